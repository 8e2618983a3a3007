"""What a puzzle asks for."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum

from blockness.game import Cell
from blockness.puzzles.errors import InvalidPuzzle


class Kind(StrEnum):
    """The kinds of goals; in the first four only one monster moves."""

    ALL = "all"  # place all the given segments
    SOME = "some"  # place that many of them
    REACH = "reach"  # a foot on a marked cell
    HEAD = "head"  # place all, with the head at this height in the end
    BLOCK = "block"  # one of that many moves leaves the others without a move
    WIN = "win"  # the game is won in that many moves

    @property
    def has_opponents(self) -> bool:
        """Whether the other monsters move too."""
        return self in (Kind.BLOCK, Kind.WIN)


CELL = r"([a-p](?:1[0-6]|[1-9]))"
TEXT = re.compile(rf"reach:{CELL}|(block|win):([1-9])|(?:grow:all|(some|head):([1-9]))(?:\+reach:{CELL})?")


@dataclass(frozen=True)
class Goal:
    """A kind of goal, with its number or its cell; a cell in any goal but `reach` is a second goal.

    >>> Goal.parse("reach:d6")
    Goal(kind=<Kind.REACH: 'reach'>, number=0, cell='d6')
    >>> str(Goal(Kind.HEAD, 5, Cell("d6")))
    'head:5+reach:d6'
    """

    kind: Kind
    number: int = 0  # segments to place, the head's height, or moves
    cell: Cell | None = None  # where a foot must stand

    @staticmethod
    def parse(text: str) -> Goal:
        """Read `grow:all`, `some:4`, `reach:d6`, `head:5`, `block:2` or `win:3`, or two as in `grow:all+reach:d6`."""
        found = TEXT.fullmatch(text)
        if not found:
            raise InvalidPuzzle(
                f"expected a goal like grow:all, some:4, reach:d6, head:5, block:2 or win:3, got {text[:40]!r}"
            )
        alone, duel, turns, kind, number, cell = found.groups()
        if alone:
            return Goal(Kind.REACH, cell=Cell(alone))
        if duel:
            return Goal(Kind(duel), int(turns))
        return Goal(Kind(kind or "all"), int(number or 0), Cell(cell) if cell else None)

    @property
    def has_second(self) -> bool:
        """Whether it is two goals at once: a foot must stand on the cell, too."""
        return self.cell is not None and self.kind is not Kind.REACH

    def __str__(self) -> str:
        first = "grow:all" if self.kind is Kind.ALL else f"{self.kind}:{self.number}"
        reach = f"reach:{self.cell}"
        return reach if self.kind is Kind.REACH else f"{first}+{reach}" if self.cell else first
