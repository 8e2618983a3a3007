"""A place on the lake."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from blockness.box import SIDE, Invalid
from blockness.rules.code import x_of, y_of

if TYPE_CHECKING:
    from typing import Self

COLUMNS = "abcdefghijklmnop"
PATTERN = r"[a-p](?:1[0-6]|[1-9])"
assert len(COLUMNS) == SIDE


class InvalidCell(Invalid):
    """A text that names no cell."""


class Cell(str):
    """A cell is its name: the column's letter from the west, the row's number from the south.

    >>> Cell("d6").x, Cell("d6").y
    (3, 5)
    >>> Cell("d6") == "d6"
    True
    """

    __slots__ = ()

    def __new__(cls, name: str) -> Self:
        """Read a name."""
        if not re.fullmatch(PATTERN, name):
            raise InvalidCell(f"expected a cell like d6, got {name!r}")
        return super().__new__(cls, name)

    @classmethod
    def at(cls, x: int, y: int) -> Self:
        """Return the cell of a column and a row, both counted from 0."""
        if not (0 <= x < SIDE and 0 <= y < SIDE):
            raise InvalidCell(f"expected a column and a row from 0 to {SIDE - 1}, got {x} and {y}")
        return cls(f"{COLUMNS[x]}{y + 1}")

    @property
    def x(self) -> int:
        """The column, 0 in the west."""
        return ord(self[0]) - ord("a")

    @property
    def y(self) -> int:
        """The row, 0 in the south."""
        return int(self[1:]) - 1

    @property
    def number(self) -> int:
        """The cell's number in a row of the rules."""
        return NUMBERS[self]


CELLS = tuple(Cell.at(x_of(number), y_of(number)) for number in range(SIDE * SIDE))  # by number
NUMBERS = {cell: number for number, cell in enumerate(CELLS)}
