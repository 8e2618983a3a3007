"""Five grades, from the shallows to the monster's lair."""

from __future__ import annotations

from bisect import bisect
from dataclasses import astuple
from typing import TYPE_CHECKING

from blockness.puzzles.making.measure import measure

if TYPE_CHECKING:
    from blockness.puzzles.prove import Certificate
    from blockness.puzzles.puzzle import Puzzle

# A fit (least squares) of the simulated people's effort to the measures, made by `tools/grades.py --fit`; the order is
# that of Measures, a constant last.
WEIGHTS = (-0.129, 0.065, 0.167, 0.125, 0.03, 0.171, -0.062, 0.167, 0.35, 1.058, -0.051)
STEPS = (1.15, 1.62, 2.34, 3.21)  # scores at which the next grade begins: a fifth of the bank each
PLAIN = STEPS[2] - 0.01


def score(puzzle: Puzzle, certificate: Certificate) -> float:
    """Return how hard a puzzle is expected to be: the logarithm of the effort.

    One that nothing tempting hides from whoever works back from its goal is never of the two hardest grades.
    """
    *weights, constant = WEIGHTS
    measures = measure(puzzle, certificate)
    figures: tuple[float, ...] = astuple(measures)
    points = constant + sum(weight * figure for weight, figure in zip(weights, figures, strict=True))
    return round(points if measures.lures else min(points, PLAIN), 3)


def grade_of(score: float) -> int:
    """Return the grade of a score, 1 to 5."""
    return 1 + bisect(STEPS, score)
