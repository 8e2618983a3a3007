"""A player that looks one move ahead and errs as people do."""

from __future__ import annotations

import random
from math import log
from typing import TYPE_CHECKING

from blockness.game import End, Extend
from blockness.players.limit import Limit
from blockness.search.outlook import ALIVE, MOBILITY

if TYPE_CHECKING:
    from blockness.game import Move, Position


class OnePly:
    """Likes moves for itself and, as far as it looks at the others, few moves for them.

    It makes people's mistakes: it misjudges (noise), and sometimes it forgets one of its two ends.
    """

    def __init__(self, noise: float, forgets: float, others: float, seed: int = 0) -> None:
        self.noise = noise
        self.forgets = forgets
        self.others = others
        self.chance = random.Random(seed)

    def choose(self, position: Position, limit: Limit = Limit()) -> Move:  # noqa: ARG002, B008 - a glance takes no time
        """Return the move that looks best at a glance."""
        moves = self.remembered(position.legal_moves)
        return max(moves, key=lambda move: self.likes(position, move) + self.chance.gauss(0, self.noise))

    def stop(self) -> None:
        """Do nothing: choosing takes no time."""

    def remembered(self, moves: tuple[Move, ...]) -> tuple[Move, ...]:
        """Return the moves that come to mind."""
        if self.chance.random() >= self.forgets:
            return moves
        forgotten = self.chance.choice(list(End))
        return tuple(move for move in moves if not (isinstance(move, Extend) and move.end is forgotten)) or moves

    def likes(self, position: Position, move: Move) -> float:
        """Return how good the lake looks after a move."""
        after = position.play(move)
        mine = position.colours.index(position.turn or "")
        freedoms = [self.freedom(after, seat) for seat in range(after.seats)]
        others = [freedom for seat, freedom in enumerate(freedoms) if seat != mine]
        return freedoms[mine] - self.others * sum(others) / len(others)

    def freedom(self, position: Position, seat: int) -> float:
        """Return how free a seat is to move."""
        moves = position.mobility(seat)
        return MOBILITY * log(1 + moves) + (ALIVE if moves else 0.0)
