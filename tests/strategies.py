"""Positions and games for Hypothesis to draw."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from hypothesis import strategies as st

from blockness import Box, Game

if TYPE_CHECKING:
    from blockness import Position

COLOURS = Box.usual().order


@st.composite
def games(draw: st.DrawFn, *, is_over: bool = False) -> Game:
    """Return a game of random moves, to its end or to some point on the way."""
    colours = draw(st.permutations(COLOURS))[: draw(st.integers(2, 4))]
    game = Game.start(len(colours), draw(st.sampled_from(("classic", "expert"))), colours)
    chance = random.Random(draw(st.integers(0, 2**32)))
    plies = 60 if is_over else draw(st.integers(0, 32))
    while plies and not game.is_over:
        game.play(chance.choice(game.position.legal_moves))
        plies -= 1
    return game


def positions() -> st.SearchStrategy[Position]:
    """Return a position of a random game."""
    return games().map(lambda game: game.position)


def cells() -> st.SearchStrategy[str]:
    """Return a cell of the largest lake."""
    return st.builds(lambda x, y: f"{x}{y}", st.sampled_from("abcdefghijklmnop"), st.integers(1, 16))


@st.composite
def move_texts(draw: st.DrawFn) -> str:
    """Return the text of some move; straight ones on the lake are likely."""
    near, far = draw(cells()), draw(cells())
    if draw(st.booleans()):
        far = draw(st.sampled_from((near[0] + far[1:], far[0] + near[1:])))
    kind = draw(st.sampled_from("SHT"))
    return f"{kind}{near}{far}" if kind == "S" else f"{kind}{near}{far}/{draw(st.integers(1, 7))}"
