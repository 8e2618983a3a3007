"""Real processes, killed at one instant after another while many tables play."""

from __future__ import annotations

import asyncio
import ctypes
import os
import random
import select
import sys
import time
from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

from server.drill.ledger import Ledger

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from server.drill.ledger import Tally
    from server.evening import Evening

REOPENED = 120.0  # seconds after which a page counts as closed for good
AT_MOST = 5.0  # seconds to wait for a moment that does not come
OFTEN = 50  # instants between two lines of progress
MODIFIED = 2  # the kernel's IN_MODIFY


class Victim(NamedTuple):
    """Something that is killed and started again."""

    name: str
    kill: Callable[[], None]
    spawn: Callable[[], None]  # without waiting
    start: Callable[[], object]


class Drill:
    """Kills and starts again, and after each return compares everything with the journal."""

    def __init__(self, evening: Evening, choices: Sequence[Sequence[Victim]], database: str, written: Path) -> None:
        self.evening = evening
        self.choices = choices  # what is killed together
        self.written = written  # the folder that changes with each commit
        self.chance = random.Random(len(evening.tables))
        self.ledger = Ledger(evening, database)
        self.moments: Counter[str] = Counter()
        self.killed: Counter[str] = Counter()

    async def run(self, instants: int) -> None:
        """Kill at that many instants; everything runs before and afterwards."""
        began, instant = time.monotonic(), 0
        while instant < instants:
            victims = self.chance.choice(self.choices)
            moment = self.chance.choice((self.between_moves, self.after_an_answer, self.inside_a_commit))
            await self.play(self.chance.randrange(len(self.evening.tables)))
            await moment(victims)
            instant += self.count(moment.__name__, victims)
            while instant < instants and self.chance.random() < 0.4:
                hasty = self.chance.choice((self.while_it_starts, self.while_pages_return))
                await hasty(victims)
                instant += self.count(hasty.__name__, victims)
            await asyncio.to_thread(start, victims)
            tally = await self.check()
            if instant // OFTEN > (instant - 1) // OFTEN or instant == instants:
                print(f"{instant} of {instants} instants, {time.monotonic() - began:.0f} s: {tally}", flush=True)
        unheard = sum(guest.unheard for guest in self.evening.guests)
        print(f"when: {dict(self.moments)}\nwhat: {dict(self.killed)}")
        print(f"{unheard} acts were stored although a kill swallowed the acknowledgement: none of them happened twice")

    def count(self, moment: str, victims: Sequence[Victim]) -> int:
        """Note an instant."""
        self.moments[moment.replace("_", " ")] += 1
        self.killed[" and ".join(victim.name for victim in victims)] += 1
        return 1

    async def play(self, moves: int) -> None:
        """Wait until so many more moves have been acknowledged."""
        goal = self.evening.played + moves
        async with asyncio.timeout(REOPENED):
            while self.evening.played < goal:
                await asyncio.sleep(0.01)

    # ----------------------------------------------------------------------------------------- the instants

    async def between_moves(self, victims: Sequence[Victim]) -> None:
        """At any time."""
        await asyncio.sleep(self.chance.uniform(0.0, 0.1))
        kill(victims)

    async def after_an_answer(self, victims: Sequence[Victim]) -> None:
        """While the next line of whoever was told is being read."""
        killed = asyncio.Event()

        def strike() -> None:
            if not killed.is_set():
                killed.set()
                kill(victims)

        for guest in self.evening.guests:
            guest.then = strike
        try:
            async with asyncio.timeout(AT_MOST):
                await killed.wait()
        except TimeoutError:
            strike()
        finally:
            for guest in self.evening.guests:
                guest.then = lambda: None

    async def inside_a_commit(self, victims: Sequence[Victim]) -> None:
        """As soon as the database's log is written to, before or after it is on the disk."""
        delay = self.chance.choice((0.0, 0.0, self.chance.uniform(0.0, 0.003)))

        def strike() -> None:
            wait_for_write(self.written)
            time.sleep(delay)
            kill(victims)

        await asyncio.to_thread(strike)

    async def while_it_starts(self, victims: Sequence[Victim]) -> None:
        """A second time, before or just after it could serve."""
        for victim in victims:
            victim.spawn()
        await asyncio.sleep(self.chance.uniform(0.0, 0.9))
        kill(victims)

    async def while_pages_return(self, victims: Sequence[Victim]) -> None:
        """A second time, while everybody says hello and sends again what had no answer."""
        await asyncio.to_thread(start, victims)
        await asyncio.sleep(self.chance.uniform(0.0, 0.4))
        kill(victims)

    # ----------------------------------------------------------------------------------------- the laws

    async def check(self) -> Tally:
        """Wait until every page is open and can play, and compare."""
        try:
            async with asyncio.timeout(REOPENED):
                while not all(guest.is_open and guest.stores for guest in self.evening.guests):
                    await asyncio.sleep(0.02)
        except TimeoutError:
            closed = [guest.report() for guest in self.evening.guests if not (guest.is_open and guest.stores)]
            raise AssertionError(f"{len(closed)} pages stay closed: {closed}") from None
        tally = self.ledger.compare()
        assert tally.is_right, tally
        return tally


def kill(victims: Sequence[Victim]) -> None:
    for victim in victims:
        victim.kill()


def start(victims: Sequence[Victim]) -> None:
    for victim in victims:
        victim.start()


def wait_for_write(folder: Path) -> None:
    """Wait until a file in a folder is written to, and return at once."""
    kernel = ctypes.CDLL(None)
    watch = kernel.inotify_init()
    assert kernel.inotify_add_watch(watch, os.fsencode(folder), MODIFIED) >= 0
    usual = sys.getswitchinterval()
    sys.setswitchinterval(0.0001)  # seconds: the guests' thread must not keep this one from striking
    try:
        select.select([watch], [], [], AT_MOST)
    finally:
        sys.setswitchinterval(usual)
        os.close(watch)
