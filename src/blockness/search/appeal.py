"""How readily strong players choose a move, by its sort: the end, the segment, the open water around the far foot."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from blockness.box.segment import HIGHEST, LONGEST
from blockness.rules.code import end_of, heading_of, near_of, segment_of, x_of, y_of
from blockness.rules.jit import inlined, ones
from blockness.rules.row import WATER
from blockness.rules.step import step
from blockness.search.learnt import WEIGHTS, exponential_of

if TYPE_CHECKING:
    from blockness.rules.row import Row
    from blockness.rules.tables import Tables

OPEN = 4  # none to three cells
SEGMENTS = (HIGHEST + 1) * (LONGEST + 1)
SORTS = 2 * OPEN * SEGMENTS
INFLUENCE = 2  # on where a search looks first, the square root of the appeal counts

APPEAL = np.array([WEIGHTS["appeal"][variant] for variant in ("classic", "expert")], np.int16)
USUAL = np.array([WEIGHTS["usual"][variant] for variant in ("classic", "expert")], np.int16)  # by segments left
PULL = np.array([[exponential_of(int(one) // INFLUENCE) for one in row] for row in APPEAL])


@inlined
def sort_of(t: Tables, p: Row, seat: int, code: int) -> int:
    """Return the sort of an extension. The arch covers the water behind its far foot, so three cells are looked at."""
    m, segment, heading = int(p.monster[seat]), segment_of(code), heading_of(code)
    length, height = int(t.length[m, segment]), int(t.height[m, segment])
    far = near_of(code) + length * step(heading)
    x, y, aside = x_of(far), y_of(far), 3 * int(p.reach)
    across, along = 3 * (x + int(t.longest)), 3 * (y + int(t.longest))
    east, north = int(p.rows[y] >> across + aside & 7 == WATER), int(p.columns[x] >> along + aside & 7 == WATER)
    # A line begins with closed cells, so where all arches are short, its first cell is as good as one before it.
    west = int(p.rows[y] >> max(0, across - aside) & 7 == WATER)
    south = int(p.columns[x] >> max(0, along - aside) & 7 == WATER)
    around = (east | west << 1 | north << 2 | south << 3) & ~(1 << (heading ^ 1))  # opposite headings differ in one bit
    return (end_of(code) * OPEN + ones(around)) * SEGMENTS + height * (LONGEST + 1) + length
