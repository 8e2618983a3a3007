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
WEIGHTS = (-0.264, 0.176, 0.349, 0.432, 0.083, 0.334, -0.239, -0.248)
STEPS = (1.45, 2.08, 2.8, 3.66)  # scores at which the next grade begins: a fifth of the bank each


def score(puzzle: Puzzle, certificate: Certificate) -> float:
    """Return how hard a puzzle is expected to be: the logarithm of the number of tries."""
    *weights, constant = WEIGHTS
    figures: tuple[float, ...] = astuple(measure(puzzle, certificate))
    return round(constant + sum(weight * figure for weight, figure in zip(weights, figures, strict=True)), 3)


def grade_of(score: float) -> int:
    """Return the grade of a score, 1 to 5."""
    return 1 + bisect(STEPS, score)
