"""A game from a leaf of the tree to its end: by chance, but a move that looks worse than usual is drawn again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from blockness.rules.jit import inlined, kernel, ones
from blockness.rules.legal import choose_from
from blockness.rules.play import place
from blockness.rules.row import OVER
from blockness.search.appeal import APPEAL, USUAL, sort_of
from blockness.search.chance import below
from blockness.search.playout import pick, place_starters
from blockness.search.tree.records import MEAN

if TYPE_CHECKING:
    from blockness.rules.row import Row
    from blockness.rules.tables import Tables
    from blockness.search.chance import Chance
    from blockness.search.tree.records import History, Manner, Work

RECORD = 192.0  # units of appeal that a move is worth whose every game was a victory, compared with one that never won


@inlined
def looks_poor(t: Tables, p: Row, seat: int, code: int, history: History) -> bool:
    """Whether a move is worse than usual, by its appeal and by what became of it elsewhere in the tree."""
    usual = int(USUAL[p.reach - 1, ones(int(p.reserve[seat]))])
    appeal = int(APPEAL[p.reach - 1, sort_of(t, p, seat, code)]) - usual
    return bool(appeal + RECORD * (history[seat, code, MEAN] - 1.0 / p.seats) < 0.0)


@kernel
def play_out(t: Tables, p: Row, manner: Manner, history: History, work: Work, chance: Chance) -> None:
    """Play a position to its end in place, and write down who moved and what."""
    place_starters(t, p, chance)
    if p.turn == OVER:
        return
    seat, blocked, plies = int(p.turn), 0, 0
    while blocked < p.seats:
        total = choose_from(t, p, seat, work) if p.reserve[seat] else 0
        if total:
            code = pick(work, below(chance, total))
            for _ in range(manner.keenness if total > 1 else 0):
                if not looks_poor(t, p, seat, code, history):
                    break
                code = pick(work, below(chance, total))
            place(t, p, seat, code)
            work.movers[plies], work.played[plies] = seat, code
            plies += 1
            blocked = 0
        else:
            blocked += 1
        seat = seat + 1 if seat + 1 < p.seats else 0
    work.plies = plies
    p.turn = OVER
