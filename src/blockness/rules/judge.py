"""The one validator: whether a move is allowed and, if not, why and which cell is to blame."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING

from blockness.box.segment import MOST_SEGMENTS
from blockness.rules.code import pack, x_of, y_of
from blockness.rules.fits import AS_HIGH, BLOCKED, NOT_OPEN, NOTHING, hindrance
from blockness.rules.jit import inlined, kernel
from blockness.rules.legal import code_at
from blockness.rules.row import CLOSED, EAST, HEAD, NORTH, OVER, SOUTH, STARTER, WATER, WEST
from blockness.rules.step import step

if TYPE_CHECKING:
    from blockness.rules.row import Row
    from blockness.rules.tables import Tables


class Verdict(IntEnum):
    """What the validator says. The names in lower case with dashes are the stable codes that everybody sees."""

    LEGAL = 0
    GAME_OVER = 1  # R9
    START_FIRST = 2  # R3
    ALREADY_STARTED = 3  # R3
    NOT_STRAIGHT = 4  # R4
    NO_SUCH_SEGMENT = 5  # the set has no segment of that length and height
    NOT_THE_STARTER = 6  # R3
    SEGMENT_PLACED = 7  # R4: no longer in the reserve
    NOT_BESIDE_THE_END = 8  # R4, R11
    OUTSIDE_THE_LAKE = 9  # R2
    OUTSIDE_DEEP_WATER = 10  # R3
    NOT_OPEN_WATER = 11  # R5
    UNDER_AN_ARCH = 12  # R6
    EQUAL_HEIGHT = 13  # R6
    OVER_A_HEAD = 14  # R7
    OVER_A_TAIL = 15  # R7
    ON_A_ROCK = 16  # whatever else is wrong with that cell


NOWHERE = -1  # no cell is to blame


@kernel
def judge(t: Tables, p: Row, is_start: bool, end: int, near: int, far: int, height: int) -> tuple[int, int]:
    """Return LEGAL and the code of a move, or why it is refused and the offending cell.

    The feet may be any two cells. For a start the near foot is the tail's and the height is ignored.
    """
    found, where = find_fault(t, p, is_start, end, near, far, height)
    if found != Verdict.LEGAL and where != NOWHERE and is_rock(t, p, where):
        return Verdict.ON_A_ROCK, where
    return found, where


@kernel
def is_rock(t: Tables, p: Row, cell: int) -> bool:
    """Whether a cell of the lake is closed and yet bears no end: then nothing else can be there."""
    if t.zone[cell] > p.seats or code_at(t, p, cell) != CLOSED:
        return False
    for seat in range(p.seats):
        for end in range(2):
            if p.perch[seat, end] and p.end[seat, end] == cell:
                return False
    return True


@kernel
def find_fault(t: Tables, p: Row, is_start: bool, end: int, near: int, far: int, height: int) -> tuple[int, int]:
    """Return LEGAL and the code of a move, or the first rule that it breaks and where."""
    if p.turn == OVER:
        return Verdict.GAME_OVER, NOWHERE
    if is_start and p.placed == p.seats:
        return Verdict.ALREADY_STARTED, NOWHERE
    if not is_start and p.placed < p.seats:
        return Verdict.START_FIRST, NOWHERE
    heading, length = line_between(near, far)
    if length == 0:
        return Verdict.NOT_STRAIGHT, far
    seat = int(p.turn)
    m = int(p.monster[seat])
    segment = STARTER if is_start else find_segment(t, m, length, height)
    if segment < 0:
        return Verdict.NO_SUCH_SEGMENT, NOWHERE
    if is_start and length != t.length[m, STARTER]:
        return Verdict.NOT_THE_STARTER, NOWHERE
    if not p.reserve[seat] >> segment & 1:
        return Verdict.SEGMENT_PLACED, NOWHERE
    if not is_start and not is_at_reach(int(p.reach), int(p.end[seat, end]), near):
        return Verdict.NOT_BESIDE_THE_END, near
    for i in range(length + 1):
        zone = t.zone[near + i * step(heading)]
        if zone > p.seats:
            return Verdict.OUTSIDE_THE_LAKE, near + i * step(heading)
        if is_start and zone > 2:
            return Verdict.OUTSIDE_DEEP_WATER, near + i * step(heading)
    if code_at(t, p, near) != WATER:
        return Verdict.NOT_OPEN_WATER, near
    moving = NOWHERE if is_start else int(p.end[seat, end])
    view = 0
    for i in range(length, 0, -1):
        cell = near + i * step(heading)
        view = view << 3 | (int(p.perch[seat, end]) if cell == moving else code_at(t, p, cell))  # the exception in R7
    hindered, steps = hindrance(length, int(t.height[m, segment]), view)
    if hindered == NOTHING:
        return Verdict.LEGAL, pack(HEAD if is_start else end, near, heading, segment)
    return verdict(p, hindered, near + steps * step(heading)), near + steps * step(heading)


@inlined
def line_between(near: int, far: int) -> tuple[int, int]:
    """Return heading and length from cell to cell; length 0 if they are the same or share neither row nor column."""
    dx, dy = x_of(far) - x_of(near), y_of(far) - y_of(near)
    if dx and dy:
        return EAST, 0
    if dx:
        return EAST if dx > 0 else WEST, abs(dx)
    return NORTH if dy > 0 else SOUTH, abs(dy)


@kernel
def find_segment(t: Tables, m: int, length: int, height: int) -> int:
    """Return the number of a segment in a monster's set, or -1."""
    for segment in range(MOST_SEGMENTS):
        if t.length[m, segment] == length and t.height[m, segment] == height:
            return segment
    return -1


@inlined
def is_at_reach(reach: int, at: int, near: int) -> bool:
    """Whether a cell lies exactly at the variant's reach from an end, along the row or the column."""
    return line_between(at, near)[1] == reach


@kernel
def verdict(p: Row, hindered: int, cell: int) -> int:
    """Name what hinders an arch on a cell of the lake."""
    if hindered == NOT_OPEN:
        return Verdict.NOT_OPEN_WATER
    if hindered == BLOCKED:
        for seat in range(p.seats):
            if p.end[seat, HEAD] == cell:
                return Verdict.OVER_A_HEAD
        return Verdict.OVER_A_TAIL
    return Verdict.EQUAL_HEIGHT if hindered == AS_HIGH else Verdict.UNDER_AN_ARCH
