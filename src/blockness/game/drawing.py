"""Draws a position in characters."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from blockness.game.cell import COLUMNS, Cell
from blockness.locales import say

if TYPE_CHECKING:
    from blockness.game.position import Position

WIDTH = 4  # characters per cell
ROCK = "##"


class Glyph(NamedTuple):
    """What one cell looks like, and whose it is."""

    text: str
    colour: str | None = None


def draw(position: Position, language: str = "en") -> str:
    """Return the lake seen from above, north at the top, and a line for each monster.

    >>> from blockness import Position
    >>> print(draw(Position.start(2).play("Sd4f4")).splitlines()[8])
     4          ·   o1~-o1- O1@ ·   ·   ·           4
    """
    rocks = [say("puzzle-rocks", language, text=", ".join(position.rocks))] if position.rocks else []
    lake = "\n".join("".join(glyph.text for glyph in line).rstrip() for line in picture(position))
    return "\n".join([lake, "", say("drawing-legend", language), "", *summary(position, language), *rocks])


def picture(position: Position) -> list[list[Glyph]]:
    """Return the lake with its margins, line by line."""
    box = position.box
    letters = Glyph("   " + "".join(f"{letter:^{WIDTH}}" for letter in COLUMNS[: box.width]))
    rows = [
        [Glyph(f"{y + 1:>2} "), *(glyph(position, Cell.at(x, y)) for x in range(box.width)), Glyph(f" {y + 1}")]
        for y in reversed(range(box.height))
    ]
    return [[letters], *rows, [letters]]


def glyph(position: Position, cell: Cell) -> Glyph:
    """Draw one cell: what stands highest there, and how."""
    if cell in position.rocks:
        return Glyph(f"{ROCK:^{WIDTH}}")
    stack = position.over(cell)
    if not stack:
        in_use = position.box.zone(cell.x, cell.y) <= position.seats
        return Glyph(f"{'·' if in_use else '':^{WIDTH}}")
    colour, arch = stack[0]
    body = f"{colour[0]}{arch.height}"
    arches = position.monsters[position.colours.index(colour)]
    if arches[-1].headward == cell:
        return Glyph(f" {body.upper()}@", colour)
    if arches[0].tailward == cell:
        return Glyph(f" {body}~", colour)
    if arch.has_foot_on(cell):
        return Glyph(f" {body} ", colour)
    bar = "-" if arch.tailward.y == arch.headward.y else "|"
    return Glyph(f"{bar}{body}{bar}", colour)


def summary(position: Position, language: str = "en") -> list[str]:
    """Describe each monster: what it has left, and whether it is its turn."""
    lines = []
    for colour in position.colours:
        reserve = position.reserve(colour)
        name = say("monster", language, colour=colour)
        left = say("left", language, count=len(reserve))
        mark = ">" if colour == position.turn else " "
        lines.append(f"{mark} {name}: {left}{': ' if reserve else ''}{' '.join(map(str, reserve))}")
    return lines
