"""Observations: what every cell of the lake says, one bit a plane, as a seat sees it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from blockness.rules.code import heading_of, near_of, segment_of
from blockness.rules.jit import inlined, kernel
from blockness.rules.legal import code_at
from blockness.rules.row import HEAD
from blockness.rules.step import step
from blockness.rules.tables import CELLS

if TYPE_CHECKING:
    from blockness.envs.kernels.layout import Layout
    from blockness.rules.record import Ints
    from blockness.rules.row import Row
    from blockness.rules.tables import Tables


@inlined
def show(observation: Ints, at: int, word: int, is_packed: bool) -> None:
    """Write the planes of one cell, one byte or one bit each, the lowest first."""
    if is_packed:
        for k in range(observation.shape[1]):  # type: ignore[attr-defined]
            observation[at, k] = word >> 8 * k & 255
    else:
        for k in range(observation.shape[1]):  # type: ignore[attr-defined]
            observation[at, k] = word >> k & 1


@inlined
def show_plain(t: Tables, a: Layout, p: Row, cell: int, observation: Ints, is_packed: bool) -> None:
    """Write a cell that is no end."""
    show(observation, int(a.at[cell]), int(a.plain[code_at(t, p, cell)]), is_packed)


@kernel
def show_ends(a: Layout, p: Row, viewer: int, observation: Ints, is_packed: bool) -> None:
    """Write all heads and tails, counting the seats from the viewer's."""
    for seat in range(p.placed):
        if p.perch[seat, HEAD] == 0:
            continue  # it has nothing to place and never will
        place = seat - viewer if seat >= viewer else seat - viewer + int(p.seats)
        owner = int(p.reserve[seat]) >> 1 << int(a.reserves) | 1 << (int(a.monsters) + int(p.monster[seat]))
        for end in range(2):
            word = owner | 1 << int(p.perch[seat, end]) | 1 << (int(a.ends) + 2 * place + end)
            show(observation, int(a.at[p.end[seat, end]]), word, is_packed)


@kernel
def show_all(t: Tables, a: Layout, p: Row, viewer: int, observation: Ints, is_packed: bool) -> None:
    """Write a whole observation."""
    for cell in range(CELLS):
        if a.at[cell] >= 0:
            show_plain(t, a, p, cell, observation, is_packed)
    show_ends(a, p, viewer, observation, is_packed)


@kernel
def show_move(
    t: Tables, a: Layout, p: Row, seat: int, code: int, left: int, viewer: int, observation: Ints, is_packed: bool
) -> None:
    """Write what a move has changed: the cells of its arch, the cell that its end has left, and all ends."""
    near, heading = near_of(code), heading_of(code)
    if segment_of(code):
        show_plain(t, a, p, left, observation, is_packed)
    for k in range(int(t.length[p.monster[seat], segment_of(code)]) + 1):
        show_plain(t, a, p, near + k * step(heading), observation, is_packed)
    show_ends(a, p, viewer, observation, is_packed)
