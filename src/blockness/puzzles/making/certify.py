"""Turns drafts into puzzles worth solving: one solution, nothing superfluous, and a trap."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from blockness.puzzles.goal import Goal, Kind
from blockness.puzzles.making.minimal import is_puzzle, minimal
from blockness.puzzles.making.recipes import MOST_TURNS
from blockness.puzzles.making.rocks import MOST_MONSTERS, MOST_ROCKS, with_one_solution
from blockness.puzzles.making.trap import has_trap
from blockness.puzzles.prove import Certificate, forcing_moves, forcing_search, has_foot, prove

if TYPE_CHECKING:
    import random
    from collections.abc import Iterable, Iterator

    from blockness.puzzles.puzzle import Puzzle

MOST_POSITIONS = 2500  # short enough for the slow solver of the tests
MOST_OF_A_GAME = 2
LEAST_MOVES = 4  # to choose from


def certified(drafts: Iterable[Puzzle], chance: random.Random) -> Iterator[tuple[Puzzle, Certificate]]:
    """Yield the puzzles that the drafts of one game lead to."""
    made = 0
    for draft in filter(is_far, filter(is_puzzle, drafts)):
        found = certify(draft, chance)
        if found:
            yield found
            made += 1
        if made == MOST_OF_A_GAME:  # any more would be too similar
            return


def is_far(draft: Puzzle) -> bool:
    """Whether a monster that is to get ashore needs more than one placement; for other goals it does not matter."""
    if draft.goal.kind is not Kind.ESCAPE:
        return True
    return not any(has_foot(draft, draft.position.play(move)) for move in draft.position.legal_moves)


def certify(draft: Puzzle, chance: random.Random) -> tuple[Puzzle, Certificate] | None:
    """Turn a draft into a minimal puzzle with one solution; None if that fails or is not worth solving."""
    unique = with_one_first_move(draft) if draft.goal.kind.has_opponents else with_one_solution(draft, chance)
    puzzle = unique and minimal(unique, chance)
    if not puzzle:
        return None
    certificate = prove(puzzle)
    return (puzzle, certificate) if is_worth_solving(puzzle, certificate) else None


def is_worth_solving(puzzle: Puzzle, certificate: Certificate) -> bool:
    """Whether a minimal puzzle has a trap, few rocks, and a proof short enough for the slow solver of the tests."""
    most = MOST_POSITIONS if puzzle.goal.kind.has_opponents else MOST_MONSTERS
    return certificate.nodes <= most and len(puzzle.rocks) <= MOST_ROCKS and has_trap(puzzle, certificate)


def with_one_first_move(draft: Puzzle) -> Puzzle | None:
    """Return the puzzle with the fewest turns that are enough, if only one first move works."""
    position = draft.position
    if len(position.legal_moves) < LEAST_MOVES:
        return None
    for turns in range(1, MOST_TURNS + 1):
        puzzle = replace(draft, goal=Goal(draft.goal.kind, turns))
        search = forcing_search(puzzle, MOST_POSITIONS)
        good = forcing_moves(search, position, turns)
        if search.was_stopped:
            return None
        if good:
            return puzzle if len(good) == 1 and turns > 1 else None
    return None
