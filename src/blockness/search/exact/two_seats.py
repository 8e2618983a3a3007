"""The exact value of a game of two seats: alpha-beta with a table of positions.

The value is zero-sum, seen from the first seat: the other's shortfall less its own (R10: segments left, then head
height), so its sign tells who wins. Between equal margins the first seat prefers more segments left over in all and the
second fewer; that makes the value, and the segments left to each, unique. If heads do not count, segments left alone
decide; then a value holds whichever foot of a starter bears the head.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Protocol

import numpy as np

from blockness.rules.jit import inlined, kernel, ones
from blockness.rules.legal import fitting, legal
from blockness.rules.play import place, play
from blockness.rules.record import Int, Key, Short, Word, record
from blockness.rules.row import HEAD, OVER
from blockness.rules.standings import shortfall
from blockness.search.bounds import in_reserve
from blockness.search.exact.prospects import NOTES, can_place, close_ends, open_ends
from blockness.search.exact.workspace import (
    CODE,
    ENDLESS,
    HEADS,
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
EXACT, AT_LEAST, AT_MOST, UNKNOWN = 0, 1, 2, 3
LOWEST, HIGHEST = 1, 6  # heights


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
    killer: Word  # the move that last made further ones needless on this ply
    old_killer: Word


KNOWN, FRAME = record(Known), record(Frame)


@kernel
def worth(p: Row, heads: int) -> int:
    """Return the value of a finished game."""
    return (standing(p, 1, heads) - standing(p, 0, heads)) * 64 + in_reserve(p)


@inlined
def standing(p: Row, seat: int, heads: int) -> int:
    """Return how a seat stands now, whether or not heads count; every arch it adds lowers this."""
    return shortfall(ones(int(p.reserve[seat])), heads * int(p.perch[seat, HEAD]))


@inlined
def worst(p: Row, seat: int, heads: int) -> int:
    """Return how a seat stands at the end at worst: it will place something if it is its turn."""
    if p.turn == seat:
        return shortfall(ones(int(p.reserve[seat])) - 1, heads * LOWEST)
    return standing(p, seat, heads)


@inlined
def missing(p: Row, seat: int, goal: int, heads: int) -> int:
    """Return how many segments a seat has to place at the least to stand as well as that at the end."""
    if standing(p, seat, heads) <= goal:
        return 0
    return max(1, (shortfall(ones(int(p.reserve[seat])), heads * HIGHEST) - goal + 7) >> 3)


@kernel
def bound_of(t: Tables, p: Row, alpha: int, beta: int, heads: int, notes: Ints) -> int:
    """Tell whether the value of a position is AT_LEAST beta or AT_MOST alpha whatever is played, or UNKNOWN."""
    if p.placed < p.seats:
        return UNKNOWN
    second = missing(p, 1, worst(p, 0, heads) + (beta + 63 >> 6) - 1, heads)
    first = missing(p, 0, worst(p, 1, heads) - (alpha - 32 >> 6) - 1, heads)
    result = UNKNOWN
    if first or second:
        open_ends(t, p)
        if second and not can_place(t, p, 1, second, notes):
            result = AT_LEAST
        elif first and not can_place(t, p, 0, first, notes):
            result = AT_MOST
        close_ends(t, p)
    return result


@kernel
def mobility(t: Tables, p: Row, seat: int) -> tuple[int, int]:
    """Return how many moves a seat has, and how many of its ends can move."""
    moves = ends = 0
    for end in range(2):
        before, at = moves, int(p.end[seat, end])
        for i in range(1, t.near[p.reach, at, 0] + 1):
            moves += ones(fitting(t, p, seat, end, int(t.near[p.reach, at, i])))
        if moves > before:
            ends += 1
    return moves, ends


@kernel
def look_ahead(
    t: Tables, rows: Records[Row], level: int, f: Frame, codes: Ints, scores: Ints, heads: int, first: int
) -> None:
    """Take the value of the moves that end the game, and sort the others, best guess first.

    That is the table's move; then those that leave the other little to do, above all those that block an end for now.
    """
    mover, kept = int(rows[level].turn), 0
    for i in range(f.count):
        code = int(codes[i])
        rows[level + 1] = rows[level]
        p = rows[level + 1]
        place(t, p, mover, code)
        theirs, own = mobility(t, p, 1 - mover), mobility(t, p, mover)
        if theirs[0] or own[0]:
            score = 8 * theirs[0] + 75 * theirs[1] - own[0] - 25 * own[1]
            if code in (f.killer, f.old_killer):
                score -= 50
            insert(codes, scores, kept, code, -INFINITY if code == first else score)
            kept += 1
        else:
            learn(f, mover, worth(p, heads), code)
            if f.alpha >= f.beta:
                break
    f.count = kept


@inlined
def insert(codes: Ints, scores: Ints, count: int, code: int, score: int) -> None:
    """Add a move to those already sorted."""
    while count > 0 and scores[count - 1] > score:
        scores[count], codes[count] = scores[count - 1], codes[count - 1]
        count -= 1
    scores[count], codes[count] = score, code


@inlined
def learn(f: Frame, mover: int, value: int, code: int) -> None:
    """Take note of the value of a move."""
    if mover == 0:
        if value > f.best:
            f.best, f.best_code = value, code
            f.alpha = max(f.alpha, value)
    elif value < f.best:
        f.best, f.best_code = value, code
        f.beta = min(f.beta, value)


@kernel
def enter(
    t: Tables, rows: Records[Row], words: Lists, level: int, frames: Records[Frame], codes: Lists, scores: Ints,
    table: Records[Known], notes: Ints, heads: int, first: int
) -> tuple[bool, int]:  # fmt: skip
    """Open a node; return True and its value if it is known at once."""
    p, f = rows[level], frames[level]
    if p.turn == OVER:
        return True, worth(p, heads)
    f.first_alpha, f.first_beta = f.alpha, f.beta
    f.key = key_of(words[level]) ^ np.uint64(heads)
    entry = table[place_of(f.key, table)]
    if entry.key == f.key:
        if first < 0:
            first = int(entry.code)
        if level and entry.bound == EXACT:  # the root is always searched, to find its move
            return True, int(entry.value)
        if level and entry.bound == AT_LEAST:
            f.alpha = max(f.alpha, int(entry.value))
        elif level:
            f.beta = min(f.beta, int(entry.value))
        if f.alpha >= f.beta:
            return True, int(entry.value)
    if level:
        bound = bound_of(t, p, f.alpha, f.beta, heads, notes)
        if bound != UNKNOWN:
            return True, int(f.beta if bound == AT_LEAST else f.alpha)
    f.count = legal(t, p, codes[level])
    f.next = 0
    f.best = -INFINITY if p.turn == 0 else INFINITY
    f.best_code = codes[level, 0]
    if f.count > 1 and p.placed == p.seats:
        look_ahead(t, rows, level, f, codes[level], scores, heads, first)
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
    if f.count > 0 and f.alpha >= f.beta and f.best_code != f.killer:
        f.killer, f.old_killer = f.best_code, f.killer
    return int(f.best)


@kernel
def begin(
    tables: Records[Tables], rows: Records[Row], words: Lists, frames: Records[Frame], codes: Lists, scores: Ints,
    table: Records[Known], notes: Ints, control: Ints, alpha: int, beta: int, first: int
) -> int:  # fmt: skip
    """Begin to search rows[0] within (alpha, beta), trying the move `first` first at the root."""
    control[LEVEL] = 0
    for level in range(len(frames)):
        frames[level].killer = frames[level].old_killer = -1
    frames[0].alpha, frames[0].beta = alpha, beta
    is_known, value = enter(tables[0], rows, words, 0, frames, codes, scores, table, notes, int(control[HEADS]), first)
    return finish(control, value) if is_known else PAUSED


@kernel
def resume(
    tables: Records[Tables], rows: Records[Row], words: Lists, frames: Records[Frame], codes: Lists, scores: Ints,
    table: Records[Known], notes: Ints, control: Ints
) -> int:  # fmt: skip
    """Search on until it is done, it is time to pause, or the limit is reached."""
    t, heads = tables[0], int(control[HEADS])
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
            is_known, value = enter(t, rows, words, level + 1, frames, codes, scores, table, notes, heads, -1)
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
        learn(f, int(rows[level].turn), value, int(codes[level, f.next - 1]))


class TwoSeats(Workspace):
    """The memory for searching a game of two."""

    def __init__(self, entries: int = 1 << 20) -> None:
        super().__init__(KNOWN, FRAME, entries)
        self.notes: Ints = np.zeros(NOTES, np.int64)

    def begin(
        self,
        tables: Records[Tables],
        row: Records[Row],
        alpha: int = -INFINITY,
        beta: int = INFINITY,
        first: int = -1,
        heads: bool = True,
    ) -> int:
        """Begin to search a position, trying the move `first` first at the root; heads may be left out of the count."""
        self.control[HEADS] = heads
        self.rows[0] = row[0]
        return begin(
            tables, self.rows, self.words, self.frames, self.codes, self.scores, self.table, self.notes, self.control,
            alpha, beta, first,
        )  # fmt: skip

    def resume(self, tables: Records[Tables], nodes: int = ENDLESS) -> int:
        """Search on for a number of nodes."""
        self.pause_after(nodes)
        return resume(
            tables, self.rows, self.words, self.frames, self.codes, self.scores, self.table, self.notes, self.control
        )  # fmt: skip
