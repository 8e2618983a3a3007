"""What was learnt from games of strong players and from solved endings: weights, read once and checked.

`python tools/outlook.py` plays the games, learns the weights and writes the data. One unit is a 64th of a logarithm.
"""

from __future__ import annotations

from hashlib import sha256
from json import loads
from math import exp
from pathlib import Path
from typing import Any

import numpy as np

from blockness.box import Invalid

FILE = Path(__file__).with_name("learnt.json")
UNIT = 64
FARTHEST = 10 * UNIT  # promises that are further apart than this are all the same
TABLES = [f"{seats} {variant}" for seats in (2, 3, 4) for variant in ("classic", "expert")]


class InvalidWeights(Invalid):
    """Weights that are not what was learnt."""


def fingerprint(weights: dict[str, Any]) -> str:
    """Name weights."""
    return sha256(repr(sorted(weights.items())).encode()).hexdigest()[:16]


def read_weights(file: Path = FILE) -> dict[str, Any]:
    """Read the weights, and refuse others than those that were written there."""
    data: dict[str, Any] = loads(file.read_text("utf-8"))
    if data["fingerprint"] != fingerprint(data["weights"]):
        raise InvalidWeights(f"expected the weights of the fingerprint in {file.name}, got others")
    found: dict[str, Any] = data["weights"]
    return found


def exponential_of(units: int) -> float:
    """Return e to so many units. Nine digits are the same on every machine; the last of sixteen may differ."""
    return float(f"{exp(units / UNIT):.8e}")


WEIGHTS = read_weights()
EXPONENTIALS = np.array([exponential_of(units) for units in range(-FARTHEST, FARTHEST + 1)])
