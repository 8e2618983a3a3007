"""What a seat can place: R3 to R7 and R11 as look-ups."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Protocol

import numpy as np

from blockness.box.segment import MOST_SEGMENTS
from blockness.rules.code import heading_of, near_of, pack, x_of, y_of
from blockness.rules.jit import inlined, kernel, lowest, ones
from blockness.rules.record import Ints, record
from blockness.rules.row import EAST, NORTH, OVER, STARTER, WATER, WEST
from blockness.rules.tables import MOST_STARTS

if TYPE_CHECKING:
    from blockness.rules.row import Row
    from blockness.rules.tables import Tables

MOST_GROUPS = 8  # two ends with four near cells each
MOST_EXTENSIONS = MOST_GROUPS * 4 * MOST_SEGMENTS  # four headings from each near cell
MOST_MOVES = MOST_STARTS  # more than all groups with four headings and every segment


class Choices(Protocol):
    """What a seat can add to its monster, group by group.

    `place[i] | bit` is a move code for every bit of `mask[i]`, and an empty mask ends the list.
    """

    mask: Annotated[Ints, np.int64, MOST_GROUPS + 1]
    place: Annotated[Ints, np.int64, MOST_GROUPS + 1]


CHOICES = record(Choices)


@kernel
def code_at(t: Tables, p: Row, cell: int) -> int:
    """Return what a cell holds, as one of the eight codes."""
    return int(p.rows[y_of(cell)] >> 3 * (x_of(cell) + t.longest) & 7)


@inlined
def fitting(t: Tables, p: Row, seat: int, end: int, near: int) -> int:
    """Return what fits with its near foot on a cell beside an end: a bit for each heading and segment."""
    x, y = x_of(near), y_of(near)
    row, column = p.rows[y], p.columns[x]
    if row >> 3 * (x + t.longest) & 7 != WATER:  # R5
        return 0
    at = int(p.end[seat, end])
    perch = int(p.perch[seat, end])
    if y_of(at) == y:
        row |= perch << 3 * (x_of(at) + t.longest)  # R7: the end that is moving away may be crossed
    else:
        column |= perch << 3 * (y_of(at) + t.longest)
    m = int(p.monster[seat])
    east = int(t.ahead[m, row >> 3 * (x + t.longest + 1) & t.views])
    west = int(t.behind[m, row >> 3 * x & t.views])
    north = int(t.ahead[m, column >> 3 * (y + t.longest + 1) & t.views])
    south = int(t.behind[m, column >> 3 * y & t.views])
    reserve = int(p.reserve[seat])
    reserve |= reserve << 16
    return (east | west << 16 | north << 32 | south << 48) & (reserve | reserve << 32)


@kernel
def choose_from(t: Tables, p: Row, seat: int, choices: Choices) -> int:
    """Find everything a seat can add to its monster, and return how many moves that is."""
    total = groups = 0
    for end in range(2):
        at = int(p.end[seat, end])
        for i in range(1, t.near[p.reach, at, 0] + 1):
            near = int(t.near[p.reach, at, i])
            mask = fitting(t, p, seat, end, near)
            if mask:
                choices.mask[groups] = mask
                choices.place[groups] = pack(end, near, 0, 0)
                groups += 1
                total += ones(mask)
    choices.mask[groups] = 0
    return total


@kernel
def can_extend(t: Tables, p: Row, seat: int) -> bool:
    """Whether a seat whose monster is on the lake can place anything (R8)."""
    for end in range(2):
        at = int(p.end[seat, end])
        for i in range(1, t.near[p.reach, at, 0] + 1):
            if fitting(t, p, seat, end, int(t.near[p.reach, at, i])):
                return True
    return False


@kernel
def can_start(t: Tables, p: Row, seat: int, code: int) -> bool:
    """Whether a starter may stand on one of its places in the deep water (R3)."""
    near, heading = near_of(code), heading_of(code)
    x, y = x_of(near), y_of(near)
    if code_at(t, p, near) != WATER:
        return False
    m = int(p.monster[seat])
    if heading == EAST:
        fit = t.ahead[m, p.rows[y] >> 3 * (x + t.longest + 1) & t.views]
    elif heading == WEST:
        fit = t.behind[m, p.rows[y] >> 3 * x & t.views]
    elif heading == NORTH:
        fit = t.ahead[m, p.columns[x] >> 3 * (y + t.longest + 1) & t.views]
    else:
        fit = t.behind[m, p.columns[x] >> 3 * y & t.views]
    return bool(fit >> STARTER & 1)


@kernel
def legal(t: Tables, p: Row, codes: Ints) -> int:
    """Write down the codes of all legal moves, and return how many there are."""
    seat = int(p.turn)
    if seat == OVER:
        return 0
    if p.placed < p.seats:
        return legal_starts(t, p, seat, codes)
    count = 0
    for end in range(2):
        at = int(p.end[seat, end])
        for k in range(1, t.near[p.reach, at, 0] + 1):
            near = int(t.near[p.reach, at, k])
            mask = fitting(t, p, seat, end, near)
            while mask:
                codes[count] = pack(end, near, 0, 0) | lowest(mask)
                mask &= mask - 1
                count += 1
    return count


@kernel
def legal_starts(t: Tables, p: Row, seat: int, codes: Ints) -> int:
    """Write down the codes of all places for a starter, and return how many there are."""
    m = int(p.monster[seat])
    count = 0
    for i in range(t.start_count[m]):
        code = int(t.starts[m, i])
        if can_start(t, p, seat, code):
            codes[count] = code
            count += 1
    return count


@kernel
def count_extensions(t: Tables, p: Row, seat: int) -> int:
    """Return how many moves a seat has once its monster is placed."""
    total = 0
    for end in range(2):
        at = int(p.end[seat, end])
        for i in range(1, t.near[p.reach, at, 0] + 1):
            total += ones(fitting(t, p, seat, end, int(t.near[p.reach, at, i])))
    return total
