"""Finales: puzzles with two goals at once."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING

from blockness.game import Extend, Move
from blockness.puzzles.goal import Kind
from blockness.puzzles.making.minimal import is_minimal, is_puzzle
from blockness.puzzles.making.rocks import MOST_MONSTERS
from blockness.puzzles.making.trap import has_trap
from blockness.puzzles.prove import goal_row, prove
from blockness.search.exact.one_monster import OneMonster
from blockness.search.exact.walk import LINES

if TYPE_CHECKING:
    from collections.abc import Iterator

    from blockness.game import Cell
    from blockness.puzzles.prove import Certificate
    from blockness.puzzles.puzzle import Puzzle


def finales(puzzle: Puzzle) -> Iterator[tuple[Puzzle, Certificate]]:
    """Yield puzzles in which a foot on a cell takes the place of the rocks: it alone tells the solutions apart."""
    if puzzle.goal.kind not in (Kind.ALL, Kind.HEAD) or puzzle.goal.cell:
        return
    bare = replace(puzzle, rocks=())
    for cell in telling_cells(bare):
        both = replace(bare, goal=replace(bare.goal, cell=cell))
        if not is_puzzle(both):
            continue
        proof = prove(both, MOST_MONSTERS)
        if proof.solutions == 1 and proof.exact and has_trap(both, proof) and is_minimal(both):
            yield both, proof


def telling_cells(puzzle: Puzzle) -> list[Cell]:
    """Return the cells on which only one of a puzzle's solutions has a foot."""
    position = puzzle.position
    search = OneMonster(MOST_MONSTERS)
    found = search.count(position.lexicon.tables, position.row, goal_row(puzzle))
    if search.was_stopped or not 2 <= found <= LINES:
        return []
    feet: Counter[Cell] = Counter()
    for solution in range(found):
        moves = [Move.parse(str(position.move_of(code))) for code in search.line(solution)]
        feet.update({cell for move in moves if isinstance(move, Extend) for cell in (move.near, move.far)})
    return [cell for cell, many in feet.items() if many == 1]
