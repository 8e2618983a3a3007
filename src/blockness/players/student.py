"""A player that has learnt: a small network says what every seat can expect after each of its moves.

`python tools/student.py` trains it and writes the data.
"""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from importlib.resources import files
from json import loads
from typing import TYPE_CHECKING, Any

import numpy as np

from blockness.box import Invalid
from blockness.players.limit import Limit
from blockness.rules.legal import MOST_MOVES
from blockness.rules.row import OVER, ROW
from blockness.search.features import FEATURES, describe, follow

if TYPE_CHECKING:
    from collections.abc import Mapping

    from blockness.game import Move, Position

INPUTS = 3 * len(FEATURES) + 4


class InvalidStudent(Invalid):
    """Weights that are not what was trained."""


def fingerprint(weights: Mapping[str, Any]) -> str:
    """Name weights, and the features that they were trained on."""
    return sha256(repr((FEATURES, sorted(weights.items()))).encode()).hexdigest()[:16]


@cache
def trained() -> dict[str, Any]:
    """Read the weights."""
    data = loads(files("blockness.players").joinpath("student.json").read_text("utf-8"))
    if data["fingerprint"] != fingerprint(data["weights"]):
        raise InvalidStudent("expected the weights and features of the fingerprint in student.json, got others")
    return {name: np.array(numbers, np.float32) for name, numbers in data["weights"].items()}


def see(tables: Any, rows: Any) -> Any:
    """Return what the network is told about positions at one table: by position, seat and input."""
    seats, reach = int(rows["seats"][0]), float(rows["reach"][0])
    features = np.zeros((len(rows), seats, len(FEATURES)), np.float32)
    describe(tables, rows, np.zeros(3, np.int64), features)
    others = np.stack([np.delete(features, seat, axis=1) for seat in range(seats)], axis=1)
    table = np.array([seats == 2, seats == 3, seats == 4, reach - 1], np.float32)
    tables_facts = np.broadcast_to(table, (len(rows), seats, len(table)))
    return np.concatenate([features, others.mean(axis=2), others.max(axis=2), tables_facts], axis=2)


def expect(weights: Mapping[str, Any], seen: Any) -> tuple[Any, Any]:
    """Return the hidden layer, and what share of the victory every seat can expect."""
    hidden = np.maximum(seen @ weights["in"] + weights["bias"], 0)
    scores = hidden @ weights["out"]
    odds = np.exp(scores - scores.max(axis=1, keepdims=True))
    return hidden, odds / odds.sum(axis=1, keepdims=True)


class Student:
    """Plays what promises it the largest share, at every table."""

    def __init__(self) -> None:
        self.weights = trained()
        self.codes = np.empty(MOST_MOVES, np.int64)
        self.rows = np.zeros(MOST_MOVES + 1, ROW)

    def choose(self, position: Position, limit: Limit = Limit()) -> Move:  # noqa: ARG002, B008 - it takes no time
        """Return the move after which its share looks largest."""
        tables, seat = position.lexicon.tables, int(position.row["turn"][0])
        self.rows[0] = position.row[0]
        after = self.rows[1 : 1 + follow(tables, self.rows, self.codes)]
        shares = expect(self.weights, see(tables, after))[1][:, seat]
        for i in np.flatnonzero(after["turn"] == OVER):
            shares[i] = final_share(position.play(position.move_of(int(self.codes[i]))), position.turn)
        return position.move_of(int(self.codes[shares.argmax()]))

    def stop(self) -> None:
        """Do nothing: choosing takes no time."""


def final_share(position: Position, colour: str | None) -> float:
    """Return a colour's share of the victory in a game that is over."""
    winners = [one.colour for one in position.standings if one.rank == 1]
    return (colour in winners) / len(winners)
