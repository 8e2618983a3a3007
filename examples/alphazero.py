"""AlphaZero for three on a batch, in NumPy alone: the kernels' search teaches what to play and what each can expect.

python examples/alphazero.py [--rounds 24] [--plot docs/plots/alphazero.svg]
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import numpy as np

from blockness.envs import Batch, Teacher, symmetries
from blockness.envs.opponents import Crowd

SEATS, LANES, STEPS, SIMULATIONS, KEPT = 3, 64, 8, 200, 12_000
HIDDEN, RATE, SAMPLES, LESSONS = 64, 0.004, 256, 20
ENDS, RESERVE = slice(7, 7 + 2 * SEATS), slice(7 + 2 * SEATS, 16 + 2 * SEATS)
NAMES = {"random": "that move at random", "minnow": "minnows"}
REACH = 4  # cells that it sees from its head and from its tail, in each direction

Weights = dict[str, Any]


def look(observation: Any) -> Any:
    """Return what the network sees: the lake around its head and its tail, or around the middle, and its reserve."""
    lanes, height, width, _ = observation.shape
    lake = np.pad(observation[..., : ENDS.stop], ((0, 0), (REACH, REACH), (REACH, REACH), (0, 0)))
    seen, each, near = [], np.arange(lanes), np.arange(2 * REACH + 1)
    for end in (ENDS.start, ENDS.start + 1):
        at = observation[..., end].reshape(lanes, -1)
        y, x = np.divmod(np.where(at.any(axis=1), at.argmax(axis=1), height * width // 2), width)
        cells = lake[each[:, None, None], (y[:, None] + near)[..., None], (x[:, None] + near)[:, None]]
        seen += [cells.reshape(lanes, -1), observation[each, y, x, RESERVE]]
    return np.concatenate(seen, axis=1).astype(np.float32)


def new_weights(inputs: int, actions: int, seed: int) -> Weights:
    """Return a network with one hidden layer, which at first likes all actions and all seats alike."""
    first = np.random.default_rng(seed).normal(0, 0.05, (inputs, HIDDEN)).astype(np.float32)
    last = {name: np.zeros((HIDDEN + 1, size), np.float32) for name, size in (("policy", actions), ("value", SEATS))}
    return {"in": first, "bias": np.zeros(HIDDEN, np.float32), **last}


def softmax(scores: Any) -> Any:
    """Turn scores into shares of a whole."""
    odds = np.exp(scores - scores.max(axis=1, keepdims=True))
    return odds / odds.sum(axis=1, keepdims=True)


def network(weights: Weights, seen: Any, mask: Any) -> tuple[Any, Any, Any]:
    """Return the hidden layer, the chances of all actions, and the share that each seat can expect."""
    hidden = np.maximum(seen @ weights["in"] + weights["bias"], 0)
    hidden = np.concatenate([hidden, np.ones((len(seen), 1), np.float32)], axis=1)
    return hidden, softmax(np.where(mask, hidden @ weights["policy"], -1e9)), softmax(hidden @ weights["value"])


def gradients(weights: Weights, seen: Any, mask: Any, visits: Any, shares: Any) -> Weights:
    """Return how to change the weights so that they say what the search says."""
    hidden, chances, values = network(weights, seen, mask)
    policy, value = (visits - chances) / len(seen), (shares - values) / len(seen)
    below = (policy @ weights["policy"].T + value @ weights["value"].T)[:, :-1] * (hidden[:, :-1] > 0)
    return {"in": seen.T @ below, "bias": below.sum(0), "policy": hidden.T @ policy, "value": hidden.T @ value}


def draw(chances: Any, chance: np.random.Generator) -> Any:
    """Draw an action for every lane."""
    marks = chances.cumsum(axis=1)
    return (marks < chance.random((len(marks), 1)) * marks[:, -1:]).sum(axis=1)


def study(batch: Batch, teacher: Teacher, weights: Weights, chance: np.random.Generator) -> list[Any]:
    """Play some steps; return what was seen, and what the search said about it, each on a lake turned at random."""
    lessons: list[list[Any]] = [[], [], [], []]
    for _ in range(STEPS):
        visits, shares = teacher.look()
        turned = symmetries(batch.table)[chance.integers(8)]
        seen = look(turned.observation(batch.observation))
        for kept, one in zip(lessons, (seen, turned.mask(batch.mask) > 0, turned.mask(visits), shares), strict=True):
            kept.append(one)
        batch.step(draw(network(weights, look(batch.observation), batch.mask)[1] + visits, chance))
    return [np.concatenate(kept) for kept in lessons]


def victories(weights: Weights, opponent: str, games: int, seed: int) -> float:
    """Return the network's share of the victories against two opponents, from every seat; a third would be fair."""
    batch = Batch(games, SEATS, seed=seed, autoreset=False)
    crowd, mine = Crowd(opponent, batch, seed), np.arange(games) % SEATS
    actions, won = np.full(games, -1, np.int64), 0.0
    while not batch.done.all():
        is_mine = (batch.current_player == mine) & ~batch.done
        crowd.choose(batch, ~is_mine & ~batch.done, actions)
        if is_mine.any():
            chances = network(weights, look(batch.observation[is_mine]), batch.mask[is_mine])[1]
            actions[is_mine] = chances.argmax(axis=1)
        batch.step(np.where(batch.done, -1, actions))
        won += float(batch.rewards[np.arange(games), mine].sum())
    return won / games


def learn(rounds: int, games: int = 150, seed: int = 1) -> dict[str, list[float]]:
    """Learn for a number of rounds, and return the share of the victories before the first and after each."""
    batch, chance = Batch(LANES, SEATS, seed=seed), np.random.default_rng(seed)
    teacher = Teacher(batch, SIMULATIONS, seed)
    weights = new_weights(look(batch.observation).shape[1], batch.table.actions, seed)
    means, squares = ({name: np.zeros_like(one) for name, one in weights.items()} for _ in range(2))
    memory: list[Any] = []
    curves: dict[str, list[float]] = {name: [victories(weights, name, games, seed)] for name in NAMES}
    for number in range(rounds):
        lessons = study(batch, teacher, weights, chance)
        memory = [np.concatenate(pair)[-KEPT:] for pair in zip(memory or lessons, lessons, strict=True)]
        for lesson in range(LESSONS):
            chosen, time = chance.integers(len(memory[0]), size=SAMPLES), number * LESSONS + lesson + 1
            for name, slope in gradients(weights, *(one[chosen] for one in memory)).items():
                means[name] += 0.1 * (slope - means[name])
                squares[name] += 0.001 * (slope * slope - squares[name])
                spread = np.sqrt(squares[name] / (1 - 0.999**time)) + 1e-8
                weights[name] += (RATE / (1 - 0.9**time) * means[name] / spread).astype(np.float32)
        for name, shares in curves.items():
            shares.append(victories(weights, name, games, number))
        print(f"round {number + 1}:", *(f"{one[-1]:.2f} against {name}" for name, one in curves.items()))
    return curves


def drawn(curves: dict[str, list[float]]) -> str:
    """Draw the shares of the victories, round by round."""
    parts = [
        f'<path d="M60 {y}H500" stroke="#b9c4c2"/><text x="52" y="{y + 4}" text-anchor="end">{share:.0%}</text>'
        for share, y in ((0, 254), (1 / 3, 180), (2 / 3, 107), (1, 34))
    ]
    for (name, shares), ink, y in zip(curves.items(), ("#20646e", "#c4622d"), (20, 282), strict=True):
        points = " ".join(f"{60 + 440 * i / (len(shares) - 1):.1f},{254 - 220 * s:.1f}" for i, s in enumerate(shares))
        parts.append(f'<polyline points="{points}" fill="none" stroke="{ink}" stroke-width="2"/>')
        parts.append(
            f'<text x="60" y="{y}" style="fill: {ink}">share of the victories against two {NAMES[name]}</text>'
        )
    head = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 520 300" font-family="sans-serif" font-size="12">'
    return "\n".join([head, '<rect width="520" height="300" rx="10" fill="#f8f3e3"/>', *parts, "</svg>\n"])


if __name__ == "__main__":
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--rounds", type=int, default=24)
    options.add_argument("--plot", type=Path)
    chosen = options.parse_args()
    curves = learn(chosen.rounds)
    if chosen.plot:
        chosen.plot.write_text(drawn(curves), "utf-8")
