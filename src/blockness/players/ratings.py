"""What results say about strength: shares of victory with their intervals, and Elo."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from itertools import combinations
from math import log10, sqrt
from typing import TYPE_CHECKING, Any

from blockness.players.match import ranks_of, shares

if TYPE_CHECKING:
    from collections.abc import Iterable

NORMAL_95 = 1.96


@dataclass(frozen=True)
class Rating:
    """How one player did."""

    player: str
    games: int
    share: float  # of the victories, per seat it played
    low: float  # the 95 % interval of the share
    high: float
    elo: float  # Bradley-Terry: the most likely ratings for all pairs at all tables, 1500 on average


def rate(results: Iterable[dict[str, Any]]) -> list[Rating]:
    """Return the players, the strongest first."""
    results = list(results)
    taken: dict[str, list[float]] = defaultdict(list)
    for result in results:
        for name, share in zip(result["players"], shares(result), strict=True):
            taken[name].append(share)
    elo = bradley_terry(results)
    ratings = [
        Rating(name, len(found), sum(found) / len(found), *wilson(found), elo[name]) for name, found in taken.items()
    ]
    return sorted(ratings, key=lambda rating: -rating.elo)


def wilson(found: list[float]) -> tuple[float, float]:
    """Return the 95 % interval of a share by Wilson's score."""
    n, mean, z = len(found), sum(found) / len(found), NORMAL_95
    middle, spread = mean + z * z / (2 * n), z * sqrt(mean * (1 - mean) / n + z * z / (4 * n * n))
    return max(0.0, (middle - spread) / (1 + z * z / n)), min(1.0, (middle + spread) / (1 + z * z / n))


def bradley_terry(results: list[dict[str, Any]]) -> dict[str, float]:
    """Return Elo ratings under which these results are most likely; half a point each way keeps them finite."""
    wins: dict[tuple[str, str], float] = defaultdict(float)
    for result in results:
        for (one, a), (other, b) in combinations(zip(result["players"], ranks_of(result), strict=True), 2):
            if one != other:
                wins[one, other] += 1.0 if a < b else 0.5 if a == b else 0.0
                wins[other, one] += 1.0 if b < a else 0.5 if a == b else 0.0
    for pair in list(wins):
        wins[pair] += 0.5
    names = sorted({name for result in results for name in result["players"]})
    strength = dict.fromkeys(names, 1.0)
    for _ in range(500):
        for name in names:
            rivals = [other for other in names if (name, other) in wins]
            if rivals:
                won = sum(wins[name, other] for other in rivals)
                met = sum((wins[name, o] + wins[o, name]) / (strength[name] + strength[o]) for o in rivals)
                strength[name] = won / met
    average = sum(log10(value) for value in strength.values()) / len(strength)
    return {name: 1500 + 400 * (log10(value) - average) for name, value in strength.items()}
