"""How promising a position looks, without playing on.

Each seat's promise grows with its mobility and shrinks with what it has left; the shares of the victory compare the
seats' promises with each other. The weights are a fit (multinomial logistic) to 50,000 positions of games between
players that look one move ahead.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING

import numpy as np

from blockness.box.segment import MOST_SEGMENTS
from blockness.rules.jit import kernel, ones
from blockness.rules.legal import MOST_EXTENSIONS, count_extensions

if TYPE_CHECKING:
    from blockness.rules.record import Ints, Reals
    from blockness.rules.row import Row
    from blockness.rules.tables import Tables

MOBILITY = 1.3  # for the logarithm of the number of moves
ALIVE = 1.4  # for having any
LEFT_OF_TWO, LEFT_OF_MORE = 1.5, 0.55  # for every segment left, negative
TURN_OF_TWO, TURN_OF_MORE = 0.6, 0.05  # for being next
UNPLACED = 60  # moves we assume for a monster that is not on the lake yet


def digits(number: float) -> float:
    """Return a number that is the same on every machine: the last of 16 digits may differ, the first nine never do."""
    return float(f"{number:.8e}")


# Promises are multiplied, not added: then a table of constants takes the place of logarithms and exponentials.
ROOM = np.array([digits((1 + n) ** MOBILITY * (exp(ALIVE) if n else 1.0)) for n in range(MOST_EXTENSIONS + 1)])
LESS = np.array([[digits(exp(-less * n)) for n in range(MOST_SEGMENTS + 1)] for less in (LEFT_OF_TWO, LEFT_OF_MORE)])
NEXT = np.array([digits(exp(turn)) for turn in (TURN_OF_TWO, TURN_OF_MORE)])


@kernel
def survey(t: Tables, p: Row, moves: Ints) -> None:
    """Count every seat's moves."""
    for seat in range(p.seats):
        moves[seat] = UNPLACED if seat >= p.placed else count_extensions(t, p, seat)


@kernel
def promise(p: Row, seat: int, moves: int) -> float:
    """Return how promising things look for one seat."""
    table = 0 if p.seats == 2 else 1
    result: float = ROOM[moves] * LESS[table, ones(int(p.reserve[seat]))]
    return result * NEXT[table] if p.turn == seat else result


@kernel
def outlook(p: Row, moves: Ints, shares: Reals) -> None:
    """Write each seat's expected share of the victory into `shares`, from the numbers of moves that a survey found."""
    total = 0.0
    for seat in range(p.seats):
        shares[seat] = promise(p, seat, int(moves[seat]))
        total += shares[seat]
    for seat in range(p.seats):
        shares[seat] /= total
