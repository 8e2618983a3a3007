"""Drops whatever a puzzle does not need."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, TypeAlias

from blockness.puzzles.errors import InvalidPuzzle
from blockness.puzzles.goal import Kind
from blockness.puzzles.prove import forcing_moves, forcing_search, goal_row, growing_search, in_words, turns_needed
from blockness.puzzles.puzzle import Puzzle

if TYPE_CHECKING:
    import random
    from collections.abc import Iterator

    from blockness.box import Segment
    from blockness.game import Arch

FIRST_LOOK = 8000  # monsters
PATIENCE = 500_000  # positions to find out whether something can be dropped

Answer: TypeAlias = tuple[object, ...]


def answer(puzzle: Puzzle, most: int | None = None) -> Answer | None:
    """Return what solves a puzzle: its placements, or its first moves and how many turns they take.

    None if that many positions are not enough. Without a limit the search goes on until it knows.
    """
    return forcing_answer(puzzle, most) if puzzle.goal.kind.has_opponents else only_answer(puzzle, most)


def only_answer(puzzle: Puzzle, most: int | None) -> Answer | None:
    """Return the placements of the only solution; otherwise 0, or 2 if there are several."""
    position = puzzle.position
    enough = FIRST_LOOK
    while True:
        search = growing_search(puzzle, min(enough, most or enough))
        found = search.count(position.lexicon.tables, position.row, goal_row(puzzle), 2)
        if found == 2 or not search.was_stopped:
            return (frozenset(in_words(position, search.line(0))),) if found == 1 else (found,)
        if most and enough >= most:
            return None
        enough *= 8


def forcing_answer(puzzle: Puzzle, most: int | None) -> Answer | None:
    """Return the first moves that force the goal, and the fewest turns in which it can be forced."""
    search = forcing_search(puzzle, most)
    good = forcing_moves(search, puzzle.position, puzzle.goal.number)
    turns = turns_needed(search, puzzle.position, puzzle.goal.number, is_own=False)
    return None if search.was_stopped else (*map(str, good), turns)


def minimal(puzzle: Puzzle, chance: random.Random) -> Puzzle | None:
    """Drop whatever can be dropped without changing the answer, in any order, until nothing is left to drop.

    None if it takes too long to find out whether something can be dropped.
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
    """Whether nothing can be dropped without changing the answer, however long it takes to find out."""
    wanted = answer(puzzle)
    return all(answer(less) != wanted for less in without_one(puzzle) if is_puzzle(less))


def without_one(puzzle: Puzzle) -> Iterator[Puzzle]:
    """Yield the puzzle without each thing that might be superfluous.

    Droppable: a rock; an arch at either end of a monster that stands still, or the whole monster; a segment in
    a reserve, if the goal does not ask to place them. Not droppable: the bodies of monsters that move, as every move
    begins at their ends; and the segments that a monster is asked to place or to choose from.
    """
    for rock in puzzle.rocks:
        yield replace(puzzle, rocks=tuple(other for other in puzzle.rocks if other != rock))
    for seat, (arches, reserve) in enumerate(zip(puzzle.monsters, puzzle.reserves, strict=True)):
        if not reserve:
            yield from (with_monster(puzzle, seat, less) for less in shorter(puzzle, seat, arches))
        elif puzzle.goal.kind in (Kind.REACH, Kind.ESCAPE, Kind.BLOCK, Kind.WIN) and len(reserve) > 1:
            yield from (
                with_reserve(puzzle, seat, tuple(other for other in reserve if other != one)) for one in reserve
            )


def shorter(puzzle: Puzzle, seat: int, arches: tuple[Arch, ...]) -> Iterator[tuple[Arch, ...]]:
    """Yield a monster without its head's arch, without its tail's, and without any."""
    starter = puzzle.box.monster(puzzle.colours[seat])[0]
    if arches:
        yield from (less for less in (arches[:-1], arches[1:]) if any(arch.segment == starter for arch in less))
        yield ()


def with_monster(puzzle: Puzzle, seat: int, arches: tuple[Arch, ...]) -> Puzzle:
    """Return the puzzle with another body for one monster."""
    return replace(puzzle, monsters=(*puzzle.monsters[:seat], arches, *puzzle.monsters[seat + 1 :]))


def with_reserve(puzzle: Puzzle, seat: int, reserve: tuple[Segment, ...]) -> Puzzle:
    """Return the puzzle with another reserve for one seat."""
    return replace(puzzle, reserves=(*puzzle.reserves[:seat], reserve, *puzzle.reserves[seat + 1 :]))


def is_puzzle(draft: Puzzle) -> bool:
    """Whether a draft is a puzzle at all."""
    try:
        Puzzle.parse(str(draft), draft.box)
    except InvalidPuzzle:
        return False
    return True
