"""The exact value of a game of two seats: alpha-beta with a table of positions.

The value is zero-sum, seen from the first seat: the other's shortfall less its own (R10: segments left, then head
height), so its sign tells who wins. Between equal margins the first seat prefers more segments left over in all and the
second fewer; that makes the value, and the segments left to each, unique.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from blockness.rules.jit import kernel, record
from blockness.rules.legal import count_extensions, legal
from blockness.rules.play import play
from blockness.rules.row import OVER
from blockness.search.fate import in_reserve, least, shortfall_of
from blockness.search.key import key_of
from blockness.search.room import CODE, Room, is_enough

if TYPE_CHECKING:
    from blockness.rules.row import Row
    from blockness.rules.tables import Tables

INFINITY = 1 << 30
EXACT, AT_LEAST, AT_MOST = 0, 1, 2

ENTRY = record([("key", np.uint64), ("value", np.int32), ("code", np.int16), ("bound", np.int8), ("height", np.int8)])

# One ply of the search: what is known of it, and which of its moves comes next.
FRAME = record(
    [
        ("key", np.uint64),
        ("alpha", np.int64),
        ("beta", np.int64),
        ("first_alpha", np.int64),
        ("first_beta", np.int64),
        ("best", np.int64),
        ("best_code", np.int64),
        ("count", np.int64),
        ("next", np.int64),
    ]
)


@kernel
def worth(p: Row) -> int:
    """Return the value of a finished game."""
    return (shortfall_of(p, 1) - shortfall_of(p, 0)) * 64 + in_reserve(p)


@kernel
def order(t: Tables, rows: Any, level: int, codes: Any, count: int, first: int) -> None:
    """Sort a node's moves, best guess first: the table's move, then those that leave the other least to do."""
    scores = np.empty(count, np.int64)
    mover = int(rows[level].turn)
    for i in range(count):
        rows[level + 1] = rows[level]
        p = rows[level + 1]
        play(t, p, codes[i])
        scores[i] = count_extensions(t, p, 1 - mover) * 2 - count_extensions(t, p, mover)
        if p.turn == mover:
            scores[i] -= 60
        if codes[i] == first:
            scores[i] = -INFINITY
    for i in range(1, count):
        score, code, j = scores[i], codes[i], i
        while j > 0 and scores[j - 1] > score:
            scores[j], codes[j] = scores[j - 1], codes[j - 1]
            j -= 1
        scores[j], codes[j] = score, code


@kernel
def enter(t: Tables, rows: Any, words: Any, level: int, frames: Any, codes: Any, table: Any, first: int) -> Any:
    """Open a node; return True and its value where that is known at once."""
    p, f = rows[level], frames[level]
    if p.turn == OVER:
        return True, worth(p)
    f.first_alpha, f.first_beta = f.alpha, f.beta
    f.key = key_of(words[level])
    now = shortfall_of(p, 0), shortfall_of(p, 1)
    best = least(t, p, 0), least(t, p, 1)
    lowest, highest = (best[1] - now[0]) * 64, (now[1] - best[0]) * 64 + 32
    if level and lowest >= f.beta:  # the root is searched in any case, for its move
        return True, lowest
    if level and highest <= f.alpha:
        return True, highest
    entry = table[np.int64(f.key & np.uint64(len(table) - 1))]
    if entry.key == f.key:
        if first < 0:
            first = int(entry.code)
        if level and entry.bound == EXACT:
            return True, int(entry.value)
        if level and entry.bound == AT_LEAST:
            f.alpha = max(f.alpha, int(entry.value))
        elif level:
            f.beta = min(f.beta, int(entry.value))
        if f.alpha >= f.beta:
            return True, int(entry.value)
    found = legal(t, p)
    f.count = len(found)
    codes[level, : f.count] = found
    if f.count > 1:
        order(t, rows, level, codes[level], f.count, first)
    f.next = 0
    f.best = -INFINITY if p.turn == 0 else INFINITY
    f.best_code = codes[level, 0]
    return False, 0


@kernel
def leave(f: Any, table: Any, height: int) -> int:
    """Close a node, remember its value and return it."""
    entry = table[np.int64(f.key & np.uint64(len(table) - 1))]
    if height >= entry.height or entry.key != f.key or entry.key == 0:
        entry.key, entry.value, entry.code, entry.height = f.key, f.best, f.best_code, height
        if f.best <= f.first_alpha:
            entry.bound = AT_MOST
        else:
            entry.bound = AT_LEAST if f.best >= f.first_beta else EXACT
    return int(f.best)


@kernel
def search(
    tables: Any,
    rows: Any,
    words: Any,
    frames: Any,
    codes: Any,
    table: Any,
    control: Any,
    alpha: int,
    beta: int,
    first: int,
) -> int:
    """Return the value of rows[0] within (alpha, beta); when it is told to stop, what it returns means nothing."""
    t = tables[0]
    frames[0].alpha, frames[0].beta = alpha, beta
    level = 0
    is_known, value = enter(t, rows, words, 0, frames, codes, table, first)
    if is_known:
        return int(value)
    while True:
        f = frames[level]
        if f.next < f.count and f.alpha < f.beta:
            rows[level + 1] = rows[level]
            play(t, rows[level + 1], codes[level, f.next])
            f.next += 1
            if is_enough(control):
                return 0
            frames[level + 1].alpha, frames[level + 1].beta = f.alpha, f.beta
            is_known, value = enter(t, rows, words, level + 1, frames, codes, table, -1)
            if not is_known:
                level += 1
                continue
        else:
            value = leave(f, table, in_reserve(rows[level]))
            if level == 0:
                control[CODE] = f.best_code
                return value
            level -= 1
            f = frames[level]
        is_better = value > f.best if rows[level].turn == 0 else value < f.best
        if is_better:
            f.best, f.best_code = value, codes[level, f.next - 1]
            if rows[level].turn == 0:
                f.alpha = max(f.alpha, value)
            else:
                f.beta = min(f.beta, value)


class Duel(Room):
    """Room for one search of a game of two."""

    def __init__(self, entries: int = 1 << 20) -> None:
        super().__init__(ENTRY, FRAME, entries)

    def value(self, tables: Any, row: Any, alpha: int = -INFINITY, beta: int = INFINITY, first: int = -1) -> int:
        """Search a position, at the root `first` before all other moves.

        `control` tells the nodes, the best move and whether it was stopped.
        """
        self.rows[0] = row[0]
        return search(
            tables, self.rows, self.words, self.frames, self.codes, self.table, self.control, alpha, beta, first
        )
