"""A review in the page says what `blockness review` says, to the last digit."""

from __future__ import annotations

import random
from typing import Any

import pytest

from blockness import Game
from blockness.cli.review import as_data
from blockness.players import Limit, accuracy, analyse, review
from blockness.players.review import marked
from engine.asking import ask, in_node

SHORT, LONG = 4, pytest.param(50, marks=pytest.mark.long)


def record(number: int, chance: random.Random) -> Game:
    """Return a game of any kind; some stop early."""
    game = Game.start(2 + number % 3, ("classic", "expert")[number // 3 % 2])
    while not game.is_over and not (number % 5 == 4 and len(game.moves) > 12):
        game.play(chance.choice(game.position.legal_moves))
    return game


@pytest.mark.parametrize("records", [SHORT, LONG])
def test_a_review_is_the_same_in_the_page(records: int) -> None:
    chance = random.Random("reviews")
    plies = 0
    with in_node() as engine:
        for number in range(records):
            game = record(number, chance)
            limit, seed = Limit(simulations=1_000 + 100 * number, nodes=5_000), number % 3
            options: dict[str, Any] = {"simulations": limit.simulations, "nodes": limit.nodes, "seed": seed}
            options["moves"] = [str(move) for move in game.moves]
            (found,) = engine.ask_all([ask("review", str(game.positions[0]), options)])
            here = marked(list(review(game, limit, seed)))
            first = analyse(game.positions[0], limit, seed)
            assert found["answer"]["plies"] == [as_data(one) for one in here], f"record {number}"
            assert found["answer"]["accuracy"] == accuracy(here)
            assert found["answer"]["start"] == {colour: value.share for colour, value in first.values.items()}
            plies += len(here)
    print(f"{plies} plies of {records} records are the same in the page")
