"""Actions: from a number to a move's code and back, which ones are legal, and masks of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from blockness.rules.code import end_of, heading_of, near_of, pack, segment_of
from blockness.rules.jit import inlined, kernel, lowest
from blockness.rules.legal import can_start, fitting, legal
from blockness.rules.row import EAST, NORTH, OVER, SOUTH, STARTER, WEST
from blockness.rules.tables import cell_at, is_deep

if TYPE_CHECKING:
    from blockness.envs.kernels.layout import Layout
    from blockness.rules.record import Ints
    from blockness.rules.row import Row
    from blockness.rules.tables import Tables

NO_CODE = -1


@kernel
def code_of(t: Tables, a: Layout, p: Row, action: int) -> int:
    """Return the code of an action of the seat to move, or NO_CODE if it is not legal."""
    seat = int(p.turn)
    if action < 0 or action >= a.actions or seat == OVER:
        return NO_CODE
    plan = int(a.plan[action])
    if p.placed < p.seats:
        return plan if is_start(t, p, seat, plan) else NO_CODE
    if segment_of(plan) == STARTER:
        return NO_CODE
    end = end_of(plan)
    near = cell_at(int(p.end[seat, end]), near_of(plan), 1 if p.reach == 1 else 2)  # an integer with a sign
    if near < 0 or not fitting(t, p, seat, end, near) >> (plan & 63) & 1:
        return NO_CODE
    return pack(end, near, heading_of(plan), segment_of(plan))


@inlined
def is_start(t: Tables, p: Row, seat: int, plan: int) -> bool:
    """Whether a plan is a legal start (R3)."""
    if segment_of(plan) != STARTER:
        return False
    length = int(t.length[p.monster[seat], STARTER])
    return is_deep(t, near_of(plan), heading_of(plan), length) and can_start(t, p, seat, plan)


@inlined
def action_of(a: Layout, p: Row, code: int) -> int:
    """Return the number of a legal move of the seat to move."""
    near, heading, segment = near_of(code), heading_of(code), segment_of(code)
    if segment == STARTER:
        return int(a.starts) + int(a.deep[near]) * 4 + heading
    end = end_of(code)
    direction = direction_of(int(p.end[p.turn, end]), near)
    return ((end * 4 + direction) * 4 + heading) * int(a.kinds) + segment - 1


@inlined
def direction_of(at: int, near: int) -> int:
    """Return the heading from an end to a near foot in its row or its column."""
    if at >> 4 == near >> 4:
        return EAST if near > at else WEST
    return NORTH if near > at else SOUTH


@kernel
def legal_actions(t: Tables, a: Layout, p: Row, actions: Ints) -> int:
    """Write down all legal actions in ascending order, and return how many there are."""
    count = legal(t, p, actions)
    for i in range(count):
        actions[i] = action_of(a, p, int(actions[i]))
    return count


@kernel
def write_mask(t: Tables, a: Layout, p: Row, mask: Ints, is_packed: bool) -> None:
    """Mark the legal actions, one byte or one bit each; once the game is over all of them, as none means anything."""
    for i in range(len(mask)):
        mask[i] = 0
    if p.turn == OVER:
        for action in range(a.actions):
            mark(mask, action, is_packed)
    elif p.placed < p.seats:
        mark_starts(t, a, p, mask, is_packed)
    else:
        mark_extensions(t, a, p, mask, is_packed)


@kernel
def mark_starts(t: Tables, a: Layout, p: Row, mask: Ints, is_packed: bool) -> None:
    """Mark the places for the starter of the seat to move."""
    seat = int(p.turn)
    m = int(p.monster[seat])
    for i in range(t.start_count[m]):
        code = int(t.starts[m, i])
        if can_start(t, p, seat, code):
            mark(mask, action_of(a, p, code), is_packed)


@kernel
def mark_extensions(t: Tables, a: Layout, p: Row, mask: Ints, is_packed: bool) -> None:
    """Mark everything that the seat to move can add to its monster."""
    seat, kinds = int(p.turn), int(a.kinds)
    for end in range(2):
        at = int(p.end[seat, end])
        for i in range(1, t.near[p.reach, at, 0] + 1):
            near = int(t.near[p.reach, at, i])
            fit = fitting(t, p, seat, end, near)
            group = (end * 4 + direction_of(at, near)) * 4
            while fit:
                bit = lowest(fit)
                fit &= fit - 1
                mark(mask, (group + (bit >> 4)) * kinds + (bit & 15) - 1, is_packed)


@inlined
def mark(mask: Ints, action: int, is_packed: bool) -> None:
    """Set an action's byte, or its bit, the lowest first."""
    if is_packed:
        mask[action >> 3] |= 1 << (action & 7)
    else:
        mask[action] = 1
