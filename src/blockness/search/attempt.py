"""Tries at a puzzle of growth by somebody who looks one move ahead, as a beginner does."""

from __future__ import annotations

from math import log
from typing import TYPE_CHECKING, Any

import numpy as np

from blockness.rules.code import end_of
from blockness.rules.jit import inlined, kernel
from blockness.rules.legal import count_extensions, legal
from blockness.rules.play import place
from blockness.rules.row import ROW
from blockness.search.chance import below
from blockness.search.growth import is_reached

if TYPE_CHECKING:
    from blockness.rules.row import Row
    from blockness.rules.tables import Tables

FINE = 1 << 20
SIGHT = 1e6  # a goal that can be reached at once is seen


@inlined
def bell(chance: Any) -> float:
    """Return a random number around 0 with a spread of about 1."""
    return (below(chance, FINE) + below(chance, FINE) + below(chance, FINE)) / FINE * 2 - 3


@kernel
def choose(t: Tables, p: Row, after: Any, seat: int, goal: Any, noise: float, forgets: float, chance: Any) -> int:
    """Return the move that seems to leave most room, or -1; at times one end is forgotten."""
    forgotten = below(chance, 2) if below(chance, FINE) < forgets * FINE else 2
    best, most = -1, -1e9
    for code in legal(t, p):
        after[0] = p
        place(t, after[0], seat, code)
        liking = log(1.0 + count_extensions(t, after[0], seat)) + noise * bell(chance)
        if is_reached(t, after[0], seat, code, goal):
            liking += SIGHT
        elif end_of(code) == forgotten:
            liking -= SIGHT / 2
        if liking > most:
            best, most = code, liking
    return best


@kernel
def tries(tables: Any, rows: Any, goal: Any, noise: float, forgets: float, chance: Any, most: int, enough: int) -> Any:
    """Try again and again; return how many tries there were and how many of them reached the goal."""
    t = tables[0]
    seat = int(rows[0].turn)
    done = solved = 0
    while done < most and solved < enough:
        done += 1
        rows[1] = rows[0]
        while True:
            code = choose(t, rows[1], rows[2:], seat, goal, noise, forgets, chance)
            if code < 0:
                break
            place(t, rows[1], seat, code)
            if is_reached(t, rows[1], seat, code, goal):
                solved += 1
                break
    return done, solved


def count_tries(
    tables: Any, row: Any, goal: Any, noise: float, forgets: float, chance: Any, most: int, enough: int
) -> tuple[int, int]:
    """Return how many tries were made and how many succeeded."""
    rows = np.zeros(3, ROW)
    rows[0] = row[0]
    done, solved = tries(tables, rows, np.array(goal), noise, forgets, chance, most, enough)
    return int(done), int(solved)
