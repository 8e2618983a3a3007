"""What stands on a lake, in integers, and the row that it makes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Protocol

import numpy as np

from blockness.box import SIDE
from blockness.box.segment import MOST_SEGMENTS
from blockness.rules.jit import kernel
from blockness.rules.judge import line_between
from blockness.rules.legal import code_at
from blockness.rules.play import put
from blockness.rules.record import Ints, Short, record
from blockness.rules.row import CLOSED, HEAD, MOST_SEATS, TAIL, WATER
from blockness.rules.step import step
from blockness.rules.tables import CELLS

if TYPE_CHECKING:
    from blockness.rules.row import Row
    from blockness.rules.tables import Tables

NOBODY = 255  # the turn of a colour that is not at the table
MOST_ROCKS = CELLS + 1  # one more than there is room for, so that one of them is refused


class Setup(Protocol):
    """Everything a position line says, and what checking it finds; zeros where the line says nothing.

    Its integers are signed, like those in the kernels: Numba turns a mixture into real numbers.
    """

    reserve: Annotated[Ints, np.int16, MOST_SEATS]  # bit set of the segments that a seat may still place
    rocks: Short  # how many
    rock: Annotated[Ints, np.int16, MOST_ROCKS]
    seats: Short
    reach: Short
    turn: Short  # a seat, OVER or NOBODY
    monster: Annotated[Ints, np.int16, MOST_SEATS]  # which set a seat plays
    arches: Annotated[Ints, np.int16, MOST_SEATS]  # how many each seat has, from tail to head
    tailward: Annotated[Ints, np.int16, (MOST_SEATS, MOST_SEGMENTS)]  # the cell of an arch's foot nearer the tail
    headward: Annotated[Ints, np.int16, (MOST_SEATS, MOST_SEGMENTS)]
    height: Annotated[Ints, np.int16, (MOST_SEATS, MOST_SEGMENTS)]
    # What a flaw is about: a seat, the number of one of its arches, another arch and the seat it belongs to, a cell.
    seat: Short
    arch: Short
    other_seat: Short
    other_arch: Short
    cell: Short


SETUP = record(Setup)


@kernel
def all_stand(s: Setup) -> bool:
    """Whether every monster that will ever start has done so; one without segments never will."""
    for seat in range(s.seats):
        if s.arches[seat] == 0 and s.reserve[seat] != 0:
            return False
    return True


@kernel
def count_placed(s: Setup) -> int:
    """Return how many monsters are on the lake."""
    placed = 0
    for seat in range(s.seats):
        placed += s.arches[seat] > 0
    return placed


@kernel
def set_up(t: Tables, s: Setup, p: Row) -> None:
    """Write the row of a setup. It trusts: ask `check` first."""
    p.seats, p.reach, p.turn = s.seats, s.reach, s.turn
    p.placed = int(s.seats) if all_stand(s) else count_placed(s)
    fill_lake(t, s, p)
    for seat in range(MOST_SEATS):
        p.monster[seat], p.reserve[seat] = s.monster[seat], s.reserve[seat]
        p.end[seat, HEAD] = p.end[seat, TAIL] = p.perch[seat, HEAD] = p.perch[seat, TAIL] = 0
        last = int(s.arches[seat]) - 1
        if last >= 0:
            put_end(t, p, seat, TAIL, int(s.tailward[seat, 0]), int(s.height[seat, 0]))
            put_end(t, p, seat, HEAD, int(s.headward[seat, last]), int(s.height[seat, last]))


@kernel
def put_end(t: Tables, p: Row, seat: int, end: int, cell: int, perch: int) -> None:
    """Put a head or a tail on its perch."""
    p.end[seat, end], p.perch[seat, end] = cell, perch
    put(t, p, cell, CLOSED)


@kernel
def fill_lake(t: Tables, s: Setup, p: Row) -> None:
    """Write what every cell holds: open water, rocks and arches, the highest where they cross (R2, R6)."""
    for i in range(SIDE):
        p.rows[i] = p.columns[i] = 0
    for cell in range(CELLS):
        if t.zone[cell] <= s.seats:
            put(t, p, cell, WATER)
    for i in range(s.rocks):
        put(t, p, int(s.rock[i]), CLOSED)
    for seat in range(s.seats):
        for i in range(s.arches[seat]):
            near, height = int(s.tailward[seat, i]), int(s.height[seat, i])
            heading, length = line_between(near, int(s.headward[seat, i]))
            for k in range(length + 1):
                cell = near + k * step(heading)
                there = code_at(t, p, cell)
                if there == WATER or there < height:
                    put(t, p, cell, height)
