"""The puzzle of the day: the same for everyone, Monday easy, Sunday hard."""

from __future__ import annotations

import random
from datetime import date
from functools import cache
from typing import TYPE_CHECKING

from blockness.puzzles.collection import bank

if TYPE_CHECKING:
    from blockness.puzzles.collection import Entry

FIRST = date(2024, 1, 1)  # a Monday
DAYS = 7


@cache
def order(weekday: int, weeks: int) -> tuple[int, ...]:
    """Return the order in which a weekday goes through its part of the bank."""
    numbers = list(range(weekday * weeks, (weekday + 1) * weeks))
    random.Random(weekday).shuffle(numbers)
    return tuple(numbers)


def daily(day: date) -> Entry:
    """Return the puzzle for a date.

    The bank has seven parts, each harder than the one before. Each weekday goes through its own without a repeat.
    """
    entries = bank()
    weeks = len(entries) // DAYS
    week = (day - FIRST).days // DAYS
    return entries[order(day.weekday(), weeks)[week % weeks]]
