"""A room in the memory of this process, with the pages that look at it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from typing import TYPE_CHECKING
from zlib import crc32

import msgspec

from blockness.server.live.fanout import Notice
from blockness.server.table import entries, messages
from blockness.server.table.acts import Refusal, consider, judged
from blockness.server.table.messages import (
    Ack,
    Advice,
    Allowed,
    Beat,
    Presence,
    Refused,
    Sat,
    Update,
    Welcome,
    write_out,
)
from blockness.server.table.room import STAND_IN, Room
from blockness.server.table.state import event_of, state_of
from blockness.server.table.tokens import hash_of, new_token, seats_held

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine
    from typing import Any

    from blockness.game import Position
    from blockness.server.live.page import Page
    from blockness.server.live.process import Process
    from blockness.server.table.entries import AnyEntry
    from blockness.server.table.messages import AnyAct, AnyIn, AnyOut

log = logging.getLogger(__name__)
HINTS_BY = "pike"
MOST_ID = 40  # characters, as a message may have
LEASE = 3.0  # seconds for which a process says that it lets a computer think; it says so again while it does


class LiveRoom:
    """One room: asks the journal first, and tells the pages afterwards."""

    def __init__(self, process: Process, room: Room) -> None:
        self.process = process
        self.room = room
        self.lock = asyncio.Lock()
        self.visitors = 0  # pages that are connected, also those that have not said hello yet
        self.pages: set[Page] = set()
        self.elsewhere: dict[str, tuple[float, Notice]] = {}  # who is connected to other processes
        self.shown: Presence | None = None
        self.seen = [time.monotonic()] * len(room.seats)  # when a seat was last connected
        self.turn_began = time.monotonic()
        self.idle_since = time.monotonic()
        self.is_stale = False  # whether the journal may know more than the room
        self.thinking: asyncio.Task[None] | None = None
        self.advising = asyncio.Lock()
        self.advice: tuple[Position, str] | None = None

    # ------------------------------------------------------------------------------ the journal first

    async def commit(self, make: Callable[[], AnyEntry]) -> int:
        """Append the entry that `make` finds right, and tell everybody; make it anew if another process was quicker."""
        async with self.lock:
            while True:
                if self.is_stale:
                    await self.catch_up()
                entry = make()
                number = self.room.version + 1
                starts = self.room.is_filled_by(entry)
                try:
                    with self.process.metrics.commits.time():
                        written = await self.process.journal.append(self.room.code, number, entry, starts)
                except Exception as error:
                    self.is_stale = True  # it may have been written all the same
                    log.exception("room %s: the journal failed", self.room.code)
                    raise Refusal("not-stored") from error
                if written:
                    break
                self.is_stale = True
            self.applied([entry])
        self.process.fanout.tell(Notice(self.room.code, self.process.name, version=number))
        self.process.metrics.entries.labels(type(entry).__struct_config__.tag).inc()
        return number

    async def catch_up(self) -> None:
        """Read what other processes have written. The lock is held."""
        found = await self.process.journal.read(self.room.code, self.room.version)
        self.is_stale = False
        if found:
            self.applied(found)

    async def refresh(self) -> None:
        """Read what other processes have written, and let the computers go on."""
        async with self.lock:
            await self.catch_up()

    def applied(self, found: list[AnyEntry]) -> None:
        """Apply entries that are in the journal, and tell the pages."""
        before, moment = self.room.version, self.moment()
        holders = [seat.holder for seat in self.room.seats]
        for entry in found:
            self.room.apply(entry)
        if moment != self.moment():
            self.turn_began = time.monotonic()
        self.send_all(self.update(found, before))
        for page in self.pages:  # a seat with another holder is another person's
            page.held = frozenset(seat for seat in page.held if self.room.seats[seat].holder == holders[seat])
        for entry in found:  # a process that knows less may take someone for absent
            if isinstance(entry, entries.Employed) and entry.seat in self.here():
                self.start(self.welcome_back(entry.seat))
        self.go_on()

    def update(self, found: list[AnyEntry], before: int) -> Update:
        """Return the push for some entries."""
        events = [event_of(before + i, entry) for i, entry in enumerate(found, 1)]
        return Update(
            self.room.code,
            self.room.version,
            tuple(event for event in events if event),
            state_of(self.room),
            self.time_left(),
        )

    # ---------------------------------------------------------------------------------------- the pages

    def send_all(self, message: AnyOut) -> None:
        """Tell all pages the same."""
        text = write_out(message)
        for page in self.pages:
            page.send(text)

    def refuse(self, page: Page, refused: Refused) -> None:
        """Tell a page why something is not done, and count it."""
        self.process.metrics.refusals.labels(refused.code).inc()
        page.answer(refused)

    async def hear(self, page: Page, message: AnyIn) -> None:
        """Answer a page."""
        match message:
            case messages.Hello():
                await self.greet(page, message)
            case messages.Why():
                judged(self.room, message.move)
                page.answer(Allowed(message.id))
            case messages.Hint():
                self.start(self.advise(page, message))
            case messages.Sit():
                await self.seat(page, message)
            case _:
                page.answer(Ack(message.id, await self.act(page, message)))

    async def act(self, page: Page, act: AnyAct) -> int:
        """Do what a page asks for, once."""
        if act.id in self.room.done:
            return self.room.done[act.id]

        def make() -> AnyEntry:
            if act.id in self.room.done:
                raise Done(self.room.done[act.id])
            return consider(self.room, act, page.held, self.absent())

        try:
            return await self.commit(make)
        except Done as done:
            return done.number

    async def seat(self, page: Page, act: messages.Sit) -> None:
        """Give a person a seat and its token; when the answer was lost, a new token."""
        token, key = new_token()
        # The number of a sitting brings a token, so like a token it is kept as a hash.
        kept = msgspec.structs.replace(act, id=hash_of(act.id)[:MOST_ID])

        def make() -> AnyEntry:
            if kept.id not in self.room.done:
                return consider(self.room, kept, page.held, self.absent(), key)
            if act.seat >= len(self.room.seats) or self.room.seats[act.seat].sat != kept.id:
                raise Refusal("done-already")  # it sat down elsewhere, or has left since
            return entries.Rekeyed(seat=act.seat, key=key)

        await self.commit(make)
        page.held |= {act.seat}
        page.answer(Sat(act.id, act.seat, token))
        page.answer(Ack(act.id, self.room.done[kept.id]))
        self.presence_changed()

    async def greet(self, page: Page, hello: messages.Hello) -> None:
        """Let a page in: who it is, what was said, what it missed."""
        async with self.lock:
            await self.catch_up()
            held, wrong = seats_held(self.room, hello.tokens)
            page.held |= held  # an old hello that comes late takes nothing away
            page.answer(Welcome(tuple(sorted(page.held)), tuple(self.room.talk)))
            since = min(hello.since, self.room.version)
            missed = await self.process.journal.read(self.room.code, since) if 0 < since < self.room.version else []
            page.answer(self.update(missed, since))
            self.pages.add(page)
        if wrong and not page.held:  # whoever holds a seat is never turned away
            self.process.limits.count_wrong_tokens(page.address, wrong)
        for seat in sorted(held):
            await self.welcome_back(seat)
        self.presence_changed()
        self.go_on()

    async def welcome_back(self, seat: int) -> None:
        """Hand a seat back to the person a computer played for."""

        def make() -> AnyEntry:
            if not (self.room.seats[seat].is_person and self.room.seats[seat].level):
                raise Done(0)
            return entries.Returned(seat=seat)

        with contextlib.suppress(Done):
            await self.commit(make)

    def come(self) -> None:
        """Stay awake for a page that may say hello."""
        self.visitors += 1

    def leave(self, page: Page) -> None:
        """Let a page go."""
        self.visitors -= 1
        self.pages.discard(page)
        self.idle_since = time.monotonic()
        for seat in page.held:
            self.seen[seat] = self.idle_since
        self.presence_changed()

    # ----------------------------------------------------------------------------------------- presence

    def here(self) -> frozenset[int]:
        """Return the seats that are connected to this process."""
        return frozenset(seat for page in self.pages for seat in page.held)

    def remote(self) -> list[Notice]:
        """Return what other processes said lately of who is there."""
        oldest = time.monotonic() - 3 * self.process.settings.beat
        self.elsewhere = {name: told for name, told in self.elsewhere.items() if told[0] > oldest}
        return [notice for _, notice in self.elsewhere.values()]

    def present(self) -> frozenset[int]:
        """Return the seats that are connected anywhere."""
        return self.here().union(*(notice.present or () for notice in self.remote()))

    def absent(self) -> frozenset[int]:
        """Return the seats that have been away for so long that a computer may play for them."""
        now, present = time.monotonic(), self.present()
        for seat in present:
            self.seen[seat] = now
        return frozenset(
            seat
            for seat, seen in enumerate(self.seen)
            if seat not in present and now - seen >= self.process.settings.absence
        )

    def presence_changed(self) -> None:
        """Tell everybody who is there."""
        self.shown = None
        self.show_presence()
        self.process.fanout.tell(self.attendance())

    def attendance(self) -> Notice:
        """Return who is connected to this process."""
        watching = sum(not page.held for page in self.pages)
        return Notice(self.room.code, self.process.name, present=tuple(sorted(self.here())), watching=watching)

    def show_presence(self) -> None:
        """Tell the pages of this process who is there, if that is news."""
        present = self.present()
        watching = sum(notice.watching for notice in (self.attendance(), *self.remote()))
        presence = Presence(tuple(seat in present for seat in range(len(self.room.seats))), watching)
        if presence != self.shown:
            self.shown = presence
            self.send_all(presence)

    def heard(self, notice: Notice) -> None:
        """Take a notice of another process."""
        if notice.present is not None:
            self.elsewhere[notice.origin] = (time.monotonic(), notice)
            self.show_presence()
        elif notice.version > self.room.version:
            self.start(self.refresh())

    def beat(self, version: int) -> None:
        """Show that this process lives, and what the journal's version is."""
        if version > self.room.version:
            self.start(self.refresh())
        if self.pages:
            self.send_all(Beat(max(version, self.room.version)))
            self.absent()
            self.show_presence()
            self.process.fanout.tell(self.attendance())
            self.go_on()

    # ---------------------------------------------------------------------------------------- computers

    def time_left(self) -> float | None:
        """Return the seconds that are left for this turn. They run only while this process does."""
        if not self.room.clock or self.room.turn is None:
            return None
        return round(max(0.0, self.turn_began + self.room.clock - time.monotonic()), 1)

    def moment(self) -> tuple[int, int, int | None, str]:
        """Return what the time runs for: a turn, and the level of whoever plays it if that is a computer."""
        turn = self.room.turn
        return len(self.room.games), self.room.ply, turn, "" if turn is None else self.room.seats[turn].level

    def computers_level(self) -> str:
        """Return the level of the computer that may move now; a question holds it up, but not when its time is up."""
        is_held_up = self.room.undo and self.time_left() != 0
        return "" if is_held_up else self.moment()[-1]

    def go_on(self) -> None:
        """Let a computer think if it is its turn, or watch the clock."""
        if self.pages and self.room.turn is not None and not (self.thinking and not self.thinking.done()):
            if self.computers_level():
                self.thinking = self.start(self.let_computers_play())
            elif self.room.clock:
                self.thinking = self.start(self.watch_clock())

    async def let_computers_play(self) -> None:
        """Play the turns of computers until it is a person's turn; only one process at a time does so."""
        while self.pages and self.room.turn is not None and (level := self.computers_level()):
            if not await self.claim():
                await asyncio.sleep(LEASE / 3)
                continue
            lease = self.start(self.keep_lease())
            try:
                pace = time.monotonic() + self.process.settings.pace
                await self.play_for(self.room.turn, level, "computer", pace)
            finally:
                lease.cancel()
        asyncio.get_running_loop().call_soon(self.go_on)

    async def claim(self) -> bool:
        """Tell the other processes that this one lets a computer think, unless one of them does."""
        if not self.process.settings.redis:  # one process, or several that do not mind thinking twice
            return True
        return await self.process.journal.claim(self.room.code, self.process.name, LEASE)

    async def keep_lease(self) -> None:
        """Tell them again while it thinks."""
        await asyncio.sleep(LEASE / 3)
        while await self.claim():
            await asyncio.sleep(LEASE / 3)

    async def watch_clock(self) -> None:
        """Play for a person whose time is up."""
        at = self.moment(), self.room.undo
        while self.pages and at == (self.moment(), self.room.undo) and (left := self.time_left()):
            await asyncio.sleep(min(left, 1.0))
        turn = self.room.turn
        if self.pages and turn is not None and self.time_left() == 0 and not self.room.seats[turn].level:
            await self.play_for(turn, STAND_IN, "clock", 0.0)
        asyncio.get_running_loop().call_soon(self.go_on)

    async def play_for(self, seat: int, level: str, by: str, not_before: float) -> None:
        """Let a computer choose a seat's move, and play it unless the game has changed meanwhile."""
        position = self.room.position
        move = await self.process.computers.choose(position, level, crc32(f"{self.room.code} {self.room.ply}".encode()))
        await asyncio.sleep(max(0.0, not_before - time.monotonic()))

        def make() -> AnyEntry:
            if self.room.position is not position or self.room.turn != seat:
                raise Done(0)
            if self.room.undo and self.time_left() != 0:
                raise Done(0)  # somebody wants a turn back
            if bool(self.room.seats[seat].level) != (by == "computer"):
                raise Done(0)  # the person came back, or a computer came in
            return entries.Moved(seat=seat, move=str(judged(self.room, move)), by=by)

        with contextlib.suppress(Done):
            await self.commit(make)

    async def advise(self, page: Page, hint: messages.Hint) -> None:
        """Tell a page what a computer would play."""
        async with self.advising:  # a room asks for one hint at a time, and for each position once: others wait too
            position, ply = self.room.position, self.room.ply
            if hint.seat not in page.held or hint.seat != self.room.turn:
                self.refuse(page, Refused(hint.id, "not-your-turn"))
                return
            if self.advice is None or self.advice[0] is not position:
                self.advice = position, await self.process.computers.choose(position, HINTS_BY, ply)
            page.answer(Advice(hint.id, self.advice[1], ply + 1))

    def start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Do something in the background; what goes wrong there stays in this room."""
        return self.process.begin(self.guard(work))

    async def guard(self, work: Coroutine[Any, Any, None]) -> None:
        """Log what goes wrong, and read the journal again before anything else."""
        try:
            await work
        except Refusal as refusal:
            log.warning("room %s: %s", self.room.code, refusal.code)
        except Exception:
            self.is_stale = True
            log.exception("room %s: something broke", self.room.code)


class Done(Exception):
    """It was done before, under this number, or there is nothing to do any more (0)."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number
