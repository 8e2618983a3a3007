"""Counts the move sequences of an exact length."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from blockness.rules.jit import kernel
from blockness.rules.legal import MOST_MOVES, count_extensions, legal
from blockness.rules.play import play
from blockness.rules.row import MOST_PLIES, ROW
from blockness.search.bounds import in_reserve

if TYPE_CHECKING:
    from blockness.rules.record import Ints, Lists, Records
    from blockness.rules.row import Row
    from blockness.rules.tables import Tables


def perft(tables: Records[Tables], row: Records[Row], depth: int) -> int:
    """Count the sequences of exactly `depth` moves; a game that ends sooner counts for nothing."""
    if depth == 0:
        return 1
    levels = min(depth, MOST_PLIES + 1)  # no game is longer
    rows = np.zeros(levels, ROW)
    rows[0] = row[0]
    return count(tables, rows, np.zeros((levels, MOST_MOVES), np.int64), np.zeros(levels, np.int64))


@kernel
def count(tables: Records[Tables], rows: Records[Row], codes: Lists, waiting: Ints) -> int:
    """Count the sequences of exactly as many moves as there are rows; rows[0] is the root."""
    # A stack by hand: kernels call downwards only, or they crash when they come from Numba's cache.
    depth = len(rows)
    if depth > in_reserve(rows[0]):
        return 0
    if depth == 1:
        return count_legal(tables[0], rows[0], codes[0])
    total, level = 0, 0
    waiting[0] = legal(tables[0], rows[0], codes[0])
    while level >= 0:
        if waiting[level] == 0:
            level -= 1
            continue
        waiting[level] -= 1
        rows[level + 1] = rows[level]
        play(tables[0], rows[level + 1], codes[level, waiting[level]])
        if level + 2 == depth:
            total += count_legal(tables[0], rows[level + 1], codes[level + 1])
        else:
            level += 1
            waiting[level] = legal(tables[0], rows[level], codes[level])
    return total


@kernel
def count_legal(t: Tables, p: Row, codes: Ints) -> int:
    """Return how many legal moves there are; only starters need listing."""
    is_starting = p.placed < p.seats or p.turn >= p.seats
    return legal(t, p, codes) if is_starting else count_extensions(t, p, int(p.turn))
