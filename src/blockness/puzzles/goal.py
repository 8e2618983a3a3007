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


TEXT = re.compile(r"grow:all|(some|head|block|win):([1-9])|reach:([a-p](?:1[0-6]|[1-9]))")


@dataclass(frozen=True)
class Goal:
    """A kind of goal, with its number or its cell.

    >>> Goal.parse("reach:d6")
    Goal(kind=<Kind.REACH: 'reach'>, number=0, cell='d6')
    >>> str(Goal.parse("grow:all"))
    'grow:all'
    """

    kind: Kind
    number: int = 0  # segments to place, the head's height, or moves
    cell: Cell | None = None

    @staticmethod
    def parse(text: str) -> Goal:
        """Read `grow:all`, `some:4`, `reach:d6`, `head:5`, `block:2` or `win:3`."""
        found = TEXT.fullmatch(text)
        if not found:
            raise InvalidPuzzle(
                f"expected a goal like grow:all, some:4, reach:d6, head:5, block:2 or win:3, got {text[:40]!r}"
            )
        if found[3]:
            return Goal(Kind.REACH, cell=Cell(found[3]))
        return Goal(Kind(found[1]), int(found[2])) if found[1] else Goal(Kind.ALL)

    def __str__(self) -> str:
        return "grow:all" if self.kind is Kind.ALL else f"{self.kind}:{self.cell or self.number}"
