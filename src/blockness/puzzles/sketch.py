"""A lake that somebody draws for a puzzle: monsters, rocks, and whose segments are being laid."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from blockness.box import Box
from blockness.puzzles.errors import InvalidPuzzle
from blockness.puzzles.line import check_rocks, read, write

if TYPE_CHECKING:
    from blockness.game import Position
    from blockness.puzzles.puzzle import Puzzle


def read_sketch(text: str, box: Box | None = None) -> Puzzle:
    """Read a lake's line: a puzzle's without goal and without segments to place.

    The colour at its end has the whole rest of its set in hand, so its next moves are what may be laid.

    >>> sketch = read_sketch("classic orange:d4f4/1 green:- rocks:g5 orange")
    >>> len(sketch.given)
    9
    """
    puzzle = read(f"grow:all {text}", box or Box.usual())
    if puzzle.turn not in puzzle.colours:
        raise InvalidPuzzle(f"expected one of {', '.join(puzzle.colours)} at the end, got {puzzle.turn[:20]!r}")
    check_rocks(puzzle)
    standing = {arch.segment for arch in puzzle.monsters[puzzle.seat]}
    rest = tuple(segment for segment in puzzle.box.monster(puzzle.turn) if segment not in standing)
    return replace(puzzle, reserves=tuple(rest if colour == puzzle.turn else () for colour in puzzle.colours))


def position_of(sketch: Puzzle) -> Position:
    """Return the lake, on which a monster that is not there yet may start."""
    position = sketch.position
    if sketch.monsters[sketch.seat]:
        return position
    row = position.row.copy()
    row["placed"] = sketch.seats - 1
    return replace(position, row=row)


def line_of(sketch: Puzzle, position: Position) -> str:
    """Return the lake's line with the monsters of a position."""
    drawn = replace(sketch, monsters=position.monsters, reserves=((),) * sketch.seats)
    return write(drawn).partition(" ")[2]
