"""What a position is worth to each seat, and which moves keep it that way."""

from __future__ import annotations

import threading
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING

from blockness.players.limit import Limit
from blockness.players.searcher import KNOWING, LATE
from blockness.players.solver import Solver
from blockness.search.tree.forest import Forest

if TYPE_CHECKING:
    from blockness.game import Move, Position
    from blockness.players.solver import Solution
    from blockness.search.tree.branch import Branch

USUAL = Limit(seconds=1.0)
SOLVE_SHARE = 0.5  # of the time at the most goes into an exact answer


@dataclass(frozen=True)
class Value:
    """What one seat can expect."""

    share: float  # of the victory, 0 to 1
    left: float  # segments in its reserve at the end


@dataclass(frozen=True)
class MoveValue:
    """What one move is worth to the seat that makes it."""

    move: Move
    share: float
    visits: int
    proved: bool  # whether the share is certain


@dataclass(frozen=True)
class Analysis:
    """What a position is worth to each colour, and its moves, the best first."""

    values: dict[str, Value]
    moves: tuple[MoveValue, ...]
    proved: bool  # whether the shares are exact
    simulations: int = 0


@dataclass(frozen=True)
class Proof:
    """What is certain about a position."""

    values: dict[str, Value]
    move: Move | None  # a best one; None if all are as bad
    is_whole: bool  # whether the segments left are certain, too, and not only who wins


def analyse(position: Position, limit: Limit = USUAL, seed: int = 0) -> Analysis:
    """Say what a position is worth: exactly if the limit allows, otherwise as well as the simulations can tell."""
    if position.turn is None:
        return Analysis(final_values(position), (), proved=True)
    seconds = USUAL.seconds if limit.seconds is None and limit.simulations is None else limit.seconds
    solver, forest = Solver(), Forest(KNOWING, limit.threads, seed=seed)
    solver.warm(position)
    forest.warm(position.lexicon.tables)
    until = None if seconds is None else time.monotonic() + (1 - SOLVE_SHARE) * seconds
    forest.search(position.lexicon.tables, position.row, until, limit.simulations, threading.Event())
    branches = forest.branches
    moves = tuple(in_words(position, branch) for branch in branches)
    shares, left = forest.expectations(position.seats)
    values = {colour: Value(shares[seat], left[seat]) for seat, colour in enumerate(position.colours)}
    guess = branches[0].code if branches else -1
    proof = prove(solver, position, values, guess, None if seconds is None else SOLVE_SHARE * seconds, limit.nodes)
    if proof is None:
        return Analysis(values, moves, proved=False, simulations=forest.simulations)
    moves = with_best(moves, proof, proof.values[position.turn].share)
    return Analysis(proof.values, moves, proved=True, simulations=forest.simulations)


def in_words(position: Position, branch: Branch) -> MoveValue:
    """Put a branch into words."""
    share = branch.value if branch.proved is None else branch.proved
    return MoveValue(
        position.move_of(branch.code), share, branch.visits, proved=branch.proved is not None and position.seats == 2
    )


def prove(
    solver: Solver, position: Position, likely: dict[str, Value], guess: int, seconds: float | None, nodes: int | None
) -> Proof | None:
    """Find out for certain who wins, if seconds and nodes allow; for two, that needs less than what will be left."""
    if (seconds is None and nodes is None) or not all(position.monsters):
        return None
    until = None if seconds is None else time.monotonic() + seconds
    if position.seats > 2:
        is_late = sum(position.mobility(seat) for seat in range(position.seats)) <= LATE
        solution = solver.solve(position, seconds, nodes) if is_late else None
        return Proof(exact_values(solution), solution.move, True) if solution and solution.proved else None
    decided = solver.decide(position, seconds, nodes, guess)
    if decided is None:
        return None
    solution = solver.solve(position, None if until is None else max(0.0, until - time.monotonic()), nodes)
    if solution.proved:
        return Proof(exact_values(solution), solution.move, True)
    sign, move = decided
    share = (1 + sign) / 2
    values = {
        colour: Value(share if colour == position.turn else 1 - share, value.left) for colour, value in likely.items()
    }
    return Proof(values, move if sign >= 0 else None, False)


def exact_values(solution: Solution) -> dict[str, Value]:
    """Return what best play leads to."""
    assert solution.left is not None
    share = 1 / len(solution.winners)
    return {
        colour: Value(share if colour in solution.winners else 0.0, float(left))
        for colour, left in solution.left.items()
    }


def with_best(moves: tuple[MoveValue, ...], proof: Proof, share: float) -> tuple[MoveValue, ...]:
    """Put the proved best move first, with what it is worth."""
    if proof.move is None:
        return moves
    visits = sum(one.visits for one in moves if one.move == proof.move)
    return (MoveValue(proof.move, share, visits, proved=True), *(one for one in moves if one.move != proof.move))


def final_values(position: Position) -> dict[str, Value]:
    """Return how a finished game ended."""
    winners = sum(standing.rank == 1 for standing in position.standings)
    return {
        standing.colour: Value(1 / winners if standing.rank == 1 else 0.0, float(standing.left))
        for standing in position.standings
    }
