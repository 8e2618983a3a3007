"""The game as PettingZoo knows games of turns: an AEC environment."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from blockness.envs.errors import UnknownSeat
from blockness.envs.lane import Lane
from blockness.envs.rendering import RENDER_MODES, check_mode, render
from blockness.envs.spaces import observation_space
from blockness.envs.table import Table

if TYPE_CHECKING:
    from collections.abc import Sequence

    from blockness.box import Box


class BlockNess(AECEnv[str, dict[str, Any], int]):  # type: ignore[misc]
    """Two to four agents in turn; a forced pass is no turn."""

    metadata = {"name": "blockness_v0", "render_modes": list(RENDER_MODES), "is_parallelizable": False, "render_fps": 2}  # noqa: RUF012 - the library's own name

    def __init__(
        self,
        seats: int = 4,
        variant: str = "classic",
        colours: Sequence[str] | None = None,
        render_mode: str | None = None,
        box: Box | None = None,
    ) -> None:
        super().__init__()
        self.table = Table.of(seats, variant, colours, box)
        self.render_mode = check_mode(render_mode)
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        observation = observation_space(self.table)
        self.observation_spaces = dict.fromkeys(self.possible_agents, observation)
        self.action_spaces = {agent: spaces.Discrete(self.table.actions) for agent in self.possible_agents}
        self.agents: list[str] = []
        self.nothing = np.zeros(self.table.actions, np.int8)

    def observation_space(self, agent: str) -> spaces.Dict:
        """Return the space of observations, one for all agents."""
        return self.observation_spaces[self.known(agent)]

    def action_space(self, agent: str) -> spaces.Discrete:
        """Return the space of actions, alike for all agents, but with a generator for each."""
        return self.action_spaces[self.known(agent)]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002 - no chance
        """Begin a game. Chance has no part in it, so seeds change nothing."""
        self.lane = Lane(self.table)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._skip_agent_selection = None
        self.go_on()

    def go_on(self) -> None:
        """Give the turn to the seat that has it."""
        seat = 0 if self.lane.is_over else self.lane.turn
        self.agent_selection = self.possible_agents[seat]
        self.view, self.mask = self.lane.look(seat)
        blank = self.mask if self.lane.is_over else self.nothing
        self.infos = {agent: {"action_mask": blank} for agent in self.agents}
        self.infos[self.agent_selection] = {"action_mask": self.mask}

    def observe(self, agent: str) -> dict[str, Any]:
        """Return what an agent sees; the mask marks something only for the agent whose turn it is."""
        seat = self.possible_agents.index(self.known(agent))
        if agent == self.agent_selection and not self.lane.is_over:
            return {"observation": self.view, "action_mask": self.mask}
        mask = self.mask if self.lane.is_over else self.nothing
        return {"observation": self.lane.look(seat)[0], "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Play an action, or take leave of the game with None once it is over."""
        if self.lane.is_over:
            if action is not None:
                self.table.check(action, is_over=True)
            self._was_dead_step(action)
            return
        self.lane.step(action)
        self._cumulative_rewards[self.agent_selection] = 0.0
        if self.lane.is_over:
            self.rewards = dict(zip(self.agents, self.lane.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
        self.go_on()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | Any | None:
        """Draw the lake as the render mode says."""
        return render(self.lane.position, self.render_mode)

    def close(self) -> None:
        """Do nothing: there is no window to close."""

    def known(self, agent: str) -> str:
        """Return an agent that is at the table, or refuse it."""
        if agent not in self.possible_agents:
            raise UnknownSeat(f"expected an agent ({', '.join(self.possible_agents)}), got {agent!r}")
        return agent
