"""The memory of a walk through everything that monsters can grow into: what was met, and the ways to the goal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Protocol

import numpy as np

from blockness.box.segment import MOST_SEGMENTS
from blockness.rules.jit import kernel
from blockness.rules.record import Key, record
from blockness.search.exact.workspace import CODE, ENDLESS, Workspace
from blockness.search.key import place_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from blockness.rules.record import Lists, Records
    from blockness.rules.row import Row
    from blockness.rules.tables import Tables

# A goal, all of it at once: the most segments left, a cell for a foot (or one of those below), the head's height or 0.
LEFT, FOOT, PERCH = 0, 1, 2
NOWHERE, ASHORE = -1, -2
DEEPEST = CODE  # of `control`: the most placements on any way; there is no best move to keep there
LINES = 64  # solutions that are kept move by move
LINE = 2 * MOST_SEGMENTS + 1  # moves of a solution, and what ends it
MOST = 1 << 18  # lakes; twice as many fit the table


class Seen(Protocol):
    """What was met before."""

    key: Annotated[Key, np.uint64]


SEEN = record(Seen)


@kernel
def is_new(seen: Records[Seen], key: Key) -> bool:
    """Remember what was met; False if it was known already."""
    mask = len(seen) - 1
    at = place_of(key, seen)
    while seen[at].key != 0:
        if seen[at].key == key:
            return False
        at = (at + 1) & mask
    seen[at].key = key
    return True


@kernel
def keep_line(frames: Records[Any], codes: Lists, level: int, lines: Lists, found: int) -> None:
    """Write down the moves of a solution, if there is room for more."""
    if found < len(lines):
        for i in range(level + 1):
            lines[found, i] = codes[i, frames[i].next - 1]
        lines[found, level + 1] = -1


class Walk(Workspace):
    """The memory of one walk; who walks says how a step is remembered, and how it begins and goes on."""

    FRAME: ClassVar[np.dtype[Any]]
    begin_kernel: ClassVar[Callable[..., int]]
    resume_kernel: ClassVar[Callable[..., int]]

    def __init__(self, most_lakes: int = MOST) -> None:
        super().__init__(SEEN, self.FRAME, 1 << (2 * most_lakes - 1).bit_length())
        self.clear(most_lakes)
        self.lines: Any = np.full((LINES, LINE), -1, np.int64)

    def begin(self, tables: Records[Tables], row: Records[Row]) -> int:
        """Begin a walk."""
        self.rows[0] = row[0]
        return self.begin_kernel(tables, self.rows, self.frames, self.codes, self.control)

    def resume(self, tables: Records[Tables], goal: Sequence[int], most: int = ENDLESS, nodes: int = ENDLESS) -> int:
        """Go on for a number of lakes, or until enough of them reach the goal."""
        self.pause_after(nodes)
        return self.resume_kernel(
            tables, self.rows, self.frames, self.codes, self.table, self.control, np.array(goal), self.lines, most
        )

    def count(self, tables: Records[Tables], row: Records[Row], goal: Sequence[int], most: int = ENDLESS) -> int:
        """Return the number of lakes that reach the goal, up to a limit."""
        self.begin(tables, row)
        self.resume(tables, goal, most)
        return self.value

    @property
    def deepest(self) -> int:
        """The most placements on any way."""
        return int(self.control[DEEPEST])

    def line(self, number: int) -> list[int]:
        """Return the moves of a solution."""
        moves: list[int] = self.lines[number].tolist()
        return moves[: moves.index(-1)]
