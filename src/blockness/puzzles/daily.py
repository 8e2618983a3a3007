"""The puzzles of the day and of the week: the same for everyone, Monday easy, Sunday hard, the week harder still."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

from blockness.puzzles.collection import bank

if TYPE_CHECKING:
    from blockness.puzzles.collection import StoredPuzzle

FIRST = date(2024, 1, 1)  # a Monday
DAYS = 7
HARD = 156  # puzzles of the week: the hardest of the bank, three years of them


def daily(day: date) -> StoredPuzzle:
    """Return the puzzle for a date.

    The bank has seven parts, each harder than the one before. Each weekday goes through its own without a repeat.
    """
    entries = bank()
    weeks = len(entries) // DAYS
    week = (day - FIRST).days // DAYS
    return entries[day.weekday() * weeks + week % weeks]


def weekly(day: date) -> StoredPuzzle:
    """Return the hard puzzle for the week of a date; it changes on Mondays.

    The hardest puzzles of the bank take turns, in the order of the file.
    """
    entries = bank()
    hardest = set(sorted(range(len(entries)), key=lambda at: (-entries[at].score, at))[:HARD])
    turns = [entry for at, entry in enumerate(entries) if at in hardest]
    return turns[(day - FIRST).days // DAYS % len(turns)]
