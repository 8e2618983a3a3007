"""One simulation: down the tree, a game from there to its end, and back up with its result."""

from __future__ import annotations

from typing import TYPE_CHECKING

from blockness.rules.jit import inlined, kernel, ones
from blockness.rules.legal import legal
from blockness.rules.play import place, play
from blockness.rules.row import OVER
from blockness.search.appeal import PULL, sort_of
from blockness.search.bounds import shortfall_of
from blockness.search.habit import room_of_others, taste
from blockness.search.outlook import outlook, survey, worth
from blockness.search.playout import playout
from blockness.search.real import exponential, power
from blockness.search.tree.leaf_game import play_out
from blockness.search.tree.records import COUNT, FULL, MEAN, UNPROVED, WHOLE
from blockness.search.tree.select import select, select_plain

if TYPE_CHECKING:
    from blockness.rules.record import Reals, Records
    from blockness.rules.row import Row
    from blockness.rules.tables import Tables
    from blockness.search.chance import Chance
    from blockness.search.tree.records import History, Manner, Node, Work


@kernel
def reward(p: Row, margin: float, rewards: Reals) -> None:
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
def advance(t: Tables, p: Row, code: int, work: Work) -> None:
    """Play a move, counting every seat's moves after it; once all starters stand, the counts give the turn (R8).

    The worths of the other seats' segments must be known: they stay as they are.
    """
    seat = int(p.turn)
    if p.placed < p.seats:
        play(t, p, code)
        work.worths[seat] = worth(t, p, seat)
        survey(t, p, work.facts, work.moves, work.promises, work.worths)
        return
    place(t, p, seat, code)
    work.worths[seat] = worth(t, p, seat)
    survey(t, p, work.facts, work.moves, work.promises, work.worths)
    p.turn = OVER
    for i in range(p.seats, 0, -1):
        after = seat + i if seat + i < p.seats else seat + i - int(p.seats)
        if work.moves[after]:
            p.turn = after


@kernel
def expand(t: Tables, rows: Records[Row], nodes: Records[Node], node: int, manner: Manner, work: Work) -> None:
    """Give a leaf its children, each with its outlook, the finished ones with their certain share."""
    p = rows[1]
    seat = int(p.turn)
    first, count = work.used, legal(t, p, work.codes)
    if first + count > len(nodes):
        return  # the tree is as large as it may become
    work.used += count
    total, room = 0.0, 0
    has_habits = manner.blocks != 0.0 or manner.hoards != 0.0 or manner.roams != 0.0
    for who in range(0 if manner.is_plain else p.seats):
        work.worths[who] = worth(t, p, who)
    if manner.blocks != 0.0:
        survey(t, p, work.facts, work.moves, work.promises, work.worths)
        room = room_of_others(p, seat, work.moves)
    for i in range(count):
        child = nodes[first + i]
        child.value, child.visits, child.first, child.count = 0.0, 0, 0, 0
        child.code, child.seat, child.proved = work.codes[i], seat, UNPROVED
        rows[2] = p
        after = rows[2]
        if manner.is_plain:
            play(t, after, work.codes[i])
            child.turn = after.turn
            continue
        advance(t, after, work.codes[i], work)
        child.turn = after.turn
        if after.turn == OVER:
            reward(after, 0.0, work.shares)
            child.proved = int(work.shares[seat] * WHOLE + 0.5)
        else:
            outlook(after, work.promises, work.shares)
        for who in range(p.seats):
            child.shares[who] = int(work.shares[who] * FULL)
        child.prior = power(work.shares[seat] + 1e-3, manner.sharpness)
        if p.placed == p.seats:
            child.prior *= PULL[p.reach - 1, sort_of(t, p, seat, int(work.codes[i]))]
            if has_habits:
                taken = (room - room_of_others(p, seat, work.moves)) / (room + 1.0)
                child.prior *= exponential(manner.blocks * taken + taste(t, p, seat, int(work.codes[i]), manner))
        total += child.prior
    if not manner.is_plain:
        for i in range(count):
            nodes[first + i].prior /= total
    nodes[node].first, nodes[node].count = first, count


@kernel
def prove(nodes: Records[Node], node: int) -> bool:
    """Work out from the children what is certain in a game of two; return whether anything is."""
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
def descend(t: Tables, rows: Records[Row], nodes: Records[Node], manner: Manner, history: History, work: Work) -> int:
    """Walk from the root to a leaf, adding to the tree there; rows[1] becomes the leaf's position."""
    rows[1] = rows[0]
    p = rows[1]
    widening = manner.widening if p.seats > 2 else 0.0  # where several seats answer, no single answer can be relied on
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
def evaluate(t: Tables, p: Row, n: Node, manner: Manner, history: History, work: Work, chance: Chance) -> None:
    """Write what each seat gets at a leaf: what is certain, or the result of a game and the outlook, mixed."""
    work.plies = 0
    if p.turn == OVER:
        reward(p, manner.margin, work.rewards)
    elif n.proved != UNPROVED:
        work.rewards[n.seat] = n.proved / 12.0
        work.rewards[1 - n.seat] = 1.0 - n.proved / 12.0
    else:
        if manner.is_plain:
            playout(t, p, chance, work)
        else:
            play_out(t, p, manner, history, work, chance)
        reward(p, manner.margin, work.rewards)
        if manner.foresight > 0.0:
            for seat in range(p.seats):
                work.rewards[seat] += manner.foresight * (n.shares[seat] / FULL - work.rewards[seat])


@kernel
def account(p: Row, work: Work) -> None:
    """Add a result to the sums that tell what each seat can expect."""
    for seat in range(p.seats):
        work.share_sums[seat] += work.rewards[seat]
        if p.turn == OVER:
            work.left_sums[seat] += ones(int(p.reserve[seat]))
    work.endings += p.turn == OVER


@inlined
def remember(history: History, seat: int, code: int, rewards: Reals) -> None:
    """Note what a seat got after a move, wherever it was played."""
    history[seat, code, COUNT] += 1.0
    history[seat, code, MEAN] += (rewards[seat] - history[seat, code, MEAN]) / history[seat, code, COUNT]


@kernel
def simulate(
    t: Tables, rows: Records[Row], nodes: Records[Node], manner: Manner, history: History, work: Work, chance: Chance
) -> None:
    """Walk down the tree, play the rest out, and carry the result back up."""
    leaf = descend(t, rows, nodes, manner, history, work)
    is_proved = nodes[leaf].proved != UNPROVED
    evaluate(t, rows[1], nodes[leaf], manner, history, work, chance)
    account(rows[1], work)
    for i in range(work.plies):
        remember(history, int(work.movers[i]), int(work.played[i]), work.rewards)
    for i in range(work.depth, -1, -1):
        n = nodes[work.path[i]]
        seat = int(n.seat)
        if is_proved and i < work.depth:
            is_proved = rows[0].seats == 2 and prove(nodes, work.path[i])
        n.visits += 1
        n.value += work.rewards[seat]
        remember(history, seat, int(n.code), work.rewards)


@kernel
def run(
    tables: Records[Tables],
    rows: Records[Row],
    nodes: Records[Node],
    manners: Records[Manner],
    history: History,
    works: Records[Work],
    chance: Chance,
    most: int,
) -> None:
    """Simulate up to a number of times, until the root is proved or somebody says stop."""
    for _ in range(most):
        if works[0].stop or nodes[0].proved != UNPROVED:
            break
        simulate(tables[0], rows, nodes, manners[0], history, works[0], chance)
        works[0].simulations += 1
