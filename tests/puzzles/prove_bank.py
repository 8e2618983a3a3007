"""Proves all puzzles again: with the quick search, with the slow one, and by the sentence that people read.

python tests/puzzles/prove_bank.py [--jobs 2] [--published] [--every 1]
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from blockness.puzzles import prove
from blockness.puzzles.collection import StoredPuzzle, bank, published
from blockness.puzzles.course import Course
from blockness.puzzles.making.minimal import is_minimal
from blockness.puzzles.making.symmetry import canonical
from blockness.puzzles.making.trap import has_trap
from blockness.puzzles.names import FIRST
from puzzles.slow import count_solutions, solved_after

FAULTS = (
    "not one solution by the quick search, or not the one that is told",
    "not one solution by the slow search",
    "the sentence is not true at the end of the solution, or is before",
    "“Solved!” is said at another time",
    "something can be dropped",
    "no trap",
)


def faults_of(entry: StoredPuzzle) -> tuple[str, list[str]]:
    """Return a puzzle's name and what is wrong with it."""
    puzzle, proof = entry.puzzle(), prove(entry.puzzle())
    line = entry.certificate.line
    once = [False] * (len(line) - 1) + [True]
    said = [Course.of(puzzle, line[:count]).is_solved for count in range(1, len(line) + 1)]
    is_right = (
        proof.exact and (proof.solutions, proof.line, proof.nodes) == (1, line, entry.certificate.nodes),
        count_solutions(entry.text) == 1,
        solved_after(entry.text, line) == once,
        said == once,
        is_minimal(puzzle),
        has_trap(puzzle, proof),
    )
    return entry.id, [fault for fault, right in zip(FAULTS, is_right, strict=True) if not right]


def twins() -> list[str]:
    """Return the names of puzzles with an earlier twin."""
    seen: set[str] = set()
    found = []
    for entry in (*published(), *bank()):
        if entry.chapter == FIRST and entry.id.endswith("b"):
            continue  # the contrast to a lesson
        name = canonical(entry.puzzle())
        if name in seen:
            found.append(entry.id)
        seen.add(name)
    return found


def main() -> None:
    """Print what is wrong, or that nothing is."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--jobs", type=int, default=1)
    options.add_argument("--published", action="store_true", help="only the puzzles of the game, not the bank")
    options.add_argument("--every", type=int, default=1, help="only every so many")
    chosen = options.parse_args()
    entries = (published() if chosen.published else (*published(), *bank()))[:: chosen.every]
    began = time.monotonic()
    found: dict[str, list[str]] = {}
    with ProcessPoolExecutor(chosen.jobs) as workers:
        for name, faults in workers.map(faults_of, entries, chunksize=5):
            found[name] = faults
            print(f"\r{len(found)} of {len(entries)}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    print(
        f"{len(found)} puzzles in {time.monotonic() - began:.0f} s",
        dict(Counter(e.text.partition(" ")[0].partition(":")[0] for e in entries)),
    )
    for fault in FAULTS:
        names = [name for name, faults in found.items() if fault in faults]
        print(f"{len(names)} {fault}: {' '.join(names)}")
    alike = twins()
    print(f"{len(alike)} twins among {len(published()) + len(bank())}: {' '.join(alike)}")
    sys.exit(bool(alike or any(found.values())))


if __name__ == "__main__":
    main()
