"""What follows from a move: the arch stands, the end moves, the turn goes on (R3, R4, R8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from blockness.rules.code import end_of, heading_of, near_of, segment_of, x_of, y_of
from blockness.rules.jit import inlined, kernel
from blockness.rules.legal import can_extend, can_start
from blockness.rules.row import CLOSED, OVER, STARTER, TAIL
from blockness.rules.step import step

if TYPE_CHECKING:
    from blockness.rules.row import Row
    from blockness.rules.tables import Tables


@inlined
def put(t: Tables, p: Row, cell: int, code: int) -> None:
    """Write what a cell holds into its row and its column."""
    x, y = x_of(cell), y_of(cell)
    across, along = 3 * (x + t.longest), 3 * (y + t.longest)
    p.rows[y] = p.rows[y] & ~(7 << across) | code << across
    p.columns[x] = p.columns[x] & ~(7 << along) | code << along


@inlined
def cover(t: Tables, p: Row, near: int, far: int, length: int, height: int) -> None:
    """Write an arch's height into every cell from foot to foot, all at once in the line it runs along."""
    first = min(near, far)
    x, y = x_of(first), y_of(first)
    across, along = 3 * (x + t.longest), 3 * (y + t.longest)
    span = (1 << 3 * (length + 1)) - 1
    heights = (0o111111 & span) * height
    if y_of(near) == y_of(far):
        p.rows[y] = p.rows[y] & ~(span << across) | heights << across
        for i in range(x, x + length + 1):
            p.columns[i] = p.columns[i] & ~(7 << along) | height << along
    else:
        p.columns[x] = p.columns[x] & ~(span << along) | heights << along
        for i in range(y, y + length + 1):
            p.rows[i] = p.rows[i] & ~(7 << across) | height << across


@kernel
def place(t: Tables, p: Row, seat: int, code: int) -> None:
    """Put an arch on the lake and move the end to its far foot, leaving the turn alone."""
    end, near, segment = end_of(code), near_of(code), segment_of(code)
    m = int(p.monster[seat])
    length, height = int(t.length[m, segment]), int(t.height[m, segment])
    if segment != STARTER:
        put(t, p, int(p.end[seat, end]), int(p.perch[seat, end]))
    far = near + length * step(heading_of(code))
    cover(t, p, near, far, length, height)
    put(t, p, far, CLOSED)
    p.end[seat, end] = far
    p.perch[seat, end] = height  # settles ties (R10)
    p.reserve[seat] &= ~(1 << segment)
    if segment == STARTER:
        put(t, p, near, CLOSED)
        p.end[seat, TAIL] = near
        p.perch[seat, TAIL] = height
        p.placed += 1


@kernel
def next_turn(t: Tables, p: Row, seat: int) -> int:
    """Return the next seat clockwise that can place something, the one that has just moved coming last (R8, R9)."""
    if p.placed < p.seats:
        return int(p.placed) if has_start(t, p, int(p.placed)) else OVER
    for _ in range(p.seats):
        seat = seat + 1 if seat + 1 < p.seats else 0
        if can_extend(t, p, seat):
            return seat
    return OVER


@kernel
def has_start(t: Tables, p: Row, seat: int) -> bool:
    """Whether there is a place for a starter; on the usual lake there always is."""
    m = int(p.monster[seat])
    for i in range(t.start_count[m]):
        if can_start(t, p, seat, int(t.starts[m, i])):
            return True
    return False


@kernel
def play(t: Tables, p: Row, code: int) -> None:
    """Play a legal move in place. It trusts: ask `judge` first."""
    seat = int(p.turn)
    place(t, p, seat, code)
    p.turn = next_turn(t, p, seat)
