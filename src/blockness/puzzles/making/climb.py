"""Makes a good puzzle better, a little at a time: it takes away or moves something and keeps what pleases more."""

from __future__ import annotations

from dataclasses import replace
from itertools import chain, product
from typing import TYPE_CHECKING

from blockness.game import Cell
from blockness.puzzles.making.certify import MOST_POSITIONS
from blockness.puzzles.making.minimal import is_minimal, is_puzzle, shorter, with_monster, with_reserve, without_one
from blockness.puzzles.making.quality import quality_of
from blockness.puzzles.making.rocks import MOST_MONSTERS
from blockness.puzzles.making.trap import has_trap
from blockness.puzzles.prove import prove

if TYPE_CHECKING:
    from collections.abc import Iterator

    from blockness.puzzles.prove import Certificate
    from blockness.puzzles.puzzle import Puzzle

STEP = 0.1  # less beauty than this is not worth a change


def climb(puzzle: Puzzle, certificate: Certificate) -> tuple[Puzzle, Certificate]:
    """Return the best puzzle on the way up; the same one if nothing nearby is better."""
    best = quality_of(puzzle, certificate).beauty
    while True:
        for other in filter(is_puzzle, neighbours(puzzle)):
            proof = prove(other, MOST_POSITIONS if other.goal.kind.has_opponents else MOST_MONSTERS)
            if proof.solutions != 1 or not proof.exact:
                continue
            quality = quality_of(other, proof)
            is_better = quality.beauty > best + STEP and quality.keeps_the_standard
            if is_better and has_trap(other, proof) and is_minimal(other):
                puzzle, certificate, best = other, proof, quality.beauty
                break
        else:
            return puzzle, certificate


def neighbours(puzzle: Puzzle) -> Iterator[Puzzle]:
    """Yield the puzzle with one thing less, with another segment, or with a rock or the mark somewhere nearby."""
    return chain(
        without_one(puzzle),
        with_less_body(puzzle),
        with_another_segment(puzzle),
        with_a_rock_moved(puzzle),
        with_the_mark_moved(puzzle),
    )


def with_less_body(puzzle: Puzzle) -> Iterator[Puzzle]:
    """Yield the puzzle with a monster of the person's one arch shorter."""
    for seat in map(puzzle.colours.index, puzzle.own):
        for less in shorter(puzzle, seat, puzzle.monsters[seat]):
            if less:
                yield with_monster(puzzle, seat, less)


def with_another_segment(puzzle: Puzzle) -> Iterator[Puzzle]:
    """Yield the puzzle with one of the person's segments exchanged for another of the same monster."""
    for seat in map(puzzle.colours.index, puzzle.own):
        given, placed = puzzle.reserves[seat], {arch.segment for arch in puzzle.monsters[seat]}
        spare = [one for one in puzzle.box.monster(puzzle.colours[seat]) if one not in placed and one not in given]
        for old, new in product(given, spare):
            chosen = {*given, new} - {old}
            yield with_reserve(puzzle, seat, tuple(s for s in puzzle.box.monster(puzzle.colours[seat]) if s in chosen))


def with_a_rock_moved(puzzle: Puzzle) -> Iterator[Puzzle]:
    """Yield the puzzle with a rock on a neighbouring cell."""
    for rock in puzzle.rocks:
        for cell in around(rock):
            rocks = sorted((*(other for other in puzzle.rocks if other != rock), cell), key=lambda one: one.number)
            yield replace(puzzle, rocks=tuple(rocks))


def with_the_mark_moved(puzzle: Puzzle) -> Iterator[Puzzle]:
    """Yield the puzzle with its mark on a neighbouring cell."""
    if puzzle.goal.cell:
        for cell in around(puzzle.goal.cell):
            yield replace(puzzle, goal=replace(puzzle.goal, cell=cell))


def around(cell: Cell) -> list[Cell]:
    """Return the neighbouring cells."""
    places = [(cell.x + 1, cell.y), (cell.x - 1, cell.y), (cell.x, cell.y + 1), (cell.x, cell.y - 1)]
    return [Cell.at(x, y) for x, y in places if 0 <= x < 16 and 0 <= y < 16]
