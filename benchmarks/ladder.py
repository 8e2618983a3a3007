"""The ladder of levels, rung by rung; games already played are kept in the folder and not repeated.

python benchmarks/ladder.py [--games 100] [--table-games 60] [--folder ladder]
"""

from __future__ import annotations

import argparse
from itertools import pairwise
from pathlib import Path

from blockness.players import levels
from blockness.players.arena import play_match
from blockness.players.match import Match
from blockness.players.ratings import Rating, rate


def climb(upper: str, lower: str, seats: int, games: int, folder: Path) -> Rating:
    """Let a level play the one below it (three of them with four seats), and return how the higher one did."""
    match = Match((upper, lower), games, seats)
    results = list(play_match(match, folder / f"{seats}-{upper}-{lower}.jsonl"))
    return next(rating for rating in rate(results) if rating.player == upper)


def main() -> None:
    """Print the table."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--games", type=int, default=100)
    options.add_argument("--table-games", type=int, default=60)
    options.add_argument("--folder", type=Path, default=Path("ladder"))
    chosen = options.parse_args()
    chosen.folder.mkdir(parents=True, exist_ok=True)
    print("| level | against | 2 seats | 95 % interval | Elo above | 4 seats, against three | 95 % interval |")
    print("|---|---|---|---|---|---|---|")
    for lower, upper in pairwise(level.name for level in levels):
        duel = climb(upper, lower, 2, chosen.games, chosen.folder)
        table = climb(upper, lower, 4, chosen.table_games, chosen.folder)
        print(
            f"| {upper} | {lower} | {duel.share:.2f} | {duel.low:.2f} to {duel.high:.2f} | {2 * (duel.elo - 1500):.0f} "
            f"| {table.share:.2f} | {table.low:.2f} to {table.high:.2f} |",
            flush=True,
        )


if __name__ == "__main__":
    main()
