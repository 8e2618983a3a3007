"""Another box works in a page as it does in Python: the module fills the tables itself."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from blockness import Box, InvalidBox, Position
from blockness.players import Limit, level
from engine.asking import ask, in_node

if TYPE_CHECKING:
    from pathlib import Path

BOX = '''
order = ["black", "orange", "green", "purple"]
lake = """
4333333334444
4322222234444
.32222223444.
.3222222344..
.322222234...
.333333334...
"""
[monsters]
orange = "2/1 5/2 1/3 5/6"
green  = "1/1 2/2 3/2 4/4 5/5"
purple = "3/1 1/2 4/2 2/3 3/3 1/4 2/4 2/5 3/5 4/6 5/3"
black  = "4/1 1/2"
'''


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("variant", ["classic", "expert"])
def test_another_box_has_the_same_moves_and_players(seats: int, variant: str, tmp_path: Path) -> None:
    path = tmp_path / "my-box.toml"
    path.write_text(BOX, "utf-8")
    chance = random.Random(seats)
    position = Position.start(seats, variant, box=Box.load(path))
    with in_node(path) as node:
        assert node.ask_all([ask("start", {"seats": seats, "variant": variant})]) == [{"answer": str(position)}]
        while not position.is_over:
            chosen = str(level("duckling", 5).choose(position, Limit()))
            questions = [
                ask("legalMoves", str(position)),
                ask("choose", str(position), {"level": "duckling", "seed": 5}),
            ]
            moves, move = (one["answer"] for one in node.ask_all(questions))
            assert moves == [str(one) for one in position.legal_moves]
            assert move == chosen
            position = position.play(chance.choice(position.legal_moves))


def test_a_box_that_makes_no_sense_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "my-box.toml"
    path.write_text(BOX.replace("5/6", "9/6"), "utf-8")
    with pytest.raises(InvalidBox) as refused:
        Box.parse(path.read_text("utf-8"))
    with in_node(path) as node:
        (found,) = node.ask_all([ask("start")])
    assert found == {"error": "InvalidBox", "message": str(refused.value), "reason": None}
