"""Economy, surprise and climbing towards them; finales."""

from __future__ import annotations

import random
from itertools import islice

import pytest

from blockness.puzzles import Certificate, Kind, Puzzle, prove
from blockness.puzzles.making.certify import certified
from blockness.puzzles.making.climb import climb
from blockness.puzzles.making.finale import finales
from blockness.puzzles.making.minimal import is_minimal
from blockness.puzzles.making.quality import quality_of
from blockness.puzzles.making.recipes import drafts
from blockness.puzzles.making.themes import themes_of
from puzzles.slow import count_solutions

BARE = "reach:e8 classic purple:h6h9/1:4/2,3/5 green:- purple"
ROCKY = "reach:g7 classic green:e7f7/1:4/4,3/6 purple:d6d9/1 rocks:g6,e8 green"
TWO_WAYS = "head:6 classic purple:c5f5/1 orange:f6h6/1:4/2,3/6 rocks:e9 orange"


def beauty(text: str) -> float:
    puzzle = Puzzle.parse(text)
    return quality_of(puzzle, prove(puzzle)).beauty


def test_a_bare_lake_is_more_beautiful_than_a_crowded_one() -> None:
    assert beauty(BARE) > beauty(ROCKY)
    assert quality_of(Puzzle.parse(BARE), prove(Puzzle.parse(BARE))).things == 3


def test_climbing_leads_to_a_better_puzzle_with_one_solution() -> None:
    puzzle, proof = climb(Puzzle.parse(ROCKY), prove(Puzzle.parse(ROCKY)))
    assert quality_of(puzzle, proof).beauty > beauty(ROCKY)
    assert proof.solutions == count_solutions(str(puzzle)) == 1
    assert is_minimal(puzzle)


def test_a_finale_has_two_goals_instead_of_rocks() -> None:
    made = list(finales(Puzzle.parse(TWO_WAYS)))
    assert made
    for puzzle, proof in made:
        assert not puzzle.rocks
        assert str(puzzle.goal).startswith("head:6+reach:")
        assert proof.solutions == count_solutions(str(puzzle)) == 1


def test_a_duel_for_two_goals_has_several_ways_to_win_but_one_to_the_mark() -> None:
    duel = Puzzle.parse("win:2 expert orange:h5h7/1,f7f4/6:1/3 black:g5g9/1:1/2,2/4 black")
    for puzzle, proof in finales(duel):
        assert puzzle.goal.has_second
        assert proof.solutions == count_solutions(str(puzzle)) == 1
        assert is_minimal(puzzle)


@pytest.mark.parametrize("goal", ["escape", "together"])
def test_two_more_kinds_can_be_made(goal: str) -> None:
    """Nobody gets out with a single placement, and both of a pair have something to do."""
    chance = random.Random(2)
    made = list(islice(certified(drafts(chance, Kind(goal)), chance), 1))
    while not made:
        made = list(islice(certified(drafts(chance, Kind(goal)), chance), 1))
    for puzzle, proof in made:
        assert count_solutions(str(puzzle)) == 1
        assert len(proof.line) > 1
        assert len(puzzle.own) == (2 if goal == "together" else 1)


def test_one_end_may_have_to_make_way_for_the_other() -> None:
    """The head passes over the cell that the tail has left."""
    puzzle = Puzzle.parse("grow:all classic orange:d5f5/1:1/3,4/5 green:- orange")
    reason = puzzle.position.why_not("Hg5c5/5")
    assert reason is not None
    assert reason.code == "over-a-tail"
    assert "tail-first" in themes_of(puzzle, Certificate(1, ("Td4c4/3", "Hg5c5/5"), 1))
    assert "tail-first" not in themes_of(puzzle, Certificate(1, ("Td4c4/3", "Hg5g9/5"), 1))
