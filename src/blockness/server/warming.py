"""Kernels that are at hand before the first person comes."""

from __future__ import annotations

from functools import cache

from blockness.box import Variant
from blockness.game import Position
from blockness.players import Limit, level
from blockness.puzzles import Puzzle, prove
from blockness.server.table.state import choices_of


@cache
def warm_up() -> None:
    """Have the kernels at hand that this process calls itself, for every table and for puzzles; once is enough."""
    for variant in Variant:
        for seats in (2, 3, 4):
            position = Position.start(seats, variant)
            while not all(position.monsters):
                position = position.play(position.legal_moves[len(position.legal_moves) // 2])
            assert choices_of(position)
            assert position.why_not("Hd5d6/2") is not None or position.mobility(0)
            assert position.standings
            level("otter").choose(position, Limit())
            Position.parse(str(position))
    for goal in ("grow:all", "block:1"):
        rival = "" if goal == "grow:all" else ":2/2"
        assert prove(Puzzle.parse(f"{goal} classic orange:d4f4/1:3/2 green:d6e6/1{rival} orange")).exact
