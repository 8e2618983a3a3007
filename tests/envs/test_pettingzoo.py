"""PettingZoo's own tests, for all tables, without a warning."""

import pickle
import sys
import warnings

import numpy as np
import pytest

from blockness.envs import GameOver, IllegalAction, InvalidAction, UnknownSeat, aec
from envs.libraries import TABLES, need

pettingzoo = need("pettingzoo")
zoo = need("pettingzoo.test")


@pytest.fixture
def listed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have PettingZoo list this game beside its own board games, whose observations are dictionaries with a mask, too.

    Its test warns about the dictionaries of all others, by their names.
    """
    lists = sys.modules["pettingzoo.test.api_test"]
    for name in ("env_obs_dicts", "env_obs_space"):
        monkeypatch.setattr(lists, name, [*getattr(lists, name), str(aec())])


@pytest.mark.usefixtures("listed")
@pytest.mark.parametrize(("seats", "variant"), TABLES)
def test_its_tests_of_the_interface_and_of_seeds(seats: int, variant: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        zoo.api_test(aec(seats, variant), num_cycles=50)
        zoo.seed_test(lambda: aec(seats, variant), num_cycles=20)
        zoo.test_save_obs(aec(seats, variant))


@pytest.mark.parametrize(("seats", "variant"), TABLES)
def test_its_test_of_pictures(seats: int, variant: str, capsys: pytest.CaptureFixture[str]) -> None:
    zoo.render_test(lambda render_mode: aec(seats, variant, render_mode=render_mode))
    assert "Orange: 9 segments left" in capsys.readouterr().out


def test_its_make_finds_the_environment() -> None:
    made = pettingzoo.make(
        "aec", "blockness/BlockNess-v0", seats=3, variant="expert", colours=("black", "green", "purple")
    )
    assert made.possible_agents == ["player_0", "player_1", "player_2"]
    assert made.table.start.colours == ("black", "green", "purple")


def test_spaces_are_the_same_objects_and_masks_are_in_both_places() -> None:
    env = aec(seats=3)
    env.reset(seed=1)
    assert env.observation_space("player_0") is env.observation_space("player_2")
    assert env.action_space("player_0") == env.action_space("player_1")
    observation, _, _, _, info = env.last()
    assert observation["action_mask"].dtype == info["action_mask"].dtype == np.int8
    assert (observation["action_mask"] == info["action_mask"]).all()
    assert not env.observe("player_1")["action_mask"].any()
    assert not env.infos["player_1"]["action_mask"].any()


@pytest.mark.parametrize(("seats", "variant"), TABLES)
def test_rewards_come_at_the_end_and_add_up_to_one(seats: int, variant: str) -> None:
    env = aec(seats, variant)
    env.reset()
    chance = np.random.default_rng(seats)
    total = dict.fromkeys(env.possible_agents, 0.0)
    turns = []
    for agent in env.agent_iter():
        observation, reward, is_over, _, _ = env.last()
        total[agent] += reward
        if not is_over:
            turns.append(agent)
        env.step(None if is_over else int(chance.choice(observation["action_mask"].nonzero()[0])))
    assert not env.agents
    assert sum(total.values()) == pytest.approx(1)
    assert turns[: 2 * seats] == 2 * env.possible_agents
    assert len(turns) == len(env.lane.actions)  # a pass is no turn


def test_wrong_use_is_refused_by_name_and_changes_nothing() -> None:
    env = pickle.loads(pickle.dumps(aec(seats=2)))  # noqa: S301 - our own
    env.reset()
    for action, error, sentence in (
        (0, IllegalAction, "expected one of 124 legal actions"),
        (468, InvalidAction, "expected an integer from 0 to 467, got 468"),
        (1.5, InvalidAction, "expected an integer from 0 to 467, got 1.5"),
        (None, InvalidAction, "expected an integer from 0 to 467, got None"),
    ):
        with pytest.raises(error, match=sentence):
            env.step(action)
        assert env.agent_selection == "player_0"
        assert env.lane.actions == []
    with pytest.raises(UnknownSeat, match=r"expected an agent \(player_0, player_1\), got 'player_2'"):
        env.observe("player_2")
    with pytest.raises(ValueError, match="expected a render mode"):
        aec(render_mode="hologram")
    twin = pickle.loads(pickle.dumps(env))  # noqa: S301 - our own
    while not env.lane.is_over:
        twin.step(env.lane.legal_actions()[-1])
        env.step(env.lane.legal_actions()[-1])
    assert twin.lane.position == env.lane.position
    with pytest.raises(GameOver, match="expected no action after the end of the game, got 3"):
        env.step(3)
    assert len(env.agents) == 2
