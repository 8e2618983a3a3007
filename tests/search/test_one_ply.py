"""What looks best at a glance, compared with the same glance in words."""

from __future__ import annotations

from math import log
from typing import TYPE_CHECKING

from hypothesis import assume, given
from hypothesis import strategies as st

from blockness import Extend, Position
from blockness.game import End
from blockness.players.one_ply import OnePly
from blockness.search.one_ply import ALIVE, MOBILITY
from strategies import positions, restricted_positions

if TYPE_CHECKING:
    from blockness import Move


def freedom(position: Position, seat: int) -> float:
    moves = position.mobility(seat)
    return MOBILITY * log(1 + moves) + (ALIVE if moves else 0.0)


def liking(position: Position, move: Move, habits: dict[str, float]) -> float:
    after, mine = position.play(move), position.colours.index(position.turn or "")
    rest = [freedom(after, seat) for seat in range(after.seats) if seat != mine]
    room = freedom(after, mine) - habits["blocks"] * sum(rest) / len(rest)
    if not isinstance(move, Extend):
        return room  # all of its starts use the same segment
    length = abs(move.near.x - move.far.x) + abs(move.near.y - move.far.y)
    return room + habits["roams"] * length - habits["hoards"] * move.height


@given(
    st.one_of(positions(), restricted_positions()),
    st.fixed_dictionaries({name: st.sampled_from((0.0, -0.3, 0.7, 1.0)) for name in ("blocks", "hoards", "roams")}),
)
def test_without_errors_the_move_is_chosen_that_it_likes_best(position: Position, habits: dict[str, float]) -> None:
    assume(not position.is_over)
    chosen = OnePly(habits).choose(position)
    best = max(liking(position, move, habits) for move in position.legal_moves)
    assert liking(position, chosen, habits) > best - 1e-6


@given(positions(), st.integers(0, 50))
def test_an_end_is_forgotten_only_if_the_other_can_be_extended(position: Position, seed: int) -> None:
    assume(not position.is_over)
    chosen = [OnePly({"noise": 3.0, "forgets": 1.0}, seed).choose(position) for seed in range(seed, seed + 12)]
    assert all(move in position.legal_moves for move in chosen)
    free = {move.end for move in position.legal_moves if isinstance(move, Extend)}
    if free == set(End):
        assert {move.end for move in chosen if isinstance(move, Extend)} == free, "now the one, now the other"
