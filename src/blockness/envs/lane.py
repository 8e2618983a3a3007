"""One game in memory, as the environments with a turn at a time play it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from blockness.envs.errors import UnknownSeat
from blockness.envs.kernels.lanes import ask_rewards, ask_step, show_row
from blockness.rules.row import OVER

if TYPE_CHECKING:
    from blockness.envs.array import Array
    from blockness.envs.table import Table
    from blockness.game import Position


class Lane:
    """A game that goes on in place."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.row = table.start.row.copy()
        self.turn = 0
        self.legal, self.count = table.first  # the legal actions in ascending order, and how many there are
        self.legal = self.legal.copy()
        self.actions: list[int] = []
        self.seen = table.start  # a position on the way, for those who want words

    @property
    def is_over(self) -> bool:
        """Whether nobody can move any more."""
        return self.turn == OVER

    def step(self, action: Any) -> None:
        """Play an action, or refuse it and change nothing."""
        table, row = self.table, self.row
        number = action if type(action) is int else table.check(action, self.turn == OVER)
        count = ask_step(table.tables, table.layout, row, self.legal, number)
        if count < 0:
            raise table.illegal(row, table.check(number, self.turn == OVER))
        self.count = count
        self.turn = int(row["turn"][0]) if count else OVER
        self.actions.append(number)

    def legal_actions(self) -> list[int]:
        """Return the legal actions in ascending order."""
        found: list[int] = self.legal[: self.count].tolist()
        return found

    def look(self, seat: int) -> tuple[Array, Array]:
        """Return the observation of a seat, and the mask of the one to move."""
        if not 0 <= seat < self.table.seats:
            raise UnknownSeat(f"expected a seat from 0 to {self.table.seats - 1}, got {seat!r}")
        height, width, planes = self.table.shape
        observation, mask = np.empty((height * width, planes), np.uint8), np.empty(self.table.actions, np.int8)
        show_row(self.table.tables, self.table.layout, self.row, seat, observation, mask.view(np.uint8), False)
        return observation.reshape(self.table.shape), mask

    def rewards(self) -> list[float]:
        """Return everybody's part of the victory, once the game is over."""
        shares = np.zeros(self.table.seats, np.float32)
        if self.turn == OVER:
            ask_rewards(self.row, shares)
        return [1 / round(1 / share) if share else 0.0 for share in shares.tolist()]

    @property
    def position(self) -> Position:
        """The position in words."""
        known = len(self.actions) - self.behind
        for action in self.actions[known:]:
            self.seen = self.seen.play(self.table.move_of(self.seen, action))
        return self.seen

    @property
    def behind(self) -> int:
        """How many actions have not been put into words yet."""
        return len(self.actions) - sum(map(len, self.seen.monsters))

    def __deepcopy__(self, memo: object) -> Lane:
        twin = Lane.__new__(Lane)
        twin.__dict__ |= self.__dict__ | {name: getattr(self, name).copy() for name in ("row", "legal", "actions")}
        return twin
