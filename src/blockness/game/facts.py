"""Everything that distinguishes one position from another with the same box."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from blockness.box import Segment, Variant
    from blockness.game.arch import Arch
    from blockness.game.cell import Cell


@dataclass(frozen=True)
class Facts:
    """What a position line says."""

    variant: Variant
    colours: tuple[str, ...]  # seats in clockwise order, the first seat first
    monsters: tuple[tuple[Arch, ...], ...]  # each seat's arches from tail to head
    reserves: tuple[tuple[Segment, ...], ...]  # what each seat may still place, from low to high
    rocks: tuple[Cell, ...]  # where nothing stands and nothing passes, in the order of their numbers
    turn: str | None  # the colour to move, None when the game is over
