"""Gets the kernels ready before the first person comes."""

from __future__ import annotations

from functools import cache

from blockness.box import Variant
from blockness.game import Position
from blockness.players import Limit, level


@cache
def warm_up() -> None:
    """Get the kernels ready that this process itself calls, for every table; once is enough."""
    for variant in Variant:
        for seats in (2, 3, 4):
            position = started(seats, variant)
            position.mobility(0)
            position.why_not("Hd5d6/2")
            level("otter").choose(position, Limit())
            Position.parse(str(position))


def started(seats: int, variant: Variant) -> Position:
    """Return a lake with all starters on it, whichever they are."""
    position = Position.start(seats, variant)
    while not all(position.monsters):
        position = position.play(position.legal_moves[len(position.legal_moves) // 2])
    return position
