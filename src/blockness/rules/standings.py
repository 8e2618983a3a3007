"""Who is ahead (R10)."""

from blockness.rules.jit import inlined


@inlined
def shortfall(left: int, perch: int) -> int:
    """Return a number that orders the seats, the lowest first: fewest segments left, then the higher head."""
    return left * 8 - perch
