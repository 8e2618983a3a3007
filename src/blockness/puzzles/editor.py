"""The lake of the puzzle editor: monsters and rocks so far, and whose segments are being placed."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from blockness.box import Box
from blockness.game.line import rest
from blockness.puzzles.checks import check_colour, check_rocks
from blockness.puzzles.line import read, write
from blockness.puzzles.puzzle import Puzzle

if TYPE_CHECKING:
    from blockness.game import Position


def read_lake(text: str, box: Box | None = None) -> Puzzle:
    """Read a lake's line: a puzzle's line without a goal and without segments to place.

    The colour at its end has the whole rest of its set in hand, so its next moves are what may be placed.

    >>> lake = read_lake("classic orange:d4f4/1 green:- rocks:g5 orange")
    >>> len(lake.given)
    9
    """
    box = box or Box.usual()
    goal, facts = read(f"grow:all {text}", box)
    check_colour(facts)
    check_rocks(facts, box)
    hand = tuple(
        rest(box.monster(colour), arches) if colour == facts.turn else ()
        for colour, arches in zip(facts.colours, facts.monsters, strict=True)
    )
    return Puzzle.of(goal, replace(facts, reserves=hand), box)


def position_of(lake: Puzzle) -> Position:
    """Return the position; a monster that is not on the lake yet may start."""
    position = lake.position
    if lake.monsters[lake.seat]:
        return position
    row = position.row.copy()
    row["placed"] = lake.seats - 1
    return replace(position, row=row)


def line_of(lake: Puzzle, position: Position) -> str:
    """Return the lake's line with the monsters of a position."""
    facts = replace(lake.facts, monsters=position.monsters, reserves=((),) * lake.seats)
    return write(lake.goal, facts).partition(" ")[2]
