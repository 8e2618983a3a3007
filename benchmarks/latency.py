"""How long people and programs wait: a ply from Python, the command's start, the first compilation.

python benchmarks/latency.py
"""

from __future__ import annotations

import os
import random
import statistics
import subprocess
import sys
import tempfile
import time

from blockness import Position

POSITION = "classic purple:f9f7/5,e7e8/2,f8i8/1 orange:g5i5/1,i4e4/2 orange"


def ply_times(games: int, seed: int) -> list[float]:
    """Time `legal_moves` and `play` together, ply by ply."""
    chance = random.Random(seed)
    times = []
    for number in range(games):
        position = Position.start(2 + number % 3, ("classic", "expert")[number // 3 % 2])
        while not position.is_over:
            began = time.perf_counter()
            moves = position.legal_moves
            listed = time.perf_counter()
            move = chance.choice(moves)
            chosen = time.perf_counter()
            position = position.play(move)
            times.append(time.perf_counter() - chosen + listed - began)
    return times


def command_time(*arguments: str, cache: str | None = None) -> float:
    """Time one start of the command."""
    environment = os.environ | ({"BLOCKNESS_CACHE": cache} if cache else {})
    began = time.perf_counter()
    subprocess.run([sys.executable, "-m", "blockness", *arguments], check=True, capture_output=True, env=environment)
    return time.perf_counter() - began


def library_time(cache: str) -> float:
    """Time a program that imports the library and plays a move."""
    program = "from blockness import Position; p = Position.start(2); p.play(p.legal_moves[0])"
    began = time.perf_counter()
    subprocess.run(
        [sys.executable, "-c", program], check=True, capture_output=True, env=os.environ | {"BLOCKNESS_CACHE": cache}
    )
    return time.perf_counter() - began


def main() -> None:
    """Print the waiting times."""
    ply_times(300, seed=1)
    times = ply_times(300, seed=2)
    print(f"legal_moves + play: median {statistics.median(times) * 1e6:.0f} microseconds over {len(times)} plies")
    print(f"blockness --help: {statistics.median(command_time('--help') for _ in range(5)):.2f} s")
    print(f"blockness moves: {statistics.median(command_time('moves', POSITION) for _ in range(5)):.2f} s")
    bench = ("bench", "--seconds", "0.01", "--json")
    with tempfile.TemporaryDirectory() as cache:
        print(f"library, first use (compiles): {library_time(cache):.1f} s")
        print(f"library, next start: {statistics.median(library_time(cache) for _ in range(5)):.2f} s")
        first = command_time(*bench, cache=cache)
        print(f"blockness bench, first use (compiles): {first:.1f} s")
        again = statistics.median(command_time(*bench, cache=cache) for _ in range(5))
        print(f"blockness bench, next start: {again:.2f} s")


if __name__ == "__main__":
    main()
