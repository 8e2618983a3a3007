"""Who wins a game of two, found a second time: the oracle's lake as bit sets, and a plain search for yes or no.

It shares nothing with the solver. Every arch that the oracle's rules could ever allow is listed once, with the cells
it needs; what may stand where is then a matter of four masks (R5, R6, R7). tests/players/test_solved.py compares its
moves with the oracle's.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
from numba import njit

import oracle

HEIGHTS = 7
MOST = 256  # moves of a seat
DEPTH = 24  # arches that both seats can still add, and some more
ENTRIES = 1 << 22
MIX = np.uint64(0xD6E8FEB86659FD93)
HALF = np.uint64(32)
ONE = np.uint64(1)

# A state in a stack of states: `sets` holds the open water, then for each height the cells at least that high;
# `facts` holds both seats' head and tail cells, head heights, reserves as bit sets, and whose turn it is (2: over).
OPEN = 0
HEAD, TAIL, PERCH, RESERVE, TURN, FACTS = 0, 2, 4, 6, 8, 9

State = tuple[Any, Any]  # the stacks of sets and of facts


@cache
def water() -> dict[oracle.Cell, int]:
    """Number the cells that two seats use."""
    cells = [cell for cell in oracle.lake_cells(oracle.BOX) if oracle.fewest_seats(oracle.BOX, cell) <= 2]
    return {cell: number for number, cell in enumerate(cells)}


@cache
def arches(variant: str, colours: tuple[str, str]) -> tuple[Any, Any, Any]:
    """For each seat and each cell of an end, list the arches that could follow it, and count them.

    An arch is the number of its segment, its height, its near and far foot, and the set of cells between.
    """
    number = water()
    lists = np.zeros((2, len(number), MOST, 4), np.int64)
    between = np.zeros((2, len(number), MOST), np.uint64)
    counts = np.zeros((2, len(number)), np.int64)
    for seat, colour in enumerate(colours):
        for end, at in number.items():
            for way in oracle.HEADINGS:
                near = oracle.step(end, way, oracle.REACH[variant])
                for heading in oracle.HEADINGS:
                    for segment, (length, height) in enumerate(oracle.BOX.monsters[colour]):
                        far = oracle.step(near, heading, length)
                        cells = oracle.walk(near, far)
                        if all(cell in number for cell in cells):
                            i = counts[seat, at]
                            lists[seat, at, i] = segment, height, number[near], number[far]
                            between[seat, at, i] = sum(1 << number[cell] for cell in cells[1:-1])
                            counts[seat, at] += 1
    return lists, between, counts


def state_of(start: oracle.State) -> State:
    """Put a position of the oracle at the bottom of a stack."""
    number = water()
    sets, facts = np.zeros((DEPTH, HEIGHTS), np.uint64), np.zeros((DEPTH, FACTS), np.int64)
    sets[0, OPEN] = sum(1 << at for cell, at in number.items() if cell not in start.water)
    for height in range(1, HEIGHTS):
        sets[0, height] = sum(1 << number[cell] for cell, heights in start.water.items() if max(heights) >= height)
    for seat, monster in enumerate(start.monsters):
        facts[0, HEAD + seat], facts[0, TAIL + seat] = number[monster.head], number[monster.tail]
        facts[0, PERCH + seat] = monster.arches[-1].height
        standing = [arch.segment for arch in monster.arches]
        whole = oracle.BOX.monsters[monster.colour]
        facts[0, RESERVE + seat] = sum(1 << i for i, segment in enumerate(whole) if segment not in standing)
    facts[0, TURN] = oracle.mover(start)
    return sets, facts


@njit(nogil=True)
def moves(lists: Any, between: Any, counts: Any, sets: Any, facts: Any, seat: int, found: Any) -> int:
    """Find a seat's moves: which end moves and the number of the arch in its list; return how many there are."""
    count = 0
    ends = np.uint64(0)
    for i in range(4):
        ends |= ONE << np.uint64(facts[i])
    for side in (HEAD, TAIL):
        at = facts[side + seat]
        others = ends & ~(ONE << np.uint64(at))  # R7
        for i in range(counts[seat, at]):
            segment, height, near, far = lists[seat, at, i]
            feet = ONE << np.uint64(near) | ONE << np.uint64(far)
            if facts[RESERVE + seat] >> segment & 1 == 0 or sets[OPEN] & feet != feet:  # R4, R5
                continue
            if between[seat, at, i] & (sets[height] | others) == 0:  # R6
                found[count, 0], found[count, 1] = side, i
                count += 1
    return count


@njit(nogil=True)
def add(lists: Any, between: Any, sets: Any, facts: Any, at: int, seat: int, side: int, arch: int) -> None:
    """Write the state that follows above the one on the stack at `at`; the turn is still to come."""
    sets[at + 1], facts[at + 1] = sets[at], facts[at]
    end = facts[at, side + seat]
    segment, height, near, far = lists[seat, end, arch]
    cells = between[seat, end, arch] | ONE << np.uint64(near) | ONE << np.uint64(far)
    sets[at + 1, OPEN] &= ~cells
    for below in range(1, height + 1):
        sets[at + 1, below] |= cells
    facts[at + 1, side + seat] = far
    if side == HEAD:
        facts[at + 1, PERCH + seat] = height
    facts[at + 1, RESERVE + seat] &= ~(1 << segment)


@njit(nogil=True)
def ones(number: int) -> int:
    """Count the bits of a number."""
    count = 0
    while number:
        number &= number - 1
        count += 1
    return count


@njit(nogil=True)
def outcome(facts: Any, heads: bool) -> int:
    """R10: 1 if the first seat has won, 0 if both have, -1 if the second."""
    first, second = ones(facts[RESERVE]), ones(facts[RESERVE + 1])
    if first == second and heads:
        first, second = -facts[PERCH], -facts[PERCH + 1]
    return 1 if first < second else -1 if first > second else 0


@njit(nogil=True)
def is_hopeless(sets: Any, facts: Any, seat: int) -> bool:
    """Whether a seat stays behind whatever is played: each of its arches takes two cells of open water."""
    room = 0
    rest = sets[OPEN]
    while rest:
        rest &= rest - ONE
        room += 1
    own = ones(facts[RESERVE + seat])
    return own - min(own, room // 2) > ones(facts[RESERVE + 1 - seat])


@njit(nogil=True)
def key_of(sets: Any, facts: Any, goal: int) -> Any:
    """Mix all that tells one question from another."""
    key = np.uint64(goal + 5)
    for i in range(HEIGHTS):
        key = (key ^ sets[i]) * MIX
        key ^= key >> HALF
    for i in range(FACTS):
        key = (key ^ np.uint64(facts[i])) * MIX
        key ^= key >> HALF
    return key


@njit(nogil=True)
def achieves(
    lists: Any, between: Any, counts: Any, sets: Any, facts: Any, found: Any, keys: Any, answers: Any, at: int,
    goal: int, nodes: Any
) -> bool:  # fmt: skip
    """Whether the first seat can achieve at least a goal: 1 to win, 0 to share."""
    nodes[0] += 1
    seat = facts[at, TURN]
    if seat == 2:
        return bool(outcome(facts[at], True) >= goal)
    if is_hopeless(sets[at], facts[at], 0):
        return False
    if is_hopeless(sets[at], facts[at], 1):
        return True
    key = key_of(sets[at], facts[at], goal)
    place = np.int64(key & np.uint64(ENTRIES - 1))
    if keys[place] == key:
        return bool(answers[place])
    count = moves(lists, between, counts, sets[at], facts[at], seat, found[at])
    for i in range(count):  # first what leaves the other few moves, and oneself many
        add(lists, between, sets, facts, at, seat, found[at, i, 0], found[at, i, 1])
        theirs = moves(lists, between, counts, sets[at + 1], facts[at + 1], 1 - seat, found[at + 1])
        own = moves(lists, between, counts, sets[at + 1], facts[at + 1], seat, found[at + 1])
        turn = 1 - seat if theirs else seat if own else 2  # R8, R9
        side, arch, score = found[at, i, 0], found[at, i, 1], 3 * theirs - own
        j = i
        while j > 0 and found[at, j - 1, 2] > score:
            found[at, j] = found[at, j - 1]
            j -= 1
        found[at, j, 0], found[at, j, 1], found[at, j, 2], found[at, j, 3] = side, arch, score, turn
    result = seat == 1
    for i in range(count):
        add(lists, between, sets, facts, at, seat, found[at, i, 0], found[at, i, 1])
        facts[at + 1, TURN] = found[at, i, 3]
        if achieves(lists, between, counts, sets, facts, found, keys, answers, at + 1, goal, nodes) != result:
            result = not result
            break
    keys[place], answers[place] = key, result
    return bool(result)


class SecondSolver:
    """Answers one question after another about games of two."""

    def __init__(self) -> None:
        self.found = np.zeros((DEPTH, MOST, 4), np.int64)
        self.keys, self.answers = np.zeros(ENTRIES, np.uint64), np.zeros(ENTRIES, np.bool_)
        self.nodes = np.zeros(1, np.int64)

    def moves(self, start: oracle.State) -> int:
        """Count the moves of the seat to move."""
        sets, facts = state_of(start)
        tables = arches(start.variant, colours_of(start))
        return int(moves(*tables, sets[0], facts[0], facts[0, TURN], self.found[0]))

    def achieves(self, start: oracle.State, goal: int) -> bool:
        """Whether the first seat can win (1), or at least share (0)."""
        self.keys[:] = 0  # another game's questions may look the same
        sets, facts = state_of(start)
        tables = arches(start.variant, colours_of(start))
        return bool(achieves(*tables, sets, facts, self.found, self.keys, self.answers, 0, goal, self.nodes))

    def agrees(self, start: oracle.State, value: int) -> bool:
        """Whether a value is right: 1 if the first seat wins, 0 if both share, -1 if the second wins."""
        if value == 1:
            return self.achieves(start, 1)
        return self.achieves(start, 0) == (value == 0) and not (value == 0 and self.achieves(start, 1))


def colours_of(start: oracle.State) -> tuple[str, str]:
    """Return both colours, the first seat's first."""
    first, second = start.monsters
    return first.colour, second.colour
