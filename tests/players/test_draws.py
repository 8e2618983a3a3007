"""A draw that can be held is held, and a shared victory counts for what it is worth."""

from pathlib import Path

import pytest

from blockness import Position
from blockness.players import Limit, solve
from blockness.players.levels import player_of
from blockness.search.tree.branch import Branch, ranked


def lines_of(name: str) -> list[str]:
    text = Path(__file__).with_name(name).read_text()
    return [line for line in text.splitlines() if not line.startswith("#")]


DRAWS, SHARES = lines_of("draws.txt"), lines_of("shares.txt")


def held(level: str, limit: Limit) -> int:
    """How many draws a player holds."""
    found = 0
    for seed, line in enumerate(DRAWS):
        position = Position.parse(line)
        after = position.play(player_of(level, seed).choose(position, limit))
        found += position.turn in solve(after).winners
    print(f"{level} holds {found} of {len(DRAWS)} draws")
    return found


def test_in_every_one_of_these_positions_a_draw_must_be_held() -> None:
    assert len(set(DRAWS)) == 100
    for line in DRAWS:
        position = Position.parse(line)
        assert set(solve(position).winners) == set(position.colours)
        assert any(position.turn not in solve(position.play(move)).winners for move in position.legal_moves)


@pytest.mark.parametrize("level", ["heron:simulations=4000,hoards=0", "pike:simulations=4000"])
def test_a_level_that_only_searches_holds_nearly_all_draws(level: str) -> None:
    assert held(level, Limit()) >= 95


def test_nessie_holds_every_draw() -> None:
    assert held("nessie", Limit(seconds=1)) == 100


@pytest.mark.parametrize("line", SHARES)
def test_at_larger_tables_a_sure_share_is_taken_before_a_sure_loss(line: str) -> None:
    position = Position.parse(line)
    for seed in range(20):
        after = position.play(player_of("pike", seed).choose(position))
        assert after.is_over
        assert position.turn in [one.colour for one in after.standings if one.rank == 1]


def test_moves_are_ranked_by_what_is_sure_and_by_what_is_likely() -> None:
    win, draw, third, loss = (Branch(code, 1, 0.0, share) for code, share in enumerate((1.0, 1 / 2, 1 / 3, 0.0)))
    good, poor, hopeless = Branch(10, 500, 0.6, None), Branch(11, 90, 0.4, None), Branch(12, 80, 0.0, None)
    assert ranked([loss, third, draw, win]) == [win, draw, third, loss]
    assert ranked([loss, good, win]) == [win, good, loss]
    assert ranked([poor, loss, draw, good, third, hopeless]) == [good, draw, poor, third, hopeless, loss]
    assert ranked([hopeless, loss, poor]) == [poor, hopeless, loss]


def test_among_likely_moves_the_one_most_visited_comes_first() -> None:
    tried, lucky, draw = Branch(1, 900, 0.55, None), Branch(2, 3, 0.9, None), Branch(3, 5, 0.5, 1 / 2)
    assert ranked([lucky, draw, tried]) == [tried, lucky, draw]
