"""From a draft to a puzzle worth publishing: one solution, nothing to spare, and a trap."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np

from blockness.game.cell import CELLS
from blockness.puzzles.errors import InvalidPuzzle
from blockness.puzzles.goal import Goal, Kind
from blockness.puzzles.prove import (
    Certificate,
    force_room,
    forcing_moves,
    goal_row,
    is_forced,
    prove,
    prove_from,
    turns_needed,
)
from blockness.puzzles.puzzle import Puzzle
from blockness.puzzles.recipes import MOST_TURNS, in_order, open_cells
from blockness.rules.code import heading_of, near_of, segment_of
from blockness.rules.row import CLOSED
from blockness.rules.setup import put_all
from blockness.rules.step import step
from blockness.search.growth import LINES, Growth

if TYPE_CHECKING:
    import random
    from collections.abc import Iterable, Iterator

    from blockness.box import Segment
    from blockness.game import Arch, Cell, Move

MOST_ROCKS = 7
MOST_FOUND = 3000  # solutions of a draft that rocks may still bring down to one
MOST_LAKES = 8000
MOST_POSITIONS = 2500  # so that the slow solver of the tests can follow
PATIENCE = 500_000  # positions to tell whether something can be dropped
SPARE = 3  # rocks that may go again
WANTED = 6  # solutions to try as the only one
MOST_OF_A_GAME = 2
LEAST_MOVES = 4  # to choose from


def certified(drafts: Iterable[Puzzle], chance: random.Random) -> Iterator[tuple[Puzzle, Certificate]]:
    """Yield what becomes of the drafts that one game led to; some become puzzles."""
    made = 0
    for draft in drafts:
        if not is_puzzle(draft):
            continue
        unique = unique_growth(draft, chance) if draft.goal.kind.is_growth else unique_force(draft)
        if unique:
            puzzle = minimal(unique, chance)
            certificate = puzzle and prove(puzzle)
            if puzzle and certificate and is_worthy(puzzle, certificate):
                yield puzzle, certificate
                made += 1
        if made == MOST_OF_A_GAME:  # or they would be too much alike
            return


def is_worthy(puzzle: Puzzle, certificate: Certificate) -> bool:
    """Whether a minimal puzzle has a trap, few rocks, and a proof that the slow solver of the tests can follow."""
    most = MOST_LAKES if puzzle.goal.kind.is_growth else MOST_POSITIONS
    return certificate.nodes <= most and len(puzzle.rocks) <= MOST_ROCKS and has_trap(puzzle, certificate)


def is_puzzle(draft: Puzzle) -> bool:
    """Whether a draft is a puzzle at all."""
    try:
        Puzzle.parse(str(draft), draft.box)
    except InvalidPuzzle:
        return False
    return True


def unique_growth(puzzle: Puzzle, chance: random.Random) -> Puzzle | None:
    """Lay rocks until a single solution is left, one that was there from the beginning."""
    ways = ways_over(puzzle, puzzle.position.row)
    if len(ways) == 1:
        return puzzle
    for wanted in chance.sample(ways, min(WANTED, len(ways))):
        unique = only(puzzle, ways, wanted, chance)
        if unique:
            return unique
    return None


def only(puzzle: Puzzle, ways: list[set[Cell]], wanted: set[Cell], chance: random.Random) -> Puzzle | None:
    """Lay rocks in the way of all solutions but those on the wanted cells."""
    row, water, rocks = puzzle.position.row.copy(), open_cells(puzzle), list(puzzle.rocks)
    while len(ways) > 1:
        rock = best_rock(water, ways, wanted, chance)
        if rock is None or len(rocks) > MOST_ROCKS + SPARE:
            return None
        rocks.append(rock)
        water.remove(rock)
        put_all(puzzle.position.lexicon.tables, row, np.array([(rock.number, CLOSED)], np.int64))
        ways = ways_over(puzzle, row)
    return replace(puzzle, rocks=in_order(rocks)) if ways else None


def ways_over(puzzle: Puzzle, row: Any) -> list[set[Cell]]:
    """Return the cells that solutions stand on or pass over, of some of them; nothing where there are too many."""
    room, position = Growth(MOST_LAKES), puzzle.position
    found = room.count(position.lexicon.tables, row, goal_row(puzzle), MOST_FOUND)
    if room.was_stopped or found >= MOST_FOUND:
        return []
    monster = puzzle.box.monster(puzzle.turn)
    return [
        set().union(*(cells_of(monster, code) for code in room.line(number))) for number in range(min(found, LINES))
    ]


def best_rock(water: list[Cell], ways: list[set[Cell]], wanted: set[Cell], chance: random.Random) -> Cell | None:
    """Return the cell that is in the way of most solutions, but not of the wanted one."""
    counts = Counter(cell for way in ways for cell in way - wanted)
    usable = [cell for cell in water if counts[cell]]
    return max(usable, key=lambda cell: (counts[cell], chance.random()), default=None)


@cache
def cells_of(monster: tuple[Segment, ...], code: int) -> frozenset[Cell]:
    """Return the cells from foot to foot of a placement."""
    length, stride = monster[segment_of(code)].length, step(heading_of(code))
    return frozenset(CELLS[near_of(code) + i * stride] for i in range(length + 1))


def unique_force(draft: Puzzle) -> Puzzle | None:
    """Return a question with the fewest turns that suffice, if one first move only does it."""
    position = draft.position
    if len(position.legal_moves) < LEAST_MOVES:
        return None
    for turns in range(1, MOST_TURNS + 1):
        puzzle = replace(draft, goal=Goal(draft.goal.kind, turns))
        room = force_room(puzzle, MOST_POSITIONS)
        good = forcing_moves(room, position, turns)
        if room.was_stopped:
            return None
        if good:
            return puzzle if len(good) == 1 and turns > 1 else None
    return None


Answer = tuple[object, ...]


def answer(puzzle: Puzzle, most: int | None = None) -> Answer | None:
    """Return what solves a puzzle: its placements, or its first moves and how many turns they take.

    None: so many positions do not tell. Without a limit the search goes on until it knows.
    """
    return growth_answer(puzzle, most) if puzzle.goal.kind.is_growth else force_answer(puzzle, most)


def growth_answer(puzzle: Puzzle, most: int | None) -> Answer | None:
    """Return the placements of the only solution, or how many there are, more than one being two."""
    position = puzzle.position
    enough = MOST_LAKES
    while True:
        room = Growth(min(enough, most or enough))
        found = room.count(position.lexicon.tables, position.row, goal_row(puzzle), 2)
        if found == 2 or not room.was_stopped:
            return (frozenset(str(position.move_of(code)) for code in room.line(0)),) if found == 1 else (found,)
        if most and enough >= most:
            return None
        enough *= 8


def force_answer(puzzle: Puzzle, most: int | None) -> Answer | None:
    """Return the first moves that force the goal, and the fewest turns in which it can be forced."""
    room = force_room(puzzle, most)
    good = forcing_moves(room, puzzle.position, puzzle.goal.number)
    turns = turns_needed(room, puzzle.position, puzzle.goal.number, is_own=False)
    return None if room.was_stopped else (*map(str, good), turns)


def minimal(puzzle: Puzzle, chance: random.Random) -> Puzzle | None:
    """Drop whatever can be dropped without changing the answer, in any order, until nothing more can.

    None: it takes too long to tell whether something can be dropped.
    """
    wanted = answer(puzzle)
    while True:
        smaller = [less for less in without_one(puzzle) if is_puzzle(less)]
        chance.shuffle(smaller)
        for less in smaller:
            found = answer(less, PATIENCE)
            if found is None:
                return None
            if found == wanted:
                puzzle = less
                break
        else:
            return puzzle


def is_minimal(puzzle: Puzzle) -> bool:
    """Whether nothing can be dropped without changing the answer, however long it takes to tell."""
    wanted = answer(puzzle)
    return all(answer(less) != wanted for less in without_one(puzzle) if is_puzzle(less))


def without_one(puzzle: Puzzle) -> Iterator[Puzzle]:
    """Yield the puzzle without each given that is not part of the question.

    Droppable are: a rock; an arch at either end of a monster that stands still, or all of such a monster; a segment in
    a reserve, where the goal does not ask to place them. Not droppable: the bodies of those who move, for their ends
    are where every move begins; and the segments that a monster is asked to place or to choose from.
    """
    for rock in puzzle.rocks:
        yield replace(puzzle, rocks=tuple(other for other in puzzle.rocks if other != rock))
    for seat, (arches, reserve) in enumerate(zip(puzzle.monsters, puzzle.reserves, strict=True)):
        if not reserve:
            yield from (with_monster(puzzle, seat, less) for less in shorter(puzzle, seat, arches))
        elif puzzle.goal.kind in (Kind.REACH, Kind.BLOCK, Kind.WIN) and len(reserve) > 1:
            yield from (
                with_reserve(puzzle, seat, tuple(other for other in reserve if other != one)) for one in reserve
            )


def shorter(puzzle: Puzzle, seat: int, arches: tuple[Arch, ...]) -> Iterator[tuple[Arch, ...]]:
    """Yield a standing monster without its head's arch, without its tail's, or not there at all."""
    starter = puzzle.box.monster(puzzle.colours[seat])[0]
    if arches:
        yield from (less for less in (arches[:-1], arches[1:]) if any(arch.segment == starter for arch in less))
        yield ()


def with_monster(puzzle: Puzzle, seat: int, arches: tuple[Arch, ...]) -> Puzzle:
    """Return the puzzle with another body for a monster."""
    return replace(puzzle, monsters=(*puzzle.monsters[:seat], arches, *puzzle.monsters[seat + 1 :]))


def with_reserve(puzzle: Puzzle, seat: int, reserve: tuple[Segment, ...]) -> Puzzle:
    """Return the puzzle with fewer segments for a seat."""
    return replace(puzzle, reserves=(*puzzle.reserves[:seat], reserve, *puzzle.reserves[seat + 1 :]))


def has_trap(puzzle: Puzzle, certificate: Certificate) -> bool:
    """Whether a natural first move fails.

    Natural is one after which the monster can still go on; against opponents, one that takes room from them.
    """
    if certificate.solutions != 1:
        return False
    return any(is_natural(puzzle, move) and fails(puzzle, move) for move in puzzle.position.legal_moves)


def is_natural(puzzle: Puzzle, move: Move) -> bool:
    """Whether somebody who looks one move ahead could like a first move."""
    before, after = puzzle.position, puzzle.position.play(move)
    if puzzle.goal.kind.is_growth:
        return after.mobility(puzzle.seat) > 0
    rivals = [seat for seat, given in enumerate(puzzle.reserves) if given and seat != puzzle.seat]
    return sum(map(after.mobility, rivals)) < sum(map(before.mobility, rivals))


def fails(puzzle: Puzzle, move: Move) -> bool:
    """Whether a first move gives the solution away."""
    if not puzzle.goal.kind.is_growth:
        force = force_room(puzzle)
        return not is_forced(force, puzzle.position.play(move), puzzle.goal.number - 1, is_own=True)
    return not prove_from(puzzle, puzzle.position.play(move), 0).solutions
