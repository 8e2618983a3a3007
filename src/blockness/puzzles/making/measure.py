"""Measures how hard a puzzle is: its decisions, its tempting wrong turns and how late they fail, its crossings."""

from __future__ import annotations

from dataclasses import dataclass
from math import log, log1p
from typing import TYPE_CHECKING

from blockness.puzzles.course import Course
from blockness.puzzles.making.themes import crossings

if TYPE_CHECKING:
    from blockness.game import Move
    from blockness.puzzles.prove import Certificate
    from blockness.puzzles.puzzle import Puzzle

SIGHT = 2  # placements that somebody sees who works back from the goal
ARCH, ROCK, RING = 0.05, 0.03, 0.15  # how much slower each makes people
NEAR = 0.5  # a wrong turn tempts if it looks less than this worse than the right one


@dataclass(frozen=True)
class Measures:
    """The figures behind a grade, taken along the solution."""

    decisions: float  # how many there are
    odds: float  # the odds against finding the solution by chance, as a logarithm
    temptations: float  # wrong turns that look as good as the right one at a glance, the logarithms of their numbers
    depth: float  # how many placements later a tempting wrong turn has failed, on average
    crossings: float  # arches that the solution passes over
    width: float  # lakes or positions to look at, as a logarithm
    rivalry: float  # 1 against opponents
    hidden: float  # the odds against finding the part of the solution from which the goal is not yet in sight
    lures: float  # wrong turns there that do not fail within sight, the logarithms of their numbers
    clutter: float  # how much there is to look at


def measure(puzzle: Puzzle, certificate: Certificate) -> Measures:
    """Follow a solution and look at every other move on the way."""
    odds = temptations = hidden = lures = 0.0
    placements = own_placements(puzzle, certificate)
    sight = 1 if puzzle.goal.kind.has_opponents else SIGHT
    decisions = 0
    depths: list[int] = []
    course = Course.of(puzzle)
    for text in certificate.line:
        if course.position.turn in puzzle.own:
            failures = {move: fails_after(course, move) for move in course.position.legal_moves}
            good = [move for move, depth in failures.items() if depth is None]
            looks = max(liking(course, move) for move in good)
            late = [
                depth for move, depth in failures.items() if depth is not None and liking(course, move) > looks - NEAR
            ]
            if placements > sight:
                unseen = [depth for depth in failures.values() if depth is not None and depth >= sight]
                hidden += log((len(unseen) + len(good)) / len(good))
                lures += log1p(sum(depth >= sight for depth in late))
            placements -= 1
            odds += log(len(failures) / len(good))
            temptations += log1p(len(late))
            depths += late
            decisions += len(good) < len(failures)
        course = course.play(text)
    return Measures(
        decisions=decisions,
        odds=odds,
        temptations=temptations,
        depth=sum(depths) / max(1, len(depths)),
        crossings=crossings(puzzle, certificate),
        width=log(certificate.nodes),
        rivalry=float(puzzle.goal.kind.has_opponents),
        hidden=hidden,
        lures=lures,
        clutter=clutter(puzzle),
    )


def own_placements(puzzle: Puzzle, certificate: Certificate) -> int:
    """Return how many placements of the solution are the person's."""
    if not puzzle.goal.kind.has_opponents:
        return len(certificate.line)
    return puzzle.goal.number


def clutter(puzzle: Puzzle) -> float:
    """Return how much longer everything takes because of arches, rocks and a large lake, as a logarithm."""
    arches = sum(map(len, puzzle.monsters))
    rings = puzzle.seats - 2
    return log(1 + ARCH * arches + ROCK * len(puzzle.rocks) + RING * rings)


def fails_after(course: Course, move: Move) -> int | None:
    """Return how many placements (or turns) later a move fails, or None if it leads to a solution."""
    after = course.play(move)
    if course.puzzle.goal.kind.has_opponents:
        return None if after.is_solvable else after.turns_left
    proof = after.prove()
    return None if proof.is_solvable else proof.depth


def liking(course: Course, move: Move) -> float:
    """Return how good a move looks at a glance: lots of room for your monster, little for the others."""
    after = course.position.play(move)
    own, others = (
        sum(
            after.mobility(seat)
            for seat, colour in enumerate(course.puzzle.colours)
            if (colour in course.puzzle.own) is mine
        )
        for mine in (True, False)
    )
    return log1p(own) - log1p(others)
