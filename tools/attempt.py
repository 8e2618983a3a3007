"""How people try to solve a puzzle without opponents: some only look one move ahead, others work back from the goal."""

from __future__ import annotations

from math import log
from typing import TYPE_CHECKING, Any

import numpy as np

from blockness.rules.code import end_of, near_of, segment_of
from blockness.rules.jit import inlined, kernel
from blockness.rules.legal import MOST_MOVES, count_extensions, legal
from blockness.rules.play import play
from blockness.rules.row import HEAD, OVER, ROW
from blockness.search.chance import below
from blockness.search.exact.one_monster import meets
from blockness.search.exact.two_monsters import left_of
from blockness.search.exact.walk import LEFT, PERCH

if TYPE_CHECKING:
    from blockness.rules.record import Ints, Lists, Records
    from blockness.rules.row import Row
    from blockness.rules.tables import Tables
    from blockness.search.chance import Chance

FINE = 1 << 20
SIGHT = 1e6  # a goal that is seen is gone for
LESSON = 0.7  # how much less somebody likes a beginning that has failed, each time


@inlined
def bell(chance: Chance) -> float:
    """Return a random number around 0 with a spread of about 1."""
    return (below(chance, FINE) + below(chance, FINE) + below(chance, FINE)) / FINE * 2 - 3


@kernel
def room(t: Tables, p: Row) -> int:
    """Return how many moves there are for all who may still place something: the person's one or two monsters."""
    found = 0
    for seat in range(p.seats):
        found += count_extensions(t, p, seat)
    return found


@kernel
def is_reached(p: Row, seat: int, goal: Ints, met: bool) -> bool:
    """Whether the goal of one or two monsters is reached; `met`: a foot is where it wants one."""
    return bool(met and left_of(p) <= goal[LEFT] and (goal[PERCH] == 0 or p.perch[seat, HEAD] == goal[PERCH]))


@kernel
def outlook(t: Tables, rows: Records[Row], codes: Lists, goal: Ints, met: bool) -> int:
    """Look at everything that may follow rows[2]: 2 if the goal is among it, 1 if one can go on from it, 0 if not."""
    found, seat = 0, int(rows[2].turn)
    if seat == OVER:
        return 0
    for i in range(legal(t, rows[2], codes[1])):
        code = codes[1, i]
        rows[3] = rows[2]
        play(t, rows[3], code)
        if is_reached(rows[3], seat, goal, met or meets(t, rows[3], seat, code, goal)):
            return 2
        if found == 0 and room(t, rows[3]) > 0:
            found = 1
    return found


@kernel
def choose(
    t: Tables, rows: Records[Row], codes: Lists, goal: Ints, met: bool, noise: float, forgets: float, sees: int,
    doubts: Any, chance: Chance
) -> int:  # fmt: skip
    """Return which move of the list seems to leave the most room, or -1; sometimes one end is forgotten.

    Whoever works back from the goal sees it two placements away, and sees that it is lost where only one more fits.
    """
    forgotten = below(chance, 2) if below(chance, FINE) < forgets * FINE else 2
    best, most, seat = -1, -1e9, int(rows[1].turn)
    if seat == OVER:
        return best
    for i in range(legal(t, rows[1], codes[0])):
        code = codes[0, i]
        rows[2] = rows[1]
        play(t, rows[2], code)
        liking = log(1.0 + room(t, rows[2])) + noise * bell(chance) - LESSON * doubts[i]
        then = met or meets(t, rows[2], seat, code, goal)
        if is_reached(rows[2], seat, goal, then):
            liking += 2 * SIGHT
        elif sees == 2:
            liking += SIGHT * (outlook(t, rows, codes, goal, then) - 1)
        if end_of(code) == forgotten:
            liking -= SIGHT / 2
        if liking > most:
            best, most = i, liking
    return best


@kernel
def doubt(codes: Lists, count: int, first: int, doubts: Any) -> None:
    """Remember a beginning that failed, and its mirror image: the same segment the other way from the same foot."""
    code = codes[2, first]
    for i in range(count):
        other = codes[2, i]
        if end_of(other) == end_of(code) and near_of(other) == near_of(code) and segment_of(other) == segment_of(code):
            doubts[i] += 1.0 if i == first else 0.5


@kernel
def tries(
    tables: Records[Tables], rows: Records[Row], codes: Lists, goal: Ints, noise: float, forgets: float, sees: int,
    chance: Chance, most: int, enough: int
) -> tuple[int, int]:  # fmt: skip
    """Try again and again; return how many tries there were and how many reached the goal.

    Whoever works back from the goal also learns: a beginning that failed is liked less the next time.
    """
    t = tables[0]
    count = legal(t, rows[0], codes[2])
    doubts, none = np.zeros(MOST_MOVES), np.zeros(MOST_MOVES)
    done = solved = 0
    while done < most and solved < enough:
        done += 1
        rows[1] = rows[0]
        first = -1
        is_solved = met = False
        while not is_solved:
            chosen = choose(t, rows, codes, goal, met, noise, forgets, sees, doubts if first < 0 else none, chance)
            if chosen < 0:
                break
            first = chosen if first < 0 else first
            code, seat = codes[0, chosen], int(rows[1].turn)
            play(t, rows[1], code)
            met = met or meets(t, rows[1], seat, code, goal)
            is_solved = is_reached(rows[1], seat, goal, met)
        if is_solved:
            solved += 1
            doubts[:] = 0.0
        elif sees == 2 and first >= 0:
            doubt(codes, count, first, doubts)
    return done, solved


def count_tries(
    tables: Any, row: Any, goal: Any, noise: float, forgets: float, sees: int, chance: Any, most: int, enough: int
) -> tuple[int, int]:
    """Return how many tries were made and how many succeeded."""
    rows: Any = np.zeros(4, ROW)
    codes: Any = np.zeros((3, MOST_MOVES), np.int64)
    rows[0] = row[0]
    done, solved = tries(tables, rows, codes, np.array(goal), noise, forgets, sees, chance, most, enough)
    return int(done), int(solved)
