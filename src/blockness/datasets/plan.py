"""What a dataset is made of: the games of a match, and how closely each of their positions is looked at."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256
from typing import TYPE_CHECKING, Any

from blockness.box import Box
from blockness.datasets.labels import label
from blockness.game import Game
from blockness.players.match import InvalidMatch, hash_of
from blockness.players.solver import Solver

if TYPE_CHECKING:
    from blockness.players.match import Match

FORMAT = 1  # of what is kept about a game; games of another format are not carried on with


@dataclass(frozen=True)
class Plan:
    """A match, with a search and an attempt at a proof in every position.

    A plan without seconds makes the same dataset to the last byte, however often it is interrupted and wherever the
    games are played.
    """

    match: Match
    search: int = 400  # simulations in every position, 0 for none
    nodes: int = 5_000  # positions to go through for an exact value, 0 for none

    def __post_init__(self) -> None:
        if self.search < 0 or self.nodes < 0:
            raise InvalidMatch("expected 0 or more simulations and nodes")

    @property
    def games(self) -> int:
        """How many games there will be."""
        return self.match.games

    @property
    def name(self) -> str:
        """A name without the number of games, so that a larger dataset carries on from a smaller one."""
        facts = (FORMAT, self.match.name, self.search, self.nodes, Box.usual().line)
        return sha256(repr(facts).encode()).hexdigest()[:12]

    def play(self, number: int) -> dict[str, Any]:
        """Play one game, then go through its positions, and return all of it as plain data."""
        result = self.match.play(number)
        positions = replayed(result, self.match.variant).positions
        solver = Solver()  # it remembers what it has proved, so the end comes first
        labels = [
            label(positions[ply], solver, self.search, self.nodes, hash_of(self.match.seed, number, ply))
            for ply in reversed(range(len(result["moves"])))
        ]
        return result | {"labels": labels[::-1]}


def replayed(result: dict[str, Any], variant: str) -> Game:
    """Play a game again from its result."""
    game = Game.start(len(result["colours"]), variant, result["colours"])
    for move in result["moves"]:
        game.play(move)
    return game
