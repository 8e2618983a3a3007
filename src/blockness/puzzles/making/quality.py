"""What makes a puzzle a pleasure: little on the lake, a surprising first move, several themes in one solution."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from blockness.game import Move
from blockness.puzzles.course import Course
from blockness.puzzles.goal import Kind
from blockness.puzzles.making.measure import liking
from blockness.puzzles.making.themes import themes_of

if TYPE_CHECKING:
    from blockness.puzzles.prove import Certificate
    from blockness.puzzles.puzzle import Puzzle

PLAIN = {"one-end", "two-ends"}  # every solution shows one of them
WIDE = 30  # with fewer positions a puzzle is a corridor
FORCED = 3  # fewer first moves leave nothing to choose

# What the puzzles of the game and of the bank keep to.
MOST_ROCKS, MOST_THINGS, LEAST_WIDTH = 5, 18, 10


@dataclass(frozen=True)
class Quality:
    """Economy and surprise in figures."""

    rocks: int
    arches: int  # on the lake before the first move
    given: int  # segments that the person has
    used: float  # the share of them that the solution places
    surprise: float  # the share of first moves that look better than the right one
    themes: int  # in one solution, not counting the plain ones
    width: int  # positions to look at

    @property
    def things(self) -> int:
        """How many things there are to take in."""
        return self.rocks + self.arches + self.given

    @property
    def keeps_the_standard(self) -> bool:
        """Whether a puzzle is neither crowded nor a corridor."""
        return self.rocks <= MOST_ROCKS and self.things <= MOST_THINGS and self.width >= LEAST_WIDTH

    @property
    def beauty(self) -> float:
        """Weigh it all up; the more the better."""
        economy = 8 / self.things - 0.05 * self.things - 0.15 * self.rocks
        corridor = max(0, WIDE - self.width) / 15
        return round(2 * self.surprise + 0.4 * self.themes + self.used + economy - corridor, 3)


def quality_of(puzzle: Puzzle, certificate: Certificate) -> Quality:
    """Take the figures of a puzzle and its solution."""
    own = certificate.line
    if puzzle.goal.kind.has_opponents:
        used = 1.0  # what is not placed keeps the game going
    else:
        used = 1.0 if puzzle.goal.kind is Kind.SOME else len(own) / sum(map(len, puzzle.reserves))
    return Quality(
        rocks=len(puzzle.rocks),
        arches=sum(map(len, puzzle.monsters)),
        given=sum(map(len, puzzle.reserves)),
        used=used,
        surprise=surprise(puzzle, certificate),
        themes=len(themes_of(puzzle, certificate) - PLAIN),
        width=certificate.nodes,
    )


def surprise(puzzle: Puzzle, certificate: Certificate) -> float:
    """Return the share of first moves that look better than the right one, at a glance."""
    course, right = Course.of(puzzle), Move.parse(certificate.line[0])
    looks = {str(move): liking(course, move) for move in course.position.legal_moves}
    if len(looks) < FORCED:
        return 0.0
    return round(sum(look > looks[str(right)] for look in looks.values()) / len(looks), 3)
