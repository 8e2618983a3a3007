"""What a position is worth to each seat, and which moves keep it that way."""

from __future__ import annotations

import threading
import time
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from blockness.players.limit import Limit
from blockness.players.searcher import KNOWING
from blockness.players.solver import Solver
from blockness.search.tree.forest import Forest

if TYPE_CHECKING:
    from collections.abc import Iterator

    from blockness.game import Game, Move, Position
    from blockness.players.solver import Solution
    from blockness.search.tree.branch import Branch

USUAL = Limit(seconds=1.0)
SOLVE_SHARE = 0.5  # of the time goes into an exact answer first


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
    proved: bool  # whether the values are exact
    simulations: int = 0


@dataclass(frozen=True)
class Ply:
    """One move of a finished game, reviewed."""

    ply: int
    colour: str
    move: Move
    best: Move
    cost: float  # the share of the victory that the move gave away
    values: dict[str, Value]  # after it


def analyse(position: Position, limit: Limit = USUAL) -> Analysis:
    """Say what a position is worth: exactly if time allows, otherwise as well as the simulations can tell."""
    if position.turn is None:
        return Analysis(final_values(position), (), proved=True)
    seconds = USUAL.seconds if limit.seconds is None and limit.simulations is None else limit.seconds
    solver, forest = Solver(), Forest(KNOWING, limit.threads)
    solver.warm(position)
    forest.warm(position.lexicon.tables)
    until = None if seconds is None else time.monotonic() + seconds
    solution = solver.solve(position, SOLVE_SHARE * seconds) if all(position.monsters) and seconds else None
    forest.search(position.lexicon.tables, position.row, until, limit.simulations, threading.Event())
    branches = forest.branches
    moves = tuple(in_words(position, branch) for branch in branches)
    if solution is not None and solution.proved:
        values = exact_values(solution)
        moves = with_best(moves, solution, values[position.turn].share)
        return Analysis(values, moves, proved=True, simulations=forest.simulations)
    shares, left = forest.expectations(position.seats)
    values = {colour: Value(shares[seat], left[seat]) for seat, colour in enumerate(position.colours)}
    return Analysis(values, moves, proved=False, simulations=forest.simulations)


def in_words(position: Position, branch: Branch) -> MoveValue:
    """Put a branch into words."""
    share = branch.value if branch.proved is None else branch.proved
    return MoveValue(
        position.move_of(branch.code), share, branch.visits, proved=branch.proved is not None and position.seats == 2
    )


def exact_values(solution: Solution) -> dict[str, Value]:
    """Return what best play leads to."""
    assert solution.left is not None
    share = 1 / len(solution.winners)
    return {
        colour: Value(share if colour in solution.winners else 0.0, float(left))
        for colour, left in solution.left.items()
    }


def with_best(moves: tuple[MoveValue, ...], solution: Solution, share: float) -> tuple[MoveValue, ...]:
    """Put the proved best move first, with what it is worth."""
    best = [replace(one, share=share, proved=True) for one in moves if one.move == solution.move]
    return (*best, *(one for one in moves if one.move != solution.move))


def final_values(position: Position) -> dict[str, Value]:
    """Return how a finished game ended."""
    winners = sum(standing.rank == 1 for standing in position.standings)
    return {
        standing.colour: Value(1 / winners if standing.rank == 1 else 0.0, float(standing.left))
        for standing in position.standings
    }


def review(game: Game, limit: Limit = USUAL) -> Iterator[Ply]:
    """Go through a game move by move, and say what each one cost the seat that made it."""
    before = analyse(game.positions[0], limit)
    for ply, (position, move) in enumerate(zip(game.positions, game.moves, strict=False), 1):
        assert position.turn is not None
        after = analyse(game.positions[ply], limit)
        best = before.moves[0]
        cost = max(0.0, before.values[position.turn].share - after.values[position.turn].share)
        yield Ply(ply, position.turn, move, best.move, 0.0 if move == best.move else cost, after.values)
        before = after
