"""All rooms that this process has in memory, and what they share."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import secrets
import time
from typing import TYPE_CHECKING, Any

from sqlalchemy.exc import SQLAlchemyError

from blockness.server.bots import Bots
from blockness.server.doorman import Doorman
from blockness.server.entries import UnreadableEntry
from blockness.server.fanout import make_fanout
from blockness.server.journal import Journal
from blockness.server.live import Live
from blockness.server.metrics import Metrics
from blockness.server.room import BrokenJournal, Room
from blockness.server.tokens import LETTERS, new_code

if TYPE_CHECKING:
    from collections.abc import Coroutine

    from blockness.server.entries import Opened
    from blockness.server.fanout import Notice
    from blockness.server.settings import Settings

log = logging.getLogger(__name__)
USUAL_THRESHOLDS = 700, 10, 10
MOST_CODES = 12  # letters
AT_ONCE = 10  # entries applied before others have their turn
ROOMS_AT_ONCE = 25  # that beat together


def forget_start() -> None:
    """Let Python look only at what comes from now on, so that what closed sockets leave behind is found soon."""
    gc.collect()
    gc.freeze()
    gc.collect()  # counts what is left; the next full collection comes when there is a quarter more
    gc.set_threshold(*USUAL_THRESHOLDS)  # the command looks less often, to start sooner


class NoSuchRoom(LookupError):
    """A code that no room has."""


class Hall:
    """Opens rooms from the journal, keeps them while somebody looks, and lets the heart beat."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.name = secrets.token_hex(8)  # of this process
        self.journal = Journal(settings.database_url)
        self.fanout = make_fanout(settings.redis)
        self.bots = Bots(settings.thinkers)
        self.doorman = Doorman(settings)
        self.metrics = Metrics(self)
        self.rooms: dict[str, Live] = {}
        self.tasks: set[asyncio.Task[None]] = set()

    async def open_doors(self) -> None:
        """Start everything."""
        await self.journal.start()
        await self.fanout.start(self.hear)
        await self.bots.start()
        self.start(self.beat_on())
        forget_start()

    async def close_doors(self) -> None:
        """Stop everything; what was accepted is in the journal."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.bots.stop()
        await self.fanout.stop()
        with contextlib.suppress(SQLAlchemyError, OSError):
            await self.journal.release(self.name)  # so that the others need not wait until its leases end
        await self.journal.stop()

    def start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Do something in the background, and keep hold of it."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    async def make_room(self, entry: Opened) -> str:
        """Open a new room and return its code."""
        room = Room("")
        room.apply(entry)
        while True:
            code = new_code()
            if await self.journal.open(code, entry, room.phase != "waiting"):
                self.metrics.entries.labels("opened").inc()
                return code

    async def room(self, code: str) -> Live:
        """Return a room, from memory or from the journal."""
        if code not in self.rooms:
            room = await self.read(code)
            self.rooms.setdefault(code, Live(self, room))  # somebody else may have opened it meanwhile
        return self.rooms[code]

    async def read(self, code: str) -> Room:
        """Read a room from the journal."""
        if len(code) > MOST_CODES or not set(code) <= set(LETTERS):
            raise NoSuchRoom(code)
        found = await self.journal.read(code)
        if not found:
            raise NoSuchRoom(code)
        room = Room(code)
        for number, entry in enumerate(found, 1):
            room.apply(entry)
            if number % AT_ONCE == 0:
                await asyncio.sleep(0)  # a long evening must not keep the others waiting
        return room

    async def waiting(self) -> list[Room]:
        """Return the rooms that look for people, without those that are broken or gone meanwhile."""
        found: list[Room] = []
        for code in await self.journal.waiting():
            try:
                found.append(await self.read(code))
            except (NoSuchRoom, BrokenJournal, UnreadableEntry) as error:
                log.debug("room %s is not listed: %s", code, error)
        return found

    def hear(self, notice: Notice) -> None:
        """Take a notice of another process."""
        live = self.rooms.get(notice.room)
        if live and notice.origin != self.name:
            live.heard(notice)

    async def beat_on(self) -> None:
        """Beat every few seconds: even without any notice, a page is never older than that."""
        pause = min(60.0, self.settings.forget / 4)
        next_cleaning = time.monotonic() + pause
        while True:
            try:
                await self.beat()
                if time.monotonic() > next_cleaning:
                    next_cleaning = time.monotonic() + pause
                    await self.clean()
            except Exception:
                log.exception("a beat failed")

    async def beat(self) -> None:
        """Let rooms go that nobody looks at, and beat for the others, a few at a time until the next beat."""
        oldest = time.monotonic() - self.settings.doze
        for code, live in list(self.rooms.items()):
            if not live.visitors and live.idle_since < oldest and not live.lock.locked():
                del self.rooms[code]
        codes = [code for code, live in self.rooms.items() if live.pages]
        groups = [codes[i : i + ROOMS_AT_ONCE] for i in range(0, len(codes), ROOMS_AT_ONCE)] or [[]]
        for group in groups:
            await asyncio.sleep(self.settings.beat / len(groups))
            versions = await self.journal.versions(group) if group else {}
            for code in group:
                if code in self.rooms:
                    self.rooms[code].beat(versions.get(code, 0))

    async def clean(self) -> None:
        """Forget the rooms that never started and that nobody looks at, and the addresses that did nothing lately."""
        self.doorman.forget()
        waiting = [code for code, live in self.rooms.items() if live.pages and live.room.phase == "waiting"]
        if waiting:
            await self.journal.remember(waiting)
        await self.journal.forget(time.time() - self.settings.forget, self.rooms)
