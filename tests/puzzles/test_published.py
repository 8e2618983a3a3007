"""Every puzzle of the game keeps its promise: proved twice, minimal, with a trap, no two alike."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import groupby

import pytest

from blockness.locales import LANGUAGES, say
from blockness.puzzles import Goal, Kind, prove
from blockness.puzzles.collection import bank, published
from blockness.puzzles.course import Course
from blockness.puzzles.making.grade import grade_of, score
from blockness.puzzles.making.minimal import is_minimal
from blockness.puzzles.making.quality import quality_of
from blockness.puzzles.making.symmetry import canonical
from blockness.puzzles.making.trap import has_trap
from blockness.puzzles.names import CHAPTERS, FIRST, GRADES, IDEAS
from blockness.puzzles.prove import SOLVER
from puzzles.slow import count_solutions, solved_after

ENTRIES = {entry.id: entry for entry in published()}
PARTS = [[name for number, name in enumerate(ENTRIES) if number % 6 == part] for part in range(6)]


def test_there_are_nine_chapters_in_order() -> None:
    assert len(ENTRIES) == 150
    assert list(dict.fromkeys(entry.chapter for entry in published())) == list(CHAPTERS)
    chapters = [chapter for chapter, _ in groupby(published(), key=lambda entry: entry.chapter)]
    assert chapters == list(CHAPTERS)
    assert min(Counter(entry.chapter for entry in published()).values()) >= 16


def test_chapters_grow_harder_and_end_in_a_finale() -> None:
    for chapter in CHAPTERS[1:]:
        *others, finale = [entry for entry in published() if entry.chapter == chapter]
        grades = [entry.grade for entry in others]
        assert grades == sorted(grades)
        assert finale.par >= len(finale.puzzle().given)
        assert not any(entry.par for entry in others)
        assert finale.puzzle().goal.has_second
    assert sum(entry.masterpiece for entry in published()) == 30
    named = [entry.title() for entry in published() if entry.par or entry.masterpiece]
    assert len(set(named)) == len(named) == 38


def test_the_game_and_the_bank_are_neither_crowded_nor_corridors() -> None:
    entries = [entry for entry in published() if entry.chapter != FIRST] + list(bank()[::40])
    poor = [one.id for one in entries if not quality_of(one.puzzle(), one.certificate).keeps_the_standard]
    assert not poor


def test_each_lesson_has_one_segment_one_idea_and_a_contrast() -> None:
    """In the contrast one thing has moved (a rock, a monster or the mark), and the answer is another."""
    lessons = [entry for entry in published() if entry.chapter == FIRST]
    assert [entry.theme for entry in lessons] == [idea for idea in IDEAS for _ in range(2)]
    for lesson, contrast in zip(lessons[::2], lessons[1::2], strict=True):
        words = zip(lesson.text.split(" "), contrast.text.split(" "), strict=True)
        assert sum(one != other for one, other in words) == 1
        assert [len(entry.certificate.line) for entry in (lesson, contrast)] == [1, 1]
        assert lesson.certificate.line != contrast.certificate.line
        assert len(lesson.puzzle().given) == 1


def test_nothing_is_in_a_lesson_before_it_is_taught() -> None:
    """Rocks, other monsters and opponents come with their own lessons, longer monsters with the one about crossing."""
    taught = {idea: number for number, idea in enumerate(IDEAS)}
    for entry in published()[: 2 * len(IDEAS)]:
        puzzle, at = entry.puzzle(), taught[entry.theme]
        others = [
            arches for colour, arches in zip(puzzle.colours, puzzle.monsters, strict=True) if colour != puzzle.turn
        ]
        assert not puzzle.rocks or at >= taught["rock"], entry.id
        assert not any(others) or at >= taught["open-water"], entry.id
        assert max(map(len, puzzle.monsters)) == 1 or at >= taught["over"], entry.id
        assert not puzzle.goal.kind.has_opponents or at >= taught["fence"], entry.id
        assert (puzzle.variant, puzzle.seats) == ("classic", 2)


@pytest.mark.parametrize("names", PARTS, ids=lambda names: names[0])
def test_the_slow_solver_agrees(names: list[str]) -> None:
    """It knows nothing but the oracle."""
    for name in names:
        assert count_solutions(ENTRIES[name].text) == ENTRIES[name].certificate.solutions == 1, name


@pytest.mark.parametrize("entry", ENTRIES.values(), ids=ENTRIES)
def test_the_certificate_is_true(entry: object) -> None:
    found = ENTRIES[entry.id]  # type: ignore[attr-defined]
    puzzle = found.puzzle()
    proof = prove(puzzle)
    stored = found.certificate
    assert (proof.solutions, proof.line, proof.nodes, SOLVER) == (1, stored.line, stored.nodes, stored.solver)
    said = [Course.of(puzzle, proof.line[:count]).is_solved for count in range(1, len(proof.line) + 1)]
    assert said == solved_after(found.text, proof.line) == [False] * (len(said) - 1) + [True]
    assert has_trap(puzzle, proof)
    if found.chapter != FIRST:
        assert (grade_of(score(puzzle, proof)), score(puzzle, proof)) == (found.grade, found.score)


@pytest.mark.parametrize("names", PARTS, ids=lambda names: names[0])
def test_nothing_can_be_dropped(names: list[str]) -> None:
    """However long the search takes: one that is cut short proves nothing."""
    for name in names:
        assert is_minimal(ENTRIES[name].puzzle()), name


def test_no_finale_is_on_a_lake_that_was_there_before() -> None:
    bare = [canonical(replace(entry.puzzle(), goal=Goal(Kind.ALL))) for entry in published() if entry.chapter != FIRST]
    assert len(set(bare)) == len(bare)


def test_no_two_are_twins_nor_in_the_bank() -> None:
    """Except for a lesson and its contrast, which are meant to be compared."""
    entries = [entry for entry in (*published(), *bank()) if entry.chapter != FIRST]
    lessons = [entry for entry in published() if entry.chapter == FIRST and not entry.id.endswith("b")]
    seen = Counter(canonical(entry.puzzle()) for entry in (*lessons, *entries))
    assert max(seen.values()) == 1


def test_themes_goals_and_lakes_vary() -> None:
    puzzles = [entry.puzzle() for entry in published()]
    kinds = Counter(puzzle.goal.kind for puzzle in puzzles)
    assert min(kinds[kind] for kind in Kind) >= 5
    assert kinds[Kind.SOME] >= 10
    assert sum(puzzle.seats == 4 for puzzle in puzzles) >= 12
    banked = Counter(entry.text.partition(" ")[0] for entry in bank())
    assert min(banked["escape"], banked["together"]) >= 40
    assert {(puzzle.variant, puzzle.seats) for puzzle in puzzles} >= {
        (variant, seats) for variant in ("classic", "expert") for seats in (2, 3, 4)
    }
    assert len({puzzle.theme for puzzle in puzzles}) >= 12


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_and_every_name_can_be_said(language: str) -> None:
    for entry in published():
        assert entry.puzzle().sentence(language)
        assert entry.title(language)
    for name in CHAPTERS:
        assert say(f"puzzle-chapter-{name}", language)
        assert say(f"puzzle-story-{name}", language)
    for name in GRADES:
        assert say(f"puzzle-chapter-{name}", language)
    for idea in IDEAS:
        assert say(f"puzzle-idea-{idea}", language)
