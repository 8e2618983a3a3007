"""How the levels play, in figures: who blocks, who saves its high segments, who wanders.

python benchmarks/manners.py [LEVEL ...] [--games 40] [--simulations 20000]

Each level (all of them, or those named, like `heron` or `heron:hoards=0`) plays games of four against three others,
drawn by lot; `--simulations` limits nessie. What a level did is compared with the average of all it could have done, so
that the lake and the opponents matter little.
"""

from __future__ import annotations

import argparse
import random
from statistics import fmean
from typing import TYPE_CHECKING

from rich.progress import track

from blockness import Extend, Game, Position
from blockness.players import Limit, levels
from blockness.players.levels import player_of

if TYPE_CHECKING:
    from blockness import Move
    from blockness.players.player import Player

MEASURES = ("blocks", "saves height", "goes far", "keeps free", "prefers the head")


def room_of_others(position: Position, seat: int) -> float:
    """Return how many moves the others have, on average."""
    return fmean(position.mobility(other) for other in range(position.seats) if other != seat)


def measures(position: Position, seat: int, move: Extend) -> tuple[float, ...]:
    """Return what a move does: to the others' room, with which segment, for its own room, by which end."""
    after = position.play(move)
    return (
        room_of_others(position, seat) - room_of_others(after, seat),
        -float(move.height),
        float(abs(move.near.x - move.far.x) + abs(move.near.y - move.far.y)),
        float(after.mobility(seat)),
        float(move.end == "head"),
    )


def manner(position: Position, chosen: Move) -> tuple[float, ...]:
    """Return how a move differs from the average of all moves."""
    seat = int(position.row["turn"][0])
    found = {move: measures(position, seat, move) for move in position.legal_moves if isinstance(move, Extend)}
    means = [fmean(column) for column in zip(*found.values(), strict=True)]
    assert isinstance(chosen, Extend)
    return tuple(own - mean for own, mean in zip(found[chosen], means, strict=True))


def watch(name: str, games: int, limit: Limit) -> list[tuple[float, ...]]:
    """Let a level play, and return how each of its moves differs."""
    found = []
    for number in track(range(games), name):
        chance = random.Random(number)
        own = number % 4
        names = [name if seat == own else chance.choice(levels).name for seat in range(4)]
        players: list[Player] = [player_of(one, number * 4 + seat) for seat, one in enumerate(names)]
        game = Game.start(4, ("classic", "expert")[number // 4 % 2], chance.sample(game_colours(), 4))
        while not game.is_over:
            position = game.position
            seat = int(position.row["turn"][0])
            move = players[seat].choose(position, limit)
            if seat == own and all(position.monsters) and len(position.legal_moves) > 1:
                found.append(manner(position, move))
            game.play(move)
    return found


def game_colours() -> list[str]:
    """Return the four colours."""
    return list(Position.start(4).colours)


def main() -> None:
    """Print a line for each level."""
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("levels", nargs="*")
    options.add_argument("--games", type=int, default=40)
    options.add_argument("--simulations", type=int, default=20_000)
    chosen = options.parse_args()
    print(f"| level | moves | {' | '.join(MEASURES)} |\n|---|---|{'---|' * len(MEASURES)}")
    for name in chosen.levels or [one.name for one in levels]:
        rows = watch(name, chosen.games, Limit(simulations=chosen.simulations))
        means = [fmean(column) for column in zip(*rows, strict=True)]
        print(f"| {name} | {len(rows)} | {' | '.join(f'{mean:+.2f}' for mean in means)} |", flush=True)


if __name__ == "__main__":
    main()
