"""Positions and games for Hypothesis to draw."""

from __future__ import annotations

import random
from dataclasses import replace

from hypothesis import strategies as st

from blockness import Box, Cell, Game, Position
from blockness.game.facts import Facts
from blockness.game.setup import stand
from blockness.rules.ask import ask_turn
from blockness.rules.row import OVER

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


@st.composite
def restricted_positions(draw: st.DrawFn) -> Position:
    """Return a position of a random game with rocks on the lake and less in the reserves."""
    position = draw(positions())
    box, chance = position.box, random.Random(draw(st.integers(0, 2**32)))
    lake = [Cell.at(x, y) for y in range(box.height) for x in range(box.width) if box.zone(x, y) <= position.seats]
    water = [cell for cell in lake if not position.over(cell)]
    rocks = sorted(chance.sample(water, min(len(water), draw(st.integers(0, 8)))), key=lambda cell: cell.number)
    kept = {box.monster(colour)[0] for colour in position.colours} if not all(position.monsters) else set()
    reserves = tuple(
        tuple(segment for segment in position.reserve(colour) if segment in kept or chance.random() < 0.7)
        for colour in position.colours
    )
    facts = Facts(position.variant, position.colours, position.monsters, reserves, tuple(rocks), None)
    turn = ask_turn(position.lexicon.tables, stand(facts, box), draw(st.integers(0, position.seats - 1)))
    return Position.of(replace(facts, turn=None if turn == OVER else position.colours[turn]), box)


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
