"""The box as a value: four monsters and a lake."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, cached_property
from importlib.resources import files
from typing import TYPE_CHECKING

from blockness.box.lake import SHORE
from blockness.box.reader import load, read, read_line

if TYPE_CHECKING:
    from os import PathLike

    from blockness.box.lake import Lake
    from blockness.box.segment import Segment


@dataclass(frozen=True)
class Box:
    """The printed facts. `Box.usual()` is the one in the package, `Box.load(path)` reads another.

    >>> Box.usual().order
    ('orange', 'green', 'purple', 'black')
    >>> [str(segment) for segment in Box.usual().monster("green")][:3]
    ['1/1', '2/2', '3/2']
    """

    order: tuple[str, ...]
    lake: Lake
    monsters: tuple[tuple[Segment, ...], ...]  # in the order of `order`, each from low to high, so the starter is first

    @staticmethod
    @cache
    def usual() -> Box:
        """Return the box that comes with the package."""
        return Box(*read(files("blockness.box").joinpath("box.toml").read_text("utf-8"), "box.toml"))

    @staticmethod
    def load(path: str | PathLike[str]) -> Box:
        """Read a box file, or refuse it with an InvalidBox that names the line."""
        return Box(*load(path))

    @staticmethod
    def parse(text: str) -> Box:
        """Read the text of a box file."""
        return Box(*read(text, "box"))

    @staticmethod
    def parse_line(line: str) -> Box:
        """Read what `line` wrote."""
        return Box(*read_line(line))

    def __hash__(self) -> int:
        return hash(self.line)  # computed once, as positions look up their box all the time

    @cached_property
    def line(self) -> str:
        """The whole box on one line, so that a record can carry it."""
        sets = (f"{colour}={','.join(map(str, self.monster(colour)))}" for colour in self.order)
        return " ".join([f"lake={'/'.join(self.lake)}", *sets])

    @property
    def width(self) -> int:
        """Columns of the lake."""
        return len(self.lake[0])

    @property
    def height(self) -> int:
        """Rows of the lake."""
        return len(self.lake)

    def zone(self, x: int, y: int) -> int:
        """Return the fewest seats that use a cell, counted from the south-west, or SHORE."""
        if not (0 <= x < self.width and 0 <= y < self.height):
            return SHORE
        mark = self.lake[self.height - 1 - y][x]
        return SHORE if mark == "." else int(mark)

    def is_at_shore(self, x: int, y: int, seats: int) -> bool:
        """Whether a cell is one of the outermost of the lake that so many seats use."""
        return any(self.zone(x + dx, y + dy) > seats for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)))

    def monster(self, colour: str) -> tuple[Segment, ...]:
        """Return the segments of one colour, the starter first."""
        return self.monsters[self.order.index(colour)]
