"""A whole game of two: pairs of starts up to symmetry, and proofs that are never lost."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import pytest

from blockness import Box, Position
from blockness.game import Cell, Start
from blockness.players import solving
from blockness.players.match import InvalidMatch
from blockness.players.solver import Solver
from blockness.players.starts import WAYS, Pair, canonical, firsts, moved, pairs, symmetries, way_of

if TYPE_CHECKING:
    from pathlib import Path

BLACK, PURPLE = "black", "purple"


def test_the_usual_lake_has_eight_symmetries() -> None:
    maps = symmetries(Box.usual())
    assert len({tuple(mapping.items()) for mapping in maps}) == 8
    for mapping in maps:
        assert set(mapping) == set(mapping.values())


def test_every_pair_of_starts_has_one_that_stands_for_it() -> None:
    start = Position.start(2, "classic", [BLACK, PURPLE])
    found, maps = pairs(start), symmetries(start.box)
    orbits = [{moved(pair, mapping) for mapping in maps} for pair in found]
    every = 0
    for first in start.legal_moves:
        every += len(start.play(first).legal_moves)
    assert 4 * sum(len(orbit) for orbit in orbits) == every
    assert len(firsts(start, maps)) == 10, "68 starts, of which 12 along the middle are their own mirror images"


def test_symmetric_pairs_have_the_same_moves_ahead() -> None:
    chance, start = random.Random(2), Position.start(2, "expert", [PURPLE, BLACK])
    maps = symmetries(start.box)
    for pair in chance.sample(pairs(start), 20):
        image = moved(pair, chance.choice(maps))
        stands, mapping = canonical(image, maps)
        assert stands == pair
        way = way_of((image.first[0], image.second[0]), mapping, stands)
        there, here = image.played(start), stands.played(start, way)
        assert len(there.legal_moves) == len(here.legal_moves)


def test_proofs_carry_on_where_they_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[str, ...]] = []

    def prove_pair(_variant: str, _colours: tuple[str, ...], feet: tuple[str, ...]) -> dict[str, Any]:
        asked.append(feet)
        return {"pair": "{}{} {}{}".format(*feet), "proofs": [[1 if feet[0] < "e" else -1, "-", 7]]}

    monkeypatch.setattr(solving, "prove_pair", prove_pair)
    file = tmp_path / "proofs.jsonl"
    count, lines = solving.solve_game("classic", (BLACK, PURPLE), file)
    for _ in range(10):
        next(lines)
    lines.close()  # type: ignore[attr-defined]
    with file.open("ab") as cut:
        cut.write(b'{"pair": "d3')
    found = list(solving.solve_game("classic", (BLACK, PURPLE), file)[1])
    assert len(found) == len(asked) == len(set(asked)) == count
    told = solving.summary("classic", (BLACK, PURPLE), found)
    assert (told["pairs"], told["nodes"]) == (count, 7 * count)
    assert told["starts"][told["start"]] == told["winner"]
    with pytest.raises(InvalidMatch):
        list(solving.solve_game("expert", (BLACK, PURPLE), file)[1])


def test_a_proof_without_heads_holds_whichever_foot_bears_them() -> None:
    start = Position.start(2, "classic", [BLACK, PURPLE])
    pair = Pair((Cell("d3"), Cell("h3")), (Cell("c4"), Cell("f4")))
    (proof,) = solving.prove_pair("classic", (BLACK, PURPLE), (*pair.first, *pair.second))["proofs"]
    for way in WAYS:
        position = start.play(Start(*(pair.first[::-1] if way[0] else pair.first)))
        position = position.play(Start(*(pair.second[::-1] if way[1] else pair.second)))
        decided = Solver(1 << 16).decide(position, None, None)
        assert decided is not None
        assert decided[0] == proof[0]
