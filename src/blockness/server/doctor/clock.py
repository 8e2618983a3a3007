"""Whether this computer's clock can be right."""

from __future__ import annotations

import time
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from blockness.server.doctor.finding import Finding, fine, wrong

if TYPE_CHECKING:
    from blockness.server.doctor.database import Times

MOST = 60  # seconds between two clocks that nobody needs to mind


def look_at_clock(times: Times | None) -> Finding:
    """Compare the clock with the last entry of the database, and with the database's own clock."""
    now = time.time()
    if times and times.last > now + MOST:
        return wrong("clock-behind", here=written(now), there=written(times.last))
    if times and abs(times.ahead) > MOST:
        return wrong("clock-apart", here=written(now), there=written(now + times.ahead))
    return fine("clock-fine", here=written(now))


def written(seconds: float) -> str:
    """Return a time as people write it."""
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%d %H:%M UTC")
