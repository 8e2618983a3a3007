"""How promising a position looks, without playing on.

Each seat's promise is a sum of learnt weights, one for every fact about it: its room to move and how its two ends share
it, what it has left, how high its head is, when its turn comes. The shares of the victory compare the seats' promises.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from blockness.box.segment import HIGHEST, LONGEST
from blockness.rules.jit import inlined, kernel, lowest, ones
from blockness.rules.legal import MOST_EXTENSIONS, MOST_GROUPS, fitting
from blockness.rules.row import HEAD, MOST_SEATS
from blockness.search.learnt import EXPONENTIALS, FARTHEST, TABLES, WEIGHTS

if TYPE_CHECKING:
    from blockness.rules.record import Ints, Reals
    from blockness.rules.row import Row
    from blockness.rules.tables import Tables

UNPLACED = 60  # moves we assume for a monster that is not on the lake yet
STEPS = np.array([1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 18, 22, 27, 33, 40, 50, 65, 90])  # numbers of moves that differ
STEP = np.searchsorted(STEPS, np.arange(MOST_EXTENSIONS + 1), side="right").astype(np.int8)
ROOMS, HALVES, LEFTS = len(STEPS) + 1, len(STEPS) // 2 + 1, 10
SEGMENTS = (1 << 16) - 1  # the bits of one heading

# Where each kind of fact begins.
ROOM = 0  # moves, and segments left
ENDS = ROOM + ROOMS * LEFTS  # moves of the end that has more of them, and of the other
CELLS = ENDS + HALVES * HALVES  # near cells that something fits on, and segments left
FITTING = CELLS + (MOST_GROUPS + 1) * LEFTS  # segments that fit somewhere, and segments left
PERCH = FITTING + (LEFTS + 1) * LEFTS  # the height of the head, and segments left
SEGMENT = PERCH + (HIGHEST + 1) * LEFTS  # every segment left, by height and length
NEXT = SEGMENT + (HIGHEST + 1) * (LONGEST + 1)  # turns until it is to move
STARTING = NEXT + MOST_SEATS  # its monster is not on the lake yet
FACTS = STARTING + 1
MOST_FACTS = 32  # about one seat, at most, their number included

WEIGHT = np.array([WEIGHTS["outlook"][table] for table in TABLES], np.int16)


@inlined
def table_of(p: Row) -> int:
    """Return which weights count: every number of seats has its own, in both variants."""
    return 2 * int(p.seats) - 5 + int(p.reach)


@kernel
def note(t: Tables, p: Row, seat: int, facts: Ints) -> int:
    """Write down the facts about a seat behind their number, except its segments; return how many moves it has."""
    if seat >= p.placed:
        facts[0], facts[1] = 1, STARTING
        return UNPLACED
    moves = of_head = cells = fits = 0
    for end in range(2):
        at = int(p.end[seat, end])
        for i in range(1, t.near[p.reach, at, 0] + 1):
            fit = fitting(t, p, seat, end, int(t.near[p.reach, at, i]))
            moves += ones(fit)
            cells += fit != 0
            fits |= fit
        if end == HEAD:
            of_head = moves
    fits |= fits >> 32
    left = min(LEFTS - 1, ones(int(p.reserve[seat])))
    more, less = max(of_head, moves - of_head), min(of_head, moves - of_head)
    facts[1] = ROOM + STEP[moves] * LEFTS + left
    facts[2] = ENDS + (STEP[more] >> 1) * HALVES + (STEP[less] >> 1)
    facts[3] = CELLS + cells * LEFTS + left
    facts[4] = FITTING + min(LEFTS, ones((fits | fits >> 16) & SEGMENTS)) * LEFTS + left
    facts[5] = PERCH + int(p.perch[seat, HEAD]) * LEFTS + left
    facts[0] = 5
    return moves


@inlined
def fact_of(t: Tables, m: int, segment: int) -> int:
    """Return the fact that a monster has a segment left."""
    return SEGMENT + int(t.height[m, segment]) * (LONGEST + 1) + int(t.length[m, segment])


@kernel
def worth(t: Tables, p: Row, seat: int) -> int:
    """Return what a seat's remaining segments promise; other seats' moves never change that."""
    table, promise = table_of(p), 0
    rest = int(p.reserve[seat]) if seat < p.placed else 0
    while rest:
        promise += int(WEIGHT[table, fact_of(t, int(p.monster[seat]), lowest(rest))])
        rest &= rest - 1
    return promise


@inlined
def wait_of(p: Row, seat: int) -> int:
    """Return in how many turns a seat is to move."""
    return seat - int(p.turn) if seat >= p.turn else seat - int(p.turn) + int(p.seats)


@kernel
def survey(t: Tables, p: Row, facts: Ints, moves: Ints, promises: Ints, worths: Ints) -> None:
    """Find every seat's number of moves, and its promise: with the worth of its segments, without the turn."""
    table = table_of(p)
    for seat in range(p.seats):
        moves[seat] = note(t, p, seat, facts)
        promise = int(worths[seat])
        for i in range(1, facts[0] + 1):
            promise += int(WEIGHT[table, facts[i]])
        promises[seat] = promise


@kernel
def outlook(p: Row, promises: Ints, shares: Reals) -> None:
    """Write each seat's expected share of the victory into `shares`, from the promises that a survey found."""
    table = table_of(p)
    total = 0.0
    for seat in range(p.seats):
        promise = promises[seat] + WEIGHT[table, NEXT + wait_of(p, seat)]
        shares[seat] = EXPONENTIALS[min(FARTHEST, max(-FARTHEST, promise)) + FARTHEST]
        total += shares[seat]
    for seat in range(p.seats):
        shares[seat] /= total
