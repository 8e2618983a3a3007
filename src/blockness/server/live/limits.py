"""Limits for each address, so that one cannot crowd out the others. Nobody is banned."""

from __future__ import annotations

import time
from collections import Counter
from contextlib import asynccontextmanager
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from typing import TYPE_CHECKING

from blockness.server.live.closing import FULL, TOO_MANY_SOCKETS, WRONG_TOKENS, Closing
from blockness.server.live.others.fanout import Notice
from blockness.server.table.work import REMEMBERED

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from blockness.server.live.others.counts import SharedCounts
    from blockness.server.settings import Settings


WINDOW = 10.0  # seconds in which requests are counted
HOUR = 3600.0
EVERYBODY = ""  # what all addresses together are counted as
FRESH = 30.0  # seconds for which a process believes another's count: one that was killed cannot take it back


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
        self.untold: Counter[str] = Counter()  # what the other processes have not heard of

    def is_full(self, address: str, count: int = 1) -> bool:
        """Whether that many more would be too many."""
        owed = max(0.0, self.whole_again.get(address, 0.0) - time.monotonic())
        return owed + (count - 0.5) * self.each > self.seconds

    def count(self, address: str, count: int = 1) -> None:
        """Count something that an address did here."""
        self.untold[address] += count
        self.hear(address, count)

    def hear(self, address: str, count: int) -> None:
        """Count something that an address did anywhere."""
        now = time.monotonic()
        self.whole_again[address] = max(now, self.whole_again.get(address, now)) + count * self.each

    def tell(self) -> dict[str, int]:
        """Return what was done here since the last time."""
        told, self.untold = self.untold, Counter()
        return told

    def forget(self) -> None:
        """Drop the addresses that have done nothing lately."""
        now = time.monotonic()
        self.whole_again = {address: until for address, until in self.whole_again.items() if until > now}


class Present:
    """Counts what each address has open, here and, as far as they have said so lately, on the other processes."""

    def __init__(self) -> None:
        self.here: Counter[str] = Counter()
        self.changed: set[str] = set()
        self.elsewhere: dict[str, dict[str, tuple[int, float]]] = {}  # by address and process: how many, and when

    def change(self, address: str, by: int) -> None:
        """Count one more or one less here."""
        self.here[address] += by
        if not self.here[address]:
            del self.here[address]
        self.changed.add(address)

    def count(self, address: str) -> int:
        """Return how many an address has."""
        oldest = time.monotonic() - FRESH
        told = self.elsewhere.get(address)
        return self.here[address] + (sum(many for many, at in told.values() if at > oldest) if told else 0)

    def hear(self, origin: str, address: str, many: int) -> None:
        """Note how many an address has on another process."""
        self.elsewhere.setdefault(address, {})[origin] = many, time.monotonic()

    def tell(self) -> dict[str, int]:
        """Return what has changed here since the last time."""
        changed, self.changed = self.changed, set()
        return {address: self.here[address] for address in changed}

    def forget(self) -> None:
        """Drop what nobody has repeated, and repeat everything that is here."""
        oldest = time.monotonic() - FRESH
        kept = {
            address: {origin: one for origin, one in told.items() if one[0] and one[1] > oldest}
            for address, told in self.elsewhere.items()
        }
        self.elsewhere = {address: told for address, told in kept.items() if told}
        self.changed.update(self.here)


class Limits:
    """Counts connections, requests, sockets, new rooms, and wrong tokens, codes and words."""

    def __init__(self, settings: Settings, elsewhere: SharedCounts) -> None:
        self.settings = settings
        self.elsewhere = elsewhere
        self.requests = Recent(settings.requests_per_address, WINDOW)
        self.questions = Recent(settings.questions_per_address, WINDOW)
        self.connections = Present()
        self.sockets: Counter[str] = Counter()
        self.rooms = Recent(settings.rooms_per_address, HOUR)
        self.new_rooms = Recent(settings.new_rooms, HOUR)
        self.tokens = Recent(settings.wrong_tokens, 60)
        self.codes = Recent(settings.wrong_codes, 60)
        self.words = Recent(settings.wrong_words, 60)
        self.stamps = Recent(1, 2 * REMEMBERED)  # by stamp, not by address: full for half of that time
        self.shared = {
            "requests": self.requests,
            "questions": self.questions,
            "rooms": self.rooms,
            "new_rooms": self.new_rooms,
            "tokens": self.tokens,
            "codes": self.codes,
            "words": self.words,
            "stamps": self.stamps,
        }
        self.heard = dict.fromkeys(self.shared, 0)  # things that addresses did on other processes

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

    def count_room(self, address: str) -> None:
        """Count a room that was made."""
        self.rooms.count(address)
        self.new_rooms.count(EVERYBODY)

    def count_wrong_tokens(self, address: str, count: int) -> None:
        """Close a page that keeps guessing. Only guesses that were answered count, so nobody is banned."""
        if self.tokens.is_full(address, count):
            raise Closing(*WRONG_TOKENS)
        self.tokens.count(address, count)

    def notice(self, origin: str) -> Notice | None:
        """Return what the other processes should count too, if there is anything."""
        did = {name: told for name, one in self.shared.items() if (told := one.tell())}
        have = self.connections.tell()
        return Notice("", origin, did=did, have=have) if did or have else None

    def hear(self, notice: Notice) -> None:
        """Count what addresses did on another process."""
        for name in notice.did.keys() & self.shared.keys():
            for address, count in notice.did[name].items():
                self.shared[name].hear(address, count)
                self.heard[name] += count
        for address, many in notice.have.items():
            self.connections.hear(notice.origin, address, many)

    def forget(self) -> None:
        """Drop what happened long ago."""
        for recent in self.shared.values():
            recent.forget()
