"""Checks that the grades of puzzles order the effort of simulated people, and plots it.

python tools/grades.py [--fit] [--puzzles 1600] [--plot docs/plots/grades.svg]

Half of all puzzles, picked by their texts, are there to fit the weights of blockness/puzzles/making/grade.py; the
others are held out.
`--batches FILE...` takes puzzles from the generator's files instead of the bank.
"""

from __future__ import annotations

import argparse
from dataclasses import astuple, dataclass
from math import exp
from pathlib import Path
from zlib import crc32

import numpy as np

from blockness.puzzles.collection import StoredPuzzle, bank
from blockness.puzzles.making.grade import grade_of, score
from blockness.puzzles.making.measure import measure
from blockness.puzzles.names import GRADES
from edition import read_batches
from effort import SOLVERS, effort, is_solved_at_first_sight, tries

WIDTH, HEIGHT, LEFT, TOP, BOTTOM = 560, 320, 64, 40, 48


@dataclass(frozen=True)
class Trial:
    """The features of a puzzle, and the effort it takes."""

    figures: tuple[float, ...]
    score: float
    stored: float  # the score in the file
    effort: float  # a logarithm
    first_sight: bool  # whether a careful person who works back from the goal solves it in the first try


def try_out(entry: StoredPuzzle) -> Trial:
    """Measure one puzzle."""
    puzzle = entry.puzzle()
    return Trial(
        astuple(measure(puzzle, entry.certificate)),
        score(puzzle, entry.certificate),
        entry.score,
        effort(puzzle, seed=len(entry.text)),
        is_solved_at_first_sight(puzzle, seed=len(entry.text)),
    )


def is_held_out(entry: StoredPuzzle) -> bool:
    """Whether a puzzle is held out to check the fit."""
    return bool(crc32(entry.text.encode()) & 1)


def rank_correlation(one: list[float], other: list[float]) -> float:
    """Return Spearman's coefficient; equal values share their mean rank."""
    return float(np.corrcoef(ranks(one), ranks(other))[0, 1])


def ranks(values: list[float]) -> list[float]:
    """Return the rank of each value."""
    ordered = sorted(values)
    first = {value: ordered.index(value) for value in set(values)}
    return [first[value] + (values.count(value) - 1) / 2 for value in values]


def fit(trials: list[Trial]) -> tuple[list[float], list[float]]:
    """Return the weights that best explain the effort, and the scores at which the grades begin."""
    figures = np.array([(*trial.figures, 1.0) for trial in trials])
    weights = np.linalg.lstsq(figures, np.array([trial.effort for trial in trials]), rcond=None)[0]
    steps = np.quantile(figures @ weights, (0.2, 0.4, 0.6, 0.8))
    return [round(float(one), 3) for one in weights], [round(float(one), 2) for one in steps]


def plot(trials: list[Trial], rho: float) -> str:
    """Plot every puzzle's tries against its score, with the median of each grade."""
    low, high = min(trial.score for trial in trials), max(trial.score for trial in trials)
    most = max(trial.effort for trial in trials)

    def x(points: float) -> float:
        return LEFT + (WIDTH - LEFT - 24) * (points - low) / (high - low)

    def y(effort: float) -> float:
        return TOP + (HEIGHT - TOP - BOTTOM) * (1 - effort / most)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif">',
        "<style>text { font-size: 12px; fill: #22333b }</style>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" rx="10" fill="#f8f3e3"/>',
        f'<text x="{LEFT}" y="22">effort in tries, {len(trials)} puzzles; rank correlation {rho:.2f}</text>',
    ]
    for count in (1, 3, 10, 30, 100, 300, 1000):
        level = np.log(count)
        if level <= most:
            parts.append(f'<path d="M{LEFT} {y(level):.1f}H{WIDTH - 20}" stroke="#b9c4c2"/>')
            parts.append(f'<text x="{LEFT - 8}" y="{y(level) + 4:.1f}" text-anchor="end">{count}</text>')
    for trial in trials:
        parts.append(
            f'<circle cx="{x(trial.score):.1f}" cy="{y(trial.effort):.1f}" r="2" fill="#20646e" fill-opacity="0.45"/>'
        )
    for number, name in enumerate(GRADES, 1):
        own = [trial for trial in trials if grade_of(trial.score) == number]
        middle, width = float(np.median([trial.effort for trial in own])), [x(trial.score) for trial in own]
        line = f"M{min(width):.1f} {y(middle):.1f}H{max(width):.1f}"
        parts.append(f'<path d="{line}" stroke="#e5761e" stroke-width="4"/>')
        at = sum(width) / len(width)
        parts.append(f'<text x="{at:.1f}" y="{HEIGHT - 26}" text-anchor="middle">{name}</text>')
    parts.append(f'<text x="{WIDTH / 2}" y="{HEIGHT - 8}" text-anchor="middle">score, and the grade it gives</text>')
    return "\n".join([*parts, "</svg>"]) + "\n"


def main() -> None:
    """Print the figures and draw the plot."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--puzzles", type=int, default=1600)
    options.add_argument("--batches", type=Path, nargs="*")
    options.add_argument("--fit", action="store_true", help="print new weights instead")
    options.add_argument("--plot", type=Path, default=Path("docs/plots/grades.svg"))
    chosen = options.parse_args()
    entries = read_batches(chosen.batches) if chosen.batches else list(bank())
    entries = entries[:: max(1, len(entries) // chosen.puzzles)]
    if chosen.fit:
        trials = [try_out(entry) for entry in entries if not is_held_out(entry)]
        weights, steps = fit(trials)
        print(f"fit of {len(trials)} puzzles: WEIGHTS = {tuple(weights)}, STEPS = {tuple(steps)}")
        return
    entries = [entry for entry in entries if is_held_out(entry)]
    held_out = [try_out(entry) for entry in entries]
    grades = [float(grade_of(trial.score)) for trial in held_out]
    efforts = [trial.effort for trial in held_out]
    rho = rank_correlation(grades, efforts)
    stored = rank_correlation([trial.stored for trial in held_out], efforts)
    print(
        f"{len(held_out)} held out: rank correlation of grade and effort {rho:.3f} (scores in the file {stored:.3f}), ",
        end="",
    )
    print(f"of score and effort {rank_correlation([trial.score for trial in held_out], efforts):.3f}")
    for number, name in enumerate(GRADES, 1):
        own = [trial.effort for trial, grade in zip(held_out, grades, strict=True) if grade == number]
        puzzles = [entry.puzzle() for entry, grade in zip(entries, grades, strict=True) if grade == number][:20]
        levels = ", ".join(f"{name} {np.median([tries(p, one) for p in puzzles]):.1f}" for name, one in SOLVERS.items())
        print(f"grade {number}, {name}: median effort {exp(float(np.median(own))):.1f}; tries: {levels}")
    sight = sum(trial.first_sight for trial, grade in zip(held_out, grades, strict=True) if grade >= 4)
    print(f"{sight} of grade 4 or 5 are solved at first sight by somebody who works back from the goal")
    chosen.plot.parent.mkdir(parents=True, exist_ok=True)
    chosen.plot.write_text(plot(held_out, rho), "utf-8")


if __name__ == "__main__":
    main()
