"""Finales: puzzles with two goals at once."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING

from blockness.game import Extend, Move
from blockness.puzzles.goal import Kind
from blockness.puzzles.making.certify import MOST_POSITIONS, is_worth_solving
from blockness.puzzles.making.minimal import is_minimal, is_puzzle, minimal
from blockness.puzzles.making.recipes import MOST_TURNS
from blockness.puzzles.making.rocks import MOST_MONSTERS
from blockness.puzzles.making.trap import has_trap
from blockness.puzzles.prove import goal_row, prove
from blockness.search.exact.one_monster import OneMonster
from blockness.search.exact.walk import LINES

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from blockness.game import Cell
    from blockness.puzzles.prove import Certificate
    from blockness.puzzles.puzzle import Puzzle


def finales(puzzle: Puzzle) -> Iterator[tuple[Puzzle, Certificate]]:
    """Yield puzzles in which a foot on a cell takes the place of the rocks: it alone tells the solutions apart."""
    bare = replace(puzzle, rocks=())
    if puzzle.goal.cell:
        return
    if puzzle.goal.kind.has_opponents:
        yield from finales_among_rivals(bare)
    elif puzzle.goal.kind in (Kind.ALL, Kind.HEAD):
        for both in with_cells(bare, telling_cells(bare)):
            proof = prove(both, MOST_MONSTERS)
            if proof.solutions == 1 and proof.exact and has_trap(both, proof) and is_minimal(both):
                yield both, proof


def finales_among_rivals(puzzle: Puzzle) -> Iterator[tuple[Puzzle, Certificate]]:
    """Yield puzzles in which several first moves force the goal, and only one of them leaves time for the cell."""
    for turns in range(puzzle.goal.number, MOST_TURNS + 1):
        bare = replace(puzzle, goal=replace(puzzle.goal, number=turns))
        if prove(bare, MOST_POSITIONS).solutions < 2:
            continue
        for both in with_cells(bare, feet_of(map(str, bare.position.legal_moves))):
            if prove(both, MOST_POSITIONS).solutions != 1:
                continue
            least = minimal(both, random.Random(str(both)))
            proof = least and prove(least, MOST_POSITIONS)
            if least and proof and proof.exact and is_worth_solving(least, proof):
                yield least, proof


def with_cells(puzzle: Puzzle, cells: Iterable[Cell]) -> Iterator[Puzzle]:
    """Yield the puzzle with each cell as a second goal."""
    return filter(is_puzzle, (replace(puzzle, goal=replace(puzzle.goal, cell=cell)) for cell in cells))


def telling_cells(puzzle: Puzzle) -> list[Cell]:
    """Return the cells on which only one of a puzzle's solutions has a foot."""
    position = puzzle.position
    search = OneMonster(MOST_MONSTERS)
    found = search.count(position.lexicon.tables, position.row, goal_row(puzzle))
    if search.was_stopped or not 2 <= found <= LINES:
        return []
    feet: Counter[Cell] = Counter()
    for solution in range(found):
        feet.update(feet_of(str(position.move_of(code)) for code in search.line(solution)))
    return [cell for cell, many in feet.items() if many == 1]


def feet_of(texts: Iterable[str]) -> list[Cell]:
    """Return the cells that placements stand on, each once."""
    moves = [Move.parse(text) for text in texts]
    return list(dict.fromkeys(cell for move in moves if isinstance(move, Extend) for cell in (move.near, move.far)))
