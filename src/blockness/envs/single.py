"""The game as Gymnasium knows environments: one learner among opponents."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import gymnasium

from blockness.envs.lane import Lane
from blockness.envs.opponents import Opponent, check_seat, lineup
from blockness.envs.rendering import RENDER_MODES, check_mode, render
from blockness.envs.spaces import LegalActions, observation_space
from blockness.envs.table import Table

if TYPE_CHECKING:
    from collections.abc import Sequence

    from blockness.box import Box

SEEDS = 2**31


class BlockNess(gymnasium.Env[dict[str, Any], Any]):
    """A learner plays, its opponents answer, and at the end it gets its part of the victory."""

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 2}  # noqa: RUF012 - the library's own name

    def __init__(
        self,
        seats: int = 2,
        opponents: Sequence[str] = ("otter",),
        seat: int = 0,
        variant: str = "classic",
        colours: Sequence[str] | None = None,
        render_mode: str | None = None,
        box: Box | None = None,
    ) -> None:
        self.table = Table.of(seats, variant, colours, box)
        self.seat = check_seat(seat, seats)
        self.names = lineup(opponents, seats, seat)
        self.render_mode = check_mode(render_mode)
        self.observation_space = observation_space(self.table)
        self.action_space: LegalActions = LegalActions(self.table.actions)
        self.lane = Lane(self.table)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin a game against opponents that follow from the seed."""
        super().reset(seed=seed, options=options)
        self.lane = Lane(self.table)
        self.opponents = {at: Opponent(name, int(self.np_random.integers(SEEDS))) for at, name in self.names.items()}
        self.answer()
        observation, info = self.look()
        self.action_space.first = self.action_space.legal
        return observation, info

    def answer(self) -> None:
        """Let the opponents play until it is the learner's turn."""
        while not self.lane.is_over and self.lane.turn != self.seat:
            self.lane.step(self.opponents[self.lane.turn].choose(self.lane))

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Play an action of the learner's, and whatever its opponents answer."""
        self.lane.step(action)
        self.answer()
        if self.render_mode == "human":
            self.render()
        observation, info = self.look()
        return observation, self.lane.rewards()[self.seat], self.lane.is_over, False, info

    def look(self) -> tuple[dict[str, Any], dict[str, Any]]:
        """Return what the learner sees, with the mask once more in the info."""
        observation, mask = self.lane.look(self.seat)
        self.action_space.legal = mask.copy()
        return {"observation": observation, "action_mask": mask}, {"action_mask": mask.copy()}

    def render(self) -> Any:
        """Draw the lake as the render mode says."""
        return render(self.lane.position, self.render_mode)
