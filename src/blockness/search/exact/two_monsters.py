"""Everything that two monsters can grow into, taking turns, while any others stand still.

What counts is both monsters, arch after arch from tail to head, and whose turn it is. Only the first way to each such
lake is followed, so solutions that differ only in the order of the placements count once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Protocol

import numpy as np

from blockness.rules.code import end_of
from blockness.rules.jit import kernel, ones
from blockness.rules.legal import legal
from blockness.rules.play import play
from blockness.rules.record import Keys, Word, record
from blockness.rules.row import MOST_SEATS, OVER
from blockness.search.exact.walk import DEEPEST, LEFT, Walk, is_new, keep_line
from blockness.search.exact.workspace import (
    DONE,
    LEVEL,
    PAUSED,
    STOPPED,
    VALUE,
    is_enough,
    is_time_to_pause,
)
from blockness.search.key import mixed

if TYPE_CHECKING:
    from blockness.rules.record import Ints, Key, Lists, Records
    from blockness.rules.row import Row
    from blockness.rules.tables import Tables
    from blockness.search.exact.walk import Seen

ENDS = 2 * MOST_SEATS


class Frame(Protocol):
    """One placement of the walk, and which of the moves after it comes next."""

    grown: Annotated[Keys, np.uint64, ENDS]  # a key for what grew at each end of each monster
    count: Word
    next: Word


FRAME = record(Frame)


@kernel
def left_of(p: Row) -> int:
    """Return how many segments all monsters have left."""
    left = 0
    for seat in range(p.seats):
        left += ones(int(p.reserve[seat]))
    return left


@kernel
def key_after(f: Frame, turn: int) -> Key:
    """Return a key for all monsters and the turn."""
    key = mixed(turn)
    for i in range(ENDS):
        key ^= f.grown[i]
    return key


@kernel
def enter(t: Tables, p: Row, f: Frame, codes: Ints) -> None:
    """Open a lake: list what may follow."""
    f.count, f.next = legal(t, p, codes), 0


@kernel
def begin(tables: Records[Tables], rows: Records[Row], frames: Records[Frame], codes: Lists, control: Ints) -> int:
    """Begin to go through everything that the monsters in rows[0] can grow into."""
    control[LEVEL] = control[VALUE] = 0
    for i in range(ENDS):
        frames[0].grown[i] = mixed(i)
    enter(tables[0], rows[0], frames[0], codes[0])
    return PAUSED


@kernel
def resume(
    tables: Records[Tables], rows: Records[Row], frames: Records[Frame], codes: Lists, seen: Records[Seen],
    control: Ints, goal: Ints, lines: Lists, most: int
) -> int:  # fmt: skip
    """Go on until it is done, it is time to pause, or the limit is reached; of the goal, only LEFT counts.

    The result is how many different lakes reach the goal so far; the moves to the first ones go into `lines`, each
    list ended by -1.
    """
    t = tables[0]
    level = int(control[LEVEL])
    while level >= 0:
        if is_time_to_pause(control, level):
            return PAUSED
        f, after = frames[level], frames[level + 1]
        if f.next == f.count:
            level -= 1
            continue
        code = codes[level, f.next]
        f.next += 1
        rows[level + 1] = rows[level]
        p = rows[level + 1]
        for i in range(ENDS):
            after.grown[i] = f.grown[i]
        end = 2 * int(p.turn) + end_of(code)
        after.grown[end] = mixed(f.grown[end] ^ np.uint64(code))
        play(t, p, code)
        if not is_new(seen, key_after(after, int(p.turn))):
            continue
        if is_enough(control):
            return STOPPED
        control[DEEPEST] = max(control[DEEPEST], level + 1)
        if left_of(p) <= goal[LEFT]:
            keep_line(frames, codes, level, lines, control[VALUE])
            control[VALUE] += 1
            if control[VALUE] >= most:
                return DONE
        elif p.turn != OVER:
            level += 1
            enter(t, p, after, codes[level])
    return DONE


class TwoMonsters(Walk):
    """The memory of one walk through everything two monsters can grow into."""

    FRAME = FRAME
    begin_kernel = staticmethod(begin)
    resume_kernel = staticmethod(resume)
