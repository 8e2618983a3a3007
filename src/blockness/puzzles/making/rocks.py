"""Puts rocks in the way of all solutions but one."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING

from blockness.game import Arch, Extend, Move
from blockness.puzzles.making.recipes import in_order, open_cells
from blockness.puzzles.prove import goal_row, growing_search, in_words
from blockness.search.exact.walk import LINES

if TYPE_CHECKING:
    import random

    from blockness.game import Cell
    from blockness.puzzles.puzzle import Puzzle

MOST_ROCKS = 7
SPARE = 3  # more rocks that may be dropped again
MOST_FOUND = 3000  # solutions; with more, rocks have no chance
MOST_MONSTERS = 8000  # that a draft may grow into
WANTED = 6  # solutions to try to keep


def with_one_solution(puzzle: Puzzle, chance: random.Random) -> Puzzle | None:
    """Place rocks until only one of the original solutions is left."""
    ways = ways_over(puzzle)
    if len(ways) == 1:
        return puzzle
    for wanted in chance.sample(ways, min(WANTED, len(ways))):
        unique = only(puzzle, ways, wanted, chance)
        if unique:
            return unique
    return None


def only(puzzle: Puzzle, ways: list[set[Cell]], wanted: set[Cell], chance: random.Random) -> Puzzle | None:
    """Place rocks in the way of every solution except the wanted one."""
    water, rocks = open_cells(puzzle), list(puzzle.rocks)
    while len(ways) > 1:
        rock = best_rock(water, ways, wanted, chance)
        if rock is None or len(rocks) > MOST_ROCKS + SPARE:
            return None
        rocks.append(rock)
        water.remove(rock)
        ways = ways_over(replace(puzzle, rocks=tuple(rocks)))
    return replace(puzzle, rocks=in_order(rocks)) if ways else None


def ways_over(puzzle: Puzzle) -> list[set[Cell]]:
    """Return the cells that each solution stands on or passes over; nothing if there are too many."""
    search, position = growing_search(puzzle, MOST_MONSTERS), puzzle.position
    found = search.count(position.lexicon.tables, position.row, goal_row(puzzle), MOST_FOUND)
    if search.was_stopped or found >= MOST_FOUND:
        return []
    lines = (in_words(position, search.line(number)) for number in range(min(found, LINES)))
    return [set().union(*map(cells_of, line)) for line in lines]


def best_rock(water: list[Cell], ways: list[set[Cell]], wanted: set[Cell], chance: random.Random) -> Cell | None:
    """Return the cell in the way of most solutions but not of the wanted one."""
    counts = Counter(cell for way in ways for cell in way - wanted)
    usable = [cell for cell in water if counts[cell]]
    return max(usable, key=lambda cell: (counts[cell], chance.random()), default=None)


def cells_of(text: str) -> tuple[Cell, ...]:
    """Return the cells of a placement from foot to foot."""
    move = Move.parse(text)
    assert isinstance(move, Extend), "every monster stands"
    return Arch(move.near, move.far, move.height).cells
