"""OpenSpiel's own tests for all tables, and games printed for review."""

import copy
import pickle
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from blockness.envs import IllegalAction
from envs.libraries import TABLES, need

pyspiel = need("pyspiel")
need("blockness.envs.openspiel")
observation = need("open_spiel.python.observation")
PRINTED = Path(__file__).parent / "playthroughs"


def load(seats: int, variant: str) -> Any:
    return pyspiel.load_game(f"blockness(seats={seats},variant={variant})")


@pytest.mark.parametrize(("seats", "variant"), TABLES)
def test_its_random_simulations(seats: int, variant: str) -> None:
    pyspiel.random_sim_test(load(seats, variant), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(("seats", "variant"), TABLES)
def test_the_printed_game_is_still_the_same(seats: int, variant: str) -> None:
    """`python tests/envs/print_games.py` prints them anew."""
    print_games = need("envs.print_games")
    assert print_games.printed(seats, variant) == (PRINTED / f"{seats}-{variant}.txt").read_text("utf-8")


def test_states_are_copied_pickled_and_read_back() -> None:
    game = pyspiel.load_game("blockness(seats=3)")
    state = game.new_initial_state()
    for text in ("Sd4f4", "Sd6d7", "Sh4h7"):
        state.apply_action(state.string_to_action(text))
    twins = [
        state.clone(),
        copy.deepcopy(state),
        pickle.loads(pickle.dumps(state)),  # noqa: S301 - our own
        game.deserialize_state(state.serialize()),
    ]
    before = str(state)
    for twin in twins:
        assert str(twin) == before
        twin.apply_action(twin.legal_actions()[0])
        assert str(state) == before
    assert state.current_player() == 0
    assert state.legal_actions(1) == []
    assert state.legal_actions() == sorted(state.legal_actions())
    assert state.history_str() == ", ".join(map(str, state.history()))
    assert pickle.loads(pickle.dumps(game)).num_players() == 3  # noqa: S301


def test_the_tensor_is_the_planes_of_all_environments() -> None:
    game = load(4, "expert")
    state = game.new_initial_state()
    observed = observation.make_observation(game)
    for _ in range(9):
        state.apply_action(state.legal_actions()[len(state.legal_actions()) // 2])
    for seat in range(4):
        observed.set_from(state, seat)
        assert (observed.dict["observation"] == np.moveaxis(state.lane.look(seat)[0], -1, 0)).all()
        assert observed.string_from(state, seat) == str(state)
    assert game.observation_tensor_shape() == [28, 11, 11]


def test_wrong_use_is_refused() -> None:
    state = load(2, "classic").new_initial_state()
    with pytest.raises(IllegalAction, match="expected one of 124 legal actions"):
        state.apply_action(0)
    assert state.history() == []
    with pytest.raises(ValueError, match="expected 2, 3 or 4 seats, got 7"):
        pyspiel.load_game("blockness(seats=7)")
