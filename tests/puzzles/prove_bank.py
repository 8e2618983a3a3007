"""Proves puzzles again with the slow solver, one after the other or side by side.

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

from blockness.puzzles.collection import Entry, bank, published
from blockness.puzzles.symmetry import canonical
from puzzles.slow import count_solutions


def prove_again(entry: Entry) -> tuple[str, int, int]:
    """Return a puzzle's name, the solutions it declares and those there are."""
    return entry.id, entry.certificate.solutions, count_solutions(entry.text)


def main() -> None:
    """Say what is wrong, or that nothing is."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--jobs", type=int, default=1)
    options.add_argument("--published", action="store_true", help="the puzzles of the game instead of the bank")
    options.add_argument("--every", type=int, default=1, help="only every so many")
    chosen = options.parse_args()
    entries = (published() if chosen.published else bank())[:: chosen.every]
    began = time.monotonic()
    with ProcessPoolExecutor(chosen.jobs) as workers:
        found = []
        for proved in workers.map(prove_again, entries, chunksize=5):
            found.append(proved)
            print(f"\r{len(found)} of {len(entries)}", end="", file=sys.stderr, flush=True)
        print(file=sys.stderr)
    undeclared = [name for name, declared, there in found if there > declared]
    unsolvable = [name for name, _, there in found if there == 0]
    other = [name for name, declared, there in found if 0 < there < declared]
    everything = Counter(canonical(entry.puzzle()) for entry in (*published(), *bank()))
    twins = sum(count - 1 for count in everything.values())
    print(f"{len(found)} puzzles proved again in {time.monotonic() - began:.0f} s")
    print(f"{len(undeclared)} with an undeclared second solution: {undeclared[:10]}")
    print(f"{len(unsolvable)} unsolvable: {unsolvable[:10]}")
    print(f"{len(other)} with fewer solutions than declared: {other[:10]}")
    print(f"{twins} twins among {everything.total()}")
    sys.exit(bool(undeclared or unsolvable or other or twins))


if __name__ == "__main__":
    main()
