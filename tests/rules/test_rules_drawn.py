"""The rules R1 to R11 by example: what is allowed, and what is refused for which reason on which cell."""

from __future__ import annotations

import pytest

import oracle
from blockness import Box, Game, IllegalMove, InvalidMove, InvalidPosition, Position
from blockness.game import Ended, Moved, Passed
from blockness.game.drawing import draw
from blockness.rules.judge import Verdict

# --- Positions, each with the rows of its picture that hold something ---

EMPTY = "classic orange:- green:- orange"

STANDING = "classic orange:d4f4/1 purple:- purple"

ALONE = "classic orange:d4f4/1 green:h8i8/1 orange"
ALONE_DRAWN = """
     8          ·   ·   ·   ·   ·   g1~ G1@         8
     4          ·   o1~-o1- O1@ ·   ·   ·           4
"""

BENT = "classic orange:d8d5/2,d4f4/1 green:h8i8/1 orange"
BENT_DRAWN = """
     8          ·   o2~ ·   ·   ·   g1~ G1@         8
     7          ·  |o2| ·   ·   ·   ·   ·           7
     6          ·  |o2| ·   ·   ·   ·   ·           6
     5          ·   o2  ·   ·   ·   ·   ·           5
     4          ·   o1 -o1- O1@ ·   ·   ·           4
"""

HURDLES = "classic orange:d4f4/1 green:c6d6/1,e6g6/2,g7e7/4 orange"  # two arches north of the orange head
HURDLES_DRAWN = """
     7          ·   ·   G4@-g4- g4  ·   ·           7
     6          g1~ g1  g2 -g2- g2  ·   ·           6
     5          ·   ·   ·   ·   ·   ·   ·           5
     4          ·   o1~-o1- O1@ ·   ·   ·           4
"""

STACKED = "classic orange:d4f4/1 green:e8e7/3,e6g6/2,h6d6/5,c6c5/1 orange"  # a low arch lengthwise under a high one
STACKED_DRAWN = """
     8          ·   ·   g3~ ·   ·   ·   ·           8
     7          ·   ·   g3  ·   ·   ·   ·           7
     6          g1  g5 -g5--g5--g5- g5  ·           6
     5          G1@ ·   ·   ·   ·   ·   ·           5
     4          ·   o1~-o1- O1@ ·   ·   ·           4
"""

RAISED = "classic orange:d4f4/1,f5f6/4 green:h8i8/1 orange"  # the orange head stands at height 4
RAISED_DRAWN = """
     6          ·   ·   ·   O4@ ·   ·   ·           6
     5          ·   ·   ·   o4  ·   ·   ·           5
     4          ·   o1~-o1- o1  ·   ·   ·           4
"""

WALLED = "classic black:h8d8/1 purple:e9h9/1 black"  # purple's only way out leads over the black head
WALLED_DRAWN = """
     9              ·   p1~-p1--p1- P1@             9
     8          ·   B1@-b1--b1--b1- b1~ ·           8
"""

NEIGHBOURS = "expert orange:d4f4/1 green:g5g4/1 orange"  # the green head on the cell between the orange head and h4
NEIGHBOURS_DRAWN = """
     5          ·   ·   ·   ·   g1~ ·   ·           5
     4          ·   o1~-o1- O1@ G1@ ·   ·           4
"""

DRAWN = [
    (ALONE, ALONE_DRAWN),
    (BENT, BENT_DRAWN),
    (HURDLES, HURDLES_DRAWN),
    (STACKED, STACKED_DRAWN),
    (RAISED, RAISED_DRAWN),
    (WALLED, WALLED_DRAWN),
    (NEIGHBOURS, NEIGHBOURS_DRAWN),
]

SHORES = {  # an orange tail on d9, beside the first ring, and one on b11, beside the corner that nobody uses
    2: "classic orange:d9f9/1 green:h4i4/1 orange",
    3: "classic orange:d9f9/1 green:h4i4/1 black:c8g8/1 orange",
    4: "classic orange:d9f9/1 green:h4i4/1 black:c8g8/1 purple:c6f6/1 orange",
}
CORNER = "classic orange:b11b10/3,b9c9/4,d9f9/1 green:h4i4/1 black:c8g8/1 purple:c6f6/1 orange"


def expert(line: str) -> str:
    return line.replace("classic", "expert")


# --- Moves that are allowed: rule, position, moves ---

ALLOWED = [
    ("R2 the first ring with three seats", SHORES[3], "Td10c10/3 Td10g10/2"),
    ("R2 the whole lake with four", SHORES[4], "Td10d11/3 Td10c10/4"),
    ("R3 along a row or a column, either end on either foot", EMPTY, "Sd4f4 Sf4d4 Sd4d6 Sd6d4 Sc4c6 Sf3h3 Sg9e9"),
    ("R3 the same for experts", expert(EMPTY), "Sd4f4 Sf4d4 Sd4d6 Sd6d4 Sc4c6 Sf3h3 Sg9e9"),
    ("R3 beside another starter", STANDING, "Se3h3 Sc5f5 Sg4g7"),
    ("R4 straight on, turning left and right", BENT, "Hg4h4/3 Hg4g7/3 Hg4g3/3"),
    ("R4 back over its own body", BENT, "Hg4c4/2 Hg4c4/5"),
    ("R4 from any side of either end", BENT, "Hf5f8/6 Hf3g3/4 Td9e9/3 Tc8c7/3 Te8e6/4"),
    ("R6 over two lower ones", HURDLES, "Hf5f8/6 Hf5f9/5"),
    ("R6 over feet", HURDLES, "Hg4g8/5"),
    ("R6 over one that lies on another", STACKED, "Hf5f8/6"),
    ("R6 over the arch that bears the end, lengthwise", RAISED.replace("f5f6/4", "f5g5/4"), "Hh5e5/6"),
    ("R7 over the very end that moves", ALONE, "Hf5f3/4 Hf5f3/5 Td5d3/4 Td5d3/5"),
    ("R7 over the very end that moves, if it is lower", RAISED, "Hg6e6/5 Hg6d6/6"),
    ("R7 the same for experts", expert(ALONE), "Hf6f3/2 Hf6f3/6 Td6d3/3"),
    ("R7 an end that has moved on is a mere foot", "classic orange:d4f4/1 green:g6f6/1,e6e8/4 orange", "Hf5f7/4"),
    ("R11 two cells away, in four directions", expert(ALONE), "Hf6f9/2 Hh4h7/3 Hh4h3/4 Td6d9/6"),
    ("R11 past a head", NEIGHBOURS, "Hh4h7/2 Hh4i4/3"),
    ("R11 past a tail", NEIGHBOURS.replace("g5g4", "g4g5"), "Hh4h7/2 Hh4i4/3"),
    ("R11 past a higher arch", "expert orange:d4f4/1 green:g7h7/1,h5f5/5 orange", "Hf6f9/2"),
    ("R11 past its own body", "expert orange:d4f4/1,f6f5/4 green:h8i8/1 orange", "Hf7f8/3"),
]


@pytest.mark.parametrize(("line", "moves"), [row[1:] for row in ALLOWED], ids=[row[0] for row in ALLOWED])
def test_these_moves_are_allowed(line: str, moves: str) -> None:
    position, state = Position.parse(line), oracle.parse(line)
    assert state is not None
    for move in moves.split():
        assert position.why_not(move) is None
        assert position.is_legal(move)
        assert move in map(str, position.legal_moves)
        assert oracle.is_legal(state, move)
        assert str(position.play(move)) == oracle.line(oracle.play(state, move))


# --- Moves that are refused: rule, position, move, reason, cell ---

TAIL_AHEAD = "classic orange:d4f4/1 green:f6g6/1 orange"
HEAD_AHEAD = "classic orange:d4f4/1 green:g6f6/1 orange"
FINISHED = "classic black:i4i5/3,i6h6/2,h5d5/5,d4h4/1 green:d3e3/1,f3h3/4 over"

REFUSED = [
    ("R2 a ring that two seats do not use", SHORES[2], "Td10d11/3", "outside-the-lake", "d10"),
    ("R2 a ring that three seats do not use", SHORES[3], "Td10d11/3", "outside-the-lake", "d11"),
    ("R2 beyond the drawing", SHORES[4], "Td10d12/4", "outside-the-lake", "d12"),
    ("R2 near foot ashore", CORNER, "Ta11a8/2", "outside-the-lake", "a11"),
    ("R2 far foot ashore", CORNER, "Tc11a11/4", "outside-the-lake", "a11"),
    ("R2 two seats of experts", expert(SHORES[2]), "Td11d10/3", "outside-the-lake", "d11"),
    ("R3 tail outside the deep water", "classic orange:- green:- black:- orange", "Sb4d4", "outside-deep-water", "b4"),
    ("R3 head outside the deep water", "expert orange:- green:- black:- purple:- orange", "Sd4b4",
     "outside-deep-water", "b4"),
    ("R3 outside the lake", EMPTY, "Sb4d4", "outside-the-lake", "b4"),
    ("R3 too short for the starter", EMPTY, "Sd4e4", "not-the-starter", None),
    ("R3 too long for the starter", expert(EMPTY), "Sd4g4", "not-the-starter", None),
    ("R3 a diagonal starter", EMPTY, "Sd4f6", "not-straight", "f6"),
    ("R3 a starter on one cell", expert(EMPTY), "Sd4d4", "not-straight", "d4"),
    ("R3 extending before starting", EMPTY, "Hd4d7/2", "start-first", None),
    ("R3 extending before all stand", expert(STANDING), "Hg4g7/2", "start-first", None),
    ("R3 starting again", ALONE, "Se6g6", "already-started", None),
    ("R3 starting again, expert", expert(ALONE), "Se6g6", "already-started", None),
    ("R3 starters never cross", STANDING, "Se3e6", "equal-height", "e4"),
    ("R3 nor a head", STANDING, "Sf3f6", "over-a-head", "f4"),
    ("R3 nor a tail", STANDING, "Sd3d6", "over-a-tail", "d4"),
    ("R3 nor share a cell: tail", STANDING, "Se4e7", "not-open-water", "e4"),
    ("R3 nor share a cell: head", STANDING, "Se7e4", "not-open-water", "e4"),
    ("R4 diagonal neighbour", BENT, "Hg5g8/3", "not-beside-the-end", "g5"),
    ("R4 two cells away", BENT, "Hh4h7/3", "not-beside-the-end", "h4"),
    ("R4 the end's own cell", BENT, "Hf4f7/3", "not-beside-the-end", "f4"),
    ("R4 beside the other end", BENT, "He8e6/4", "not-beside-the-end", "e8"),
    ("R4 far away", BENT, "Hp16p15/3", "not-beside-the-end", "p16"),
    ("R4 a bend", BENT, "Hg4h6/2", "not-straight", "h6"),
    ("R4 one cell", BENT, "Hg4g4/3", "not-straight", "g4"),
    ("R4 not in the set: 2/2", BENT, "Hg4g6/2", "no-such-segment", None),
    ("R4 not in the set: height 9", expert(ALONE), "Hh4h7/9", "no-such-segment", None),
    ("R4 the starter again", BENT, "Hg4g6/1", "segment-placed", None),
    ("R4 no longer in the reserve", BENT, "Hg4g7/2", "segment-placed", None),
    ("R4 no longer in the reserve, expert", "expert orange:d4f4/1,f6f5/4 green:h8i8/1 orange", "Hf7f8/4",
     "segment-placed", None),
    ("R5 near foot under the own body", HURDLES, "He4e5/3", "not-open-water", "e4"),
    ("R5 near foot on another's foot", HURDLES.replace("d4f4", "d3d5"), "Hd6e6/3",
     "not-open-water", "d6"),
    ("R5 near foot under another's arch", HURDLES.replace("d4f4", "f3f5"), "Hf6f8/5", "not-open-water", "f6"),
    ("R5 far foot on another's foot", HURDLES, "Td5d6/3", "not-open-water", "d6"),
    ("R5 far foot under another's arch", HURDLES, "Hf5f6/3", "not-open-water", "f6"),
    ("R5 far foot under a lower arch", HURDLES, "Hf5f7/5", "not-open-water", "f7"),
    ("R5 far foot on the own foot", BENT, "Hg4d4/3", "not-open-water", "d4"),
    ("R5 far foot on the moving end", ALONE, "Hf5f4/3", "not-open-water", "f4"),
    ("R5 far foot on another's end, expert", NEIGHBOURS, "Hh4g4/3", "not-open-water", "g4"),
    ("R6 under one", STACKED, "Hf5f8/3", "under-an-arch", "f6"),
    ("R6 over one, under the next", HURDLES, "Hf5f8/3", "under-an-arch", "f7"),
    ("R6 equal height", HURDLES, "Hf5f8/2", "equal-height", "f6"),
    ("R6 over one, equal to the next", HURDLES.replace("g7e7/4", "g7e7/5"), "Hf5f9/5", "equal-height", "f7"),
    ("R6 a foot of equal height", HURDLES, "Hg4g8/2", "equal-height", "g6"),
    ("R6 a foot of greater height", HURDLES.replace("e6g6/2", "e6g6/5"), "Hg4g8/2", "under-an-arch", "g6"),
    ("R6 under, expert", "expert orange:d4f4/1 green:g9h9/1,h7f7/5,d7d8/3 orange", "Hf6f9/3", "under-an-arch", "f7"),
    ("R6 equal height, expert", "expert orange:d4f4/1 green:g9h9/1,h7f7/2,d7d8/3 orange", "Hf6f9/2",
     "equal-height", "f7"),
    ("R7 under the own moving end", RAISED, "Hg6d6/3", "under-an-arch", "f6"),
    ("R7 level with the own moving end", RAISED, "Hg6e6/4", "equal-height", "f6"),
    ("R7 the own tail, moving the head", ALONE, "Hg4c4/5", "over-a-tail", "d4"),
    ("R7 the own head, moving the tail", ALONE, "Tc4g4/5", "over-a-head", "f4"),
    ("R7 the own tail, expert", "expert orange:e6d6/3,d4f4/1 green:h8i8/1 orange", "Hf6c6/6", "over-a-tail", "e6"),
    ("R7 another's tail", TAIL_AHEAD, "Hf5f7/5", "over-a-tail", "f6"),
    ("R7 another's tail, however high", TAIL_AHEAD, "Hf5f8/6", "over-a-tail", "f6"),
    ("R7 another's head", HEAD_AHEAD, "Hf5f7/5", "over-a-head", "f6"),
    ("R7 another's head, however high", HEAD_AHEAD, "Hf5f8/6", "over-a-head", "f6"),
    ("R7 another's head, expert", "expert orange:d4f4/1 green:g7f7/1 orange", "Hf6f9/6", "over-a-head", "f7"),
    ("R9 over is over", FINISHED, "Hi4i5/4", "game-over", None),
    ("R9 nor does a start help", FINISHED, "Sd4e4", "game-over", None),
    ("R11 one cell away", expert(ALONE), "Hf5f8/2", "not-beside-the-end", "f5"),
    ("R11 three cells away", expert(ALONE), "Hf7f8/3", "not-beside-the-end", "f7"),
    ("R11 one and one", expert(ALONE), "Hg5g8/2", "not-beside-the-end", "g5"),
    ("R11 two and two", expert(ALONE), "Hh6h7/3", "not-beside-the-end", "h6"),
    ("R11 a near foot on something", "expert orange:d4f4/1 green:h5h4/1 orange", "Hh4h7/2", "not-open-water", "h4"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("line", "move", "code", "cell"), [row[1:] for row in REFUSED], ids=[row[0] for row in REFUSED]
)
def test_these_moves_are_refused(line: str, move: str, code: str, cell: str | None) -> None:
    position, state = Position.parse(line), oracle.parse(line)
    assert state is not None
    assert not oracle.is_legal(state, move)
    reason = position.why_not(move)
    assert reason is not None, "it is allowed"
    assert (reason.code, reason.cell) == (code, cell)
    assert not position.is_legal(move)
    assert move not in map(str, position.legal_moves)
    with pytest.raises(IllegalMove) as refusal:
        position.play(move)
    assert refusal.value.reason == reason
    assert str(refusal.value) == reason.text("en")
    assert cell is None or code == "not-straight" or cell in str(reason)


def test_every_reason_has_its_example() -> None:
    rules = [verdict for verdict in Verdict if verdict not in (Verdict.LEGAL, Verdict.ON_A_ROCK)]
    codes = {verdict.name.lower().replace("_", "-") for verdict in rules}
    assert {row[3] for row in REFUSED} == codes
    assert {row[3] for row in REFUSED if row[1].startswith("expert")} >= codes - {"game-over"}


@pytest.mark.parametrize(("line", "picture"), DRAWN, ids=[line for line, _ in DRAWN])
def test_the_pictures_above_are_true(line: str, picture: str) -> None:
    shown = [row.strip() for row in draw(Position.parse(line)).splitlines()]
    for row in picture.strip().splitlines():
        assert row.strip() in shown


@pytest.mark.parametrize(
    ("line", "move", "sentence"),
    [
        (HURDLES, "Hf5f8/3", "a green arch of height 4 is in the way on f7, and nothing can go under it"),
        (HEAD_AHEAD, "Hf5f8/6", "the green head is on f6, and it can’t be crossed"),
        (STACKED, "Hf5f6/3", "f6 is not open water: a green arch of height 5 is there"),
        (BENT, "Hg4g7/2", "Orange has already placed its segment of length 3 and height 2"),
        (expert(ALONE), "Tf5f8/2", "f5 is not exactly two spaces from the tail along a row or a column"),
    ],
)
def test_a_refusal_says_what_is_in_the_way(line: str, move: str, sentence: str) -> None:
    assert str(Position.parse(line).why_not(move)) == sentence


# --- R1 Seats ---


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("first", oracle.BOX.order)
def test_r1_any_colour_may_be_the_first(seats: int, first: str) -> None:
    colours = (first, *(colour for colour in oracle.BOX.order if colour != first))[:seats]
    position = Position.start(seats, colours=colours)
    assert (position.turn, position.seats, position.colours) == (first, seats, colours)


@pytest.mark.parametrize("seats", [-1, 0, 1, 5])
def test_r1_other_numbers_of_seats_are_refused(seats: int) -> None:
    with pytest.raises(InvalidPosition, match="expected 2, 3 or 4 seats"):
        Position.start(seats)


@pytest.mark.parametrize("colours", ["orange orange", "orange red", "orange", "orange green black", "Orange green"])
def test_r1_no_colour_twice_and_none_unknown(colours: str) -> None:
    with pytest.raises(InvalidPosition, match="colours"):
        Position.start(2, colours=colours.split())


def test_r1_seats_move_clockwise() -> None:
    game = Game.start(4, colours=("black", "orange", "green", "purple"))
    turns = [game.play(move).turn for move in ("Sc4g4", "Sc6e6", "Sc8d8", "Sf8i8", "Hg5g6/3", "Hf6f7/3")]
    assert turns == ["orange", "green", "purple", "black", "orange", "green"]


# --- R2 Lake ---


@pytest.mark.parametrize(("seats", "cells"), [(2, 45), (3, 77), (4, 117)])
@pytest.mark.parametrize("variant", ["classic", "expert"])
def test_r2_the_number_of_seats_sets_the_cells_in_use(seats: int, cells: int, variant: str) -> None:
    lake = draw(Position.start(seats, variant)).split("\n\n")[0]
    assert lake.count("·") == cells


ROCKY = """
order = ["orange", "green", "purple", "black"]
lake = '''
22.2222
2222222
'''
[monsters]
orange = "1/1"
green = "1/1 1/2 2/2 2/3"
purple = "1/1 1/2"
black = "1/1 1/2"
"""
ROCKY_ORACLE = oracle.OracleBox(
    oracle.BOX.order,
    ("22.2222", "2222222"),
    {"orange": ((1, 1),), "green": ((1, 1), (1, 2), (2, 2), (2, 3)), "purple": ((1, 1), (1, 2)),
     "black": ((1, 1), (1, 2))},
)  # fmt: skip


def test_r2_nothing_passes_over_a_rock() -> None:
    line = "classic green:a1b1/1 orange:f1g1/1 green"
    position, state = Position.parse(line, Box.parse(ROCKY)), oracle.parse(line, ROCKY_ORACLE)
    reason = position.why_not("Hb2d2/3")
    assert reason is not None
    assert (reason.code, reason.cell) == ("outside-the-lake", "c2")
    assert state is not None
    assert not oracle.is_legal(state, "Hb2d2/3")
    assert [str(move) for move in position.legal_moves] == oracle.legal(state)


def test_r11_what_lies_between_may_even_be_shore() -> None:
    """The near foot two cells on, past the rock on c2."""
    line = "expert green:a2b2/1 orange:f1g1/1 green"
    position, state = Position.parse(line, Box.parse(ROCKY)), oracle.parse(line, ROCKY_ORACLE)
    assert position.is_legal("Hd2d1/2")
    assert state is not None
    assert [str(move) for move in position.legal_moves] == oracle.legal(state)


# --- R3 Start ---


def test_r3_a_start_says_which_foot_bears_which_end() -> None:
    after = Position.parse(EMPTY).play("Sf4d4")
    assert str(after) == "classic orange:f4d4/1 green:- green"


@pytest.mark.parametrize("variant", ["classic", "expert"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r3_starters_have_the_same_places_at_every_number_of_seats(seats: int, variant: str) -> None:
    assert len(Position.start(seats, variant).legal_moves) == 124


def test_r3_when_all_stand_the_first_seat_begins() -> None:
    assert Position.parse(STANDING).play("Sc5f5").turn == "orange"


# --- R4 Extend ---


def test_r4_the_end_moves_to_the_far_foot_at_once_and_its_arch_joins_that_end() -> None:
    head, tail = Position.parse(BENT).play("Hg4g7/3"), Position.parse(BENT).play("Td9e9/3")
    assert str(head) == "classic orange:d8d5/2,d4f4/1,g4g7/3 green:h8i8/1 green"
    assert str(tail) == "classic orange:e9d9/3,d8d5/2,d4f4/1 green:h8i8/1 green"


def test_r4_the_segment_leaves_the_reserve() -> None:
    before = Position.parse(BENT)
    after = before.play("Hg4g7/3")
    assert " ".join(map(str, before.reserve("orange"))) == "4/2 1/3 3/3 1/4 2/4 2/5 4/5 3/6"
    assert " ".join(map(str, after.reserve("orange"))) == "4/2 1/3 1/4 2/4 2/5 4/5 3/6"
    assert before.reserve("green") == after.reserve("green")


# --- R8 Blocked ---


def test_r8_a_blocked_seat_passes_and_plays_again_when_an_end_moves_out_of_its_way() -> None:
    game = Game(Position.parse(WALLED))
    assert game.play("Th7h6/3").turn == "black", "purple can place nothing"
    assert game.play("Hc8c5/4").turn == "purple", "the black head has left d8"
    assert game.position.is_legal("Td9d7/4")
    assert [event.colour for event in game.events if isinstance(event, Passed)] == ["purple"]
    assert [type(event) for event in game.events] == [Moved, Passed, Moved]


def test_r8_the_same_for_experts() -> None:
    game = Game(Position.parse("expert black:f7f4/6,h4g4/2,e4e8/1 orange:i8i4/5,i6g6/1,g8h8/4 black"))
    turns = [game.play(move).turn for move in ("Tf9g9/3", "Hc8c6/5", "Hf8d8/5")]
    assert turns[:2] == ["black", "orange"]
    assert [event.colour for event in game.events if isinstance(event, Passed)][:1] == ["orange"]


def test_r8_a_blocked_seat_is_not_to_move() -> None:
    blocked = "classic black:h6h7/3,h8d8/1 purple:e9h9/1"
    assert Position.parse(f"{blocked} black").turn == "black"
    for turn in ("purple", "over"):
        assert oracle.parse(f"{blocked} {turn}") is None
        with pytest.raises(InvalidPosition):
            Position.parse(f"{blocked} {turn}")


@pytest.mark.parametrize("text", ["-", "pass", "P", "", "0000"])
def test_r8_who_can_move_must_so_a_pass_is_no_move(text: str) -> None:
    with pytest.raises(InvalidMove):
        Position.parse(ALONE).play(text)


def test_r8_a_seat_with_an_empty_reserve_is_done_and_does_not_pass() -> None:
    """In this box orange has its starter and no more."""
    game = Game.start(2, colours=("green", "orange"), box=Box.parse(ROCKY))
    state = oracle.start(2, "classic", ("green", "orange"), ROCKY_ORACLE)
    for move in ("Sd1c1", "Sa2b2", "Te1g1/3", "Tg2e2/2", "Hb1a1/2"):
        before, state = state, oracle.play(state, move)
        assert str(game.play(move)) == oracle.line(state)
        assert oracle.passes(before, state) == []
    assert [event.colour for event in game.events if isinstance(event, Moved)] == ["green", "orange"] + ["green"] * 3
    assert not any(isinstance(event, Passed) for event in game.events)
    assert game.events[-1] == Ended(("green",)), "both are done; the higher head wins"


# --- R9 End, R10 Standings: position, last move, rank and colour and segments left and height of the head ---

ENDS = [
    (
        "fewest left wins, however low its head",
        "classic black:i6h6/2,h5d5/5,d4h4/1 green:d3e3/1,f3h3/4 black",
        "Ti5i4/3",
        [(1, "black", 6, 1), (2, "green", 8, 4)],
    ),
    (
        "a tie goes to the higher head",
        "expert purple:d6g6/1,g4d4/3 black:h8d8/1 black",
        "Th6h4/4",
        [(1, "purple", 8, 3), (2, "black", 8, 1)],
    ),
    (
        "equal heads share the victory",
        "expert orange:f4d4/1,d6f6/4 black:h4h8/1 black",
        "Hf8d8/4",
        [(1, "orange", 8, 4), (1, "black", 8, 4)],
    ),
    (
        "equal heads share the second rank",
        "classic black:d10f10/5,f9f6/6,f5e5/3,e4i4/1,i5i2/4 purple:h3e3/1,e2g2/3,h2d2/6,d3c3/2,c4c2/5 "
        "orange:c7e7/5,e6c6/1,b6b8/4,c8c9/3 orange",
        "Hd9d8/4",
        [(1, "purple", 5, 5), (2, "black", 5, 4), (2, "orange", 5, 4)],
    ),
    (
        "after two who share the first rank comes the third",
        "classic purple:c8c9/4,d9g9/1,h9h6/5,i6i10/6,h10e10/3,d10c10/2 black:g2g4/4,f4f7/4,f8e8/3,d8d4/1,c4b4/2 "
        "orange:b9b8/4,b7e7/2,e6e4/1,e3b3/6 black",
        "Tf2d2/5",
        [(1, "purple", 4, 2), (1, "black", 4, 2), (3, "orange", 6, 6)],
    ),
]


@pytest.mark.parametrize(("line", "move", "standings"), [row[1:] for row in ENDS], ids=[row[0] for row in ENDS])
def test_r9_r10_the_last_move_ends_the_game_and_ranks_the_seats(
    line: str, move: str, standings: list[tuple[int, str, int, int]]
) -> None:
    game, state = Game(Position.parse(line)), oracle.parse(line)
    assert state is not None
    assert not game.is_over
    after = game.play(move)
    assert (game.is_over, after.turn, after.legal_moves) == (True, None, ())
    assert str(after).endswith(" over")
    assert Position.parse(str(after)) == after
    assert [(one.rank, one.colour, one.left, one.perch) for one in after.standings] == standings
    assert oracle.standings(oracle.play(state, move)) == standings
    assert game.events[-1] == Ended(tuple(colour for rank, colour, _, _ in standings if rank == 1))


def test_r10_before_the_first_move_all_are_equal() -> None:
    assert [(one.rank, one.left, one.perch) for one in Position.start(4).standings] == [(1, 10, 0)] * 4
