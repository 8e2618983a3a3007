"""A seat opens to its token and to nothing else."""

from __future__ import annotations

import asyncio
import json
import random
import secrets
from hmac import compare_digest
from typing import TYPE_CHECKING

import pytest

from blockness.server.table.entries import Opened, Place
from blockness.server.table.room import read_room
from blockness.server.table.tokens import hash_of, new_token, seats_held
from server.guest import COLOURS, Guest, Refused, call, make_room, new_id
from server.page import closing_of, hello, visit
from server.services import Server, serving

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('tokens')}/rooms.sqlite") as one:
        yield one


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that lets people guess for ever, so that every guess is checked."""
    database = f"sqlite:///{tmp_path_factory.mktemp('patient')}/rooms.sqlite"
    with serving(database, wrong_tokens=1_000_000_000, messages=1_000_000) as one:
        yield one


def seats_of(server: Server, code: str, tokens: list[str]) -> list[int]:
    """The seats that some tokens open."""

    async def look() -> list[int]:
        async with Guest(server.address, code, tokens) as guest:
            return guest.you

    return asyncio.run(look())


async def code_of(guest: Guest, kind: str, **rest: object) -> str:
    """The code that a message is refused with."""
    with pytest.raises(Refused) as refused:
        await guest.ask(kind, **rest)
    return str(refused.value.answer["code"])


def test_the_number_of_an_act_opens_no_seat_but_the_one_it_took(server: Server) -> None:
    made = make_room(server.address, [{"name": "Ann"}, {}, {"level": "otter"}, {}])
    owner = list(made["tokens"].values())

    async def steal() -> None:
        async with Guest(server.address, made["code"]) as thief:
            mine = new_id()
            await thief.ask("sit", id=mine, seat=1, name="Tom")
            said = new_id()
            await thief.ask("say", id=said, seat=1, phrase="hello")
            for seat in (0, 2, 3):
                assert await code_of(thief, "sit", id=mine, seat=seat, name="Tom") in ("seat-taken", "done-already")
            for seat in (0, 2):
                assert await code_of(thief, "sit", id=said, seat=seat, name="Tom") == "seat-taken"
            for seat in (0, 2, 3):
                assert await code_of(thief, "leave", seat=seat) == "not-your-seat"

    asyncio.run(steal())
    assert seats_of(server, made["code"], owner) == [0]


def test_a_lost_answer_brings_another_token_only_to_who_sat_down_and_still_sits(server: Server) -> None:
    made = make_room(server.address, [{"name": "Ann"}, {}])

    async def sit_and_leave() -> None:
        async with Guest(server.address, made["code"]) as tom, Guest(server.address, made["code"]) as uma:
            first = new_id()
            await tom.ask("sit", id=first, seat=1, name="Tom")
            await tom.ask("sit", id=first, seat=1, name="Tom")
            async with Guest(server.address, made["code"], [tom.given[first]]) as new:
                assert new.you == [1]
            # Ann is away and the game goes on, so leaving hands Tom's seat to a computer
            await tom.ask("leave", seat=1)
            assert await code_of(tom, "sit", id=first, seat=1, name="Tom") in ("seat-taken", "done-already")
            assert await code_of(uma, "sit", seat=1, name="Uma") == "seat-taken"

    asyncio.run(sit_and_leave())


def test_whoever_left_does_not_hold_the_seat_of_who_came_after(server: Server) -> None:
    made = make_room(server.address, [{"name": "Ann"}, {}, {}])

    async def follow() -> None:
        async with Guest(server.address, made["code"]) as tom, Guest(server.address, made["code"]) as uma:
            first = new_id()
            await tom.ask("sit", id=first, seat=1, name="Tom")
            await tom.ask("leave", seat=1)
            await uma.sit(1, "Uma")
            assert await code_of(tom, "say", seat=1, phrase="hello") == "not-your-seat"
            assert await code_of(tom, "sit", id=first, seat=1, name="Tom") in ("seat-taken", "done-already")
            await uma.ask("say", seat=1, phrase="hello")

    asyncio.run(follow())


def near_misses(token: str) -> Iterator[str]:
    """Texts that are almost a token."""
    yield from ("", " ", "\x00", "null", token[:-1], token[1:], f"{token}=", f"{token}\x00", f" {token}", f"{token}\n")
    yield from (token.swapcase(), token[::-1], token.upper(), token.lower(), hash_of(token), hash_of(token).upper())
    yield from (f"{token[:i]}{'A' if token[i] != 'A' else 'B'}{token[i + 1 :]}" for i in range(len(token)))
    yield from (f"{token[:i]}\N{CYRILLIC SMALL LETTER A}{token[i + 1 :]}" for i in range(len(token)))


def guesses(token: str, count: int) -> list[str]:
    chance = random.Random(11)
    found = list(near_misses(token))
    while len(found) < count:
        found.append(secrets.token_urlsafe(chance.choice((16, 23, 24, 25, 32))))
    assert token not in found
    return found[:count]


async def guess(server: Server, code: str, token: str, count: int) -> int:
    """Try wrong tokens, four at a time as a page may; return how many the server has compared."""
    tried = 0
    wrong = guesses(token, count)
    async with visit(server, code) as page:
        for i in range(0, count, 4):
            assert await hello(page, *wrong[i : i + 4]) == []
            tried += len(wrong[i : i + 4])
    return tried


async def come_and_go(server: Server, code: str, token: str, until: asyncio.Event) -> int:
    """Be the owner, who keeps coming back from the same address; return how often."""
    visits = 0
    while not until.is_set():
        async with visit(server, code) as page:
            assert await hello(page, token) == [0]
            assert await hello(page, "an-old-token", token) == [0]
            visits += 1
    return visits


def try_wrong_tokens(server: Server, count: int) -> None:
    made = make_room(server.address, [{"name": "Ann"}, {}])
    code, token = made["code"], made["tokens"]["0"]

    async def besiege() -> None:
        done = asyncio.Event()
        owner = asyncio.create_task(come_and_go(server, code, token, done))
        assert await guess(server, code, token, count) == count
        done.set()
        visits = await owner
        assert visits > 1
        print(f"{count} wrong tokens opened nothing; the owner came in {visits} times meanwhile")

    asyncio.run(besiege())
    assert seats_of(server, code, [token]) == [0]
    status, room = call(f"{server.address}/api/rooms/{code}")
    assert (status, room["seats"][0]["name"], room["seats"][1]["kind"]) == (200, "Ann", "open")


def test_wrong_tokens_open_nothing_and_lock_nobody_out(patient: Server) -> None:
    try_wrong_tokens(patient, 1_000)


@pytest.mark.long
def test_a_hundred_thousand_wrong_tokens_open_nothing_and_lock_nobody_out(patient: Server) -> None:
    try_wrong_tokens(patient, 100_000)


def test_who_keeps_guessing_is_sent_away_and_the_owner_never(server: Server) -> None:
    made = make_room(server.address, [{"name": "Ann"}, {}])
    code, token = made["code"], made["tokens"]["0"]

    async def besiege() -> None:
        async with visit(server, code) as page:
            for _ in range(5):  # four each: the twenty of a minute
                assert await hello(page, "one", "two", "three", "four") == []
            await page.send(json.dumps({"kind": "hello", "tokens": ["five"]}))
            assert await closing_of(page) == (4401, "too-many-wrong-tokens")
        for _ in range(3):
            async with visit(server, code) as page:
                await page.send(json.dumps({"kind": "hello", "tokens": ["six"]}))
                assert await closing_of(page) == (4401, "too-many-wrong-tokens")
            async with visit(server, code) as page:
                assert await hello(page, token) == [0]  # from the same address
            async with visit(server, code) as page:
                assert await hello(page) == []  # somebody who only watches is above suspicion
            async with visit(server, code, "127.0.0.2") as page:
                assert await hello(page, "seven") == []  # nor is anybody elsewhere

    asyncio.run(besiege())


def test_tokens_are_compared_in_constant_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every seat is compared, even after a match, by a comparison that does not stop at the first difference."""
    compared: list[tuple[str, str]] = []

    def compare(one: str, other: str) -> bool:
        compared.append((one, other))
        return compare_digest(one, other)

    monkeypatch.setattr("blockness.server.table.tokens.hmac.compare_digest", compare)
    pairs = [new_token() for _ in range(4)]
    places = tuple(
        Place(colour, name="Ann", key=key, holder=0) for colour, (_, key) in zip(COLOURS, pairs, strict=True)
    )
    room = read_room("abcdefg", [Opened(seats=places, variant="classic", first=0)])
    for seat, (token, key) in enumerate(pairs):
        compared.clear()
        assert seats_held(room, [token]) == (frozenset({seat}), 0)
        assert compared == [(place.key, key) for place in places]
    compared.clear()
    assert seats_held(room, ["wrong"]) == (frozenset(), 1)
    assert len(compared) == 4
    assert len({token for token, _ in pairs}) == 4
    assert all(len(token) == 32 for token, _ in pairs)  # 192 bits
