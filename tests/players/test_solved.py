"""The table of solved games of two: what it holds, how it is read, and a second solver that finds the same."""

import random
from importlib.resources import files

import pytest

import oracle
from blockness import Box, Move, Position
from blockness.players import Limit, level
from blockness.players.solved import fingerprint, look_up, table
from blockness.players.solver import Solver, solve
from blockness.players.starts import pairs, symmetries
from check_solved import any_pair, in_oracle, value_of
from second_solver import SecondSolver

GAMES = [(name.split()[0], tuple(name.split()[1:])) for name in table()["games"]]


def test_every_pair_of_starts_of_a_solved_game_is_in_the_table() -> None:
    for variant, colours in GAMES:
        start = Position.start(2, variant, colours)
        game = table()["games"][" ".join((variant, *colours))]
        assert set(game["pairs"]) == {str(pair) for pair in pairs(start)}
        for move in start.legal_moves:
            assert look_up(start.play(move)) is not None


def test_a_start_is_worth_what_its_best_answer_leaves() -> None:
    chance = random.Random(1)
    for _ in range(20):
        position = any_pair(chance, 1)
        known = look_up(position)
        assert known is not None
        found = {look_up(position.play(move)).winners for move in position.legal_moves}  # type: ignore[union-attr]
        first, second = position.colours
        best = next(one for one in ((second,), (first, second), (first,)) if one in found)
        assert known.winners == best
        assert look_up(position.play(known.move)).winners == best  # type: ignore[union-attr]


def test_a_symmetry_changes_nothing_and_carries_the_move_along() -> None:
    chance = random.Random(2)
    for _ in range(50):
        position = any_pair(chance)
        known = look_up(position)
        mapping = chance.choice(symmetries(position.box))
        turned = Position.start(2, position.variant, position.colours)
        for monster in position.monsters:
            turned = turned.play(Move.parse(f"S{mapping[monster[0].tailward]}{mapping[monster[0].headward]}"))
        there = look_up(turned)
        assert known is not None
        assert there is not None
        assert known.winners == there.winners
        assert known.move in position.legal_moves
        assert there.move in turned.legal_moves


def test_the_move_of_the_table_keeps_what_it_promises() -> None:
    chance, solver = random.Random(3), Solver()
    for _ in range(3):
        position = any_pair(chance)
        known = look_up(position)
        assert known is not None
        after = position.play(known.move)
        decided = solver.decide(after, None, None)
        assert decided is not None
        winners = {1: (after.turn,), 0: position.colours, -1: tuple(c for c in position.colours if c != after.turn)}
        assert winners[decided[0]] == known.winners


def test_another_box_rocks_and_unsolved_games_have_no_table() -> None:
    variant, colours = GAMES[0]
    other = Box.parse(files("blockness.box").joinpath("box.toml").read_text("utf-8").replace("3/6", "2/6", 1))
    assert fingerprint(other) != table()["box"]
    assert look_up(Position.start(2, variant, colours, other)) is None
    assert look_up(Position.start(3, variant)) is None


def test_solve_answers_at_once_before_anybody_has_extended() -> None:
    chance = random.Random(4)
    for starts in (0, 1, 2):
        position = any_pair(chance, starts)
        found = solve(position, Limit(seconds=0))
        assert found.proved
        assert found.move in position.legal_moves


@pytest.mark.parametrize("is_reply", [False, True])
def test_nessie_starts_by_the_table_even_where_every_start_loses(is_reply: bool) -> None:
    for variant, colours in GAMES[::5]:
        position = Position.start(2, variant, colours)
        if is_reply:
            position = position.play(table()["games"][" ".join((variant, *colours))]["start"])
        known = look_up(position)
        assert known is not None
        assert level("nessie").choose(position, Limit(seconds=0.01)) == known.move


@pytest.mark.parametrize("seed", [5, 6, 7])
def test_a_second_solver_finds_the_same_moves_as_the_oracle(seed: int) -> None:
    chance, second = random.Random(seed), SecondSolver()
    state = in_oracle(any_pair(chance))
    while state.turn != oracle.OVER:
        assert second.moves(state) == len(oracle.legal(state))
        state = oracle.play(state, chance.choice(oracle.legal(state)))


def test_a_second_solver_agrees_with_the_table() -> None:
    chance, second = random.Random(8), SecondSolver()
    for _ in range(2):
        position = any_pair(chance)
        assert second.agrees(in_oracle(position), value_of(position))
