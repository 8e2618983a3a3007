"""Gymnasium's own test for all tables, without a warning; one learner among levels, and many at once."""

import warnings

import numpy as np
import pytest

from blockness.envs import GameOver, IllegalAction, InvalidAction, UnknownSeat
from envs.libraries import TABLES, need

gymnasium = need("gymnasium")
checker = need("gymnasium.utils.env_checker")
NAME = "blockness/BlockNess-v0"


@pytest.mark.parametrize(("seats", "variant"), TABLES)
def test_its_test_of_environments(seats: int, variant: str, capsys: pytest.CaptureFixture[str]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        checker.check_env(gymnasium.make(NAME, seats=seats, variant=variant, opponents=("minnow",)).unwrapped)
    capsys.readouterr()


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_learner_plays_on_any_seat_among_levels(seat: int) -> None:
    env = gymnasium.make(NAME, seats=3, opponents=("otter", "random"), seat=seat)
    games = []
    for _ in range(2):
        _, info = env.reset(seed=4)
        env.action_space.seed(seat)
        is_over, moves = False, []
        while not is_over:
            moves.append(env.action_space.sample(info["action_mask"]))
            observation, reward, is_over, _, info = env.step(moves[-1])
            assert (observation["action_mask"] == info["action_mask"]).all()
        games.append((moves, reward, str(env.unwrapped.lane.position)))
    assert games[0] == games[1]
    assert reward in (0, 1 / 3, 1 / 2, 1)
    with pytest.raises(GameOver, match="expected no action after the end"):
        env.unwrapped.step(0)


def test_many_learners_play_at_once() -> None:
    many = gymnasium.make_vec(NAME, num_envs=16, seats=3, opponents=("minnow", "random"), seat=1, threads=2)
    assert many.metadata["autoreset_mode"] is gymnasium.vector.AutoresetMode.NEXT_STEP
    observation, info = many.reset(seed=3)
    chance = np.random.default_rng(1)
    finished, won = np.zeros(16, int), 0.0
    was_over = np.zeros(16, bool)
    for _ in range(30):
        assert many.observation_space.contains(observation)
        assert (many.unwrapped.batch.current_player[~was_over] == 1).all()
        actions = np.array([chance.choice(mask.nonzero()[0]) for mask in info["action_mask"]])
        observation, rewards, over, cut, info = many.step(actions)
        assert not over[was_over].any()  # there a new game has begun
        assert not rewards[~over].any()
        assert not cut.any()
        finished += over
        won += rewards.sum()
        was_over = over
    assert finished.min() >= 1
    assert 0 < won < finished.sum()


def test_wrong_use_is_refused_by_name() -> None:
    for settings, error, sentence in (
        ({"seat": 2}, UnknownSeat, "expected a seat from 0 to 1, got 2"),
        ({"opponents": ("otter", "otter")}, ValueError, "expected 1 or 1 opponents at 2 seats, got 2"),
        ({"opponents": ("kraken",)}, ValueError, "expected a level .* got 'kraken'"),
        ({"seats": 1}, ValueError, "expected 2, 3 or 4 seats, got 1"),
    ):
        with pytest.raises(error, match=sentence):
            gymnasium.make(NAME, **settings)
        with pytest.raises(error, match=sentence):
            gymnasium.make_vec(NAME, num_envs=2, **settings)
    with pytest.raises(ValueError, match=r"expected an opponent without a search .* got 'heron'"):
        gymnasium.make_vec(NAME, num_envs=2, opponents=("heron",))
    env = gymnasium.make(NAME).unwrapped
    env.reset(seed=1)
    with pytest.raises(IllegalAction, match="expected one of 124 legal actions"):
        env.step(0)
    with pytest.raises(InvalidAction, match="expected an integer from 0 to 467"):
        env.step(np.array([300]) / 2)
    many = gymnasium.make_vec(NAME, num_envs=2)
    many.reset(seed=1)
    with pytest.raises(InvalidAction, match=r"expected 2 integers, got int64 of shape \(3,\)"):
        many.step(np.zeros(3, np.int64))
