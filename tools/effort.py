"""How much effort simulated people need to solve a puzzle: their tries, slower the more there is to look at."""

from __future__ import annotations

import random
from dataclasses import dataclass
from math import log
from typing import TYPE_CHECKING

from attempt import count_tries
from blockness.players.levels import all_levels
from blockness.puzzles.course import Course
from blockness.puzzles.making.measure import clutter, liking
from blockness.puzzles.prove import goal_row
from blockness.search.chance import seeded

if TYPE_CHECKING:
    from blockness.game import Move
    from blockness.puzzles.puzzle import Puzzle

MOST, ENOUGH = 4000, 40  # tries, solutions
FIRST_SIGHT = 1.3  # tries


@dataclass(frozen=True)
class Nature:
    """How a simulated person errs, and how far they see."""

    level: str  # of the computer players, whose errors they make
    sees: int = 1  # placements; 2 for those who work back from the goal and learn from a failure
    most: int = MOST

    @property
    def noise(self) -> float:
        """How much they misjudge."""
        return float(all_levels()[self.level].settings["noise"])

    @property
    def forgets(self) -> float:
        """How often they forget an end."""
        return float(all_levels()[self.level].settings["forgets"])


FORWARD = {level: Nature(level) for level in ("minnow", "duckling", "otter")}  # they look one move ahead
BACKWARD = {"diver": Nature("duckling", 2, 600), "heron": Nature("otter", 2, 600)}
SOLVERS = FORWARD | BACKWARD


def tries(puzzle: Puzzle, nature: Nature, seed: int = 0) -> float:
    """Return how many tries somebody needs on average, a few thousand at most."""
    if not puzzle.goal.kind.has_opponents:
        position = puzzle.position
        made, solved = count_tries(
            position.lexicon.tables,
            position.row,
            goal_row(puzzle),
            nature.noise,
            nature.forgets,
            nature.sees,
            seeded(seed),
            nature.most,
            ENOUGH,
        )
        return (made + 1) / (solved + 1)
    return 1 / max(Person(nature, random.Random(seed)).chances(Course.of(puzzle)), 1 / nature.most)


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
        if self.nature.sees == 2 and course.turns_left == 1:
            return 1.0  # the last move is seen
        likings = {move: liking(course, move) for move in moves}
        picked = [self.pick(likings) for _ in range(self.draws)]
        return sum(picked.count(move) / self.draws * self.chances(course.play(move)) for move in set(picked))

    def pick(self, likings: dict[Move, float]) -> Move:
        """Return the move that looks best this time."""
        return max(likings, key=lambda move: likings[move] + self.chance.gauss(0, self.nature.noise))


def effort(puzzle: Puzzle, seed: int = 0) -> float:
    """Return the effort of all simulated people as one figure, a logarithm; those who look back count half."""
    groups = [
        sum(log(tries(puzzle, nature, seed)) for nature in group.values()) / len(group) for group in (FORWARD, BACKWARD)
    ]
    return sum(groups) / len(groups) + clutter(puzzle)


def is_solved_at_first_sight(puzzle: Puzzle, seed: int = 0) -> bool:
    """Whether a careful person who works back from the goal solves a puzzle in nearly every first try."""
    return tries(puzzle, BACKWARD["heron"], seed) < FIRST_SIGHT
