"""Makes rows: the empty lake, or one with arches on it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from blockness.rules.jit import kernel
from blockness.rules.play import put
from blockness.rules.row import ROW, WATER
from blockness.rules.tables import CELLS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from blockness.rules.record import Ints, Records
    from blockness.rules.row import Row
    from blockness.rules.tables import Tables


def empty_row(tables: Any, monsters: Sequence[int], reach: int) -> Any:
    """Return the lake before the first starter (R1, R2), an array of one row."""
    one = np.zeros(1, ROW)
    p = one[0]
    p["seats"], p["reach"] = len(monsters), reach
    p["monster"][: len(monsters)] = monsters
    p["reserve"][: len(monsters)] = tables["whole"][0, list(monsters)]
    open_water(tables, one)
    return one


@kernel
def open_water(tables: Records[Tables], rows: Records[Row]) -> None:
    """Open the cells that this number of seats uses."""
    for cell in range(CELLS):
        if tables[0].zone[cell] <= rows[0].seats:
            put(tables[0], rows[0], cell, WATER)


@kernel
def put_all(tables: Records[Tables], rows: Records[Row], contents: Ints) -> None:
    """Write many cells at once, each with its code."""
    for i in range(len(contents)):
        put(tables[0], rows[0], contents[i, 0], contents[i, 1])
