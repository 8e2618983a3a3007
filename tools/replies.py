"""Finds, for every first start of a game of two that no reply beats, the reply after which the win is hardest to find.

`python tools/replies.py LEDGER [--variant classic] [--jobs 2]`: all replies that keep what can be kept are tried. Plain
UCT, which knows nothing about the game, answers each; the best reply is the one after which least is left of the win.
Every start that is done is a line of the ledger, so the job can be stopped at any moment. The replies go into the table
that ships.
"""

from __future__ import annotations

import argparse
import json
import threading
from concurrent.futures import ProcessPoolExecutor, as_completed
from itertools import groupby
from pathlib import Path
from statistics import fmean
from typing import Any

from rich.progress import track

from blockness import Position
from blockness.game import Move, Start
from blockness.players.searcher import PLAIN
from blockness.players.solved import look_up
from blockness.players.solver import Solver
from blockness.players.starts import symmetries
from blockness.search.tree.forest import Forest

TABLE = Path(__file__).parents[1] / "src" / "blockness" / "players" / "solved.json"
GLANCES = (30_000, 120_000)  # simulations for a first impression of every reply
FINALISTS = 24
SEEDS = 3
THOUGHT = 500_000  # simulations, about a second, for those that made the best impression


def answer_to(position: Position, simulations: int, forest: Forest) -> Move:
    """Return what plain UCT answers; a forest that has just searched the same position goes on from there."""
    forest.search(position.lexicon.tables, position.row, None, simulations, threading.Event())
    return position.move_of(forest.branches[0].code)


def gain(position: Position, answer: Move, solver: Solver) -> float:
    """Return what an answer leaves to the seat that did not give it: 1 a win, 0.5 a share, 0 nothing."""
    after = position.play(answer)
    decided = solver.decide(after, None, None)
    assert decided is not None, "there is no limit"
    return (1 + (decided[0] if after.turn != position.turn else -decided[0])) / 2


def impression(position: Position, solver: Solver) -> float:
    """Return what quick answers leave, the later one counting twice."""
    forest = Forest(PLAIN, nodes=1 << 19)
    first, second = (gain(position, answer_to(position, glance, forest), solver) for glance in GLANCES)
    return (first + 2 * second) / 3


def thorough(position: Position, solver: Solver) -> float:
    """Return what the answers of several long searches leave on average."""
    forests = (Forest(PLAIN, seed=seed) for seed in range(1, SEEDS + 1))
    return fmean(gain(position, answer_to(position, THOUGHT, forest), solver) for forest in forests)


def best_reply(game: str, first: str) -> dict[str, Any]:
    """Find the reply to one first start."""
    variant, *colours = game.split()
    position = Position.start(2, variant, colours).play(first)
    solver = Solver()
    scores, final = {}, {}
    for reply in keeping(position):
        scores[reply] = impression(position.play(reply), solver)
        if scores[reply] == 1:
            final[reply] = thorough(position.play(reply), solver)
            if final[reply] == 1:
                break  # none can be better
    for reply in sorted(scores, key=lambda one: -scores[one])[:FINALISTS]:
        if max(final.values(), default=0) < 1 and reply not in final:
            final[reply] = thorough(position.play(reply), solver)
    reply = max(final, key=lambda one: (final[one], scores[one]))
    tried = {"tried": len(scores), "quickly": round(scores[reply], 3), "thoroughly": round(final[reply], 3)}
    return {"game": game, "start": first, "reply": str(reply), **tried}


def keeping(position: Position) -> list[Move]:
    """Return the replies that keep what can be kept, one of those that are alike but for the symmetry."""
    known, images = look_up(position), symmetries(position.box)
    assert known
    found: dict[tuple[int, ...], Move] = {}
    (arch,) = position.monsters[0]
    for reply in position.legal_moves:
        after = look_up(position.play(reply))
        if after and after.winners == known.winners and isinstance(reply, Start):
            feet = arch.tailward, arch.headward, *reply.feet
            found.setdefault(min(tuple(image[foot].number for foot in feet) for image in images), reply)
    return list(found.values())


def main() -> None:
    """Do what is missing in the ledger, then write the table."""
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("ledger", type=Path)
    options.add_argument("--variant", choices=("classic", "expert"))
    options.add_argument("--jobs", type=int, default=2)
    chosen = options.parse_args()
    table = json.loads(TABLE.read_text("utf-8"))
    chosen.ledger.touch()
    done = [json.loads(line) for line in chosen.ledger.read_text("utf-8").splitlines()]
    known = {(line["game"], line["start"]) for line in done}
    open_ones = [
        (game, first)
        for game, found in table["games"].items()
        for first, proof in found["starts"].items()
        if proof[0] in "+=" and game.startswith(chosen.variant or "") and (game, first) not in known
    ]
    with ProcessPoolExecutor(chosen.jobs) as pool, chosen.ledger.open("a", encoding="utf-8") as ledger:
        tasks = [pool.submit(best_reply, *one) for one in open_ones]
        for task in track(as_completed(tasks), "starts", len(tasks)):
            done.append(task.result())
            ledger.write(json.dumps(done[-1]) + "\n")
            ledger.flush()
    for line in done:
        starts = table["games"][line["game"]]["starts"]
        starts[line["start"]] = starts[line["start"]][0] + line["reply"]
    TABLE.write_text(json.dumps(table, indent=1) + "\n", encoding="utf-8")
    for game, lines in groupby(sorted(done, key=lambda line: str(line["game"])), lambda line: line["game"]):
        gains = [line["thoroughly"] for line in lines]
        print(f"{game}: {len(gains)} starts, {fmean(gains):.2f} of the victory left after plain UCT's answer")


if __name__ == "__main__":
    main()
