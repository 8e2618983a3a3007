"""The computers at the tables: a few thinkers, each in its own process, and a queue for them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import sys
from typing import TYPE_CHECKING

import msgspec

from blockness.players import Limit, level
from blockness.server.live.thinker import USUAL_SECONDS, Question, Reply

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from blockness.game import Position

log = logging.getLogger(__name__)
COMMAND = (sys.executable, "-m", "blockness.server.live.thinker")
GRACE = 3.0  # seconds beyond its time after which a thinker counts as hung
WARM_UP = 300.0  # seconds for one step of getting ready before it counts as hung; a slow machine compiles kernels
FALLBACK = "otter"  # looks one move ahead and takes a millisecond
ENDINGS = (
    OSError,
    asyncio.IncompleteReadError,
    asyncio.LimitOverrunError,
    TimeoutError,
    ValueError,
    msgspec.MsgspecError,
)


class Thinker:
    """One process. It starts in the background, and again if it dies or hangs."""

    def __init__(self, command: Sequence[str], patience: float) -> None:
        self.command = command
        self.patience = patience
        self.process: asyncio.subprocess.Process | None = None
        self.ready: asyncio.Task[None] | None = None
        self.is_sound = True
        self.began = 0.0

    def start(self) -> None:
        """Start, and warm up in the background."""
        self.is_sound, self.began = True, asyncio.get_running_loop().time()
        self.ready = asyncio.create_task(self.warm_up())

    def start_once(self) -> None:
        """Start, unless that has been done."""
        if self.ready is None:
            self.start()

    async def warm_up(self) -> None:
        """Wait until everything is ready. Each step may take long, and whatever it has compiled is kept."""
        self.process = await asyncio.create_subprocess_exec(
            *self.command,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            env=os.environ | {"NUMBA_NUM_THREADS": "1"},
        )
        is_warming = True
        while is_warming:
            async with asyncio.timeout(WARM_UP):
                is_warming = (await self.reply()).is_warming

    @property
    def is_ready(self) -> bool:
        """Whether it can be asked without waiting."""
        return bool(self.ready and self.ready.done() and not self.ready.cancelled() and not self.ready.exception())

    async def wait_until_ready(self) -> None:
        """Wait for a thinker that has just been started; if that takes too long, nobody waits for it again."""
        assert self.ready is not None, "it is started"
        if not self.ready.done():
            async with asyncio.timeout_at(self.began + self.patience):
                await asyncio.shield(self.ready)
        self.ready.result()

    async def reply(self) -> Reply:
        """Read a line."""
        assert self.process is not None
        assert self.process.stdout is not None
        return msgspec.json.decode(await self.process.stdout.readuntil(b"\n"), type=Reply)

    async def ask(self, question: Question) -> str:
        """Ask, and wait until patience runs out."""
        assert self.process is not None
        assert self.process.stdin is not None
        self.is_sound = False  # until the answer is here: a cancelled caller leaves half a conversation
        self.process.stdin.write(msgspec.json.encode(question) + b"\n")
        async with asyncio.timeout(self.patience):
            move = (await self.reply()).move
        self.is_sound = True
        return move

    async def end(self) -> None:
        """Kill the process, whatever it is doing."""
        if self.ready:
            self.ready.cancel()
            with contextlib.suppress(asyncio.CancelledError, *ENDINGS):
                await self.ready
        if self.process and self.process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                self.process.kill()
            await self.process.wait()


class Computers:
    """Asks the thinkers, first come, first served. A room asks for one move at a time, so the queue is fair."""

    def __init__(
        self,
        count: int,
        command: Sequence[str] = COMMAND,
        patience: float = USUAL_SECONDS + GRACE,
        after: float = 0.0,
    ) -> None:
        self.thinkers = [Thinker(command, patience) for _ in range(count)]
        self.after = after
        self.starting: asyncio.TimerHandle | None = None
        self.free: asyncio.Queue[Thinker] = asyncio.Queue()
        self.waiting = 0
        self.thoughts = 0  # moves that computers were asked for
        self.fallbacks = 0  # moves made without a thinker

    async def start(self) -> None:
        """Let the thinkers start after a while; nobody waits for them, but whoever needs one sooner starts it."""
        for thinker in self.thinkers:
            self.free.put_nowait(thinker)
        self.starting = asyncio.get_running_loop().call_later(self.after, self.start_all)

    def start_all(self) -> None:
        """Start the thinkers that nobody has needed so far."""
        for thinker in self.thinkers:
            thinker.start_once()

    async def stop(self) -> None:
        """End the thinkers."""
        if self.starting:
            self.starting.cancel()
        await asyncio.gather(*(thinker.end() for thinker in self.thinkers))

    async def choose(
        self, position: Position, name: str, seed: int, settings: Mapping[str, str | int | float] | None = None
    ) -> str:
        """Return a level's move, or a quick one if its thinker hangs or dies."""
        self.thoughts += 1
        self.waiting += 1
        try:
            thinker = await self.free.get()
        finally:
            self.waiting -= 1
        try:
            thinker.start_once()
            await thinker.wait_until_ready()
            share = len(self.thinkers) / (len(self.thinkers) + self.waiting)
            return await thinker.ask(
                Question(str(position), name, seed, share, position.box.line, dict(settings or {}))
            )
        except ENDINGS as error:
            if thinker.is_ready:
                log.warning("a thinker failed (%s), it is replaced", error or type(error).__name__)
            return self.fall_back(position, seed)
        finally:
            await self.put_back(thinker)

    async def put_back(self, thinker: Thinker) -> None:
        """Make a thinker available again; if it failed, a new one."""
        has_failed_to_start = bool(thinker.ready and thinker.ready.done() and not thinker.is_ready)
        if has_failed_to_start or not thinker.is_sound:
            await thinker.end()
            thinker.start()
        self.free.put_nowait(thinker)

    def fall_back(self, position: Position, seed: int) -> str:
        """Choose a quick move."""
        self.fallbacks += 1
        return str(level(FALLBACK, seed).choose(position, Limit()))
