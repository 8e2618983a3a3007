"""From a cell to the next, by heading."""

from blockness.box import SIDE
from blockness.rules.jit import inlined
from blockness.rules.row import EAST, NORTH, WEST


@inlined
def step(heading: int) -> int:
    """Return the difference between a cell's number and the next one's."""
    if heading == EAST:
        return 1
    if heading == WEST:
        return -1
    return SIDE if heading == NORTH else -SIDE
