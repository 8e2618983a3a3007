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
from server.evening import Evening

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from server.drill.ledger import Tally
    from server.services import Server

REOPENED = 120.0  # seconds after which a page counts as closed for good
AT_MOST = 5.0  # seconds to wait for a moment that does not come
PACE = 1.0  # seconds that people think
MOST = 10  # moves before a kill
HASTE = 0.4  # the chance of another kill before everybody is back
EVENING = 100  # instants
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

    def __init__(self, servers: Sequence[Server], choices: Sequence[Sequence[Victim]], written: Path) -> None:
        self.servers = servers  # of the same database; people go to any of them
        self.choices = choices  # what is killed together
        self.written = written  # the folder that changes with each commit
        self.chance = random.Random()  # another evening each time: what it does also depends on the machine
        self.ledger = Ledger(servers[0].database)
        self.began = time.monotonic()
        self.instants = self.people = self.connections = self.unheard = 0
        self.moments: Counter[str] = Counter()
        self.killed: Counter[str] = Counter()

    def run(self, instants: int, tables: int, kinds: Sequence[Sequence[dict[str, str]]]) -> None:
        """Kill at that many instants, over several evenings: a room that has seen many games takes longer to read."""
        while self.instants < instants:
            self.evening = Evening(self.servers[0], tables, kinds)
            asyncio.run(self.spend(min(instants, self.instants + EVENING), instants))
            self.people += self.evening.check()
            self.connections += sum(len(guest.closings) for guest in self.evening.guests)
            self.unheard += sum(guest.unheard for guest in self.evening.guests)
        print(
            f"when: {dict(self.moments)}\nkilled: {dict(self.killed)}\n{self.instants} kills, {tables} tables, "
            f"{self.people} moves of people, {self.connections} connections lost, {self.unheard} acknowledgements "
            f"swallowed and repeated: 0 moves lost, 0 doubled, 0 seats lost, 0 pages closed"
        )

    async def spend(self, until: int, instants: int) -> None:
        """Let people play while everything is killed, and then play every game to its end."""
        self.ledger.add(self.evening)
        for guest in self.evening.guests:
            guest.urls = [f"{server.socket_address}/{guest.table.code}" for server in self.servers]
        async with self.evening.playing(PACE):
            while self.instants < until:
                shown = self.instants // OFTEN
                tally = await self.strike(until)
                if self.instants // OFTEN > shown:
                    took = time.monotonic() - self.began
                    print(f"{self.instants} of {instants} instants, {took:.0f} s: {tally}", flush=True)

    async def strike(self, until: int) -> Tally:
        """Kill once and, every now and then, again before everybody is back."""
        victims = self.chance.choice(self.choices)
        moment = self.chance.choice((self.between_moves, self.after_an_answer, self.inside_a_commit))
        await self.play(self.chance.randrange(MOST))
        await moment(victims)
        self.count(moment.__name__, victims)
        while self.instants < until and self.chance.random() < HASTE:
            hasty = self.chance.choice((self.while_it_starts, self.while_pages_return))
            await hasty(victims)
            self.count(hasty.__name__, victims)
        await asyncio.to_thread(start, victims)
        return await self.check()

    def count(self, moment: str, victims: Sequence[Victim]) -> None:
        """Note an instant."""
        self.instants += 1
        self.moments[moment.replace("_", " ")] += 1
        self.killed[" and ".join(victim.name for victim in victims)] += 1

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
