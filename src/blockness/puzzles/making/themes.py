"""Tells from the solution what a puzzle is about."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, TypeAlias

from blockness.game import Arch, End, Extend, Move
from blockness.puzzles.goal import Kind
from blockness.puzzles.names import THEMES

if TYPE_CHECKING:
    from blockness.game import Cell, Position
    from blockness.puzzles.prove import Certificate
    from blockness.puzzles.puzzle import Puzzle

Mover: TypeAlias = tuple[str, End]  # an end of one of the person's monsters

BY_KIND = {
    Kind.BLOCK: "fence",
    Kind.WIN: "last-word",
    Kind.HEAD: "tall-head",
    Kind.REACH: "landing",
    Kind.SOME: "choice",
    Kind.ESCAPE: "ashore",
    Kind.TOGETHER: "side-by-side",
}


def theme_of(puzzle: Puzzle, certificate: Certificate) -> str:
    """Return the theme."""
    found = themes_of(puzzle, certificate)
    return next(theme for theme in THEMES if theme in found)


def themes_of(puzzle: Puzzle, certificate: Certificate) -> set[str]:
    """Return every theme that the solution shows."""
    found = {BY_KIND[puzzle.goal.kind]} if puzzle.goal.kind in BY_KIND else set()
    position = puzzle.position
    moves: dict[Mover, list[Extend]] = {(colour, end): [] for colour in puzzle.own for end in End}
    left: dict[Mover, set[Cell]] = {mover: set() for mover in moves}  # where each end has stood
    for text in certificate.line:
        move = Move.parse(text)
        assert isinstance(move, Extend), "every monster stands"
        if position.turn in puzzle.own:
            found |= themes_of_move(position, move)
            between = set(Arch(move.near, move.far, move.height).cells[1:-1])
            mover = position.turn or "", move.end
            if any(between & cells for other, cells in left.items() if other != mover):
                found.add("tail-first")
            left[mover].add(end_before(position, move))
            moves[mover].append(move)
            is_last_gap = len(position.legal_moves) == 1
        position = position.play(move)
    grown = [placed for placed in moves.values() if placed]
    found.add("two-ends" if len(grown) > len(puzzle.own) else "one-end")
    if is_last_gap and sum(map(len, grown)) > 2:
        found.add("last-gap")
    if any(map(is_stair, grown)):
        found.add("stair")
    return found


def themes_of_move(position: Position, move: Extend) -> set[str]:
    """Return what one placement shows."""
    found = set()
    crossed = arches_under(position, move)
    if len(crossed) >= 2:
        found.add("over-two")
    if any(colour == position.turn for colour, _ in crossed):
        found.add("turn-back")
    if position.variant == "expert" and leaps(position, move):
        found.add("expert-leap")
    return found


def arches_under(position: Position, move: Extend) -> set[tuple[str, Arch]]:
    """Return the arches that a placement passes over."""
    between = Arch(move.near, move.far, move.height).cells[1:-1]
    return {there for cell in between for there in position.over(cell)}


def leaps(position: Position, move: Extend) -> bool:
    """Whether something stands between an end and the near foot."""
    between = Arch(end_before(position, move), move.near, 1).cells[1:-1]
    return any(position.over(cell) for cell in between)


def end_before(position: Position, move: Extend) -> Cell:
    """Return where the end that grows stands before a placement."""
    arches = position.monsters[position.colours.index(position.turn or "")]
    return arches[-1].headward if move.end is End.HEAD else arches[0].tailward


def is_stair(moves: list[Extend]) -> bool:
    """Whether three placements in a row at one end turn the corner each time."""
    turns = [(one.near.x == one.far.x) != (two.near.x == two.far.x) for one, two in pairwise(moves)]
    return any(one and two for one, two in pairwise(turns))


def crossings(puzzle: Puzzle, certificate: Certificate) -> int:
    """Return how many arches the person's placements cross altogether."""
    position, total = puzzle.position, 0
    for text in certificate.line:
        move = Move.parse(text)
        if position.turn in puzzle.own and isinstance(move, Extend):
            total += len(arches_under(position, move))
        position = position.play(move)
    return total
