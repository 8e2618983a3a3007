"""Many games at once, in arrays."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

import numpy as np

from blockness.box import Invalid
from blockness.envs.errors import InvalidAction, InvalidArray
from blockness.envs.kernels.lanes import find_codes, sample_lanes, show_row, step_lanes
from blockness.envs.table import Table
from blockness.rules.row import ROW
from blockness.search.chance import seeded

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from blockness.box import Box


class Batch:
    """A number of games that go on side by side; `step` plays one action in each.

    `observation`, `mask`, `current_player`, `rewards` and `done` are arrays with a lane for each game. A step writes
    into them in place, and only what has changed: copy what you want to keep, and change nothing in them. Arrays of
    your own can be passed by these names.

    >>> batch = Batch(64, seats=3, seed=1)
    >>> batch.step(batch.sample())
    >>> batch.current_player[:3]
    array([1, 1, 1], dtype=int8)
    """

    def __init__(
        self,
        count: int,
        seats: int = 2,
        variant: str = "classic",
        colours: Sequence[str] | None = None,
        seed: int = 0,
        *,
        autoreset: bool = True,
        packed: bool = False,
        threads: int = 1,
        arrays: Mapping[str, np.ndarray[Any, Any]] | None = None,
        box: Box | None = None,
    ) -> None:
        for name, value in (("games", count), ("threads", threads)):
            if isinstance(value, bool) or not isinstance(value, int) or value < 1:
                raise Invalid(f"expected a number of {name} of 1 or more, got {value!r}")
        self.table = Table.of(seats, variant, colours, box)
        self.count, self.seats, self.autoreset, self.packed = count, seats, autoreset, packed
        given = dict(arrays or {})
        height, width, planes = self.table.shape
        depth, breadth = (-(-planes // 8), -(-self.table.actions // 8)) if packed else (planes, self.table.actions)
        self.observation = take(given, "observation", (count, height, width, depth), np.uint8)
        self.mask = take(given, "mask", (count, breadth), np.uint8 if packed else np.int8)
        self.current_player = take(given, "current_player", (count,), np.int8)
        self.rewards = take(given, "rewards", (count, seats), np.float32)
        self.done = take(given, "done", (count,), np.bool_)
        if given:
            raise InvalidArray(f"expected arrays called {', '.join(NAMES)}, got {', '.join(given)}")
        self.rows = np.zeros(count, ROW)
        self.chance = np.array([seeded(seed * count + lane)[0] for lane in range(count)], np.uint64)
        self.shares = np.linspace(0, count, min(threads, count) + 1).astype(int).tolist()
        self.codes = np.empty(count, np.int64)
        self.pool = ThreadPoolExecutor(threads) if threads > 1 else None
        self.cells = self.observation.reshape(count, height * width, depth)
        self.marks = self.mask.view(np.uint8)
        self.start_cells, self.start_marks = np.zeros_like(self.cells[0]), np.zeros_like(self.marks[0])
        show_row(*self.known, self.table.start.row, 0, self.start_cells, self.start_marks, packed)
        self.reset()

    def reset(self, lanes: np.ndarray[Any, Any] | None = None) -> None:
        """Begin anew in all lanes, or in those that an array of truth values names."""
        if lanes is None:
            lanes = np.ones(self.count, np.bool_)
        if not isinstance(lanes, np.ndarray) or lanes.shape != (self.count,) or lanes.dtype != np.bool_:
            raise InvalidArray(f"expected {self.count} truth values, got {describe(lanes)}")
        self.rows[lanes] = self.table.start.row[0]
        self.cells[lanes], self.marks[lanes] = self.start_cells, self.start_marks
        self.current_player[lanes], self.rewards[lanes], self.done[lanes] = 0, 0.0, False

    def step(self, actions: np.ndarray[Any, Any]) -> None:
        """Play an action in every lane; -1 in a lane whose game is over. Refuse all of them if one is wrong."""
        if not isinstance(actions, np.ndarray) or actions.shape != (self.count,) or actions.dtype.kind not in "iu":
            raise InvalidAction(f"expected {self.count} integers, got {describe(actions)}")
        actions = np.ascontiguousarray(actions, np.int64)
        wrong = [lane for lane in self.run(find_codes, *self.known, self.rows, actions, self.codes) if lane >= 0]
        if wrong:
            lane = min(wrong)
            row, action = self.rows[lane : lane + 1], int(actions[lane])
            if row["turn"][0] < self.seats:
                self.table.check(action)
            raise self.table.illegal(row, action, f"in lane {lane} ")
        start = self.table.start.row, self.start_cells, self.start_marks, self.autoreset
        shown = self.cells, self.marks, self.packed, self.current_player, self.rewards, self.done.view(np.uint8)
        self.run(step_lanes, *self.known, self.rows, self.codes, *start, *shown)

    def sample(self) -> np.ndarray[Any, np.dtype[np.int64]]:
        """Return a random legal action for every lane, all alike; -1 where the game is over. The seed decides."""
        actions = np.empty(self.count, np.int64)
        self.run(sample_lanes, *self.known, self.rows, self.chance, actions)
        return actions

    @property
    def known(self) -> tuple[Any, ...]:
        """What the kernels look up."""
        return self.table.tables, self.table.layout

    def run(self, kernel: Callable[..., Any], *arguments: Any) -> list[Any]:
        """Call a kernel for all lanes, a share of them on each thread."""
        spans = zip(self.shares, self.shares[1:], strict=False)
        if self.pool is None:
            return [kernel(*arguments, *span) for span in spans]
        return [task.result() for task in [self.pool.submit(kernel, *arguments, *span) for span in spans]]

    def __getstate__(self) -> dict[str, Any]:
        return {key: value for key, value in self.__dict__.items() if key not in ("pool", "cells", "marks")}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__ |= state
        threads = len(self.shares) - 1
        self.pool = ThreadPoolExecutor(threads) if threads > 1 else None
        self.cells = self.observation.reshape(self.count, -1, self.observation.shape[-1])
        self.marks = self.mask.view(np.uint8)


NAMES = ("observation", "mask", "current_player", "rewards", "done")


def take(given: dict[str, Any], name: str, shape: tuple[int, ...], dtype: type) -> Any:
    """Return the caller's array of a name, or a new one."""
    array = given.pop(name, None)
    if array is None:
        return np.zeros(shape, dtype)
    is_fit = isinstance(array, np.ndarray) and array.shape == shape and array.dtype == dtype
    if not (is_fit and array.flags.c_contiguous and array.flags.writeable):
        wanted = f"{np.dtype(dtype)} of shape {shape}"
        raise InvalidArray(f"expected {name} to be a writeable array in one piece, {wanted}, got {describe(array)}")
    return array


def describe(thing: object) -> str:
    """Say what somebody passed instead of an array that was expected."""
    return f"{thing.dtype} of shape {thing.shape}" if isinstance(thing, np.ndarray) else repr(thing)
