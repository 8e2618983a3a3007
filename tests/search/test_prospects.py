"""What a seat might still place is never less than what it does place."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import numpy as np
import pytest

from blockness import Game
from blockness.rules.jit import kernel
from blockness.search.exact.prospects import NOTES, can_place, close_ends, open_ends

if TYPE_CHECKING:
    from blockness.rules.record import Ints, Records
    from blockness.rules.row import Row
    from blockness.rules.tables import Tables


@kernel
def might_place(tables: Records[Tables], rows: Records[Row], seat: int, wanted: int, notes: Ints) -> bool:
    open_ends(tables[0], rows[0])
    result = can_place(tables[0], rows[0], seat, wanted, notes)
    close_ends(tables[0], rows[0])
    return result


@pytest.mark.parametrize("variant", ["classic", "expert"])
def test_nobody_places_more_than_the_bound_allows(variant: str) -> None:
    chance, notes, refused = random.Random(f"prospects {variant}"), np.zeros(NOTES, np.int64), 0
    for _ in range(40):
        game = Game.start(2, variant, chance.sample(["orange", "green", "purple", "black"], 2))
        while not game.is_over:
            game.play(chance.choice(game.position.legal_moves))
        for position in game.positions[2:]:
            tables, row = position.lexicon.tables, position.row.copy()
            for seat in range(2):
                placed = position.left(seat) - game.position.left(seat)
                assert placed == 0 or might_place(tables, row, seat, placed, notes), position
                refused += not might_place(tables, row, seat, placed + 2, notes)
            assert row.tobytes() == position.row.tobytes()
    assert refused, "it is a bound at all"
