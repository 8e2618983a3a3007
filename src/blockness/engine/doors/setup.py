"""Doors for setting up: a box's tables, a position line, a puzzle's lake."""

from __future__ import annotations

from blockness.engine.doors.door import At, carray, door
from blockness.rules.check import check, check_monsters
from blockness.rules.row import ROW
from blockness.rules.setup import SETUP, set_up
from blockness.rules.tables import SIZES, TABLES, fill


@door(SIZES, TABLES)
def fill_tables(sizes: At, tables: At) -> int:
    """Fill the tables of a box from its printed facts; they must be all zeros."""
    fill(carray(sizes, 1), carray(tables, 1))
    return 0


@door(TABLES, SETUP, ROW)
def check_setup(tables: At, setup: At, row: At) -> int:
    """Return the first flaw of a setup; if it is sound, write its row."""
    return check(carray(tables, 1)[0], carray(setup, 1)[0], carray(row, 1)[0])


@door(TABLES, SETUP)
def check_setup_monsters(tables: At, setup: At) -> int:
    """Return the first flaw of the monsters alone."""
    return check_monsters(carray(tables, 1)[0], carray(setup, 1)[0])


@door(TABLES, SETUP, ROW)
def write_row(tables: At, setup: At, row: At) -> int:
    """Write the row of a setup that is known to be sound."""
    set_up(carray(tables, 1)[0], carray(setup, 1)[0], carray(row, 1)[0])
    return 0
