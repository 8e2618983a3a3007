"""Puzzles as pages see them: in a list, on their own and in play."""

from __future__ import annotations

from functools import cache

import msgspec

from blockness.puzzles import Kind, Puzzle
from blockness.puzzles.collection import published
from blockness.puzzles.course import Course
from blockness.puzzles.names import FIRST, GRADES
from blockness.server.http.lakes import RefusedMove
from blockness.server.table.messages import Choice
from blockness.server.table.state import choices_of


class PuzzleGoal(msgspec.Struct, frozen=True):
    """What the puzzle asks for. Its sentence is puzzle-goal-KIND with these numbers."""

    kind: Kind
    count: int
    given: int
    perch: int
    cell: str | None


class PuzzleSummary(msgspec.Struct, frozen=True):
    """A puzzle in the list."""

    id: str
    chapter: str  # its name is puzzle-chapter-CHAPTER
    grade: int
    theme: str  # its name is puzzle-theme-THEME
    goal: PuzzleGoal
    variant: str
    seats: int


class PuzzleState(msgspec.Struct, frozen=True):
    """A puzzle in play: the lake, as in /api/lakes, and how close the goal is."""

    position: str
    choices: tuple[Choice, ...]
    passed: tuple[str, ...]  # colours that had to pass after the last move
    refused: RefusedMove | None
    moves: tuple[str, ...]  # all so far, the opponents' answers among them
    answers: tuple[str, ...]  # of the opponents, to the move that was tried
    reserves: dict[str, tuple[str, ...]]  # what each monster that moves may still place
    turns_left: int | None  # of the person's moves, where the goal counts them
    solved: bool
    over: bool
    solvable: bool | None  # only where it was asked for; null also if the search takes too long
    hint: str | None  # only where it was asked for


class PuzzleView(msgspec.Struct, frozen=True):
    """A whole puzzle except for its solution."""

    id: str
    chapter: str
    grade: int
    theme: str
    text: str
    link: str
    goal: PuzzleGoal
    variant: str
    turn: str
    rocks: tuple[str, ...]
    state: PuzzleState


def goal_of(puzzle: Puzzle) -> PuzzleGoal:
    """Return what the goal's sentence mentions."""
    goal = puzzle.goal
    return PuzzleGoal(goal.kind, puzzle.count, len(puzzle.given), goal.number, goal.cell and str(goal.cell))


def chapter_of(puzzle: Puzzle) -> str:
    """Return a puzzle's chapter; for one from the bank or from a person, the chapter of its grade, if it has one."""
    chapter = puzzle.id.rpartition("-")[0]
    return chapter if chapter in (FIRST, *GRADES) else GRADES[puzzle.grade - 1] if puzzle.grade else ""


def summary_of(puzzle: Puzzle) -> PuzzleSummary:
    """Return a puzzle for the list."""
    return PuzzleSummary(
        puzzle.id, chapter_of(puzzle), puzzle.grade, puzzle.theme, goal_of(puzzle), puzzle.variant.value, puzzle.seats
    )


@cache
def list_of_all() -> tuple[PuzzleSummary, ...]:
    """Return the whole list, made once."""
    return tuple(summary_of(entry.puzzle()) for entry in published())


def state_of(
    course: Course, refused: RefusedMove | None = None, ask: str = "", answers: tuple[str, ...] = ()
) -> PuzzleState:
    """Return the state of a puzzle in play."""
    puzzle, position = course.puzzle, course.position
    proof = course.prove() if ask == "hint" and not course.is_over else None
    return PuzzleState(
        position=str(position),
        choices=() if course.is_over else choices_of(position),
        passed=course.passed,
        refused=refused,
        moves=course.moves,
        answers=answers,
        reserves={
            colour: tuple(map(str, position.reserve(colour)))
            for colour, given in zip(puzzle.colours, puzzle.reserves, strict=True)
            if given
        },
        turns_left=course.turns_left if puzzle.goal.kind.has_opponents else None,
        solved=course.is_solved,
        over=course.is_over,
        solvable=course.is_solvable if ask == "solvable" else None,
        hint=proof.line[0] if proof and proof.line else None,
    )


def view_of(puzzle: Puzzle) -> PuzzleView:
    """Return a puzzle and its lake as they are at the start."""
    return PuzzleView(
        id=puzzle.id,
        chapter=chapter_of(puzzle),
        grade=puzzle.grade,
        theme=puzzle.theme,
        text=puzzle.text,
        link=puzzle.link,
        goal=goal_of(puzzle),
        variant=puzzle.variant.value,
        turn=puzzle.turn,
        rocks=tuple(map(str, puzzle.rocks)),
        state=state_of(Course.of(puzzle)),
    )
