"""Puzzles as texts: what is written can be read, and what cannot be a puzzle is refused with a sentence."""

from __future__ import annotations

import pickle
from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from blockness import Box, IllegalMove
from blockness.puzzles import Goal, InvalidPuzzle, Kind, Puzzle
from puzzles.drawn import puzzles

GOOD = "grow:all classic orange:d4f4/1:3/2,1/3 green:c6d6/1 rocks:g5,d7 orange"
DUEL = "block:2 classic green:f6f7/1:3/2 black:g8g4/1:1/2,2/2 green"


@given(puzzles())
@settings(max_examples=60, deadline=None)
def test_what_is_written_can_be_read(puzzle: Puzzle) -> None:
    assert Puzzle.parse(str(puzzle)) == puzzle
    assert Puzzle.parse(puzzle.link) == puzzle
    assert " " not in puzzle.link
    assert len(puzzle.link) < 1200
    assert pickle.loads(pickle.dumps(puzzle)) == puzzle  # noqa: S301 - our own
    assert Goal.parse(str(puzzle.goal)) == puzzle.goal


@given(puzzles(), st.data())
@settings(max_examples=40, deadline=None)
def test_a_text_that_was_cut_is_never_a_puzzle(puzzle: Puzzle, data: st.DataObject) -> None:
    text = str(puzzle)
    cut = data.draw(st.integers(0, len(text) - 1))
    with pytest.raises(InvalidPuzzle):
        Puzzle.parse(text[:cut])


@given(puzzles(), st.data())
@settings(max_examples=100, deadline=None)
def test_an_altered_text_is_another_puzzle_or_refused(puzzle: Puzzle, data: st.DataObject) -> None:
    text = str(puzzle)
    at = data.draw(st.integers(0, len(text) - 1))
    altered = text[:at] + data.draw(st.sampled_from("abcdefghijk123456789:/,- _x\n\0é")) + text[at + 1 :]
    with suppress(InvalidPuzzle):
        found = Puzzle.parse(altered)
        assert Puzzle.parse(str(found)) == found


@given(st.text(max_size=200))
@settings(max_examples=100, deadline=None)
def test_any_other_text_is_refused(text: str) -> None:
    with pytest.raises(InvalidPuzzle, match=r"\w"):
        Puzzle.parse(text)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "perhaps it was cut off"),
        ("x" * 100_000, "at most 1200 characters"),
        (GOOD.removesuffix(" orange"), "perhaps it was cut off|colour to move"),
        (GOOD.replace("grow:all", "grow:3"), "expected a goal"),
        (GOOD.replace("grow:all", "head:7"), "height from 1 to 6"),
        (GOOD.replace("grow:all", "some:2"), "fewer than 2 segments"),
        (GOOD.replace("grow:all", "reach:g5"), "the mark on g5 is a rock"),
        (GOOD.replace("grow:all", "reach:a1"), "outside the lake"),
        (GOOD.replace("grow:all", "reach:e4"), "in the way of d4f4/1"),
        (GOOD.replace("grow:all", "win:2"), "needs an opponent"),
        (GOOD.replace("grow:all", "grow:all+reach:g5"), "the mark on g5 is a rock"),
        (GOOD.replace("grow:all", "grow:all+reach:e4"), "in the way of d4f4/1"),
        (GOOD.replace("grow:all", "some:2+reach:g6"), "fewer than 2 segments"),
        (GOOD.replace("grow:all", "reach:g6+grow:all"), "expected a goal"),
        (GOOD.replace("grow:all", "reach:g6+reach:g7"), "expected a goal"),
        (GOOD.replace("grow:all", "head:3+head:3"), "expected a goal"),
        (GOOD.replace("grow:all", "head:3+reach:g6+reach:g7"), "expected a goal"),
        (GOOD.replace("grow:all", "grow:all+"), "expected a goal"),
        (DUEL.replace("block:2", "win:2+reach:g6"), "in the way of g8g4/1"),
        (DUEL.replace("block:2", "win:2+head:3"), "expected a goal"),
        (GOOD.replace("grow:all", "escape:2"), "expected a goal"),
        (GOOD.replace("grow:all", "escape+reach:g6"), "expected a goal"),
        (GOOD.replace("grow:all", "escape").replace("d4f4/1", "c4e4/1"), "orange is at the shore already, on c4"),
        (DUEL.replace("block:2", "escape"), "only green moves"),
        (GOOD.replace("grow:all", "together"), "exactly one more monster with segments to place, got 0"),
        (DUEL.replace("block:2", "together").replace(" green", " orange:d4f4/1:3/2 green", 1), "to place, got 2"),
        (DUEL.replace("block:2", "together:2"), "expected a goal"),
        (GOOD.replace("classic", "wild"), "classic or expert"),
        (GOOD.replace(":3/2,1/3", ""), "orange has nothing to place"),
        (GOOD.replace("3/2", "9/2"), "expected a segment like"),
        (GOOD.replace("3/2", "2/2"), "orange has no segment 2/2"),
        (GOOD.replace("3/2", "2/1"), "only once"),
        (GOOD.replace("3/2,1/3", "3/2,3/2"), "only once"),
        (GOOD.replace("c6d6/1", "c6d6/1:3/2"), "only orange moves"),
        (GOOD.replace("c6d6/1", "-:3/2"), "no monster on the lake"),
        (GOOD.replace("c6d6/1", "d4e4/1"), "cannot share"),
        (GOOD.replace("c6d6/1", "c6c8/2"), "without its starter"),
        (GOOD.replace("green", "orange", 1), "different colours"),
        (GOOD.replace("rocks:g5,d7", "rocks:g5,g5"), "two rocks on g5"),
        (GOOD.replace("rocks:g5,d7", "rocks:"), "expected rocks like"),
        (GOOD.replace("rocks:g5,d7", "rocks:a1"), "outside the lake"),
        (GOOD.replace("rocks:g5,d7", "rocks:c6"), "in the way of c6d6/1"),
        (GOOD.replace("rocks:g5,d7", "rocks:c4,d3,d5,g4,f3,f5"), "cannot place any"),
        (GOOD.removesuffix("orange") + "purple", "expected the colour to move"),
        (GOOD.replace("d4f4/1:3/2", "d4f4/1:3/2:"), "colour:arches:segments"),
        (DUEL.replace("block:2", "grow:all"), "only green moves"),
        (DUEL.replace("block:2", "block:0"), "expected a goal"),
    ],
)
def test_what_is_no_puzzle_gets_a_sentence(text: str, says: str) -> None:
    with pytest.raises(InvalidPuzzle, match=says) as refused:
        Puzzle.parse(text)
    assert len(str(refused.value)) < 300


def test_a_puzzle_has_a_position_with_rocks_and_few_segments() -> None:
    puzzle = Puzzle.parse(GOOD)
    assert puzzle.rocks == ("g5", "d7")
    assert [str(segment) for segment in puzzle.position.reserve("orange")] == ["3/2", "1/3"]
    assert puzzle.position.reserve("green") == ()
    assert (puzzle.goal.kind, puzzle.seats, puzzle.seat, puzzle.variant) == (Kind.ALL, 2, 0, "classic")
    reason = puzzle.position.why_not("Hf5g5/3")
    assert reason is not None
    assert (reason.code, str(reason)) == ("on-a-rock", "there is a rock on g5")
    with pytest.raises(IllegalMove, match="rock"):
        puzzle.position.play("Hf5i5/2")
    assert puzzle.position.play("Hf5f6/3").turn == "orange"


def test_other_boxes_have_other_puzzles() -> None:
    box = Box.usual()
    other = Box.parse_line(box.line.replace("orange=2/1,3/2", "orange=2/1,5/2"))
    assert Puzzle.parse(GOOD.replace("3/2", "5/2"), other).box == other
    with pytest.raises(InvalidPuzzle):
        Puzzle.parse(GOOD, other)
