"""The same for many learners at once: a vector environment on a batch."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from blockness.envs.array import describe
from blockness.envs.batch import Batch
from blockness.envs.errors import InvalidAction
from blockness.envs.opponents import Crowd, check_seat, lineup
from blockness.envs.single import SEEDS
from blockness.envs.spaces import observation_space

if TYPE_CHECKING:
    from collections.abc import Sequence

    from blockness.box import Box
    from blockness.envs.array import Array


class BlockNessVector(VectorEnv[dict[str, Any], Any, Any]):
    """A learner in every lane. A game that is over begins anew at the next step, whose action there does not count."""

    metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012 - the library's own name

    def __init__(
        self,
        num_envs: int = 1,
        seats: int = 2,
        opponents: Sequence[str] = ("otter",),
        seat: int = 0,
        variant: str = "classic",
        colours: Sequence[str] | None = None,
        threads: int = 1,
        box: Box | None = None,
    ) -> None:
        self.num_envs, self.seat = num_envs, check_seat(seat, seats)
        self.batch = Batch(num_envs, seats, variant, colours, autoreset=False, threads=threads, box=box)
        self.names = lineup(opponents, seats, seat)
        self.crowds = {at: Crowd(name, self.batch, 0) for at, name in self.names.items()}
        self.single_observation_space = observation_space(self.batch.table)
        self.single_action_space = spaces.Discrete(self.batch.table.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.actions = np.full(num_envs, -1, np.int64)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin all games anew, against opponents that follow from the seed."""
        super().reset(seed=seed[0] if isinstance(seed, list) else seed, options=options)
        for at, name in self.names.items():
            self.crowds[at] = Crowd(name, self.batch, int(self.np_random.integers(SEEDS)))
        self.batch.reset()
        self.answer()
        return self.look()

    def answer(self) -> None:
        """Let the opponents play in every lane until it is the learner's turn there."""
        batch = self.batch
        while True:
            waiting = (batch.current_player != self.seat) & ~batch.done
            if not waiting.any():
                return
            for at, crowd in self.crowds.items():
                lanes = waiting & (batch.current_player == at)
                if lanes.any():
                    crowd.choose(batch, lanes, self.actions)
            batch.step(self.actions, waiting)

    def step(self, actions: Any) -> tuple[dict[str, Any], Array, Array, Array, dict[str, Any]]:
        """Play the learners' actions, and whatever the opponents answer."""
        actions = np.asarray(actions)
        if actions.shape != (self.num_envs,) or actions.dtype.kind not in "iu":
            raise InvalidAction(f"expected {self.num_envs} integers, got {describe(actions)}")
        over = self.batch.done.copy()
        self.batch.step(actions, ~over)
        self.batch.reset(over)
        self.answer()
        observation, info = self.look()
        rewards = self.batch.rewards[:, self.seat].astype(np.float64)
        return observation, rewards, self.batch.done.copy(), np.zeros(self.num_envs, np.bool_), info

    def look(self) -> tuple[dict[str, Any], dict[str, Any]]:
        """Return what the learners see, with the masks once more in the info."""
        mask = self.batch.mask.copy()
        return {"observation": self.batch.observation.copy(), "action_mask": mask}, {"action_mask": mask.copy()}
