"""How often simulated people have to try before they solve a puzzle."""

from __future__ import annotations

import random
from dataclasses import dataclass
from math import log
from typing import TYPE_CHECKING

from attempt import count_tries
from blockness.players.levels import all_levels
from blockness.puzzles.course import Course
from blockness.puzzles.making.measure import liking
from blockness.puzzles.prove import goal_row
from blockness.search.chance import seeded

if TYPE_CHECKING:
    from blockness.game import Move
    from blockness.puzzles.puzzle import Puzzle

SOLVERS = ("minnow", "duckling", "otter")  # the levels that look one move ahead; the first two are beginners
MOST, ENOUGH = 4000, 40  # tries, solutions


@dataclass(frozen=True)
class Nature:
    """How a simulated person errs."""

    noise: float
    forgets: float

    @staticmethod
    def of(level: str) -> Nature:
        """Take the errors from a level of the computer players."""
        settings = all_levels()[level].settings
        return Nature(settings["noise"], settings["forgets"])


def tries(puzzle: Puzzle, level: str, seed: int = 0) -> float:
    """Return how many tries somebody of a level needs on average, a few thousand at most."""
    nature = Nature.of(level)
    if not puzzle.goal.kind.has_opponents:
        position = puzzle.position
        made, solved = count_tries(
            position.lexicon.tables,
            position.row,
            goal_row(puzzle),
            nature.noise,
            nature.forgets,
            seeded(seed),
            MOST,
            ENOUGH,
        )
        return (made + 1) / (solved + 1)
    return 1 / max(Person(nature, random.Random(seed)).chances(Course.of(puzzle)), 1 / MOST)


class Person:
    """Somebody who tries a puzzle against opponents that reply at random, and starts again after a mistake."""

    def __init__(self, nature: Nature, chance: random.Random, draws: int = 60) -> None:
        self.nature = nature
        self.chance = chance
        self.draws = draws

    def chances(self, course: Course) -> float:
        """Return how likely one try is to succeed."""
        if course.is_solved:
            return 1.0
        if not course.is_solvable:
            return 0.0
        moves = course.position.legal_moves
        if course.position.turn != course.puzzle.turn:
            return sum(self.chances(course.play(move)) for move in moves) / len(moves)
        likings = {move: liking(course, move) for move in moves}
        picked = [self.pick(likings) for _ in range(self.draws)]
        return sum(picked.count(move) / self.draws * self.chances(course.play(move)) for move in set(picked))

    def pick(self, likings: dict[Move, float]) -> Move:
        """Return the move that looks best this time."""
        return max(likings, key=lambda move: likings[move] + self.chance.gauss(0, self.nature.noise))


def effort(puzzle: Puzzle, seed: int = 0) -> float:
    """Return the tries of all simulated people as one figure, the logarithm of their geometric mean."""
    return sum(log(tries(puzzle, level, seed)) for level in SOLVERS) / len(SOLVERS)
