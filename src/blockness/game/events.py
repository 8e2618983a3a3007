"""What happens in a game, forced passes included."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, TypeAlias

if TYPE_CHECKING:
    from blockness.game.move import Move
    from blockness.game.position import Position


@dataclass(frozen=True)
class Moved:
    """A seat placed an arch."""

    kind: ClassVar[str] = "move"
    ply: int  # 1 is the first move of the game
    colour: str
    move: Move


@dataclass(frozen=True)
class Passed:
    """A seat with segments left could place none (R8)."""

    kind: ClassVar[str] = "pass"
    colour: str


@dataclass(frozen=True)
class Ended:
    """No seat can place anything (R9)."""

    kind: ClassVar[str] = "end"
    winners: tuple[str, ...]


Event: TypeAlias = Moved | Passed | Ended


def events_between(before: Position, move: Move, after: Position, ply: int) -> tuple[Event, ...]:
    """Return what a move brought about."""
    assert before.turn is not None
    moved = Moved(ply, before.turn, move)
    if after.turn is None:
        return moved, Ended(tuple(standing.colour for standing in after.standings if standing.rank == 1))
    return moved, *(Passed(colour) for colour in passed_between(before, after))


def passed_between(before: Position, after: Position) -> tuple[str, ...]:
    """Return the colours that had to pass after the move that leads from one position to the next (R8)."""
    if before.turn is None or after.turn is None:
        return ()
    mover, mine = after.colours.index(before.turn), after.colours.index(after.turn)
    skipped = (after.colours[(mover + i) % after.seats] for i in range(1, (mine - mover - 1) % after.seats + 1))
    return tuple(colour for colour in skipped if after.reserve(colour))
