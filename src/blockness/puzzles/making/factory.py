"""Makes puzzles in batches, on one machine or a cluster, and never loses one."""

from __future__ import annotations

import random
from contextlib import suppress
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from blockness.players.arena import cluster
from blockness.players.ledger import Foreign, appending, read_ledger
from blockness.puzzles.collection import StoredPuzzle
from blockness.puzzles.errors import InvalidPuzzle
from blockness.puzzles.goal import Kind
from blockness.puzzles.making.certify import certified
from blockness.puzzles.making.grade import grade_of, score
from blockness.puzzles.making.recipes import drafts, open_drafts
from blockness.puzzles.making.symmetry import canonical
from blockness.puzzles.making.themes import theme_of
from blockness.puzzles.prove import prove
from blockness.puzzles.puzzle import Puzzle

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

GOALS = {
    "any": (*[Kind.ALL] * 7, *[Kind.HEAD] * 4, *[Kind.REACH] * 4, *[Kind.SOME] * 3, *[Kind.BLOCK] * 8, *[Kind.WIN] * 6),
    "grow": (Kind.ALL, Kind.HEAD, Kind.REACH, Kind.SOME),
    **{str(kind): (kind,) for kind in Kind},
}
OPEN = {"first": (2,), "open": (3, 3, 4, 4, 5)}  # segments to place in open water
GAMES = 8  # per batch


def make_batch(goal: str, seed: int, number: int) -> dict[str, Any]:
    """Make the puzzles of one batch of games; the seed and the number alone decide."""
    made = []
    for game in range(GAMES):
        chance = random.Random(f"{goal} {seed} {number} {game}")
        found = open_drafts(chance, OPEN[goal]) if goal in OPEN else drafts(chance, chance.choice(GOALS[goal]))
        for puzzle, certificate in certified(found, chance):
            data = {"text": str(puzzle), "theme": theme_of(puzzle, certificate), **asdict(certificate)}
            made.append(data | {"canonical": canonical(puzzle)})
    return {"batch": number, "puzzles": made}


def make(
    goal: str, seed: int, file: Path, backend: str = "local", jobs: int = 1, address: str | None = None
) -> Iterator[dict[str, Any]]:
    """Yield puzzles endlessly and without twins, beginning with those already in the file."""
    if goal not in (*GOALS, *OPEN):
        raise InvalidPuzzle(f"expected a goal of {', '.join((*GOALS, *OPEN))}, got {goal[:40]!r}")
    seen: set[str] = set()
    for batch in batches(goal, seed, file, backend, jobs, address):
        for data in batch["puzzles"]:
            if data["canonical"] not in seen:
                seen.add(data["canonical"])
                yield data


def batches(goal: str, seed: int, file: Path, backend: str, jobs: int, address: str | None) -> Iterator[dict[str, Any]]:
    """Yield batches by number; each is on disk before it is yielded."""
    header = {"goal": goal, "seed": seed}
    known = read_batches(file, header)
    yield from known
    from joblib import Parallel, delayed

    with cluster(backend, address), appending(file, header) as write:
        number = len(known)
        while True:
            if jobs == 1 and backend == "local":
                wave = [make_batch(goal, seed, number)]
            else:
                wave = Parallel(jobs)(delayed(make_batch)(goal, seed, number + i) for i in range(2 * jobs))
            for batch in wave:
                write(batch)
            yield from wave
            number += len(wave)


def graded(data: dict[str, Any], name: str) -> StoredPuzzle:
    """Give a new puzzle its name and its grade."""
    puzzle = Puzzle.parse(data["text"])
    certificate = prove(puzzle)
    points = score(puzzle, certificate)
    return StoredPuzzle(name, str(puzzle), data["theme"], grade_of(points), points, certificate)


def read_batches(file: Path, header: dict[str, Any]) -> list[dict[str, Any]]:
    """Read the batches made so far."""
    with suppress(Foreign):
        found = list(read_ledger(file, header))
        if [batch.get("batch") for batch in found] == list(range(len(found))):
            return found
    raise InvalidPuzzle(f"{file} holds something else than puzzles for this goal and seed; name another file")
