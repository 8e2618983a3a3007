"""PPO with masks in Tianshou, on the first seat against chance (pip install tianshou).

python examples/tianshou_ppo.py [--rounds 40] [--plot docs/plots/tianshou-ppo.svg]
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import torch
from tianshou.algorithm import PPO
from tianshou.algorithm.modelfree.reinforce import DiscreteActorPolicy
from tianshou.algorithm.optim import AdamOptimizerFactory
from tianshou.data import Collector, VectorReplayBuffer
from tianshou.env import DummyVectorEnv
from tianshou.utils.torch_utils import policy_within_training_step
from torch import nn

import blockness.envs  # noqa: F401 - makes the environment known
from curve import main

LANES, STEPS = 64, 64


def make() -> Any:
    """Return an environment."""
    return gymnasium.make("blockness/BlockNess-v0", seats=2, opponents=("random",))


def layers(inputs: int, outputs: int) -> nn.Sequential:
    """Return a network with one hidden layer, which at first likes everything alike."""
    last = nn.Linear(64, outputs)
    nn.init.zeros_(last.weight)
    nn.init.zeros_(last.bias)
    return nn.Sequential(nn.Linear(inputs, 64), nn.Tanh(), last)


class Actor(nn.Module):  # type: ignore[misc]
    """Says how much it likes each action, and nothing of those that are not legal."""

    def __init__(self, inputs: int, actions: int) -> None:
        super().__init__()
        self.layers = layers(inputs, actions)

    def forward(self, obs: Any, state: Any = None, info: Any = None) -> tuple[Any, Any]:  # noqa: ARG002 - it asks so
        """Return a score for each action."""
        mask = torch.as_tensor(np.asarray(obs.action_mask, bool))
        return self.layers(planes(obs)).masked_fill(~mask, -1e9), state


class Critic(nn.Module):  # type: ignore[misc]
    """Says what share of the victory it expects."""

    def __init__(self, inputs: int) -> None:
        super().__init__()
        self.layers = layers(inputs, 1)

    def forward(self, obs: Any) -> Any:
        """Return the share."""
        return self.layers(planes(obs))


def planes(obs: Any) -> Any:
    """Return what the learner sees, flat."""
    return torch.as_tensor(obs.observation, dtype=torch.float32).flatten(1)


def learn(rounds: int, seed: int = 1) -> list[float]:
    """Learn for a number of rounds, and return the share of the victories in each."""
    torch.manual_seed(seed)
    env, lanes = make(), DummyVectorEnv([make] * LANES)
    lanes.seed(seed)
    inputs, actions = int(np.prod(env.observation_space["observation"].shape)), int(env.action_space.n)
    policy = DiscreteActorPolicy(actor=Actor(inputs, actions), action_space=env.action_space)
    learner = PPO(
        policy=policy,
        critic=Critic(inputs),
        optim=AdamOptimizerFactory(lr=0.01),
        gamma=1.0,
        gae_lambda=1.0,  # the only reward comes at the end
        eps_clip=0.3,
        ent_coef=0.0,
        max_batchsize=LANES * STEPS,
    )
    collector = Collector(policy, lanes, VectorReplayBuffer(LANES * STEPS, LANES))
    collector.reset()
    shares = []
    for _ in range(rounds):
        with policy_within_training_step(policy):
            shares.append(float(collector.collect(n_step=LANES * STEPS).returns.mean()))
            learner.update(collector.buffer, batch_size=None, repeat=2)  # many games at once: each tells little
        collector.reset_buffer(keep_statistics=True)
    return shares


if __name__ == "__main__":
    main(learn, __doc__, rounds=40)
