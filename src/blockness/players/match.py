"""A match: who plays whom, from which seats, in which colours; every game follows from the seed and its number."""

from __future__ import annotations

import random
from dataclasses import asdict, dataclass
from hashlib import sha256
from itertools import combinations, permutations
from typing import TYPE_CHECKING, Any

from blockness.box import Box, Invalid
from blockness.game import Game
from blockness.players.levels import player_of
from blockness.players.limit import Limit

if TYPE_CHECKING:
    from collections.abc import Sequence


class InvalidMatch(Invalid):
    """A match that cannot be played."""


@dataclass(frozen=True)
class Match:
    """A number of games between players, with seats and colours rotated.

    Two names at a larger table: the first takes one seat, the second all others. As many names as seats: all at one
    table. More names than seats: every pair of them (2 seats), in turn.
    """

    players: tuple[str, ...]
    games: int
    seats: int = 2
    variant: str = "classic"
    seconds: float | None = None
    simulations: int | None = None
    seed: int = 0

    def __post_init__(self) -> None:
        if len(self.players) < 2 or self.games < 1:
            raise InvalidMatch("expected at least two players and one game")
        if self.seats not in (2, 3, 4) or self.variant not in ("classic", "expert"):
            raise InvalidMatch("expected 2, 3 or 4 seats, classic or expert")
        if len(self.players) not in (2, self.seats) and self.seats != 2:
            raise InvalidMatch(f"expected 2 or {self.seats} players at {self.seats} seats, got {len(self.players)}")
        for name in self.players:
            player_of(name)
        Limit(self.seconds, self.simulations)

    @property
    def name(self) -> str:
        """A name for its results, without the number of games, so that a longer match carries on from a shorter one."""
        facts = {key: value for key, value in asdict(self).items() if key != "games"}
        return sha256(repr(sorted(facts.items())).encode()).hexdigest()[:12]

    def lineup(self, number: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """Return who sits where in a game, and in which colours."""
        pairs = list(combinations(self.players, 2)) if len(self.players) > self.seats else [self.players]
        names, number = pairs[number % len(pairs)], number // len(pairs)
        table = (names[0], *[names[1]] * (self.seats - 1)) if len(names) == 2 else names
        colours = list(permutations(Box.usual().order, self.seats))
        random.Random(self.seed).shuffle(colours)
        first = number % self.seats
        return (*table[-first:], *table[:-first]) if first else table, colours[number // self.seats % len(colours)]

    def play(self, number: int) -> dict[str, Any]:
        """Play one game and return its result as plain data."""
        names, colours = self.lineup(number)
        players = [player_of(name, hash_of(self.seed, number, seat)) for seat, name in enumerate(names)]
        game = Game.start(self.seats, self.variant, colours)
        limit = Limit(self.seconds, self.simulations)
        while not game.is_over:
            position = game.position
            game.play(players[int(position.row["turn"][0])].choose(position, limit))
        return {
            "game": number,
            "players": list(names),
            "colours": list(colours),
            "moves": [str(move) for move in game.moves],
            "standings": [[one.colour, one.rank, one.left, one.perch] for one in game.position.standings],
        }


def hash_of(*numbers: int) -> int:
    """Mix numbers into a seed."""
    return int.from_bytes(sha256(repr(numbers).encode()).digest()[:4])


def shares(result: dict[str, Any]) -> list[float]:
    """Return each seat's share of the victory."""
    ranks = ranks_of(result)
    return [1 / ranks.count(1) if rank == 1 else 0.0 for rank in ranks]


def ranks_of(result: dict[str, Any]) -> Sequence[int]:
    """Return each seat's rank."""
    ranks = {colour: rank for colour, rank, _, _ in result["standings"]}
    return [ranks[colour] for colour in result["colours"]]
