"""Whether a puzzle has a trap: a first move that looks good and fails."""

from __future__ import annotations

from typing import TYPE_CHECKING

from blockness.puzzles.prove import Certificate, forcing_search, is_forced, prove_from

if TYPE_CHECKING:
    from blockness.game import Move
    from blockness.puzzles.puzzle import Puzzle


def has_trap(puzzle: Puzzle, certificate: Certificate) -> bool:
    """Whether a natural first move fails.

    A natural move lets the person go on, uses the only segment or, against opponents, takes room from them.
    """
    if certificate.solutions != 1:
        return False
    return any(is_natural(puzzle, move) and fails(puzzle, move) for move in puzzle.position.legal_moves)


def is_natural(puzzle: Puzzle, move: Move) -> bool:
    """Whether a first move might appeal to somebody who looks one move ahead."""
    before, after = puzzle.position, puzzle.position.play(move)
    if not puzzle.goal.kind.has_opponents:
        own = [seat for seat, given in enumerate(puzzle.reserves) if given]
        return sum(map(len, puzzle.reserves)) == 1 or any(map(after.mobility, own))
    rivals = [seat for seat, given in enumerate(puzzle.reserves) if given and seat != puzzle.seat]
    return sum(map(after.mobility, rivals)) < sum(map(before.mobility, rivals))


def fails(puzzle: Puzzle, move: Move) -> bool:
    """Whether a first move throws the solution away."""
    if puzzle.goal.kind.has_opponents:
        search = forcing_search(puzzle)
        return not is_forced(search, puzzle.position.play(move), puzzle.goal.number - 1, is_own=True)
    return not prove_from(puzzle, puzzle.position.play(move), 0).solutions
