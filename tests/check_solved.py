"""Checks pairs of starts of the solved games with the second solver: python tests/check_solved.py --pairs 500

It needs the tests' folder on its path: PYTHONPATH=tests.
"""

from __future__ import annotations

import argparse
import random

from rich.progress import track

import oracle
from blockness import Position
from blockness.players.solved import look_up, table
from second_solver import SecondSolver


def main() -> None:
    """Check pairs, chosen by chance, and say how many are right."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--pairs", type=int, default=500)
    options.add_argument("--seed", type=int, default=0)
    chosen = options.parse_args()
    chance, second, wrong = random.Random(chosen.seed), SecondSolver(), []
    for _ in track(range(chosen.pairs), "pairs of starts"):
        position = any_pair(chance)
        if not second.agrees(in_oracle(position), value_of(position)):
            wrong.append(str(position))
    print(f"{chosen.pairs - len(wrong)} of {chosen.pairs} pairs are right, {int(second.nodes[0]):,} positions")
    for line in wrong:
        print(f"wrong: {line}")


def any_pair(chance: random.Random, starts: int = 2) -> Position:
    """Return a solved game after some random starts."""
    variant, *colours = chance.choice(list(table()["games"])).split()
    position = Position.start(2, variant, colours)
    for _ in range(starts):
        position = position.play(chance.choice(position.legal_moves))
    return position


def in_oracle(position: Position) -> oracle.State:
    """Return the same position of the oracle."""
    state = oracle.start(2, position.variant, position.colours)
    for monster in position.monsters:
        state = oracle.play(state, f"S{monster[0].tailward}{monster[0].headward}")
    return state


def value_of(position: Position) -> int:
    """Return 1 if the first seat wins by the table, 0 if both do, -1 if the second does."""
    known = look_up(position)
    assert known is not None
    return (position.colours[0] in known.winners) - (position.colours[1] in known.winners)


if __name__ == "__main__":
    main()
