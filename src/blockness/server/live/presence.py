"""Who is connected to a room, here and through other processes, and who has been away for long."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from blockness.server.live.fanout import Notice
from blockness.server.table.messages import Presence

if TYPE_CHECKING:
    from blockness.server.live.page import Page
    from blockness.server.live.shared import SharedRoom


class Attendance:
    """Knows who is there, and tells the pages and the other processes."""

    def __init__(self, shared: SharedRoom) -> None:
        self.shared = shared
        self.elsewhere: dict[str, tuple[float, Notice]] = {}  # who is connected to other processes
        self.shown: Presence | None = None
        self.seen = [time.monotonic()] * len(shared.room.seats)  # when a seat was last connected

    def remote(self) -> list[Notice]:
        """Return what other processes said lately of who is there."""
        oldest = time.monotonic() - 3 * self.shared.process.settings.beat
        self.elsewhere = {name: told for name, told in self.elsewhere.items() if told[0] > oldest}
        return [notice for _, notice in self.elsewhere.values()]

    def present(self) -> frozenset[int]:
        """Return the seats that are connected anywhere."""
        return self.shared.here.union(*(notice.present or () for notice in self.remote()))

    def absent(self) -> frozenset[int]:
        """Return the seats that have been away for so long that a computer may play for them."""
        now, present = time.monotonic(), self.present()
        for seat in present:
            self.seen[seat] = now
        return frozenset(
            seat
            for seat, seen in enumerate(self.seen)
            if seat not in present and now - seen >= self.shared.process.settings.absence
        )

    def gone(self, page: Page) -> None:
        """Remember when a page went, and tell everybody."""
        for seat in page.held:
            self.seen[seat] = time.monotonic()
        self.changed()

    def changed(self) -> None:
        """Tell everybody who is there."""
        self.shown = None
        self.show()
        self.tell()

    def tell(self) -> None:
        """Tell the other processes who is here."""
        self.shared.process.fanout.tell(self.notice())

    def notice(self) -> Notice:
        """Return who is connected to this process."""
        shared = self.shared
        watching = sum(not page.held for page in shared.pages)
        return Notice(shared.room.code, shared.process.name, present=tuple(sorted(shared.here)), watching=watching)

    def show(self) -> None:
        """Tell the pages of this process who is there, if that is news."""
        present = self.present()
        watching = sum(notice.watching for notice in (self.notice(), *self.remote()))
        presence = Presence(tuple(seat in present for seat in range(len(self.seen))), watching)
        if presence != self.shown:
            self.shown = presence
            self.shared.send_all(presence)

    def heard(self, notice: Notice) -> None:
        """Take what another process says of who is there."""
        self.elsewhere[notice.origin] = (time.monotonic(), notice)
        self.show()

    def beat(self) -> None:
        """Look who is there, and tell everybody again."""
        self.absent()
        self.show()
        self.tell()
