"""A puzzle under way is the same in Node and in a browser as in Python."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from blockness.puzzles import Puzzle
from blockness.puzzles.collection import published
from blockness.puzzles.course import Course
from engine.asking import ask

if TYPE_CHECKING:
    from engine.asking import Asked

PUZZLES = [entry.puzzle() for entry in published()]
KINDS = ("all", "some", "reach", "head", "block", "win")
EXAMPLES = (
    "grow:all+reach:e8 classic orange:f5f7/1 green:d9e9/1:2/2,3/3,2/4 rocks:d4,c5,e6,f8,h9 green",
    "some:3+reach:e9 classic black:i6e6/1,d6d4/4,c4g4/5:1/3,3/4,2/5,3/6 purple:h4h7/3,g7d7/1"
    " rocks:i5,i7,d8,d9,f9,g9 black",
    "head:4+reach:c4 classic purple:c5c8/1:2/4,3/5 black:- rocks:f8 purple",
    "escape classic orange:f4f6/5,f7d7/1,d8d4/2:3/3,4/5 green:- rocks:d3,h3,e4,c7,c8 orange",
    "together classic purple:g7f7/2,f6c6/1,c7c5/5,d5g5/5:3/3,1/4,4/6 green:g8f8/1,f9h9/5,h8h4/4,h3e3/2:1/3 purple",
)


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_goal_is_played_alike(engine: Asked, kind: str) -> None:
    play_alike(engine, next(puzzle for puzzle in PUZZLES if puzzle.goal.kind == kind))


@pytest.mark.parametrize("text", EXAMPLES, ids=lambda text: text.partition(" ")[0])
def test_goals_that_may_be_missing_in_the_game_are_played_alike(engine: Asked, text: str) -> None:
    play_alike(engine, Puzzle.parse(text))


def play_alike(engine: Asked, puzzle: Puzzle) -> None:
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
