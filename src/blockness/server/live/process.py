"""What all rooms of a process share."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from contextvars import Context
from typing import TYPE_CHECKING, Any

from sqlalchemy.exc import SQLAlchemyError

from blockness.server.ending import end
from blockness.server.journal.journal import Journal
from blockness.server.journal.outages import NoDatabase
from blockness.server.journal.register import Register
from blockness.server.live.computers import Computers
from blockness.server.live.limits import Limits
from blockness.server.live.metrics import Metrics
from blockness.server.live.others.counts import SharedCounts
from blockness.server.live.others.fanout import Notice, make_fanout
from blockness.server.live.others.watch import Watch

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine, Sequence

    from blockness.server.journal.register import Connected
    from blockness.server.settings import Settings


COUNT = 0.2  # seconds until the others know what an address did
REPEAT = 10.0  # seconds until everything that is open is told again


class Process:
    """The journal, the computers, the limits and the figures of one process, and what it does in the background."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.name = secrets.token_hex(8)
        self.journal = Journal(settings.database_url)
        self.fanout = make_fanout(settings.redis)
        self.watch = Watch(
            Register(self.journal),
            self.name,
            tell=lambda code: self.fanout.tell(Notice(code, self.name)),
            gets_notices=lambda: self.fanout.is_listening,
        )
        self.computers = Computers(settings.thinkers, after=settings.thinkers_after)
        self.elsewhere = SharedCounts(settings.redis, self.name)
        self.limits = Limits(settings, self.elsewhere)
        self.metrics = Metrics()
        self.is_open = asyncio.Event()  # the kernels are ready, and people may come in
        self.tasks: set[asyncio.Task[None]] = set()
        for name, text, value in (
            ("sockets", "Pages connected", self.limits.sockets.total),
            ("thinking_waiting", "Moves that wait for a thinker", lambda: self.computers.waiting),
            ("thoughts", "Moves thought up by computers", lambda: self.computers.thoughts),
            ("fallback_moves", "Moves made at a glance because a thinker failed", lambda: self.computers.fallbacks),
        ):
            self.metrics.show(name, text, value)
        heard = self.limits.heard
        self.metrics.show_each("counted_elsewhere", "Things that addresses did on other processes", heard)

    async def start(self, hear: Callable[[str, int, Sequence[Connected] | None], None]) -> None:
        """Start all but the computers; `hear` takes what other processes do: a room, its version, and who is there."""
        await self.journal.start()
        await self.watch.start(hear)
        await self.fanout.start(lambda notice: self.take(notice, hear))
        self.begin(self.elsewhere.keep_telling(self.limits.sockets))
        self.begin(self.keep_counting())

    async def stop(self) -> None:
        """Stop everything. Whatever was accepted is in the journal."""
        await end(self.tasks)
        await self.computers.stop()
        await self.fanout.stop()
        await self.elsewhere.stop()
        with contextlib.suppress(NoDatabase, SQLAlchemyError, OSError):
            await self.watch.stop()
            await self.journal.release(self.name)  # so that the others don't have to wait for its leases to expire
        await self.journal.stop()

    def take(self, notice: Notice, hear: Callable[[str, int, None], None]) -> None:
        """Handle a notice from another process."""
        if notice.origin != self.name:
            if not notice.room:
                self.limits.hear(notice)
            elif notice.version:
                hear(notice.room, notice.version, None)
            else:
                self.watch.due.set()

    async def keep_counting(self) -> None:
        """Tell the other processes what addresses did here, so that a limit holds for all of them together."""
        until = 0.0
        while True:
            await asyncio.sleep(COUNT if self.settings.redis else REPEAT)
            if (now := time.monotonic()) > until:
                until = now + REPEAT
                self.limits.connections.forget()
            if notice := self.limits.notice(self.name):
                self.fanout.tell(notice)

    def begin(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Do something in the background, and keep a reference to it."""
        task = asyncio.create_task(work, context=Context())  # it is no part of the request that caused it
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task
