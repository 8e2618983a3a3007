"""Gets the kernels ready, before the first person comes or while the pages are served already."""

from __future__ import annotations

import asyncio
import logging
import sys
import threading
import time
from contextlib import suppress
from functools import cache

from blockness.box import Variant
from blockness.game import Position
from blockness.locales import language_of, say
from blockness.players import Limit, level
from blockness.rules.jit import Compiled

PROGRESS = 5.0  # seconds between two lines in the log
log = logging.getLogger(__name__)


@cache
def warm_up() -> None:
    """Get the kernels ready that this process itself calls, for every table; once is enough."""
    for variant in Variant:
        for seats in (2, 3, 4):
            position = started(seats, variant)
            position.mobility(0)
            position.why_not("Hd5d6/2")
            level("otter").choose(position, Limit())
            Position.parse(str(position))


def started(seats: int, variant: Variant) -> Position:
    """Return a lake with all starters on it, whichever they are."""
    position = Position.start(seats, variant)
    while not all(position.monsters):
        position = position.play(position.legal_moves[len(position.legal_moves) // 2])
    return position


async def warm_up_aside(log_format: str) -> None:
    """Get the kernels ready in a thread, and say how it goes if they have to be compiled."""
    Compiled.is_told = Compiled.is_told or log_format == "json"  # there, every line is an event
    began, before = time.monotonic(), Compiled.count
    warm = warm_in_thread()
    while not (await asyncio.wait([warm], timeout=PROGRESS))[0]:
        log.info("getting the rules ready", extra={"about": {"compiled": Compiled.count - before}})
    warm.result()
    if count := Compiled.count - before:
        took = round(time.monotonic() - began, 1)
        log.info("the rules are ready", extra={"about": {"compiled": count, "seconds": took}})
        if log_format == "text":
            print(say("serve-ready", language_of()), file=sys.stderr, flush=True)


def warm_in_thread() -> asyncio.Future[None]:
    """Get the kernels ready in a thread that nobody has to wait for if the server is stopped in the meantime."""
    loop = asyncio.get_running_loop()
    warm: asyncio.Future[None] = loop.create_future()

    def tell(error: Exception | None) -> None:
        if not warm.done():  # otherwise it was cancelled
            warm.set_exception(error) if error else warm.set_result(None)

    def work() -> None:
        error = None
        try:
            warm_up()
        except Exception as failure:
            error = failure
        with suppress(RuntimeError):  # the loop is closed
            loop.call_soon_threadsafe(tell, error)

    threading.Thread(target=work, name="kernels", daemon=True).start()
    return warm
