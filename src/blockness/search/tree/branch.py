"""What a search says about each move."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from blockness.search.tree.records import FULL, UNPROVED, WHOLE


@dataclass(frozen=True)
class Branch:
    """What the trees found out about one move."""

    code: int
    visits: int
    value: float  # the mover's reward, on average
    proved: float | None  # the mover's share of the victory, where it is certain


def join(code: int, twins: list[Any]) -> Branch:
    """Add up what several trees know about a move."""
    visits = sum(int(twin["visits"]) for twin in twins)
    value = (
        sum(float(twin["value"]) for twin in twins) / visits
        if visits
        else float(twins[0]["shares"][twins[0]["seat"]]) / FULL
    )
    proved = max((int(twin["proved"]) for twin in twins), default=UNPROVED)
    return Branch(code, visits, value, None if proved == UNPROVED else proved / WHOLE)


def ranked(branches: list[Branch]) -> list[Branch]:
    """Sort moves, best first: likely ones by visits, each proved one ahead of the first that is worth no more."""
    likely = sorted((b for b in branches if b.proved is None), key=lambda b: (b.visits, b.value, -b.code))
    proved = sorted((b for b in branches if b.proved is not None), key=lambda b: (b.proved, b.visits, -b.code))
    best_first: list[Branch] = []
    while likely and proved:
        share = proved[-1].proved
        best_first.append((proved if share and share >= likely[-1].value else likely).pop())
    return best_first + likely[::-1] + proved[::-1]
