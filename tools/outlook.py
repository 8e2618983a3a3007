"""Learns what positions promise and which moves appeal, from games that the search plays against itself.

`python tools/outlook.py [--folder outlook-games] [--games 1000] [--jobs 2]` plays the games of each of the six tables,
learns from them and writes src/blockness/search/learnt.json, in less than two hours on two cores. Games that the folder
holds already are not played again, so it can be stopped at any moment.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import threading
from pathlib import Path
from typing import Any

import numpy as np
from joblib import Parallel, delayed
from rich.progress import track

from blockness import Game, Position
from blockness.players.levels import find_level
from blockness.players.searcher import KNOWING, LATE
from blockness.players.solver import Solver
from blockness.rules.jit import kernel, lowest
from blockness.search.appeal import SORTS, sort_of
from blockness.search.learnt import FILE, TABLES, UNIT, fingerprint
from blockness.search.outlook import FACTS, MOST_FACTS, NEXT, fact_of, note, wait_of
from blockness.search.tree.forest import Forest

SIMULATIONS, NODES = 1500, 4000  # for each move, and for each exact result
PART = 50  # games in a file
STRAY = 0.06  # of the moves are left to chance, so that it learns about errors, too
RESULT = 0.6  # of a lesson is how the game ended, the rest what the search expects; an exact result counts alone
MOST = 48  # moves of a position that are looked at, those with most visits
STEPS, SAMPLES, RATE, CALM = 1500, 2048, 0.06, 1e-6
LEFTS = 16  # numbers of segments left


def play_part(table: str, part: int, file: Path) -> None:
    """Play some games of one table and write down their positions, what became of them, and the visits of moves."""
    seats, variant = int(table[0]), table[2:]
    chance, solver = random.Random(f"{table} {part}"), Solver()
    widening = float(find_level("nessie").settings["widening"])
    forest = Forest(KNOWING | {"widening": widening}, nodes=1 << 18, seed=part)
    kept: dict[str, list[Any]] = {name: [] for name in ("rows", "lessons", "codes", "visits")}
    for _ in range(PART):
        game = Game.start(seats, variant, chance.sample(["orange", "green", "purple", "black"], seats))
        lively, expected = seats + chance.choice([0, 4, 8, 12, 20]), []
        while not game.is_over:
            expected.append(look(forest, solver, game.position, kept))
            branches = forest.branches
            if chance.random() < STRAY:
                chosen = chance.choice(branches)
            elif len(game.moves) < lively:
                chosen = chance.choices(branches, [1 + branch.visits for branch in branches])[0]
            else:
                chosen = branches[0]
            game.play(game.position.move_of(chosen.code))
        ranks = {one.colour: one.rank for one in game.position.standings}
        won = np.array([ranks[colour] == 1 for colour in game.position.colours], float)
        for shares, is_exact in expected:
            kept["lessons"].append(shares if is_exact else RESULT * won / won.sum() + (1 - RESULT) * shares)
    rows = np.concatenate(kept["rows"])
    unfinished = file.with_suffix(".part.npz")
    lessons, codes, visits = (np.array(kept[name]) for name in ("lessons", "codes", "visits"))
    np.savez_compressed(unfinished, rows=rows, lessons=lessons, codes=codes, visits=visits)
    unfinished.rename(file)


def look(forest: Forest, solver: Solver, position: Position, kept: dict[str, list[Any]]) -> tuple[Any, bool]:
    """Search a position and keep it; return what everybody can expect, and whether that is exact."""
    forest.search(position.lexicon.tables, position.row, None, SIMULATIONS, threading.Event())
    codes, visits = np.full(MOST, -1, np.int32), np.zeros(MOST, np.float32)
    for i, branch in enumerate(forest.branches[:MOST]):
        codes[i], visits[i] = branch.code, branch.visits
    for name, value in (("rows", position.row.copy()), ("codes", codes), ("visits", visits)):
        kept[name].append(value)
    if all(position.monsters) and sum(map(position.mobility, range(position.seats))) <= LATE:
        solution = solver.solve(position, nodes=NODES)
        if solution.proved:
            won = np.array([colour in solution.winners for colour in position.colours], float)
            return won / won.sum(), True
    return np.array(forest.expectations(position.seats)[0]), False


@kernel
def note_all(tables: Any, rows: Any, notes: Any, found: Any) -> None:
    """Write down the facts about every seat of every position, the others FACTS."""
    for i in range(len(rows)):
        for seat in range(rows[i].seats):
            note(tables[0], rows[i], seat, notes)
            count = int(notes[0])
            for k in range(count):
                found[i, seat, k] = notes[k + 1]
            rest = int(rows[i].reserve[seat]) if seat < rows[i].placed else 0
            while rest:
                found[i, seat, count] = fact_of(tables[0], int(rows[i].monster[seat]), lowest(rest))
                rest &= rest - 1
                count += 1
            found[i, seat, MOST_FACTS - 1] = NEXT + wait_of(rows[i], seat)


@kernel
def sort_all(tables: Any, rows: Any, codes: Any, found: Any) -> None:
    """Write down the sorts of all moves, of those that are none SORTS."""
    for i in range(len(rows)):
        for k in range(codes.shape[1]):
            if codes[i, k] >= 0:
                found[i, k] = sort_of(tables[0], rows[i], int(rows[i].turn), int(codes[i, k]))


def learn(groups: Any, lessons: Any, size: int, seed: int = 1) -> Any:
    """Find weights whose sums say what the lessons say: by position, by seat or move, the numbers of its weights.

    The number `size` stands for no weight. It is a multinomial logistic regression, by Adam.
    """
    chance = np.random.default_rng(seed)
    weights, mean, square = (np.zeros(size + 1) for _ in range(3))
    for step in range(1, STEPS + 1):
        chosen = chance.integers(len(groups), size=SAMPLES)
        slope = slope_of(weights, groups[chosen], lessons[chosen], size) - CALM * SAMPLES * weights
        mean += 0.1 * (slope - mean)
        square += 0.001 * (slope * slope - square)
        spread = np.sqrt(square / (1 - 0.999**step)) + 1e-8
        weights += RATE * (1 - step / (STEPS + 1)) / (1 - 0.9**step) * mean / spread
        weights[size] = 0.0
    return weights[:size]


def slope_of(weights: Any, groups: Any, lessons: Any, size: int) -> Any:
    """Return how to change the weights so that they say what the lessons say."""
    errors = lessons - expected_by(weights, groups, size)
    return np.bincount(groups.ravel(), np.broadcast_to(errors[..., None], groups.shape).ravel(), minlength=size + 1)


def expected_by(weights: Any, groups: Any, size: int) -> Any:
    """Return the shares by some weights, none where there is no seat or move."""
    odds = np.exp(weights[groups].sum(axis=-1)) * (groups != size).any(axis=-1)
    return odds / odds.sum(axis=-1, keepdims=True)


def usual_appeal(appeal: Any, sorts: Any, left: Any) -> list[int]:
    """Return the median appeal of all moves by the number of segments that the mover has left."""
    found = [0] * LEFTS
    for number in range(1, LEFTS):
        chosen = sorts[left == number]
        of_all = appeal[chosen[chosen < SORTS]]
        found[number] = round(float(np.median(of_all)) * UNIT) if len(of_all) else found[number - 1]
    return found


def in_units(weights: Any) -> list[int]:
    """Return weights as integers."""
    return [round(float(weight) * UNIT) for weight in weights]


def read_games(folder: Path, table: str, parts: int) -> dict[str, Any]:
    """Read the games of a table."""
    files = [np.load(file_of(folder, table, part)) for part in range(parts)]
    return {name: np.concatenate([file[name] for file in files]) for name in files[0].files}


def file_of(folder: Path, table: str, part: int) -> Path:
    """Return where a part of the games of a table is kept."""
    return folder / f"{table.replace(' ', '-')}-{part:03}.npz"


def study(folder: Path, parts: int) -> dict[str, Any]:
    """Learn from all games: an outlook for each table, and the appeal of moves for each variant."""
    weights: dict[str, Any] = {"outlook": {}, "appeal": {}, "usual": {}}
    moves: dict[str, list[tuple[Any, Any, Any]]] = {"classic": [], "expert": []}
    for table in TABLES:
        seats, variant = int(table[0]), table[2:]
        tables, games = Position.start(seats, variant).lexicon.tables, read_games(folder, table, parts)
        rows, lessons = games["rows"], games["lessons"][:, :seats]
        facts = np.full((len(rows), seats, MOST_FACTS), FACTS)
        note_all(tables, rows, np.zeros(MOST_FACTS, np.int64), facts)
        held_out = len(rows) // 12
        found = learn(facts[held_out:], lessons[held_out:], FACTS)
        shares = expected_by(np.append(found, 0.0), facts[:held_out], FACTS)
        error = float(((shares - lessons[:held_out]) ** 2).sum(axis=1).mean())
        even = float(((1 / seats - lessons[:held_out]) ** 2).sum(axis=1).mean())
        print(f"{table}: {len(rows):,} positions, Brier score {error:.3f} on those held out, equal shares {even:.3f}")
        weights["outlook"][table] = in_units(found)
        placed = rows["placed"] == seats
        sorts = np.full((int(placed.sum()), MOST, 1), SORTS)
        sort_all(tables, rows[placed], games["codes"][placed], sorts[..., 0])
        reserves = rows["reserve"][placed][np.arange(len(sorts)), rows["turn"][placed]]
        visits = games["visits"][placed]
        is_visited = visits.sum(axis=1) > 0
        shared = visits[is_visited] / visits[is_visited].sum(axis=1, keepdims=True)
        moves[variant].append((sorts[is_visited], shared, np.bitwise_count(reserves.astype(np.uint16))[is_visited]))
    for variant, parts_of_it in moves.items():
        sorts, visits, left = (np.concatenate(one) for one in zip(*parts_of_it, strict=True))
        appeal = learn(sorts, visits, SORTS)
        weights["appeal"][variant] = in_units(appeal)
        weights["usual"][variant] = usual_appeal(appeal, sorts[..., 0], left)
    return weights


def main() -> None:
    """Play, learn, and write the weights."""
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--folder", type=Path, default=Path("outlook-games"))
    options.add_argument("--games", type=int, default=1000, help="of each table")
    options.add_argument("--jobs", type=int, default=os.cpu_count())
    options.add_argument("--out", type=Path, default=FILE)
    chosen = options.parse_args()
    chosen.folder.mkdir(parents=True, exist_ok=True)
    parts = max(1, chosen.games // PART)
    wanted = [(table, part, file_of(chosen.folder, table, part)) for part in range(parts) for table in TABLES]
    missing = [one for one in wanted if not one[2].exists()]
    work = Parallel(chosen.jobs, return_as="generator_unordered")(delayed(play_part)(*one) for one in missing)
    for _ in track(work, f"{PART} games each", total=len(missing)):
        pass
    weights = study(chosen.folder, parts)
    data = {"fingerprint": fingerprint(weights), "weights": weights}
    chosen.out.write_text(json.dumps(data) + "\n", "utf-8")


if __name__ == "__main__":
    main()
