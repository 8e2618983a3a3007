"""A move: to start, or to extend."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from dataclasses import dataclass
from enum import StrEnum

from blockness.game.cell import PATTERN, Cell
from blockness.game.errors import InvalidMove

TEXT = re.compile(rf"(?:S({PATTERN})({PATTERN})|([HT])({PATTERN})({PATTERN})/([1-9]))")


class End(StrEnum):
    """One of the two ends of a monster."""

    HEAD = "head"
    TAIL = "tail"


class Move(ABC):
    """What a seat does on its turn.

    >>> Move.parse("Hd5d8/2")
    Extend(end=<End.HEAD: 'head'>, near='d5', far='d8', height=2)
    """

    __slots__ = ()

    @staticmethod
    def parse(text: str) -> Move:
        """Read `Sd4f4` or `Hd5d8/2` or `Td5d8/2`."""
        found = TEXT.fullmatch(text)
        if not found:
            raise InvalidMove(f"expected a move like Sd4f4, Hd5d8/2 or Td5d8/2, got {text!r}")
        tail, head, end, near, far, height = found.groups()
        if tail:
            return Start(Cell(tail), Cell(head))
        return Extend(End.HEAD if end == "H" else End.TAIL, Cell(near), Cell(far), int(height))

    @property
    @abstractmethod
    def feet(self) -> tuple[Cell, Cell]:
        """The near foot (of a start the tail's) and the far one."""


@dataclass(frozen=True, slots=True)
class Start(Move):
    """Put the starter on the lake and choose which foot bears which end (R3)."""

    tail: Cell
    head: Cell

    def __str__(self) -> str:
        return f"S{self.tail}{self.head}"

    @property
    def feet(self) -> tuple[Cell, Cell]:
        """The tail's foot, then the head's."""
        return self.tail, self.head


@dataclass(frozen=True, slots=True)
class Extend(Move):
    """Add an arch to the head or to the tail (R4)."""

    end: End
    near: Cell
    far: Cell
    height: int

    def __str__(self) -> str:
        return f"{self.end[0].upper()}{self.near}{self.far}/{self.height}"

    @property
    def feet(self) -> tuple[Cell, Cell]:
        """The near foot, then the far one, which bears the end."""
        return self.near, self.far
