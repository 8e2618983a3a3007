"""Cells and moves as integers.

A cell is y * 16 + x, counted from the south-west. A move has 15 bits: end, near foot, heading, segment.
A starter's near foot is its tail, so its end is always the head, which goes to the far foot.
"""

from blockness.rules.jit import inlined


@inlined
def pack(end: int, near: int, heading: int, segment: int) -> int:
    """Make the code of a move."""
    return end << 14 | near << 6 | heading << 4 | segment


@inlined
def end_of(code: int) -> int:
    """Return which end moves, HEAD or TAIL."""
    return code >> 14


@inlined
def near_of(code: int) -> int:
    """Return the cell of the near foot."""
    return code >> 6 & 255


@inlined
def heading_of(code: int) -> int:
    """Return which way the arch runs from its near foot."""
    return code >> 4 & 3


@inlined
def segment_of(code: int) -> int:
    """Return the number of the segment in its set."""
    return code & 15


# Shifts and masks, not // and %: compiled floor division of signed integers is slow.
@inlined
def x_of(cell: int) -> int:
    """Return the column of a cell, from the west."""
    return cell & 15


@inlined
def y_of(cell: int) -> int:
    """Return the row of a cell, from the south."""
    return cell >> 4
