"""What every move of a game was worth: what it cost, who gained by it, and where the game turned.

web/src/engine/players/review.ts does the same in the page, step by step, to the last digit.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from blockness.game.events import passed_between
from blockness.players.analysis import Analysis, analyse
from blockness.players.limit import Limit
from blockness.players.remarks import Played, Remark, remarks

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from blockness.game import Game, Move
    from blockness.players.analysis import Value

USUAL = {  # by seats; for more than two, proofs are found near the end or not at all
    2: Limit(simulations=20_000, nodes=500_000),
    3: Limit(simulations=20_000, nodes=100_000),
    4: Limit(simulations=20_000, nodes=100_000),
}
INACCURACY, MISTAKE, BLUNDER = 0.05, 0.10, 0.15  # shares of the victory
ENOUGH = 1_000  # simulations, for a judgement without a proof
DEEPER = 3  # times the limit, for a second look
TURNING_POINTS = 2  # of each seat at the most
KEPT = 0.05  # of the victory, for a find
RIVALS = 2  # moves that a find is compared with


@dataclass(frozen=True)
class Ply:
    """One move of a game, reviewed."""

    ply: int
    colour: str
    move: Move
    best: Move
    cost: float  # the share of the victory that the move gave away
    gained: dict[str, float]  # who got it
    values: dict[str, Value]  # after it
    proved: bool  # whether their shares are
    judgement: str  # "", "inaccuracy", "mistake" or "blunder"
    by: str  # what the judgement rests on: "proof", "simulations", or "" if there is none
    forced: bool  # it was the only move
    passed: tuple[str, ...]  # who had to pass after it
    kept: float  # how much more of the victory it kept than the next best moves would have
    words: tuple[Remark, ...]
    turning: bool = False  # one of the costliest mistakes of its player
    find: bool = False  # the best thing its player did


@dataclass(frozen=True)
class Comparison:
    """What a move gave away, compared with the best one."""

    cost: float
    gained: dict[str, float]
    by: str  # "proof", "simulations", or "" for too few of them


def review(game: Game, limit: Limit | None = None, seed: int = 0) -> Iterator[Ply]:
    """Go through a game move by move, and say what each one cost the seat that made it.

    Which plies are turning points and finds is known once all are there: `marked` tells.
    """
    limit = limit or USUAL[game.position.seats]
    before = analyse(game.positions[0], limit, seed)
    for ply, move in enumerate(game.moves, 1):
        after = analyse(game.positions[ply], limit, seed)
        played = Played(ply, game.positions[ply - 1], move, game.positions[ply], game.position)
        yield judge(played, before, after, limit, seed)
        before = after


def judge(played: Played, before: Analysis, after: Analysis, limit: Limit, seed: int) -> Ply:
    """Judge one move by what the positions before it and after it are worth."""
    position, move = played.before, played.move
    assert position.turn is not None
    best = before.moves[0].move if before.moves else move
    forced = len(position.legal_moves) == 1
    is_best = forced or move == best
    compared = nothing_lost(played) if is_best else compare(played, best, before, after, limit, seed)
    judgement = size(compared.cost) if compared.by else ""
    return Ply(
        played.ply,
        position.turn,
        move,
        best,
        compared.cost,
        compared.gained,
        after.values,
        after.proved,
        judgement,
        compared.by if judgement else "",
        forced,
        passed_between(position, played.after),
        0.0 if forced or compared.cost > 0 else kept(played, before, after, limit, seed),
        remarks(
            played,
            best if judgement else None,
            (before.values[position.turn].share, after.values[position.turn].share)
            if before.proved and after.proved
            else None,
        ),
    )


def compare(played: Played, best: Move, before: Analysis, after: Analysis, limit: Limit, seed: int) -> Comparison:
    """Compare a move with the best one, twice if it seems to have cost something: the smaller cost counts."""
    instead = before if before.proved else analyse(played.before.play(best), limit, seed)
    first = difference(played, instead, after)
    if first.cost < INACCURACY or first.by == "proof":
        return first
    deeper = limit.times(DEEPER)
    instead_again = instead if instead.proved else analyse(played.before.play(best), deeper, seed + 1)
    after_again = after if after.proved else analyse(played.after, deeper, seed + 1)
    second = difference(played, instead_again, after_again)
    return second if second.by == "proof" or second.cost < first.cost else replace(first, by=first.by and second.by)


def difference(played: Played, instead: Analysis, after: Analysis) -> Comparison:
    """Return what a move cost its seat and what the others gained, compared with what might have been instead."""
    turn = played.before.turn
    assert turn is not None
    cost = instead.values[turn].share - after.values[turn].share
    if cost <= 0:
        return nothing_lost(played)
    gained = {
        colour: after.values[colour].share - instead.values[colour].share
        for colour in played.before.colours
        if colour != turn
    }
    if instead.proved and after.proved:
        return Comparison(cost, gained, "proof")
    return Comparison(cost, gained, "simulations" if is_enough(instead) and is_enough(after) else "")


def nothing_lost(played: Played) -> Comparison:
    """Return the comparison of a move that is as good as any."""
    others = [colour for colour in played.before.colours if colour != played.before.turn]
    return Comparison(0.0, dict.fromkeys(others, 0.0), "")


def is_enough(analysis: Analysis) -> bool:
    """Whether an analysis can carry a judgement."""
    return analysis.proved or analysis.simulations >= ENOUGH


def size(cost: float) -> str:
    """Return what a move of that cost is called."""
    if cost >= BLUNDER:
        return "blunder"
    if cost >= MISTAKE:
        return "mistake"
    return "inaccuracy" if cost >= INACCURACY else ""


def kept(played: Played, before: Analysis, after: Analysis, limit: Limit, seed: int) -> float:
    """Return how much more of the victory a move kept than the next best ones would have, 0 if it was not much."""
    turn = played.before.turn
    assert turn is not None
    mine = [one.share for one in before.moves if one.move == played.move]
    rivals = [one for one in before.moves if one.move != played.move][:RIVALS]
    if not mine or not rivals or not is_enough(after) or max(one.share for one in rivals) > mine[0] - KEPT:
        return 0.0
    looks = [analyse(played.before.play(one.move), limit, seed) for one in rivals]
    found = after.values[turn].share - max(one.values[turn].share for one in looks)
    return found if found >= KEPT and all(is_enough(one) for one in looks) else 0.0


def marked(plies: Sequence[Ply]) -> list[Ply]:
    """Mark each seat's turning points and its best find."""
    turning: set[int] = set()
    finds: set[int] = set()
    for colour in {one.colour for one in plies}:
        own = [one for one in plies if one.colour == colour]
        costly = sorted((one for one in own if one.judgement in {"mistake", "blunder"}), key=lambda one: -one.cost)
        turning |= {one.ply for one in costly[:TURNING_POINTS]}
        found = sorted((one for one in own if one.kept > 0), key=lambda one: -one.kept)
        finds |= {one.ply for one in found[:1]}
    return [replace(one, turning=one.ply in turning, find=one.ply in finds) for one in plies]


def accuracy(plies: Sequence[Ply]) -> dict[str, float]:
    """Return how well each seat played, from 0 to 1: a free move counts 1, one that costs a blunder's share a half.

    The mean over all moves that had an alternative; 1 for a seat that never had one.
    """
    sums: dict[str, float] = {}
    counts: dict[str, int] = {}
    for one in plies:
        if not one.forced:
            sums[one.colour] = sums.get(one.colour, 0.0) + BLUNDER / (BLUNDER + one.cost)
            counts[one.colour] = counts.get(one.colour, 0) + 1
    colours = plies[0].values if plies else ()
    return {colour: sums[colour] / counts[colour] if colour in sums else 1.0 for colour in colours}
