"""A room as pages see it: they come in, ask, get answers and leave."""

from __future__ import annotations

import contextlib
import time
from typing import TYPE_CHECKING

import msgspec

from blockness.server.journal.outages import NoDatabase
from blockness.server.live.presence import Attendance
from blockness.server.live.shared import Done, SharedRoom
from blockness.server.live.turns import Turns
from blockness.server.table import entries, messages
from blockness.server.table.acts import Refusal, consider
from blockness.server.table.messages import Ack, Beat, Sat, Welcome
from blockness.server.table.tokens import hash_of, is_removed, new_token, seats_held

if TYPE_CHECKING:
    from collections.abc import Sequence

    from blockness.server.journal.register import Connected
    from blockness.server.live.page import Page
    from blockness.server.live.process import Process
    from blockness.server.table.entries import AnyEntry
    from blockness.server.table.messages import AnyAct, AnyIn
    from blockness.server.table.room import Room

MOST_MISSED = 200  # entries that a page hears about when it comes back; the state tells the rest
MOST_ID = 40  # characters, as in a message


class LiveRoom:
    """One room: what its pages share, who is there, and whose turn it is."""

    def __init__(self, process: Process, room: Room) -> None:
        self.process = process
        self.room = room
        self.shared = SharedRoom(process, room, self.changed)
        self.attendance = Attendance(self.shared)
        self.turns = Turns(self.shared)
        self.visitors = 0  # connected pages, including those that have not said hello yet
        self.idle_since = time.monotonic()
        self.is_kept = False  # a game that was begun elsewhere, though not all seats are taken

    def retire(self) -> None:
        """Break the reference cycle, so that a room dropped from memory is freed at once."""
        self.shared.then = lambda _: None

    def changed(self, found: list[AnyEntry]) -> None:
        """Carry on after entries were applied."""
        if any(isinstance(entry, entries.Employed) for entry in found):
            self.hand_back()  # a process that has not heard may think somebody is absent
        if any(isinstance(entry, entries.Left | entries.Removed) for entry in found):
            self.attendance.changed()
        self.turns.go_on()

    async def hear(self, page: Page, message: AnyIn) -> None:
        """Answer a page."""
        match message:
            case messages.Hello():
                await self.greet(page, message)
            case messages.Hint():
                self.shared.start(self.turns.advise(page, message))
            case messages.Sit():
                await self.seat(page, message)
            case _:
                page.answer(Ack(message.id, await self.act(page, message)))

    async def act(self, page: Page, act: AnyAct) -> int:
        """Do what a page asks for, once."""
        if act.id in self.room.done:
            return self.room.done[act.id]
        if isinstance(act, messages.Employ):
            await self.look_around()
        if isinstance(act, messages.Say) and act.text and not self.process.settings.free_text:
            raise Refusal("no-free-text")  # the room may be older than the setting

        def make() -> AnyEntry:
            if act.id in self.room.done:
                raise Done(self.room.done[act.id])
            absent = self.attendance.absent() if isinstance(act, messages.Employ) else ()
            return consider(self.room, act, page.held, absent)

        try:
            return await self.shared.commit(make)
        except Done as done:
            return done.number

    async def look_around(self) -> None:
        """See who is there right now, so that somebody who has just come back does not count as absent."""
        try:
            await self.process.watch.look()
        except Exception as error:
            raise Refusal("not-stored") from error

    async def seat(self, page: Page, act: messages.Sit) -> None:
        """Give a person a seat and its token, or a new token if the answer was lost."""
        token, key = new_token()
        # The id of a sit brings a token, so it is kept as a hash, like a token.
        kept = msgspec.structs.replace(act, id=hash_of(act.id)[:MOST_ID])

        def make() -> AnyEntry:
            if kept.id not in self.room.done:
                return consider(self.room, kept, page.held, (), key, page.is_removed)
            if act.seat >= len(self.room.seats) or self.room.seats[act.seat].sat != kept.id:
                raise Refusal("done-already")  # it took another seat, or has left since
            if self.room.is_full:
                raise Refusal("room-is-full")
            return entries.Rekeyed(seat=act.seat, key=key)

        await self.shared.commit(make)
        page.held |= {act.seat}
        page.answer(Sat(act.id, act.seat, token))
        page.answer(Ack(act.id, self.room.done[kept.id]))
        self.attendance.changed()

    async def greet(self, page: Page, hello: messages.Hello) -> None:
        """Let a page in, and tell it who it is, what was said and what it missed."""
        shared = self.shared
        async with shared.lock:
            await shared.catch_up()
            held, wrong = seats_held(self.room, hello.tokens)
            page.held |= held  # an old hello that arrives late takes nothing away
            page.is_removed |= is_removed(self.room, hello.tokens)
            settings = self.process.settings
            talk = tuple(self.room.talk)
            you = tuple(sorted(page.held))
            page.answer(Welcome(you, talk, settings.beat, settings.absence, page.is_removed))
            since = min(hello.since, self.room.version)
            missed = await self.process.journal.read(self.room.code, since) if self.can_tell(since) else []
            page.answer(shared.update(missed, since))
            page.answer(self.sign_of_life())
            shared.pages.add(page)
        if wrong and not page.held:  # whoever holds a seat is never turned away
            self.process.limits.count_wrong_tokens(page.address, wrong)
        with contextlib.suppress(Refusal):  # what cannot be stored now is stored at a later beat
            for seat in sorted(held):
                await self.welcome_back(seat)
        if page.held:
            await self.keep()
        self.attendance.changed()
        self.turns.go_on()

    def can_tell(self, since: int) -> bool:
        """Whether a page missed something, but not a whole evening."""
        return 0 < since < self.room.version <= since + MOST_MISSED

    async def welcome_back(self, seat: int) -> None:
        """Give a seat back to the person a computer was playing for."""

        def make() -> AnyEntry:
            if not (self.room.seats[seat].is_person and self.room.seats[seat].level):
                raise Done(0)
            return entries.Returned(seat=seat)

        with contextlib.suppress(Done):
            await self.shared.commit(make)

    async def keep(self) -> None:
        """Keep a game that was begun elsewhere once a player has come, whoever else does: by now it is nowhere else."""
        if not self.is_kept and self.room.phase == "waiting" and self.room.ply:
            with contextlib.suppress(NoDatabase):  # then when the page comes back
                await self.process.journal.keep(self.room.code)
                self.is_kept = True

    def hand_back(self) -> None:
        """Hand the seats back to those who are here."""
        for seat in self.shared.here:
            if self.room.seats[seat].is_person and self.room.seats[seat].level:
                self.shared.start(self.welcome_back(seat))

    def come(self) -> None:
        """Keep the room in memory for a page that may say hello."""
        self.visitors += 1

    def leave(self, page: Page) -> None:
        """Let a page go."""
        self.visitors -= 1
        self.shared.pages.discard(page)
        self.idle_since = time.monotonic()
        self.attendance.gone(page)

    def heard(self, version: int, elsewhere: Sequence[Connected] | None) -> None:
        """Note what other processes did: the room's version, and perhaps who is connected through them."""
        if elsewhere is not None:
            self.attendance.heard(elsewhere)
        self.shared.refresh_to(version)

    def beat(self, version: int) -> None:
        """Show that this process is alive, and the journal's version; pages that have just heard something know."""
        self.shared.refresh_to(version)
        if self.shared.pages:
            if time.monotonic() - self.shared.told_at > self.process.settings.beat / 2:
                self.shared.send_all(self.sign_of_life(version))
            self.attendance.beat()
            self.hand_back()
            self.turns.go_on()

    def sign_of_life(self, version: int = 0) -> Beat:
        """Return what a page hears every few seconds."""
        return Beat(max(version, self.room.version), self.process.journal.outages.is_fine)

    def outage_changed(self) -> None:
        """Tell the pages whether moves can be stored; when they can again, this turn gets its whole time."""
        if self.process.journal.outages.is_fine:
            if self.shared.is_stale:  # what was refused may have been written
                self.shared.refresh_to(self.room.version + 1)
            self.shared.clock.restart()
            self.shared.send_all(self.shared.update([], self.room.version))
        self.shared.send_all(self.sign_of_life())
        self.beat(0)
