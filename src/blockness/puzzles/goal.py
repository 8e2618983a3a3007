"""What a puzzle asks for."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum

from blockness.game import Cell
from blockness.puzzles.errors import InvalidPuzzle


class Kind(StrEnum):
    """The kinds of goals; in the first five only one monster moves."""

    ALL = "all"  # place all the given segments
    SOME = "some"  # place that many of them
    REACH = "reach"  # a foot on a marked cell
    HEAD = "head"  # place all, with the head at this height in the end
    ESCAPE = "escape"  # a foot at the shore
    TOGETHER = "together"  # two monsters, both the person's, place all they have, taking turns
    BLOCK = "block"  # one of that many moves leaves the others without a move
    WIN = "win"  # the game is won in that many moves

    @property
    def has_opponents(self) -> bool:
        """Whether the other monsters move too."""
        return self in (Kind.BLOCK, Kind.WIN)

    @property
    def has_partner(self) -> bool:
        """Whether the person plays a second monster."""
        return self is Kind.TOGETHER


CELL = r"([a-p](?:1[0-6]|[1-9]))"
NUMBERED = r"(?:grow:all|(some|head|block|win):([1-9]))"
TEXT = re.compile(rf"(escape|together)|reach:{CELL}|{NUMBERED}(?:\+reach:{CELL})?")


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
        """Read a goal like `grow:all`, `some:4`, `reach:d6`, `head:5`, `escape`, `together`, `block:2` or `win:3`.

        Two at once are joined: `grow:all+reach:d6`.
        """
        found = TEXT.fullmatch(text)
        if not found:
            raise InvalidPuzzle(
                "expected a goal like grow:all, some:4, reach:d6, head:5, escape, together, block:2 or win:3,"
                f" got {text[:40]!r}"
            )
        plain, alone, kind, number, cell = found.groups()
        if plain:
            return Goal(Kind(plain))
        if alone:
            return Goal(Kind.REACH, cell=Cell(alone))
        return Goal(Kind(kind or "all"), int(number or 0), Cell(cell) if cell else None)

    @property
    def has_second(self) -> bool:
        """Whether it is two goals at once: a foot must stand on the cell, too."""
        return self.cell is not None and self.kind is not Kind.REACH

    def __str__(self) -> str:
        reach = f"reach:{self.cell}"
        match self.kind:
            case Kind.REACH:
                return reach
            case Kind.ESCAPE | Kind.TOGETHER:
                return str(self.kind)
            case Kind.ALL:
                first = "grow:all"
            case _:
                first = f"{self.kind}:{self.number}"
        return f"{first}+{reach}" if self.cell else first
