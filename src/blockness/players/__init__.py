"""Who chooses: the computer players, what they think of a position, and matches between them."""

from blockness.players.analysis import Analysis, analyse
from blockness.players.levels import Level, level, levels
from blockness.players.limit import Limit
from blockness.players.player import Player
from blockness.players.review import Ply, accuracy, review
from blockness.players.solver import Solution, solve

__all__ = [
    "Analysis",
    "Level",
    "Limit",
    "Player",
    "Ply",
    "Solution",
    "accuracy",
    "analyse",
    "level",
    "levels",
    "review",
    "solve",
]
