"""A puzzle under way: the moves so far, whether it is solved, and the opponents' replies."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING

from blockness.game import Passed
from blockness.game.events import events_between
from blockness.game.position import read
from blockness.puzzles.goal import Kind
from blockness.puzzles.prove import (
    MOST_POSITIONS,
    Certificate,
    forcing_search,
    has_foot,
    has_reached,
    is_forced,
    prove_from,
    turns_needed,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

    from blockness.game import Move, Position
    from blockness.puzzles.puzzle import Puzzle
    from blockness.search.exact.forced_goal import ForcedGoal


@dataclass(frozen=True)
class Course:
    """A puzzle and the moves played so far. It never changes: `play` returns a new one."""

    puzzle: Puzzle
    position: Position
    nodes: int  # how many a search may look at
    search: ForcedGoal | None  # what can be forced, all along the way within one limit; None if nobody else moves
    moves: tuple[str, ...] = ()
    turns: int = 0  # how many the person has taken
    is_own: bool = False  # whether the person made the last move
    passed: tuple[str, ...] = ()  # the colours that had to pass after the last move

    @classmethod
    def of(cls, puzzle: Puzzle, moves: Iterable[Move | str] = (), nodes: int = MOST_POSITIONS) -> Course:
        """Start, and play some moves."""
        search = forcing_search(puzzle, nodes) if puzzle.goal.kind.has_opponents else None
        course = cls(puzzle, puzzle.position, nodes, search)
        for move in moves:
            course = course.play(move)
        return course

    def play(self, move: Move | str) -> Course:
        """Play a move for whoever is to move, or refuse it with a reason."""
        after = self.position.play(move)
        events = events_between(self.position, read(move), after, len(self.moves) + 1)
        is_own = self.position.turn in self.puzzle.own
        return replace(
            self,
            position=after,
            moves=(*self.moves, str(move)),
            turns=self.turns + is_own,
            is_own=is_own,
            passed=tuple(event.colour for event in events if isinstance(event, Passed)),
        )

    @property
    def turns_left(self) -> int:
        """How many moves the person has left, if the goal counts them."""
        return self.puzzle.goal.number - self.turns

    @cached_property
    def is_solved(self) -> bool:
        """Whether the goal is reached, exactly as its sentence says."""
        goal, position, seat = self.puzzle.goal, self.position, self.puzzle.seat
        if not self.moves or not has_foot(self.puzzle, position):
            return False
        match goal.kind:
            case Kind.ALL:
                return position.left(seat) == 0
            case Kind.SOME:
                return len(self.puzzle.given) - position.left(seat) >= goal.number
            case Kind.REACH | Kind.ESCAPE:
                return True
            case Kind.TOGETHER:
                return not any(map(position.left, range(position.seats)))
            case Kind.HEAD:
                return position.left(seat) == 0 and position.perch(seat) == goal.number
            case _:
                return self.turns_left >= 0 and has_reached(self.forcing, position, is_own=self.is_own)

    @property
    def forcing(self) -> ForcedGoal:
        """The search for what can be forced."""
        assert self.search is not None, "nobody else moves"
        return self.search

    @property
    def is_over(self) -> bool:
        """Whether there is nothing left to do: solved, out of turns, or nobody can move."""
        return self.is_solved or self.position.is_over or not self.has_turns

    @property
    def has_turns(self) -> bool:
        """Whether there is time for the goal: only your own move blocks, while a win waits for the end of the game."""
        match self.puzzle.goal.kind:
            case Kind.BLOCK:
                return self.turns_left > 0
            case Kind.WIN:
                return self.turns_left > 0 or self.position.turn != self.puzzle.turn
            case _:
                return True

    def prove(self) -> Certificate:
        """Search from here, on the person's turn."""
        if self.is_solved:
            return Certificate(1, (), 0)
        return prove_from(self.puzzle, self.position, self.turns_left, self.nodes)

    @property
    def is_solvable(self) -> bool | None:
        """Whether the goal can still be reached, whoever is to move; None if it takes too long to find out."""
        if self.is_solved or not self.puzzle.goal.kind.has_opponents:
            proof = self.prove()
            return proof.solutions > 0 if proof.exact or proof.solutions else None
        answer = is_forced(self.forcing, self.position, self.turns_left, is_own=self.is_own)
        return None if self.forcing.was_stopped else answer

    def answer(self) -> Move | None:
        """Return the opponent's reply, the one that holds out longest, or None if it is not its turn."""
        if self.is_over or self.position.turn in self.puzzle.own:
            return None
        after = {
            move: turns_needed(self.forcing, self.position.play(move), self.turns_left, is_own=False)
            for move in self.position.legal_moves
        }
        return max(after, key=lambda move: after[move])

    def answered(self) -> Course:
        """Let the opponents reply until it is the person's turn again."""
        course = self
        while move := course.answer():
            course = course.play(move)
        return course
