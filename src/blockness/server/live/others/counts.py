"""How many sockets each address has on the other processes, as far as Redis knows."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

    from redis.asyncio import Redis

log = logging.getLogger(__name__)
PREFIX = "blockness-sockets-"
PAUSE = 0.2  # seconds until the others know that somebody has left
AGAIN = 10.0  # seconds until everything is repeated: Redis may have forgotten it
FRESH = 30.0  # seconds for which the others believe it: a process that was killed cannot take it back
PATIENCE = 0.5  # seconds that Redis has to answer
AWAY = 5.0  # seconds until it is asked again if it had no answer: meanwhile each process counts for itself


class SharedCounts:
    """Tells the other processes what each address has here, and asks what it has there."""

    def __init__(self, url: str, name: str) -> None:
        self.redis = connect(url) if url else None
        self.name = name
        self.changed: set[str] = set()
        self.away_until = 0.0

    async def ask(self, address: str, here: int) -> int:
        """Report how many there are here, and return how many there are elsewhere."""
        if self.redis is None or time.monotonic() < self.away_until:
            return 0
        from redis.exceptions import RedisError

        key, now = f"{PREFIX}{address}", time.time()
        try:
            async with self.redis.pipeline(transaction=True) as asking:
                asking.hset(key, self.name, f"{here} {now:.0f}") if here else asking.hdel(key, self.name)
                asking.hgetall(key)
                asking.expire(key, int(FRESH))
                found = (await asking.execute())[1]
        except (RedisError, OSError) as error:
            self.away_until = time.monotonic() + AWAY
            log.debug("redis does not count: %s", error)
            return 0
        told = (text.split() for name, text in found.items() if name != self.name)
        return sum(int(count) for count, at in told if abs(float(at) - now) < FRESH)  # a clock may be set back

    async def keep_telling(self, counts: Mapping[str, int]) -> None:
        """Report soon who has left, and everything now and then."""
        next_time = time.monotonic() + AGAIN
        while self.redis is not None:
            await asyncio.sleep(PAUSE)
            if time.monotonic() > next_time:
                next_time = time.monotonic() + AGAIN
                self.changed.update(counts)
            changed, self.changed = self.changed, set()
            for address in changed:
                await self.ask(address, counts.get(address, 0))

    async def stop(self) -> None:
        """Disconnect from Redis."""
        if self.redis is not None:
            await self.redis.aclose()


def connect(url: str) -> Redis:
    """Return a connection to Redis that does not wait long."""
    from redis.asyncio import Redis

    return Redis.from_url(url, decode_responses=True, socket_connect_timeout=PATIENCE, socket_timeout=PATIENCE)
