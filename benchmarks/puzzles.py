"""The yield of the puzzle generator: certified puzzles per hour of processor time, for each kind of goal.

python benchmarks/puzzles.py [--seconds 20]
"""

from __future__ import annotations

import argparse
import time

from blockness.puzzles.collection import published
from blockness.puzzles.making.factory import make_batch
from blockness.puzzles.prove import prove

GOALS = ("first", "open", "all", "head", "reach", "some", "block", "win", "any")


def measure(goal: str, seconds: float) -> tuple[int, int, float]:
    """Make batches for this many seconds; return puzzles, batches and the seconds they took."""
    make_batch(goal, 0, 0)  # from here on the kernels are ready
    made = batches = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        batches += 1
        made += len(make_batch(goal, 1, batches)["puzzles"])
    return made, batches, spent


def main() -> None:
    """Print a table."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--seconds", type=float, default=20.0)
    seconds = options.parse_args().seconds
    print("| goal | puzzles | seconds | puzzles an hour |\n|---|---|---|---|")
    for goal in GOALS:
        made, _, spent = measure(goal, seconds)
        print(f"| {goal} | {made} | {spent:.1f} | {made / spent * 3600:,.0f} |", flush=True)
    times, nodes = [], []
    for entry in published():
        puzzle = entry.puzzle()
        began = time.process_time()
        nodes.append(prove(puzzle).nodes)
        times.append(time.process_time() - began)
    print(f"proofs of the {len(times)} published puzzles: {sum(times):.2f} s in all, ", end="")
    print(f"{max(times):.3f} s and {max(nodes):,} positions at the most")


if __name__ == "__main__":
    main()
