"""Tells which puzzles teach an idea, for the first chapter."""

from __future__ import annotations

from typing import TYPE_CHECKING

from blockness.game import Arch, Cell, End, Extend, Move
from blockness.puzzles.goal import Kind
from blockness.puzzles.making.themes import arches_under, leaps

if TYPE_CHECKING:
    from collections.abc import Callable

    from blockness.game import Position
    from blockness.puzzles.prove import Certificate
    from blockness.puzzles.puzzle import Puzzle

    Way = list[tuple[Position, Extend]]


def shows(idea: str, puzzle: Puzzle, certificate: Certificate) -> bool:
    """Whether a puzzle's solution turns on one idea."""
    if (puzzle.variant == "expert") != (idea == "expert-leap"):
        return False
    if (puzzle.goal.kind is Kind.BLOCK) != (idea == "fence") or puzzle.goal.kind is Kind.WIN:
        return False
    return CHECKS[idea](puzzle, way_of(puzzle, certificate))


def way_of(puzzle: Puzzle, certificate: Certificate) -> Way:
    """Return the person's placements, each with the lake before it."""
    position, way = puzzle.position, []
    for text in certificate.line:
        move = Move.parse(text)
        if position.turn == puzzle.turn and isinstance(move, Extend):
            way.append((position, move))
        position = position.play(move)
    return way


def end_before(position: Position, move: Extend) -> Cell:
    """Return where the end that grows stands before a placement."""
    arches = position.monsters[position.colours.index(position.turn or "")]
    return arches[-1].headward if move.end is End.HEAD else arches[0].tailward


def is_straight(position: Position, move: Extend) -> bool:
    """Whether an arch carries straight on from its near foot."""
    at = end_before(position, move)
    step = sign(move.near.x - at.x), sign(move.near.y - at.y)
    return step == (sign(move.far.x - move.near.x), sign(move.far.y - move.near.y))


def sign(number: int) -> int:
    """Return -1, 0 or 1."""
    return (number > 0) - (number < 0)


def crosses(way: Way) -> bool:
    """Whether any placement passes over anything."""
    return any(arches_under(*step) for step in way)


def crosses_new(puzzle: Puzzle, way: Way) -> bool:
    """Whether a placement passes over an earlier one of the same solution."""
    old = {arch for arches in puzzle.monsters for arch in arches}
    return any(arch not in old for step in way for _, arch in arches_under(*step))


def crosses_other(way: Way) -> bool:
    """Whether a placement passes over another monster."""
    return any(colour != position.turn for position, move in way for colour, _ in arches_under(position, move))


def crosses_own_end(way: Way) -> bool:
    """Whether a placement passes over the end that it moves away (R7)."""
    return any(end_before(*step) in Arch(step[1].near, step[1].far, 1).cells for step in way)


def is_kept_from_an_end(puzzle: Puzzle) -> bool:
    """Whether only another monster's head or tail forbids a first placement (R7)."""
    position = puzzle.position
    for end in End:
        at = end_before(position, Extend(end, Cell("a1"), Cell("a1"), 1))
        for near in around(at, puzzle.variant.reach):
            for segment in puzzle.given:
                for far in around(near, segment.length):
                    reason = position.why_not(Extend(end, near, far, segment.height))
                    cell = reason.cell if reason and reason.code in ("over-a-head", "over-a-tail") else None
                    if cell and any(colour != puzzle.turn for colour, _ in position.over(cell)):
                        return True
    return False


def around(cell: Cell, distance: int) -> list[Cell]:
    """Return the cells at that distance along the row and the column."""
    found = [(cell.x + dx * distance, cell.y + dy * distance) for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))]
    return [Cell.at(x, y) for x, y in found if 0 <= x < 16 and 0 <= y < 16]


CHECKS: dict[str, Callable[[Puzzle, Way], bool]] = {
    "straight": lambda _, way: not crosses(way) and all(is_straight(*step) for step in way),
    "turn": lambda _, way: not crosses(way) and not any(is_straight(*step) for step in way),
    "tail": lambda _, way: {move.end for _, move in way} == {End.HEAD, End.TAIL} and not crosses(way),
    "over": lambda puzzle, way: crosses_other(way) and not crosses_new(puzzle, way),
    "low-first": lambda puzzle, way: crosses_new(puzzle, way) and not crosses_other(way) and not crosses_own_end(way),
    "turn-back": lambda _, way: crosses_own_end(way) and not crosses_other(way),
    "ends": lambda puzzle, way: is_kept_from_an_end(puzzle) and not crosses(way),
    "rock": lambda puzzle, way: len(puzzle.rocks) >= 2 and not crosses(way),
    "fence": lambda _, way: bool(way),
    "expert-leap": lambda _, way: any(leaps(*step) for step in way),
}
