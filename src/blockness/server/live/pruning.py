"""Deletes old rooms every night, if the host wants that."""

from __future__ import annotations

import asyncio
import logging
import time

from sqlalchemy.exc import SQLAlchemyError

from blockness.server.journal.journal import UPGRADES_PATIENCE, make_engine
from blockness.server.journal.old_rooms import prune

log = logging.getLogger(__name__)
DAY = 24 * 3600
HOUR = 4  # o'clock, when hardly anybody plays


async def prune_nightly(url: str, days: int) -> None:
    """Delete rooms without a move for some days: now, as many servers are off at night, and then every night."""
    while True:
        engine = make_engine(url, UPGRADES_PATIENCE)  # looking through all rooms may take a while
        try:
            await prune(engine, time.time() - days * DAY)
        except (SQLAlchemyError, OSError) as error:
            log.warning("old rooms are deleted tomorrow: %s", str(error).partition("\n")[0])
        finally:
            await engine.dispose()
        await asyncio.sleep(next_night(time.time()) - time.time())


def next_night(now: float) -> float:
    """Return the next time at which old rooms are deleted, by the clock on the wall."""
    year, month, day, hour, *_ = time.localtime(now)
    return time.mktime((year, month, day + (hour >= HOUR), HOUR, 0, 0, 0, 0, -1))
