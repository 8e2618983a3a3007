"""How long the exact solver takes for a fixed set of positions: run it in two checkouts by turns to compare them.

python benchmarks/solver.py [--rounds 3]
"""

from __future__ import annotations

import argparse
import statistics
import time

from blockness import Position
from blockness.players.solver import Solver

POSITIONS = [
    (
        "classic black:k6k3/6,k2i2/4,j2j3/2,i3i6/4,i7e7/1,d7d11/5 "
        "green:g3g1/5,f1e1/3,e2e4/2,f4f3/1,f2f6/5,e6b6/3 orange:a8a9/4,a10d10/3,d9f9/1,f10j10/2,j11i11/3 "
        "purple:f11g11/4,h11h9/4,g9c9/2,c8f8/1,g8h8/2 orange"
    ),
    (
        "classic orange:j6h6/5,g6e6/1,d6d3/3,c3b3/3,a3a7/5,a8a10/4 "
        "purple:e11c11/5,c10d10/2,d9f9/4,f8i8/1,j8j11/5,i11f11/3 "
        "black:h10i10/3,i9i7/2,h7d7/1,c7c6/2,c5c9/5,b9b6/4 green:i3h3/3,h4g4/1,g5g2/2,h2d2/5,c2c4/5 green"
    ),
    ("expert black:i7e7/1,e5e8/3 green:h8g8/1 green"),
    ("classic orange:i7i6/4,h6f6/1 purple:c7f7/1,g7g9/3 orange"),
]


def main() -> None:
    """Print a table."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--rounds", type=int, default=3)
    chosen = options.parse_args()
    print("| seats | variant | nodes | seconds | nodes/s |")
    print("|---|---|---|---|---|")
    for line in POSITIONS:
        position = Position.parse(line)
        spent, nodes = [], 0
        for _ in range(chosen.rounds):
            solver = Solver()
            solver.warm(position)
            began = time.process_time()
            nodes = solver.solve(position).nodes
            spent.append(time.process_time() - began)
        middle = statistics.median(spent)
        print(
            f"| {position.seats} | {position.variant} | {nodes:,} | {middle:.2f} | {nodes / middle:,.0f} |", flush=True
        )


if __name__ == "__main__":
    main()
