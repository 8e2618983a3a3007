"""What the words ask of the kernels, in arrays of one: Numba takes an array ten times quicker than a record."""

from __future__ import annotations

from typing import TYPE_CHECKING

from blockness.rules.jit import kernel
from blockness.rules.judge import judge
from blockness.rules.legal import count_extensions, legal
from blockness.rules.play import next_turn, play

if TYPE_CHECKING:
    from blockness.rules.record import Ints, Records
    from blockness.rules.row import Row
    from blockness.rules.tables import Tables


@kernel
def ask_legal(tables: Records[Tables], rows: Records[Row], codes: Ints) -> int:
    """Write down the codes of all legal moves, and return how many there are."""
    return legal(tables[0], rows[0], codes)


@kernel
def ask_judge(
    tables: Records[Tables], rows: Records[Row], is_start: bool, end: int, near: int, far: int, height: int
) -> tuple[int, int]:
    """Return LEGAL and the code of a move, or why it is refused and the cell that offends."""
    return judge(tables[0], rows[0], is_start, end, near, far, height)


@kernel
def ask_play(tables: Records[Tables], rows: Records[Row], code: int) -> None:
    """Play a legal move in place."""
    play(tables[0], rows[0], code)


@kernel
def ask_mobility(tables: Records[Tables], rows: Records[Row], seat: int) -> int:
    """Return in how many ways a monster that stands can be extended."""
    return count_extensions(tables[0], rows[0], seat)


@kernel
def ask_turn(tables: Records[Tables], rows: Records[Row], seat: int) -> int:
    """Return the seat that moves after another one."""
    return next_turn(tables[0], rows[0], seat)
