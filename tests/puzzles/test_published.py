"""Every puzzle of the game keeps its promise: proved twice, minimal, with a trap, no two alike."""

from __future__ import annotations

from collections import Counter

import pytest

from blockness.locales import LANGUAGES, say
from blockness.puzzles import Kind, Puzzle, prove
from blockness.puzzles.certify import answer, has_trap, without_one
from blockness.puzzles.collection import bank, published
from blockness.puzzles.course import Course
from blockness.puzzles.grade import GRADES, grade_of, score
from blockness.puzzles.ideas import IDEAS
from blockness.puzzles.prove import SOLVER
from blockness.puzzles.symmetry import canonical
from puzzles.slow import count_solutions

ENTRIES = {entry.id: entry for entry in published()}
PARTS = [[name for number, name in enumerate(ENTRIES) if number % 6 == part] for part in range(6)]


def test_there_are_ten_first_ones_four_grades_of_thirty_and_twenty_very_hard_ones() -> None:
    chapters = Counter(name.rpartition("-")[0] for name in ENTRIES)
    assert chapters == {"first": 10, "shallows": 30, "reeds": 30, "bay": 30, "deep": 30, "lair": 20}
    assert [ENTRIES[f"first-{number}"].theme for number in range(1, 11)] == list(IDEAS)
    for grade, chapter in enumerate(GRADES, 1):
        assert {entry.grade for name, entry in ENTRIES.items() if name.startswith(chapter)} == {grade}


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
    assert Course.of(puzzle, proof.line).is_solved
    assert has_trap(puzzle, proof)
    if not found.id.startswith("first-"):
        assert (grade_of(score(puzzle, proof)), score(puzzle, proof)) == (found.grade, found.score)


def test_nothing_can_be_dropped() -> None:
    for entry in ENTRIES.values():
        puzzle = entry.puzzle()
        wanted = answer(puzzle)
        for less in without_one(puzzle):
            try:
                Puzzle.parse(str(less))
            except ValueError:
                continue
            assert answer(less) != wanted, (entry.id, str(less))


def test_no_two_are_twins_nor_in_the_bank() -> None:
    seen = Counter(canonical(entry.puzzle()) for entry in published())
    assert max(seen.values()) == 1
    assert not {entry.text for entry in published()} & {entry.text for entry in bank()}


def test_themes_goals_and_lakes_vary() -> None:
    puzzles = [entry.puzzle() for entry in published()]
    assert {puzzle.goal.kind for puzzle in puzzles} == set(Kind)
    assert {(puzzle.variant, puzzle.seats) for puzzle in puzzles} >= {
        (variant, seats) for variant in ("classic", "expert") for seats in (2, 3, 4)
    }
    assert len({puzzle.theme for puzzle in puzzles}) >= 12


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_and_every_name_can_be_said(language: str) -> None:
    for entry in published():
        assert entry.puzzle().sentence(language)
        assert say(f"puzzle-theme-{entry.theme}", language)
        assert say(f"puzzle-chapter-{entry.id.rpartition('-')[0]}", language)
    for idea in IDEAS:
        assert say(f"puzzle-idea-{idea}", language)
