"""An exact search finds the same, node by node, however often it pauses."""

from __future__ import annotations

from itertools import cycle
from typing import TYPE_CHECKING, Any

from hypothesis import assume, given
from hypothesis import strategies as st

from blockness.puzzles import Puzzle
from blockness.puzzles.collection import published
from blockness.puzzles.prove import forcing_search, goal_row, growing_search
from blockness.rules.jit import MODE
from blockness.search.exact.more_seats import MoreSeats
from blockness.search.exact.two_seats import TwoSeats
from blockness.search.exact.workspace import DONE, ENDLESS, PAUSED, STOPPED
from strategies import positions

if TYPE_CHECKING:
    from blockness import Position

MOST = 40 if MODE == "plain" else 4_000  # nodes
PUZZLES = [entry.puzzle() for entry in published()]
TOGETHER = Puzzle.parse(
    "together classic purple:g7f7/2,f6c6/1,c7c5/5,d5g5/5:3/3,1/4,4/6 green:g8f8/1,f9h9/5,h8h4/4,h3e3/2:1/3 purple"
)
ALONE = [*(puzzle for puzzle in PUZZLES if not puzzle.goal.kind.has_opponents), TOGETHER]
DUELS = [puzzle for puzzle in PUZZLES if puzzle.goal.kind.has_opponents]


def slices() -> st.SearchStrategy[list[int]]:
    """How many nodes each slice has, endlessly."""
    return st.lists(st.integers(1, 500), min_size=1, max_size=5)


def run(search: Any, state: int, sizes: list[int], *arguments: Any) -> tuple[Any, ...]:
    """Everything there is to know once a search has ended."""
    for nodes in cycle(sizes):
        if state != PAUSED:
            break
        before = search.nodes
        state = search.resume(*arguments, nodes)
        assert search.nodes <= before + nodes
        assert state != PAUSED or search.nodes == before + nodes
    assert state in (DONE, STOPPED)
    assert (state == STOPPED) == search.was_stopped
    return search.value, search.nodes, search.code, search.table.tobytes()


def game(position: Position, most: int, sizes: list[int]) -> tuple[Any, ...]:
    search, tables = (TwoSeats if position.seats == 2 else MoreSeats)(1 << 10), position.lexicon.tables
    search.clear(most)
    return run(search, search.begin(tables, position.row), sizes, tables)


def alone(puzzle: Puzzle, most: int, enough: int, sizes: list[int]) -> tuple[Any, ...]:
    search, tables = growing_search(puzzle, most), puzzle.position.lexicon.tables
    found = run(search, search.begin(tables, puzzle.position.row), sizes, tables, goal_row(puzzle), enough)
    return *found, search.lines.tobytes()


def duel(puzzle: Puzzle, most: int, sizes: list[int]) -> tuple[Any, ...]:
    search, tables = forcing_search(puzzle, most), puzzle.position.lexicon.tables
    begun = search.begin(tables, puzzle.position.row, puzzle.goal.number, is_own=False, met=not puzzle.goal.cell)
    return run(search, begun, sizes, tables)


@given(positions(), st.integers(1, MOST), slices())
def test_the_value_of_a_game_is_the_same_in_slices(position: Position, most: int, sizes: list[int]) -> None:
    assume(all(position.monsters))
    assert game(position, most, sizes) == game(position, most, [ENDLESS])


@given(st.sampled_from(ALONE), st.integers(1, MOST), st.integers(1, 3), slices())
def test_what_a_monster_can_become_is_the_same_in_slices(
    puzzle: Puzzle, most: int, enough: int, sizes: list[int]
) -> None:
    assert alone(puzzle, most, enough, sizes) == alone(puzzle, most, enough, [ENDLESS])


@given(st.sampled_from(DUELS), st.integers(1, MOST), slices())
def test_what_can_be_forced_is_the_same_in_slices(puzzle: Puzzle, most: int, sizes: list[int]) -> None:
    assert duel(puzzle, most, sizes) == duel(puzzle, most, [ENDLESS])
