"""Translates between the codes of the rules and the words of the players, for one box."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from blockness.game.cell import CELLS
from blockness.game.move import End, Extend, Move, Start
from blockness.rules.code import end_of, heading_of, near_of, segment_of
from blockness.rules.row import HEAD, STARTER
from blockness.rules.step import step
from blockness.rules.tables import tables

if TYPE_CHECKING:
    from blockness.box import Box, Segment


class Moves(dict[int, tuple[str, Move]]):
    """One monster's moves by code, each with its text; a move is put into words once, when it is first met."""

    def __init__(self, segments: tuple[Segment, ...]) -> None:
        super().__init__()
        self.segments = segments

    def __missing__(self, code: int) -> tuple[str, Move]:
        move = self.translate(code)
        self[code] = str(move), move
        return self[code]

    def translate(self, code: int) -> Move:
        """Put a move into words."""
        segment = self.segments[segment_of(code)]
        near = CELLS[near_of(code)]
        far = CELLS[near.number + segment.length * step(heading_of(code))]
        if segment_of(code) == STARTER:
            return Start(near, far)
        return Extend(End.HEAD if end_of(code) == HEAD else End.TAIL, near, far, segment.height)


class Lexicon:
    """The tables of a box and its moves in words."""

    def __init__(self, box: Box) -> None:
        self.tables = tables(box)
        self.moves = tuple(Moves(monster) for monster in box.monsters)


@lru_cache(maxsize=64)  # positions keep theirs
def lexicon(box: Box) -> Lexicon:
    """Return the one lexicon of a box."""
    return Lexicon(box)
