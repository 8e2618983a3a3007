"""Observations: what every cell of the lake says, one bit a plane, as a seat sees it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from blockness.rules.code import heading_of, near_of, segment_of
from blockness.rules.jit import inlined, kernel
from blockness.rules.legal import code_at
from blockness.rules.row import HEAD, STARTER, WATER
from blockness.rules.step import step
from blockness.rules.tables import CELLS

if TYPE_CHECKING:
    from blockness.envs.kernels.layout import Layout
    from blockness.rules.row import Row
    from blockness.rules.tables import Tables


@inlined
def show(observation: Any, at: int, word: int, is_packed: bool) -> None:
    """Write the planes of one cell, one byte or one bit each, the lowest first."""
    for k in range(observation.shape[1]):
        observation[at, k] = word >> 8 * k & 255 if is_packed else word >> k & 1


@inlined
def show_plain(t: Tables, a: Layout, p: Row, cell: int, observation: Any, is_packed: bool) -> None:
    """Write a cell that is no end."""
    show(observation, int(a.at[cell]), int(a.plain[code_at(t, p, cell)]), is_packed)


@inlined
def show_height(a: Layout, cell: int, height: int, observation: Any, is_packed: bool) -> None:
    """Write the height over a cell that is no end and was none before, so that only the first planes change."""
    at = int(a.at[cell])
    if is_packed:
        show(observation, at, 1 << height, is_packed)
    else:
        for k in range(WATER):
            observation[at, k] = k == height


@inlined
def place_of(p: Row, seat: int, viewer: int) -> int:
    """Return how many seats after the viewer's a seat is."""
    return seat - viewer if seat >= viewer else seat - viewer + int(p.seats)


@kernel
def show_ends(a: Layout, p: Row, seat: int, viewer: int, observation: Any, is_packed: bool) -> None:
    """Write a seat's head and tail."""
    if p.perch[seat, HEAD] == 0:
        return  # it had nothing to place, and never will
    owner = int(p.reserve[seat]) >> 1 << int(a.reserves) | 1 << (int(a.monsters) + int(p.monster[seat]))
    for end in range(2):
        plane = int(a.ends) + 2 * place_of(p, seat, viewer) + end
        word = owner | 1 << int(p.perch[seat, end]) | 1 << plane
        show(observation, int(a.at[p.end[seat, end]]), word, is_packed)


@kernel
def show_all(t: Tables, a: Layout, p: Row, viewer: int, observation: Any, is_packed: bool) -> None:
    """Write a whole observation."""
    for cell in range(CELLS):
        if a.at[cell] >= 0:
            show_plain(t, a, p, cell, observation, is_packed)
    for seat in range(p.placed):
        show_ends(a, p, seat, viewer, observation, is_packed)


@kernel
def show_move(
    t: Tables, a: Layout, p: Row, seat: int, code: int, left: int, viewer: int, observation: Any, is_packed: bool
) -> None:
    """Write what a move has changed: its arch, the cell that its end has left, both ends, and who comes when."""
    m, near, segment = int(p.monster[seat]), near_of(code), segment_of(code)
    for k in range(int(t.length[m, segment])):
        show_height(a, near + k * step(heading_of(code)), int(t.height[m, segment]), observation, is_packed)
    if segment != STARTER:
        show_plain(t, a, p, left, observation, is_packed)
    show_ends(a, p, seat, viewer, observation, is_packed)
    if viewer == seat:
        return
    for other in range(p.placed):
        if other != seat and is_packed:
            show_ends(a, p, other, viewer, observation, is_packed)
        elif other != seat and p.perch[other, HEAD]:
            for end in range(2):
                at = int(a.at[p.end[other, end]])
                observation[at, int(a.ends) + 2 * place_of(p, other, seat) + end] = 0
                observation[at, int(a.ends) + 2 * place_of(p, other, viewer) + end] = 1
