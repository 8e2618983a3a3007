"""Proofs: the quick search and the slow one agree, and so does a lake that is turned round."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from blockness.puzzles import Kind, Puzzle, prove
from blockness.puzzles.course import Course
from blockness.puzzles.making.symmetry import canonical, symmetries, turned
from puzzles.drawn import puzzles
from puzzles.slow import count_solutions, solved_after

TOGETHER = (
    "together classic purple:g7f7/2,f6c6/1,c7c5/5,d5g5/5:3/3,1/4,4/6 green:g8f8/1,f9h9/5,h8h4/4,h3e3/2:1/3 purple"
)
DUEL_FOR_TWO = (
    "win:3+reach:d2 classic purple:- green:b8e8/2,e7e3/4,e4f4/1,g4d4/6,d3f3/5:1/3,3/3,2/4"
    " black:c3c5/2,d5h5/1,i5i4/3,h4h7/6,g7c7/5:3/4,2/5 green"
)
ALONE = tuple(kind for kind in Kind if not kind.has_opponents)


@given(puzzles())
@settings(max_examples=12, deadline=None)
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


@given(puzzles(ALONE))
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
        # Two goals at once: five monsters place everything, one of them with a foot on e8.
        ("grow:all+reach:e8 classic orange:f5f7/1 green:d9e9/1:2/2,3/3,2/4 rocks:d4,c5,e6,f8,h9 green", 1),
        ("grow:all classic orange:f5f7/1 green:d9e9/1:2/2,3/3,2/4 rocks:d4,c5,e6,f8,h9 green", 5),
        # One way out to the shore, backwards over its own body.
        ("escape classic orange:f4f6/5,f7d7/1,d8d4/2:3/3,4/5 green:- rocks:d3,h3,e4,c7,c8 orange", 1),
        # Two monsters in turn: purple has to leave room, and green must still have a move.
        (
            TOGETHER,
            1,
        ),
        # Seven first moves win, but only one of them has time for the mark.
        (DUEL_FOR_TWO, 1),
        (DUEL_FOR_TWO.replace("+reach:d2", ""), 7),
        # Nobody can block an opponent that has the whole lake.
        ("block:1 classic orange:d4f4/1:1/3 green:h7h8/1:2/2,3/2 orange", 0),
        # Green can still move after black's second move, though whatever it does leaves it without another.
        ("block:2 classic black:d4h4/1,h5h6/3:3/3,4/5 green:f6f5/1,g5g9/4:2/2,3/2,3/3 black", 0),
        # The same arches can be strung together in three ways: three monsters, three solutions.
        (
            "grow:all classic black:b4b5/2,c5g5/1 purple:f8i8/1,i9f9/5 green:-"
            " orange:b7d7/5,e7e9/1,e10i10/2,i11f11/2:1/3,3/3,2/4,4/5,3/6 rocks:a4,c6,d8,d10,d11 orange",
            3,
        ),
    ],
)
def test_examples(text: str, solutions: int) -> None:
    assert prove(Puzzle.parse(text)).solutions == count_solutions(text) == solutions


def test_a_duel_may_ask_for_a_foot_as_well() -> None:
    puzzle = Puzzle.parse(DUEL_FOR_TWO)
    line = prove(puzzle).line
    solved = [Course.of(puzzle, line[:count]).is_solved for count in range(1, len(line) + 1)]
    assert solved == [False] * (len(line) - 1) + [True]
    assert Course.of(puzzle, line[:1]).is_solvable
    wrong = next(str(move) for move in puzzle.position.legal_moves if str(move) != line[0])
    assert not Course.of(puzzle, [wrong]).is_solvable


def test_a_foot_that_already_stands_on_the_mark_still_counts_later() -> None:
    puzzle = Puzzle.parse("head:4+reach:c4 classic purple:c5c8/1:2/4,3/5 black:- rocks:f8 purple")
    marked = Course.of(puzzle, ["Tc4f4/5"])
    assert not marked.is_solved
    assert marked.prove().line == ("Hd8d6/4",)
    assert marked.play("Hd8d6/4").is_solved
    assert not Course.of(puzzle, ["Hd8d6/4"]).is_solved


def test_the_shore_depends_on_the_number_of_seats() -> None:
    two = Puzzle.parse("escape classic orange:d4f4/1:1/4,3/6 green:- orange")
    assert Course.of(two, ["Tc4c5/4"]).is_solved
    three = Puzzle.parse("escape classic orange:d4f4/1:1/4,3/6 green:- black:- orange")
    assert not Course.of(three, ["Tc4c5/4"]).is_solved
    assert Course.of(three, ["Tc4c5/4", "Tb5b8/6"]).is_solved


def test_two_monsters_take_turns_and_whoever_cannot_move_passes() -> None:
    puzzle = Puzzle.parse(TOGETHER)
    assert puzzle.own == ("purple", "green")
    course = Course.of(puzzle, prove(puzzle).line[:1])
    assert course.position.turn == "green"
    assert course.answer() is None  # green is the person's, too
    assert course.prove().line == prove(puzzle).line[1:]
    done = Course.of(puzzle, prove(puzzle).line)
    assert (done.is_solved, done.turns) == (True, 4)
    early = Course.of(puzzle, prove(puzzle).line[:2])  # green has placed everything
    assert (early.position.turn, early.is_over) == ("purple", False)


def test_a_win_waits_for_the_end_of_the_game() -> None:
    puzzle = Puzzle.parse(
        "win:2 classic purple:h3h7/2,i7i5/3,h5e5/1:2/5,4/6 orange:c6e6/1,f6f4/5,e4b4/2"
        " black:e8i8/1,j8j4/5,i4i2/2:3/3,3/6 purple"
    )
    course = Course.of(puzzle, ["Hd5d9/6", "Hh2e2/3", "Tg3e3/5"])
    assert course.is_solvable  # nothing can go wrong now, but black still has a move
    assert not course.is_solved
    assert not course.is_over
    assert course.answered().is_solved
    assert course.answered().position.is_over
    assert prove(puzzle).line[:3] == course.moves
    assert len(prove(puzzle).line) == 4


def test_whoever_runs_aground_is_not_blocked_until_you_have_moved_again() -> None:
    text = "block:2 classic black:d4h4/1,h5h6/3:3/3,4/5 green:f6f5/1,g5g9/4:2/2,3/2,3/3 black"
    course = Course.of(Puzzle.parse(text), ["Hh7d7/5", "Hf9d9/2", "Td3d6/3"])
    assert any(str(move) == "Te6e3/2" for move in course.position.legal_moves)
    assert not course.is_solved
    assert not course.is_solvable
    assert course.is_over


@given(puzzles())
@settings(max_examples=60, deadline=None)
def test_solved_is_said_when_the_sentence_is_true_and_not_before(puzzle: Puzzle) -> None:
    chance = random.Random(str(puzzle))
    course, said = Course.of(puzzle), []
    while not course.is_over and course.position.turn:
        course = course.play(chance.choice(course.position.legal_moves))
        said.append(course.is_solved)
    assert said == solved_after(str(puzzle), course.moves)


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
    puzzle = Puzzle.parse("block:2 classic purple:h5e5/1,d5d4/2,e4e8/2:2/3,4/6 black:d6h6/1,h7f7/5:2/4,3/6 black")
    course = Course.of(puzzle, ["Hf8i8/6"])
    assert course.is_solvable
    assert course.answer() is not None
    after = course.answered()
    assert (after.position.turn, after.turns_left) == ("black", 1)
    assert after.prove().is_solvable
    wrong = Course.of(puzzle, ["Hf8h8/4"])
    assert not wrong.is_solvable


def test_a_search_that_is_stopped_anywhere_says_so_and_nothing_else() -> None:
    puzzle = Puzzle.parse("win:3 expert green:f8f5/3,d5e5/1:2/4,2/5,4/5 orange:g7g4/2,g6e6/1:4/5 green")
    whole = prove(puzzle)
    for nodes in range(1, whole.nodes + 10):
        proof = prove(puzzle, nodes)
        assert proof == whole if proof.exact else not proof.is_solvable and not proof.line


def test_moves_beyond_the_last_turn_solve_nothing() -> None:
    puzzle = Puzzle.parse("block:1 classic purple:h5e5/1,d5d4/2,e4e8/2:2/3,4/6 black:d6h6/1,h7f7/5:2/4,3/6 black")
    late = Course.of(puzzle, ["Hf8i8/6", "He9g9/3", "Td7d9/4"])
    assert not late.is_solved
    assert late.is_over


def test_opponents_with_much_to_play_are_not_searched_for_ever() -> None:
    puzzle = Puzzle.parse(
        "win:1 classic orange:d4f4/1:3/6 green:d6e6/1:2/2,3/2,1/3,3/3,2/4,4/4,2/5,4/5 purple:- black:- orange"
    )
    course = Course.of(puzzle, ["Hf3f6/6"], nodes=5_000).answered()
    assert course.forcing.nodes < 6_000
    assert course.position.is_over
    assert course.is_over


def test_whoever_cannot_move_in_a_puzzle_is_told_to_pass() -> None:
    puzzle = Puzzle.parse(
        "win:3 classic black:f2c2/4,c3c5/2,c4g4/1,h4h8/5,i8i6/4,i5i3/5,j3j4/2:3/6 orange:-"
        " green:g3e3/4,f3f6/3,g6g7/1,f7f9/5,g9i9/2,j9j6/2:1/3,4/4,4/5,3/6 green"
    )
    assert Course.of(puzzle).passed == ()
    assert Course.of(puzzle, ["Hj5g5/6"]).passed == ("black",)
    assert Course.of(puzzle, ["Hj5g5/6", "Tg2h2/3", "Th3d3/5"]).passed == ()  # the end is not a pass
