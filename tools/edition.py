"""Chooses the puzzles of the game from many, and keeps the others for the bank.

python tools/edition.py BATCHES...

It reads the files that `blockness puzzle generate` writes, and rewrites published.json and bank.json.gz. Names and
places change with that, so use tools/mend.py once people have solved any.
"""

from __future__ import annotations

import gzip
import json
import random
import sys
from collections import Counter
from dataclasses import replace
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING

from blockness.puzzles import collection
from blockness.puzzles.collection import StoredPuzzle, published, write_set
from blockness.puzzles.daily import DAYS
from blockness.puzzles.making.factory import graded
from blockness.puzzles.making.symmetry import canonical
from blockness.puzzles.making.themes import themes_of
from blockness.puzzles.names import FIRST, GRADES

if TYPE_CHECKING:
    from collections.abc import Iterable

FOLDER = Path(collection.__file__).parent
SIZES = (30, 30, 30, 30, 20)  # puzzles of each grade


def read_batches(files: Iterable[Path]) -> list[StoredPuzzle]:
    """Read all puzzles from some batches, one of each set of twins, and grade them."""
    found: dict[str, StoredPuzzle] = {}
    for file in files:
        for line in file.read_text("utf-8").splitlines()[1:]:
            for data in json.loads(line)["puzzles"]:
                found.setdefault(data["canonical"], graded(data, "new"))
    return sorted(found.values(), key=lambda entry: (entry.score, entry.text))


def choose_chapter(entries: list[StoredPuzzle], grade: int, used: Counter[str]) -> list[StoredPuzzle]:
    """Return puzzles of one grade with as many different themes, goals and lakes as possible."""
    pool = [entry for entry in entries if entry.grade == grade]
    if grade == len(GRADES):
        pool = pool[-len(pool) // 3 :]  # the hardest of all
    themes = {entry.text: themes_of(entry.puzzle(), entry.certificate) for entry in pool}
    chosen: list[StoredPuzzle] = []
    while len(chosen) < SIZES[grade - 1]:
        options = [(entry, theme) for entry in pool for theme in sorted(themes[entry.text])]
        entry, theme = min(options, key=lambda option: (*commonness(option, used), len(option[0].text)))
        pool.remove(entry)
        used.update((theme, *kind_of(entry)))
        chosen.append(replace(entry, theme=theme))
    ordered = sorted(chosen, key=lambda entry: entry.score)
    return [replace(entry, id=f"{GRADES[grade - 1]}-{number}") for number, entry in enumerate(ordered, 1)]


def commonness(option: tuple[StoredPuzzle, str], used: Counter[str]) -> tuple[int, int]:
    """Return how often the theme, and then the goal, variant and lake, were chosen before."""
    entry, theme = option
    return used[theme], sum(used[kind] for kind in kind_of(entry))


def kind_of(entry: StoredPuzzle) -> tuple[str, str, str]:
    """Return goal, variant and the number of seats, as texts to count."""
    goal, variant, *rest = entry.text.split(" ")
    seats = sum(not field.startswith("rocks:") for field in rest) - 1
    return goal.partition(":")[0], variant, f"{seats} seats"


def choose(entries: list[StoredPuzzle]) -> tuple[list[StoredPuzzle], list[StoredPuzzle]]:
    """Return the puzzles of the game and those of the bank."""
    game = [entry for entry in published() if entry.chapter == FIRST]  # composed by hand
    used: Counter[str] = Counter()
    for grade in range(1, len(GRADES) + 1):
        taken = {entry.text for entry in game}
        game += choose_chapter([entry for entry in entries if entry.text not in taken], grade, used)
    taken = {entry.text for entry in game}
    rest = [entry for entry in entries if entry.text not in taken]
    return game, by_weekday([replace(entry, id=f"loch-{number}") for number, entry in enumerate(rest, 1)])


def by_weekday(entries: list[StoredPuzzle]) -> list[StoredPuzzle]:
    """Return the bank as the days go through it: a part for each weekday, easy to hard, each part in random order."""
    weeks = len(entries) // DAYS
    parts = [entries[day * weeks : (day + 1) * weeks] for day in range(DAYS)]
    for day, part in enumerate(parts):
        random.Random(day).shuffle(part)
    return [*chain(*parts), *entries[DAYS * weeks :]]


def main(files: list[str]) -> None:
    """Write both files."""
    game, bank = choose(read_batches(map(Path, files)))
    assert len({canonical(entry.puzzle()) for entry in (*game, *bank)}) == len(game) + len(bank), "there are no twins"
    (FOLDER / "published.json").write_text(write_set(game), "utf-8")
    (FOLDER / "bank.json.gz").write_bytes(gzip.compress(write_set(bank).encode(), 9, mtime=0))
    print(f"{len(game)} puzzles of the game, {len(bank)} in the bank")
    print(Counter(entry.grade for entry in bank), Counter(entry.theme for entry in game))


if __name__ == "__main__":
    main(sys.argv[1:])
