"""Chooses the puzzles of the game from many, chapter by chapter, and keeps the others for the bank.

python tools/edition.py [BATCHES...] [--finales FILES...] [--climbed FILES...] [--regrade]

It takes the puzzles of the game and those of the bank, adds batches of `blockness puzzle generate` and what
tools/improve.py made, if there are any, grades the new ones (with --regrade all of them), and rewrites published.json
and bank.json.gz. The lessons stay. A puzzle keeps its name; those that are new to the files get the next numbers.
"""

from __future__ import annotations

import argparse
import gzip
import json
import random
import re
from collections import Counter
from dataclasses import dataclass, replace
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING

from blockness.puzzles import Puzzle, collection, prove
from blockness.puzzles.collection import StoredPuzzle, bank, published, write_set
from blockness.puzzles.daily import DAYS
from blockness.puzzles.goal import Goal, Kind
from blockness.puzzles.making.factory import graded
from blockness.puzzles.making.grade import grade_of, score
from blockness.puzzles.making.quality import Quality, quality_of
from blockness.puzzles.making.symmetry import canonical
from blockness.puzzles.making.themes import theme_of, themes_of
from blockness.puzzles.names import CHAPTERS, FIRST
from effort import BACKWARD, is_solved_at_first_sight, tries

if TYPE_CHECKING:
    from collections.abc import Iterable

FOLDER = Path(collection.__file__).parent
HARD = 4  # from this grade on nobody may solve a puzzle at first sight
NEW = "new"  # stands in for a name
MASTERPIECES = (4, 4, 4, 4, 4, 4, 3, 3)  # of the chapters after the first

# The themes that belong to a chapter, and the grades of its puzzles in order; the finale follows.
ABOUT = {
    "turn-back": ("turn-back",),
    "stairs": ("stair",),
    "over-two": ("over-two",),
    "last-gap": ("last-gap",),
    "tail-first": ("tail-first",),
    "tall-head": ("tall-head",),
    "expert-leap": ("expert-leap",),
    "blocking": ("fence", "last-word"),
}
GRADES = {
    "turn-back": (1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 4),
    "stairs": (1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 4),
    "over-two": (1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4),
    "last-gap": (1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4),
    "tail-first": (1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 5),
    "tall-head": (1, 1, 1, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 5, 5),
    "expert-leap": (1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 5),
    "blocking": (1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 5),
}
MOST_TRIES = 3  # of somebody who keeps to par
ALONE = 2  # puzzles that introduce the idea of a chapter, with as little else as possible
LOYALTY = 1.5  # what it counts that people may know a puzzle already, in its chapter
HONOUR = 0.4  # what it counts that a puzzle is a masterpiece already
RARE = {"escape": 1, "together": 1, "some": 2, "4 seats": 2}  # that many in every chapter, where there are any
SINGLE = ("escape", "together")  # and no more of these
LEAST_BEAUTY = 1.5  # of a puzzle that is new to the files
SAMENESS = 0.12  # what it costs for each puzzle of the chapter with the same goal, lake or variant


@dataclass(frozen=True)
class Candidate:
    """A puzzle that may be chosen."""

    entry: StoredPuzzle
    quality: Quality
    themes: frozenset[str]
    home: str  # the chapter it stands in already
    was_masterpiece: bool

    @property
    def is_twofold(self) -> bool:
        """Whether it asks for two things at once."""
        return "+" in self.entry.text


def read_batches(files: Iterable[Path]) -> list[StoredPuzzle]:
    """Read all puzzles from some batches, one of each set of twins, and grade them."""
    found: dict[str, StoredPuzzle] = {}
    for file in files:
        for line in file.read_text("utf-8").splitlines()[1:]:
            for data in json.loads(line)["puzzles"]:
                found.setdefault(data["canonical"], graded(data, NEW))
    return sorted(found.values(), key=lambda entry: (entry.score, entry.text))


def read_made(file: Path) -> list[StoredPuzzle]:
    """Read what tools/improve.py made of one puzzle after the other."""
    made = []
    for line in file.read_text("utf-8").splitlines():
        for text in json.loads(line)["made"]:
            puzzle = Puzzle.parse(text)
            made.append(StoredPuzzle(NEW, text, "", 0, 0.0, prove(puzzle)))
    return [replace(entry, theme=theme_of(entry.puzzle(), entry.certificate)) for entry in made]


def origins(file: Path) -> set[str]:
    """Return the puzzles that tools/improve.py made something of: one of a family is enough."""
    lines = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
    return {line["of"] for line in lines if line["made"]}


def kind_of(entry: StoredPuzzle) -> tuple[str, str, str]:
    """Return goal, variant and the number of seats, as texts to count."""
    goal, variant, *rest = entry.text.split(" ")
    seats = sum(not field.startswith("rocks:") for field in rest) - 1
    return goal.partition(":")[0], variant, f"{seats} seats"


def candidates(entries: Iterable[StoredPuzzle], *, regrade: bool) -> list[Candidate]:
    """Return the puzzles that keep the standard, one of those that are alike; the best comes first."""
    found = []
    for entry in entries:
        puzzle, proof = entry.puzzle(), entry.certificate
        quality = quality_of(puzzle, proof)
        is_plain = not entry.score and quality.beauty < LEAST_BEAUTY
        if is_plain or not quality.keeps_the_standard:
            continue
        is_known = entry.score and not regrade
        points = entry.score if is_known else score(puzzle, proof)
        renewed = replace(entry, score=points, grade=grade_of(points), chapter="", par=0, masterpiece=False)
        if is_known or renewed.grade < HARD or not is_solved_at_first_sight(puzzle, len(entry.text)):
            found.append(
                Candidate(renewed, quality, frozenset(themes_of(puzzle, proof)), entry.chapter, entry.masterpiece)
            )
    found.sort(key=lambda one: (not one.home, -one.quality.beauty, one.entry.text))
    alike: dict[str, Candidate] = {}
    for one in found:
        alike.setdefault(canonical(one.entry.puzzle()), one)
    return list(alike.values())


def choose_chapter(chapter: str, pool: list[Candidate]) -> list[Candidate]:
    """Return a chapter: first the idea alone, then in company, ever harder, as beautiful and varied as possible."""
    used: Counter[str] = Counter()
    chosen: list[Candidate] = []
    grades = list(GRADES[chapter])

    def take(fit: list[Candidate], *, is_alone: bool = False) -> None:
        best = max(fit, key=lambda one: worth(one, chapter, used, is_alone=is_alone))
        pool.remove(best)
        grades.remove(min(grades, key=lambda grade: abs(grade - best.entry.grade)))
        used.update(kind_of(best.entry))
        theme = next((theme for theme in ABOUT[chapter] if theme in best.themes), best.entry.theme)
        chosen.append(replace(best, entry=replace(best.entry, chapter=chapter, theme=theme)))

    while grades:
        many = {kind for kind in SINGLE if used[kind] >= RARE[kind]}
        fit = [one for one in pool if one.themes & set(ABOUT[chapter]) and not many & set(kind_of(one.entry))]
        near = [one for one in fit if one.entry.grade in grades]
        loved = [one for one in near if one.home == chapter and one.was_masterpiece]
        scarce = [one for one in near if is_scarce(one, used)]
        if len(chosen) >= ALONE and (loved or scarce):
            take(loved or scarce)
        else:
            least = min(abs(one.entry.grade - grades[0]) for one in fit)
            take([one for one in fit if abs(one.entry.grade - grades[0]) == least], is_alone=len(chosen) < ALONE)
    return sorted(chosen, key=lambda one: (one.entry.grade, one.entry.score))


def is_scarce(one: Candidate, used: Counter[str]) -> bool:
    """Whether a chapter still lacks puzzles of this kind."""
    return any(used[kind] < RARE.get(kind, 0) for kind in kind_of(one.entry))


def worth(one: Candidate, chapter: str, used: Counter[str], *, is_alone: bool) -> float:
    """Return how much a puzzle would add to a chapter."""
    company = -0.8 * one.quality.themes if is_alone else 0.0
    same = SAMENESS * sum(used[kind] for kind in kind_of(one.entry))
    return one.quality.beauty + company + LOYALTY * (one.home == chapter) - same


def choose(everything: list[Candidate]) -> list[StoredPuzzle]:
    """Return the puzzles of the game; the chapters with the fewest candidates choose first."""
    pool = [one for one in everything if not one.is_twofold]
    twofold = [one for one in everything if one.is_twofold]
    few = sorted(GRADES, key=lambda chapter: sum(bool(one.themes & set(ABOUT[chapter])) for one in pool))
    chapters = {chapter: choose_chapter(chapter, pool) for chapter in few}
    game = [entry for entry in published() if entry.chapter == FIRST]  # composed by hand
    for chapter, many in zip(CHAPTERS[1:], MASTERPIECES, strict=True):
        best = sorted(chapters[chapter], key=lambda one: -one.quality.beauty - HONOUR * one.was_masterpiece)[:many]
        game += [replace(one.entry, masterpiece=one in best) for one in chapters[chapter]]
        game.append(finale_of(chapter, twofold, [*game, *(one.entry for rest in chapters.values() for one in rest)]))
    return game


def finale_of(chapter: str, pool: list[Candidate], game: list[StoredPuzzle]) -> StoredPuzzle:
    """Return the last puzzle of a chapter: two goals at once, and nothing like it before. One that is there stays."""
    hardest, known = GRADES[chapter][-1], set(map(family, game))
    fit = [one for one in pool if one.themes & set(ABOUT[chapter]) and family(one.entry) not in known]
    best = max(fit, key=lambda one: (one.home == chapter, one.quality.beauty - 2 * max(0, hardest - one.entry.grade)))
    pool.remove(best)
    theme = next(theme for theme in ABOUT[chapter] if theme in best.themes)
    name = name_of_finale(chapter) if best.entry.id == NEW else best.entry.id
    return replace(best.entry, id=name, chapter=chapter, theme=theme, par=par_of(best.entry))


def name_of_finale(chapter: str) -> str:
    """Return a name that no finale of the chapter has had: after finale-stairs comes finale-stairs-2."""
    last = next((entry.id for entry in published() if entry.chapter == chapter and entry.par), "")
    number = int(re.sub(r"\D", "", last) or 1) + 1 if last.startswith("finale-") else 1
    return f"finale-{chapter}" + (f"-{number}" if number > 1 else "")


def family(entry: StoredPuzzle) -> str:
    """Return what puzzles have in common that ask the same monsters for different things."""
    return canonical(replace(entry.puzzle(), goal=Goal(Kind.ALL)))


def par_of(entry: StoredPuzzle) -> int:
    """Return how many placements a good solver needs, those taken back included."""
    own = entry.puzzle().goal.number if entry.puzzle().goal.kind.has_opponents else len(entry.certificate.line)
    return round(own * min(MOST_TRIES, max(1.5, tries(entry.puzzle(), BACKWARD["heron"], len(entry.text)))))


def by_weekday(entries: list[StoredPuzzle]) -> list[StoredPuzzle]:
    """Return the bank as the days go through it: a part for each weekday, easy to hard, each part in random order."""
    weeks = len(entries) // DAYS
    parts = [entries[day * weeks : (day + 1) * weeks] for day in range(DAYS)]
    for day, part in enumerate(parts):
        random.Random(day).shuffle(part)
    return [*chain(*parts), *entries[DAYS * weeks :]]


def named(entries: list[StoredPuzzle], known: Iterable[StoredPuzzle]) -> list[StoredPuzzle]:
    """Give the next numbers to the puzzles that have no name yet."""
    number = max(int(entry.id.partition("-")[2]) for entry in known if entry.id.startswith("loch-"))
    found = []
    for entry in entries:
        number += entry.id == NEW
        found.append(replace(entry, id=f"loch-{number}") if entry.id == NEW else entry)
    return found


def main() -> None:
    """Write both files."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("batches", type=Path, nargs="*")
    options.add_argument("--finales", type=Path, nargs="*", default=[])
    options.add_argument("--climbed", type=Path, nargs="*", default=[])
    options.add_argument("--regrade", action="store_true", help="grade those that have a grade, too")
    chosen = options.parse_args()
    known = [entry for entry in (*published(), *bank()) if entry.chapter != FIRST]
    made = [entry for file in chosen.climbed for entry in read_made(file)]
    improved = {name for file in chosen.climbed for name in origins(file)}
    stay = [entry for entry in (*known, *read_batches(chosen.batches)) if entry.text not in improved]
    pool = candidates(named([*stay, *made], known), regrade=chosen.regrade)
    finales = candidates((entry for file in chosen.finales for entry in read_made(file)), regrade=True)
    game = choose([*pool, *finales])
    taken = {canonical(entry.puzzle()) for entry in game}
    left = [one.entry for one in pool if not one.is_twofold and canonical(one.entry.puzzle()) not in taken]
    rest = sorted(left, key=lambda one: (one.score, one.text))
    (FOLDER / "published.json").write_text(write_set(game), "utf-8")
    (FOLDER / "bank.json.gz").write_bytes(gzip.compress(write_set(by_weekday(rest)).encode(), 9, mtime=0))
    kept = sum(entry.id in {old.id for old in published()} for entry in game)
    print(f"{len(game)} puzzles of the game, {kept} of them as before, {len(rest)} in the bank")


if __name__ == "__main__":
    main()
