"""Whether the database can be read and written at the moment. An outage is waited out, and nothing is lost."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from contextvars import Context
from functools import partial, wraps
from typing import TYPE_CHECKING, Any, Concatenate, Literal, ParamSpec, Protocol, TypeAlias, TypeVar

from sqlalchemy.exc import IntegrityError, SQLAlchemyError

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine, Mapping

log = logging.getLogger(__name__)
Arguments = ParamSpec("Arguments")
Result = TypeVar("Result")
Use: TypeAlias = Literal["read", "written"]
USES: tuple[Use, Use] = "read", "written"
PATIENCE = 2.5  # seconds without an answer; the drivers give up sooner and say why
SLICE = 0.25  # seconds between two checks for an answer
PAUSE = 0.5  # seconds between two checks whether it is over
FRESH = 1.0  # seconds for which a check stays valid
QUIET = 60.0  # seconds between two lines in the log


class NoDatabase(Exception):
    """The database does not answer in time. Whatever was being written may have been written anyway."""


class Asker(Protocol):
    """Anything that works on the database."""

    outages: Outages


Anybody = TypeVar("Anybody", bound=Asker)
Work: TypeAlias = "Callable[Concatenate[Anybody, Arguments], Coroutine[Any, Any, Result]]"


def asks(use: Use) -> Callable[[Work[Anybody, Arguments, Result]], Work[Anybody, Arguments, Result]]:
    """Make work on the database fail soon, as NoDatabase, and finish even if nobody is waiting any more."""

    def decorate(work: Work[Anybody, Arguments, Result]) -> Work[Anybody, Arguments, Result]:
        @wraps(work)
        async def attempt(self: Anybody, /, *rest: Arguments.args, **named: Arguments.kwargs) -> Result:
            return await self.outages.attempt(use, work(self, *rest, **named))

        return attempt

    return decorate


class Outages:
    """Notes what fails and checks until it works again; in the meantime everybody is answered at once."""

    def __init__(self, looks: Mapping[Use, Callable[[], Coroutine[Any, Any, None]]]) -> None:
        self.looks = looks  # how to find out
        self.lost: set[Use] = set()
        self.tell: Callable[[], None] = lambda: None  # called when an outage begins and when it is over
        self.answers: Counter[Use] = Counter()
        self.under_way: set[asyncio.Task[Any]] = set()
        self.looking: asyncio.Task[None] | None = None
        self.asking = asyncio.Lock()
        self.looked_at = self.reported_at = float("-inf")
        self.is_reported = False

    @property
    def is_fine(self) -> bool:
        """Whether nothing is known to fail."""
        return not self.lost

    async def attempt(self, use: Use, work: Coroutine[Any, Any, Result]) -> Result:
        """Return the result of some work, or raise NoDatabase; at once during an outage."""
        try:
            self.insist(use)
        except NoDatabase:
            work.close()
            raise
        return await self.dare(use, work)

    def insist(self, use: Use) -> None:
        """Raise NoDatabase during an outage."""
        if use in self.lost:
            raise NoDatabase

    async def dare(self, use: Use, work: Coroutine[Any, Any, Result]) -> Result:
        """Try some work even during an outage, and note whether it fails; a key that is taken is not an outage."""
        task = asyncio.create_task(work)
        self.under_way.add(task)
        task.add_done_callback(partial(self.end, use))
        try:
            return await self.answer(use, task)
        except IntegrityError:
            raise
        except (SQLAlchemyError, OSError) as error:
            self.note(use, error)
            raise NoDatabase from error

    async def answer(self, use: Use, task: asyncio.Task[Result]) -> Result:
        """Wait for work while the database answers anybody; it goes on anyway, so that it leaves nothing half done."""
        silence = 0.0
        while not task.done():
            answers = self.answers[use]
            await asyncio.wait([task], timeout=SLICE)  # a loop that was held up for seconds used only one slice
            silence = silence + SLICE if self.answers[use] == answers else 0.0
            if silence >= PATIENCE and not task.done():
                raise TimeoutError
        return task.result()

    def end(self, use: Use, task: asyncio.Task[Any]) -> None:
        """Forget work that has ended; perhaps nobody cares any more that it failed."""
        self.under_way.discard(task)
        if not task.cancelled() and not task.exception():
            self.answers[use] += 1

    # ------------------------------------------------------------------------------------------ an outage

    def note(self, use: Use, error: Exception) -> None:
        """Note that something failed."""
        if isinstance(error, TimeoutError):  # if reading takes too long, so will writing, but not the other way round
            self.lose(USES[USES.index(use) :], f"no answer within {PATIENCE} s")
        else:
            self.lose((use,), str(getattr(error, "orig", None) or error).partition("\n")[0])

    def lose(self, uses: tuple[Use, ...], reason: str) -> None:
        """Answer with NoDatabase from now on and start checking; the log gets one line a minute."""
        self.lost.update(uses)
        if time.monotonic() - self.reported_at > QUIET:
            self.reported_at, self.is_reported = time.monotonic(), True
            log.warning("the database cannot be %s, trying again: %s", uses[-1], reason)
        if not self.looking or self.looking.done():
            self.looking = asyncio.create_task(self.look_on(), context=Context())

    async def look_on(self) -> None:
        """Check until everything works. A hiccup that is over at the first check is not reported."""
        began, is_told = time.monotonic(), False
        while not await self.look():
            if not is_told:
                is_told = True
                self.tell()
            await asyncio.sleep(PAUSE)
        if self.is_reported:
            self.is_reported = False
            log.warning("the database can be read and written again, after %.0f s", time.monotonic() - began)
        if is_told:
            self.tell()

    async def look(self) -> bool:
        """Find out what works, and return whether everything does."""
        for use in USES:
            try:
                await self.dare(use, self.looks[use]())
            except (NoDatabase, IntegrityError):
                return False
            self.lost.discard(use)
        self.looked_at = time.monotonic()
        return self.is_fine  # something else may have failed in the meantime

    async def is_well(self) -> bool:
        """Whether everything works, as checked within the last second."""
        async with self.asking:
            if self.is_fine and time.monotonic() - self.looked_at > FRESH:
                await self.look()
            return self.is_fine

    async def stop(self) -> None:
        """Stop, but not in the middle of a transaction that may still finish."""
        if self.looking:
            self.looking.cancel()
        if self.under_way:
            await asyncio.wait(self.under_way, timeout=PATIENCE)
