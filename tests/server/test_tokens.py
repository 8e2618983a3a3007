"""A seat opens to its token and to nothing else."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from server.guest import Guest, Refused, make_room, new_id
from server.services import Server, serving

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('tokens')}/rooms.sqlite") as one:
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
