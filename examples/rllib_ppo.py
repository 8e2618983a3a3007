"""PPO with masks in RLlib, on the first seat against chance (pip install 'ray[rllib]' torch).

python examples/rllib_ppo.py [--rounds 40] [--plot docs/plots/rllib-ppo.svg]
"""

from __future__ import annotations

import math
from typing import Any

from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.columns import Columns
from ray.rllib.core.rl_module.apis.value_function_api import ValueFunctionAPI
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.core.rl_module.torch.torch_rl_module import TorchRLModule
from torch import nn

import blockness.envs  # noqa: F401 - makes the environment known
from curve import main

LANES, STEPS = 64, 64


def layers(inputs: int, outputs: int) -> nn.Sequential:
    """Return a network with one hidden layer, which at first likes everything alike."""
    last = nn.Linear(64, outputs)
    nn.init.zeros_(last.weight)
    nn.init.zeros_(last.bias)
    return nn.Sequential(nn.Linear(inputs, 64), nn.Tanh(), last)


class Learner(TorchRLModule, ValueFunctionAPI):  # type: ignore[misc]
    """Says how much it likes each action, nothing of those that are not legal, and what share it expects."""

    def setup(self) -> None:
        """Make the networks."""
        inputs = math.prod(self.observation_space["observation"].shape)
        self.actor, self.critic = layers(inputs, int(self.action_space.n)), layers(inputs, 1)

    def _forward(self, batch: dict[str, Any], **_: Any) -> dict[str, Any]:
        seen = batch[Columns.OBS]
        scores = self.actor(planes(seen)).masked_fill(~seen["action_mask"].bool(), -1e9)
        return {Columns.ACTION_DIST_INPUTS: scores}

    def compute_values(self, batch: dict[str, Any], embeddings: Any = None) -> Any:  # noqa: ARG002 - it asks so
        """Return the share of the victory that the learner expects."""
        return self.critic(planes(batch[Columns.OBS])).squeeze(-1)


def planes(seen: dict[str, Any]) -> Any:
    """Return what the learner sees, flat."""
    return seen["observation"].float().flatten(1)


def learn(rounds: int, seed: int = 1) -> list[float]:
    """Learn for a number of rounds, and return the share of the victories in each."""
    config = (
        PPOConfig()
        .environment("blockness/BlockNess-v0", env_config={"seats": 2, "opponents": ("random",)})
        .env_runners(num_env_runners=0, num_envs_per_env_runner=LANES)  # all of it in this process
        .learners(num_learners=0)
        .rl_module(rl_module_spec=RLModuleSpec(module_class=Learner))
        .training(
            train_batch_size_per_learner=LANES * STEPS,
            minibatch_size=LANES * STEPS,  # all games at once, because each tells little
            num_epochs=1,  # makes two steps: the library adds a row to every game, so a batch is longer than this
            lr=0.01,
            gamma=1.0,
            lambda_=1.0,  # the only reward comes at the end
            clip_param=0.3,
            use_kl_loss=False,
            vf_loss_coeff=0.5,
        )
        .reporting(metrics_num_episodes_for_smoothing=LANES * STEPS // 7)  # about as many as a round has
        .debugging(seed=seed, log_level="ERROR")
    )
    learner = config.build_algo()
    shares = [float(learner.train()["env_runners"]["episode_return_mean"]) for _ in range(rounds)]
    learner.stop()
    return shares


if __name__ == "__main__":
    main(learn, __doc__, rounds=40)
