"""PPO with masks in Stable-Baselines3, on the first seat against chance (pip install sb3-contrib).

python examples/sb3_ppo.py [--rounds 40] [--plot docs/plots/sb3-ppo.svg]
"""

from __future__ import annotations

from typing import Any

import gymnasium
from sb3_contrib import MaskablePPO
from sb3_contrib.common.wrappers import ActionMasker
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import DummyVecEnv

import blockness.envs  # noqa: F401 - makes the environment known
from curve import main

LANES, STEPS = 64, 64


def make() -> Any:
    """Return an environment that says what is legal where the library asks for it."""
    env = gymnasium.make("blockness/BlockNess-v0", seats=2, opponents=("random",))
    return ActionMasker(env, lambda one: one.unwrapped.action_space.legal.astype(bool))


class Count(BaseCallback):  # type: ignore[misc]
    """Counts games and victories, round by round."""

    def __init__(self) -> None:
        super().__init__()
        self.shares: list[float] = []

    def _on_rollout_start(self) -> None:
        self.won, self.games = 0.0, 0

    def _on_step(self) -> bool:
        self.won += self.locals["rewards"].sum()
        self.games += self.locals["dones"].sum()
        return True

    def _on_rollout_end(self) -> None:
        self.shares.append(float(self.won / self.games))


def learn(rounds: int, seed: int = 1) -> list[float]:
    """Learn for a number of rounds, and return the share of the victories in each."""
    model = MaskablePPO(
        "MultiInputPolicy",
        DummyVecEnv([make] * LANES),
        n_steps=STEPS,
        batch_size=LANES * STEPS,  # games tell little each, so a step of the learner's needs many
        n_epochs=2,
        learning_rate=0.01,
        gamma=1.0,
        gae_lambda=1.0,  # the only reward comes at the end
        clip_range=0.3,
        max_grad_norm=100,
        policy_kwargs={"net_arch": [64]},
        seed=seed,
        device="cpu",
    )
    count = Count()
    model.learn(rounds * LANES * STEPS, count)
    return count.shares


if __name__ == "__main__":
    main(learn, __doc__, rounds=40)
