"""Keeps what a tree knows from one move of a game to the next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from blockness.rules.jit import kernel
from blockness.rules.play import place

if TYPE_CHECKING:
    from blockness.rules.record import Lists, Records
    from blockness.rules.row import Row
    from blockness.rules.tables import Tables
    from blockness.search.tree.records import Node, Work


@kernel
def find(
    tables: Records[Tables], rows: Records[Row], words: Lists, nodes: Records[Node], works: Records[Work], deepest: int
) -> int:
    """Return the node, not far below the root rows[0], whose position is rows[1]; -1 if the tree has none."""
    parents, children = works[0].parents, works[0].children  # the child being looked at, level by level
    parents[0], children[0] = 0, nodes[0].first
    level = 0
    while level >= 0:
        parent, node = parents[level], children[level]
        if node == nodes[parent].first + nodes[parent].count:
            level -= 1
            continue
        children[level] += 1
        below = level + 2  # rows[2] is one ply below the root, and so on
        rows[below] = rows[0 if level == 0 else level + 1]
        place(tables[0], rows[below], int(nodes[parent].turn), int(nodes[node].code))
        rows[below].turn = nodes[node].turn
        if is_same(words, below, 1):
            return int(node)
        if level < deepest and nodes[node].count and may_lead_to(rows[below], rows[1]):
            level += 1
            parents[level], children[level] = node, nodes[node].first
    return -1


@kernel
def may_lead_to(p: Row, later: Row) -> bool:
    """Whether one position may come after another: no segment placed now is in a reserve later."""
    for seat in range(p.seats):
        if later.reserve[seat] & ~p.reserve[seat]:
            return False
    return True


@kernel
def is_same(words: Lists, one: int, other: int) -> bool:
    """Whether two rows are the same position."""
    for i in range(len(words[0])):
        if words[one, i] != words[other, i]:
            return False
    return True


@kernel
def copy_below(nodes: Records[Node], root: int, spare: Records[Node]) -> int:
    """Copy a node and everything below it into another array, and return how many nodes that is."""
    spare[0] = nodes[root]
    used, done = 1, 0
    while done < used:
        n = spare[done]
        first, count = n.first, n.count
        if count:
            n.first = used
            for i in range(count):
                spare[used + i] = nodes[first + i]
            used += count
        done += 1
    return used
