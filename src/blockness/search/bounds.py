"""How well and how badly a seat can still end: bounds that hold whatever is played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from blockness.rules.jit import inlined, kernel, ones
from blockness.rules.legal import can_extend
from blockness.rules.play import put
from blockness.rules.row import CLOSED, HEAD
from blockness.rules.standings import shortfall

if TYPE_CHECKING:
    from blockness.rules.record import Records
    from blockness.rules.row import Row
    from blockness.rules.tables import Tables


@inlined
def shortfall_of(p: Row, seat: int) -> int:
    """Return how a seat stands now (R10); every arch it adds lowers this."""
    return shortfall(ones(int(p.reserve[seat])), int(p.perch[seat, HEAD]))


@kernel
def in_reserve(p: Row) -> int:
    """Return how many segments all seats have left together; no game can take more moves."""
    total = 0
    for seat in range(p.seats):
        total += ones(int(p.reserve[seat]))
    return total


@kernel
def is_shut_in(tables: Records[Tables], rows: Records[Row], seat: int) -> bool:
    """Whether a seat of rows[0] will never place anything again, even if the others' ends move out of its way (R8).

    Water that has been taken never opens up again, arches never move, and its own ends stay while it cannot move; so
    if nothing fits once all other heads and tails may be crossed (R7), nothing ever will.
    """
    t, p = tables[0], rows[0]
    for other in range(p.placed):
        for end in range(2):
            if other != seat:
                put(t, p, int(p.end[other, end]), int(p.perch[other, end]))
    result = not can_extend(t, p, seat)
    for other in range(p.placed):
        for end in range(2):
            if other != seat:
                put(t, p, int(p.end[other, end]), CLOSED)
    return result
