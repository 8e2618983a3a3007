"""The game as OpenSpiel knows games; importing this file registers it.

Then `pyspiel.load_game("blockness(seats=3,variant=expert)")` finds it.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.observation import IIGObserverForPublicInfoGame

from blockness.envs.lane import Lane
from blockness.envs.table import Table
from blockness.rules.row import MOST_SEATS, OVER

TYPE = pyspiel.GameType(
    short_name="blockness",
    long_name="Block Ness",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.DETERMINISTIC,
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.CONSTANT_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=MOST_SEATS,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"seats": 2, "variant": "classic"},
)
TERMINAL = int(pyspiel.PlayerId.TERMINAL)


class BlockNessGame(pyspiel.Game):  # type: ignore[misc]
    """The game for a number of seats and a variant."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given: dict[str, Any] = {"seats": 2, "variant": "classic"} | (params or {})
        self.table = Table.of(given["seats"], given["variant"])
        info = pyspiel.GameInfo(
            num_distinct_actions=self.table.actions,
            max_chance_outcomes=0,
            num_players=self.table.seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=sum(len(self.table.start.reserve(colour)) for colour in self.table.start.colours),
        )
        super().__init__(TYPE, info, params or {})

    def new_initial_state(self, state: Any = None) -> BlockNessState:
        """Return the empty lake."""
        if state is not None:
            raise ValueError(f"expected no description of a state, got {state!r}")
        return BlockNessState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
        """Return what observes a state."""
        if iig_obs_type is None or (iig_obs_type.public_info and not iig_obs_type.perfect_recall):
            return Observer(self.table)
        return IIGObserverForPublicInfoGame(iig_obs_type, params)


class BlockNessState(pyspiel.State):  # type: ignore[misc]
    """A position, its game and whose turn it is."""

    def __init__(self, game: BlockNessGame) -> None:
        super().__init__(game)
        self.lane = Lane(game.table)

    def current_player(self) -> int:
        """Return the seat to move, or TERMINAL."""
        turn = self.lane.turn
        return TERMINAL if turn == OVER else turn

    def is_terminal(self) -> bool:
        """Whether nobody can place anything."""
        return self.lane.turn == OVER

    def legal_actions(self, player: int | None = None) -> list[int]:
        """Return the legal actions of the seat to move; none for any other."""
        lane = self.lane
        return lane.legal_actions() if player is None or player == lane.turn else []

    def _legal_actions(self, player: int) -> list[int]:
        return self.legal_actions(player)

    def _apply_action(self, action: int) -> None:
        self.lane.step(action)

    def _action_to_string(self, player: int, action: int) -> str:  # noqa: ARG002 - it is the player to move
        return str(self.lane.table.move_of(self.lane.position, action))

    def returns(self) -> list[float]:
        """Return everybody's part of the victory."""
        return self.lane.rewards()

    def __str__(self) -> str:
        return str(self.lane.position)


class Observer:
    """Sees the planes, which OpenSpiel wants before rows and columns, and the position line."""

    def __init__(self, table: Table) -> None:
        height, width, planes = table.shape
        self.tensor = np.zeros(np.prod(table.shape), np.float32)
        self.dict = {"observation": self.tensor.reshape(planes, height, width)}

    def set_from(self, state: BlockNessState, player: int) -> None:
        """Take in a state as a player sees it."""
        self.dict["observation"][:] = np.moveaxis(state.lane.look(player)[0], -1, 0)

    def string_from(self, state: BlockNessState, player: int) -> str:  # noqa: ARG002 - everybody sees the same
        """Return the position line."""
        return str(state)


if TYPE.short_name not in pyspiel.registered_names():
    pyspiel.register_game(TYPE, BlockNessGame)
