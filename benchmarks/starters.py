"""How long it takes to decide who wins right after the starters of 100 games of two: run it in two checkouts by turns.

python benchmarks/starters.py [--positions 100] [--seconds 60]
"""

from __future__ import annotations

import argparse
import random
import time
from itertools import islice
from typing import TYPE_CHECKING

from blockness import Game
from blockness.players.solver import Solver

if TYPE_CHECKING:
    from collections.abc import Iterator

    from blockness import Position


def positions() -> Iterator[Position]:
    """Positions right after random starts, classic and expert by turns."""
    chance = random.Random(16)
    while True:
        for variant in ("classic", "expert"):
            game = Game.start(2, variant, chance.sample(["orange", "green", "purple", "black"], 2))
            while not all(game.position.monsters):
                game.play(chance.choice(game.position.legal_moves))
            yield game.position


def main() -> None:
    """Print a table."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--positions", type=int, default=100)
    options.add_argument("--seconds", type=float, default=60.0, help="for each position at the most")
    chosen = options.parse_args()
    solver = Solver()
    spent, decided, signs = {"classic": 0.0, "expert": 0.0}, {"classic": 0, "expert": 0}, ""
    for position in islice(positions(), chosen.positions):
        solver.warm(position)
        began = time.process_time()
        found = solver.decide(position, chosen.seconds, None)
        spent[position.variant] += time.process_time() - began
        decided[position.variant] += found is not None
        signs += "?" if found is None else "-=+"[found[0] + 1]
    print(f"values: {signs}")
    print("| variant | decided | seconds |")
    print("|---|---|---|")
    for variant, seconds in spent.items():
        print(f"| {variant} | {decided[variant]} | {seconds:.1f} |")


if __name__ == "__main__":
    main()
