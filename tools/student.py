"""Trains the student: a search says what positions of games at all tables are worth, and a network learns it.

`python tools/student.py` takes some minutes and writes src/blockness/players/student.json; the same options give the
same data. `--positions` is for each of the six tables.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

import numpy as np

from blockness.envs import Batch, Teacher
from blockness.players.student import INPUTS, expect, fingerprint, see

FILE = Path(__file__).parents[1] / "src" / "blockness" / "players" / "student.json"
TABLES = [(seats, variant) for seats in (2, 3, 4) for variant in ("classic", "expert")]
LANES, SIMULATIONS = 64, 400
STRAY = 0.15  # of the moves are left to chance, so that it learns about errors, too
RESULT = 0.3  # of a lesson is how the game ended, the rest what the search expects
HIDDEN, RATE, SAMPLES, DIGITS = 48, 0.003, 512, 4


def study(seats: int, variant: str, positions: int, seed: int) -> tuple[Any, Any]:
    """Play games at one table; return what a network is told about their positions, and what it shall answer."""
    batch, chance = Batch(LANES, seats, variant, seed=seed), np.random.default_rng(seed)
    teacher = Teacher(batch, SIMULATIONS, seed)
    seen: list[Any] = []
    lessons: list[Any] = []
    waiting: list[list[tuple[Any, Any]]] = [[] for _ in range(LANES)]  # positions of games that go on
    while len(seen) < positions:
        visits, shares = teacher.look()
        told = see(batch.table.tables, batch.rows)
        for lane, turn in enumerate(batch.current_player.tolist()):
            waiting[lane].append((told[lane], np.roll(shares[lane], turn)))
        marks = (visits**2).cumsum(axis=1)
        best = (marks < chance.random((LANES, 1)) * marks[:, -1:]).sum(axis=1)
        batch.step(np.where(chance.random(LANES) < STRAY, batch.sample(), best))
        for lane in np.flatnonzero(batch.done).tolist():
            seen += [one for one, _ in waiting[lane]]
            lessons += [(1 - RESULT) * share + RESULT * batch.rewards[lane] for _, share in waiting[lane]]
            waiting[lane] = []
    return np.array(seen), np.array(lessons, np.float32)


def train(tables: list[tuple[Any, Any]], steps: int, seed: int) -> dict[str, Any]:
    """Fit a network to the lessons of all tables in turn."""
    chance = np.random.default_rng(seed)
    weights = {
        "in": chance.normal(0, INPUTS**-0.5, (INPUTS, HIDDEN)).astype(np.float32),
        "bias": np.zeros(HIDDEN, np.float32),
        "out": np.zeros(HIDDEN, np.float32),
    }
    means, squares = ({name: np.zeros_like(one) for name, one in weights.items()} for _ in range(2))
    for step in range(1, steps + 1):
        seen, lessons = tables[step % len(tables)]
        chosen = chance.integers(len(seen), size=SAMPLES)
        rate = RATE * (1 - step / (steps + 1))
        for name, slope in slopes(weights, seen[chosen], lessons[chosen]).items():
            means[name] += 0.1 * (slope - means[name])
            squares[name] += 0.001 * (slope * slope - squares[name])
            spread = np.sqrt(squares[name] / (1 - 0.999**step)) + 1e-8
            weights[name] += (rate / (1 - 0.9**step) * means[name] / spread).astype(np.float32)
    return weights


def slopes(weights: dict[str, Any], seen: Any, lessons: Any) -> dict[str, Any]:
    """Return how to change the weights so that they say what the lessons say."""
    hidden, shares = expect(weights, seen)
    scores = (lessons - shares) / len(seen)
    below = scores[..., None] * weights["out"] * (hidden > 0)
    return {
        "in": np.einsum("nsi,nsh->ih", seen, below),
        "bias": below.sum((0, 1)),
        "out": np.einsum("nsh,ns->h", hidden, scores),
    }


def main() -> None:
    """Play, learn, and write the weights."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--positions", type=int, default=8000)
    options.add_argument("--steps", type=int, default=6000)
    options.add_argument("--out", type=Path, default=FILE)
    chosen = options.parse_args()
    tables = []
    for number, (seats, variant) in enumerate(TABLES):
        tables.append(study(seats, variant, chosen.positions, number + 1))
        print(f"{len(tables[-1][0])} positions of {seats} seats, {variant}", flush=True)
    trained = train(tables, chosen.steps, 1)
    for (seats, variant), (seen, lessons) in zip(TABLES, tables, strict=True):
        error = float(np.abs(expect(trained, seen)[1] - lessons).mean())
        print(f"{seats} seats, {variant}: off by {error:.3f}; all alike, by {np.abs(1 / seats - lessons).mean():.3f}")
    weights = {name: np.round(one.astype(float), DIGITS).tolist() for name, one in trained.items()}
    chosen.out.write_text(json.dumps({"fingerprint": fingerprint(weights), "weights": weights}) + "\n", "utf-8")


if __name__ == "__main__":
    main()
