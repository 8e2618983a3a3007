"""Whole random games, every ply compared with a literal version of the rulebook."""

import os
import random

import pytest

import oracle
from blockness import Cell, Game, Move, Passed, Position

TABLES = [(seats, variant) for seats in (2, 3, 4) for variant in ("classic", "expert")]
QUICK, BATCHES = 1, 12  # the rest of the batches are long
GAMES = {"plain": 1, "checked": 4}.get(os.environ.get("BLOCKNESS_KERNELS", ""), 28)  # 28 x 12 x 6 = 2,016 games


@pytest.mark.parametrize(
    "batch", [*range(QUICK), *(pytest.param(batch, marks=pytest.mark.long) for batch in range(QUICK, BATCHES))]
)
@pytest.mark.parametrize(("seats", "variant"), TABLES)
def test_random_games_agree_with_the_oracle(seats: int, variant: str, batch: int) -> None:
    chance = random.Random(f"{seats} {variant} {batch}")
    for _ in range(GAMES):
        compare_a_game(seats, variant, chance)


def compare_a_game(seats: int, variant: str, chance: random.Random) -> None:
    colours = tuple(chance.sample(oracle.BOX.order, seats))
    game, state = Game.start(seats, variant, colours), oracle.start(seats, variant, colours)
    passed: list[str] = []
    while True:
        position = game.position
        compare(position, state)
        compare_a_try(position, state, chance)
        if position.is_over:
            break
        move = chance.choice(position.legal_moves)
        game.play(move)
        before, state = state, oracle.play(state, str(move))
        passed += oracle.passes(before, state)
    assert [event.colour for event in game.events if isinstance(event, Passed)] == passed


def compare(position: Position, state: oracle.State) -> None:
    assert str(position) == oracle.line(state)
    assert [str(move) for move in position.legal_moves] == oracle.legal(state)
    standings = [(one.rank, one.colour, one.left, one.perch) for one in position.standings]
    assert standings == oracle.standings(state)


def compare_a_try(position: Position, state: oracle.State, chance: random.Random) -> None:
    """A move that comes near to being legal, and a cell."""
    cell = f"{chance.choice('abcdefghijk')}{chance.randint(1, 11)}"
    assert position.top(cell) == oracle.top(state, cell)
    if position.is_over:
        return
    text = str(chance.choice(position.legal_moves))
    near, far = (shifted(foot, chance) for foot in Move.parse(text).feet)
    tried = f"{text[0]}{near}{far}{text[text.index('/') :] if '/' in text else ''}"
    assert (position.why_not(tried) is None) == oracle.is_legal(state, tried)


def shifted(cell: Cell, chance: random.Random) -> Cell:
    """The cell itself, more often than one of those around it."""
    if chance.random() < 0.6:
        return cell
    return Cell.at(min(10, max(0, cell.x + chance.randint(-1, 1))), min(10, max(0, cell.y + chance.randint(-1, 1))))
