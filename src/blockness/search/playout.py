"""Complete random games, uniform over the legal moves."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from blockness.rules.jit import inlined, kernel, lowest, ones
from blockness.rules.legal import CHOICES, can_start, choose_from
from blockness.rules.play import has_start, place
from blockness.rules.row import OVER, ROW
from blockness.search.chance import below

if TYPE_CHECKING:
    from blockness.rules.legal import Choices
    from blockness.rules.record import Records
    from blockness.rules.row import Row
    from blockness.rules.tables import Tables
    from blockness.search.chance import Chance


@inlined
def pick(choices: Choices, n: int) -> int:
    """Return the n-th of the moves that were found."""
    group = 0
    while n >= ones(choices.mask[group]):
        n -= ones(choices.mask[group])
        group += 1
    mask = choices.mask[group]
    for _ in range(n):
        mask &= mask - 1
    return int(choices.place[group] | lowest(mask))


@kernel
def random_start(t: Tables, p: Row, seat: int, chance: Chance) -> int:
    """Return a random place for a starter. At least one is free, so drawing until one fits always ends."""
    m = int(p.monster[seat])
    while True:
        code = int(t.starts[m, below(chance, t.start_count[m])])
        if can_start(t, p, seat, code):
            return code


@kernel
def place_starters(t: Tables, p: Row, chance: Chance) -> int:
    """Place the starters that are missing, and return how many; if there is no place for one, the game is over."""
    plies = 0
    while p.placed < p.seats:
        seat = int(p.placed)
        if not has_start(t, p, seat):
            p.turn = OVER
            return plies
        place(t, p, seat, random_start(t, p, seat, chance))
        plies += 1
        p.turn = 0
    return plies


@kernel
def playout(t: Tables, p: Row, chance: Chance, choices: Choices) -> int:
    """Play a position to its end in place, and return how many moves that took."""
    plies = place_starters(t, p, chance)
    if p.turn == OVER:
        return plies
    seat, blocked = int(p.turn), 0
    while blocked < p.seats:
        total = choose_from(t, p, seat, choices) if p.reserve[seat] else 0
        if total:
            place(t, p, seat, pick(choices, below(chance, total)))
            plies += 1
            blocked = 0
        else:
            blocked += 1
        seat = seat + 1 if seat + 1 < p.seats else 0
    p.turn = OVER
    return plies


@kernel
def play_many(
    tables: Records[Tables], rows: Records[Row], games: int, chance: Chance, choices: Records[Choices]
) -> int:
    """Play a number of games from rows[0] in rows[1], and return how many moves they took."""
    plies = 0
    for _ in range(games):
        rows[1] = rows[0]
        plies += playout(tables[0], rows[1], chance, choices[0])
    return plies


def playouts(tables: Records[Tables], row: Records[Row], games: int, chance: Chance) -> int:
    """Play a number of games from one position, and return how many moves they took."""
    rows = np.zeros(2, ROW)
    rows[0] = row[0]
    return play_many(tables, rows, games, chance, np.empty(1, CHOICES))
