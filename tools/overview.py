"""Prints what there is in some sets of puzzles: chapters, themes, goals, lakes, grades, and how economical they are.

python tools/overview.py [NAME=FILE...]

Without files it shows the puzzles of the game. docs/puzzle-sets.md is what it printed for the present ones and for
those before them.
"""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path
from statistics import mean, median
from typing import TYPE_CHECKING

from blockness.puzzles.collection import load_set, published
from blockness.puzzles.making.quality import quality_of
from blockness.puzzles.making.themes import themes_of
from effort import is_solved_at_first_sight

if TYPE_CHECKING:
    from collections.abc import Iterable

    from blockness.puzzles.collection import StoredPuzzle

Figures = dict[str, str]


def figures_of(entries: Iterable[StoredPuzzle]) -> Figures:
    """Return everything that the table says about one set."""
    entries = list(entries)
    puzzles = [entry.puzzle() for entry in entries]
    themes = [themes_of(puzzle, entry.certificate) for puzzle, entry in zip(puzzles, entries, strict=True)]
    qualities = [quality_of(puzzle, entry.certificate) for puzzle, entry in zip(puzzles, entries, strict=True)]
    counts = {
        "chapter": Counter(entry.chapter or "-" for entry in entries),
        "shows": Counter(theme for found in themes for theme in found),
        "goal": Counter(
            str(puzzle.goal).partition(":")[0] + ("+reach" * ("+" in str(puzzle.goal))) for puzzle in puzzles
        ),
        "seats": Counter(str(puzzle.seats) for puzzle in puzzles),
        "variant": Counter(puzzle.variant.value for puzzle in puzzles),
        "grade": Counter(str(entry.grade) for entry in entries),
    }
    hard = [(puzzle, entry) for puzzle, entry in zip(puzzles, entries, strict=True) if entry.grade >= 4]
    return {
        "puzzles": f"{len(entries)}",
        "titles": f"{len({entry.title() for entry in entries})}",
        **{f"{what} {name}": f"{many}" for what, counted in counts.items() for name, many in sorted(counted.items())},
        "rocks, mean": f"{mean(one.rocks for one in qualities):.1f}",
        "rocks, most": f"{max(one.rocks for one in qualities)}",
        "arches, mean": f"{mean(one.arches for one in qualities):.1f}",
        "segments given, mean": f"{mean(one.given for one in qualities):.1f}",
        "all things on the lake and in hand, median": f"{median(one.things for one in qualities):g}",
        "share of the given that is used": f"{mean(one.used for one in qualities):.2f}",
        "first moves that look better than the right one": f"{mean(one.surprise for one in qualities):.2f}",
        "themes in one solution, mean": f"{mean(one.themes for one in qualities):.1f}",
        "positions to look at, median": f"{median(one.width for one in qualities):g}",
        "keep the standard": f"{sum(one.keeps_the_standard for one in qualities)}",
        "beauty, mean": f"{mean(one.beauty for one in qualities):.2f}",
        "grade 4 or 5 at first sight": f"{sum(is_solved_at_first_sight(p, len(e.text)) for p, e in hard)}",
        "masterpieces": f"{sum(entry.masterpiece for entry in entries)}",
        "finales with a par": f"{sum(entry.par > 0 for entry in entries)}",
    }


def table(columns: dict[str, Figures]) -> str:
    """Return a table with a column for each set."""
    rows = list(dict.fromkeys(row for figures in columns.values() for row in figures))
    order = {what: number for number, what in enumerate(dict.fromkeys(row.split(" ")[0] for row in rows))}
    rows.sort(key=lambda row: order[row.split(" ")[0]])
    lines = ["| | " + " | ".join(columns) + " |", "|---|" + "---|" * len(columns)]
    lines += [f"| {row} | " + " | ".join(figures.get(row, "0") for figures in columns.values()) + " |" for row in rows]
    return "\n".join(lines)


def main(files: list[str]) -> None:
    """Print the table."""
    named = [file.partition("=") for file in files]
    sets = {name: load_set(Path(path)) for name, _, path in named} or {"the game": published()}
    print(table({name: figures_of(entries) for name, entries in sets.items()}))


if __name__ == "__main__":
    main(sys.argv[1:])
