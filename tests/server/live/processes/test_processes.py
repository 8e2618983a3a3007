"""Several processes behind one address: it is one table, whichever process people are connected to."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import time
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from typing import TYPE_CHECKING, Any, NamedTuple

import psycopg
import pytest
from redis.asyncio import Redis as RedisClient

from blockness.game import Position, Record
from blockness.server.live.others.fanout import CHANNEL
from server.guest import COLOURS, Guest, Refused, call, employ_for_absent, make_room, new_id, play_on
from server.services import Redis, Server, postgres, redis, serving
from server.workers import all_there, figure_of, go_to, spread

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator

ABSENCE = 2.0


class House(NamedTuple):
    """A server of several processes, and its Redis."""

    server: Server
    redis: Redis
    processes: int


@pytest.fixture(scope="module", params=[2, pytest.param(4, marks=pytest.mark.long)])
def house(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("processes")
    with redis(folder) as notices, postgres() as database:
        settings = {"redis": notices.url, "processes": request.param, "beat": 0.5, "absence": ABSENCE, "thinkers": 1}
        with serving(database, **settings) as server:
            yield House(server, notices, request.param)


@asynccontextmanager
async def table(house: House, *seats: dict[str, str], watchers: int = 0) -> AsyncIterator[list[Guest]]:
    """A room whose people and watchers are each on a different process."""
    server = house.server
    made = make_room(server.address, seats, first=0)
    async with AsyncExitStack() as stack:
        guests = [Guest(server.address, made["code"], [token]) for token in made["tokens"].values()]
        guests += [Guest(server.address, made["code"]) for _ in range(watchers)]
        for guest in guests:
            await stack.enter_async_context(guest)
        for some in (guests[i : i + house.processes] for i in range(0, len(guests), house.processes)):
            await spread(server, *some)
        yield guests


def is_same(guests: list[Guest]) -> bool:
    """Whether all know everything up to the same version."""
    is_complete = all(guest.complete >= guest.version for guest in guests)
    return is_complete and len({(guest.version, guest.state["position"]) for guest in guests}) == 1


async def see_the_same(guests: list[Guest]) -> dict[str, Any]:
    """Wait until all see the same room, and return it."""
    async with asyncio.timeout(60):
        while not is_same(guests):  # a computer may still be moving
            await asyncio.sleep(0.01)
    return guests[0].state


def replayed(moves: list[str], seats: int) -> str:
    """Where some moves lead, worked out with the library alone."""
    position = Position.start(seats, "classic", COLOURS[:seats])
    for move in moves:
        position = position.play(move)
    return str(position)


async def play_out(guests: list[Guest], seed: int = 0) -> int:
    """Play to the end, everybody for themselves; return how many moves of people were acknowledged."""
    people = [guest for guest in guests if guest.you]
    played = await asyncio.gather(*(play_on(guest, random.Random(seed + i)) for i, guest in enumerate(people)))
    return sum(played)


def test_moves_reach_people_on_other_processes(house: House) -> None:
    async def main() -> None:
        seats = [{"name": f"Guest {number}"} for number in range(min(4, house.processes))]
        async with table(house, *seats, watchers=house.processes) as guests:
            played = await play_out(guests)
            state = await see_the_same(guests)
            assert (state["phase"], state["ply"]) == ("over", played)
            assert state["position"] == replayed(state["moves"], len(seats))

    asyncio.run(main())


def test_what_is_said_on_all_processes_at_once_is_written_once_each(house: House) -> None:
    async def main() -> None:
        async with table(house, {"name": "Ada"}, {"name": "Bo"}) as (ada, bo):
            acts = [(guest, seat, new_id()) for _ in range(10) for seat, guest in ((0, ada), (1, bo))]
            asked = (guest.ask("say", id=number, seat=seat, phrase="hello") for guest, seat, number in acts)
            numbers = [answer["number"] for answer in await asyncio.gather(*asked)]
            again = (guest.ask("say", id=number, seat=seat, phrase="hello") for guest, seat, number in acts)
            assert [answer["number"] for answer in await asyncio.gather(*again)] == numbers
            assert len(set(numbers)) == 20
            await see_the_same([ada, bo])
            assert [ada.events[number] for number in numbers] == [said(seat) for _, seat, _ in acts]

    asyncio.run(main())


def said(seat: int) -> dict[str, Any]:
    return {"kind": "said", "seat": seat, "phrase": "hello", "name": ("Ada", "Bo")[seat]}


def test_one_seat_wanted_on_all_processes_is_given_once(house: House) -> None:
    async def main() -> None:
        async with table(house, {"name": "Ada"}, {}, watchers=4) as (_, *others):
            tries = [guest.ask("sit", seat=1, name="Bo") for guest in others]
            answers = await asyncio.gather(*tries, return_exceptions=True)
            assert sum(isinstance(answer, dict) for answer in answers) == 1
            refusals = [answer.answer["code"] for answer in answers if isinstance(answer, Refused)]
            assert refusals == ["seat-taken"] * 3

    asyncio.run(main())


def test_a_computers_move_is_thought_up_by_one_process(house: House) -> None:
    async def main() -> None:
        before = sum(figure_of(house.server, "thoughts").values())
        async with table(house, {"name": "Ada"}, {"level": "otter"}, {"level": "otter"}, watchers=1) as guests:
            for guest in guests:  # until then its process may believe to be the only one
                await guest.until(lambda guest=guest: guest.presence.get("watching") == 1)
            played = await play_out(guests)
            state = await see_the_same(guests)
        after = sum(figure_of(house.server, "thoughts").values())
        assert after - before == state["ply"] - played

    asyncio.run(main())


def test_a_computer_goes_on_when_the_process_that_let_it_think_is_gone(house: House) -> None:
    async def main() -> None:
        async with table(house, {"name": "Ada"}, {"level": "otter"}) as (ada,):
            values = ada.url.rpartition("/")[2], "gone", int(time.time() * 1000) + 3000
            with psycopg.connect(house.server.database) as connection:
                connection.execute("INSERT INTO lease (room, holder, until) VALUES (%s, %s, %s)", values)
            await ada.play(ada.moves[0])
            await ada.until(lambda: ada.state["ply"] == 2)

    asyncio.run(main())


def test_who_is_on_another_process_is_not_absent_and_who_is_gone_is(house: House) -> None:
    async def main() -> None:
        server = house.server
        made = make_room(server.address, [{"name": "Ada"}, {"name": "Bo"}, {"name": "Cid"}], first=0)
        code, tokens = made["code"], made["tokens"]
        async with Guest(server.address, code, [tokens["0"]]) as ada:
            async with Guest(server.address, code, [tokens["1"]]) as bo:
                await spread(server, ada, bo)
                await ada.until(lambda: ada.presence.get("seats") == [True, True, False])
                await employ_for_absent(ada, 2)  # so long ago is the beginning by now
                assert await refusal_of(ada, "employ", seat=1, level="otter") == "not-absent"
            await ada.until(lambda: ada.presence.get("seats") == [True, False, False])
            await employ_for_absent(ada, 1)
            await ada.until(lambda: ada.state["seats"][1]["level"] == "heron")
            async with Guest(server.address, code, [tokens["1"]]) as bo:
                await spread(server, ada, bo)
                await ada.until(lambda: not ada.state["seats"][1]["level"])
                await play_out([ada, bo])
                assert (await see_the_same([ada, bo]))["phase"] == "over"

    asyncio.run(main())


async def refusal_of(guest: Guest, kind: str, **rest: Any) -> str:
    with pytest.raises(Refused) as refused:
        await guest.ask(kind, **rest)
    return str(refused.value.answer["code"])


def test_watchers_on_all_processes_are_counted(house: House) -> None:
    async def main() -> None:
        async with table(house, {"name": "Ada"}, {"name": "Bo"}, watchers=3) as guests:
            for guest in guests:
                await guest.until(lambda guest=guest: guest.presence.get("watching") == 3)
            seen: list[int] = []
            for _ in range(3):  # beats
                beat = guests[0].beats
                await guests[0].until(lambda beat=beat: guests[0].beats > beat)
                seen.append(guests[0].presence["watching"])
            assert seen == [3, 3, 3]

    asyncio.run(main())


def test_when_a_process_is_killed_its_people_go_on_at_another(house: House) -> None:
    async def main() -> None:
        async with AsyncExitStack() as stack:
            seats = ({"name": "Ada"}, {"name": "Bo"}, {"level": "otter"})
            tables = [await stack.enter_async_context(table(house, *seats)) for _ in range(5)]
            playing = [asyncio.create_task(play_out(guests, seed)) for seed, guests in enumerate(tables)]
            victim = await go_to(house.server, tables[0][0], set())
            os.kill(victim, signal.SIGKILL)
            people = [guest for guests in tables for guest in guests]
            back = await asyncio.gather(*map(time_to_be_answered, people))
            on = await asyncio.gather(*(time_to_go_on(guests[0]) for guests in tables))
            print(f"kill -9 of one of {house.processes}: all back in {max(back):.1f} s, on in {max(on):.1f} s")
            for guests, task in zip(tables, playing, strict=True):
                await task
                state = await see_the_same(guests)
                assert state["phase"] == "over"
                assert state["position"] == replayed(state["moves"], 3)
            assert victim not in await all_there(house.server, house.processes), "it was replaced"

    asyncio.run(main())


async def time_to_be_answered(guest: Guest) -> float:
    began = time.monotonic()
    with suppress(Refused):
        await guest.ask("answer", seat=0, agreed=False)  # nobody asked
    return time.monotonic() - began


async def time_to_go_on(guest: Guest) -> float:
    """How long it takes until the next move."""
    began, version = time.monotonic(), guest.version
    await guest.until(lambda: guest.state["phase"] == "over" or guest.version > version)
    return time.monotonic() - began


def test_without_redis_moves_still_reach_all_and_nothing_is_lost(house: House) -> None:
    async def main() -> None:
        async with table(house, {"name": "Ada"}, {"name": "Bo"}, watchers=2) as guests:
            ada, bo = guests[:2]
            await some_moves(guests, 4)
            house.redis.stop()
            try:
                await some_moves(guests, 4)
                code = ada.url.rpartition("/")[2]
                async with Guest(house.server.address, code) as late:
                    await see_the_same([ada, bo, late])
            finally:
                house.redis.start()
            played = 8 + await play_out(guests)
            state = await see_the_same(guests)
            assert (state["phase"], state["ply"]) == ("over", played)
            assert state["position"] == replayed(state["moves"], 2)
            _, record = call(f"{house.server.address}/api/rooms/{code}/games/1/record")
            assert [str(move) for move in Record.read(record).moves] == state["moves"]
            for guest in guests:
                await guest.until(lambda guest=guest: guest.presence.get("seats") == [True, True])
                await guest.until(lambda guest=guest: guest.presence["watching"] == 2)

    asyncio.run(main())


async def some_moves(guests: list[Guest], count: int) -> None:
    """Play a few moves by turns, each seen by all before the next."""
    chance = random.Random(count)
    for _ in range(count):
        await see_the_same(guests)
        guest = next(one for one in guests if one.state["turn"] in one.you)
        ply = guest.state["ply"]
        await guest.play(chance.choice(guest.moves))
        for one in guests:
            await one.until(lambda one=one, ply=ply: one.state["ply"] == ply + 1)


def test_who_was_taken_for_absent_by_a_process_that_knew_less_has_the_seat_back_at_once(house: House) -> None:
    async def main() -> None:
        async with table(house, {"name": "Ada"}, {"name": "Bo"}) as (ada, _):
            entry = '{"kind": "employed", "seat": 1, "level": "otter"}'
            values = ada.url.rpartition("/")[2], ada.version + 1, int(time.time()), 1, entry
            with psycopg.connect(house.server.database) as connection:
                connection.execute("INSERT INTO journal VALUES (%s, %s, %s, %s, %s)", values)
            await ada.until(lambda: ada.version == values[1] + 1)
            kinds = [event["kind"] for _, event in sorted(ada.events.items())]
            assert kinds[-2:] == ["employed", "returned"]

    asyncio.run(main())


def test_a_notice_that_nobody_understands_is_passed_over(house: House) -> None:
    async def main() -> None:
        async with (
            RedisClient.from_url(house.redis.url) as strange,
            table(house, {"name": "Ada"}, {"name": "Bo"}) as guests,
        ):
            deep, not_text = b'{"more": ' + b"[" * 100_000, b'{"room": "\xff"}'
            for text in (b"", b"\xff", b"[1]", b'{"room": 7}', b"{" * 100_000, deep, not_text):
                await strange.publish(CHANNEL, text)
            before = await strange.pubsub_numsub(CHANNEL)
            await some_moves(guests, 2)
            assert await strange.pubsub_numsub(CHANNEL) == before == [(CHANNEL.encode(), house.processes)]

    asyncio.run(main())
