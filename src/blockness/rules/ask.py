"""What the words ask of the kernels, in arrays of one: Numba takes an array ten times quicker than a record."""

from __future__ import annotations

from typing import Any

from blockness.rules.jit import kernel
from blockness.rules.judge import judge
from blockness.rules.legal import count_extensions, legal
from blockness.rules.play import next_turn, play


@kernel
def ask_legal(tables: Any, rows: Any) -> Any:
    """Return the codes of all legal moves."""
    return legal(tables[0], rows[0])


@kernel
def ask_judge(tables: Any, rows: Any, is_start: bool, end: int, near: int, far: int, height: int) -> tuple[int, int]:
    """Return LEGAL and the code of a move, or why it is refused and the cell that offends."""
    return judge(tables[0], rows[0], is_start, end, near, far, height)


@kernel
def ask_play(tables: Any, rows: Any, code: int) -> Any:
    """Return the row after a legal move, leaving the one before it as it was."""
    after = rows.copy()
    play(tables[0], after[0], code)
    return after


@kernel
def ask_mobility(tables: Any, rows: Any, seat: int) -> int:
    """Return in how many ways a monster that stands can be extended."""
    return count_extensions(tables[0], rows[0], seat)


@kernel
def ask_turn(tables: Any, rows: Any, seat: int) -> int:
    """Return the seat that moves after another one."""
    return next_turn(tables[0], rows[0], seat)
