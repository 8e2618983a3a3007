"""Policy gradients on a batch, in NumPy alone: a learner on the first seat against chance.

python examples/policy_gradient.py [--rounds 100] [--plot docs/plots/policy-gradient.svg]
"""

from __future__ import annotations

from typing import Any

import numpy as np

from blockness.envs import Batch
from curve import main

LANES, STEPS, HIDDEN, RATE = 256, 32, 64, 0.01

Weights = dict[str, Any]


def new_weights(inputs: int, actions: int, seed: int) -> Weights:
    """Return a network with one hidden layer, which at first likes all actions alike."""
    chance = np.random.default_rng(seed)
    first = chance.normal(0, 0.05, (inputs, HIDDEN)).astype(np.float32)
    zeros = np.zeros
    return {
        "in": first,
        "bias": zeros(HIDDEN, np.float32),
        "out": zeros((HIDDEN, actions), np.float32),
        "last": zeros(actions, np.float32),
    }


def policy(weights: Weights, seen: Any, mask: Any) -> tuple[Any, Any]:
    """Return the hidden layer and the chances of all actions."""
    hidden = np.tanh(seen @ weights["in"] + weights["bias"])
    scores = np.where(mask, hidden @ weights["out"] + weights["last"], -1e9)
    odds = np.exp(scores - scores.max(axis=1, keepdims=True))
    return hidden, odds / odds.sum(axis=1, keepdims=True)


def choose(chances: Any, chance: np.random.Generator) -> Any:
    """Draw an action for every lane."""
    marks = chances.cumsum(axis=1)
    return (marks < chance.random((len(marks), 1)) * marks[:, -1:]).sum(axis=1)


def play(batch: Batch, weights: Weights, chance: np.random.Generator) -> tuple[list[Any], float]:
    """Play some steps; return what the learner saw, did and got, and its share of the victories."""
    seen, masks, done, won, mine, taken = [], [], [], [], [], []
    for _ in range(STEPS):
        flat = batch.observation.reshape(LANES, -1).astype(np.float32)
        seen.append(flat)
        masks.append(batch.mask.astype(bool))
        mine.append(batch.current_player == 0)
        actions = batch.sample()
        actions[mine[-1]] = choose(policy(weights, flat[mine[-1]], masks[-1][mine[-1]])[1], chance)
        taken.append(actions)
        batch.step(actions)
        done.append(batch.done.copy())
        won.append(batch.rewards[:, 0].copy())
    gains, is_known = np.zeros((STEPS, LANES), np.float32), np.zeros((STEPS, LANES), bool)
    gain, known = np.zeros(LANES, np.float32), np.zeros(LANES, bool)
    for step in reversed(range(STEPS)):
        gain, known = np.where(done[step], won[step], gain), known | done[step]
        gains[step], is_known[step] = gain, known
    kept = np.stack(mine) & is_known  # how the last games ended is not known yet
    share = float(np.stack(won).sum() / np.stack(done).sum())
    return [np.stack(all_of)[kept] for all_of in (seen, masks, taken)] + [gains[kept] - share], share


def gradients(weights: Weights, seen: Any, mask: Any, taken: Any, gains: Any) -> Weights:
    """Return how to change the weights so that actions that gained more become likelier."""
    hidden, chances = policy(weights, seen, mask)
    scores = -chances
    scores[np.arange(len(taken)), taken] += 1
    scores *= gains[:, None] / len(taken)
    below = scores @ weights["out"].T * (1 - hidden * hidden)
    return {"in": seen.T @ below, "bias": below.sum(0), "out": hidden.T @ scores, "last": scores.sum(0)}


def learn(rounds: int, seed: int = 1) -> list[float]:
    """Learn for a number of rounds, and return the share of the victories in each."""
    batch, chance = Batch(LANES, seats=2, seed=seed), np.random.default_rng(seed)
    weights = new_weights(int(np.prod(batch.table.shape)), batch.table.actions, seed)
    means, squares = ({name: np.zeros_like(one) for name, one in weights.items()} for _ in range(2))
    shares = []
    for number in range(1, rounds + 1):
        games, share = play(batch, weights, chance)
        shares.append(share)
        for name, slope in gradients(weights, *games).items():
            means[name] += 0.1 * (slope - means[name])
            squares[name] += 0.001 * (slope * slope - squares[name])
            step = means[name] / (1 - 0.9**number) / (np.sqrt(squares[name] / (1 - 0.999**number)) + 1e-8)
            weights[name] += RATE * step.astype(np.float32)
    return shares


if __name__ == "__main__":
    main(learn, __doc__, rounds=100)
