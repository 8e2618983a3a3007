"""Watches the other processes: what they wrote, and who is connected through them.

The database is all this needs: every process writes down who is connected to it and gives signs of
life, and checks several times a second whether anything was written. A notice from Redis only makes it check sooner.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from typing import TYPE_CHECKING

from sqlalchemy.exc import SQLAlchemyError

from blockness.server.ending import end
from blockness.server.journal.outages import NoDatabase
from blockness.server.journal.register import Connected

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence

    from blockness.server.journal.register import Register

    Hear = Callable[[str, int, Sequence[Connected]], None]

log = logging.getLogger(__name__)
LOOK = 0.05  # seconds between two looks
LOOK_ANYWAY = 0.25  # seconds between two looks while notices arrive
SOONEST = 0.02  # seconds between two looks after a notice
SIGN = 1.0  # seconds between two signs of life
SILENCE = 8.0  # seconds of looking without a sign, after which a process counts as dead
PATIENCE = 0.5  # seconds until a database that fails is asked again


class Watch:
    """Tells the other processes who is here, and this one what they are doing."""

    def __init__(
        self,
        register: Register,
        name: str,
        tell: Callable[[str], None],
        gets_notices: Callable[[], bool] = lambda: False,
    ) -> None:
        self.register = register
        self.name = name
        self.tell_others = tell  # something is new in a room
        self.gets_notices = gets_notices  # of moves that others have written
        self.here: dict[str, Connected] = {}  # in each room that somebody is in
        self.unwritten: set[str] = set()
        self.changed = asyncio.Event()
        self.due = asyncio.Event()  # a look
        self.looking = asyncio.Lock()
        self.signs = 0
        self.pulse: object = None
        self.met: dict[str, int] = {}  # the signs of the others at the last look
        self.heard: dict[str, tuple[int, list[Connected]]] = {}  # of each of these rooms at the last look
        self.others: dict[str, tuple[int, float]] = {}  # the last sign of each process, and the silence since
        self.looked_at = time.monotonic()
        self.hear: Hear = lambda _code, _version, _others: None
        self.tasks: list[asyncio.Task[None]] = []

    async def start(self, hear: Hear) -> None:
        """Start signing and looking; `hear` gets a room's code, its version and who is connected elsewhere."""
        self.hear = hear
        self.tasks = [asyncio.create_task(self.go_on(self.sign)), asyncio.create_task(self.go_on(self.look_when_due))]

    async def stop(self) -> None:
        """Sign off, so that nobody waits for our signs."""
        await end(self.tasks)
        await self.register.let_go()
        if self.signs:
            await self.register.strike({self.name: self.signs})

    async def go_on(self, work: Callable[[], Awaitable[None]]) -> None:
        """Keep doing something; while the database is failing, nothing that is known is forgotten."""
        while True:
            try:
                await work()
                continue
            except NoDatabase:
                pass
            except (SQLAlchemyError, OSError) as error:
                self.register.outages.note("read", error)
            except Exception:
                log.exception("the register failed")
            await asyncio.sleep(PATIENCE)

    # ------------------------------------------------------------------------------------ who is here

    def tell(self, code: str, connected: Connected) -> None:
        """Write down soon who is connected to a room through this process."""
        if connected == Connected():
            self.here.pop(code, None)
            self.heard.pop(code, None)
        else:
            self.here[code] = connected
        self.unwritten.add(code)
        self.changed.set()

    async def sign(self) -> None:
        """Give a sign of life, and write down changes as soon as there are any."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(SIGN):
                await self.changed.wait()
        self.changed.clear()
        if self.here or self.unwritten:  # a process that nobody is using leaves the disk alone
            await self.write()

    async def write(self) -> None:
        """Write down what has changed."""
        self.signs += 1
        codes = tuple(self.unwritten)
        changes = {code: self.here.get(code, Connected()) for code in codes}
        if not await self.register.sign(self.name, self.signs, changes):
            self.unwritten.update(self.here)  # nobody knows who is here
            self.changed.set()
        self.unwritten.difference_update(code for code in codes if self.here.get(code, Connected()) == changes[code])
        self.due.set()
        for code in codes:
            self.tell_others(code)

    # ------------------------------------------------------------------------------- who is elsewhere

    def is_alone(self, code: str) -> bool:
        """Whether nobody is connected to a room through another process."""
        return code in self.heard and not self.heard[code][1]

    async def look_when_due(self) -> None:
        """Look after a while, or sooner if there is a notice; if nobody is connected, only after a notice."""
        await asyncio.sleep(SOONEST)
        pause = LOOK_ANYWAY if self.gets_notices() else LOOK
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(pause - SOONEST if self.here else None):
                await self.due.wait()
        self.due.clear()
        await self.look()

    async def look(self) -> None:
        """Read what the others have written, if there is anything new."""
        async with self.looking:
            try:
                await self.read()
            except BaseException:
                await self.register.let_go()
                self.looked_at = time.monotonic()  # time in which we could not look does not count as silence
                raise

    async def read(self) -> None:
        """Read what is new, and give up on processes that have gone silent."""
        pulse = await self.register.pulse()
        await self.count_silence()
        if pulse == self.pulse:
            return
        met = {name: signs for name, signs in (await self.register.signs()).items() if name != self.name}
        self.others = {
            name: self.others[name] if self.others.get(name, (None,))[0] == signs else (signs, 0.0)
            for name, signs in met.items()
        }
        here = set(self.here)
        known = {code: heard[1] for code, heard in self.heard.items() if heard[1]} if self.others else {}
        # A process signs whenever somebody comes or goes there: who is elsewhere is known until one of them signs.
        elsewhere = known | await self.ask_who(here if met != self.met else here - self.heard.keys())
        # Only a process that somebody is connected through writes to a room.
        shared = [code for code, others in elsewhere.items() if others]
        versions = await self.register.versions(shared) if shared else {}
        self.pulse, self.met = pulse, met  # as they were before: better to read twice what was written since than never
        for code, others in elsewhere.items():
            news = versions.get(code, 0), others
            if code in self.here and news != self.heard.get(code):
                self.heard[code] = news
                self.hear(code, *news)

    async def ask_who(self, codes: set[str]) -> dict[str, list[Connected]]:
        """Return who is connected to some rooms through the other processes that are alive."""
        found: dict[str, list[Connected]] = {code: [] for code in codes}
        if codes and self.others:
            for code, name, connected in await self.register.connected(codes):
                if name in self.others:
                    found[code].append(connected)
        return found

    async def count_silence(self) -> None:
        """Strike out processes that have been silent for long, counting only the time in which we looked."""
        now = time.monotonic()
        passed, self.looked_at = min(now - self.looked_at, 10 * LOOK), now
        self.others = {name: (signs, silence + passed) for name, (signs, silence) in self.others.items()}
        dead = {name: signs for name, (signs, silence) in self.others.items() if silence > SILENCE}
        if dead:
            await self.register.strike(dead)
            self.others = {name: one for name, one in self.others.items() if name not in dead}
