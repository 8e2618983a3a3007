"""A box made ready for look-up: which segments fit which view, which cells are near, where starters stand."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Annotated, Any, Protocol

import numpy as np

from blockness.box import SHORE, SIDE
from blockness.box.segment import LONGEST, MOST_SEGMENTS
from blockness.rules.code import pack
from blockness.rules.fits import fits
from blockness.rules.jit import kernel
from blockness.rules.record import Ints, Word, record
from blockness.rules.row import HEAD, MOST_SEATS, STARTER

if TYPE_CHECKING:
    from blockness.box import Box

CELLS = SIDE * SIDE
VIEWS = 1 << 3 * LONGEST
MOST_STARTS = CELLS * 4


class Tables(Protocol):
    """What the kernels look up; one shape for every box, so that they are compiled once."""

    longest: Word  # cells of a view
    views: Annotated[int, np.uint16]  # the mask of a view, 8 ** longest - 1
    length: Annotated[Ints, np.uint8, (MOST_SEATS, MOST_SEGMENTS + 1)]  # one more makes 16, which is quick to index
    height: Annotated[Ints, np.uint8, (MOST_SEATS, MOST_SEGMENTS + 1)]
    whole: Annotated[Ints, np.int16, MOST_SEATS]  # bit set of all segments of a monster
    zone: Annotated[Ints, np.uint8, CELLS]
    near: Annotated[Ints, np.uint8, (3, CELLS, 5)]  # by reach and cell: how many cells are at that reach, then which
    starts: Annotated[Ints, np.int16, (MOST_SEATS, MOST_STARTS)]  # move codes of a starter in the deep water
    start_count: Annotated[Ints, np.int64, MOST_SEATS]
    ahead: Annotated[Ints, np.int16, (MOST_SEATS, VIEWS)]  # bit set of what fits, looking up a line (east, north)
    behind: Annotated[Ints, np.int16, (MOST_SEATS, VIEWS)]  # the same, looking down it


TABLES = record(Tables)


@cache
def tables(box: Box) -> Any:
    """Ask the rules once for every view and every segment; an array of one."""
    one = np.zeros(1, TABLES)
    t = one[0]
    kinds = {segment for monster in box.monsters for segment in monster}
    longest = max(segment.length for segment in kinds)
    views = 1 << 3 * longest
    t["longest"], t["views"] = longest, views - 1
    answers = {segment: np.empty(views, np.bool_) for segment in kinds}
    for segment, answer in answers.items():
        fits_each(segment.length, segment.height, answer)
    back = turned(longest)
    for m, monster in enumerate(box.monsters):
        t["length"][m, : len(monster)] = [segment.length for segment in monster]
        t["height"][m, : len(monster)] = [segment.height for segment in monster]
        t["whole"][m] = (1 << len(monster)) - 1
        for i, segment in enumerate(monster):
            fitting = answers[segment].astype(np.int16) << i
            t["ahead"][m, :views] |= fitting
            t["behind"][m, :views] |= fitting[back]
        starts = start_codes(box, monster[STARTER].length)
        t["starts"][m, : len(starts)] = starts
        t["start_count"][m] = len(starts)
    for cell in range(CELLS):
        t["zone"][cell] = box.zone(cell % SIDE, cell // SIDE)
        for reach in (1, 2):
            near = cells_at(box, cell, reach)
            t["near"][reach, cell, : len(near) + 1] = [len(near), *near]
    return one


@kernel
def fits_each(length: int, height: int, answers: Any) -> None:
    """Ask of every view whether one segment fits it."""
    for view in range(len(answers)):
        answers[view] = fits(length, height, view)


def turned(longest: int) -> Any:
    """Return for every view the same cells seen from the other side."""
    views = np.arange(1 << 3 * longest)
    return sum((views >> 3 * step & 7) << 3 * (longest - 1 - step) for step in range(longest))


def start_codes(box: Box, length: int) -> list[int]:
    """List every place of a starter in the deep water, from the tail's cell towards the head's (R3)."""
    return [
        pack(HEAD, cell, heading, STARTER)
        for cell in range(CELLS)
        for heading, (dx, dy) in enumerate(DIRECTIONS)
        if all(box.zone(cell % SIDE + i * dx, cell // SIDE + i * dy) == 2 for i in range(length + 1))
    ]


DIRECTIONS = ((1, 0), (-1, 0), (0, 1), (0, -1))  # columns and rows of a step, by heading


def cells_at(box: Box, cell: int, reach: int) -> list[int]:
    """List the cells of the lake exactly so far along the row or the column (R4, R11)."""
    x, y = cell % SIDE, cell // SIDE
    found = [(x + reach * dx, y + reach * dy) for dx, dy in DIRECTIONS]
    return [there_y * SIDE + there_x for there_x, there_y in found if box.zone(there_x, there_y) != SHORE]
