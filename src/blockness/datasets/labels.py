"""What the search and the solver say about a position, as plain data."""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING, Any

from blockness.players.analysis import Value, prove
from blockness.players.searcher import KNOWING
from blockness.search.tree.forest import Forest

if TYPE_CHECKING:
    from blockness.game import Position
    from blockness.players.solver import Solver
    from blockness.search.tree.branch import Branch

DIGITS = 6  # of a share: more would be noise


def label(position: Position, solver: Solver, search: int, nodes: int, seed: int) -> dict[str, Any]:
    """Return what is likely in a position, and what is certain.

    `visits` and `values` have an entry for each legal move in its order, all others one for each seat.
    """
    likely = searched(position, search, seed) if search else {}
    guess = position.legal_moves[best_of(likely["visits"])] if likely else position.legal_moves[0]
    expected = dict.fromkeys(position.colours, Value(0.0, 0.0))  # the place of an answer that nobody reads
    code = position.judge(guess)[1]
    proof = prove(solver, position, expected, code, None, nodes) if nodes else None
    if proof is None:
        return likely
    certain: dict[str, Any] = {"exact_shares": [proof.values[colour].share for colour in position.colours]}
    if proof.is_whole:
        certain["exact_left"] = [int(proof.values[colour].left) for colour in position.colours]
    if proof.move:
        certain["exact_move"] = str(proof.move)
    return likely | certain


def searched(position: Position, simulations: int, seed: int) -> dict[str, Any]:
    """Search a position, and return how often each move was tried and how that went."""
    forest = Forest(KNOWING, seed=seed)
    forest.search(position.lexicon.tables, position.row, None, simulations, threading.Event())
    found = {position.move_of(branch.code): branch for branch in forest.branches}
    branches = [found[move] for move in position.legal_moves]
    shares, _ = forest.expectations(position.seats)
    return {
        "visits": [branch.visits for branch in branches],
        "values": [value_of(branch) for branch in branches],
        "shares": [round(share, DIGITS) for share in shares],
    }


def value_of(branch: Branch) -> float | None:
    """Return what a move is worth to the seat that makes it, if it is known."""
    if branch.proved is not None:
        return branch.proved
    return round(branch.value, DIGITS) if branch.visits else None


def best_of(visits: list[int]) -> int:
    """Return the place of the move that was tried most."""
    return visits.index(max(visits))
