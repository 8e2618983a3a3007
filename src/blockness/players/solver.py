"""Exact answers about late positions, and from the table of solved games about the earliest."""

from __future__ import annotations

import threading
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeVar

from blockness.players.limit import Limit
from blockness.players.solved import look_up
from blockness.rules.row import OVER
from blockness.search.exact.more_seats import MoreSeats, shortfalls
from blockness.search.exact.two_seats import TwoSeats
from blockness.search.exact.workspace import DONE, PAUSED

if TYPE_CHECKING:
    from blockness.box import Box
    from blockness.game import Move, Position
    from blockness.rules.record import Records
    from blockness.rules.tables import Tables

W = TypeVar("W", TwoSeats, MoreSeats)

TICK = 0.004  # seconds between two looks at the clock, more or less
FIRST_SLICE = 256  # nodes before the first look
MARGIN = (
    64  # the value of two seats in units of margin: 64 or more is a win of the first seat, below 0 one of the second
)


@dataclass(frozen=True)
class Solution:
    """What best play leads to. Unless it is proved, the rest means nothing.

    For two seats best play is minimax over the margin of R10; for more it is the equilibrium that
    blockness/search/exact/more_seats.py describes.
    """

    proved: bool
    winners: tuple[str, ...] = ()
    left: dict[str, int] | None = None  # segments left to each colour; the table of solved games tells only who wins
    move: Move | None = None  # a best one; None when the game is over
    nodes: int = 0


class Solver:
    """Solves positions, keeping its table from one to the next."""

    def __init__(self, entries: int = 1 << 20) -> None:
        self.entries = entries
        self.workspaces: dict[type[TwoSeats | MoreSeats], TwoSeats | MoreSeats] = {}
        self.box: Box | None = None
        self.halt = threading.Event()

    def workspace(self, kind: type[W], box: Box, nodes: int | None = None) -> W:
        """Return the memory for one kind of search and a limit of nodes, made when it is first needed."""
        if box != self.box:  # a table of positions is good for one box only
            self.box = box
            self.workspaces.clear()
        if kind not in self.workspaces:
            self.workspaces[kind] = kind(self.entries)
        found = self.workspaces[kind]
        assert isinstance(found, kind)
        found.clear(nodes)
        return found

    def at_table(self, position: Position, nodes: int | None = None) -> TwoSeats | MoreSeats:
        """Return the memory for a position's number of seats."""
        return (
            self.workspace(TwoSeats, position.box, nodes)
            if position.seats == 2
            else self.workspace(MoreSeats, position.box, nodes)
        )

    @property
    def duel_nodes(self) -> int:
        """Positions that the last search of a game of two met."""
        return self.workspaces[TwoSeats].nodes

    def warm(self, position: Position) -> None:
        """Compile or load the kernels, while no clock is running."""
        over = position.row.copy()
        over["turn"] = OVER
        workspace = self.at_table(position)
        workspace.begin(position.lexicon.tables, over)
        workspace.resume(position.lexicon.tables, 0)

    def solve(self, position: Position, seconds: float | None = None, nodes: int | None = None) -> Solution:
        """Find the whole value of a position, if there are enough time and nodes."""
        self.warm(position)
        workspace = self.at_table(position, nodes)
        tables = position.lexicon.tables
        if not self.finish(workspace, tables, workspace.begin(tables, position.row), end_of(seconds)):
            return Solution(proved=False, nodes=workspace.nodes)
        value, seats = workspace.value, position.seats
        left, best = result_of_two(value) if seats == 2 else result_of_more(value, seats)
        winners = tuple(position.colours[seat] for seat in best)
        move = None if position.is_over else position.move_of(workspace.code)
        return Solution(True, winners, dict(zip(position.colours, left, strict=True)), move, workspace.nodes)

    def decide(
        self, position: Position, seconds: float | None, nodes: int | None, first: int = -1, heads: bool = True
    ) -> tuple[int, Move] | None:
        """Find only who wins a game of two: 1 the seat to move, 0 both, -1 the other; None if there is not enough time.

        A good guess of the winning move, as `first`, saves most of the work. Without heads, who has as much left ties.
        """
        self.warm(position)
        workspace, tables = self.workspace(TwoSeats, position.box, nodes), position.lexicon.tables
        until, is_first = end_of(seconds), position.turn == position.colours[0]
        sign = 1
        for goal in (MARGIN, 0) if is_first else (0, MARGIN):  # a win? a share? Asking both at once takes longer
            state = workspace.begin(tables, position.row, goal - 1, goal, first, heads)
            if not self.finish(workspace, tables, state, until) or position.turn is None:
                return None
            if (workspace.value >= goal) == is_first:
                break
            sign -= 1
        return sign, position.move_of(workspace.code)

    def finish(self, workspace: TwoSeats | MoreSeats, tables: Records[Tables], state: int, until: float | None) -> bool:
        """Search in slices and watch the clock; return whether it was done in time."""
        nodes = FIRST_SLICE
        while state == PAUSED:
            began = time.monotonic()
            if self.halt.is_set() or (until is not None and began >= until):
                return False
            state = workspace.resume(tables, nodes)
            spent = time.monotonic() - began
            nodes = 2 * nodes if spent < TICK / 2 else max(1, nodes // 2) if spent > TICK else nodes
        return state == DONE


def end_of(seconds: float | None) -> float | None:
    """Return the moment of time.monotonic() at which so many seconds are over."""
    return None if seconds is None else time.monotonic() + seconds


def result_of_two(value: int) -> tuple[list[int], list[int]]:
    """Return the segments left to two seats, and who wins, from a value: the margin and the segments in all."""
    margin, total = value // MARGIN, value % MARGIN
    # The margin counts eight per segment and one per height. At most two differences fit it, and not both are even.
    ahead = next(d for d in (margin // 8, margin // 8 + 1) if (total - d) % 2 == 0 and abs(margin - 8 * d) <= 6)
    return [(total - ahead) // 2, (total + ahead) // 2], [0] if margin > 0 else [1] if margin < 0 else [0, 1]


def result_of_more(value: int, seats: int) -> tuple[list[int], list[int]]:
    """Return the segments left to each seat, and who wins, from a value."""
    scores = shortfalls(value, seats)
    return [-(-score // 8) for score in scores], [seat for seat in range(seats) if scores[seat] == min(scores)]


def solve(position: Position, limit: Limit | None = None) -> Solution:
    """Find the exact value of a position: who wins, with how many segments left, and by which move."""
    known = look_up(position)
    if known:
        return Solution(True, known.winners, None, known.move)
    return Solver().solve(position, (limit or Limit()).seconds)
