"""A gentle clock: when time is up a computer plays the turn, and time runs only while somebody could play."""

from __future__ import annotations

import asyncio
import time
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

import pytest

from server.guest import Guest, Refused, employ_for_absent, make_room
from server.services import Server, serving

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
    from pathlib import Path

SHORT = (2, 8, 32)  # seconds: on a machine too busy for people to be in time, the next
PATIENCE = 4 * SHORT[-1]  # seconds: three turns pass, and a little more
LONG = 3600  # a clock that never runs out in a test


class Watched(Guest):
    """A guest who notes the time left in each update."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.left: list[float | None] = []

    async def __aenter__(self) -> Watched:
        await super().__aenter__()
        return self

    async def hear(self, message: dict[str, Any]) -> None:
        if message["kind"] == "update":
            self.left.append(message["time_left"])
        await super().hear(message)

    async def until_ply(self, ply: int) -> None:
        await self.until(lambda: self.state["ply"] >= ply, PATIENCE)

    def moved_by(self, number: int) -> str:
        """Who made a move of the game: a person, a computer, or the clock."""
        moves = [what for _, what in sorted(self.events.items()) if what["kind"] == "moved"]
        return str(moves[number - 1].get("by", "person"))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    database = f"sqlite:///{tmp_path_factory.mktemp('clock')}/rooms.sqlite"
    with serving(database, absence=0.5, beat=0.5, pace=1.5) as one:
        yield one


@asynccontextmanager
async def table(server: Server, clock: int, *rest: dict[str, str]) -> AsyncIterator[tuple[Watched, Watched]]:
    """Ann, who begins, and Bob, each on a device, and perhaps others."""
    made = make_room(server.address, [{"name": "Ann"}, {}, *rest], clock=clock, first=0)
    ann = Watched(server.address, made["code"], list(made["tokens"].values()))
    bob = Watched(server.address, made["code"])
    async with ann, bob:
        await bob.sit(1, "Bob")
        await ann.until(lambda: ann.state["phase"] == "playing")
        yield ann, bob


def with_a_short_clock(law: Callable[[int], Coroutine[Any, Any, None]]) -> None:
    """Check a law in which people must play before their time is up."""
    for clock in SHORT:
        try:
            asyncio.run(law(clock))
            break
        except Refused:
            if clock == SHORT[-1]:
                raise


def used(left: float | None) -> float:
    """Return how much of a long clock has run; updates tell tenths."""
    return LONG - (left or 0) - 0.1


async def some_beats(guest: Guest) -> None:
    """Let some time pass, as the server sees it."""
    enough = guest.beats + 4
    await guest.until(lambda: guest.beats >= enough)


def test_without_a_clock_nobody_is_hurried(server: Server) -> None:
    async def law() -> None:
        async with table(server, 0) as (ann, bob):
            await ann.play(ann.moves[0])
            await bob.until_ply(1)
            assert {*ann.left, *bob.left} == {None}

    asyncio.run(law())


def test_a_computer_plays_the_turn_of_whoever_takes_too_long(server: Server) -> None:
    async def law(clock: int) -> None:
        async with table(server, clock) as (ann, bob):
            await ann.until_ply(2)  # both look at the lake
            await bob.until_ply(2)
            assert [ann.moved_by(1), ann.moved_by(2)] == ["clock", "clock"]
            assert all(left is None or 0 <= left <= clock for left in ann.left)
            await bob.until(lambda: bob.state["turn"] == 1, PATIENCE)
            assert [seat["level"] for seat in bob.state["seats"]] == ["", ""]  # they are still their seats
            ply = bob.state["ply"]
            await bob.play(bob.moves[0])
            await bob.until_ply(ply + 1)
            assert bob.moved_by(ply + 1) == "person"

    with_a_short_clock(law)


def test_the_time_begins_when_the_table_is_full(server: Server) -> None:
    async def law() -> None:
        made = make_room(server.address, [{"name": "Ann"}, {}], clock=LONG, first=0)
        async with Watched(server.address, made["code"], list(made["tokens"].values())) as ann:
            assert ann.left == [None]
            await some_beats(ann)
            async with Watched(server.address, made["code"]) as bob:
                before = time.monotonic()
                await bob.sit(1, "Bob")
                await ann.until(lambda: ann.state["phase"] == "playing")
                assert used(ann.left[-1]) < time.monotonic() - before

    asyncio.run(law())


def test_time_does_not_run_while_the_server_is_down(tmp_path: Path) -> None:
    async def law(server: Server) -> None:
        async with table(server, LONG) as (ann, bob), table(server, SHORT[0]) as (quick, _):
            before = time.monotonic()
            await ann.play(ann.moves[0])
            await bob.until_ply(1)
            await asyncio.to_thread(server.kill)
            heard, played, killed = len(bob.left), quick.state["ply"], time.monotonic()
            await asyncio.sleep(5)  # time that must not count
            started = time.monotonic()
            await asyncio.to_thread(server.start)
            await bob.until(lambda: len(bob.left) > heard)
            assert used(bob.left[heard]) < (killed - before) + (time.monotonic() - started)
            await quick.until_ply(played + 1)  # and then it runs again
            assert quick.moved_by(played + 1) == "clock"

    with serving(f"sqlite:///{tmp_path}/rooms.sqlite") as server:
        asyncio.run(law(server))


def test_a_computer_that_comes_in_for_the_absent_need_not_wait_for_the_clock(server: Server) -> None:
    async def law() -> None:
        async with table(server, LONG) as (ann, bob):
            await ann.play(ann.moves[0])
            await bob.__aexit__()
            await ann.until(lambda: ann.presence.get("seats") == [True, False])
            await employ_for_absent(ann, 1)
            await ann.until_ply(2)
            assert ann.moved_by(2) == "computer"
            await bob.__aenter__()

    asyncio.run(law())


def test_a_computer_need_not_wait_for_the_clock_of_whoever_left(server: Server) -> None:
    async def law() -> None:
        async with table(server, LONG) as (ann, bob):
            await ann.play(ann.moves[0])
            await bob.until_ply(1)
            await some_beats(bob)
            await bob.ask("leave", seat=1)
            await ann.until_ply(2)
            assert ann.moved_by(2) == "computer"

    asyncio.run(law())


def test_who_comes_back_has_the_whole_time(tmp_path: Path) -> None:
    async def law(server: Server) -> None:
        async with table(server, LONG) as (ann, bob):
            await ann.play(ann.moves[0])
            await bob.until_ply(1)
            await bob.__aexit__()
            await some_beats(ann)
            await employ_for_absent(ann, 1)
            before = time.monotonic()
            await bob.__aenter__()
            await bob.until(lambda: any(what["kind"] == "returned" for what in bob.events.values()))
            assert bob.state["ply"] == 1
            assert used(bob.left[-1]) < time.monotonic() - before

    with serving(f"sqlite:///{tmp_path}/rooms.sqlite", absence=0.5, beat=0.5, pace=LONG) as slow:
        asyncio.run(law(slow))


def test_a_question_that_nobody_answers_ends_with_the_turn(server: Server) -> None:
    async def law(clock: int) -> None:
        async with table(server, clock) as (ann, bob):
            await ann.play(ann.moves[0])
            await ann.ask("undo", seat=0)
            await bob.until(lambda: bob.state["undo"] is not None)
            await ann.until_ply(2)
            assert ann.moved_by(2) == "clock"
            assert ann.state["undo"] is None

    with_a_short_clock(law)


def test_a_question_holds_computers_up_no_longer_than_the_clock_says(server: Server) -> None:
    async def law(clock: int) -> None:
        async with table(server, clock, {"level": "otter"}) as (ann, bob):
            await ann.play(ann.moves[0])
            await bob.until_ply(1)
            await bob.play(bob.moves[0])
            await bob.ask("undo", seat=1)  # before the computer has thought it over; Ann does not answer
            await ann.until_ply(3)
            assert ann.moved_by(3) == "computer"
            await ann.until(lambda: ann.state["undo"] is None)

    with_a_short_clock(law)


def test_a_computer_goes_on_when_the_answer_is_no(server: Server) -> None:
    async def law() -> None:
        async with table(server, LONG, {"level": "otter"}) as (ann, bob):
            await ann.play(ann.moves[0])
            await bob.until_ply(1)
            await bob.play(bob.moves[0])
            await bob.ask("undo", seat=1)
            await ann.ask("answer", seat=0, agreed=False)
            await ann.until_ply(3)

    asyncio.run(law())


def test_without_a_clock_a_question_waits_for_its_answer(server: Server) -> None:
    async def law() -> None:
        async with table(server, 0) as (ann, bob):
            await ann.play(ann.moves[0])
            await bob.until_ply(1)
            await bob.play(bob.moves[0])
            await bob.ask("undo", seat=1)
            await ann.until(lambda: ann.state["undo"] is not None)
            await some_beats(ann)
            assert ann.state["undo"] == {"seat": 1, "waiting": [0]}
            await ann.ask("answer", seat=0, agreed=True)
            await bob.until(lambda: bob.state["turn"] == 1)
            assert bob.state["ply"] == 1

    asyncio.run(law())


@pytest.mark.long
def test_a_clock_does_not_keep_computers_waiting(tmp_path: Path) -> None:
    async def answers_in(server: Server, clock: int) -> float:
        """How long a computer takes for six answers."""
        took = 0.0
        for _ in range(3):
            made = make_room(server.address, [{"name": "Ann"}, {"level": "minnow"}], clock=clock, first=0)
            async with Watched(server.address, made["code"], list(made["tokens"].values())) as ann:
                for ply in (1, 3):
                    await ann.play(ann.moves[0])
                    began = time.monotonic()
                    await ann.until_ply(ply + 1)
                    took += time.monotonic() - began
        return took

    async def law(server: Server) -> None:
        await answers_in(server, 0)  # the thinker gets ready
        for _ in range(5):  # once more, if the machine is busy
            without, with_clock = await answers_in(server, 0), await answers_in(server, LONG)
            if with_clock < without + 1.0:  # looking once a second would take three more
                return
        raise AssertionError(f"expected about {without:.1f} s for six answers, got {with_clock:.1f} s")

    with serving(f"sqlite:///{tmp_path}/rooms.sqlite", pace=0, thinkers=1) as server:
        asyncio.run(law(server))
