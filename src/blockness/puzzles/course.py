"""A puzzle under way: the moves so far, whether it is solved, and the opponents' answers."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from blockness.puzzles.goal import Kind
from blockness.puzzles.prove import MOST_POSITIONS, Certificate, force_room, is_forced, prove_from, turns_needed

if TYPE_CHECKING:
    from collections.abc import Iterable

    from blockness.game import Move, Position
    from blockness.puzzles.puzzle import Puzzle


@dataclass(frozen=True)
class Course:
    """A puzzle and what was played. It never changes: `play` returns another one."""

    puzzle: Puzzle
    position: Position
    moves: tuple[str, ...] = ()
    turns: int = 0  # that the person has taken
    nodes: int = MOST_POSITIONS  # that a search from here may take

    @classmethod
    def of(cls, puzzle: Puzzle, moves: Iterable[Move | str] = (), nodes: int = MOST_POSITIONS) -> Course:
        """Begin, and play some moves."""
        course = cls(puzzle, puzzle.position, nodes=nodes)
        for move in moves:
            course = course.play(move)
        return course

    def play(self, move: Move | str) -> Course:
        """Play a move of whoever is to move; refuse any other with its reason."""
        after = self.puzzle.play(self.position, move)
        mine = self.position.turn == self.puzzle.turn
        return Course(self.puzzle, after, (*self.moves, str(move)), self.turns + mine, self.nodes)

    @property
    def turns_left(self) -> int:
        """How many moves the person still has, where the goal counts them."""
        return self.puzzle.goal.number - self.turns

    @cached_property
    def is_solved(self) -> bool:
        """Whether the goal is reached."""
        goal, position, seat = self.puzzle.goal, self.position, self.puzzle.seat
        if not self.moves:
            return False
        match goal.kind:
            case Kind.ALL:
                return position.left(seat) == 0
            case Kind.SOME:
                return len(self.puzzle.given) - position.left(seat) >= goal.number
            case Kind.REACH:
                return any(arch.has_foot_on(goal.cell or arch.tailward) for arch in position.monsters[seat])
            case Kind.HEAD:
                return position.left(seat) == 0 and position.perch(seat) == goal.number
            case _:
                return is_forced(force_room(self.puzzle), position, 0)

    @property
    def is_over(self) -> bool:
        """Whether nothing more can come of it: solved, out of turns, or nobody can move."""
        has_turns = self.puzzle.goal.kind.is_growth or self.turns_left > 0 or self.position.turn != self.puzzle.turn
        return self.is_solved or self.position.is_over or not has_turns

    def prove(self) -> Certificate:
        """Search on from here, where it is the person's turn."""
        if self.is_solved:
            return Certificate(1, (), 0)
        return prove_from(self.puzzle, self.position, self.turns_left, self.nodes)

    @property
    def is_solvable(self) -> bool | None:
        """Whether the goal can still be reached, whoever is to move; None if that takes too long to tell."""
        if self.is_solved or self.puzzle.goal.kind.is_growth:
            proof = self.prove()
            return proof.solutions > 0 if proof.exact else None
        room = force_room(self.puzzle, self.nodes)
        answer = is_forced(room, self.position, self.turns_left)
        return None if room.was_stopped else answer

    def answer(self) -> Move | None:
        """Return what the opponent to move answers: what holds out longest; None if it is not its turn."""
        if self.is_over or self.position.turn == self.puzzle.turn:
            return None
        room = force_room(self.puzzle, self.nodes)
        after = {
            move: turns_needed(room, self.position.play(move), self.turns_left) for move in self.position.legal_moves
        }
        return max(after, key=lambda move: after[move])

    def answered(self) -> Course:
        """Let the opponents answer until it is the person's turn again."""
        course = self
        while move := course.answer():
            course = course.play(move)
        return course
