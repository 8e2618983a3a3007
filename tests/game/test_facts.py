"""Rocks and what is left to place are facts of a position: kept, compared, printed and read."""

from __future__ import annotations

import copy
import pickle

import pytest
from hypothesis import given

from blockness import Game, IllegalMove, InvalidPosition, Position, Record
from blockness.game.drawing import draw
from blockness.puzzles import Puzzle
from strategies import restricted_positions

PUZZLE = "grow:all classic orange:d4f4/1:3/2,1/3 green:- rocks:g5 orange"
LINE = "classic orange:d4f4/1:3/2,1/3 green:-:- rocks:g5 orange"


def same(position: Position) -> list[Position]:
    return [
        Position.parse(str(position), position.box),
        copy.copy(position),
        copy.deepcopy(position),
        pickle.loads(pickle.dumps(position)),  # noqa: S301 - our own bytes
    ]


@given(restricted_positions())
def test_a_position_with_rocks_and_given_segments_is_its_line(position: Position) -> None:
    for again in same(position):
        assert again == position
        assert hash(again) == hash(position)
        assert str(again) == str(position)
        assert again.row.tobytes() == position.row.tobytes()
        assert again.legal_moves == position.legal_moves


@given(restricted_positions())
def test_what_a_game_begins_with_stays_to_its_end(position: Position) -> None:
    game = Game(position)
    while not game.is_over:
        game.play(game.position.legal_moves[len(game.moves) % len(game.position.legal_moves)])
        assert game.position.rocks == position.rocks
        assert not any(game.position.over(rock) for rock in position.rocks)
        assert Position.parse(str(game.position)) == game.position
    assert Record.read(str(Record.of(game))).positions == game.positions


def test_a_puzzle_stands_on_a_position_of_its_own() -> None:
    position = Puzzle.parse(PUZZLE).position
    assert str(position) == LINE
    assert [len(again.legal_moves) for again in same(position)] == [18] * 4
    assert position != Position.parse("classic orange:d4f4/1 green:h8i8/1 orange")


DIFFERENT = [
    LINE,
    "classic orange:d4f4/1:3/2,1/3 green:-:- orange",
    "classic orange:d4f4/1:3/2,1/3 green:-:- rocks:g6 orange",
    "classic orange:d4f4/1:3/2 green:-:- rocks:g5 orange",
    "classic orange:d4f4/1:3/2,1/3 green:h8i8/1:- rocks:g5 orange",
    "classic orange:d4f4/1:3/2,1/3 green:h8i8/1 rocks:g5 orange",
    "classic orange:d4f4/1 green:- rocks:g5 green",
    "classic orange:d4f4/1 green:- green",
    "classic orange:- green:- rocks:e5,e6 orange",
    "classic orange:-:2/1,3/2 green:- orange",
]


def test_different_rocks_or_reserves_are_different_positions() -> None:
    positions = [Position.parse(line) for line in DIFFERENT]
    assert len(set(positions)) == len(DIFFERENT)
    assert [str(position) for position in positions] == DIFFERENT


def test_rocks_and_segments_are_read_in_any_order_and_written_in_one() -> None:
    line = "classic orange:d4f4/1:1/3,3/2 green:h8i8/1 rocks:g6,d3 orange"
    assert str(Position.parse(line)) == "classic orange:d4f4/1:3/2,1/3 green:h8i8/1 rocks:d3,g6 orange"
    whole = "classic orange:d4f4/1:3/2,4/2,1/3,3/3,1/4,2/4,2/5,4/5,3/6 green:h8i8/1 orange"
    assert str(Position.parse(whole)) == "classic orange:d4f4/1 green:h8i8/1 orange", "it goes without saying"


BROKEN = {
    "a rock under an arch": (LINE.replace("g5", "e4"), "a rock on e4 is in the way of d4f4/1"),
    "a rock outside the lake": (LINE.replace("g5", "a5"), "a rock on a5 is outside the lake of 2 seats"),
    "two rocks on one cell": (LINE.replace("g5", "g5,g5"), "two rocks on g5"),
    "no rocks": (LINE.replace("rocks:g5", "rocks:"), "expected rocks like rocks:d4,e5"),
    "rocks before the seats": ("classic rocks:g5 orange:d4f4/1 green:h8i8/1 orange", "different colours"),
    "no such segment": (LINE.replace("1/3", "2/3"), "orange has no segment 2/3 to place"),
    "a segment that stands": (LINE.replace("1/3", "2/1"), "orange has its segment 2/1 only once"),
    "a segment twice": (LINE.replace("1/3", "3/2"), "orange has its segment 3/2 only once"),
    "something else": (LINE.replace("1/3", "1-3"), "expected a segment like 3/2, got '1-3'"),
    "an empty reserve": (LINE.replace(":3/2,1/3", ":"), "colour:arches:segments"),
    "a part too many": (LINE.replace("1/3", "1/3:4/2"), "colour:arches:segments"),
    "a monster without its starter": ("classic orange:-:3/2 green:- orange", "orange has segments to place but not"),
    "one waits and one never comes": ("classic orange:- green:-:- orange", "until all have started"),
    "the turn of one that stands still": (LINE.replace("g5 orange", "g5 green"), "green cannot move"),
}


@pytest.mark.parametrize(("line", "words"), BROKEN.values(), ids=BROKEN)
def test_a_line_that_is_no_position_is_refused_with_a_sentence(line: str, words: str) -> None:
    with pytest.raises(InvalidPosition) as error:
        Position.parse(line)
    assert words in str(error.value)


def test_a_rock_in_the_way_is_refused_as_such() -> None:
    with pytest.raises(IllegalMove) as refusal:
        Position.parse(LINE).play("Hf5g5/3")
    assert (refusal.value.reason.code, refusal.value.reason.cell) == ("on-a-rock", "g5")


def test_rocks_are_drawn() -> None:
    drawn = draw(Position.parse(LINE)).splitlines()
    assert drawn[7].split().count("##") == 1
    assert drawn[-1] == "Rocks: g5"
