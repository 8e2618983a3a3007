"""Habits show in the moves, and each level plays in the manner that its sentence promises."""

from __future__ import annotations

import random
from statistics import fmean

import pytest

from blockness import Extend, Game, Position
from blockness.players.levels import all_levels, player_of


def middles(count: int) -> list[Position]:
    """Return positions from the middle of random games of four."""
    found = []
    for seed in range(count):
        chance, game = random.Random(seed), Game.start(4, ("classic", "expert")[seed % 2])
        for _ in range(10):
            game.play(chance.choice(game.position.legal_moves))
        found.append(game.position)
    return [position for position in found if len(position.legal_moves) > 8]


def room_of_others(position: Position, seat: int) -> int:
    return sum(position.mobility(other) for other in range(position.seats) if other != seat)


def measures(position: Position, move: Extend) -> dict[str, float]:
    seat = position.colours.index(position.turn or "")
    length = abs(move.near.x - move.far.x) + abs(move.near.y - move.far.y)
    taken = room_of_others(position, seat) - room_of_others(position.play(move), seat)
    return {"blocks": taken, "hoards": -move.height, "roams": length}


@pytest.mark.parametrize("name", ["otter", "heron", "pike", "kelpie"])
@pytest.mark.parametrize("habit", ["blocks", "hoards", "roams"])
def test_a_habit_shows(name: str, habit: str) -> None:
    seen: dict[int, list[float]] = {-1: [], 1: []}
    others = ",".join(f"{other}=0" for other in ("blocks", "hoards", "roams") if other != habit)
    strength = {"blocks": 12 if name != "otter" else 1, "hoards": 2, "roams": 2}[habit]
    kept = "" if name == "otter" else ",simulations=60"
    for number, position in enumerate(middles(30)):
        for sign, found in seen.items():
            move = player_of(f"{name}:{others},{habit}={sign * strength}{kept}", number).choose(position)
            assert isinstance(move, Extend)
            found.append(measures(position, move)[habit])
    assert fmean(seen[1]) > fmean(seen[-1])


def test_no_two_levels_have_the_same_habit() -> None:
    habits = [
        tuple(level.settings.get(habit, 0) for habit in ("blocks", "hoards", "roams"))
        for level in all_levels().values()
        if level.settings["kind"] == "search"
    ]
    assert len(set(habits)) == len(habits)
    assert habits[-1] == (0, 0, 0), "the strongest plays what is best"
