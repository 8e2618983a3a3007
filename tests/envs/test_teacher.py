"""The search as a teacher: shares of visits among legal actions, shares of the victory for every seat."""

import numpy as np
import pytest

from blockness.box import Invalid
from blockness.envs import Batch, Teacher


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_shares_out_visits_and_victories_to_the_last_move(seats: int) -> None:
    batch = Batch(6, seats, seed=4, autoreset=False)
    teacher = Teacher(batch, simulations=40, seed=1)
    while not batch.done.all():
        visits, shares = teacher.look()
        goes_on = ~batch.done
        assert (visits[batch.mask == 0] == 0).all()
        assert np.allclose(visits.sum(axis=1), goes_on)
        assert np.allclose(shares.sum(axis=1), goes_on)
        batch.step(batch.sample())


def test_threads_and_lanes_that_are_left_out_change_nothing() -> None:
    batches = [Batch(9, 3, seed=2, threads=threads) for threads in (1, 2)]
    for batch in batches:
        for _ in range(5):
            batch.step(batch.sample())
    one, two = (Teacher(batch, simulations=60, seed=3).look() for batch in batches)
    lanes = np.arange(9) % 2 == 0
    some = Teacher(batches[0], simulations=60, seed=3).look(lanes)
    for whole, shared, part in zip(one, two, some, strict=True):
        assert (whole == shared).all()
        assert (part[lanes] == whole[lanes]).all()
        assert not part[~lanes].any()


def test_too_few_simulations_are_refused() -> None:
    for wrong in (0, 5, True, "many"):
        with pytest.raises(Invalid, match="expected 20 simulations or more"):
            Teacher(Batch(1), simulations=wrong)  # type: ignore[arg-type]
