"""A table to learn at: who plays, and what actions and planes mean there."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from operator import index
from typing import TYPE_CHECKING, SupportsIndex

import numpy as np

from blockness.envs.errors import GameOver, IllegalAction, InvalidAction
from blockness.envs.kernels.lanes import ask_action, ask_actions, ask_code
from blockness.envs.kernels.layout import layout
from blockness.game import IllegalMove, Position
from blockness.game.cell import CELLS
from blockness.game.position import read
from blockness.rules.legal import MOST_MOVES
from blockness.rules.row import WATER
from blockness.rules.tables import tables

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from blockness.box import Box
    from blockness.envs.array import Array
    from blockness.envs.kernels.layout import Layout
    from blockness.game import Move
    from blockness.rules.record import Records
    from blockness.rules.row import Row
    from blockness.rules.tables import Tables

HEADINGS = ("east", "west", "north", "south")


@dataclass(frozen=True)
class Table:
    """Seats, a variant and a box.

    >>> table = Table.of(seats=2)
    >>> table.actions, table.shape
    (468, (11, 11, 24))
    >>> table.move_of(table.start, 288)
    Start(tail='d3', head='f3')
    """

    start: Position

    @staticmethod
    def of(
        seats: int = 2, variant: str = "classic", colours: Sequence[str] | None = None, box: Box | None = None
    ) -> Table:
        """Lay a table, or refuse it with an InvalidPosition."""
        return Table(Position.start(seats, variant, colours, box))

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return self.start.seats

    @cached_property
    def tables(self) -> Records[Tables]:
        """What the kernels look up."""
        return tables(self.start.box)

    @cached_property
    def layout(self) -> Records[Layout]:
        """How actions and planes are numbered."""
        return layout(self.start.box, self.seats)

    @cached_property
    def actions(self) -> int:
        """How many actions there are."""
        return int(self.layout["actions"][0])

    @cached_property
    def shape(self) -> tuple[int, int, int]:
        """Rows, columns and planes of an observation."""
        return self.start.box.height, self.start.box.width, int(self.layout["planes"][0])

    @cached_property
    def first(self) -> tuple[Array, int]:
        """The legal actions when a game begins, and how many there are."""
        found = np.empty(MOST_MOVES, np.int64)
        return found, ask_actions(self.tables, self.layout, self.start.row, found)

    @cached_property
    def planes(self) -> tuple[str, ...]:
        """What each plane says, in words."""
        owners = ("my", "the next seat's", "the second next seat's", "the third next seat's")
        return (
            "open water",
            *[f"height {height}" for height in range(1, WATER)],
            *[f"{whose} {end}" for whose in owners[: self.seats] for end in ("head", "tail")],
            *[f"segment {number} in reserve" for number in range(1, int(self.layout["kinds"][0]) + 1)],
            *[f"{colour} end" for colour in self.start.box.order],
        )

    def move_of(self, position: Position, action: SupportsIndex) -> Move:
        """Return the move that an action is, or refuse it."""
        number = self.check(action, position.is_over)
        code = ask_code(self.tables, self.layout, position.row, number)
        if code < 0:
            raise self.illegal(position.row, number)
        return position.move_of(code)

    def action_of(self, position: Position, move: Move | str) -> int:
        """Return the number of a legal move; refuse any other with an IllegalMove."""
        move = read(move)
        why = position.why_not(move)
        if why:
            raise IllegalMove(why)
        return ask_action(self.layout, position.row, position.judge(move)[1])

    def check(self, action: Any, is_over: bool = False) -> int:
        """Return an action as a plain integer, or refuse what is none."""
        if is_over:
            raise GameOver(f"expected no action after the end of the game, got {action!r}")
        try:
            number = -1 if isinstance(action, bool) else index(action)
        except TypeError:
            number = -1
        if not 0 <= number < self.actions:
            raise InvalidAction(f"expected an integer from 0 to {self.actions - 1}, got {action!r}")
        return number

    def illegal(self, row: Records[Row], action: int, where: str = "") -> IllegalAction:
        """Return the error about an action that is not legal in a game that goes on."""
        found = np.empty(MOST_MOVES, np.int64)
        count = ask_actions(self.tables, self.layout, row, found)
        some = ", ".join(map(str, found[: min(count, 5)].tolist()))
        one_of = f"one of {count} legal actions ({some}{', ...' if count > 5 else ''})"
        return IllegalAction(f"{where}expected {one_of}, got {action}: {self.name(action)}")

    def name(self, action: int) -> str:
        """Say what an action is, wherever the monster may be."""
        kinds, starts = int(self.layout["kinds"][0]), int(self.layout["starts"][0])
        if action >= starts:
            deep = self.layout["deep"][0].tolist().index((action - starts) // 4)
            return f"start on {CELLS[deep]}, heading {HEADINGS[action % 4]}"
        rest, segment = divmod(action, kinds)
        end, direction, heading = rest // 16, rest // 4 % 4, rest % 4
        foot = f"near foot {HEADINGS[direction]} of it"
        return f"extend the {('head', 'tail')[end]}, {foot}, heading {HEADINGS[heading]}, segment {segment + 1}"
