"""A box prepared for look-up: which segments fit which view, which cells are near, where starters stand."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Annotated, Protocol

import numpy as np

from blockness.box import SHORE, SIDE
from blockness.box.segment import LONGEST, MOST_SEGMENTS
from blockness.rules.code import pack, x_of, y_of
from blockness.rules.fits import fits
from blockness.rules.jit import inlined, kernel
from blockness.rules.record import Ints, Word, record
from blockness.rules.row import EAST, HEAD, MOST_SEATS, NORTH, SOUTH, STARTER, WEST

if TYPE_CHECKING:
    from blockness.box import Box
    from blockness.rules.record import Records

CELLS = SIDE * SIDE
VIEWS = 1 << 3 * LONGEST
MOST_STARTS = CELLS * 4


class Tables(Protocol):
    """What the kernels look up; one shape for every box, so that they are compiled once."""

    longest: Word  # cells of a view
    views: Annotated[int, np.uint16]  # the mask of a view, 8 ** longest - 1
    length: Annotated[Ints, np.uint8, (MOST_SEATS, MOST_SEGMENTS + 1)]  # one more makes 16, which is fast to index
    height: Annotated[Ints, np.uint8, (MOST_SEATS, MOST_SEGMENTS + 1)]
    of_length: Annotated[Ints, np.int16, (MOST_SEATS, LONGEST + 1)]  # bit set of a monster's segments of a length
    whole: Annotated[Ints, np.int16, MOST_SEATS]  # bit set of all segments of a monster
    zone: Annotated[Ints, np.uint8, CELLS]
    near: Annotated[Ints, np.uint8, (3, CELLS, 5)]  # by reach and cell: how many cells are at that reach, then which
    starts: Annotated[Ints, np.int16, (MOST_SEATS, MOST_STARTS)]  # move codes of a starter in the deep water
    start_count: Annotated[Ints, np.int64, MOST_SEATS]
    ahead: Annotated[Ints, np.int16, (MOST_SEATS, VIEWS)]  # bit set of what fits, looking up a line (east, north)
    behind: Annotated[Ints, np.int16, (MOST_SEATS, VIEWS)]  # the same, looking down it


class Sizes(Protocol):
    """The printed facts of a box as integers."""

    zone: Annotated[Ints, np.uint8, CELLS]  # the fewest seats that use a cell, or SHORE
    count: Annotated[Ints, np.uint8, MOST_SEATS]  # segments of each monster
    length: Annotated[Ints, np.uint8, (MOST_SEATS, MOST_SEGMENTS)]
    height: Annotated[Ints, np.uint8, (MOST_SEATS, MOST_SEGMENTS)]


TABLES, SIZES = record(Tables), record(Sizes)


@lru_cache(maxsize=64)  # half a megabyte each, and rooms may bring any box
def tables(box: Box) -> Records[Tables]:
    """Return the tables of a box, an array of one."""
    one = np.zeros(1, TABLES)
    fill(sizes_of(box), one)
    return one


def sizes_of(box: Box) -> Records[Sizes]:
    """Return a box's printed facts as integers, an array of one."""
    one = np.zeros(1, SIZES)
    sizes = one[0]
    sizes["zone"] = [box.zone(x_of(cell), y_of(cell)) for cell in range(CELLS)]
    for m, monster in enumerate(box.monsters):
        sizes["count"][m] = len(monster)
        sizes["length"][m, : len(monster)] = [segment.length for segment in monster]
        sizes["height"][m, : len(monster)] = [segment.height for segment in monster]
    return one


@kernel
def fill(sizes: Records[Sizes], tables: Records[Tables]) -> None:
    """Ask the rules once for every view and every segment, and write down the answers; the tables must be all zeros."""
    b, t = sizes[0], tables[0]
    for cell in range(CELLS):
        t.zone[cell] = b.zone[cell]
    for m in range(MOST_SEATS):
        t.whole[m] = (1 << int(b.count[m])) - 1
        for i in range(b.count[m]):
            t.length[m, i], t.height[m, i] = b.length[m, i], b.height[m, i]
            t.of_length[m, int(b.length[m, i])] |= 1 << i
            t.longest = max(int(t.longest), int(b.length[m, i]))
    t.views = (1 << 3 * t.longest) - 1
    for m in range(MOST_SEATS):
        fill_views(t, m, int(b.count[m]))
        fill_starts(t, m)
    for cell in range(CELLS):
        for reach in range(1, 3):
            fill_near(t, cell, reach)


@kernel
def fill_views(t: Tables, m: int, count: int) -> None:
    """Find which of a monster's segments fit each view."""
    ahead, behind, longest = t.ahead, t.behind, int(t.longest)  # once, since plain Python is slow at that
    for i in range(count):
        length, height = int(t.length[m, i]), int(t.height[m, i])
        for view in range(t.views + 1):
            if fits(length, height, view):
                ahead[m, view] |= 1 << i
    for view in range(t.views + 1):
        behind[m, turned(view, longest)] = ahead[m, view]


@inlined
def turned(view: int, longest: int) -> int:
    """Return the same cells seen from the other side."""
    result = 0
    for _ in range(longest):
        result = result << 3 | view & 7
        view >>= 3
    return result


@kernel
def fill_starts(t: Tables, m: int) -> None:
    """List every place for a starter in the deep water, from the tail's cell towards the head's (R3)."""
    count = 0
    for cell in range(CELLS):
        for heading in range(4):
            if is_deep(t, cell, heading, int(t.length[m, STARTER])):
                t.starts[m, count] = pack(HEAD, cell, heading, STARTER)
                count += 1
    t.start_count[m] = count


@kernel
def is_deep(t: Tables, cell: int, heading: int, length: int) -> bool:
    """Whether all cells from one onwards are deep water."""
    for i in range(length + 1):
        there = cell_at(cell, heading, i)
        if there < 0 or t.zone[there] != 2:
            return False
    return True


@inlined
def cell_at(cell: int, heading: int, steps: int) -> int:
    """Return the cell that many steps away, or -1 beyond the largest lake."""
    x = x_of(cell) + (steps if heading == EAST else -steps if heading == WEST else 0)
    y = y_of(cell) + (steps if heading == NORTH else -steps if heading == SOUTH else 0)
    return y * SIDE + x if 0 <= x < SIDE and 0 <= y < SIDE else -1


@kernel
def fill_near(t: Tables, cell: int, reach: int) -> None:
    """List the cells of the lake at exactly that distance along the row or the column (R4, R11)."""
    count = 0
    for heading in range(4):
        there = cell_at(cell, heading, reach)
        if there >= 0 and t.zone[there] != SHORE:
            count += 1
            t.near[reach, cell, count] = there
    t.near[reach, cell, 0] = count
