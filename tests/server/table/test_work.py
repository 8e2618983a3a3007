"""A stamp is good if it is new and its hash is rare enough."""

from __future__ import annotations

from itertools import count

import pytest

from blockness.server.table.work import EARLY, VALID, is_solved

NOW = 1_800_000_000


def solve(at: int, bits: int) -> str:
    """What a page does."""
    return next(stamp for n in count() if is_solved(stamp := f"{at}-{n}", bits, at))


def test_a_solution_is_good_for_fewer_bits_and_for_a_while() -> None:
    stamp = solve(NOW, 10)
    assert all(is_solved(stamp, bits, NOW + VALID - 1) for bits in range(11))
    assert not is_solved(stamp, 24, NOW)
    assert not is_solved(stamp, 10, NOW + VALID)
    assert is_solved(stamp, 10, NOW - EARLY + 1)
    assert not is_solved(stamp, 10, NOW - EARLY)


@pytest.mark.parametrize(
    "stamp", ["", "-", f"{NOW}", f"{NOW}-", f"-{NOW}", f"{NOW}-A", f"{NOW}-\u0661", f"{NOW}-1\n", "9" * 99]
)
def test_nothing_else_is_a_stamp(stamp: str) -> None:
    assert not is_solved(stamp, 0, NOW)
