"""Simulations per second of the tree search compared with random playouts from the same position, and two threads.

python benchmarks/search.py [--seconds 1] [--rounds 3]
"""

from __future__ import annotations

import argparse
import random
import statistics
import threading
import time

from blockness import Position
from blockness.players.searcher import KNOWING
from blockness.search.chance import seeded
from blockness.search.playout import playouts
from blockness.search.tree.forest import Forest


def some_position(seats: int, variant: str, plies: int) -> Position:
    """Return a position this many moves after the starts."""
    chance = random.Random(seats * 10 + plies)
    position = Position.start(seats, variant)
    for _ in range(seats + plies):
        position = position.play(chance.choice(position.legal_moves))
    return position


def playout_rate(position: Position, seconds: float) -> float:
    """Return random games per second of processor time."""
    chance = seeded(1)
    playouts(position.lexicon.tables, position.row, 10, chance)
    games, began = 0, time.process_time()
    while time.process_time() - began < seconds:
        playouts(position.lexicon.tables, position.row, 1000, chance)
        games += 1000
    return games / (time.process_time() - began)


def search_rates(position: Position, threads: int, seconds: float) -> tuple[float, float]:
    """Return simulations per second of processor time, and of real time."""
    forest = Forest(KNOWING, threads)
    forest.warm(position.lexicon.tables)
    began, clock = time.process_time(), time.monotonic()
    forest.search(position.lexicon.tables, position.row, clock + seconds, None, threading.Event())
    return forest.simulations / (time.process_time() - began), forest.simulations / (time.monotonic() - clock)


def main() -> None:
    """Print a table."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--seconds", type=float, default=1.0)
    options.add_argument("--rounds", type=int, default=3)
    chosen = options.parse_args()
    print("| seats | variant | moves after the starts | playouts/s | simulations/s | ratio | two threads |")
    print("|---|---|---|---|---|---|---|")
    for seats in (2, 3, 4):
        for variant in ("classic", "expert"):
            position = some_position(seats, variant, plies=2)
            rounds = []
            for _ in range(chosen.rounds):
                plain = playout_rate(position, chosen.seconds)
                one, one_clock = search_rates(position, 1, chosen.seconds)
                _, two_clock = search_rates(position, 2, chosen.seconds)
                rounds.append((plain, one, one / plain, two_clock / one_clock))
            plain, one, ratio, scale = (statistics.median(column) for column in zip(*rounds, strict=True))
            print(f"| {seats} | {variant} | 2 | {plain:,.0f} | {one:,.0f} | {ratio:.2f} | {scale:.2f} |", flush=True)


if __name__ == "__main__":
    main()
