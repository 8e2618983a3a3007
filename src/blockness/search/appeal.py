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
    x, y, reach = x_of(far), y_of(far), int(p.reach)
    row = p.rows[y] >> 3 * (x + t.longest - reach)
    column = p.columns[x] >> 3 * (y + t.longest - reach)
    east, north = int(row >> 6 * reach & 7 == WATER), int(column >> 6 * reach & 7 == WATER)
    west, south = int(row & 7 == WATER), int(column & 7 == WATER)
    around = (east | west << 1 | north << 2 | south << 3) & ~(1 << (heading ^ 1))  # opposite headings differ in one bit
    return (end_of(code) * OPEN + ones(around)) * SEGMENTS + height * (LONGEST + 1) + length
