"""The kernels' own logarithms, powers and chance: right, and the same on every machine."""

from __future__ import annotations

import math
import statistics

import pytest
from hypothesis import given
from hypothesis import strategies as st

from blockness.search.appeal import PULL
from blockness.search.chance import bell, below, seeded
from blockness.search.learnt import EXPONENTIALS, FARTHEST, UNIT
from blockness.search.real import exponential, logarithm, power


@given(st.floats(1e-300, 1e300))
def test_a_logarithm_is_one(x: float) -> None:
    assert logarithm(x) == pytest.approx(math.log(x), rel=1e-10, abs=3e-11)


@given(st.floats(-690, 690))
def test_an_exponential_is_one(x: float) -> None:
    assert exponential(x) == pytest.approx(math.exp(x), rel=1e-13)


@given(st.floats(1e-3, 1.001), st.floats(0, 20))
def test_a_power_is_one(x: float, y: float) -> None:
    assert power(x, y) == pytest.approx(x**y, rel=1e-9)


def test_whole_numbers_come_out_whole() -> None:
    assert (logarithm(1.0), exponential(0.0), power(0.3, 2.0), power(0.7, 0.0)) == (0.0, 1.0, 0.3 * 0.3, 1.0)


def test_beyond_all_bounds_there_is_nothing_and_very_much() -> None:
    assert exponential(-1e9) == 0.0
    assert exponential(1e9) > 1e300


def test_constants_have_nine_digits_so_that_every_machine_has_the_same() -> None:
    for number in (*EXPONENTIALS.tolist(), *PULL.ravel().tolist()):
        assert float(f"{number:.8e}") == number
    assert EXPONENTIALS[FARTHEST : FARTHEST + 2 * UNIT : UNIT].tolist() == [1.0, 2.71828183]


def test_the_same_seed_gives_the_same_numbers_everywhere() -> None:
    chance = seeded(7)
    assert int(chance[0]) == 14845011280090621238
    assert [below(chance, 1000) for _ in range(5)] == [180, 783, 740, 559, 913]


def test_every_seed_gives_another_sequence() -> None:
    seeds = [*range(5_000), *(2**power + less for power in range(20, 65) for less in (-1, 0, 1)), 10**40]
    states = {int(seeded(seed)[0]) for seed in seeds}
    assert len(states) == len({seed % 2**64 for seed in seeds})
    assert 0 not in states


def test_chance_is_fair() -> None:
    chance = seeded(1)
    drawn = [below(chance, 6) for _ in range(6_000)]
    assert all(850 < drawn.count(side) < 1150 for side in range(6))


def test_a_bell_is_as_wide_as_it_says() -> None:
    chance = seeded(2)
    drawn = [bell(chance) for _ in range(20_000)]
    assert statistics.fmean(drawn) == pytest.approx(0, abs=0.03)
    assert statistics.pstdev(drawn) == pytest.approx(1, abs=0.03)
    assert sum(abs(number) > 2 for number in drawn) / len(drawn) == pytest.approx(0.0455, abs=0.01)
