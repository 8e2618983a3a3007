"""Replaces puzzles that do not keep their promise; all others keep their names and places.

python tools/mend.py BATCHES... [--gone NAMES...]

It searches every puzzle of the game and of the bank again. A puzzle goes if it does not have exactly one solution, has
no trap, has a twin or no longer has the grade of its chapter, or if it is named after --gone: name those that
tests/puzzles/prove_bank.py complains about. The most similar puzzle from the batches of `blockness puzzle generate`
takes its place under a name of its own, so nothing that a device remembers of the old one counts for the new one.
"""

from __future__ import annotations

import argparse
import gzip
import re
from dataclasses import replace
from functools import cache
from pathlib import Path

from blockness.puzzles import Puzzle, collection
from blockness.puzzles.collection import StoredPuzzle, bank, published, write_set
from blockness.puzzles.daily import DAYS
from blockness.puzzles.making.grade import grade_of, score
from blockness.puzzles.making.symmetry import canonical
from blockness.puzzles.making.themes import themes_of
from blockness.puzzles.making.trap import has_trap
from blockness.puzzles.names import FIRST
from blockness.puzzles.prove import prove
from edition import kind_of, read_batches

FOLDER = Path(collection.__file__).parent
NEW = "new"  # stands in for a name


@cache
def twin_of(text: str) -> str:
    """Return what all twins of a puzzle have in common."""
    return canonical(Puzzle.parse(text))


class Mending:
    """Keeps track of the puzzles that have a place and of those that wait for one."""

    def __init__(self, waiting: list[StoredPuzzle], gone: set[str]) -> None:
        self.gone = gone
        self.waiting = waiting
        self.taken: set[str] = set()  # for each puzzle with a place, what its twins have in common

    def renewed(self, entry: StoredPuzzle) -> StoredPuzzle | None:
        """Return a puzzle with a fresh certificate and grade, or None if it has to go."""
        puzzle, old, twin = entry.puzzle(), entry.certificate, twin_of(entry.text)
        proof = prove(puzzle)
        if entry.id in self.gone or twin in self.taken or proof.solutions != 1:
            return None
        is_as_before = not puzzle.goal.kind.has_opponents and (proof.line, proof.nodes) == (old.line, old.nodes)
        if not is_as_before and not has_trap(puzzle, proof):
            return None
        self.taken.add(twin)
        points = entry.score if is_as_before else score(puzzle, proof)
        return replace(entry, score=points, grade=grade_of(points), certificate=proof)

    def displaced(self, entry: StoredPuzzle, name: str) -> None:
        """Let a good puzzle that no longer fits its place wait for another."""
        self.taken.remove(twin_of(entry.text))
        self.waiting.append(replace(entry, id=name))

    def newcomer(self, old: StoredPuzzle, low: float, high: float) -> StoredPuzzle:
        """Return the waiting puzzle most like an old one: the same kind of goal if possible, and about as hard."""
        fit = [one for one in self.waiting if low <= one.score < high and twin_of(one.text) not in self.taken]
        best = min(fit, key=lambda one: (kind_of(one)[0] != kind_of(old)[0], abs(one.score - old.score)))
        self.waiting.remove(best)
        self.taken.add(twin_of(best.text))
        return best


def mend(waiting: list[StoredPuzzle], gone: set[str]) -> tuple[list[StoredPuzzle], list[StoredPuzzle]]:
    """Return the puzzles of the game and of the bank: first see which ones stay, then fill the gaps."""
    mending = Mending(waiting, gone)
    game = [mending.renewed(entry) for entry in published()]
    rest = [mending.renewed(entry) for entry in bank()]
    return mend_game(mending, game), mend_bank(mending, rest)


def mend_game(mending: Mending, places: list[StoredPuzzle | None]) -> list[StoredPuzzle]:
    """Fill the gaps in the chapters; the first chapter has a fixed grade."""
    mended = []
    for old, new in zip(published(), places, strict=True):
        if new and old.chapter == FIRST:
            mended.append(replace(new, grade=old.grade))
        elif new and new.grade == old.grade:
            mended.append(new)
        else:
            if new:
                mending.displaced(new, NEW)
            mended.append(chosen_for(old, mending))
    return mended


def chosen_for(old: StoredPuzzle, mending: Mending) -> StoredPuzzle:
    """Return the successor of a puzzle in its chapter, with the same theme if possible."""
    same = [entry.score for entry in published() if (entry.chapter, entry.grade) == (old.chapter, old.grade)]
    new = mending.newcomer(old, min(same), max(same) + 0.001)
    themes = themes_of(new.puzzle(), new.certificate)
    theme = old.theme if old.theme in themes else new.theme
    return replace(new, id=successor(old.id), theme=theme, grade=old.grade, chapter=old.chapter)


def successor(name: str) -> str:
    """Return the name of a puzzle's successor in its chapter: after 16 comes 16b, then 16c."""
    found = re.fullmatch(r"(.*\d)([a-z]?)", name)
    assert found, name
    return f"{found[1]}{chr(ord(found[2] or 'a') + 1)}"


def mend_bank(mending: Mending, places: list[StoredPuzzle | None]) -> list[StoredPuzzle]:
    """Fill the gaps in the bank; each puzzle belongs to the weekday that its score fits."""
    entries = bank()
    weeks = len(entries) // DAYS
    bounds = [min(entry.score for entry in entries[day * weeks : (day + 1) * weeks]) for day in range(1, DAYS)]
    parts = list(zip([-1e9, *bounds], [*bounds, 1e9], strict=True))
    part_of = [parts[min(at // weeks, DAYS - 1)] for at in range(len(entries))]
    for at, (entry, (low, high)) in enumerate(zip(places, part_of, strict=True)):
        if entry and not low <= entry.score <= high:
            mending.displaced(entry, entry.id)
            places[at] = None
    number = max(int(entry.id.partition("-")[2]) for entry in entries)
    mended = []
    for old, stays, (low, high) in zip(entries, places, part_of, strict=True):
        new = stays or mending.newcomer(old, low, high)
        if new.id == NEW:
            number += 1
            new = replace(new, id=f"loch-{number}")
        mended.append(new)
    return mended


def main() -> None:
    """Write both files."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("batches", type=Path, nargs="+")
    options.add_argument("--gone", nargs="*", default=[], help="names of puzzles that are to go")
    chosen = options.parse_args()
    before = {entry.id for entry in (*published(), *bank())}
    game, rest = mend(read_batches(chosen.batches), set(chosen.gone))
    (FOLDER / "published.json").write_text(write_set(game), "utf-8")
    (FOLDER / "bank.json.gz").write_bytes(gzip.compress(write_set(rest).encode(), 9, mtime=0))
    new = [entry for entry in (*game, *rest) if entry.id not in before]
    print(f"{len(game)} puzzles of the game, {len(rest)} in the bank, {len(new)} of them new")
    for entry in new[:20]:
        print(entry.id, entry.grade, entry.score, entry.text)


if __name__ == "__main__":
    main()
