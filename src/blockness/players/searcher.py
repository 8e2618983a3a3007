"""A player that plays games out in its head, and computes the end of the game exactly."""

from __future__ import annotations

import threading
import time
from typing import TYPE_CHECKING

from blockness.players.limit import Limit
from blockness.players.solved import look_up
from blockness.players.solver import Solver
from blockness.search.chance import below, seeded
from blockness.search.tree.forest import NODES, Forest

if TYPE_CHECKING:
    from collections.abc import Mapping

    from blockness.game import Move, Position

# How the tree search goes about it; the names are those of blockness.search.tree.records.MANNER.
KNOWING = {
    "exploration": 0.8,
    "patience": 8,
    "trust": 8,
    "sharpness": 2.0,
    "history": 1.5,
    "foresight": 0.3,
    "keenness": 1,
    "margin": 0.1,
}
PLAIN = {"is_plain": 1, "exploration": 1.4, "patience": 1}

FIRST_TRY = 0.25  # of the time for an exact answer is spent before the search, the rest after it, with its best guess
LATE = 60  # moves of all seats together
CHECK = 0.1  # of the time for finding out which moves keep a proved win
USUAL_SHARE = 0.5  # of the time at the most, for a level that counts nodes instead
LEAD = 0.01  # seconds kept back for putting the answer into words


class Searcher:
    """Searches the tree of games, and solves a position outright as soon as there is time for it."""

    def __init__(
        self,
        manner: Mapping[str, float],
        seed: int = 0,
        seconds: float | None = None,
        simulations: int | None = None,
        solve_nodes: int = 0,
        solve_share: float = 0.0,
        random_start: float = 0,
        looks_up: float = 0,
        nodes: int = NODES,
    ) -> None:
        self.manner = manner
        self.seed = seed
        self.usual = Limit(seconds, None)
        self.most = Limit(None, simulations)
        self.solve_nodes = solve_nodes  # for an exact answer; nodes, not seconds, so that a seed decides the whole game
        self.solve_share = solve_share  # of the seconds for an exact answer
        self.random_start = random_start  # whether it leaves its start to chance, to measure what a start is worth
        self.looks_up = looks_up  # what is proved about the starts of a game of two
        self.nodes = nodes
        self.halt = threading.Event()
        self.forest: Forest | None = None
        self.solver: Solver | None = None

    def choose(self, position: Position, limit: Limit = Limit()) -> Move:  # noqa: B008 - a limit never changes
        """Return the best move found within the limit."""
        self.halt.clear()
        if self.solver:
            self.solver.halt.clear()
        if len(position.legal_moves) == 1:
            return position.legal_moves[0]
        if self.random_start and not all(position.monsters):
            return position.legal_moves[below(seeded(self.seed), len(position.legal_moves))]
        known = look_up(position) if self.looks_up else None
        if known and (position.turn in known.winners or not all(position.monsters)):
            return known.move  # a start that loses is the one after which that is hardest to see
        if limit.seconds is None and limit.simulations is None:
            limit = Limit(self.usual.seconds, None, limit.threads)
        limit = limit.within(self.most)
        self.get_ready(position, limit)
        until = None if limit.seconds is None else time.monotonic() + max(0.0, limit.seconds - LEAD)
        if not self.may_solve(position):
            return self.likely_moves(position, limit, until)[0]
        if position.seats > 2:
            return self.robust_move(position, limit, until)
        certain = self.certain_move(position, limit, FIRST_TRY)
        if certain:
            return certain
        later = (1 - FIRST_TRY) * self.solve_share * (limit.seconds or 0.0)
        likely = self.likely_moves(position, limit, until and until - later)[0]
        return self.certain_move(position, limit, 1 - FIRST_TRY, likely) or likely

    def get_ready(self, position: Position, limit: Limit) -> None:
        """Get everything ready before the clock runs, including the kernels that positions need."""
        position.play(position.legal_moves[0]).mobility(0)
        if self.forest is None or len(self.forest.trees) != limit.threads:
            self.forest = Forest(self.manner, limit.threads, self.nodes, self.seed)
            self.forest.warm(position.lexicon.tables)
        if self.solver is None and (self.solve_nodes or self.solve_share):
            self.solver = Solver()
            self.solver.warm(position)

    def stop(self) -> None:
        """End a choice that is under way."""
        self.halt.set()
        if self.solver:
            self.solver.halt.set()

    def may_solve(self, position: Position) -> bool:
        """Whether an exact answer is worth trying for: soon after the starts for two, near the end for more."""
        if self.solver is None or not all(position.monsters):
            return False
        return position.seats == 2 or sum(position.mobility(seat) for seat in range(position.seats)) <= LATE

    def certain_move(self, position: Position, limit: Limit, part: float, guess: Move | None = None) -> Move | None:
        """Return a move that is proved to win a game of two, or not to lose it, if part of the effort is enough."""
        seconds, nodes = self.effort(limit, part)
        if self.solver is None or self.halt.is_set() or (seconds is None and nodes is None):
            return None
        first = -1 if guess is None else position.judge(guess)[1]
        decided = self.solver.decide(position, seconds, nodes, first)
        return decided[1] if decided and decided[0] >= 0 else None

    def effort(self, limit: Limit, part: float) -> tuple[float | None, int | None]:
        """Return the seconds and the positions in part of the effort for an exact answer."""
        seconds = None if limit.seconds is None else part * (self.solve_share or USUAL_SHARE) * limit.seconds
        return seconds, int(part * self.solve_nodes) or None

    def robust_move(self, position: Position, limit: Limit, until: float | None) -> Move:
        """Return what the tree search likes best among the moves that keep a proved win, if there is one.

        With three or four seats a proof relies on everybody's best answer; the search knows what errors do to it.
        """
        seconds, nodes = self.effort(limit, FIRST_TRY)
        if self.solver is None or (seconds is None and nodes is None):
            return self.likely_moves(position, limit, until)[0]
        solution = self.solver.solve(position, seconds, nodes)
        if not (solution.move and position.turn in solution.winners):
            return self.likely_moves(position, limit, until)[0]
        for move in self.likely_moves(position, limit, until and until - CHECK * (limit.seconds or 0.0)):
            left = None if until is None else until - time.monotonic()
            if self.halt.is_set() or (left is not None and left <= 0):
                break
            after = self.solver.solve(position.play(move), left, nodes)
            if position.turn in after.winners and len(after.winners) <= len(solution.winners):
                return move
        return solution.move

    def likely_moves(self, position: Position, limit: Limit, until: float | None) -> list[Move]:
        """Return the moves in the order in which the tree search likes them."""
        assert self.forest is not None, "it is ready"
        self.forest.search(position.lexicon.tables, position.row, until, limit.simulations, self.halt)
        return [position.move_of(branch.code) for branch in self.forest.branches] or list(position.legal_moves)
