"""The memory of an exact search: a stack of positions, and a table of those already searched.

All that a search knows is in this memory, so it can pause after any number of nodes and be resumed:

    state = workspace.begin(tables, row)
    while state == PAUSED:
        state = workspace.resume(tables, 1000)
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from blockness.rules.jit import inlined
from blockness.rules.legal import MOST_MOVES
from blockness.rules.row import MOST_PLIES, ROW
from blockness.search.key import WORDS

if TYPE_CHECKING:
    from blockness.rules.record import Ints, Lists, Records
    from blockness.rules.row import Row

# What `control` holds: nodes so far, whether they were too many, the best move, the most nodes, the number of nodes at
# which to pause, where in the stack the search is, its result, and whether heads settle ties (R10).
NODES, STOP, CODE, MOST, PAUSE, LEVEL, VALUE, HEADS, CONTROLS = 0, 1, 2, 3, 4, 5, 6, 7, 8
DONE, PAUSED, STOPPED = 0, 1, 2  # the state of a search
ENDLESS = 1 << 62


class Workspace:
    """Memory for one search at a time; the table is kept from search to search."""

    def __init__(self, entry: np.dtype[Any], frame: np.dtype[Any], entries: int) -> None:
        assert entries & (entries - 1) == 0, "a key is cut to the table's size by a mask"
        self.table = np.zeros(entries, entry)
        rows = np.zeros(MOST_PLIES + 2, ROW)
        self.rows: Records[Row] = rows
        self.words: Lists = rows.view(np.int64).reshape(-1, WORDS)
        self.frames = np.zeros(MOST_PLIES + 2, frame)
        self.codes: Lists = np.zeros((MOST_PLIES + 2, MOST_MOVES), np.int64)
        self.scores: Ints = np.zeros(MOST_MOVES, np.int64)
        self.control = np.zeros(CONTROLS, np.int64)
        self.clear()

    def clear(self, most: int | None = None) -> None:
        """Get ready for a search with a limit of nodes."""
        self.control[:] = 0
        self.control[MOST] = ENDLESS if most is None else most

    def pause_after(self, nodes: int) -> None:
        """Let the search go on for a number of nodes."""
        self.control[PAUSE] = self.control[NODES] + nodes

    @property
    def value(self) -> int:
        """The result; unless the search is done, it means nothing."""
        return int(self.control[VALUE])

    @property
    def code(self) -> int:
        """The best move."""
        return int(self.control[CODE])

    @property
    def nodes(self) -> int:
        """Positions met so far."""
        return int(self.control[NODES])

    @property
    def was_stopped(self) -> bool:
        """Whether it gave up before it had seen everything."""
        return bool(self.control[STOP])


@inlined
def is_enough(control: Ints) -> bool:
    """Count a node, and tell whether the limit is reached."""
    control[NODES] += 1
    if control[NODES] > control[MOST]:
        control[STOP] = 1
    return bool(control[STOP])


@inlined
def is_time_to_pause(control: Ints, level: int) -> bool:
    """Tell whether to pause now, and remember where to go on."""
    control[LEVEL] = level
    return control[NODES] >= control[PAUSE]


@inlined
def finish(control: Ints, value: int) -> int:
    """Write down the result of a search that is done."""
    control[VALUE] = value
    return DONE
