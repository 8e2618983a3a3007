"""The puzzle of the day: the same for everyone, no repeat, Monday easy and Sunday hard."""

from __future__ import annotations

from datetime import date, timedelta
from itertools import pairwise
from statistics import mean

from blockness.puzzles.collection import bank, find, published
from blockness.puzzles.daily import FIRST, HARD, daily, weekly

DAYS = len(bank()) // 7 * 7


def test_the_bank_is_large_and_in_order() -> None:
    assert len(bank()) >= 2500
    weeks = len(bank()) // 7
    parts = [[entry.score for entry in bank()[day * weeks : (day + 1) * weeks]] for day in range(7)]
    assert all(max(easier) <= min(harder) for easier, harder in pairwise(parts))
    assert {entry.grade for entry in bank()} == {1, 2, 3, 4, 5}
    assert all(entry.certificate.solutions == 1 for entry in bank())


def test_no_puzzle_comes_back_before_all_have_been() -> None:
    for first in (FIRST, date(2026, 11, 16), date(1999, 12, 31)):
        names = [daily(first + timedelta(day)).id for day in range(DAYS)]
        assert len(set(names)) == DAYS
        assert daily(first + timedelta(DAYS)).id == names[0]


def test_the_week_grows_harder() -> None:
    weeks = [[daily(FIRST + timedelta(7 * week + day)).score for day in range(7)] for week in range(50)]
    by_day = [mean(week[day] for week in weeks) for day in range(7)]
    assert by_day == sorted(by_day)
    assert all(week == sorted(week) for week in weeks)


def test_a_day_keeps_its_puzzle() -> None:
    """It changes only if its own puzzle is replaced."""
    names = [daily(date(2026, 11, 16) + timedelta(day)).id for day in range(7)]
    assert names == ["loch-740", "loch-909", "loch-2897", "loch-1927", "bay-21", "loch-3044", "loch-4370"]


def test_a_week_has_one_hard_puzzle_from_monday_to_sunday() -> None:
    weeks = [{weekly(FIRST + timedelta(7 * week + day)).id for day in range(7)} for week in (-1, 0, 1, 150)]
    assert [len(week) for week in weeks] == [1, 1, 1, 1]
    every = [weekly(FIRST + timedelta(7 * week)) for week in range(HARD)]
    assert len({entry.id for entry in every}) == HARD
    assert min(entry.score for entry in every) >= sorted(entry.score for entry in bank())[-HARD]


def test_a_day_is_the_same_everywhere() -> None:
    assert daily(date(2026, 11, 16)) == daily(date(2026, 11, 16))
    assert find(daily(date(2026, 11, 16)).id) == daily(date(2026, 11, 16))
    assert find("lesson-1") == published()[0]
