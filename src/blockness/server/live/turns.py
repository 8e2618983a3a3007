"""Computers and the clock at a table: who moves without a person's hand, and when."""

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
LEASE = 3.0  # seconds for which a process says that it lets a computer think; it says so again while it does


class Turns:
    """Lets computers think when it is their turn, plays for those whose time is up, and gives hints."""

    def __init__(self, shared: SharedRoom) -> None:
        self.shared = shared
        self.room = shared.room
        self.clock = shared.clock
        self.process = shared.process
        self.thinking: asyncio.Task[None] | None = None
        self.news = asyncio.Event()  # for a task that waits for its time
        self.advising = asyncio.Lock()
        self.advice: tuple[Position, str] | None = None

    def computers_level(self) -> str:
        """Return the level of the computer that may move now; a question holds it up, but not when its time is up."""
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
        """Wait, but no longer than until something happens."""
        self.news.clear()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self.news.wait()

    async def let_computers_play(self) -> None:
        """Play the turns of computers until it is a person's turn; only one process at a time does so."""
        while self.shared.pages and self.room.turn is not None and (level := self.computers_level()):
            if not await self.claim():
                await self.wait(LEASE / 3)
                continue
            lease = self.shared.start(self.keep_lease())
            try:
                pace = time.monotonic() + self.process.settings.pace
                await self.play_for(self.room.turn, level, "computer", pace)
            finally:
                lease.cancel()
        asyncio.get_running_loop().call_soon(self.go_on)

    async def claim(self) -> bool:
        """Tell the other processes that this one lets a computer think, unless one of them does."""
        if self.process.watch.is_alone(self.room.code):
            return True
        return await self.process.journal.claim(self.room.code, self.process.name, LEASE)

    async def keep_lease(self) -> None:
        """Tell them again while it thinks."""
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
        """Let a computer choose a seat's move, and play it unless the game has changed meanwhile."""
        position = self.room.position
        seed = crc32(f"{self.room.code} {len(self.room.games)} {seat}".encode())
        move = await self.process.computers.choose(position, level, seed, self.room.levels.get(level))
        await asyncio.sleep(max(0.0, not_before - time.monotonic()))

        def make() -> AnyEntry:
            if self.room.position is not position or self.room.turn != seat:
                raise Done(0)
            if self.room.undo and self.clock.left() != 0:
                raise Done(0)  # somebody wants a turn back
            if bool(self.room.seats[seat].level) != (by == "computer"):
                raise Done(0)  # the person came back, or a computer came in
            with refusing():
                return entries.Moved(seat=seat, move=str(self.room.game.prepare(move)), by=by)

        with contextlib.suppress(Done):
            await self.shared.commit(make)

    async def advise(self, page: Page, hint: Hint) -> None:
        """Tell a page what a computer would play."""
        async with self.advising:  # a room asks for one hint at a time, and for each position once: others wait too
            position, ply = self.room.position, self.room.ply
            if hint.seat not in page.held or hint.seat != self.room.turn:
                self.shared.refuse(page, Refused(hint.id, "not-your-turn"))
                return
            if self.advice is None or self.advice[0] is not position:
                self.advice = position, await self.process.computers.choose(position, HINTS_BY, 0)
            page.answer(Advice(hint.id, self.advice[1], ply + 1))
