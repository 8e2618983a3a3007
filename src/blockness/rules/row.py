"""A position in memory: one record of integers."""

from __future__ import annotations

from typing import Annotated, Protocol

import numpy as np

from blockness.box import SIDE
from blockness.box.segment import MOST_SEGMENTS
from blockness.rules.record import Byte, Ints, record

# A cell of the lake is one of eight codes.
CLOSED = 0  # shore, a rock, or a head or tail; 1 to 6 are the highest thing that stands on the cell or passes over it
WATER = 7  # open

HEAD, TAIL = 0, 1
EAST, WEST, NORTH, SOUTH = 0, 1, 2, 3
STARTER = 0  # the number of that segment in every set

MOST_SEATS = 4
MOST_PLIES = MOST_SEATS * MOST_SEGMENTS
OVER = MOST_SEATS  # the turn when nobody can place anything


class Row(Protocol):
    """A position.

    Every row and every column of the lake is one word of codes, three bits per cell, with as many closed cells before
    the first as the longest arch is long. A word never uses its top bit, so plain signed integers serve everywhere.
    """

    rows: Annotated[Ints, np.int64, SIDE]
    columns: Annotated[Ints, np.int64, SIDE]
    end: Annotated[Ints, np.uint8, (MOST_SEATS, 2)]  # the cell of a seat's head and tail
    perch: Annotated[Ints, np.uint8, (MOST_SEATS, 2)]  # the height each stands at
    reserve: Annotated[Ints, np.int16, MOST_SEATS]  # bit set of the segments not placed yet
    monster: Annotated[Ints, np.uint8, MOST_SEATS]  # which set a seat plays
    seats: Byte
    placed: Byte  # starters standing
    reach: Byte
    turn: Byte


ROW = record(Row)
