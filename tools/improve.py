"""Climbs from the puzzles of the game and the bank to better ones, or makes finales of them; it can be interrupted.

python tools/improve.py climb|finale FILE [BATCHES...] [--seconds 600]

With batches of `blockness puzzle generate` it climbs from those instead. FILE gets a line for each puzzle that was
tried; tools/edition.py reads it.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from typing import TYPE_CHECKING

from blockness.puzzles.collection import StoredPuzzle, bank, published
from blockness.puzzles.making.climb import climb
from blockness.puzzles.making.finale import finales
from blockness.puzzles.names import FIRST
from edition import read_batches

if TYPE_CHECKING:
    from blockness.puzzles.prove import Certificate
    from blockness.puzzles.puzzle import Puzzle


def better(entry: StoredPuzzle) -> list[tuple[Puzzle, Certificate]]:
    """Return what climbing from a puzzle leads to, if anything."""
    found = climb(entry.puzzle(), entry.certificate)
    return [found] if str(found[0]) != entry.text else []


def tried(file: Path) -> set[str]:
    """Return the puzzles that were tried before."""
    return {json.loads(line)["of"] for line in file.read_text("utf-8").splitlines()} if file.exists() else set()


def main() -> None:
    """Try one puzzle after the other until the time is up."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("what", choices=("climb", "finale"))
    options.add_argument("file", type=Path)
    options.add_argument("batches", type=Path, nargs="*")
    options.add_argument("--seconds", type=float, default=600)
    chosen = options.parse_args()
    entries = read_batches(chosen.batches) if chosen.batches else (*published(), *bank())
    known, until = tried(chosen.file), time.monotonic() + chosen.seconds
    with chosen.file.open("a", encoding="utf-8") as file:
        for entry in entries:
            if entry.text in known or entry.chapter == FIRST or time.monotonic() > until:
                continue
            made = better(entry) if chosen.what == "climb" else list(finales(entry.puzzle()))
            file.write(json.dumps({"of": entry.text, "made": [str(puzzle) for puzzle, _ in made]}) + "\n")
            file.flush()


if __name__ == "__main__":
    main()
