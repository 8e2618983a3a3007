"""Checks whether a goal and a lake make a puzzle."""

from __future__ import annotations

from typing import TYPE_CHECKING

from blockness.game import InvalidPosition, setup
from blockness.puzzles.errors import InvalidPuzzle
from blockness.puzzles.goal import Kind

if TYPE_CHECKING:
    from blockness.box import Box
    from blockness.game import Cell
    from blockness.game.facts import Facts
    from blockness.puzzles.goal import Goal


def check_colour(facts: Facts) -> None:
    """Check that the line ends with one of its colours."""
    if facts.turn not in facts.colours:
        expected = ", ".join(facts.colours)
        raise InvalidPuzzle(f"expected the colour to move at the end ({expected}), got {(facts.turn or '')[:20]!r}")


def check_movers(goal: Goal, facts: Facts) -> None:
    """Check that the person has something to place, and has opponents or a partner if the goal needs them."""
    movers = [colour for colour, given in zip(facts.colours, facts.reserves, strict=True) if given]
    if facts.turn not in movers:
        raise InvalidPuzzle(f"{facts.turn} has nothing to place", "nothing-given")
    others = [colour for colour in movers if colour != facts.turn]
    if goal.kind.has_partner and len(others) != 1:
        raise InvalidPuzzle(
            f"the goal {goal} needs exactly one more monster with segments to place, got {len(others)}", "no-partner"
        )
    if not (goal.kind.has_opponents or goal.kind.has_partner) and others:
        raise InvalidPuzzle(f"only {facts.turn} moves under the goal {goal}, so {others[0]} has no segments")
    if goal.kind.has_opponents and not others:
        raise InvalidPuzzle(f"the goal {goal} needs an opponent with segments to place", "no-opponent")


def check_rocks(facts: Facts, box: Box) -> None:
    """Check that every rock is in open water, and only once."""
    for rock in facts.rocks:
        check_open(facts, box, rock, "a rock", "rock")
        if facts.rocks.count(rock) > 1:
            raise InvalidPuzzle(f"there are two rocks on {rock}")


def check_open(facts: Facts, box: Box, cell: Cell, what: str, flaw: str) -> None:
    """Check that a cell is part of the lake and empty."""
    try:
        setup.check_open(facts, box, cell, what)
    except InvalidPosition as error:
        raise InvalidPuzzle(str(error), flaw) from error


def check_away(facts: Facts, box: Box) -> None:
    """Check that the person's monster is not at the shore yet."""
    arches = facts.monsters[facts.colours.index(facts.turn or "")]
    for foot in (foot for arch in arches for foot in arch.feet):
        if box.is_at_shore(foot.x, foot.y, len(facts.colours)):
            raise InvalidPuzzle(f"{facts.turn} is at the shore already, on {foot}", "at-the-shore")


def check_goal(goal: Goal, facts: Facts, box: Box) -> None:
    """Check that the goal fits the lake and the segments."""
    if goal.cell:
        check_open(facts, box, goal.cell, "the mark", "mark")
        if goal.cell in facts.rocks:
            raise InvalidPuzzle(f"the mark on {goal.cell} is a rock", "mark")
    if goal.kind is Kind.ESCAPE:
        check_away(facts, box)
    given = len(facts.reserves[facts.colours.index(facts.turn or "")])
    if goal.kind is Kind.SOME and goal.number >= given:
        raise InvalidPuzzle(f"expected fewer than {given} segments to place, got {goal.number}", "too-few-given")
    if goal.kind is Kind.HEAD and goal.number > 6:
        raise InvalidPuzzle(f"expected a height from 1 to 6, got {goal.number}")
