"""Block Ness: the rules, positions, games and records of the board game, compiled and typed.

>>> from blockness import Game
>>> game = Game.start(seats=3)
>>> game.play("Sd4f4").turn
'green'
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from blockness.box import Box, Invalid, InvalidBox, Segment, Variant
    from blockness.game import (
        Arch,
        Branch,
        Cell,
        End,
        Ended,
        Event,
        Extend,
        Game,
        IllegalMove,
        InvalidCell,
        InvalidMove,
        InvalidPosition,
        InvalidRecord,
        Move,
        Moved,
        Passed,
        Position,
        Reason,
        Record,
        Standing,
        Start,
    )

__version__ = "0.1.0"

__all__ = [
    "Arch",
    "Box",
    "Branch",
    "Cell",
    "End",
    "Ended",
    "Event",
    "Extend",
    "Game",
    "IllegalMove",
    "Invalid",
    "InvalidBox",
    "InvalidCell",
    "InvalidMove",
    "InvalidPosition",
    "InvalidRecord",
    "Move",
    "Moved",
    "Passed",
    "Position",
    "Reason",
    "Record",
    "Segment",
    "Standing",
    "Start",
    "Variant",
]


def __getattr__(name: str) -> Any:
    """Import a name when it is first asked for, so that `blockness --help` need not wait for the kernels."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    home = "blockness.box" if name in ("Box", "Invalid", "InvalidBox", "Segment", "Variant") else "blockness.game"
    return getattr(import_module(home), name)
