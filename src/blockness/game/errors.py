"""The errors about moves, positions and records. The tree of all errors is drawn in blockness/box/errors.py."""

from __future__ import annotations

from typing import TYPE_CHECKING

from blockness.box import Invalid

if TYPE_CHECKING:
    from blockness.game.reason import Reason


class InvalidMove(Invalid):
    """A text that is not a move."""


class InvalidPosition(Invalid):
    """A line that is not a position, or seats that cannot play together."""


class InvalidRecord(Invalid):
    """A text that is not a record; where a move is to blame, its ply, its text and the reason say so.

    What is wrong after a move has a stable name, the flaw; then the ply and the text are that move's.
    """

    def __init__(
        self,
        sentence: str,
        *,
        ply: int | None = None,
        move: str | None = None,
        reason: Reason | None = None,
        flaw: str = "",
    ) -> None:
        super().__init__(sentence)
        self.flaw = flaw
        self.ply = ply
        self.move = move
        self.reason = reason


class IllegalMove(ValueError):
    """A move that is understood but not allowed here; `reason` says why."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason)
        self.reason = reason

    def __str__(self) -> str:
        return str(self.reason)
