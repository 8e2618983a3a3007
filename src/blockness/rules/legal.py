"""What a seat can place: R3 to R7 and R11 as look-ups."""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np

from blockness.rules.code import heading_of, near_of, pack, x_of, y_of
from blockness.rules.jit import inlined, kernel, lowest, ones, record
from blockness.rules.row import EAST, NORTH, OVER, STARTER, WATER, WEST, Row
from blockness.rules.tables import MOST_STARTS, Tables

# What a seat can add to its monster, group by group: `place[i] | bit` is a move code for every bit of `mask[i]`, and an
# empty mask ends the list. There are at most eight groups, two ends with four near cells each.
CHOICES = record([("mask", np.int64, 9), ("place", np.int64, 9)])

Choices: TypeAlias = (
    Any  # one element of an array of CHOICES, made in Python: compiled code would free it while it is in use
)

MOST_MOVES = MOST_STARTS  # more than eight groups of four headings and fifteen segments


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
        row |= perch << 3 * (x_of(at) + t.longest)  # R7: the very end that moves away may be crossed
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
    """Find all that a seat can add to its monster, and return how many moves that is."""
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
    """Whether a seat whose monster stands can place anything (R8)."""
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
def legal(t: Tables, p: Row) -> Any:
    """Return an array of the codes of all legal moves."""
    seat = int(p.turn)
    if seat == OVER:
        return np.empty(0, np.int64)
    if p.placed < p.seats:
        return legal_starts(t, p, seat)
    codes = np.empty(count_extensions(t, p, seat), np.int64)
    i = 0
    for end in range(2):
        at = int(p.end[seat, end])
        for k in range(1, t.near[p.reach, at, 0] + 1):
            near = int(t.near[p.reach, at, k])
            mask = fitting(t, p, seat, end, near)
            while mask:
                codes[i] = pack(end, near, 0, 0) | lowest(mask)
                mask &= mask - 1
                i += 1
    return codes


@kernel
def legal_starts(t: Tables, p: Row, seat: int) -> Any:
    """Return an array of the codes of all places of a starter."""
    m = int(p.monster[seat])
    codes = np.empty(t.start_count[m], np.int64)
    count = 0
    for i in range(t.start_count[m]):
        code = int(t.starts[m, i])
        if can_start(t, p, seat, code):
            codes[count] = code
            count += 1
    return codes[:count]


@kernel
def count_legal(t: Tables, p: Row) -> int:
    """Return how many legal moves there are, without listing them."""
    seat = int(p.turn)
    if seat == OVER:
        return 0
    if p.placed < p.seats:
        return len(legal_starts(t, p, seat))
    return count_extensions(t, p, seat)


@kernel
def count_extensions(t: Tables, p: Row, seat: int) -> int:
    """Return in how many ways a monster that stands can be extended."""
    total = 0
    for end in range(2):
        at = int(p.end[seat, end])
        for i in range(1, t.near[p.reach, at, 0] + 1):
            total += ones(fitting(t, p, seat, end, int(t.near[p.reach, at, i])))
    return total
