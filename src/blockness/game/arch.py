"""A segment that stands on the lake."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from blockness.box import Segment
from blockness.game.cell import CELLS, Cell


@dataclass(frozen=True)
class Arch:
    """From its foot nearer the tail to its foot nearer the head."""

    tailward: Cell
    headward: Cell
    height: int

    def __str__(self) -> str:
        return f"{self.tailward}{self.headward}/{self.height}"

    @cached_property
    def segment(self) -> Segment:
        """What kind of arch this is."""
        return Segment(len(self.cells) - 1, self.height)

    @cached_property
    def cells(self) -> tuple[Cell, ...]:
        """All cells it stands on or passes over, feet included."""
        first, last = self.tailward.number, self.headward.number
        stride = 1 if self.tailward.y == self.headward.y else 16
        between = range(first, last + 1, stride) if first < last else range(first, last - 1, -stride)
        return tuple(CELLS[number] for number in between)

    @property
    def feet(self) -> tuple[Cell, Cell]:
        """The cells it stands on."""
        return self.tailward, self.headward

    def has_foot_on(self, cell: Cell) -> bool:
        """Whether it stands on a cell, rather than passing over it."""
        return cell in self.feet
