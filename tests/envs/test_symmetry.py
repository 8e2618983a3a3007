"""The eight symmetries: a turned game is the game of the turned actions, observation by observation."""

import numpy as np
import pytest

from blockness import Box
from blockness.envs import Batch, Table, symmetries
from envs.libraries import TABLES


@pytest.mark.parametrize(("seats", "variant"), TABLES)
def test_a_turned_game_is_the_game_of_the_turned_actions(seats: int, variant: str) -> None:
    batch = Batch(2, seats, variant, seed=11, autoreset=False)
    all_eight = symmetries(batch.table)
    assert len(all_eight) == 8
    turned = [Batch(2, seats, variant, autoreset=False) for _ in all_eight]
    while not batch.done.all():
        for symmetry, twin in zip(all_eight, turned, strict=True):
            assert (symmetry.observation(batch.observation) == twin.observation).all()
            assert (symmetry.mask(batch.mask) == twin.mask).all()
            assert (batch.current_player == twin.current_player).all()
        actions = batch.sample()
        batch.step(actions)
        for symmetry, twin in zip(all_eight, turned, strict=True):
            twin.step(np.where(actions < 0, -1, symmetry.actions[actions]))
            assert (batch.rewards == twin.rewards).all()


def test_the_tables_are_a_group() -> None:
    tables = {tuple(one.actions) for one in symmetries(Table.of(2))}
    assert len(tables) == 8
    for one in tables:
        assert sorted(one) == list(range(468))
        for other in tables:
            assert tuple(one[action] for action in other) in tables


def test_another_lake_has_only_its_own_symmetries() -> None:
    text = "\n".join([".444.", "43334", "22222", "22222", "22222", "33333", "44444"])
    rest = Box.usual().line.split(" ", 1)[1]
    box = Box.parse_line(f"lake={text.replace(chr(10), '/')} {rest}")
    assert [one.name for one in symmetries(Table.of(2, box=box))] == ["identity", "mirror east and west"]
