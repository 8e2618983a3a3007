"""The memory of an exact search: a stack of positions, and a table of those already searched."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from blockness.rules.jit import inlined
from blockness.rules.legal import MOST_MOVES
from blockness.rules.row import MOST_PLIES, ROW
from blockness.search.key import WORDS

if TYPE_CHECKING:
    from blockness.rules.record import Ints

NODES, STOP, CODE, MOST = 0, 1, 2, 3  # what `control` holds: nodes so far, whether to stop, the best move, most nodes
ENDLESS = 1 << 62


class Workspace:
    """Memory for one search at a time; the table is kept from one to the next."""

    def __init__(self, entry: np.dtype[Any], frame: np.dtype[Any], entries: int) -> None:
        assert entries & (entries - 1) == 0, "a key is cut to the table's size by a mask"
        self.table: Any = np.zeros(entries, entry)
        self.rows: Any = np.zeros(MOST_PLIES + 2, ROW)
        self.words: Any = self.rows.view(np.int64).reshape(-1, WORDS)
        self.frames: Any = np.zeros(MOST_PLIES + 2, frame)
        self.codes: Any = np.zeros((MOST_PLIES + 2, MOST_MOVES), np.int64)
        self.scores: Any = np.zeros(MOST_MOVES, np.int64)
        self.control: Any = np.zeros(4, np.int64)
        self.clear()

    def clear(self, most: int | None = None) -> None:
        """Get ready for a search of at most so many nodes."""
        self.control[:] = 0
        self.control[MOST] = ENDLESS if most is None else most


@inlined
def is_enough(control: Ints) -> bool:
    """Count a node, and tell whether it is time to stop."""
    control[NODES] += 1
    if control[NODES] > control[MOST]:
        control[STOP] = 1
    return bool(control[STOP])
