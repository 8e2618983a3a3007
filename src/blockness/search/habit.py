"""Habits, by which people tell the levels apart: what a player likes about a move, whatever may come of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from blockness.rules.code import segment_of
from blockness.rules.jit import inlined, kernel
from blockness.rules.record import Real  # noqa: TC001 - records are made from it

if TYPE_CHECKING:
    from blockness.rules.record import Ints
    from blockness.rules.row import Row
    from blockness.rules.tables import Tables


class Habit(Protocol):
    """What a player likes; others may like the opposite."""

    blocks: Real  # to leave the others little room
    hoards: Real  # to keep its high segments
    roams: Real  # long segments


@inlined
def taste(t: Tables, p: Row, seat: int, code: int, habit: Habit) -> float:
    """Return how much a player likes to place a segment now, by its height and length."""
    m, segment = int(p.monster[seat]), segment_of(code)
    return float(habit.roams * t.length[m, segment] - habit.hoards * t.height[m, segment])


@kernel
def room_of_others(p: Row, seat: int, moves: Ints) -> int:
    """Return how many moves all others have together."""
    total = 0
    for other in range(p.seats):
        if other != seat:
            total += moves[other]
    return total
