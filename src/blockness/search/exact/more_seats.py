"""The exact value of a game of three or four seats: backward induction over all moves, with a table of positions.

Solution concept: every seat, when it moves, prefers a larger share of the victory for itself; then a lower shortfall of
its own (R10: fewer segments left, then a higher head); then, seat by seat clockwise, a higher shortfall of the others.
These preferences order all results strictly, so the value of a position is unique and does not depend on the order of
moves. It is what happens if everybody plays that way (a subgame-perfect equilibrium), not what a seat can force.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Protocol

import numpy as np

from blockness.rules.jit import kernel, ones
from blockness.rules.legal import legal
from blockness.rules.play import play
from blockness.rules.record import Key, Short, Word, record
from blockness.rules.row import MOST_SEATS, OVER
from blockness.search.bounds import in_reserve, shortfall_of
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

NONE = -1  # no result yet
SHIFT = 16  # shortfalls are kept in bytes, and the lowest is -6


class Known(Protocol):
    """What is known about a position that was searched before."""

    key: Annotated[Key, np.uint64]
    value: Word
    code: Short
    height: Short  # segments that were left: how large the search below it can be


class Frame(Protocol):
    """One ply of the search: what is known about it, and which of its moves comes next."""

    key: Annotated[Key, np.uint64]
    best: Word
    best_code: Word
    count: Word
    next: Word


KNOWN, FRAME = record(Known), record(Frame)


@kernel
def outcome(p: Row) -> int:
    """Return how all seats stand at the end, a byte each."""
    packed = 0
    for seat in range(p.seats):
        packed |= (shortfall_of(p, seat) + SHIFT) << 8 * seat
    return packed


@kernel
def winners_of(packed: int, seats: int) -> int:
    """Return the bit set of the seats with the lowest shortfall."""
    best, winners = 255, 0
    for seat in range(seats):
        score = packed >> 8 * seat & 255
        if score < best:
            best, winners = score, 1 << seat
        elif score == best:
            winners |= 1 << seat
    return winners


@kernel
def prefers(seat: int, seats: int, one: int, other: int) -> bool:
    """Whether a seat would rather have one result than another."""
    mine, yours = winners_of(one, seats), winners_of(other, seats)
    share = 12 // ones(mine) if mine >> seat & 1 else 0
    other_share = 12 // ones(yours) if yours >> seat & 1 else 0
    if share != other_share:
        return share > other_share
    for i in range(seats):
        at = 8 * ((seat + i) % seats)
        a, b = one >> at & 255, other >> at & 255
        if a != b:
            return a < b if i == 0 else a > b
    return False


@kernel
def begin(rows: Records[Row], control: Ints) -> int:
    """Begin to search rows[0]."""
    control[LEVEL] = 0
    return finish(control, outcome(rows[0])) if rows[0].turn == OVER else PAUSED


@kernel
def resume(
    tables: Records[Tables], rows: Records[Row], words: Lists, frames: Records[Frame], codes: Lists,
    table: Records[Known], control: Ints
) -> int:  # fmt: skip
    """Search on until it is done, it is time to pause (always before a new position), or the limit is reached."""
    t = tables[0]
    seats = int(rows[0].seats)
    level, is_new = int(control[LEVEL]), True
    while True:
        p, f = rows[level], frames[level]
        if is_new:
            if is_time_to_pause(control, level):
                return PAUSED
            if is_enough(control):
                return STOPPED
            is_new = False
            f.key = key_of(words[level])
            f.count = f.next = 0
            entry = table[place_of(f.key, table)]
            if entry.key == f.key:
                f.best, f.best_code = entry.value, entry.code
            else:
                f.best, f.best_code, f.count = NONE, -1, legal(t, p, codes[level])
        if f.next < f.count:
            rows[level + 1] = p
            play(t, rows[level + 1], codes[level, f.next])
            f.next += 1
            if rows[level + 1].turn != OVER:
                level += 1
                is_new = True
                continue
            value = outcome(rows[level + 1])
        else:
            entry = table[place_of(f.key, table)]
            height = in_reserve(p)
            if height >= entry.height or entry.key == 0:
                entry.key, entry.value, entry.code, entry.height = f.key, f.best, f.best_code, height
            value = int(f.best)
            if level == 0:
                control[CODE] = f.best_code
                return finish(control, value)
            level -= 1
            f = frames[level]
        if f.best == NONE or prefers(int(rows[level].turn), seats, value, int(f.best)):
            f.best, f.best_code = value, codes[level, f.next - 1]


class MoreSeats(Workspace):
    """The memory for searching a game of three or four."""

    def __init__(self, entries: int = 1 << 20) -> None:
        super().__init__(KNOWN, FRAME, entries)

    def begin(self, tables: Records[Tables], row: Records[Row]) -> int:  # noqa: ARG002 - begun like a game of two
        """Begin to search a position."""
        self.rows[0] = row[0]
        return begin(self.rows, self.control)

    def resume(self, tables: Records[Tables], nodes: int = ENDLESS) -> int:
        """Search on for a number of nodes."""
        self.pause_after(nodes)
        return resume(tables, self.rows, self.words, self.frames, self.codes, self.table, self.control)


def shortfalls(packed: int, seats: int) -> list[int]:
    """Unpack a value."""
    assert seats <= MOST_SEATS
    return [(packed >> 8 * seat & 255) - SHIFT for seat in range(seats)]
