"""Whether the kernels are compiled and kept, and how long a computer's first move takes."""

from __future__ import annotations

import time

from blockness.rules import jit
from blockness.server.doctor.finding import Finding, fine, wrong
from blockness.server.live.thinker import warm
from blockness.server.warming import warm_up


def look_at_kernels() -> Finding:
    """Get the kernels ready as the server does, and let a computer move."""
    before = compiled()
    seconds = f"{time_to_first_move():.1f}"
    if jit.MODE != "compiled":
        return wrong("kernels-slow", mode=jit.MODE)
    wanted = jit.cache_homes()[0]
    if jit.CACHE is None:
        return wrong("kernels-nowhere", folder=str(wanted))
    if jit.CACHE.parent != wanted:
        return wrong("kernels-elsewhere", folder=str(wanted), used=str(jit.CACHE.parent))
    return fine("kernels-fine" if compiled() == before else "kernels-new", folder=str(wanted), seconds=seconds)


def time_to_first_move() -> float:
    """Return the seconds until every computer has moved once, as thinkers do before anybody is waiting."""
    began = time.monotonic()
    warm_up()
    for _ in warm():
        pass
    return time.monotonic() - began


def compiled() -> int:
    """Return how many kernels are kept."""
    return sum(1 for _ in jit.CACHE.rglob("*.nbi")) if jit.CACHE else 0
