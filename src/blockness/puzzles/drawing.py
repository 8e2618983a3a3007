"""Draws a puzzle under way in characters."""

from __future__ import annotations

from typing import TYPE_CHECKING

from blockness.game.drawing import WIDTH, Glyph, picture, summary
from blockness.locales import say

if TYPE_CHECKING:
    from blockness.game import Position
    from blockness.puzzles.puzzle import Puzzle

MARK = "()"


def lake(puzzle: Puzzle, position: Position) -> list[list[Glyph]]:
    """Return the lake with the cell to reach."""
    lines, cell = picture(position), puzzle.goal.cell
    if cell and not position.over(cell):
        lines[puzzle.box.height - cell.y][cell.x + 1] = Glyph(f"{MARK:^{WIDTH}}")
    return lines


def legend(puzzle: Puzzle, position: Position, language: str = "en") -> list[str]:
    """Describe the monsters that move, and the rocks."""
    told = summary(position, language)
    lines = [line for line, given in zip(told, puzzle.reserves, strict=True) if given]
    rocks = [say("puzzle-rocks", language, text=", ".join(puzzle.rocks))] if puzzle.rocks else []
    return [*lines, *rocks]


def draw(puzzle: Puzzle, position: Position | None = None, language: str = "en") -> str:
    """Return a picture of a puzzle, at the start or later."""
    position = position or puzzle.position
    rows = ["".join(glyph.text for glyph in line).rstrip() for line in lake(puzzle, position)]
    return "\n".join([*rows, "", *legend(puzzle, position, language)])
