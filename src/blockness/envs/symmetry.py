"""The symmetries of the lake, as tables that act on observations, masks and actions."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from blockness.rules.code import end_of, heading_of, near_of, pack, segment_of, x_of, y_of
from blockness.rules.row import STARTER

if TYPE_CHECKING:
    from blockness.box import Box
    from blockness.envs.array import Array
    from blockness.envs.table import Table

# How a step to the east and a step to the north change: (dx, dy) of the one, (dx, dy) of the other.
SYMMETRIES = {
    "identity": ((1, 0), (0, 1)),
    "quarter turn": ((0, 1), (-1, 0)),  # against the clock: east becomes north
    "half turn": ((-1, 0), (0, -1)),
    "three quarter turn": ((0, -1), (1, 0)),
    "mirror east and west": ((-1, 0), (0, 1)),
    "mirror north and south": ((1, 0), (0, -1)),
    "mirror along the rising diagonal": ((0, 1), (1, 0)),
    "mirror along the falling diagonal": ((0, -1), (-1, 0)),
}
STEPS = ((1, 0), (-1, 0), (0, 1), (0, -1))  # by heading


class Symmetry(NamedTuple):
    """A way to turn or mirror the lake that leaves it as it is."""

    name: str
    cells: Array  # where a cell (y * width + x) goes
    actions: Array  # what an action becomes

    def observation(self, observation: Array) -> Array:
        """Return observations of the turned lake; the last three axes are rows, columns and planes."""
        *rest, height, width, planes = observation.shape
        cells = observation.reshape(*rest, height * width, planes)
        turned = np.empty_like(cells)
        turned[..., self.cells, :] = cells
        return turned.reshape(observation.shape)

    def mask(self, mask: Array) -> Array:
        """Return masks, or anything else with an entry for each action on its last axis, of the turned lake."""
        turned = np.empty_like(mask)
        turned[..., self.actions] = mask
        return turned


def turn(name: str, x: int, y: int) -> tuple[int, int]:
    """Return where a step leads on the turned lake."""
    east, north = SYMMETRIES[name]
    return x * east[0] + y * north[0], x * east[1] + y * north[1]


def symmetries(table: Table) -> tuple[Symmetry, ...]:
    """Return the symmetries of a table's lake: all eight on the usual one, at least the identity on any."""
    return found(table.start.box, table)


@lru_cache(maxsize=64)
def found(box: Box, table: Table) -> tuple[Symmetry, ...]:
    """Return the symmetries that map a box's lake onto itself."""
    return tuple(made(table, name, places) for name in SYMMETRIES if (places := cells_of(box, name)) is not None)


def cells_of(box: Box, name: str) -> dict[tuple[int, int], tuple[int, int]] | None:
    """Return where every cell goes, or None if the lake does not look the same afterwards."""
    if turn(name, 1, 0)[0] == 0 and box.width != box.height:
        return None
    places = {}
    for y in range(box.height):
        for x in range(box.width):
            dx, dy = turn(name, 2 * x - box.width + 1, 2 * y - box.height + 1)
            there = (dx + box.width - 1) // 2, (dy + box.height - 1) // 2
            if box.zone(x, y) != box.zone(*there):
                return None
            places[x, y] = there
    return places


def made(table: Table, name: str, places: dict[tuple[int, int], tuple[int, int]]) -> Symmetry:
    """Return the tables of a symmetry."""
    width = table.start.box.width
    cells = np.array(
        [there[1] * width + there[0] for (x, y), there in sorted(places.items(), key=lambda one: one[0][::-1])]
    )
    headings = [STEPS.index(turn(name, *step)) for step in STEPS]
    plans = table.layout["plan"][0][: table.actions].tolist()
    numbers = {plan: number for number, plan in enumerate(plans)}

    def turned(plan: int) -> int:
        near, segment = near_of(plan), segment_of(plan)
        if segment == STARTER:
            x, y = places[x_of(near), y_of(near)]
            near = y * 16 + x
        else:
            near = headings[near]
        return numbers[pack(end_of(plan), near, headings[heading_of(plan)], segment)]

    return Symmetry(name, cells, np.array([turned(plan) for plan in plans]))
