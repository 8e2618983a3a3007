"""Counts the sequences of exactly so many moves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from blockness.rules.jit import kernel
from blockness.rules.legal import MOST_MOVES, count_legal, legal
from blockness.rules.play import play
from blockness.rules.row import ROW
from blockness.search.fate import in_reserve

if TYPE_CHECKING:
    from blockness.rules.row import Row
    from blockness.rules.tables import Tables


@kernel
def perft(tables: Any, row: Any, depth: int) -> int:
    """Count the sequences of exactly `depth` moves; a game that ends sooner counts for nothing."""
    if depth == 0:
        return 1
    if depth > in_reserve(row[0]):
        return 0
    if depth == 1:
        return count_legal(tables[0], row[0])
    # A stack by hand: kernels call downwards only, or they crash when they come from Numba's cache.
    rows = np.empty(depth, ROW)
    codes = np.empty((depth, MOST_MOVES), np.int64)
    waiting = np.zeros(depth, np.int64)
    rows[0] = row[0]
    total, level = 0, 0
    waiting[0] = list_legal(tables[0], rows[0], codes[0])
    while level >= 0:
        if waiting[level] == 0:
            level -= 1
            continue
        waiting[level] -= 1
        rows[level + 1] = rows[level]
        play(tables[0], rows[level + 1], codes[level, waiting[level]])
        if level + 2 == depth:
            total += count_legal(tables[0], rows[level + 1])
        else:
            level += 1
            waiting[level] = list_legal(tables[0], rows[level], codes[level])
    return total


@kernel
def list_legal(t: Tables, p: Row, codes: Any) -> int:
    """Write down the legal moves and return how many there are."""
    found = legal(t, p)
    codes[: len(found)] = found
    return len(found)
