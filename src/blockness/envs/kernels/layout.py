"""How actions and planes are numbered for a box: the one definition that all environments share."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Annotated, Any, Protocol

import numpy as np

from blockness.box.segment import MOST_SEGMENTS
from blockness.rules.code import pack, x_of, y_of
from blockness.rules.record import Ints, Word, record
from blockness.rules.row import HEAD, MOST_SEATS, STARTER, WATER
from blockness.rules.tables import CELLS

if TYPE_CHECKING:
    from blockness.box import Box
    from blockness.rules.record import Records

MOST_ACTIONS = 32 * (MOST_SEGMENTS - 1) + 4 * CELLS
DEEP = 2  # the zone where starters stand


class Layout(Protocol):
    """The numbers of actions and planes.

    The plan of an action is a move's code. An extension's plan has the heading from its end to its near foot where the
    code has the near foot itself, so that it means the same wherever the end is.
    """

    kinds: Word  # segments of a set without its starter
    starts: Word  # the first action that is a start
    actions: Word
    plan: Annotated[Ints, np.int16, MOST_ACTIONS]
    deep: Annotated[Ints, np.int16, CELLS]  # a cell's number among those of the deep water, or -1
    at: Annotated[Ints, np.int16, CELLS]  # a cell's place in a plane, or -1
    cells: Word  # of a plane
    planes: Word
    ends: Word  # the first plane of heads and tails
    reserves: Word  # the first plane of segments
    monsters: Word  # the first plane of colours
    plain: Annotated[Ints, np.int64, WATER + 1]  # the bits of a cell that is no end, by what it holds


LAYOUT = record(Layout)


@lru_cache(maxsize=64)
def layout(box: Box, seats: int) -> Records[Layout]:
    """Return the numbers for a box and a table, an array of one."""
    one = np.zeros(1, LAYOUT)
    number_actions(one[0], box)
    number_planes(one[0], box, seats)
    return one


def number_actions(one: Any, box: Box) -> None:
    """Give extensions numbers by end, direction, heading and segment, then starts by cell and heading."""
    kinds = max(map(len, box.monsters)) - 1
    plans = [
        pack(end, direction, heading, segment)
        for end in range(2)
        for direction in range(4)
        for heading in range(4)
        for segment in range(1, kinds + 1)
    ]
    one["kinds"], one["starts"] = kinds, len(plans)
    one["deep"] = -1
    deep = [cell for cell in range(CELLS) if box.zone(x_of(cell), y_of(cell)) == DEEP]
    for number, cell in enumerate(deep):
        one["deep"][cell] = number
        plans += [pack(HEAD, cell, heading, STARTER) for heading in range(4)]
    one["actions"] = len(plans)
    one["plan"][: len(plans)] = plans


def number_planes(one: Any, box: Box, seats: int) -> None:
    """Give the planes numbers: open water, heights, ends, reserves, colours."""
    one["at"] = -1
    for cell in range(CELLS):
        if x_of(cell) < box.width and y_of(cell) < box.height:
            one["at"][cell] = y_of(cell) * box.width + x_of(cell)
    one["cells"] = box.width * box.height
    one["plain"] = [0, *[1 << height for height in range(1, WATER)], 1]
    one["ends"] = WATER
    one["reserves"] = WATER + 2 * seats
    one["monsters"] = one["reserves"] + one["kinds"]
    one["planes"] = one["monsters"] + MOST_SEATS
