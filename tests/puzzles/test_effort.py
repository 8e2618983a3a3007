"""Simulated people: those who work back from the goal see it sooner, and clutter slows everybody down."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[2] / "tools"))

from blockness.puzzles import Puzzle, prove
from blockness.puzzles.collection import published
from blockness.puzzles.making.grade import PLAIN, grade_of, score
from blockness.puzzles.making.measure import clutter, measure
from blockness.puzzles.names import FIRST
from effort import BACKWARD, FORWARD, is_solved_at_first_sight, tries

TWO = "reach:d8 expert green:- black:c5d5/2,d7h7/1:2/4,3/6 black"  # two placements: seen from the end


def test_who_works_back_from_the_goal_sees_two_placements() -> None:
    puzzle = Puzzle.parse(TWO)
    assert tries(puzzle, BACKWARD["heron"]) < 1.3 < tries(puzzle, FORWARD["minnow"])
    assert measure(puzzle, prove(puzzle)).lures == 0
    assert score(puzzle, prove(puzzle)) <= PLAIN
    assert grade_of(PLAIN) == 3


def test_clutter_slows_down() -> None:
    small, large = (Puzzle.parse(text) for text in (TWO, TWO.replace(" black:c5", " orange:- purple:- black:c5")))
    assert clutter(small) < clutter(large)
    assert clutter(small) < clutter(Puzzle.parse(TWO.replace("h7/1:2/4,3/6 black", "h7/1:2/4,3/6 rocks:i8 black")))


@pytest.mark.long
def test_no_hard_puzzle_is_solved_at_first_sight() -> None:
    hard = [entry for entry in published() if entry.grade >= 4 and entry.chapter != FIRST]
    assert not [one.id for one in hard if is_solved_at_first_sight(one.puzzle(), len(one.text))]
