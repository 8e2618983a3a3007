"""What a line says, judged by the kernels: every flaw has its example, and a rock is told from an end."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings

from blockness import Box, InvalidPosition, Position
from blockness.game.line import read
from blockness.game.setup import integers
from blockness.rules.ask import ask_check, ask_setup
from blockness.rules.check import Flaw
from blockness.rules.row import ROW
from blockness.rules.tables import tables
from strategies import move_texts, positions, restricted_positions

BOX = Box.usual()
FLAWS = {
    Flaw.NO_STARTER: "classic orange:d4g4/2 green:h8i8/1 orange",
    Flaw.STARTER_OUTSIDE_DEEP_WATER: "classic black:d10h10/1 green:c4d4/1 purple:f9f6/1 black",
    Flaw.DOES_NOT_FOLLOW: "classic orange:g5i5/1,h4e4/2 green:c5d5/1 orange",
    Flaw.CANNOT_SHARE: "classic orange:d4f4/1 green:d6e6/1,e5e4/3 orange",
    Flaw.TAIL_UNDER_AN_ARCH: "classic orange:f4d4/1 green:e6f6/1,f5f3/4 orange",
    Flaw.HEAD_UNDER_AN_ARCH: "classic orange:d4f4/1 green:e6f6/1,f5f3/4 orange",
    Flaw.OUTSIDE_THE_LAKE: "classic orange:d4f4/1 green:h8i8/1 rocks:a5 orange",
    Flaw.TWO_ROCKS: "classic orange:d4f4/1 green:h8i8/1 rocks:g5,g5 orange",
    Flaw.IN_THE_WAY: "classic orange:d4f4/1 green:h8i8/1 rocks:e4 orange",
    Flaw.NEITHER_PLACED_NOR_TO_PLACE: "classic orange:- green:-:- orange",
    Flaw.MORE_THAN_STARTERS: "classic orange:d4f4/1,f5f8/2 green:- green",
    Flaw.PLACED_OUT_OF_TURN: "classic orange:d4f4/1 green:- purple:f9f6/1 green",
    Flaw.STARTER_NOT_IN_RESERVE: "classic orange:-:3/2 green:- orange",
    Flaw.NOT_THE_NEXT_TO_START: "classic orange:d4f4/1 green:- red",
    Flaw.NO_SUCH_TURN: "classic orange:d4f4/1 green:h8i8/1 red",
    Flaw.NOT_OVER: "classic black:h6h7/3,h8d8/1 purple:e9h9/1 over",
    Flaw.CANNOT_MOVE: "classic black:h6h7/3,h8d8/1 purple:e9h9/1 purple",
    Flaw.NOBODY_CAN_MOVE: "expert orange:f4d4/1,d6f6/4 black:h4h8/1,f8d8/4 black",
}


def judged(line: str, box: Box = BOX) -> tuple[Flaw, Any]:
    row: Any = np.full(ROW.itemsize, 255, np.uint8).view(ROW)  # memory that has been used before
    return Flaw(ask_check(tables(box), integers(read(line, box), box), row)), row


@pytest.mark.parametrize("flaw", [flaw for flaw in Flaw if flaw != Flaw.SOUND], ids=lambda flaw: flaw.name)
def test_every_flaw_has_its_example(flaw: Flaw) -> None:
    assert judged(FLAWS[flaw])[0] == flaw
    with pytest.raises(InvalidPosition):
        Position.parse(FLAWS[flaw])


@given(positions())
def test_a_sound_line_becomes_the_row_that_play_led_to(position: Position) -> None:
    flaw, row = judged(str(position))
    assert flaw == Flaw.SOUND
    assert row.tobytes() == position.row.tobytes()


@given(restricted_positions())
def test_a_row_is_the_same_checked_or_trusted(position: Position) -> None:
    flaw, row = judged(str(position))
    trusted: Any = np.full(ROW.itemsize, 255, np.uint8).view(ROW)
    ask_setup(tables(BOX), integers(position.facts, BOX), trusted)
    assert flaw == Flaw.SOUND
    assert row.tobytes() == trusted.tobytes() == position.row.tobytes()


@settings(max_examples=300)
@given(restricted_positions(), move_texts())
def test_a_refusal_speaks_of_a_rock_exactly_where_one_lies(position: Position, text: str) -> None:
    reason = position.why_not(text)
    if reason is not None:
        assert (reason.code == "on-a-rock") == (reason.cell in position.rocks)


def test_a_rock_is_told_from_a_head_a_tail_and_the_shore() -> None:
    position = Position.parse("classic orange:d4f4/1 green:h8i8/1 rocks:g4 orange")
    reasons = [position.why_not(move) for move in ("Hg4h4/3", "Hf5h8/2", "Hf5g4/2", "Hh7h8/3", "Ha1b1/3")]
    assert [reason and reason.code for reason in reasons] == [
        "on-a-rock", "not-straight", "on-a-rock", "not-beside-the-end", "not-beside-the-end"]  # fmt: skip


LARGEST = Box.parse_line(f"lake={'/'.join(['2' * 16] * 16)} " + BOX.line.partition(" ")[2])


@pytest.mark.parametrize("more", [1, 40])
def test_rocks_on_every_cell_and_one_too_many(more: int) -> None:
    cells = [f"{column}{row}" for row in range(1, 17) for column in "abcdefghijklmnop"]
    line = f"classic orange:- green:- rocks:{','.join(cells + ['p16'] * more)} over"
    assert judged(line, LARGEST)[0] == Flaw.TWO_ROCKS
    assert judged(line.replace(",p16" * more, "", 1), LARGEST)[0] == Flaw.SOUND
