"""Who may come in: caps for each address, so that one cannot take the room of all. Nobody is banned."""

from __future__ import annotations

import time
from collections import Counter, deque
from contextlib import contextmanager
from typing import TYPE_CHECKING

from blockness.server.live.closing import FULL, TOO_MANY_SOCKETS, WRONG_TOKENS, Closing

if TYPE_CHECKING:
    from collections.abc import Iterator

    from blockness.server.settings import Settings


class Recent:
    """Counts what each address did within some seconds, and forgets the rest."""

    def __init__(self, most: int, seconds: float) -> None:
        self.most = most
        self.seconds = seconds
        self.times: dict[str, deque[float]] = {}

    def is_full(self, address: str, count: int = 1) -> bool:
        """Whether so much more would be too much."""
        times = self.times.get(address, ())
        enough = self.most + 1 - count  # so many within the time are too many already
        return enough < 1 or (len(times) >= enough and time.monotonic() - times[-enough] < self.seconds)

    def count(self, address: str, count: int = 1) -> None:
        """Remember what an address did."""
        times = self.times.setdefault(address, deque(maxlen=self.most))
        times.extend([time.monotonic()] * count)

    def forget(self) -> None:
        """Drop the addresses that did nothing lately."""
        oldest = time.monotonic() - self.seconds
        self.times = {address: times for address, times in self.times.items() if times and times[-1] > oldest}


class Limits:
    """Counts sockets, new rooms, wrong tokens and wrong codes."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.sockets: Counter[str] = Counter()
        self.rooms = Recent(settings.rooms_per_address, 3600)
        self.tokens = Recent(settings.wrong_tokens, 60)
        self.codes = Recent(settings.wrong_codes, 60)

    def is_known(self, origin: str | None) -> bool:
        """Whether a page comes from here: the whole origin, letter by letter."""
        return origin is not None and origin in self.settings.all_origins

    @contextmanager
    def let_in(self, address: str) -> Iterator[None]:
        """Count a socket while it is open."""
        if self.sockets.total() >= self.settings.sockets:
            raise Closing(*FULL)
        if self.sockets[address] >= self.settings.sockets_per_address:
            raise Closing(*TOO_MANY_SOCKETS)
        self.sockets[address] += 1
        try:
            yield
        finally:
            self.sockets[address] -= 1
            if not self.sockets[address]:
                del self.sockets[address]

    def count_wrong_tokens(self, address: str, count: int) -> None:
        """Send a page away that keeps guessing. Only guesses that were answered count, so nobody is banned."""
        if self.tokens.is_full(address, count):
            raise Closing(*WRONG_TOKENS)
        self.tokens.count(address, count)

    def forget(self) -> None:
        """Drop what is long ago."""
        self.rooms.forget()
        self.tokens.forget()
        self.codes.forget()
