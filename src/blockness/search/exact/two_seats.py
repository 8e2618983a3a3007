"""The exact value of a game of two seats: alpha-beta with a table of positions.

The value is zero-sum, seen from the first seat: the other's shortfall less its own (R10: segments left, then head
height), so its sign tells who wins. Between equal margins the first seat prefers more segments left over in all and the
second fewer; that makes the value, and the segments left to each, unique.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Protocol

import numpy as np

from blockness.rules.jit import kernel
from blockness.rules.legal import count_extensions, legal
from blockness.rules.play import play
from blockness.rules.record import Int, Key, Short, Word, record
from blockness.rules.row import OVER
from blockness.search.bounds import in_reserve, least, shortfall_of
from blockness.search.exact.workspace import (
    CODE,
    ENDLESS,
    LEVEL,
    PAUSED,
    STOPPED,
    Workspace,
    finish,
    is_enough,
    is_time_to_pause,
)
from blockness.search.key import key_of, place_of

if TYPE_CHECKING:
    from blockness.rules.record import Ints, Lists, Records
    from blockness.rules.row import Row
    from blockness.rules.tables import Tables

INFINITY = 1 << 30
EXACT, AT_LEAST, AT_MOST = 0, 1, 2


class Known(Protocol):
    """What is known about a position that was searched before."""

    key: Annotated[Key, np.uint64]
    value: Int
    code: Short
    bound: Short


class Frame(Protocol):
    """One ply of the search: what is known about it, and which of its moves comes next."""

    key: Annotated[Key, np.uint64]
    alpha: Word
    beta: Word
    first_alpha: Word
    first_beta: Word
    best: Word
    best_code: Word
    count: Word
    next: Word


KNOWN, FRAME = record(Known), record(Frame)


@kernel
def worth(p: Row) -> int:
    """Return the value of a finished game."""
    return (shortfall_of(p, 1) - shortfall_of(p, 0)) * 64 + in_reserve(p)


@kernel
def order(t: Tables, rows: Records[Row], level: int, codes: Ints, scores: Ints, count: int, first: int) -> None:
    """Sort a node's moves, best guess first: the table's move, then those that leave the other least to do."""
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
def enter(
    t: Tables, rows: Records[Row], words: Lists, level: int, frames: Records[Frame], codes: Lists, scores: Ints,
    table: Records[Known], first: int
) -> tuple[bool, int]:  # fmt: skip
    """Open a node; return True and its value if it is known at once."""
    p, f = rows[level], frames[level]
    if p.turn == OVER:
        return True, worth(p)
    f.first_alpha, f.first_beta = f.alpha, f.beta
    f.key = key_of(words[level])
    now = shortfall_of(p, 0), shortfall_of(p, 1)
    best = least(t, p, 0), least(t, p, 1)
    lowest, highest = (best[1] - now[0]) * 64, (now[1] - best[0]) * 64 + 32
    if level and lowest >= f.beta:  # the root is always searched, to find its move
        return True, lowest
    if level and highest <= f.alpha:
        return True, highest
    entry = table[place_of(f.key, table)]
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
    f.count = legal(t, p, codes[level])
    if f.count > 1:
        order(t, rows, level, codes[level], scores, f.count, first)
    f.next = 0
    f.best = -INFINITY if p.turn == 0 else INFINITY
    f.best_code = codes[level, 0]
    return False, 0


@kernel
def leave(f: Frame, table: Records[Known]) -> int:
    """Close a node, remember its value in place of whatever was there, and return it."""
    entry = table[place_of(f.key, table)]
    entry.key, entry.value, entry.code = f.key, f.best, f.best_code
    if f.best <= f.first_alpha:
        entry.bound = AT_MOST
    else:
        entry.bound = AT_LEAST if f.best >= f.first_beta else EXACT
    return int(f.best)


@kernel
def begin(
    tables: Records[Tables], rows: Records[Row], words: Lists, frames: Records[Frame], codes: Lists, scores: Ints,
    table: Records[Known], control: Ints, alpha: int, beta: int, first: int
) -> int:  # fmt: skip
    """Begin to search rows[0] within (alpha, beta), trying the move `first` first at the root."""
    control[LEVEL] = 0
    frames[0].alpha, frames[0].beta = alpha, beta
    is_known, value = enter(tables[0], rows, words, 0, frames, codes, scores, table, first)
    return finish(control, value) if is_known else PAUSED


@kernel
def resume(
    tables: Records[Tables], rows: Records[Row], words: Lists, frames: Records[Frame], codes: Lists, scores: Ints,
    table: Records[Known], control: Ints
) -> int:  # fmt: skip
    """Search on until it is done, it is time to pause, or the limit is reached."""
    t = tables[0]
    level = int(control[LEVEL])
    while True:
        if is_time_to_pause(control, level):
            return PAUSED
        f = frames[level]
        if f.next < f.count and f.alpha < f.beta:
            rows[level + 1] = rows[level]
            play(t, rows[level + 1], codes[level, f.next])
            f.next += 1
            if is_enough(control):
                return STOPPED
            frames[level + 1].alpha, frames[level + 1].beta = f.alpha, f.beta
            is_known, value = enter(t, rows, words, level + 1, frames, codes, scores, table, -1)
            if not is_known:
                level += 1
                continue
        else:
            value = leave(f, table)
            if level == 0:
                control[CODE] = f.best_code
                return finish(control, value)
            level -= 1
            f = frames[level]
        is_better = value > f.best if rows[level].turn == 0 else value < f.best
        if is_better:
            f.best, f.best_code = value, codes[level, f.next - 1]
            if rows[level].turn == 0:
                f.alpha = max(f.alpha, value)
            else:
                f.beta = min(f.beta, value)


class TwoSeats(Workspace):
    """The memory for searching a game of two."""

    def __init__(self, entries: int = 1 << 20) -> None:
        super().__init__(KNOWN, FRAME, entries)

    def begin(
        self, tables: Records[Tables], row: Records[Row], alpha: int = -INFINITY, beta: int = INFINITY, first: int = -1
    ) -> int:
        """Begin to search a position, trying the move `first` first at the root."""
        self.rows[0] = row[0]
        return begin(
            tables, self.rows, self.words, self.frames, self.codes, self.scores, self.table, self.control,
            alpha, beta, first,
        )  # fmt: skip

    def resume(self, tables: Records[Tables], nodes: int = ENDLESS) -> int:
        """Search on for a number of nodes."""
        self.pause_after(nodes)
        return resume(
            tables, self.rows, self.words, self.frames, self.codes, self.scores, self.table, self.control
        )  # fmt: skip
