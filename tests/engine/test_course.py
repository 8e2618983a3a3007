"""A puzzle under way is the same in Node and in a browser as in Python."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from blockness.puzzles.collection import published
from blockness.puzzles.course import Course
from engine.asking import ask

if TYPE_CHECKING:
    from blockness.puzzles.puzzle import Puzzle
    from engine.asking import Asked

PUZZLES = [entry.puzzle() for entry in published()]
KINDS = ("all", "some", "reach", "head", "block", "win")


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_goal_is_played_alike(engine: Asked, kind: str) -> None:
    puzzle = next(puzzle for puzzle in PUZZLES if puzzle.goal.kind == kind)
    check(engine, puzzle, Course.of(puzzle))
    for move in list(puzzle.position.legal_moves)[:3]:
        check(engine, puzzle, Course.of(puzzle, [move]))
    course = Course.of(puzzle)
    while not course.is_over:
        proof = course.prove()
        course = course.play(proof.line[0]).answered()
        check(engine, puzzle, course)
    assert course.is_solved


def check(engine: Asked, puzzle: Puzzle, course: Course) -> None:
    options = {"moves": list(course.moves)}
    questions = [ask(method, str(puzzle), options) for method in ("course", "answered", "isSolvable")]
    here = [in_words(course), in_words(course.answered()), course.is_solvable]
    if course.position.turn == puzzle.turn and not course.is_over:
        questions.append(ask("proveCourse", str(puzzle), options))
        proof = course.prove()
        here.append({
            "exact": proof.exact,
            "solvable": proof.is_solvable,
            "solutions": proof.solutions,
            "nodes": proof.nodes,
            "line": list(proof.line),
        })  # fmt: skip
    assert engine.ask_all(questions) == [{"answer": one} for one in here]


def in_words(course: Course) -> dict[str, Any]:
    return {
        "position": str(course.position),
        "moves": list(course.moves),
        "turns": course.turns,
        "turnsLeft": course.turns_left,
        "passed": list(course.passed),
        "isSolved": course.is_solved,
        "isOver": course.is_over,
    }
