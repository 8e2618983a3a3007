"""Proofs: the quick search and the slow one agree, and so does a lake that is turned round."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from blockness.puzzles import Kind, Puzzle, prove
from blockness.puzzles.course import Course
from blockness.puzzles.symmetry import canonical, symmetries, turned
from puzzles.drawn import puzzles
from puzzles.slow import count_solutions

GROWTH = tuple(kind for kind in Kind if kind.is_growth)


@given(puzzles())
@settings(max_examples=60, deadline=None)
def test_both_solvers_agree(puzzle: Puzzle) -> None:
    assert prove(puzzle).solutions == count_solutions(str(puzzle))


@given(puzzles(), st.integers(0, 7))
@settings(max_examples=40, deadline=None)
def test_a_lake_seen_from_elsewhere_has_as_many_solutions(puzzle: Puzzle, way: int) -> None:
    other = Puzzle.parse(str(turned(puzzle, symmetries(puzzle.box)[way])))
    assert prove(other).solutions == prove(puzzle).solutions
    assert canonical(other) == canonical(puzzle)


@given(puzzles())
@settings(max_examples=40, deadline=None)
def test_the_line_of_a_proof_solves_it_and_without_one_nothing_does(puzzle: Puzzle) -> None:
    proof = prove(puzzle)
    course = Course.of(puzzle, proof.line)
    assert course.is_solved == proof.is_solvable == Course.of(puzzle).is_solvable
    if not proof.is_solvable:
        assert proof.line == ()
        assert not any(Course.of(puzzle, [move]).is_solvable for move in puzzle.position.legal_moves)


@given(puzzles(GROWTH))
@settings(max_examples=30, deadline=None)
def test_some_first_move_leads_on_if_and_only_if_it_is_solvable(puzzle: Puzzle) -> None:
    leading = [move for move in puzzle.position.legal_moves if Course.of(puzzle, [move]).is_solvable]
    assert bool(leading) == prove(puzzle).is_solvable


@pytest.mark.parametrize(
    ("text", "solutions"),
    [
        # One segment between rocks: both ends could take it, one foot is free.
        ("grow:all classic orange:d4f4/1:1/3 green:- rocks:c4,d3,d5,g4,f3,e5,g5 orange", 1),
        # The marked cell cannot be reached with one short segment.
        ("reach:i8 classic orange:d4f4/1:1/3 green:- orange", 0),
        ("reach:f6 classic orange:d4f4/1:1/3 green:- orange", 1),
        # Nobody blocks an opponent that has the whole lake.
        ("block:1 classic orange:d4f4/1:1/3 green:h7h8/1:2/2,3/2 orange", 0),
    ],
)
def test_examples(text: str, solutions: int) -> None:
    assert prove(Puzzle.parse(text)).solutions == count_solutions(text) == solutions


def test_the_order_of_independent_placements_does_not_count() -> None:
    text = "grow:all classic orange:d4f4/1:1/3,1/4 green:- rocks:c4,d3,c5,e5,f3,g4,g5 orange"
    puzzle = Puzzle.parse(text)
    ways = {
        tuple(sorted(map(str, (one, two))))
        for one in puzzle.position.legal_moves
        for two in puzzle.position.play(one).legal_moves
    }
    orders = sum(len(puzzle.position.play(one).legal_moves) for one in puzzle.position.legal_moves)
    assert prove(puzzle).solutions == count_solutions(text) == len(ways) < orders


def test_a_search_that_is_too_long_says_so() -> None:
    proof = prove(Puzzle.parse("win:9 classic orange:d4f4/1:3/2,4/2,1/3,3/3 green:d6e6/1:2/2,3/2,1/3,3/3 orange"), 1000)
    assert not proof.exact
    assert not proof.is_solvable
    assert proof.nodes > 1000


def test_opponents_answer_as_long_as_they_can() -> None:
    puzzle = Puzzle.parse(
        "block:2 classic purple:e5h5/1,h4h7/3,g7g9/3,h9f9/5:1/2,2/4,4/6 black:i4i7/6,i8e8/1,e7e9/4:1/3,4/5 black"
    )
    course = Course.of(puzzle, ["Hd9d5/5"])
    assert course.is_solvable
    assert course.answer() is not None
    after = course.answered()
    assert (after.position.turn, after.turns_left) == ("black", 1)
    assert after.prove().is_solvable
    wrong = Course.of(puzzle, ["Hd9d8/3"])
    assert not wrong.is_solvable


def test_a_search_that_is_stopped_anywhere_says_so_and_nothing_else() -> None:
    puzzle = Puzzle.parse("win:3 expert green:f8f5/3,d5e5/1:2/4,2/5,4/5 orange:g7g4/2,g6e6/1:4/5 green")
    whole = prove(puzzle)
    for nodes in range(1, whole.nodes + 10):
        proof = prove(puzzle, nodes)
        assert proof == whole if proof.exact else not proof.is_solvable and not proof.line


def test_moves_beyond_the_last_turn_solve_nothing() -> None:
    puzzle = Puzzle.parse(
        "block:1 classic purple:e5h5/1,h4h7/3,g7g9/3,h9f9/5:1/2,2/4,4/6 black:i4i7/6,i8e8/1,e7e9/4:1/3,4/5 black"
    )
    late = Course.of(puzzle, ["Hd9d5/5", "Te4c4/4", "Hc5c6/3"])
    assert not late.is_solved
    assert late.is_over


def test_opponents_with_much_to_play_are_not_searched_for_ever() -> None:
    puzzle = Puzzle.parse(
        "win:1 classic orange:d4f4/1:3/6 green:d6e6/1:2/2,3/2,1/3,3/3,2/4,4/4,2/5,4/5 purple:- black:- orange"
    )
    course = Course.of(puzzle, ["Hf3f6/6"], nodes=5_000).answered()
    assert course.opponents.nodes < 6_000
    assert course.position.is_over
    assert course.is_over


def test_whoever_cannot_move_in_a_puzzle_is_told_to_pass() -> None:
    puzzle = Puzzle.parse(
        "win:3 classic black:f2c2/4,c3c5/2,c4g4/1,h4h8/5,i8i6/4,i5i3/5,j3j4/2:3/6 orange:-"
        " green:g3e3/4,f3f6/3,g6g7/1,f7f9/5,g9i9/2,j9j6/2:1/3,4/4,4/5,3/6 green"
    )
    assert Course.of(puzzle).passed == ()
    assert Course.of(puzzle, ["Hj5g5/6"]).passed == ("black",)
    assert Course.of(puzzle, ["Hj5g5/6", "Tg2h2/3", "Th3d3/5"]).passed == ()  # the end is no pass
