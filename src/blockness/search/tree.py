"""Monte-Carlo tree search for any number of seats: each maximises its own share of the victory."""

from __future__ import annotations

from math import log, sqrt
from typing import TYPE_CHECKING, Any

import numpy as np

from blockness.rules.jit import kernel, ones, record
from blockness.rules.legal import CHOICES, legal
from blockness.rules.play import place, play
from blockness.rules.row import MOST_SEATS, OVER
from blockness.search.fate import shortfall_of
from blockness.search.outlook import outlook, survey
from blockness.search.playout import playout

if TYPE_CHECKING:
    from blockness.rules.row import Row
    from blockness.rules.tables import Tables

MOST_PLIES = 62
CODES = 1 << 15
MEAN, COUNT = 0, 1  # what the history of a move holds: its average reward, and how often it was played
UNPROVED = -1
FULL = 255.0  # a whole victory in an outlook that is kept
WHOLE = 12  # shares are counted in twelfths: a victory is shared by one, two, three or four

NODE = record(
    [
        ("value", np.float64),  # what the seat that moved here got, all visits together
        ("visits", np.int32),
        ("first", np.int32),  # its children stand side by side
        ("count", np.int32),
        ("prior", np.float32),  # how much the move was to be tried, before it was
        ("shares", np.uint8, MOST_SEATS),  # every seat's share by the outlook alone, in 255ths
        ("code", np.int16),
        ("turn", np.uint8),  # who moves next
        ("seat", np.uint8),  # who moved here; at the root, who moves
        ("proved", np.int8),  # that seat's share in twelfths once it is certain, else UNPROVED
    ]
)

# How a search goes about it: numbers, so that players are data.
MANNER = record(
    [
        ("is_plain", np.int64),  # UCB1 over all moves, uniform playouts, no knowledge, no proofs
        ("exploration", np.float64),
        ("widening", np.float64),  # visits from which it explores more and more at tables of three and four; 0: never
        ("patience", np.int64),  # visits before a leaf gets children
        ("trust", np.float64),  # how many visits the outlook of a move counts for
        ("sharpness", np.float64),  # how much the outlook of a move tells its prior
        ("history", np.float64),  # weight of how a move fared anywhere in the tree
        ("foresight", np.float64),  # how much of a leaf's worth is its outlook, the rest its playout
        ("margin", np.float64),  # how much of the reward is how far ahead, the rest the share of the victory
    ]
)

# What one thread works with.
WORK = record(
    [
        ("stop", np.int64),  # set from outside
        ("simulations", np.int64),
        ("used", np.int64),  # nodes of the tree in use
        ("depth", np.int64),
        ("path", np.int32, MOST_PLIES),
        ("rewards", np.float64, MOST_SEATS),
        ("share_sums", np.float64, MOST_SEATS),  # rewards of all simulations since the tree was planted
        ("left_sums", np.float64, MOST_SEATS),  # segments left at the end of those that were played out
        ("endings", np.int64),  # how many those are
        ("shares", np.float64, MOST_SEATS),
        ("rooms", np.int64, MOST_SEATS),  # every seat's moves
        *((name, CHOICES[name].base, CHOICES[name].shape) for name in CHOICES.names or ()),
    ]
)


@kernel
def reward(p: Row, margin: float, rewards: Any) -> None:
    """Write each seat's reward for a finished game: its share of the victory, and a little for its lead (R10)."""
    best = second = 1000
    winners = 0
    for seat in range(p.seats):
        score = shortfall_of(p, seat)
        if score < best:
            best, second, winners = score, best, 1
        elif score == best:
            second = score
            winners += 1
        elif score < second:
            second = score
    for seat in range(p.seats):
        score = shortfall_of(p, seat)
        share = 1.0 / winners if score == best else 0.0
        lead = (second if score == best else best) - score
        ahead = min(1.0, max(0.0, 0.5 + lead / 48.0))
        rewards[seat] = share + margin * (ahead - share)


@kernel
def select_plain(nodes: Any, node: int, exploration: float) -> int:
    """Return the child to follow by UCB1, untried ones first."""
    first = nodes[node].first
    best, chosen = -1e9, int(first)
    total = log(nodes[node].visits + 1.0)
    for child in range(first, first + nodes[node].count):
        visits = nodes[child].visits
        if visits == 0:
            return int(child)
        score = nodes[child].value / visits + exploration * sqrt(total / visits)
        if score > best:
            best, chosen = score, child
    return chosen


@kernel
def select(nodes: Any, node: int, manner: Any, widening: float, history: Any) -> int:
    """Return the child to follow: what is known of it, and what it promises."""
    first, seat = nodes[node].first, int(nodes[node].turn)
    spread = manner.exploration * sqrt(nodes[node].visits + 1.0)
    if widening > 0.0:
        spread *= 1.0 + log(1.0 + nodes[node].visits / widening)
    trust = manner.trust / FULL
    best, chosen = -1e9, int(first)
    for child in range(first, first + nodes[node].count):
        n = nodes[child]
        if n.proved == WHOLE:
            return int(child)
        if n.proved != UNPROVED:
            score = n.proved / 12.0 if n.proved else -1.0  # a sure loss only where all is lost
        else:
            hope = trust * n.shares[seat] + spread * n.prior + manner.history * history[seat, n.code, MEAN]
            score = (n.value + hope) / (n.visits + manner.trust)
        if score > best:
            best, chosen = score, child
    return chosen


@kernel
def advance(t: Tables, p: Row, code: int, work: Any) -> None:
    """Play a move, counting every seat's moves after it; once all starters stand these counts tell the turn (R8)."""
    seat = int(p.turn)
    if p.placed < p.seats:
        play(t, p, code)
        survey(t, p, work.rooms)
        return
    place(t, p, seat, code)
    survey(t, p, work.rooms)
    p.turn = OVER
    for i in range(p.seats, 0, -1):
        after = seat + i if seat + i < p.seats else seat + i - int(p.seats)
        if work.rooms[after]:
            p.turn = after


@kernel
def expand(t: Tables, rows: Any, nodes: Any, node: int, manner: Any, work: Any) -> None:
    """Give a leaf its children, each with its outlook, the finished ones with their certain share."""
    p = rows[1]
    seat = int(p.turn)
    found = legal(t, p)
    first, count = work.used, len(found)
    if first + count > len(nodes):
        return  # the tree is as large as it may become
    work.used += count
    total = 0.0
    for i in range(count):
        child = nodes[first + i]
        child.value, child.visits, child.first, child.count = 0.0, 0, 0, 0
        child.code, child.seat, child.proved = found[i], seat, UNPROVED
        rows[2] = p
        after = rows[2]
        if manner.is_plain:
            play(t, after, found[i])
            child.turn = after.turn
            continue
        advance(t, after, found[i], work)
        child.turn = after.turn
        if after.turn == OVER:
            reward(after, 0.0, work.shares)
            child.proved = int(work.shares[seat] * WHOLE + 0.5)
        else:
            outlook(after, work.rooms, work.shares)
        for who in range(p.seats):
            child.shares[who] = int(work.shares[who] * FULL)
        child.prior = (work.shares[seat] + 1e-3) ** manner.sharpness
        total += child.prior
    if not manner.is_plain:
        for i in range(count):
            nodes[first + i].prior /= total
    nodes[node].first, nodes[node].count = first, count


@kernel
def prove(nodes: Any, node: int) -> bool:
    """Take over what the children make certain in a game of two, and return whether something did."""
    if nodes[node].proved != UNPROVED or nodes[node].count == 0:
        return False
    best, is_open = -1, False
    first = nodes[node].first
    for child in range(first, first + nodes[node].count):
        if nodes[child].proved == UNPROVED:
            is_open = True
        else:
            best = max(best, int(nodes[child].proved))
    if is_open and best < WHOLE:
        return False
    nodes[node].proved = best if nodes[node].seat == nodes[node].turn else WHOLE - best
    return True


@kernel
def descend(t: Tables, rows: Any, nodes: Any, manner: Any, history: Any, work: Any) -> int:
    """Walk from the root to a leaf, growing the tree there; rows[1] becomes the leaf's position."""
    rows[1] = rows[0]
    p = rows[1]
    widening = manner.widening if p.seats > 2 else 0.0  # where several answer, no single answer is to be relied on
    node = work.depth = work.path[0] = 0
    while True:
        if nodes[node].count == 0 and p.turn != OVER and nodes[node].visits >= manner.patience:
            expand(t, rows, nodes, node, manner, work)
            if p.seats == 2 and prove(nodes, node):
                return node
        if nodes[node].count == 0:
            return node
        seat = int(p.turn)
        if manner.is_plain:
            node = select_plain(nodes, node, manner.exploration)
        else:
            node = select(nodes, node, manner, widening, history)
        place(t, p, seat, int(nodes[node].code))
        p.turn = nodes[node].turn
        work.depth += 1
        work.path[work.depth] = node
        if nodes[node].proved != UNPROVED and (p.seats == 2 or p.turn == OVER):
            return node


@kernel
def evaluate(t: Tables, p: Row, n: Any, manner: Any, work: Any, chance: Any) -> None:
    """Write what each seat gets at a leaf: what is certain, or a random game's result mixed with the outlook."""
    if p.turn == OVER:
        reward(p, manner.margin, work.rewards)
    elif n.proved != UNPROVED:
        work.rewards[n.seat] = n.proved / 12.0
        work.rewards[1 - n.seat] = 1.0 - n.proved / 12.0
    else:
        playout(t, p, chance, work)
        reward(p, manner.margin, work.rewards)
        if manner.foresight > 0.0:
            for seat in range(p.seats):
                work.rewards[seat] += manner.foresight * (n.shares[seat] / FULL - work.rewards[seat])


@kernel
def account(p: Row, work: Any) -> None:
    """Add a result to the sums that tell what each seat can expect."""
    for seat in range(p.seats):
        work.share_sums[seat] += work.rewards[seat]
        if p.turn == OVER:
            work.left_sums[seat] += ones(int(p.reserve[seat]))
    work.endings += p.turn == OVER


@kernel
def simulate(t: Tables, rows: Any, nodes: Any, manner: Any, history: Any, work: Any, chance: Any) -> None:
    """Walk down the tree, play the rest out, and carry the result back up."""
    leaf = descend(t, rows, nodes, manner, history, work)
    is_proved = nodes[leaf].proved != UNPROVED
    evaluate(t, rows[1], nodes[leaf], manner, work, chance)
    account(rows[1], work)
    for i in range(work.depth, -1, -1):
        n = nodes[work.path[i]]
        seat = int(n.seat)
        if is_proved and i < work.depth:
            is_proved = rows[0].seats == 2 and prove(nodes, work.path[i])
        n.visits += 1
        n.value += work.rewards[seat]
        past = history[seat, n.code]
        past[COUNT] += 1.0
        past[MEAN] += (work.rewards[seat] - past[MEAN]) / past[COUNT]


@kernel
def grow(tables: Any, rows: Any, nodes: Any, manners: Any, history: Any, works: Any, chance: Any, most: int) -> None:
    """Simulate until that is enough, the root is proved, or somebody says stop."""
    for _ in range(most):
        if works[0].stop or nodes[0].proved != UNPROVED:
            break
        simulate(tables[0], rows, nodes, manners[0], history, works[0], chance)
        works[0].simulations += 1


@kernel
def find(tables: Any, rows: Any, words: Any, nodes: Any, deepest: int) -> int:
    """Return the node, not far below the root rows[0], whose position is rows[1]; -1 if the tree has none."""
    at = np.zeros(deepest + 1, np.int64)  # the child that is looked at, level by level
    at[0] = nodes[0].first
    parents = np.zeros(deepest + 1, np.int64)
    level = 0
    while level >= 0:
        parent = parents[level]
        if at[level] == nodes[parent].first + nodes[parent].count:
            level -= 1
            continue
        node = at[level]
        at[level] += 1
        below = 2 if level == 0 else level + 2  # rows[2] is one ply below the root, and so on
        rows[below] = rows[0 if level == 0 else level + 1]
        place(tables[0], rows[below], int(nodes[parent].turn), int(nodes[node].code))
        rows[below].turn = nodes[node].turn
        if is_same(words, below, 1):
            return int(node)
        if level < deepest and nodes[node].count and may_lead_to(rows[below], rows[1]):
            level += 1
            parents[level], at[level] = node, nodes[node].first
    return -1


@kernel
def may_lead_to(p: Row, later: Row) -> bool:
    """Whether no seat has a segment in reserve later that it has placed now."""
    for seat in range(p.seats):
        if later.reserve[seat] & ~p.reserve[seat]:
            return False
    return True


@kernel
def is_same(words: Any, one: int, other: int) -> bool:
    """Whether two rows are the same position."""
    for i in range(words.shape[1]):
        if words[one, i] != words[other, i]:
            return False
    return True


@kernel
def transplant(nodes: Any, root: int, spare: Any) -> int:
    """Copy all below a node into another array, the node first, and return how many nodes that is."""
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
