"""How true the outlook is: its shares of the victory against the exact results of late positions.

python benchmarks/calibration.py [--positions 2000] [--before CHECKOUT] [--plot FILE.svg]

`--before` asks another checkout about the same positions. The Brier score is the mean squared distance between the
shares that were expected and those that best play leads to; 0 is perfect.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import subprocess
import sys
import threading
from pathlib import Path

import numpy as np

from blockness import Game, Position
from blockness.players.searcher import KNOWING
from blockness.players.solver import Solver
from blockness.search.tree.forest import Forest
from blockness.search.tree.records import FULL

NODES = 20_000  # for each proof
TABLES = [(seats, variant) for seats in (2, 3, 4) for variant in ("classic", "expert")]
INK = {"before": "#9a6a2f", "after": "#1f6f78"}
SIDE, EDGE = 320, 40  # of the plot


def late_positions(count: int) -> list[tuple[Position, Position, list[float]]]:
    """Return undecided positions of random games: before a move, after it, and everybody's exact share."""
    chance, solver = random.Random(16), Solver()
    found: list[tuple[Position, Position, list[float]]] = []
    while len(found) < count:
        seats, variant = TABLES[len(found) % len(TABLES)]
        game = Game.start(seats, variant, chance.sample(["orange", "green", "purple", "black"], seats))
        while not game.position.is_over:
            before = game.position
            game.play(chance.choice(before.legal_moves))
            after = game.position
            if after.is_over or not all(after.monsters) or sum(map(after.mobility, range(seats))) > 60:
                continue
            solution = solver.solve(after, nodes=NODES)
            if solution.proved:
                share = 1 / len(solution.winners)
                found.append((before, after, [share * (colour in solution.winners) for colour in after.colours]))
                break
    return found


def outlook_of(before: Position, after: Position) -> list[float]:
    """Return the shares by the outlook alone: what a tree notes about a move when it first sees it."""
    forest = Forest(KNOWING | {"patience": 0}, nodes=4096)
    forest.search(before.lexicon.tables, before.row, None, 1, threading.Event())
    for child in forest.trees[0].children:
        if before.play(before.move_of(int(child["code"]))) == after:
            shares = child["shares"][: after.seats] / FULL
            return [float(share) for share in shares / shares.sum()]
    raise AssertionError(f"no move leads to {after}")


def brier(shares: list[list[float]], results: list[list[float]]) -> float:
    """Return the mean squared distance."""
    pairs = zip(shares, results, strict=True)
    return float(np.mean([sum((a - b) ** 2 for a, b in zip(x, y, strict=True)) for x, y in pairs]))


def curve(shares: list[list[float]], results: list[list[float]]) -> list[tuple[float, float, int]]:
    """Return, for each tenth, the mean share that was expected, the mean that came, and how many there were."""
    expected, came = (np.array([one for row in rows for one in row]) for rows in (shares, results))
    tenths = np.minimum((expected * 10).astype(int), 9)
    return [
        (float(expected[tenths == n].mean()), float(came[tenths == n].mean()), int((tenths == n).sum()))
        for n in range(10)
        if (tenths == n).any()
    ]


def drawn(curves: dict[str, list[tuple[float, float, int]]]) -> str:
    """Return the plot as SVG: whoever stands on the diagonal is right."""
    size = SIDE + 2 * EDGE

    def at(x: float, y: float) -> str:
        return f"{EDGE + x * SIDE:.1f},{EDGE + (1 - y) * SIDE:.1f}"

    parts = [
        f'<rect x="{EDGE}" y="{EDGE}" width="{SIDE}" height="{SIDE}" fill="none" stroke="#8a9a9c"/>',
        f'<polyline points="{at(0, 0)} {at(1, 1)}" stroke="#8a9a9c" stroke-dasharray="4 4" fill="none"/>',
        f'<text x="{size / 2}" y="{size - 12}" text-anchor="middle">share expected</text>',
        f'<text x="{-size / 2}" y="14" text-anchor="middle" transform="rotate(-90)">share that came</text>',
    ]
    for line, (name, points) in enumerate(curves.items()):
        path = " ".join(at(x, y) for x, y, _ in points)
        parts.append(f'<polyline points="{path}" stroke="{INK[name]}" stroke-width="2.5" fill="none"/>')
        parts.append(f'<text x="{EDGE + 12}" y="{EDGE + 22 + 18 * line}" fill="{INK[name]}">{name}</text>')
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size} {size}" font-family="sans-serif" font-size="13" '
        f'role="img" aria-label="Expected and true shares of the victory">{"".join(parts)}</svg>\n'
    )


def main() -> None:
    """Print the scores, and draw the curves if asked to."""
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--positions", type=int, default=2000)
    options.add_argument("--before", type=Path, help="another checkout")
    options.add_argument("--plot", type=Path)
    options.add_argument("--answer", action="store_true", help="read pairs of positions, print their outlooks as JSON")
    chosen = options.parse_args()
    if chosen.answer:
        pairs = json.load(sys.stdin)
        json.dump([outlook_of(Position.parse(a), Position.parse(b)) for a, b in pairs], sys.stdout)
        return
    found = late_positions(chosen.positions)
    results = [result for *_, result in found]
    answers = {"after": [outlook_of(before, after) for before, after, _ in found]}
    if chosen.before:
        asked = json.dumps([[str(before), str(after)] for before, after, _ in found])
        environment = os.environ | {"PYTHONPATH": str(chosen.before / "src")}
        command = [sys.executable, __file__, "--answer"]
        told = subprocess.run(command, input=asked, env=environment, text=True, stdout=subprocess.PIPE, check=True)
        answers = {"before": json.loads(told.stdout), **answers}
    print("| | all | 2 seats | 3 seats | 4 seats |\n|---|---|---|---|---|")
    equal = [[1 / len(result)] * len(result) for result in results]
    for name, shares in {"equal shares": equal, **answers}.items():
        scores = [brier(shares, results)]
        for seats in (2, 3, 4):
            kept = [i for i, result in enumerate(results) if len(result) == seats]
            scores.append(brier([shares[i] for i in kept], [results[i] for i in kept]))
        print(f"| {name} | " + " | ".join(f"{score:.4f}" for score in scores) + " |")
    if chosen.plot:
        chosen.plot.write_text(drawn({name: curve(shares, results) for name, shares in answers.items()}))


if __name__ == "__main__":
    main()
