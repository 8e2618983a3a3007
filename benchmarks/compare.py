"""Random games, tree search and exact solver of this checkout against another one, by turns in one sitting.

git worktree add ../before COMMIT; python benchmarks/compare.py ../before [--rounds 3] [--seconds 1]
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
from collections import defaultdict
from pathlib import Path

HERE = Path(__file__).resolve().parents[1]
TABLES = [(seats, variant) for seats in "234" for variant in ("classic", "expert")]
Rates = dict[str, float]


class Checkout:
    """A checkout, with a cache of its own for its kernels."""

    def __init__(self, tree: Path, cache: Path) -> None:
        self.tree = tree.resolve()
        self.environment = os.environ | {"PYTHONPATH": str(self.tree / "src"), "BLOCKNESS_CACHE": str(cache)}

    def run(self, *words: str | Path) -> str:
        """Return what a Python program prints."""
        return subprocess.check_output([sys.executable, *words], env=self.environment, text=True)

    def rows(self, *words: str | Path) -> list[list[str]]:
        """Return the cells of the table that a benchmark prints, without its head."""
        lines = [line.strip("| ").split(" | ") for line in self.run(*words).splitlines() if line.startswith("| ")]
        return lines[1:]

    def rates(self, seconds: float) -> Rates:
        """Measure everything once, per second of processor time."""
        found: Rates = {}
        for seats, variant in TABLES:
            table = ("--seats", seats, "--variant", variant, "--seconds", str(seconds))
            games = json.loads(self.run("-m", "blockness", "bench", "--json", *table))
            found[f"random games, plies, {seats} {variant}"] = games["plies_per_s"]
        search = self.tree / "benchmarks" / "search.py"
        for seats, variant, _, _, simulations, *_ in self.rows(search, "--rounds", "1", "--seconds", str(seconds)):
            found[f"tree search, simulations, {seats} {variant}"] = number(simulations)
        for i, (seats, variant, nodes, spent, _) in enumerate(self.rows(HERE / "benchmarks" / "solver.py"), 1):
            found[f"solver, position {i}, {seats} {variant}, solutions"] = 1 / max(0.01, number(spent))
            found[f"solver, position {i}, {seats} {variant}, nodes"] = number(nodes) / max(0.01, number(spent))
        return found


def number(text: str) -> float:
    """Read a figure of a table."""
    return float(text.replace(",", ""))


def main() -> None:
    """Print the medians and their ratios."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("other", type=Path)
    options.add_argument("--rounds", type=int, default=3)
    options.add_argument("--seconds", type=float, default=1.0)
    chosen = options.parse_args()
    with tempfile.TemporaryDirectory() as caches:
        checkouts = [Checkout(chosen.other, Path(caches, "other")), Checkout(HERE, Path(caches, "this"))]
        rounds: list[defaultdict[str, list[float]]] = [defaultdict(list), defaultdict(list)]
        for _ in range(chosen.rounds):
            for checkout, found in zip(checkouts, rounds, strict=True):
                for name, rate in checkout.rates(chosen.seconds).items():
                    found[name].append(rate)
    print("| per second of processor time | other | this | ratio |\n|---|---|---|---|")
    for name in rounds[0]:
        other, this = (statistics.median(found[name]) for found in rounds)
        print(f"| {name} | {other:,.6g} | {this:,.6g} | {this / other:.2f} |")


if __name__ == "__main__":
    main()
