"""Tells the other processes that something happened.

Not `litestar.channels`: its tasks end for good when Redis goes away for a moment. A notice is only a hint (look at the
database), so losing one costs no more than the moment until everybody looks anyway.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING, Literal, Protocol, TypeAlias

import msgspec

from blockness.server.ending import end
from blockness.server.settings import InvalidSetting

if TYPE_CHECKING:
    from collections.abc import Callable

    from redis.asyncio import Redis

log = logging.getLogger(__name__)
CHANNEL = "blockness"
PATIENCE = 0.5  # seconds between attempts to reach Redis
STRANGE = msgspec.MsgspecError, RecursionError, UnicodeError  # what a message of somebody else may be
MOST_WAITING = 10_000
State: TypeAlias = Literal["well", "gone", "none"]


class Notice(msgspec.Struct, frozen=True, omit_defaults=True):
    """A room reached a version; without one, people came or went. Without a room, it says what addresses did."""

    room: str
    origin: str  # the process that sends it
    version: int = 0
    did: dict[str, dict[str, int]] = {}  # by limit and address: how often, since the last notice
    have: dict[str, int] = {}  # by address: open connections, now


class Fanout(Protocol):
    """How notices travel."""

    is_listening: bool  # whether notices of the others arrive at the moment

    async def start(self, hear: Callable[[Notice], None]) -> None:
        """Begin to listen."""

    def tell(self, notice: Notice) -> None:
        """Send a notice without waiting."""

    async def state(self) -> State:
        """Return how the way of the notices is at the moment."""

    async def stop(self) -> None:
        """Stop."""


class Alone:
    """There are no other processes."""

    is_listening = False

    async def start(self, hear: Callable[[Notice], None]) -> None:
        """Hear nothing."""

    def tell(self, notice: Notice) -> None:
        """Tell nobody."""

    async def state(self) -> State:
        """Need nothing."""
        return "none"

    async def stop(self) -> None:
        """Do nothing."""


class ByRedis:
    """Sends notices over Redis; while Redis is gone they are dropped, and it keeps trying to reach it."""

    def __init__(self, url: str) -> None:
        from redis.asyncio import Redis

        self.redis: Redis = Redis.from_url(url, socket_connect_timeout=2, health_check_interval=5)
        self.waiting: asyncio.Queue[Notice] = asyncio.Queue(MOST_WAITING)
        self.is_listening = False
        self.tasks: list[asyncio.Task[None]] = []

    async def start(self, hear: Callable[[Notice], None]) -> None:
        """Listen and send in the background."""
        self.tasks = [asyncio.create_task(self.listen(hear)), asyncio.create_task(self.send())]

    def tell(self, notice: Notice) -> None:
        """Queue a notice; a full queue means that Redis has been gone for a long time."""
        with contextlib.suppress(asyncio.QueueFull):
            self.waiting.put_nowait(notice)

    async def listen(self, hear: Callable[[Notice], None]) -> None:
        """Keep listening to the others."""
        from redis.exceptions import RedisError

        decoder = msgspec.json.Decoder(Notice)
        is_gone = False
        while True:
            try:
                async with self.redis.pubsub(ignore_subscribe_messages=True) as pubsub:
                    await pubsub.subscribe(CHANNEL)
                    is_gone, self.is_listening = False, True
                    async for message in pubsub.listen():
                        with contextlib.suppress(*STRANGE):
                            hear(decoder.decode(message["data"]))
            except (RedisError, OSError) as error:
                log.log(logging.DEBUG if is_gone else logging.WARNING, "redis is gone, trying again: %s", error)
                is_gone = True
            self.is_listening = False
            await asyncio.sleep(PATIENCE)

    async def send(self) -> None:
        """Keep telling the others."""
        from redis.exceptions import RedisError

        while True:
            notice = await self.waiting.get()
            try:
                await self.redis.publish(CHANNEL, msgspec.json.encode(notice))
            except (RedisError, OSError):
                await asyncio.sleep(PATIENCE)

    async def state(self) -> State:
        """Ask Redis for a sign of life."""
        from redis.exceptions import RedisError

        try:
            await asyncio.wait_for(self.redis.ping(), PATIENCE)
        except (RedisError, OSError):
            return "gone"
        return "well"

    async def stop(self) -> None:
        """Stop, and disconnect from Redis."""
        await end(self.tasks)
        await self.redis.aclose()


def make_fanout(url: str) -> Fanout:
    """Return a fan-out over Redis if there is an address, otherwise none."""
    try:
        return ByRedis(url) if url else Alone()
    except ModuleNotFoundError as error:
        raise InvalidSetting("Redis needs one more package: pip install 'blockness[redis]'") from error
    except ValueError as error:
        raise InvalidSetting(f"expected a Redis like redis://127.0.0.1:6379: {error}") from error
