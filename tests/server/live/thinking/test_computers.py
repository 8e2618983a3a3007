"""Thinkers that fail in every way: each is replaced, and a move is made anyway."""

from __future__ import annotations

import asyncio
import os
import sys
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import pytest

from blockness.game import Position
from blockness.server.live.computers import Computers

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

READY = "import sys, time, os; say = lambda text: print(text, flush=True); say('{}'); "
FOR_EVER = 3600.0
POSITION = Position.start(2).play("Sd4f4").play("Sd6e6")
LEGAL = {str(move) for move in POSITION.legal_moves}
SLOW = READY + '\nfor line in sys.stdin:\n time.sleep(0.05)\n say(\'{"move":"x"}\')'


@asynccontextmanager
async def computers(program: str, patience: float, count: int = 1, after: float = 0.0) -> AsyncIterator[Computers]:
    one = Computers(count, (sys.executable, "-c", program), patience, after)
    await one.start()
    try:
        async with asyncio.timeout(60):
            yield one
    finally:
        await one.stop()


def pids(one: Computers) -> list[int]:
    return [thinker.process.pid for thinker in one.thinkers if thinker.process]


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.mark.parametrize(
    "program",
    [
        READY + "sys.exit(1)",  # dies before the question
        READY + "sys.stdin.readline(); os.kill(os.getpid(), 9)",  # dies of it
        READY + "sys.stdin.readline(); time.sleep(3600)",  # hangs
        READY + "os.close(0); time.sleep(3600)",  # does not listen
        READY + "sys.stdin.readline(); os.close(1); time.sleep(3600)",  # does not speak
        READY + "sys.stdin.readline(); say('what?')",  # speaks nonsense
        READY + "sys.stdin.readline(); say('[' * 100_000)",  # deep nonsense, without end
        READY + "sys.stdin.readline(); say('{\"move\":7}')",
    ],
)
def test_a_thinker_that_fails_is_replaced_and_a_fast_move_made(program: str) -> None:
    async def law() -> None:
        async with computers(program, patience=1.0) as one:
            for fallbacks in (1, 2):
                assert await one.choose(POSITION, "nessie", 1) in LEGAL
                assert one.fallbacks == fallbacks
            used = pids(one)
            assert await one.choose(POSITION, "nessie", 1) in LEGAL
            assert not any(is_running(pid) for pid in used)

    asyncio.run(law())


@pytest.mark.parametrize("program", ["raise SystemExit(3)", "no python", "print('what?')"])
def test_a_thinker_that_cannot_start_is_tried_again(program: str) -> None:
    async def law() -> None:
        async with computers(program, patience=30.0) as one:
            for fallbacks in (1, 2, 3):
                assert await one.choose(POSITION, "heron", 1) in LEGAL
                assert one.fallbacks == fallbacks

    asyncio.run(law())


def test_a_program_that_is_not_there_is_no_catastrophe() -> None:
    async def law() -> None:
        one = Computers(1, ("/nowhere/at/all",), 30.0)
        await one.start()
        assert await one.choose(POSITION, "heron", 1) in LEGAL
        await one.stop()

    asyncio.run(law())


def test_thinkers_start_after_a_while_or_when_they_are_needed() -> None:
    async def law() -> None:
        async with computers(SLOW, FOR_EVER, count=2, after=FOR_EVER) as one:
            assert await one.choose(POSITION, "heron", 1) == "x"
            assert len(pids(one)) == 1
        async with computers(SLOW, FOR_EVER, count=2, after=0.1) as one:
            while len(pids(one)) < 2:
                await asyncio.sleep(0.01)
            assert await one.choose(POSITION, "heron", 1) == "x"

    asyncio.run(law())


def test_nobody_waits_again_for_a_thinker_that_takes_long_to_get_ready() -> None:
    async def law() -> None:
        async with computers("import time; time.sleep(3600)", patience=FOR_EVER) as one:
            one.thinkers[0].start_once()
            one.thinkers[0].began -= FOR_EVER
            for fallbacks in range(1, 20):
                assert await one.choose(POSITION, "heron", 1) in LEGAL
                assert one.fallbacks == fallbacks

    asyncio.run(law())


def test_a_thinker_that_never_gets_ready_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("blockness.server.live.computers.WARM_UP", 0.5)

    async def law() -> None:
        async with computers("import time; time.sleep(3600)", patience=1.0) as one:
            await one.choose(POSITION, "heron", 1)
            [first] = pids(one)
            while pids(one) == [first]:
                assert await one.choose(POSITION, "heron", 1) in LEGAL
            assert not is_running(first)

    asyncio.run(law())


def test_who_stops_waiting_leaves_no_answer_behind_for_another() -> None:
    program = READY + '\nfor n, line in enumerate(sys.stdin):\n time.sleep(1)\n say(\'{"move":"%s"}\' % n)'

    async def law() -> None:
        async with computers(program, patience=30.0) as one:
            assert await one.choose(POSITION, "heron", 1) == "0"
            waiting = asyncio.create_task(one.choose(POSITION, "heron", 1))
            while one.thinkers[0].is_sound:  # until it has been asked
                await asyncio.sleep(0.01)
            waiting.cancel()
            await asyncio.gather(waiting, return_exceptions=True)
            assert await one.choose(POSITION, "heron", 1) == "0"  # of a new one

    asyncio.run(law())


@pytest.mark.parametrize("thinkers", [1, 2])
def test_the_first_come_are_the_first_served(thinkers: int) -> None:
    async def law() -> None:
        async with computers(SLOW, 30.0, thinkers) as one:
            done: list[int] = []

            async def ask(number: int) -> None:
                await one.choose(POSITION, "heron", 1)
                done.append(number)

            await asyncio.gather(*(ask(number) for number in range(20)))
            assert sorted(done) == list(range(20))
            assert thinkers > 1 or done == sorted(done)  # of two at once either may be the quicker one
            assert one.free.qsize() == thinkers

    asyncio.run(law())


def test_no_thinker_outlives_the_server() -> None:
    async def law() -> list[int]:
        async with computers(READY + "time.sleep(3600)", 30.0, 3) as one:
            one.start_all()
            for thinker in one.thinkers:
                await thinker.wait_until_ready()
            return pids(one)

    found = asyncio.run(law())
    assert len(found) == 3
    assert not any(map(is_running, found))
