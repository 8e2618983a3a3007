"""Environments for research: batches, PettingZoo, Gymnasium, OpenSpiel.

>>> from blockness.envs import Batch
>>> batch = Batch(8, seats=4)
>>> batch.observation.shape, batch.mask.shape
((8, 11, 11, 28), (8, 468))
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from blockness.envs.batch import Batch
from blockness.envs.errors import GameOver, IllegalAction, InvalidAction, InvalidArray, UnknownSeat
from blockness.envs.registration import register
from blockness.envs.symmetry import Symmetry, symmetries
from blockness.envs.table import Table
from blockness.envs.teacher import Teacher

if TYPE_CHECKING:
    from collections.abc import Sequence

    from blockness.box import Box
    from blockness.envs.agents import BlockNess

__all__ = [
    "Batch",
    "GameOver",
    "IllegalAction",
    "InvalidAction",
    "InvalidArray",
    "Symmetry",
    "Table",
    "Teacher",
    "UnknownSeat",
    "aec",
    "symmetries",
]


def aec(
    seats: int = 4,
    variant: str = "classic",
    colours: Sequence[str] | None = None,
    render_mode: str | None = None,
    box: Box | None = None,
) -> BlockNess:
    """Return an environment of PettingZoo's kind, which takes the extra `blockness[envs]`."""
    from blockness.envs.agents import BlockNess

    return BlockNess(seats, variant, colours, render_mode, box)


register()
