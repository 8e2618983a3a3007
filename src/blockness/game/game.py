"""A game: a position and how it came about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from blockness.game.events import Event, events_between
from blockness.game.position import Position, read

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Self

    from blockness.box import Box
    from blockness.game.move import Move


class Game:
    """The moves so far, and all positions on the way.

    >>> game = Game.start(seats=2)
    >>> game.play("Sd4f4").turn
    'green'
    >>> str(game.undo())
    'Sd4f4'
    """

    def __init__(self, position: Position) -> None:
        self._positions = [position]  # snapshots, not undo: a row is 300 bytes, an undo list is a second set of rules
        self._moves: list[Move] = []

    @classmethod
    def start(
        cls,
        seats: int = 2,
        variant: str = "classic",
        colours: Sequence[str] | None = None,
        box: Box | None = None,
    ) -> Self:
        """Begin on an empty lake."""
        return cls(Position.start(seats, variant, colours, box))

    @property
    def position(self) -> Position:
        """The position now."""
        return self._positions[-1]

    @property
    def positions(self) -> tuple[Position, ...]:
        """All positions from the first to the present one."""
        return tuple(self._positions)

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves so far."""
        return tuple(self._moves)

    @property
    def events(self) -> tuple[Event, ...]:
        """Everything that has happened so far, including forced passes and the end."""
        steps = zip(self._positions, self._moves, self._positions[1:], strict=False)
        return tuple(event for ply, step in enumerate(steps, 1) for event in events_between(*step, ply))

    @property
    def is_over(self) -> bool:
        """Whether no seat can place anything (R9)."""
        return self.position.is_over

    def play(self, move: Move | str) -> Position:
        """Play a move and return the new position; a refused move changes nothing."""
        move = read(move)
        position = self.position.play(move)
        self._positions.append(position)
        self._moves.append(move)
        return position

    def undo(self) -> Move | None:
        """Take the last move back and return it; None if there is none."""
        if not self._moves:
            return None
        self._positions.pop()
        return self._moves.pop()
