"""Which child of a node to follow."""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING

from blockness.rules.jit import kernel
from blockness.search.real import logarithm
from blockness.search.tree.records import FULL, MEAN, UNPROVED, WHOLE

if TYPE_CHECKING:
    from blockness.rules.record import Records
    from blockness.search.tree.records import History, Manner, Node


@kernel
def select_plain(nodes: Records[Node], node: int, exploration: float) -> int:
    """Return the child to follow by UCB1, untried ones first."""
    first = nodes[node].first
    best, chosen = -1e9, int(first)
    total = logarithm(nodes[node].visits + 1.0)
    for child in range(first, first + nodes[node].count):
        visits = nodes[child].visits
        if visits == 0:
            return int(child)
        score = nodes[child].value / visits + exploration * sqrt(total / visits)
        if score > best:
            best, chosen = score, child
    return chosen


@kernel
def select(nodes: Records[Node], node: int, manner: Manner, widening: float, history: History) -> int:
    """Return the child to follow, by what is known about it and by what it promises."""
    first, seat = nodes[node].first, int(nodes[node].turn)
    spread = manner.exploration * sqrt(nodes[node].visits + 1.0)
    if widening > 0.0:
        spread *= 1.0 + logarithm(1.0 + nodes[node].visits / widening)
    trust = manner.trust / FULL
    best, chosen = -1e9, int(first)
    for child in range(first, first + nodes[node].count):
        n = nodes[child]
        if n.proved == WHOLE:
            return int(child)
        if n.proved != UNPROVED:
            score = n.proved / 12.0 if n.proved else -1.0  # a sure loss only if all is lost
        else:
            hope = trust * n.shares[seat] + spread * n.prior + manner.history * history[seat, n.code, MEAN]
            score = (n.value + hope) / (n.visits + manner.trust)
        if score > best:
            best, chosen = score, child
    return chosen
