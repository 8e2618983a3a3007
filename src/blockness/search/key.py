"""A position's 64-bit key, for tables of positions already searched."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from blockness.box import SIDE
from blockness.rules.jit import inlined
from blockness.rules.row import ROW

if TYPE_CHECKING:
    from collections.abc import Sized

    from blockness.rules.record import Ints, Key

WORDS = ROW.itemsize // 8  # a row seen as 64-bit words
COLUMNS = SIDE  # the columns say the same as the rows, and come after them
AFTER = 2 * SIDE
ODD, SHIFT = np.uint64(0x9E3779B97F4A7C15), np.uint64(29)


@inlined
def key_of(words: Ints) -> Key:
    """Mix everything that distinguishes one position of a game from another."""
    key = ODD
    for i in range(COLUMNS):
        key = (key ^ np.uint64(words[i])) * ODD
        key ^= key >> SHIFT
    for i in range(AFTER, WORDS):
        key = (key ^ np.uint64(words[i])) * ODD
        key ^= key >> SHIFT
    return key


@inlined
def place_of(key: Key, table: Sized) -> int:
    """Return where a key belongs in a table, whose size is a power of two."""
    return int(np.int64(key & np.uint64(len(table) - 1)))


@inlined
def mixed(number: Key) -> Key:
    """Return a number with its bits well mixed."""
    key = (np.uint64(number) + ODD) * ODD
    key ^= key >> SHIFT
    key *= ODD
    return key ^ (key >> SHIFT)
