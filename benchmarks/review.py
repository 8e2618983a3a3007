"""How long a review takes: a whole game in a page with two workers, and the proofs of games for two in Python.

PYTHONPATH=tests python benchmarks/review.py [--games 5] [--proofs 10]
"""

from __future__ import annotations

import argparse
import random
import statistics
import tempfile
import time
from pathlib import Path

from blockness import Game, Position
from blockness.game import Record
from blockness.players import Limit, analyse, level
from e2e.paging import paging

REVIEW = """async text => {
  const replay = await readReplay(text);
  const began = performance.now();
  let first = null;
  const { plies } = await reviewGame(replay, {}, { onPly: () => (first ??= performance.now() - began) });
  return [(performance.now() - began) / 1000, first / 1000, plies.length, plies.filter((one) => one.proved).length];
}"""


def played(seats: int, seed: int) -> Record:
    """Return a game of computers of middling strength."""
    game = Record.start(seats)
    players = [level(("otter", "heron", "duckling", "pike")[seat], seed) for seat in range(seats)]
    while game.position.turn is not None:
        game.play(players[game.position.colours.index(game.position.turn)].choose(game.position))
    return game


def in_a_page(games: int) -> None:
    """Print how long whole games take in a page."""
    print("| seats | whole review, median | longest | first ply | plies | proved |")
    print("|---|---|---|---|---|---|")
    with tempfile.TemporaryDirectory() as folder, paging(Path(folder)) as page:
        for seats in (2, 3, 4):
            found = [page.evaluate(REVIEW, str(played(seats, seed))) for seed in range(games)]
            whole, first, plies, proved = zip(*found, strict=True)
            print(
                f"| {seats} | {statistics.median(whole):.1f} s | {max(whole):.1f} s | {max(first):.1f} s "
                f"| {sum(plies) / games:.0f} | {sum(proved) / sum(plies):.0%} |",
                flush=True,
            )


def proofs(games: int) -> None:
    """Print how many positions of games for two are proved after the starters, within 2 s each."""
    chance, total, proved, longest = random.Random("proofs"), 0, 0, 0.0
    for number in range(games):
        for position in positions(chance, ("classic", "expert")[number % 2]):
            began = time.perf_counter()
            proved += analyse(position, Limit(seconds=2, simulations=2_000)).proved
            longest = max(longest, time.perf_counter() - began)
            total += 1
    if total:
        print(
            f"\n{proved} of {total} positions for two are proved ({proved / total:.1%}), in {longest:.1f} s at the most"
        )


def positions(chance: random.Random, variant: str) -> tuple[Position, ...]:
    """Return the positions of a random game for two, from the last starter on."""
    game = Game.start(2, variant)
    while not game.is_over:
        game.play(chance.choice(game.position.legal_moves))
    return game.positions[2:]


def main() -> None:
    """Print a row for each number of seats, and a line about proofs."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--games", type=int, default=5)
    options.add_argument("--proofs", type=int, default=10)
    chosen = options.parse_args()
    in_a_page(chosen.games)
    proofs(chosen.proofs)


if __name__ == "__main__":
    main()
