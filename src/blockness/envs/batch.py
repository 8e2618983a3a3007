"""Many games at once, in arrays."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

import numpy as np

from blockness.box import Invalid
from blockness.envs.array import describe, take
from blockness.envs.errors import GameOver, InvalidAction, InvalidArray
from blockness.envs.kernels.lanes import find_codes, sample_lanes, show_row, step_lanes
from blockness.envs.table import Table
from blockness.rules.row import OVER, ROW
from blockness.search.chance import seeded

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from blockness.box import Box
    from blockness.envs.array import Array


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
        arrays: Mapping[str, Array] | None = None,
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
        self.chance = generators(seed, count)
        self.shares = np.linspace(0, count, min(threads, count) + 1).astype(int).tolist()
        self.codes = np.empty(count, np.int64)
        self.all_lanes = np.ones(count, np.bool_)
        self.pool = ThreadPoolExecutor(threads - 1) if threads > 1 else None
        self.cells = self.observation.reshape(count, height * width, depth)
        self.marks = self.mask.view(np.uint8)
        self.start_cells, self.start_marks = np.zeros_like(self.cells[0]), np.zeros_like(self.marks[0])
        start, known = self.table.start.row, (self.table.tables, self.table.layout)
        show_row(*known, start, 0, self.start_cells, self.start_marks, packed)
        self.reset()

    def reset(self, lanes: Array | None = None) -> None:
        """Begin anew in all lanes, or in those that an array of truth values chooses."""
        chosen = self.choose(lanes)
        self.rows[chosen] = self.table.start.row[0]
        self.cells[chosen], self.marks[chosen] = self.start_cells, self.start_marks
        self.current_player[chosen], self.rewards[chosen], self.done[chosen] = 0, 0.0, False

    def step(self, actions: Array, lanes: Array | None = None) -> None:
        """Play an action in all lanes, or in those that an array of truth values chooses.

        A lane whose game is over takes -1. If one action is wrong, an error says which, and none is played.
        """
        if not isinstance(actions, np.ndarray) or actions.shape != (self.count,) or actions.dtype.kind not in "iu":
            raise InvalidAction(f"expected {self.count} integers, got {describe(actions)}")
        actions, chosen = np.ascontiguousarray(actions, np.int64), self.choose(lanes)
        found = self.run(find_codes, *self.known, self.rows, actions, chosen, self.codes)
        wrong = [lane for lane in found if lane >= 0]
        if wrong:
            raise self.refusal(wrong[0], int(actions[wrong[0]]))
        start = self.table.start.row, self.start_cells, self.start_marks, self.autoreset
        shown = self.cells, self.marks, self.packed, self.current_player, self.rewards, self.done
        self.run(step_lanes, *self.known, self.rows, chosen, self.codes, *start, *shown)

    def choose(self, lanes: Array | None) -> Array:
        """Return which lanes are meant, as truth values."""
        if lanes is None:
            return self.all_lanes
        if not isinstance(lanes, np.ndarray) or lanes.shape != (self.count,) or lanes.dtype != np.bool_:
            raise InvalidArray(f"expected {self.count} truth values, got {describe(lanes)}")
        return np.ascontiguousarray(lanes)

    def refusal(self, lane: int, action: int) -> Exception:
        """Return the error about an action that cannot be played."""
        row, where = self.rows[lane : lane + 1], f"in lane {lane} "
        if row["turn"][0] == OVER:
            return GameOver(f"{where}expected -1, as the game is over, got {action}")
        if not 0 <= action < self.table.actions:
            return InvalidAction(f"{where}expected an action from 0 to {self.table.actions - 1}, got {action}")
        return self.table.illegal(row, action, where)

    def sample(self) -> np.ndarray[Any, np.dtype[np.int64]]:
        """Return a random legal action for every lane, all alike; -1 where the game is over. The seed decides."""
        actions = np.empty(self.count, np.int64)
        self.draw(self.chance, self.all_lanes, actions)
        return actions

    def draw(self, chance: Array, lanes: Array, actions: Array) -> None:
        """Write a random legal action for each of the lanes, from one generator a lane."""
        self.run(sample_lanes, *self.known, self.rows, lanes, chance, actions)

    @property
    def known(self) -> tuple[Any, ...]:
        """What the kernels look up."""
        return self.table.tables, self.table.layout

    def run(self, kernel: Callable[..., Any], *arguments: Any) -> list[Any]:
        """Call a kernel for all lanes, a share of them on each thread; this thread takes the first."""
        own, *others = zip(self.shares, self.shares[1:], strict=False)
        tasks = [self.pool.submit(kernel, *arguments, *span) for span in others] if self.pool else []
        return [kernel(*arguments, *own), *(task.result() for task in tasks)]

    def __getstate__(self) -> dict[str, Any]:
        return {key: value for key, value in self.__dict__.items() if key not in ("pool", "cells", "marks")}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__ |= state
        threads = len(self.shares) - 1
        self.pool = ThreadPoolExecutor(threads - 1) if threads > 1 else None
        self.cells = self.observation.reshape(self.count, -1, self.observation.shape[-1])
        self.marks = self.mask.view(np.uint8)


NAMES = ("observation", "mask", "current_player", "rewards", "done")


def generators(seed: int, count: int) -> Array:
    """Return the states of as many generators of random numbers; other seeds give others."""
    first = int(seeded(seed)[0])
    return np.array([seeded(first + lane)[0] for lane in range(count)], np.uint64)
