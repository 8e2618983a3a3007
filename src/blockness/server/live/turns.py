"""Computers and the clock at a table: who moves without a person, and when."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import TYPE_CHECKING
from zlib import crc32

from blockness.server.live.shared import Done
from blockness.server.table import entries
from blockness.server.table.acts import refusing
from blockness.server.table.messages import Advice, Refused

if TYPE_CHECKING:
    from blockness.game import Position
    from blockness.server.live.page import Page
    from blockness.server.live.shared import SharedRoom
    from blockness.server.table.entries import AnyEntry
    from blockness.server.table.messages import Hint

HINTS_BY = "pike"
LEASE = 3.0  # seconds for which a process claims a computer's turn; it renews the claim while the computer thinks


class Turns:
    """Has computers play their turns and those of people whose time is up, and gives hints."""

    def __init__(self, shared: SharedRoom) -> None:
        self.shared = shared
        self.room = shared.room
        self.clock = shared.clock
        self.process = shared.process
        self.thinking: asyncio.Task[None] | None = None
        self.news = asyncio.Event()  # for a task that is waiting for its time
        self.advising = asyncio.Lock()
        self.advice: tuple[Position, str] | None = None

    def computers_level(self) -> str:
        """Return the level of the computer that may move now; an open undo holds it up, unless time is up."""
        is_held_up = self.room.undo and self.clock.left() != 0
        return "" if is_held_up else self.clock.moment[-1]

    def go_on(self) -> None:
        """Let a computer think if it is its turn, or watch the clock; not while nothing can be stored."""
        if self.thinking and not self.thinking.done():
            self.news.set()
        elif self.shared.pages and self.room.turn is not None and self.process.journal.outages.is_fine:
            if self.computers_level():
                self.thinking = self.shared.start(self.let_computers_play())
            elif self.room.clock:
                self.thinking = self.shared.start(self.watch_clock())

    async def wait(self, seconds: float) -> None:
        """Wait until it is time or something happens."""
        self.news.clear()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self.news.wait()

    async def let_computers_play(self) -> None:
        """Play computers' turns until it is a person's; only one process at a time does so."""
        while self.shared.pages and self.room.turn is not None and (level := self.computers_level()):
            position = self.room.position
            if not await self.claim():
                await self.wait(LEASE / 3)
                continue
            if self.room.position is not position:
                continue  # another process has played meanwhile, and it may be a person's turn
            lease = self.shared.start(self.keep_lease())
            try:
                pace = time.monotonic() + self.process.settings.pace
                await self.play_for(self.room.turn, level, "computer", pace)
            finally:
                lease.cancel()
        asyncio.get_running_loop().call_soon(self.go_on)

    async def claim(self) -> bool:
        """Claim the computer's turn, unless another process has."""
        if self.process.watch.is_alone(self.room.code):
            return True
        return await self.process.journal.claim(self.room.code, self.process.name, LEASE)

    async def keep_lease(self) -> None:
        """Renew the claim while it thinks."""
        await asyncio.sleep(LEASE / 3)
        while await self.claim():
            await asyncio.sleep(LEASE / 3)

    async def watch_clock(self) -> None:
        """Play for a person whose time is up."""
        at = self.clock.moment, self.room.undo
        while self.shared.pages and at == (self.clock.moment, self.room.undo) and (left := self.clock.left()):
            await self.wait(left)
        turn = self.room.turn
        if self.shared.pages and turn is not None and self.clock.left() == 0 and not self.room.seats[turn].level:
            await self.play_for(turn, self.room.stand_in, "clock", 0.0)
        asyncio.get_running_loop().call_soon(self.go_on)

    async def play_for(self, seat: int, level: str, by: str, not_before: float) -> None:
        """Have a computer choose a seat's move, and play it unless the game has changed since."""
        position = self.room.position
        seed = crc32(f"{self.room.code} {len(self.room.games)} {seat}".encode())
        move = await self.process.computers.choose(position, level, seed, self.room.levels.get(level))
        await asyncio.sleep(max(0.0, not_before - time.monotonic()))

        def make() -> AnyEntry:
            if self.room.position is not position or self.room.turn != seat:
                raise Done(0)
            if self.room.undo and self.clock.left() != 0:
                raise Done(0)  # somebody wants to undo a turn
            if bool(self.room.seats[seat].level) != (by == "computer"):
                raise Done(0)  # the person came back, or a computer took over
            with refusing():
                return entries.Moved(seat=seat, move=str(self.room.game.prepare(move)), by=by)

        with contextlib.suppress(Done):
            await self.shared.commit(make)

    async def advise(self, page: Page, hint: Hint) -> None:
        """Tell a page what a computer would play."""
        async with self.advising:  # one hint at a time, and one for each position: others are waiting too
            position, ply = self.room.position, self.room.ply
            if hint.seat not in page.held or hint.seat != self.room.turn:
                self.shared.refuse(page, Refused(hint.id, "not-your-turn"))
                return
            if not self.room.allows_hints:
                self.shared.refuse(page, Refused(hint.id, "no-hints"))
                return
            if self.advice is None or self.advice[0] is not position:
                self.advice = position, await self.process.computers.choose(position, HINTS_BY, 0)
            page.answer(Advice(hint.id, self.advice[1], ply + 1))
