"""The puzzle of the day: the same for everyone, Monday easy, Sunday hard."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

from blockness.puzzles.collection import bank

if TYPE_CHECKING:
    from blockness.puzzles.collection import StoredPuzzle

FIRST = date(2024, 1, 1)  # a Monday
DAYS = 7


def daily(day: date) -> StoredPuzzle:
    """Return the puzzle for a date.

    The bank has seven parts, each harder than the one before. Each weekday goes through its own without a repeat.
    """
    entries = bank()
    weeks = len(entries) // DAYS
    week = (day - FIRST).days // DAYS
    return entries[day.weekday() * weeks + week % weeks]
