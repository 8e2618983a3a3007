"""A room that several processes write to: the journal comes first, the pages hear afterwards."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING

from sqlalchemy.exc import IntegrityError

from blockness.server.journal.outages import NoDatabase
from blockness.server.live.clock import TurnClock
from blockness.server.live.others.fanout import Notice
from blockness.server.logs import half_of, room_id
from blockness.server.table.acts import Refusal
from blockness.server.table.messages import Update, write_out
from blockness.server.table.state import event_of, state_of

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine
    from typing import Any

    from blockness.server.live.page import Page
    from blockness.server.live.process import Process
    from blockness.server.table.entries import AnyEntry
    from blockness.server.table.messages import AnyOut, Refused
    from blockness.server.table.room import Room

log = logging.getLogger(__name__)


class Done(Exception):
    """It was done before, under this number, or there is nothing left to do (0)."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


class SharedRoom:
    """One room as this process knows it, and its pages here. `then` is told of each change."""

    def __init__(self, process: Process, room: Room, then: Callable[[list[AnyEntry]], None]) -> None:
        self.process = process
        self.room = room
        self.then = then
        self.clock = TurnClock(room)
        self.lock = asyncio.Lock()
        self.pages: set[Page] = set()
        self.is_stale = False  # whether the journal may know more than the room
        self.told_at = 0.0  # when all pages last heard something

    @property
    def here(self) -> frozenset[int]:
        """The seats that are connected to this process."""
        return frozenset(seat for page in self.pages for seat in page.held)

    async def commit(self, make: Callable[[], AnyEntry]) -> int:
        """Append the entry that `make` returns, and tell everybody."""
        async with self.lock:
            try:
                entry = await self.append(make)
            except NoDatabase as error:
                raise Refusal("not-stored") from error
            except IntegrityError as error:
                raise Refusal("no-such-room") from error  # it has been forgotten meanwhile
            self.apply([entry])
            number = self.room.version
        self.process.fanout.tell(Notice(self.room.code, self.process.name, version=number))
        self.process.metrics.entries.labels(type(entry).__struct_config__.tag).inc()
        return number

    async def append(self, make: Callable[[], AnyEntry]) -> AnyEntry:
        """Append the entry that `make` returns; ask it again if another process was quicker."""
        while True:
            if self.is_stale:
                await self.catch_up()
            entry = make()
            starts = self.room.is_started_by(entry)
            self.is_stale = True  # until it is known: what failed may have been written all the same
            with self.process.metrics.commits.time():
                if await self.process.journal.append(self.room.code, self.room.version + 1, entry, starts):
                    self.is_stale = False
                    return entry

    async def catch_up(self) -> None:
        """Read what other processes have written. The lock is held."""
        found = await self.process.journal.read(self.room.code, self.room.version)
        self.is_stale = False
        if found:
            self.apply(found)

    def refresh_to(self, version: int) -> None:
        """Read what other processes have written, in the background, if the journal is ahead of the room."""
        if version > self.room.version:
            self.start(self.refresh(version))

    async def refresh(self, version: int) -> None:
        """Read what other processes have written, unless that was done while others held the lock."""
        async with self.lock:
            if version > self.room.version:
                await self.catch_up()

    def apply(self, found: list[AnyEntry]) -> None:
        """Apply entries that are in the journal, and tell the pages."""
        before = self.room.version
        holders = [seat.holder for seat in self.room.seats]
        for entry in found:
            self.room.apply(entry)
        self.clock.look()
        self.send_all(self.update(found, before))
        for page in self.pages:  # a seat with a different holder is somebody else's
            lost = {seat for seat in page.held if self.room.seats[seat].holder != holders[seat]}
            page.is_removed |= any(holders[seat] in self.room.removed.values() for seat in lost)
            page.held -= lost
        self.then(found)

    def update(self, found: list[AnyEntry], before: int) -> Update:
        """Return the update for some entries."""
        events = [event_of(before + i, entry) for i, entry in enumerate(found, 1)]
        return Update(
            self.room.code,
            self.room.version,
            tuple(event for event in events if event),
            state_of(self.room),
            self.clock.left(),
        )

    def send_all(self, message: AnyOut) -> None:
        """Send all pages the same message."""
        text = write_out(message)
        self.told_at = time.monotonic()
        for page in self.pages:
            page.send(text)

    def refuse(self, page: Page, refused: Refused) -> None:
        """Tell a page why something was refused, and count it."""
        self.process.metrics.refusals.labels(refused.code).inc()
        page.answer(refused)

    def start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Do something in the background; if it fails, only this room is affected."""
        return self.process.begin(self.guard(work))

    async def guard(self, work: Coroutine[Any, Any, None]) -> None:
        """Log what goes wrong, and read the journal again before doing anything else."""
        room_id.set(half_of(self.room.code))
        try:
            await work
        except NoDatabase:
            self.is_stale = True
        except Refusal as refusal:
            if refusal.code != "not-stored":  # an outage is in the log already
                log.warning("room %s: %s", half_of(self.room.code), refusal.code)
        except Exception:
            self.is_stale = True
            log.exception("room %s: something broke", half_of(self.room.code))
