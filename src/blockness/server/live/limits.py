"""Limits for each address, so that one cannot crowd out the others. Nobody is banned."""

from __future__ import annotations

import time
from collections import Counter
from contextlib import asynccontextmanager
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from typing import TYPE_CHECKING

from blockness.server.live.closing import FULL, TOO_MANY_SOCKETS, WRONG_TOKENS, Closing

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from blockness.server.live.counts import SharedCounts
    from blockness.server.settings import Settings


WINDOW = 10.0  # seconds in which requests are counted


@lru_cache(10_000)
def counted_as(address: str) -> str:
    """Return what an address counts as: itself or, with IPv6, its household's whole /64."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return address
    return str(found.ipv4_mapped or ip_network((found, 64), strict=False))


class Recent:
    """Counts what each address did lately; its allowance grows back evenly."""

    def __init__(self, most: int, seconds: float) -> None:
        self.seconds = seconds
        self.each = seconds / most  # seconds in which one grows back
        self.whole_again: dict[str, float] = {}  # when an address may do everything again

    def is_full(self, address: str, count: int = 1) -> bool:
        """Whether that many more would be too many."""
        owed = max(0.0, self.whole_again.get(address, 0.0) - time.monotonic())
        return owed + (count - 0.5) * self.each > self.seconds

    def count(self, address: str, count: int = 1) -> None:
        """Count something that an address did."""
        now = time.monotonic()
        self.whole_again[address] = max(now, self.whole_again.get(address, now)) + count * self.each

    def forget(self) -> None:
        """Drop the addresses that have done nothing lately."""
        now = time.monotonic()
        self.whole_again = {address: until for address, until in self.whole_again.items() if until > now}


class Limits:
    """Counts requests, sockets, new rooms, wrong tokens and wrong codes."""

    def __init__(self, settings: Settings, elsewhere: SharedCounts) -> None:
        self.settings = settings
        self.elsewhere = elsewhere
        self.requests = Recent(settings.requests_per_address, WINDOW)
        self.questions = Recent(settings.questions_per_address, WINDOW)
        self.sockets: Counter[str] = Counter()
        self.rooms = Recent(settings.rooms_per_address, 3600)
        self.tokens = Recent(settings.wrong_tokens, 60)
        self.codes = Recent(settings.wrong_codes, 60)

    def is_known(self, origin: str | None) -> bool:
        """Whether a page comes from here; the whole origin must match, letter by letter."""
        return origin is not None and origin in self.settings.all_origins

    def may_ask(self, address: str, is_question: bool) -> bool:
        """Count a request, unless there were too many. A question is a request for more than a file."""
        asked = (self.requests, self.questions) if is_question else (self.requests,)
        if any(one.is_full(address) for one in asked):
            return False
        for one in asked:
            one.count(address)
        return True

    @asynccontextmanager
    async def let_in(self, address: str) -> AsyncIterator[None]:
        """Count a socket while it is open."""
        if self.sockets.total() >= self.settings.sockets:
            raise Closing(*FULL)
        if self.sockets[address] >= self.settings.sockets_per_address:
            raise Closing(*TOO_MANY_SOCKETS)
        self.sockets[address] += 1
        try:
            here = self.sockets[address]
            if here + await self.elsewhere.ask(address, here) > self.settings.sockets_per_address:
                raise Closing(*TOO_MANY_SOCKETS)
            yield
        finally:
            self.elsewhere.changed.add(address)
            self.sockets[address] -= 1
            if not self.sockets[address]:
                del self.sockets[address]

    def count_wrong_tokens(self, address: str, count: int) -> None:
        """Close a page that keeps guessing. Only guesses that were answered count, so nobody is banned."""
        if self.tokens.is_full(address, count):
            raise Closing(*WRONG_TOKENS)
        self.tokens.count(address, count)

    def forget(self) -> None:
        """Drop what happened long ago."""
        for recent in (self.requests, self.questions, self.rooms, self.tokens, self.codes):
            recent.forget()
