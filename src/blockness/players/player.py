"""What chooses."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from blockness.game import Move, Position
    from blockness.players.limit import Limit


class Player(Protocol):
    """A computer that chooses a move. It may remember the game, so give every game a player of its own."""

    def choose(self, position: Position, limit: Limit = ...) -> Move:
        """Return a legal move of a game that is not over."""

    def stop(self) -> None:
        """End a choice that is under way, from another thread; `choose` then returns the best move so far."""
