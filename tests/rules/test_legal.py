"""There are several ways to ask what a seat can place, and they agree."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from blockness import Box, Cell, Position, Start
from blockness.rules.legal import CHOICES, MOST_MOVES, can_extend, choose_from, count_extensions, legal

TABLES = [(seats, variant) for seats in (2, 3, 4) for variant in ("classic", "expert")]


def listed(tables: Any, row: Any) -> list[int]:
    codes: Any = np.full(MOST_MOVES, -1, np.int64)
    count = legal(tables[0], row[0], codes)
    assert (codes[count:] == -1).all(), "it writes no more than it says"
    found: list[int] = codes[:count].tolist()
    return found


def chosen(tables: Any, row: Any, seat: int) -> list[int]:
    choices: Any = np.full(1, -1, CHOICES)
    total = choose_from(tables[0], row[0], seat, choices[0])
    masks, places = choices["mask"][0].tolist(), choices["place"][0].tolist()
    groups = masks.index(0)
    found = [places[i] | bit for i in range(groups) for bit in range(64) if masks[i] >> bit & 1]
    assert len(found) == total
    return found


@pytest.mark.parametrize(("seats", "variant"), TABLES)
def test_a_seat_can_place_the_same_however_it_is_asked(seats: int, variant: str) -> None:
    chance = random.Random(f"{seats} {variant}")
    position = Position.start(seats, variant)
    while not position.is_over:
        position = position.play(chance.choice(position.legal_moves))
        if not all(position.monsters):
            continue
        tables = position.lexicon.tables
        for seat in range(seats):
            row = position.row.copy()
            row["turn"] = seat
            codes = listed(tables, row)
            assert chosen(tables, row, seat) == codes
            assert count_extensions(tables[0], row[0], seat) == len(codes) == position.mobility(seat)
            assert can_extend(tables[0], row[0], seat) == bool(codes)


def test_a_finished_game_has_no_moves() -> None:
    over = Position.parse("expert orange:f4d4/1,d6f6/4 black:h4h8/1,f8d8/4 over")
    assert listed(over.lexicon.tables, over.row) == []


@pytest.mark.parametrize("colour", Box.usual().order)
def test_a_starter_may_stand_exactly_where_the_validator_says_so(colour: str) -> None:
    other = next(one for one in Box.usual().order if one != colour)
    deep = [Cell.at(x, y) for y in range(2, 9) for x in range(2, 9)]
    for first in ("Se5", "Sg7", "Sd6"):
        empty = Position.start(2, colours=(other, colour))
        for move in (move for move in empty.legal_moves if str(move).startswith(first)):
            position = empty.play(move)
            allowed = [str(Start(tail, head)) for tail in deep for head in deep if position.is_legal(Start(tail, head))]
            assert sorted(allowed) == [str(move) for move in position.legal_moves]


def test_a_starter_may_stand_in_the_very_first_cell() -> None:
    _, sets = Box.usual().line.split(" ", 1)
    box = Box.parse_line(f"lake={'/'.join(['2' * 11] * 11)} {sets}")
    position = Position.start(2, box=box)
    assert position.is_legal("Sa1c1")
    assert position.is_legal("Sc1a1")


def test_the_starts_are_as_many_as_the_deep_water_has_places() -> None:
    empty = Position.start(2)
    codes = listed(empty.lexicon.tables, empty.row)
    assert len(set(codes)) == len(codes) == 124
