"""The examples learn."""

import importlib.util
from pathlib import Path
from typing import Any

import numpy as np

EXAMPLES = Path(__file__).parents[2] / "examples"


def load(name: str) -> Any:
    """Import an example, which is a program of its own."""
    spec = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_policy_gradients_win_more_and_more_often() -> None:
    shares = load("policy_gradient").learn(rounds=40)
    assert np.mean(shares[-10:]) > np.mean(shares[:10]) + 0.08
