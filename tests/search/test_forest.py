"""The tree search keeps what it knows, proves what it can, and claims no more."""

import random
import threading

import pytest

from blockness import Game, Position
from blockness.players import Limit, analyse, solve
from blockness.players.searcher import KNOWING, PLAIN
from blockness.search.tree.forest import Forest


def some_position(seats: int, plies: int, seed: int) -> Position:
    chance = random.Random(seed)
    position = Position.start(seats)
    for _ in range(plies):
        if not position.is_over:
            position = position.play(chance.choice(position.legal_moves))
    return position


def search(forest: Forest, position: Position, simulations: int) -> None:
    forest.search(position.lexicon.tables, position.row, None, simulations, threading.Event())


@pytest.mark.parametrize("manner", [KNOWING, PLAIN], ids=["knowing", "plain"])
@pytest.mark.parametrize("threads", [1, 2])
def test_all_simulations_are_counted_at_the_root(manner: dict[str, float], threads: int) -> None:
    position = some_position(4, 8, seed=1)
    forest = Forest(manner, threads)
    search(forest, position, 4_000)
    assert forest.simulations == 4_000
    before_growing = threads * int(manner["patience"])
    assert sum(branch.visits for branch in forest.branches) == 4_000 - before_growing
    assert {position.move_of(branch.code) for branch in forest.branches} == set(position.legal_moves)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_tree_is_kept_from_move_to_move(seats: int) -> None:
    game = Game(some_position(seats, seats + 1, seed=2))
    forest = Forest(KNOWING)
    search(forest, game.position, 20_000)
    for _ in range(seats):
        likely = max(forest.branches, key=lambda branch: branch.visits)
        game.play(game.position.move_of(likely.code))
        search(forest, game.position, 1)
        assert sum(branch.visits for branch in forest.branches) > 10, "it knows more than one simulation can tell"
        search(forest, game.position, 2_000)


def test_a_small_memory_is_never_exceeded() -> None:
    position = some_position(4, 6, seed=3)
    forest = Forest(KNOWING, nodes=500)
    search(forest, position, 20_000)
    assert forest.simulations == 20_000
    assert int(forest.trees[0].work["used"][0]) <= 500


def test_what_the_tree_proves_the_solver_confirms() -> None:
    proofs = 0
    for seed in range(60):
        position = some_position(2, 9, seed) if seed % 2 else some_position(2, 8, seed)
        if position.is_over:
            continue
        forest = Forest(KNOWING)
        search(forest, position, 3_000)
        for branch in forest.branches:
            if branch.proved is not None:
                found = solve(position.play(position.move_of(branch.code)))
                share = (position.turn in found.winners) / len(found.winners)
                assert branch.proved == share
                proofs += 1
    assert proofs > 100


def test_values_are_shares_and_moves_are_sorted() -> None:
    for seats in (2, 3, 4):
        found = analyse(some_position(seats, seats + 2, seed=4), Limit(simulations=2_000))
        assert sum(value.share for value in found.values.values()) == pytest.approx(1)
        assert all(0 <= value.left <= 10 for value in found.values.values())
        assert len(found.moves) > 1
        assert not found.proved


def test_an_analysis_that_is_proved_says_what_the_solver_says() -> None:
    position = some_position(2, 9, seed=11)
    found, exact = analyse(position, Limit(seconds=2)), solve(position)
    assert found.proved
    assert exact.left is not None
    assert {colour: value.left for colour, value in found.values.items()} == exact.left
    assert {colour for colour, value in found.values.items() if value.share} == set(exact.winners)
    assert found.moves[0].proved


@pytest.mark.parametrize("manner", [KNOWING, PLAIN], ids=["knowing", "plain"])
def test_the_tree_passes_the_turn_as_the_rules_do(manner: dict[str, float]) -> None:
    for seed in range(40):
        position = some_position(2 + seed % 3, seed % 4 + 7 * (seed % 3), seed) if seed else Position.start(4)
        if position.is_over:
            continue
        forest = Forest(manner)
        search(forest, position, int(manner["patience"]) + 1)
        for child in forest.trees[0].children:
            after = position.play(position.move_of(int(child["code"])))
            assert child["turn"] == after.row["turn"][0]
