"""A batch plays the same games as positions do, and says the same about them in arrays."""

import pickle
from typing import Any

import numpy as np
import pytest

from blockness import Position
from blockness.envs import Batch, GameOver, IllegalAction, InvalidAction, InvalidArray, Table
from blockness.envs.lane import Lane
from envs.libraries import TABLES

NAMES = ("observation", "mask", "current_player", "rewards", "done")


def arrays_of(batch: Batch) -> dict[str, Any]:
    return {name: getattr(batch, name).copy() for name in NAMES}


def shares(position: Position) -> list[float]:
    ranks = {one.colour: one.rank for one in position.standings}
    winners = list(ranks.values()).count(1)
    return [1 / winners if ranks[colour] == 1 else 0.0 for colour in position.colours]


@pytest.mark.parametrize(("seats", "variant"), TABLES)
def test_a_batch_plays_the_same_games_as_positions(seats: int, variant: str) -> None:
    batch = Batch(3, seats, variant, seed=seats, autoreset=False)
    table = batch.table
    positions = [Position.start(seats, variant)] * batch.count
    while not batch.done.all():
        for lane, position in enumerate(positions):
            assert batch.current_player[lane] == (
                -1 if position.is_over else position.colours.index(position.turn or "")
            )
            if not position.is_over:
                legal = sorted(table.action_of(position, move) for move in position.legal_moves)
                assert batch.mask[lane].nonzero()[0].tolist() == legal
        actions = batch.sample()
        for lane, position in enumerate(positions):
            if not position.is_over:
                positions[lane] = position.play(table.move_of(position, int(actions[lane])))
        batch.step(actions)
    for lane, position in enumerate(positions):
        assert position.is_over
        assert batch.mask[lane].all()
    batch.step(np.full(batch.count, -1))
    assert batch.done.all()
    assert not batch.rewards.any()  # they were given once


@pytest.mark.parametrize(("seats", "variant"), TABLES)
def test_what_is_written_step_by_step_is_what_a_seat_sees(seats: int, variant: str) -> None:
    batch = Batch(2, seats, variant, seed=7, autoreset=False)
    packed = Batch(2, seats, variant, seed=7, autoreset=False, packed=True, threads=2)
    lanes = [Lane(batch.table), Lane(batch.table)]
    while not batch.done.all():
        for lane, game in enumerate(lanes):
            if not game.is_over:
                observation, mask = game.look(game.turn)
                assert (batch.observation[lane] == observation).all()
                assert (batch.mask[lane] == mask).all()
        planes = np.unpackbits(packed.observation, axis=-1, count=batch.table.shape[-1], bitorder="little")
        assert (planes == batch.observation).all()
        assert (np.unpackbits(packed.mask, axis=-1, count=batch.table.actions, bitorder="little") == batch.mask).all()
        actions = batch.sample()
        assert (packed.sample() == actions).all()
        for game, action in zip(lanes, actions.tolist(), strict=True):
            if not game.is_over:
                game.step(action)
        batch.step(actions)
        packed.step(actions)
        for lane, game in enumerate(lanes):
            if game.is_over and batch.rewards[lane].any():
                assert batch.rewards[lane].tolist() == pytest.approx(shares(game.position))
                assert game.rewards() == shares(game.position)
                assert sum(game.rewards()) == pytest.approx(1)


def test_what_the_planes_say() -> None:
    table = Table.of(3)
    assert len(table.planes) == table.shape[-1]
    position = Position.start(3)
    lane = Lane(table)
    for text in ("Sd4f4", "Sd6d7", "Sh4h7", "Hf5f8/2"):
        lane.step(table.action_of(position, text))
        position = position.play(text)
    assert lane.position == position
    seen = lane.look(1)[0]  # green's turn

    def at(cell: str) -> set[str]:
        x, y = ord(cell[0]) - ord("a"), int(cell[1:]) - 1
        return {name for name, bit in zip(table.planes, seen[y, x], strict=True) if bit}

    left = {f"segment {number} in reserve" for number in range(2, 10)}
    assert at("a1") == set()  # the outer ring is for four
    assert at("c4") == {"open water"}
    assert at("e4") == {"height 1"}
    assert at("f4") == {"height 1"}  # the head has left
    assert at("f6") == {"height 2"}
    assert at("f8") == {"height 2", "the second next seat's head", "orange end", *left}
    assert at("d4") == {"height 1", "the second next seat's tail", "orange end", *left}
    assert at("d7") == {"height 1", "my head", "green end", "segment 1 in reserve", *left}
    assert at("h4") == {"height 1", "the next seat's tail", "purple end", "segment 1 in reserve", *left}


def test_games_begin_anew_by_themselves_and_threads_change_nothing() -> None:
    one, two = Batch(40, seats=2, seed=5), Batch(40, seats=2, seed=5, threads=3)
    start = one.observation[0].copy()
    finished = np.zeros(40, int)
    for _ in range(45):
        actions = one.sample()
        assert (actions == two.sample()).all()
        one.step(actions)
        two.step(actions)
        for name in NAMES:
            assert (getattr(one, name) == getattr(two, name)).all()
        assert (one.rewards.sum(axis=1) == one.done).all()
        assert (one.observation[one.done] == start).all()
        assert not one.current_player[one.done].any()
        finished += one.done
    assert finished.min() >= 2


def test_other_seeds_give_other_games_and_a_pickled_batch_goes_on() -> None:
    batch, other = Batch(30, seed=1), Batch(30, seed=2)
    assert (batch.sample() != other.sample()).any()
    batch.step(batch.sample())
    twin = pickle.loads(pickle.dumps(batch))  # noqa: S301 - our own
    for _ in range(20):
        actions = batch.sample()
        assert (twin.sample() == actions).all()
        batch.step(actions)
        twin.step(actions)
        assert (twin.observation == batch.observation).all()
        assert (twin.mask == batch.mask).all()


def test_the_arrays_may_be_the_callers_own() -> None:
    mine: dict[str, Any] = {"observation": np.zeros((4, 11, 11, 24), np.uint8), "rewards": np.ones((4, 2), np.float32)}
    batch = Batch(4, arrays=mine)
    assert batch.observation is mine["observation"]
    assert mine["observation"].any()
    assert not mine["rewards"].any()
    others: list[Any] = [
        np.zeros((4, 11, 11, 25), np.uint8),
        np.zeros((4, 11, 11, 24)),
        mine["observation"][:, ::-1],
        [1],
    ]
    for wrong in others:
        with pytest.raises(InvalidArray, match=r"expected observation to be .* uint8 of shape \(4, 11, 11, 24\), got"):
            Batch(4, arrays={"observation": wrong})
    with pytest.raises(InvalidArray, match=r"expected arrays called observation, mask, .* got masks"):
        Batch(4, arrays={"masks": mine["rewards"]})


def test_chosen_lanes_step_and_begin_anew_alone() -> None:
    batch = Batch(4, seed=3)
    first = np.array([True, False, False, True])
    batch.step(batch.sample(), first)
    assert batch.current_player.tolist() == [1, 0, 0, 1]
    batch.reset(np.array([True, False, False, False]))
    assert batch.current_player.tolist() == [0, 0, 0, 1]
    with pytest.raises(InvalidArray, match="expected 4 truth values, got int64 of shape"):
        batch.step(batch.sample(), np.array([1, 0, 0, 1]))
    with pytest.raises(InvalidArray, match="expected 4 truth values, got bool of shape"):
        batch.reset(first[:2])


def test_wrong_actions_are_refused_by_name_and_change_nothing() -> None:
    batch = Batch(3, seats=2, seed=1, autoreset=False)
    good = batch.sample()
    wrong: list[tuple[Any, type[ValueError], str]] = [
        (good[:2], InvalidAction, r"expected 3 integers, got int64 of shape \(2,\)"),
        (good.astype(np.float32), InvalidAction, "expected 3 integers, got float32"),
        (list(good), InvalidAction, "expected 3 integers"),
        (np.where([0, 1, 0], 468, good), InvalidAction, "in lane 1 expected an action from 0 to 467, got 468"),
        (np.where([0, 1, 0], -1, good), InvalidAction, "in lane 1 expected an action from 0 to 467, got -1"),
        (
            np.where([0, 0, 1], 5, good),
            IllegalAction,
            r"in lane 2 expected one of 124 legal actions \(288, .*\), got 5: extend the head, near foot east of it",
        ),
        (np.where([0, 0, 1], 289, good), IllegalAction, "got 289: start on d3, heading west"),
    ]
    before, rows = arrays_of(batch), batch.rows.copy()
    for actions, error, sentence in wrong:
        with pytest.raises(error, match=sentence):
            batch.step(actions)
        assert (batch.rows == rows).all()
        assert all((getattr(batch, name) == array).all() for name, array in before.items())
    while not batch.done.any():
        batch.step(batch.sample())
    with pytest.raises(GameOver, match="expected -1, as the game is over, got 300"):
        batch.step(np.where(batch.done, 300, batch.sample()))


@pytest.mark.parametrize(
    "settings", [{"seats": 5}, {"variant": "chess"}, {"colours": ("orange", "pink")}, {"threads": 0}]
)
def test_a_table_that_there_is_not_is_refused(settings: dict[str, object]) -> None:
    with pytest.raises(ValueError, match="expected"):
        Batch(2, **settings)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="expected a number of games of 1 or more, got 0"):
        Batch(0)
