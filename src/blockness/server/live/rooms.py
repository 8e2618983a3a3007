"""All rooms that this process has in memory."""

from __future__ import annotations

import asyncio
import gc
import logging
import sys
import time
from typing import TYPE_CHECKING

from blockness.game.lexicon import lexicon
from blockness.server.journal.outages import NoDatabase
from blockness.server.live.process import Process
from blockness.server.live.pruning import prune_nightly
from blockness.server.live.room import LiveRoom
from blockness.server.logs import half_of
from blockness.server.table.entries import Opened, UnreadableEntry, usual_box
from blockness.server.table.room import BrokenJournal, Room, box_of
from blockness.server.table.tokens import LETTERS, new_code

if TYPE_CHECKING:
    from collections.abc import Sequence

    from blockness.server.journal.register import Connected
    from blockness.server.settings import Settings
    from blockness.server.table.entries import AnyEntry

log = logging.getLogger(__name__)
TURN = 0.0005  # seconds until a busy thread hands over the interpreter; every write to SQLite needs that a few times
# A full collection looks at every object, for half a second when thousands play. Sockets and rooms leave no cycles, so
# there is nothing to find.
THRESHOLDS = 700, 10, 1000
MOST_CODES = 12  # letters
SHORT = 40  # entries; longer journals are read one after another
AT_ONCE = 0.003  # seconds for which a journal is read before others get a turn
ROOMS_AT_ONCE = 25  # rooms that get their beat together


def forget_start() -> None:
    """Have Python look for garbage only among objects made from now on, and rarely among all of those."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)  # the command collects less often, to start sooner


class NoSuchRoom(LookupError):
    """A code that is not a room's."""


class TooManyCodes(LookupError):
    """An address has tried so many wrong codes that it must wait, even with a right one."""


class LiveRooms:
    """Opens rooms from the journal, keeps them while somebody is there, and sends their beats."""

    def __init__(self, settings: Settings) -> None:
        self.process = Process(settings)
        self.rooms: dict[str, LiveRoom] = {}
        self.reading = asyncio.Lock()  # one long journal at a time
        self.listing = asyncio.Lock()
        self.listed: tuple[float, list[Room]] = 0.0, []  # the rooms that were looking for people, and when that was
        self.process.metrics.show("rooms", "Rooms in memory", lambda: len(self.rooms))

    async def start(self) -> None:
        """Start everything that needs no kernels."""
        self.process.journal.outages.tell = self.outage_changed
        await self.process.start(self.hear)
        self.process.begin(self.beat_on())
        settings = self.process.settings
        if settings.metrics:
            self.process.begin(self.process.metrics.keep_measuring(self.process.journal))
        if settings.keep_days:
            self.process.begin(prune_nightly(settings.database_url, settings.keep_days))
        sys.setswitchinterval(TURN)

    async def open(self) -> None:
        """Let people in, as the kernels are ready, and computers think."""
        await self.process.computers.start()
        forget_start()
        self.process.is_open.set()

    async def stop(self) -> None:
        """Stop everything."""
        await self.process.stop()

    async def make_room(self, entry: Opened) -> str:
        """Open a new room and return its code; it is kept for good once somebody has come and begun to play."""
        while True:
            code = new_code()
            if await self.process.journal.open(code, entry):
                self.process.metrics.entries.labels("opened").inc()
                return code

    async def room(self, code: str, address: str) -> LiveRoom:
        """Return a room for somebody at an address; guessing codes there locks nobody out of a room in use."""
        if code not in self.rooms:
            room = await self.find(code, address)
            self.rooms.setdefault(code, LiveRoom(self.process, room))  # somebody else may have opened it by now
        return self.rooms[code]

    async def find(self, code: str, address: str) -> Room:
        """Read a room for somebody at an address; whoever keeps guessing codes must wait."""
        guesses = self.process.limits.codes
        if guesses.is_full(address):
            raise TooManyCodes(code)
        try:
            return await self.read(code)
        except NoSuchRoom:
            guesses.count(address)
            raise

    async def read(self, code: str) -> Room:
        """Read a room from the journal."""
        if len(code) > MOST_CODES or not set(code) <= set(LETTERS):
            raise NoSuchRoom(code)
        found = await self.process.journal.read(code)
        if not found:
            raise NoSuchRoom(code)
        if isinstance(found[0], Opened) and found[0].box != usual_box():
            await asyncio.to_thread(lexicon, box_of(found[0].box))  # half a second for the first room with another box
        if len(found) <= SHORT:
            return await self.build(code, found)
        async with self.reading:
            return await self.build(code, found)

    async def build(self, code: str, entries: Sequence[AnyEntry]) -> Room:
        """Build a room from its journal, a little in each turn of the event loop: moves elsewhere come first."""
        room, since = Room(code), time.monotonic()
        for entry in entries:
            room.apply(entry)
            if time.monotonic() - since > AT_ONCE:
                await self.process.journal.give_way()
                since = time.monotonic()
        return room

    async def waiting(self) -> list[Room]:
        """Return the rooms that are looking for people; many who ask at once get the same answer."""
        asked = time.monotonic()
        async with self.listing:
            if self.listed[0] < asked:
                began = time.monotonic()
                self.listed = began, await self.list_waiting()
            return self.listed[1]

    async def list_waiting(self) -> list[Room]:
        """Read the rooms that are looking for people, except those that are broken or gone by now."""
        found: list[Room] = []
        for code in await self.process.journal.waiting():
            try:
                room = await self.read(code)
            except (NoSuchRoom, BrokenJournal, UnreadableEntry) as error:
                log.debug("room %s is not listed: %s", half_of(code), error)
            else:
                found += [room] if room.phase == "waiting" else []
        return found

    def hear(self, code: str, version: int, elsewhere: Sequence[Connected] | None) -> None:
        """Note what other processes did: a room's version, and perhaps who is connected to it."""
        live = self.rooms.get(code)
        if live:
            live.heard(version, elsewhere)

    def outage_changed(self) -> None:
        """Tell all pages whether moves can be stored."""
        for live in self.rooms.values():
            live.outage_changed()

    async def beat_on(self) -> None:
        """Beat every few seconds, so that no page is ever further behind than that."""
        pause = min(60.0, self.process.settings.forget / 4)
        next_cleaning = time.monotonic() + pause
        while True:
            try:
                await self.beat()
                if time.monotonic() > next_cleaning:
                    next_cleaning = time.monotonic() + pause
                    await self.clean()
            except NoDatabase as error:
                log.debug("rooms are cleaned up later: %s", error)
            except Exception:
                log.exception("a beat failed")

    async def beat(self) -> None:
        """Drop rooms that nobody is in, and beat for the others, a few at a time until the next beat."""
        oldest = time.monotonic() - self.process.settings.doze
        for code, live in list(self.rooms.items()):
            if not live.visitors and live.idle_since < oldest and not live.shared.lock.locked():
                self.rooms.pop(code).retire()
        codes = [code for code, live in self.rooms.items() if live.shared.pages]
        groups = [codes[i : i + ROOMS_AT_ONCE] for i in range(0, len(codes), ROOMS_AT_ONCE)] or [[]]
        for group in groups:
            await asyncio.sleep(self.process.settings.beat / len(groups))
            versions = await self.versions(group)
            for code in group:
                if code in self.rooms:
                    self.rooms[code].beat(versions.get(code, 0))

    async def versions(self, codes: list[str]) -> dict[str, int]:
        """Return the versions of some rooms, or nothing: pages get their beat even while the database is away."""
        try:
            return await self.process.journal.versions(codes) if codes else {}
        except NoDatabase:
            return {}

    async def clean(self) -> None:
        """Forget rooms that nobody plays in and nobody is in, and addresses that have done nothing lately."""
        self.process.limits.forget()
        if not self.process.limits.sockets:
            gc.collect()  # nobody is waiting
        visited = {code: live.room for code, live in self.rooms.items() if live.shared.pages}
        waiting = [code for code, room in visited.items() if room.phase == "waiting" or room.version == 1]
        if waiting:
            await self.process.journal.remember(waiting)
        await self.process.journal.forget(time.time() - self.process.settings.forget, self.rooms)
