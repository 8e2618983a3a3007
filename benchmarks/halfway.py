"""How well one player does against others by the middle of a game.

python benchmarks/halfway.py PLAYER OTHER [--seats 3] [--plies 13] [--games 180] [--folder halfway] [--jobs 2]

Chance places the starters, the same for every pair of players, and PLAYER takes each seat in turn, OTHER all the rest.
After so many plies a search says what PLAYER can expect. That takes half the time of a whole game and depends less on
luck than a victory, so minutes tell as much as an hour of matches. Games already played are kept.
"""

from __future__ import annotations

import argparse
import random
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Any

from rich.console import Console
from rich.progress import Progress

from blockness import Game
from blockness.players import Limit, analyse
from blockness.players.arena import play_match
from blockness.players.levels import InvalidLevel, player_of
from blockness.players.match import hash_of
from blockness.players.ratings import NORMAL_95

JUDGEMENT = Limit(simulations=100_000)


@dataclass(frozen=True)
class Halves:
    """First halves of games in which one player takes one seat and another one all the others."""

    player: str
    other: str
    games: int
    seats: int
    plies: int

    @property
    def name(self) -> str:
        """What tells them from others."""
        return f"{self.player} {self.other} {self.seats} {self.plies}"

    def play(self, number: int) -> dict[str, Any]:
        """Play one until it is judged."""
        chance, own = random.Random(number // self.seats), number % self.seats
        colours = chance.sample(["orange", "green", "purple", "black"], self.seats)
        game = Game.start(self.seats, "classic", colours)
        while not all(game.position.monsters):
            game.play(chance.choice(game.position.legal_moves))
        names = [self.player if seat == own else self.other for seat in range(self.seats)]
        players = [player_of(name, hash_of(number, seat)) for seat, name in enumerate(names)]
        while not game.is_over and len(game.moves) < self.plies:
            position = game.position
            game.play(players[int(position.row["turn"][0])].choose(position))
        share = analyse(game.position, JUDGEMENT).values[colours[own]].share
        return {"game": number, "share": share, "moves": [str(move) for move in game.moves]}


def main() -> None:
    """Play and print a line."""
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("player")
    options.add_argument("other")
    options.add_argument("--seats", type=int, choices=(2, 3, 4), default=3)
    options.add_argument("--plies", type=int, default=13)
    options.add_argument("--games", type=int, default=180)
    options.add_argument("--folder", type=Path, default=Path("halfway"))
    options.add_argument("--jobs", type=int)
    chosen = options.parse_args()
    if chosen.games < 2:
        options.error("expected at least two games, since one says nothing about chance")
    try:
        for name in (chosen.player, chosen.other):
            player_of(name)
    except InvalidLevel as error:
        options.error(str(error))
    halves = Halves(chosen.player, chosen.other, chosen.games, chosen.seats, chosen.plies)
    chosen.folder.mkdir(parents=True, exist_ok=True)
    file = chosen.folder / f"{hash_of(*halves.name.encode()):08x}.jsonl"
    shares = []
    with Progress(console=Console(stderr=True)) as progress:
        task = progress.add_task(halves.player, total=halves.games)
        for result in play_match(halves, file, jobs=chosen.jobs):
            shares.append(float(result["share"]))
            progress.advance(task)
    doubt = NORMAL_95 * stdev(shares) / sqrt(len(shares))
    print(f"| {halves.player} | {halves.other} | {len(shares)} | {fmean(shares):.3f} ± {doubt:.3f} |")


if __name__ == "__main__":
    main()
