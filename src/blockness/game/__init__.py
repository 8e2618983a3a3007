"""The rules in the players' words: cells, moves, positions, games, records."""

from blockness.game.arch import Arch
from blockness.game.branch import Branch
from blockness.game.cell import Cell, InvalidCell
from blockness.game.errors import IllegalMove, InvalidMove, InvalidPosition, InvalidRecord
from blockness.game.events import Ended, Event, Moved, Passed
from blockness.game.game import Game
from blockness.game.move import End, Extend, Move, Start
from blockness.game.position import Position, Standing
from blockness.game.reason import Reason
from blockness.game.record import Record

__all__ = [
    "Arch",
    "Branch",
    "Cell",
    "End",
    "Ended",
    "Event",
    "Extend",
    "Game",
    "IllegalMove",
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
    "Standing",
    "Start",
]
