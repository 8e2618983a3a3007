"""What may stand where: R5, R6 and R7, written once."""

from blockness.rules.jit import kernel
from blockness.rules.row import CLOSED, WATER

# What hinders an arch, by the code of the cell that is in the way.
NOTHING, BLOCKED, TOO_HIGH, AS_HIGH, NOT_OPEN = 0, 1, 2, 3, 4


@kernel
def hindrance(length: int, height: int, view: int) -> tuple[int, int]:
    """Return what hinders an arch from standing, and how many cells from its near foot.

    The near foot stands in open water; the view is what the cells ahead hold, three bits each, the nearest lowest.
    """
    for step in range(1, length):
        code = view >> 3 * (step - 1) & 7
        if code == CLOSED:
            return BLOCKED, step  # an end (R7), or no water at all (R2)
        if code != WATER and code > height:
            return TOO_HIGH, step  # R6: never under
        if code != WATER and code == height:
            return AS_HIGH, step  # R6: strictly lower
    if view >> 3 * (length - 1) & 7 != WATER:
        return NOT_OPEN, length  # R5
    return NOTHING, 0


@kernel
def fits(length: int, height: int, view: int) -> bool:
    """Whether an arch may stand: only lower things between (R6), no end (R7), the far foot in the open (R5)."""
    return hindrance(length, height, view)[0] == NOTHING
