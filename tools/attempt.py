"""How a beginner, who looks one move ahead, tries to solve a puzzle without opponents."""

from __future__ import annotations

from math import log
from typing import TYPE_CHECKING, Any

import numpy as np

from blockness.rules.code import end_of
from blockness.rules.jit import inlined, kernel
from blockness.rules.legal import MOST_MOVES, count_extensions, legal
from blockness.rules.play import place
from blockness.rules.row import ROW
from blockness.search.chance import below
from blockness.search.exact.one_monster import is_reached, meets

if TYPE_CHECKING:
    from blockness.rules.record import Ints, Records
    from blockness.rules.row import Row
    from blockness.rules.tables import Tables
    from blockness.search.chance import Chance

FINE = 1 << 20
SIGHT = 1e6  # a goal that can be reached at once is seen


@inlined
def bell(chance: Chance) -> float:
    """Return a random number around 0 with a spread of about 1."""
    return (below(chance, FINE) + below(chance, FINE) + below(chance, FINE)) / FINE * 2 - 3


@kernel
def choose(
    t: Tables, rows: Records[Row], codes: Ints, seat: int, goal: Ints, met: bool, noise: float, forgets: float,
    chance: Chance
) -> int:  # fmt: skip
    """Return the move that seems to leave the most room, or -1; sometimes one end is forgotten."""
    forgotten = below(chance, 2) if below(chance, FINE) < forgets * FINE else 2
    best, most = -1, -1e9
    for i in range(legal(t, rows[1], codes)):
        code = codes[i]
        rows[2] = rows[1]
        place(t, rows[2], seat, code)
        liking = log(1.0 + count_extensions(t, rows[2], seat)) + noise * bell(chance)
        if is_reached(rows[2], seat, goal, met or meets(t, rows[2], seat, code, goal)):
            liking += SIGHT
        elif end_of(code) == forgotten:
            liking -= SIGHT / 2
        if liking > most:
            best, most = code, liking
    return best


@kernel
def tries(
    tables: Records[Tables], rows: Records[Row], codes: Ints, goal: Ints, noise: float, forgets: float, chance: Chance,
    most: int, enough: int
) -> tuple[int, int]:  # fmt: skip
    """Try again and again; return how many tries there were and how many reached the goal."""
    t = tables[0]
    seat = int(rows[0].turn)
    done = solved = 0
    while done < most and solved < enough:
        done += 1
        rows[1] = rows[0]
        met = False
        while True:
            code = choose(t, rows, codes, seat, goal, met, noise, forgets, chance)
            if code < 0:
                break
            place(t, rows[1], seat, code)
            met = met or meets(t, rows[1], seat, code, goal)
            if is_reached(rows[1], seat, goal, met):
                solved += 1
                break
    return done, solved


def count_tries(
    tables: Any, row: Any, goal: Any, noise: float, forgets: float, chance: Any, most: int, enough: int
) -> tuple[int, int]:
    """Return how many tries were made and how many succeeded."""
    rows: Any = np.zeros(3, ROW)
    codes: Any = np.zeros(MOST_MOVES, np.int64)
    rows[0] = row[0]
    done, solved = tries(tables, rows, codes, np.array(goal), noise, forgets, chance, most, enough)
    return int(done), int(solved)
