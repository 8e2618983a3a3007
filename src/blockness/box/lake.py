"""The lake as printed: rows from the north, a digit for the fewest seats that use a cell, a dot for shore."""

from __future__ import annotations

from typing import TypeAlias

SIDE = 16  # the largest lake; also the stride of a cell's number, y * SIDE + x
SHORE = 9  # the zone of cells that nobody ever uses

Lake: TypeAlias = tuple[str, ...]
