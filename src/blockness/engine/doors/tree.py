"""Doors into the tree search, which goes on from one call to the next."""

from __future__ import annotations

import numpy as np

from blockness.engine.doors.door import At, carray, door
from blockness.rules.row import MOST_SEATS, ROW
from blockness.rules.tables import TABLES
from blockness.search.key import WORDS
from blockness.search.tree.records import CODES, MANNER, NODE, WORK
from blockness.search.tree.reuse import copy_below, find
from blockness.search.tree.simulate import run

ROWS = 8  # that a tree works with


@door(TABLES, ROW, NODE, MANNER, np.float32, WORK, np.uint64)
def simulate(
    tables: At, rows: At, nodes: At, manner: At, history: At, work: At, chance: At, most_nodes: int, most: int
) -> int:
    """Simulate that many times, or until the root is proved; return how many simulations there were in all."""
    works = carray(work, 1)
    run(
        carray(tables, 1), carray(rows, ROWS), carray(nodes, most_nodes), carray(manner, 1),
        carray(history, (MOST_SEATS, CODES, 2)), works, carray(chance, 1), most,
    )  # fmt: skip
    return int(works[0].simulations)


@door(TABLES, ROW, np.int64, NODE, WORK)
def find_node(tables: At, rows: At, words: At, nodes: At, work: At, most_nodes: int, deepest: int) -> int:
    """Return the node, not far below the root rows[0], whose position is rows[1]; -1 if the tree has none."""
    return find(
        carray(tables, 1), carray(rows, ROWS), carray(words, (ROWS, WORDS)), carray(nodes, most_nodes),
        carray(work, 1), deepest,
    )  # fmt: skip


@door(NODE, NODE)
def copy_nodes(nodes: At, spare: At, most_nodes: int, root: int) -> int:
    """Copy a node and everything below it into another array, and return how many nodes that is."""
    return copy_below(carray(nodes, most_nodes), root, carray(spare, most_nodes))
