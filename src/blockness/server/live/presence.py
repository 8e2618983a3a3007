"""Who is connected to a room, here and through other processes, and who has been away for a long time."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from blockness.server.journal.register import Connected
from blockness.server.table.messages import Presence

if TYPE_CHECKING:
    from collections.abc import Sequence

    from blockness.server.live.page import Page
    from blockness.server.live.shared import SharedRoom


class Attendance:
    """Knows who is there, and tells the pages and the other processes."""

    def __init__(self, shared: SharedRoom) -> None:
        self.shared = shared
        self.elsewhere: Sequence[Connected] | None = None  # through other processes; None until it is known
        self.shown: Presence | None = None
        self.seen: list[float] = []  # when each seat was last connected
        self.forget()

    def forget(self) -> None:
        """Forget about the others: nobody here has been watching them."""
        self.elsewhere, self.shown = None, None
        self.seen = [time.monotonic()] * len(self.shared.room.seats)

    def here(self) -> Connected:
        """Return who is connected to this process."""
        return Connected(self.shared.here, sum(not page.held for page in self.shared.pages))

    def present(self) -> frozenset[int]:
        """Return the seats that are connected anywhere."""
        return self.shared.here.union(*(one.seats for one in self.elsewhere or ()))

    def absent(self) -> frozenset[int]:
        """Return the seats that have been away long enough for a computer to play for them."""
        now, present = time.monotonic(), self.present()
        for seat in present:
            self.seen[seat] = now
        if self.elsewhere is None:
            return frozenset()
        return frozenset(
            seat
            for seat, seen in enumerate(self.seen)
            if seat not in present and now - seen >= self.shared.process.settings.absence
        )

    def gone(self, page: Page) -> None:
        """Remember when a page left, and tell everybody."""
        for seat in page.held:
            self.seen[seat] = time.monotonic()
        if not self.shared.pages:
            self.forget()
        self.changed()

    def changed(self) -> None:
        """Tell everybody who is there."""
        self.shown = None
        self.show()
        self.shared.process.watch.tell(self.shared.room.code, self.here())

    def show(self) -> None:
        """Tell this process's pages who is there, if that is known and has changed."""
        if self.elsewhere is None:
            return
        present = self.present()
        watching = sum(one.watching for one in (self.here(), *self.elsewhere))
        presence = Presence(tuple(seat in present for seat in range(len(self.seen))), watching)
        if presence != self.shown:
            self.shown = presence
            self.shared.send_all(presence)

    def heard(self, elsewhere: Sequence[Connected]) -> None:
        """Note who is connected through other processes."""
        self.absent()  # those who are gone were there until now
        self.elsewhere = elsewhere
        self.show()

    def beat(self) -> None:
        """See who is there."""
        self.absent()
        self.show()
