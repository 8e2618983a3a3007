"""A move chosen at a glance: one move ahead, with the errors that people make."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from blockness.rules.code import end_of
from blockness.rules.jit import kernel
from blockness.rules.legal import count_extensions, legal
from blockness.rules.play import play
from blockness.rules.record import Real, record
from blockness.search.chance import FINE, bell, below
from blockness.search.habit import Habit, taste
from blockness.search.real import logarithm

if TYPE_CHECKING:
    from blockness.rules.record import Ints, Records
    from blockness.rules.row import Row
    from blockness.rules.tables import Tables
    from blockness.search.chance import Chance

NEITHER = -1  # of the two ends is forgotten
MOBILITY = 1.3  # for the logarithm of the number of moves
ALIVE = 1.4  # for having any


class Temper(Habit, Protocol):
    """What a player that only glances likes, and how it errs, in numbers, so that players are data."""

    noise: Real  # how much chance there is in what it thinks of a move
    forgets: Real  # how often it forgets one of its two ends


TEMPER = record(Temper)


@kernel
def freedom(t: Tables, p: Row, seat: int) -> float:
    """Return how much freedom of movement a seat has; none before its monster is placed."""
    moves = count_extensions(t, p, seat) if seat < p.placed else 0
    return MOBILITY * logarithm(1.0 + moves) + ALIVE if moves else 0.0


@kernel
def liking(t: Tables, p: Row, seat: int, blocks: float) -> float:
    """Return how good a lake looks to a seat: room for itself and, as far as it blocks, none for the others."""
    rest = 0.0
    for other in range(p.seats):
        if other != seat:
            rest += freedom(t, p, other)
    return freedom(t, p, seat) - blocks * rest / (p.seats - 1.0)


@kernel
def forgotten(p: Row, codes: Ints, count: int, forgets: float, chance: Chance) -> int:
    """Return which end is forgotten; never the only one that can be extended."""
    if p.placed < p.seats or below(chance, FINE) >= forgets * FINE:
        return NEITHER
    end = below(chance, 2)
    for i in range(count):
        if end_of(codes[i]) != end:
            return end
    return NEITHER


@kernel
def glance(tables: Records[Tables], rows: Records[Row], codes: Ints, chance: Chance, tempers: Records[Temper]) -> int:
    """Return the code of the move of rows[0] that looks best; rows[1] is for looking at what follows."""
    t, temper = tables[0], tempers[0]
    seat = int(rows[0].turn)
    count = legal(t, rows[0], codes)
    missing = forgotten(rows[0], codes, count, temper.forgets, chance)
    best, chosen = -1e9, codes[0]
    for i in range(count):
        if missing == NEITHER or end_of(codes[i]) != missing:
            rows[1] = rows[0]
            play(t, rows[1], codes[i])
            looks = liking(t, rows[1], seat, temper.blocks) + temper.noise * bell(chance)
            looks += taste(t, rows[0], seat, int(codes[i]), temper)
            if looks > best:
                best, chosen = looks, codes[i]
    return int(chosen)
