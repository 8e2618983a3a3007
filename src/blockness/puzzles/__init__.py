"""Puzzles: goals, proofs, grades, and a set to solve."""

from blockness.puzzles.errors import InvalidPuzzle
from blockness.puzzles.goal import Goal, Kind
from blockness.puzzles.prove import Certificate, prove
from blockness.puzzles.puzzle import Puzzle

__all__ = ["Certificate", "Goal", "InvalidPuzzle", "Kind", "Puzzle", "prove"]
