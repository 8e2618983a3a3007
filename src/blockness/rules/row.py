"""A position in memory: one record of integers."""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np

from blockness.box import SIDE
from blockness.rules.jit import record

# A cell of the lake is one of eight codes.
CLOSED = 0  # shore, a rock, or a head or tail; 1 to 6 are the highest thing that stands on the cell or passes over it
WATER = 7  # open

HEAD, TAIL = 0, 1
EAST, WEST, NORTH, SOUTH = 0, 1, 2, 3
STEP = (1, -1, SIDE, -SIDE)  # from a cell to the next, by heading
STARTER = 0  # the number of that segment in every set

MOST_SEATS = 4
OVER = MOST_SEATS  # the turn when nobody can place anything

# Every row and every column of the lake is one word of codes, three bits a cell, with as many closed cells before the
# first as the longest arch is long. A word never uses its top bit, so plain signed integers serve everywhere.
ROW = record(
    [
        ("rows", np.int64, SIDE),
        ("columns", np.int64, SIDE),
        ("end", np.uint8, (MOST_SEATS, 2)),  # the cell of a seat's head and tail
        ("perch", np.uint8, (MOST_SEATS, 2)),  # the height each stands at
        ("reserve", np.int16, MOST_SEATS),  # bit set of the segments not placed
        ("monster", np.uint8, MOST_SEATS),  # which set a seat plays
        ("seats", np.uint8),
        ("placed", np.uint8),  # starters standing
        ("reach", np.uint8),
        ("turn", np.uint8),
    ],
)

Row: TypeAlias = Any  # one element of an array of ROW; NumPy's types do not know its fields
