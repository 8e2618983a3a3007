"""The examples learn."""

import importlib.util
from pathlib import Path
from typing import Any

import numpy as np
import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.fixture(autouse=True)
def beside_each_other(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let examples find the file that draws their curves, as they do when they are started."""
    monkeypatch.syspath_prepend(EXAMPLES)


def load(name: str) -> Any:
    """Import an example, which is a program of its own."""
    spec = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_policy_gradients_win_more_and_more_often() -> None:
    shares = load("policy_gradient").learn(rounds=16)
    assert np.mean(shares[-5:]) > np.mean(shares[:5]) + 0.04


@pytest.mark.long
def test_alphazero_learns_from_the_search() -> None:
    alphazero = load("alphazero")
    curves = alphazero.learn(rounds=4, games=240)
    assert np.mean(curves["random"][-3:]) > curves["random"][0] + 0.05
    assert alphazero.drawn(curves).count("polyline") == 2


@pytest.mark.long
def test_alphazero_wins_more_than_its_part_at_a_table_of_three() -> None:
    curves = load("alphazero").learn(rounds=20)
    assert np.mean(curves["random"][-5:]) > 0.45
    assert np.mean(curves["minnow"][-5:]) > 0.38


@pytest.mark.long
@pytest.mark.filterwarnings("default")  # what a library says of itself or of another is not about us
@pytest.mark.parametrize(
    ("name", "library"),
    [
        ("sb3_ppo", "sb3_contrib"),
        ("tianshou_ppo", "tianshou"),
        ("torchrl_ppo", "torchrl"),
        ("rllib_ppo", "ray.rllib"),
    ],
)
def test_the_environments_can_be_learnt_in(name: str, library: str) -> None:
    pytest.importorskip(library, reason=f"{library} is not installed; {name}.py says how", exc_type=ImportError)
    shares = load(name).learn(rounds=25)
    assert np.mean(shares[-5:]) > np.mean(shares[:5]) + 0.08
