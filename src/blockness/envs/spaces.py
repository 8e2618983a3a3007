"""The spaces of observations and actions, for Gymnasium and PettingZoo alike."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium import spaces

if TYPE_CHECKING:
    from blockness.envs.array import Array
    from blockness.envs.table import Table


def observation_space(table: Table) -> spaces.Dict:
    """Return the space of what a seat sees: the planes, and a mask of its legal actions."""
    return spaces.Dict(
        {
            "observation": spaces.Box(0, 1, table.shape, np.uint8),
            "action_mask": spaces.Box(0, 1, (table.actions,), np.int8),
        }
    )


class LegalActions(spaces.Discrete):
    """All actions. Asked for a sample without a mask, it draws one that is legal at the moment.

    What is drawn right after it was seeded depends on nothing but the seed: it is legal when a game begins.
    """

    def __init__(self, count: int) -> None:
        super().__init__(count)
        self.first: Array | None = None  # the mask when a game begins
        self.legal: Array | None = None  # the mask of the moment

    def seed(self, seed: int | None = None) -> int | list[int]:
        """Set the generator."""
        self.legal = self.first
        return super().seed(seed)

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        """Return a random action."""
        return super().sample(self.legal if mask is None and probability is None else mask, probability)
