"""Solves a whole game of two, pair of starts by pair of starts, on one machine or a cluster, and never loses a proof.

First it is asked who places more, whatever the heads. If somebody does, the answer holds for all four ways to choose
which feet bear the heads, since heads and tails move alike (R4, R7). Only a tie takes four more proofs.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from blockness.box import Box
from blockness.game import Cell, Move, Position
from blockness.players.arena import cluster
from blockness.players.ledger import Foreign, appending, read_ledger
from blockness.players.match import InvalidMatch
from blockness.players.solved import fingerprint
from blockness.players.solver import Solver
from blockness.players.starts import WAYS, Pair, canonical, firsts, in_order, pairs, symmetries, turned, way_of

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    Proof = list[Any]  # 1 if the first seat wins, 0 if both do, -1 if the second; a move that keeps this; positions met

ENTRIES = 1 << 22


@lru_cache(maxsize=1)
def shared_solver() -> Solver:
    """Return this process's solver."""
    return Solver(ENTRIES)


def prove(position: Position, heads: bool, guess: Move | None = None) -> Proof:
    """Find out who wins after the starters."""
    solver = shared_solver()
    first = -1 if guess is None else position.judge(guess)[1]
    decided = solver.decide(position, None, None, first, heads)
    assert decided is not None, "nothing limits it, and nobody is blocked after the starters"
    sign, move = decided
    return [sign if position.turn == position.colours[0] else -sign, str(move), solver.duel_nodes]


def prove_pair(variant: str, colours: tuple[str, ...], feet: tuple[str, ...]) -> dict[str, Any]:
    """Prove a pair of starts, for all four ways to choose the heads."""
    pair = Pair((Cell(feet[0]), Cell(feet[1])), (Cell(feet[2]), Cell(feet[3])))
    start = Position.start(2, variant, colours)
    proofs, was_turned = [prove(pair.played(start), heads=False)], False
    if proofs[0][0] == 0:
        for way in WAYS:  # what was best before, by whichever end that is now, is a good guess
            position = pair.played(start, way)
            is_turned = way[colours.index(position.turn or "")]
            guess = turned(str(proofs[-1][1])) if is_turned != was_turned else str(proofs[-1][1])
            proofs.append(prove(position, heads=True, guess=Move.parse(guess)))
            was_turned = is_turned
    return {"pair": str(pair), "proofs": proofs}


def solve_game(
    variant: str,
    colours: tuple[str, ...],
    file: Path,
    backend: str = "local",
    address: str | None = None,
    jobs: int = 1,
) -> tuple[int, Iterator[dict[str, Any]]]:
    """Return how many pairs there are, and yield what is proved about each, first what the file holds already.

    Each proof is appended to the file and synced before it is yielded, so a run that is started again carries on there.
    """
    wanted = pairs(Position.start(2, variant, colours))
    return len(wanted), proofs_of(variant, colours, wanted, file, backend, address, jobs)


def proofs_of(
    variant: str, colours: tuple[str, ...], wanted: list[Pair], file: Path, backend: str, address: str | None, jobs: int
) -> Iterator[dict[str, Any]]:
    """Yield proofs as they are found."""
    header: dict[str, Any] = {"variant": variant, "colours": list(colours), "box": fingerprint(Box.usual())}
    known = {line["pair"]: line for line in read_proofs(file, header)}
    yield from known.values()
    missing = [(*pair.first, *pair.second) for pair in wanted if str(pair) not in known]
    from joblib import Parallel, delayed

    with cluster(backend, address), appending(file, header) as write:
        for first in range(0, len(missing), 4 * jobs):
            wave = missing[first : first + 4 * jobs]
            if jobs == 1 and backend == "local":
                found = (prove_pair(variant, colours, feet) for feet in wave)
            else:
                found = Parallel(jobs)(delayed(prove_pair)(variant, colours, feet) for feet in wave)
            for line in found:
                write(line)
                yield line


def read_proofs(file: Path, header: dict[str, Any]) -> list[dict[str, Any]]:
    """Read what was proved before."""
    try:
        return list(read_ledger(file, header))
    except Foreign as error:
        raise InvalidMatch(f"{file}, line {error.line}: these are no proofs of this game; name another file") from error


def summary(variant: str, colours: tuple[str, ...], lines: list[dict[str, Any]]) -> dict[str, Any]:
    """Return what the proofs of all pairs say about every first start up to symmetry, and about the empty lake."""
    start = Position.start(2, variant, colours)
    values = {line["pair"]: values_of(line) for line in lines}
    maps = symmetries(start.box)
    starts: dict[str, int] = {}
    replies: dict[str, str] = {}
    for first in firsts(start, maps):
        found = {}
        for second in start.play(first).legal_moves:
            pair, mapping = canonical(Pair(in_order(first.feet), in_order(second.feet)), maps)
            way = way_of((first.feet[0], second.feet[0]), mapping, pair)
            found[str(second)] = values[str(pair)][WAYS.index(way)]
        replies[str(first)] = min(found, key=lambda one: found[one])
        starts[str(first)] = min(found.values())
    best = max(starts, key=lambda one: starts[one])
    return {
        "variant": variant,
        "colours": list(colours),
        "winner": winner_of(colours, starts[best]),
        "start": best,
        "starts": {one: winner_of(colours, value) for one, value in starts.items()},
        "replies": replies,
        "pairs": len(lines),
        "nodes": sum(proof[2] for line in lines for proof in line["proofs"]),
    }


def values_of(line: dict[str, Any]) -> list[int]:
    """Return the value of a pair for each way to choose the heads."""
    proofs = line["proofs"]
    return [proof[0] for proof in proofs[1:]] or [proofs[0][0]] * len(WAYS)


def winner_of(colours: tuple[str, ...], value: int) -> str:
    """Return who wins by a value."""
    return "shared" if value == 0 else colours[0] if value > 0 else colours[1]
