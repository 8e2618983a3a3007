"""Everything that one monster can grow into while the others stand still.

What counts is the monster, arch after arch from its tail to its head. Only the first way to each one is followed, so
solutions that differ only in when the head and the tail took their turns count once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Protocol

import numpy as np

from blockness.rules.code import end_of, heading_of, near_of, segment_of
from blockness.rules.jit import inlined, kernel, ones
from blockness.rules.legal import legal
from blockness.rules.play import place
from blockness.rules.record import Keys, Word, record
from blockness.rules.row import HEAD, TAIL
from blockness.rules.step import step
from blockness.search.exact.walk import (
    ASHORE,
    DEEPEST,
    FOOT,
    LEFT,
    NOWHERE,
    PERCH,
    Walk,
    is_new,
    keep_line,
)
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
    from blockness.rules.record import Ints, Lists, Records
    from blockness.rules.row import Row
    from blockness.rules.tables import Tables
    from blockness.search.exact.walk import Seen


class Frame(Protocol):
    """One placement of the walk, and which of the moves after it comes next."""

    grown: Annotated[Keys, np.uint64, 2]  # a key for what grew at each end
    met: Word  # whether a foot is where the goal wants one
    count: Word
    next: Word


FRAME = record(Frame)


@inlined
def far_of(t: Tables, p: Row, seat: int, code: int) -> int:
    """Return the cell of a move's far foot."""
    return near_of(code) + int(t.length[p.monster[seat], segment_of(code)]) * step(heading_of(code))


@kernel
def is_at_shore(t: Tables, p: Row, cell: int) -> bool:
    """Whether a cell is one of the outermost of the lake in use."""
    beside = 0
    for i in range(1, t.near[1, cell, 0] + 1):
        beside += t.zone[t.near[1, cell, i]] <= p.seats
    return beside < 4


@kernel
def meets(t: Tables, p: Row, seat: int, code: int, goal: Ints) -> bool:
    """Whether a move puts a foot where the goal wants one; any move does if it wants none."""
    near, far = near_of(code), far_of(t, p, seat, code)
    if goal[FOOT] == ASHORE:
        return is_at_shore(t, p, near) or is_at_shore(t, p, far)
    return bool(goal[FOOT] in (NOWHERE, near, far))


@kernel
def is_reached(p: Row, seat: int, goal: Ints, met: bool) -> bool:
    """Whether the goal is reached; `met`: a foot is where it wants one."""
    return bool(
        met and ones(int(p.reserve[seat])) <= goal[LEFT] and (goal[PERCH] == 0 or p.perch[seat, HEAD] == goal[PERCH])
    )


@kernel
def enter(t: Tables, p: Row, f: Frame, codes: Ints) -> None:
    """Open a monster: list what may follow."""
    f.count, f.next = legal(t, p, codes), 0


@kernel
def begin(tables: Records[Tables], rows: Records[Row], frames: Records[Frame], codes: Lists, control: Ints) -> int:
    """Begin to go through everything that the monster to move in rows[0] can grow into."""
    control[LEVEL] = control[VALUE] = 0
    frames[0].grown[HEAD] = frames[0].grown[TAIL] = 0
    frames[0].met = 0
    enter(tables[0], rows[0], frames[0], codes[0])
    return PAUSED


@kernel
def resume(
    tables: Records[Tables], rows: Records[Row], frames: Records[Frame], codes: Lists, seen: Records[Seen],
    control: Ints, goal: Ints, lines: Lists, most: int
) -> int:  # fmt: skip
    """Go on until it is done, it is time to pause, or the limit is reached.

    The result is how many different monsters reach the goal so far; the moves to the first ones go into `lines`, each
    list ended by -1.
    """
    t = tables[0]
    seat = int(rows[0].turn)
    level = int(control[LEVEL])
    while level >= 0:
        if is_time_to_pause(control, level):
            return PAUSED
        f = frames[level]
        if f.next == f.count:
            level -= 1
            continue
        code = codes[level, f.next]
        f.next += 1
        rows[level + 1] = rows[level]
        p = rows[level + 1]
        place(t, p, seat, code)
        end = end_of(code)
        grown = mixed(f.grown[end] ^ np.uint64(code))
        if not is_new(seen, grown ^ f.grown[1 - end]):
            continue
        if is_enough(control):
            return STOPPED
        control[DEEPEST] = max(control[DEEPEST], level + 1)
        met = f.met == 1 or meets(t, p, seat, code, goal)
        if is_reached(p, seat, goal, met):
            keep_line(frames, codes, level, lines, control[VALUE])
            control[VALUE] += 1
            if control[VALUE] >= most:
                return DONE
        elif p.reserve[seat]:
            level += 1
            frames[level].grown[end], frames[level].grown[1 - end] = grown, f.grown[1 - end]
            frames[level].met = met
            enter(t, p, frames[level], codes[level])
    return DONE


class OneMonster(Walk):
    """The memory of one walk through everything a monster can grow into."""

    FRAME = FRAME
    begin_kernel = staticmethod(begin)
    resume_kernel = staticmethod(resume)
