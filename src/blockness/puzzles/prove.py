"""Proves a puzzle by exhaustive search: everything monsters can become, or every move and every reply."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from blockness.puzzles.goal import Kind
from blockness.search.exact.forced_goal import BLOCK, WIN, ForcedGoal
from blockness.search.exact.one_monster import OneMonster
from blockness.search.exact.two_monsters import TwoMonsters
from blockness.search.exact.walk import ASHORE, NOWHERE

if TYPE_CHECKING:
    from blockness.game import Move, Position
    from blockness.puzzles.puzzle import Puzzle
    from blockness.search.exact.walk import Walk

SOLVER = 2  # raised whenever an answer or a count of nodes could differ
MOST_MONSTERS = 1 << 20
MOST_POSITIONS = 20_000_000


@dataclass(frozen=True)
class Certificate:
    """What the search found.

    Where only the person moves, `solutions` counts the different monsters that reach the goal, arch after arch from
    tail to head, or pairs of monsters if two are the person's: the order of the placements does not matter. Against
    opponents it counts the first moves that force the goal, whatever the replies.
    """

    solutions: int
    line: tuple[str, ...]  # a solution; against opponents, with the replies that hold out longest
    nodes: int
    depth: int = 0  # the most placements in a row that were found, if only the person moves
    exact: bool = True  # False: the search was cut short, and there may be more solutions
    solver: int = SOLVER

    @property
    def is_solvable(self) -> bool:
        """Whether there is a solution."""
        return self.exact and self.solutions > 0


def prove(puzzle: Puzzle, nodes: int | None = None) -> Certificate:
    """Search a puzzle from its first move to its last.

    >>> from blockness.puzzles import Puzzle
    >>> prove(Puzzle.parse("grow:all classic orange:d4f4/1:1/4,3/2 green:c5d5/1 rocks:f5,f3,c4 orange")).is_solvable
    True
    """
    return prove_from(puzzle, puzzle.position, puzzle.goal.number, nodes)


def prove_from(puzzle: Puzzle, position: Position, turns: int, nodes: int | None = None) -> Certificate:
    """Search from a position of a puzzle with that many turns left."""
    if puzzle.goal.kind.has_opponents:
        return prove_against_opponents(puzzle, position, turns, nodes or MOST_POSITIONS)
    return prove_alone(puzzle, position, min(nodes or MOST_MONSTERS, MOST_MONSTERS))


def goal_row(puzzle: Puzzle, position: Position | None = None) -> list[int]:
    """Return a goal without opponents as integers: most segments left, where a foot is still wanted, a height."""
    goal, many = puzzle.goal, len(puzzle.given)
    wanted = ASHORE if goal.kind is Kind.ESCAPE else goal.cell.number if goal.cell else NOWHERE
    foot = NOWHERE if has_foot(puzzle, position or puzzle.position) else wanted
    match goal.kind:
        case Kind.SOME:
            return [many - goal.number, foot, 0]
        case Kind.REACH | Kind.ESCAPE:
            return [many, foot, 0]
        case Kind.HEAD:
            return [0, foot, goal.number]
        case _:
            return [0, foot, 0]


def has_foot(puzzle: Puzzle, position: Position) -> bool:
    """Whether the person's monster has a foot where the goal wants one; if it wants none, that is always so."""
    feet = [foot for arch in position.monsters[puzzle.seat] for foot in arch.feet]
    if puzzle.goal.kind is Kind.ESCAPE:
        return any(puzzle.box.is_at_shore(foot.x, foot.y, puzzle.seats) for foot in feet)
    return puzzle.goal.cell is None or puzzle.goal.cell in feet


def prove_alone(puzzle: Puzzle, position: Position, nodes: int) -> Certificate:
    """Go through everything that the person's monsters can grow into."""
    if position.turn is None:
        return Certificate(0, (), 0)
    search = growing_search(puzzle, nodes)
    found = search.count(position.lexicon.tables, position.row, goal_row(puzzle, position))
    line = in_words(position, search.line(0)) if found else ()
    return Certificate(found, line, search.nodes, search.deepest, not search.was_stopped)


def growing_search(puzzle: Puzzle, nodes: int) -> Walk:
    """Return a search for what the person's monsters can grow into."""
    return TwoMonsters(nodes) if puzzle.goal.kind.has_partner else OneMonster(nodes)


def in_words(position: Position, codes: list[int]) -> tuple[str, ...]:
    """Put the codes of moves that follow each other into words."""
    line = []
    for code in codes:
        move = position.move_of(code)
        line.append(str(move))
        position = position.play(move)
    return tuple(line)


def forcing_search(puzzle: Puzzle, nodes: int | None = None) -> ForcedGoal:
    """Return a search for what can be forced; all its questions share one limit."""
    rivals = sum(1 << seat for seat, given in enumerate(puzzle.reserves) if given and seat != puzzle.seat)
    goal = puzzle.goal
    cell = goal.cell.number if goal.cell else NOWHERE
    return ForcedGoal(puzzle.seat, BLOCK if goal.kind is Kind.BLOCK else WIN, rivals, nodes, cell)


def prove_against_opponents(puzzle: Puzzle, position: Position, turns: int, nodes: int) -> Certificate:
    """Try every first move against every reply."""
    search = forcing_search(puzzle, nodes)
    good = forcing_moves(search, position, turns)
    line = main_line(search, position, turns, good[0]) if good else ()
    if search.was_stopped:
        return Certificate(0, (), search.nodes, exact=False)
    return Certificate(len(good), line, search.nodes)


def forcing_moves(search: ForcedGoal, position: Position, turns: int) -> list[Move]:
    """Return the moves that force the goal in that many turns, including this one."""
    if position.turn != position.colours[search.seat] or turns < 1:
        return []
    return [move for move in position.legal_moves if is_forced(search, position.play(move), turns - 1, is_own=True)]


def is_forced(search: ForcedGoal, position: Position, turns: int, *, is_own: bool) -> bool:
    """Whether the goal is reached now or in that many turns, whatever happens; `is_own`: the person moved last."""
    return search.can(position.lexicon.tables, position.row, turns, is_own, is_met(search, position))


def has_reached(search: ForcedGoal, position: Position, *, is_own: bool) -> bool:
    """Whether the goal is reached already."""
    return is_met(search, position) and search.has_reached(position.lexicon.tables, position.row, is_own)


def is_met(search: ForcedGoal, position: Position) -> bool:
    """Whether the person has a foot on the cell that the goal also asks for, if it asks for one."""
    feet = (foot.number for arch in position.monsters[search.seat] for foot in arch.feet)
    return search.cell == NOWHERE or search.cell in feet


def turns_needed(search: ForcedGoal, position: Position, turns: int, *, is_own: bool) -> int:
    """Return the fewest turns in which the goal can be forced; one more than `turns` if it cannot."""
    return next((few for few in range(turns + 1) if is_forced(search, position, few, is_own=is_own)), turns + 1)


def main_line(search: ForcedGoal, position: Position, turns: int, first: Move) -> tuple[str, ...]:
    """Return a first move and what follows: the quickest way to the goal, the replies that hold out longest."""
    line: list[Any] = [first]
    position, is_own = position.play(first), True
    turns -= 1
    while not has_reached(search, position, is_own=is_own) and not search.was_stopped:
        is_own = position.turn == position.colours[search.seat]
        after = {
            move: turns_needed(search, position.play(move), turns - is_own, is_own=is_own)
            for move in position.legal_moves
        }
        move = (min if is_own else max)(after, key=lambda move: after[move])
        line.append(move)
        position = position.play(move)
        turns -= is_own
    return tuple(map(str, line))
