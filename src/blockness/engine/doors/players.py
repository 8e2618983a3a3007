"""Doors for players that look one move ahead, and for their chance."""

from __future__ import annotations

import numpy as np

from blockness.engine.doors.door import At, carray, door
from blockness.rules.legal import MOST_MOVES
from blockness.rules.row import ROW
from blockness.rules.tables import TABLES
from blockness.search.chance import below, sow
from blockness.search.one_ply import TEMPER, glance


@door(np.uint64)
def seed_chance(chance: At) -> int:
    """Make a generator's state of a seed, in place."""
    state = carray(chance, 1)
    sow(state, state[0])
    return 0


@door(np.uint64)
def draw(chance: At, n: int) -> int:
    """Return a random number from 0 to n - 1."""
    return below(carray(chance, 1), n)


@door(TABLES, ROW, np.int64, np.uint64, TEMPER)
def glance_at(tables: At, rows: At, codes: At, chance: At, temper: At) -> int:
    """Return the move of rows[0] that looks best."""
    return glance(carray(tables, 1), carray(rows, 2), carray(codes, MOST_MOVES), carray(chance, 1), carray(temper, 1))
