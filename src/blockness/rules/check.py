"""Whether monsters and rocks can stand like that and, if not, why."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING

from blockness.rules.code import x_of, y_of
from blockness.rules.jit import inlined, kernel
from blockness.rules.judge import is_at_reach, line_between
from blockness.rules.play import next_turn
from blockness.rules.row import OVER, STARTER
from blockness.rules.setup import all_stand, count_placed, set_up
from blockness.rules.step import step

if TYPE_CHECKING:
    from blockness.rules.row import Row
    from blockness.rules.setup import Setup
    from blockness.rules.tables import Tables


class Flaw(IntEnum):
    """What is wrong with a setup; after each, the fields of the setup that say what it is about."""

    SOUND = 0
    NO_STARTER = 1  # seat
    STARTER_OUTSIDE_DEEP_WATER = 2  # seat, arch
    DOES_NOT_FOLLOW = 3  # seat, arch: not at reach of the arch before it
    CANNOT_SHARE = 4  # seat and arch of the lower one, other_seat and other_arch of the higher one, cell
    TAIL_UNDER_AN_ARCH = 5  # seat, other_seat and other_arch of what lies over it, cell
    HEAD_UNDER_AN_ARCH = 6  # the same
    OUTSIDE_THE_LAKE = 7  # cell
    TWO_ROCKS = 8  # cell
    IN_THE_WAY = 9  # cell, other_seat and other_arch of what is there
    NEITHER_PLACED_NOR_TO_PLACE = 10  # a monster without segments while others have yet to start
    MORE_THAN_STARTERS = 11
    PLACED_OUT_OF_TURN = 12  # seat: the first that is not placed
    STARTER_NOT_IN_RESERVE = 13  # seat
    NOT_THE_NEXT_TO_START = 14  # seat: the one that is
    NO_SUCH_TURN = 15
    NOT_OVER = 16  # seat: one that can move
    CANNOT_MOVE = 17  # seat: the one to move, though another could
    NOBODY_CAN_MOVE = 18  # seat: the one to move


@kernel
def check(t: Tables, s: Setup, p: Row) -> int:
    """Return the first flaw of a setup; if it is sound, write its row."""
    flaw = check_monsters(t, s)
    if flaw == Flaw.SOUND:
        flaw = check_rocks(t, s)
    if flaw == Flaw.SOUND:
        flaw = check_starts(s)
    if flaw != Flaw.SOUND:
        return flaw
    set_up(t, s, p)
    return check_turn(t, s, p)


@kernel
def check_monsters(t: Tables, s: Setup) -> int:
    """Check that every monster is in one piece, and that they can stand together."""
    for seat in range(s.seats):
        flaw = check_monster(t, s, seat)
        if flaw != Flaw.SOUND:
            return flaw
    flaw = check_crossings(s)
    return flaw if flaw != Flaw.SOUND else check_ends(s)


@kernel
def check_monster(t: Tables, s: Setup, seat: int) -> int:
    """Check that a monster is in one piece and has its starter in the deep water (R3, R4, R11)."""
    if s.arches[seat] == 0:
        return Flaw.SOUND
    s.seat = seat
    starter = find_starter(t, s, seat)
    if starter < 0:
        return Flaw.NO_STARTER
    s.arch = starter
    near = int(s.tailward[seat, starter])
    heading, length = line_between(near, int(s.headward[seat, starter]))
    for k in range(length + 1):
        if t.zone[near + k * step(heading)] != 2:
            return Flaw.STARTER_OUTSIDE_DEEP_WATER
    for i in range(1, int(s.arches[seat])):
        if not is_at_reach(int(s.reach), int(s.headward[seat, i - 1]), int(s.tailward[seat, i])):
            s.arch = i
            return Flaw.DOES_NOT_FOLLOW
    return Flaw.SOUND


@kernel
def find_starter(t: Tables, s: Setup, seat: int) -> int:
    """Return which of a monster's arches is its starter, or -1."""
    m = int(s.monster[seat])
    for i in range(int(s.arches[seat])):
        length = line_between(int(s.tailward[seat, i]), int(s.headward[seat, i]))[1]
        if length == t.length[m, STARTER] and s.height[seat, i] == t.height[m, STARTER]:
            return i
    return -1


@inlined
def is_between(near: int, far: int, cell: int) -> bool:
    """Whether a cell is on the straight line from one to another."""
    is_in_columns = min(x_of(near), x_of(far)) <= x_of(cell) <= max(x_of(near), x_of(far))
    return is_in_columns and min(y_of(near), y_of(far)) <= y_of(cell) <= max(y_of(near), y_of(far))


@inlined
def is_over(s: Setup, seat: int, arch: int, cell: int) -> bool:
    """Whether an arch stands on a cell or passes over it."""
    return is_between(int(s.tailward[seat, arch]), int(s.headward[seat, arch]), cell)


@inlined
def has_foot_on(s: Setup, seat: int, arch: int, cell: int) -> bool:
    """Whether an arch stands on a cell, rather than passing over it."""
    return s.tailward[seat, arch] == cell or s.headward[seat, arch] == cell


@kernel
def check_crossings(s: Setup) -> int:
    """Check that arches cross only where the lower one may be (R5, R6)."""
    for one in range(int(s.seats)):
        for i in range(int(s.arches[one])):
            for other in range(one, int(s.seats)):
                for j in range(i + 1 if other == one else 0, int(s.arches[other])):
                    is_low = s.height[one, i] <= s.height[other, j]
                    if cannot_share(s, one, i, other, j) if is_low else cannot_share(s, other, j, one, i):
                        return Flaw.CANNOT_SHARE
    return Flaw.SOUND


@kernel
def cannot_share(s: Setup, low_seat: int, low: int, high_seat: int, high: int) -> bool:
    """Whether two arches share a cell although they are equally high or the higher one has a foot there."""
    near = int(s.tailward[low_seat, low])
    heading, length = line_between(near, int(s.headward[low_seat, low]))
    is_equal = s.height[low_seat, low] == s.height[high_seat, high]
    for k in range(length + 1):
        cell = near + k * step(heading)
        if is_over(s, high_seat, high, cell) and (is_equal or has_foot_on(s, high_seat, high, cell)):
            s.seat, s.arch, s.other_seat, s.other_arch, s.cell = low_seat, low, high_seat, high, cell
            return True
    return False


@kernel
def check_ends(s: Setup) -> int:
    """Check that every head and tail is in the open (R7)."""
    for seat in range(int(s.seats)):
        last = int(s.arches[seat]) - 1
        if last >= 0:
            s.seat = seat
            if is_covered(s, int(s.tailward[seat, 0]), seat, 0):
                return Flaw.TAIL_UNDER_AN_ARCH
            if is_covered(s, int(s.headward[seat, last]), seat, last):
                return Flaw.HEAD_UNDER_AN_ARCH
    return Flaw.SOUND


@kernel
def is_covered(s: Setup, cell: int, seat: int, bearer: int) -> bool:
    """Whether any arch but one of a seat is on or over a cell."""
    for other in range(int(s.seats)):
        for i in range(int(s.arches[other])):
            if (other != seat or i != bearer) and is_over(s, other, i, cell):
                s.other_seat, s.other_arch, s.cell = other, i, cell
                return True
    return False


@kernel
def check_open(t: Tables, s: Setup, cell: int) -> int:
    """Check that a cell is part of the lake and empty."""
    s.cell = cell
    if t.zone[cell] > s.seats:
        return Flaw.OUTSIDE_THE_LAKE
    return Flaw.IN_THE_WAY if is_covered(s, cell, -1, 0) else Flaw.SOUND


@kernel
def check_rocks(t: Tables, s: Setup) -> int:
    """Check that every rock is in open water, and only once."""
    for i in range(int(s.rocks)):
        flaw = check_open(t, s, int(s.rock[i]))
        if flaw == Flaw.OUTSIDE_THE_LAKE:
            return flaw
        for j in range(int(s.rocks)):
            if j != i and s.rock[j] == s.rock[i]:
                return Flaw.TWO_ROCKS
        if flaw != Flaw.SOUND:
            return flaw
    return Flaw.SOUND


@kernel
def check_starts(s: Setup) -> int:
    """Check that starters stand in turn before anybody extends (R3), and that it is somebody's turn."""
    if all_stand(s):
        return Flaw.NO_SUCH_TURN if s.turn > OVER else Flaw.SOUND
    for seat in range(int(s.seats)):
        if s.arches[seat] == 0 and s.reserve[seat] == 0:
            return Flaw.NEITHER_PLACED_NOR_TO_PLACE
    for seat in range(int(s.seats)):
        if s.arches[seat] > 1:
            return Flaw.MORE_THAN_STARTERS
    placed = count_placed(s)
    for seat in range(placed):
        s.seat = seat
        if s.arches[seat] == 0:
            return Flaw.PLACED_OUT_OF_TURN
    for seat in range(placed, int(s.seats)):
        s.seat = seat
        if not s.reserve[seat] >> STARTER & 1:
            return Flaw.STARTER_NOT_IN_RESERVE
    s.seat = placed
    is_due = s.turn == placed
    return Flaw.SOUND if is_due or s.turn == OVER else Flaw.NOT_THE_NEXT_TO_START


@kernel
def check_turn(t: Tables, s: Setup, p: Row) -> int:
    """Check that the seat to move can move, or that none can when the game is over (R8, R9)."""
    last = int(s.seats) - 1
    able = next_turn(t, p, last)
    if s.turn == OVER:
        s.seat = able
        return Flaw.SOUND if able == OVER else Flaw.NOT_OVER
    seat = s.seat = int(s.turn)
    if next_turn(t, p, seat - 1 if seat else last) == seat:
        return Flaw.SOUND
    return Flaw.NOBODY_CAN_MOVE if able == OVER else Flaw.CANNOT_MOVE
