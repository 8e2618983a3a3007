"""What `game` asks the kernels, in arrays of one: Numba takes an array ten times faster than a record."""

from __future__ import annotations

from typing import TYPE_CHECKING

from blockness.rules.check import check, check_monsters, check_open
from blockness.rules.jit import kernel
from blockness.rules.judge import judge
from blockness.rules.legal import count_extensions, legal
from blockness.rules.play import next_turn, play
from blockness.rules.setup import set_up

if TYPE_CHECKING:
    from blockness.rules.record import Ints, Records
    from blockness.rules.row import Row
    from blockness.rules.setup import Setup
    from blockness.rules.tables import Tables


@kernel
def ask_legal(tables: Records[Tables], rows: Records[Row], codes: Ints) -> int:
    """Write down the codes of all legal moves, and return how many there are."""
    return legal(tables[0], rows[0], codes)


@kernel
def ask_judge(
    tables: Records[Tables], rows: Records[Row], is_start: bool, end: int, near: int, far: int, height: int
) -> tuple[int, int]:
    """Return LEGAL and the code of a move, or why it is refused and the offending cell."""
    return judge(tables[0], rows[0], is_start, end, near, far, height)


@kernel
def ask_play(tables: Records[Tables], rows: Records[Row], code: int) -> None:
    """Play a legal move in place."""
    play(tables[0], rows[0], code)


@kernel
def ask_mobility(tables: Records[Tables], rows: Records[Row], seat: int) -> int:
    """Return how many moves a seat has once its monster is placed."""
    return count_extensions(tables[0], rows[0], seat)


@kernel
def ask_turn(tables: Records[Tables], rows: Records[Row], seat: int) -> int:
    """Return the seat that moves after another one."""
    return next_turn(tables[0], rows[0], seat)


@kernel
def ask_setup(tables: Records[Tables], setups: Records[Setup], rows: Records[Row]) -> None:
    """Write the row of a setup that is known to be sound."""
    set_up(tables[0], setups[0], rows[0])


@kernel
def ask_check(tables: Records[Tables], setups: Records[Setup], rows: Records[Row]) -> int:
    """Return the first flaw of a setup; if it is sound, write its row."""
    return check(tables[0], setups[0], rows[0])


@kernel
def ask_monsters(tables: Records[Tables], setups: Records[Setup]) -> int:
    """Return the first flaw of the monsters alone."""
    return check_monsters(tables[0], setups[0])


@kernel
def ask_open(tables: Records[Tables], setups: Records[Setup], cell: int) -> int:
    """Return why a cell is not open water: a flaw, or that there is none."""
    return check_open(tables[0], setups[0], cell)
