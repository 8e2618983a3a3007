"""A position: who stands where, whose turn it is, what may follow."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

import numpy as np

from blockness.box import Box, Segment, Variant
from blockness.game.arch import Arch
from blockness.game.cell import CELLS, Cell
from blockness.game.errors import IllegalMove, InvalidPosition
from blockness.game.facts import Facts
from blockness.game.lexicon import Lexicon, lexicon
from blockness.game.line import check_table
from blockness.game.line import read as read_line
from blockness.game.line import write as write_line
from blockness.game.move import End, Extend, Move, Start
from blockness.game.reason import Reason
from blockness.game.setup import check, stand
from blockness.rules.ask import ask_judge, ask_legal, ask_mobility, ask_play
from blockness.rules.judge import NOWHERE, Verdict
from blockness.rules.legal import MOST_MOVES
from blockness.rules.row import HEAD, OVER, TAIL
from blockness.rules.standings import shortfall

if TYPE_CHECKING:
    from collections.abc import Sequence

    from blockness.rules.record import Records
    from blockness.rules.row import Row


@dataclass(frozen=True)
class Standing:
    """How one monster is doing (R10)."""

    rank: int  # 1 is best; seats that are tied share it
    colour: str
    left: int  # segments in the reserve
    perch: int  # the height its head stands at, 0 before it is placed


@dataclass(frozen=True, eq=False, repr=False)
class Position:
    """What is on the lake, and whose turn it is. It never changes: `play` returns another one.

    >>> p = Position.start(seats=2)
    >>> len(p.legal_moves)
    124
    >>> print(p.play("Sd4f4"))
    classic orange:d4f4/1 green:- green
    """

    box: Box
    variant: Variant
    colours: tuple[str, ...]  # seats in clockwise order, the first seat first
    monsters: tuple[tuple[Arch, ...], ...]  # each seat's arches from tail to head
    row: Records[Row]  # the same as integers, an array of one row; never change it
    lexicon: Lexicon
    rocks: tuple[Cell, ...] = ()  # where nothing stands and nothing passes

    @staticmethod
    def start(
        seats: int = 2,
        variant: str = "classic",
        colours: Sequence[str] | None = None,
        box: Box | None = None,
    ) -> Position:
        """Return the empty lake (R1, R2)."""
        box = box or Box.usual()
        if seats not in (2, 3, 4):
            raise InvalidPosition(f"expected 2, 3 or 4 seats, got {seats!r}")
        colours = tuple(box.order[:seats] if colours is None else colours)
        if len(colours) != seats:
            raise InvalidPosition(f"expected {seats} colours, got {len(colours)}")
        check_table(box, variant, colours)
        whole = tuple(box.monster(colour) for colour in colours)
        return Position.of(Facts(Variant(variant), colours, ((),) * seats, whole, (), colours[0]), box)

    @staticmethod
    def parse(line: str, box: Box | None = None) -> Position:
        """Read a position line, or refuse it with an InvalidPosition that says why."""
        box = box or Box.usual()
        facts = read_line(line, box)
        return Position.made_of(facts, check(facts, box), box)

    @staticmethod
    def of(facts: Facts, box: Box) -> Position:
        """Return the position of facts that are known to be right."""
        return Position.made_of(facts, stand(facts, box), box)

    @staticmethod
    def made_of(facts: Facts, row: Records[Row], box: Box) -> Position:
        """Return the position of facts and their row."""
        return Position(box, facts.variant, facts.colours, facts.monsters, row, lexicon(box), facts.rocks)

    def __str__(self) -> str:
        return write_line(self.facts, self.box)

    def __repr__(self) -> str:
        return f"Position.parse({str(self)!r})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Position):
            return NotImplemented
        return self.facts == other.facts and self.box == other.box

    def __hash__(self) -> int:
        return hash(self.facts)

    def __reduce__(self) -> tuple[object, ...]:
        return Position.parse, (str(self), self.box)

    @cached_property
    def facts(self) -> Facts:
        """Everything that distinguishes one position from another with the same box."""
        reserves = tuple(map(self.reserve, self.colours))
        return Facts(self.variant, self.colours, self.monsters, reserves, self.rocks, self.turn)

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return len(self.colours)

    @cached_property
    def turn(self) -> str | None:
        """The colour to move, None when the game is over."""
        seat = int(self.row["turn"][0])
        return None if seat == OVER else self.colours[seat]

    @property
    def is_over(self) -> bool:
        """Whether no seat can place anything (R9)."""
        return self.turn is None

    @cached_property
    def legal_moves(self) -> tuple[Move, ...]:
        """All moves of the seat to move, in the order of their texts."""
        if self.turn is None:
            return ()
        words = self.lexicon.moves[self.box.order.index(self.turn)]
        codes = np.empty(MOST_MOVES, np.int64)
        count = ask_legal(self.lexicon.tables, self.row, codes)
        return tuple([move for _, move in sorted([words[code] for code in codes[:count].tolist()])])

    def move_of(self, code: int) -> Move:
        """Put a move code of the seat to move into words."""
        assert self.turn is not None, "the game goes on"
        return self.lexicon.moves[self.box.order.index(self.turn)][code][1]

    def is_legal(self, move: Move | str) -> bool:
        """Whether a move is allowed here."""
        return self.judge(read(move))[0] == Verdict.LEGAL

    def judge(self, move: Move) -> tuple[int, int]:
        """Ask the one validator: LEGAL and the move's code, or why not and the cell's number."""
        near, far = move.feet
        end = TAIL if isinstance(move, Extend) and move.end is End.TAIL else HEAD
        height = move.height if isinstance(move, Extend) else 0
        return ask_judge(self.lexicon.tables, self.row, isinstance(move, Start), end, near.number, far.number, height)

    def why_not(self, move: Move | str) -> Reason | None:
        """Return why a move is refused, None if it is legal."""
        move = read(move)
        verdict, where = self.judge(move)
        return None if verdict == Verdict.LEGAL else self.reason(Verdict(verdict), where, move)

    def reason(self, verdict: Verdict, where: int, move: Move) -> Reason:
        """Put a refusal into words."""
        cell = None if where == NOWHERE else CELLS[where]
        near, far = move.feet
        details: dict[str, str | int] = {"turn": self.turn or "", "reach": self.variant.reach, "cell": cell or ""}
        details["length"] = max(abs(near.x - far.x), abs(near.y - far.y))
        details["starter"] = 0 if self.turn is None else self.box.monster(self.turn)[0].length
        if isinstance(move, Extend):
            details |= {"end": move.end.value, "height": move.height}
        if cell and self.over(cell):
            colour, arch = self.over(cell)[0]
            details |= {"colour": colour, "there": arch.height}
        return Reason(verdict.name.lower().replace("_", "-"), cell, details)

    def play(self, move: Move | str) -> Position:
        """Return the position after a legal move; refuse any other with its reason."""
        move = read(move)
        verdict, code = self.judge(move)
        if verdict != Verdict.LEGAL:
            raise IllegalMove(self.reason(Verdict(verdict), code, move))
        row = self.row.copy()
        ask_play(self.lexicon.tables, row, code)
        seat = int(self.row["turn"][0])
        monsters = (*self.monsters[:seat], self.extended(seat, move), *self.monsters[seat + 1 :])
        return Position(self.box, self.variant, self.colours, monsters, row, self.lexicon, self.rocks)

    def extended(self, seat: int, move: Move) -> tuple[Arch, ...]:
        """Return a seat's arches with the one that a move adds."""
        near, far = move.feet
        if not isinstance(move, Extend):
            return (Arch(near, far, self.box.monster(self.colours[seat])[0].height),)
        if move.end is End.HEAD:
            return (*self.monsters[seat], Arch(near, far, move.height))
        return (Arch(far, near, move.height), *self.monsters[seat])

    @cached_property
    def standings(self) -> tuple[Standing, ...]:
        """All seats, best first (R10)."""
        scores = [shortfall(self.left(seat), self.perch(seat)) for seat in range(self.seats)]
        return tuple(
            Standing(
                1 + sum(other < scores[seat] for other in scores), self.colours[seat], self.left(seat), self.perch(seat)
            )
            for seat in sorted(range(self.seats), key=lambda seat: scores[seat])
        )

    def left(self, seat: int) -> int:
        """Return how many segments a seat has in its reserve."""
        return int(self.row["reserve"][0, seat]).bit_count()

    def perch(self, seat: int) -> int:
        """Return the height a seat's head stands at."""
        return int(self.row["perch"][0, seat, HEAD])

    def mobility(self, seat: int) -> int:
        """Return how many moves a seat would have if it were its turn; 0 before its monster is placed."""
        return ask_mobility(self.lexicon.tables, self.row, seat) if self.monsters[seat] else 0

    def reserve(self, colour: str) -> tuple[Segment, ...]:
        """Return the segments that a colour has not placed yet, from low to high."""
        if colour not in self.colours:
            raise InvalidPosition(f"expected a colour at the table ({', '.join(self.colours)}), got {colour!r}")
        bits = int(self.row["reserve"][0, self.colours.index(colour)])
        return tuple(segment for i, segment in enumerate(self.box.monster(colour)) if bits >> i & 1)

    @cached_property
    def stacks(self) -> dict[str, tuple[tuple[str, Arch], ...]]:
        """What is on or over each cell that is not open water: colours and arches, the highest first."""
        found: dict[str, list[tuple[str, Arch]]] = {}
        for colour, arches in zip(self.colours, self.monsters, strict=True):
            for arch in arches:
                for cell in arch.cells:
                    found.setdefault(cell, []).append((colour, arch))
        return {cell: tuple(sorted(stack, key=lambda there: -there[1].height)) for cell, stack in found.items()}

    def over(self, cell: Cell | str) -> tuple[tuple[str, Arch], ...]:
        """Return what stands on a cell or passes over it, the highest first."""
        return self.stacks.get(Cell(cell), ())

    def top(self, cell: Cell | str) -> int:
        """Return the greatest height on or over a cell, 0 for open water."""
        stack = self.over(cell)
        return stack[0][1].height if stack else 0


def read(move: Move | str) -> Move:
    """Take a move as it is, or read its text."""
    return move if isinstance(move, Move) else Move.parse(move)
