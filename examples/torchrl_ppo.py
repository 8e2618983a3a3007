"""PPO with masks in TorchRL, on the first seat of a batch against chance (pip install torchrl).

python examples/torchrl_ppo.py [--rounds 40] [--plot docs/plots/torchrl-ppo.svg]
"""

from __future__ import annotations

import math
from typing import Any

import torch
from tensordict import TensorDict
from tensordict.nn import TensorDictModule
from torch import nn
from torchrl.collectors import Collector
from torchrl.data import Binary, Categorical, Composite, Unbounded
from torchrl.envs import EnvBase
from torchrl.modules import MaskedCategorical, ProbabilisticActor, ValueOperator
from torchrl.objectives import ClipPPOLoss
from torchrl.objectives.value import GAE

from blockness.envs import Batch
from curve import main

LANES, STEPS = 64, 64


class Lake(EnvBase):  # type: ignore[misc]
    """A batch as the library knows environments: many games, of which those that are over are begun anew."""

    def __init__(self, seed: int) -> None:
        super().__init__(batch_size=[LANES])
        self.games = Batch(LANES, seats=2, seed=seed, autoreset=False)
        shape, actions = self.games.table.shape, self.games.table.actions
        self.observation_spec = Composite(
            observation=Binary(shape=(LANES, *shape), dtype=torch.uint8),
            action_mask=Binary(shape=(LANES, actions), dtype=torch.bool),
            shape=[LANES],
        )
        self.action_spec = Categorical(actions, shape=(LANES,))
        self.reward_spec = Unbounded(shape=(LANES, 1))

    def look(self) -> dict[str, Any]:
        """Return what the learner sees, what it may do, and which games are over."""
        games = self.games
        return {
            "observation": torch.tensor(games.observation),
            "action_mask": torch.tensor(games.mask, dtype=torch.bool),
            "done": torch.tensor(games.done)[:, None],
            "terminated": torch.tensor(games.done)[:, None],
        }

    def _reset(self, tensordict: Any = None, **_: Any) -> Any:
        """Begin all games, or those that are marked; the learner has the first move."""
        marked = None if tensordict is None else tensordict.get("_reset", None)
        self.games.reset(None if marked is None else marked.flatten().numpy())
        return TensorDict(self.look(), self.batch_size)

    def _step(self, tensordict: Any) -> Any:
        """Play the learner's actions, and chance until it is the learner's turn again."""
        games = self.games
        games.step(tensordict["action"].numpy())
        while (waiting := (games.current_player == 1)).any():
            games.step(games.sample(), waiting)
        return TensorDict(self.look() | {"reward": torch.tensor(games.rewards[:, :1])}, self.batch_size)

    def _set_seed(self, seed: int | None) -> None:
        """Do nothing: the batch had its seed when it was made."""


class Flat(nn.Module):  # type: ignore[misc]
    """A network with one hidden layer, which at first likes everything alike."""

    def __init__(self, inputs: int, outputs: int) -> None:
        super().__init__()
        self.first, self.last = nn.Linear(inputs, 64), nn.Linear(64, outputs)
        nn.init.zeros_(self.last.weight)
        nn.init.zeros_(self.last.bias)

    def forward(self, observation: Any) -> Any:
        """Return a number for each output."""
        return self.last(torch.tanh(self.first(observation.float().flatten(-3))))


def learn(rounds: int, seed: int = 1) -> list[float]:
    """Learn for a number of rounds, and return the share of the victories in each."""
    torch.manual_seed(seed)
    env = Lake(seed)
    inputs = math.prod(env.games.table.shape)
    actor = ProbabilisticActor(
        TensorDictModule(Flat(inputs, env.games.table.actions), ["observation"], ["logits"]),
        in_keys={"logits": "logits", "mask": "action_mask"},
        distribution_class=MaskedCategorical,
        return_log_prob=True,
    )
    critic = ValueOperator(Flat(inputs, 1), ["observation"])
    worth = GAE(gamma=1.0, lmbda=1.0, value_network=critic)  # the only reward comes at the end
    loss = ClipPPOLoss(actor, critic, clip_epsilon=0.3, entropy_bonus=False, normalize_advantage=True)
    optimizer = torch.optim.Adam(loss.parameters(), lr=0.01)
    shares = []
    frames = {"frames_per_batch": LANES * STEPS, "total_frames": rounds * LANES * STEPS}
    for games in Collector(env, actor, **frames, auto_register_policy_transforms=False):
        end = games["next"]
        shares.append(float(end["reward"].sum() / end["done"].sum()))
        worth(games)
        for _ in range(2):  # all games at once, because each tells little
            found = loss(games.reshape(-1))
            optimizer.zero_grad()
            (found["loss_objective"] + found["loss_critic"]).backward()
            optimizer.step()
    return shares


if __name__ == "__main__":
    main(learn, __doc__, rounds=40)
