"""The game of two, solved: what is proved about the empty lake, about every first start and about every pair of starts.

`python tools/solved.py` writes the data from the proofs of `blockness solve-all`. A game that is not in it, or another
box, simply has no table.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from json import loads
from typing import TYPE_CHECKING, Any

from blockness.game import Cell, Move
from blockness.players.starts import WAYS, Pair, canonical, in_order, symmetries, turned, way_of

if TYPE_CHECKING:
    from blockness.box import Box
    from blockness.game import Position
    from blockness.players.starts import Mapping

CELL = re.compile("[a-p][0-9]+")
ENTRY = re.compile("([a-p0-9]+)(.+)")  # where the second starter stands, then what is proved


@dataclass(frozen=True)
class Answer:
    """What is proved about a position: who wins, and a move that keeps it so."""

    winners: tuple[str, ...]
    move: Move


def look_up(position: Position) -> Answer | None:
    """Return what the table says about a position of a game of two in which nothing but starters stands."""
    game = game_of(position)
    if game is None:
        return None
    match [len(monster) for monster in position.monsters]:
        case [0, 0]:
            return answer(position, game["starts"][game["start"]][0] + game["start"])
        case [1, 0]:
            return after_one(position, game)
        case [1, 1]:
            return after_two(position, game)
    return None


def after_one(position: Position, game: dict[str, Any]) -> Answer:
    """Find the first start that this one is like, and what answers it."""
    arch = position.monsters[0][0]
    for mapping in symmetries(position.box):
        proof = game["starts"].get(f"S{mapping[arch.tailward]}{mapping[arch.headward]}")
        if proof:
            return answer(position, proof, mapping)
    raise AssertionError("every first start is like one of those that are solved")


def after_two(position: Position, game: dict[str, Any]) -> Answer:
    """Find the pair of starts that this one is like, and the move that follows."""
    (first,), (second,) = position.monsters
    tails = first.tailward, second.tailward
    feet = in_order((first.tailward, first.headward)), in_order((second.tailward, second.headward))
    pair, mapping = canonical(Pair(*feet), symmetries(position.box))
    way = way_of(tails, mapping, pair)
    proofs = game["pairs"][str(pair)].split(",")
    if len(proofs) > 1:
        return answer(position, proofs[WAYS.index(way)], mapping)
    proof = proofs[0]  # it holds whichever feet bear the heads, and is written as if these were the second feet
    if way[position.colours.index(position.turn or "")]:
        proof = turned(proof)
    return answer(position, proof, mapping)


def answer(position: Position, proof: str, mapping: Mapping | None = None) -> Answer:
    """Read a sign and a move, and take the move back to where a symmetry brought it from."""
    first, second = position.colours
    back = {image: cell for cell, image in mapping.items()} if mapping else {}
    move = CELL.sub(lambda found: back.get(Cell(found[0]), Cell(found[0])), proof[1:])
    return Answer({"+": (first,), "=": (first, second), "-": (second,)}[proof[0]], Move.parse(move))


def game_of(position: Position) -> dict[str, Any] | None:
    """Return what is solved of a position's game."""
    is_whole = not position.rocks and all(
        len(position.reserve(colour)) + len(monster) == len(position.box.monster(colour))
        for colour, monster in zip(position.colours, position.monsters, strict=True)
    )
    if position.seats != 2 or not is_whole or table()["box"] != fingerprint(position.box):
        return None
    found: dict[str, Any] | None = table()["games"].get(" ".join((position.variant, *position.colours)))
    return found


@cache
def table() -> dict[str, Any]:
    """Read the data, and take each game's pairs apart."""
    found: dict[str, Any] = loads(files("blockness.players").joinpath("solved.json").read_text("utf-8"))
    for game in found["games"].values():
        game["pairs"] = {
            f"{first} {second}": proof
            for first, entries in game["pairs"].items()
            for second, proof in (ENTRY.fullmatch(entry).groups() for entry in entries.split())  # type: ignore[union-attr]
        }
    return found


@cache
def fingerprint(box: Box) -> str:
    """Return what tells one box from another."""
    from hashlib import sha256

    return sha256(repr(box).encode()).hexdigest()[:16]
