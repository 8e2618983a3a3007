"""A puzzle: a lake, a monster to move and a goal."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import cached_property

from blockness.box import Box, Segment, Variant
from blockness.game import Arch, Cell, Position
from blockness.game.facts import Facts
from blockness.locales import say
from blockness.puzzles.checks import check_colour, check_goal, check_movers, check_rocks
from blockness.puzzles.errors import InvalidPuzzle
from blockness.puzzles.goal import Goal, Kind
from blockness.puzzles.line import read as read_line
from blockness.puzzles.line import write as write_line


@dataclass(frozen=True)
class Puzzle:
    """A question on the lake. `str` writes it on one line, `Puzzle.parse` reads that line.

    >>> puzzle = Puzzle.parse("grow:all classic orange:d4f4/1:3/2,1/3 green:- rocks:g5 orange")
    >>> puzzle.sentence()
    'Place both segments.'
    >>> len(puzzle.position.legal_moves)
    18
    """

    goal: Goal
    variant: Variant
    colours: tuple[str, ...]
    monsters: tuple[tuple[Arch, ...], ...]  # () for a monster that is not on the lake
    reserves: tuple[tuple[Segment, ...], ...]  # what each may still place; () for those that stand still
    rocks: tuple[Cell, ...]  # where nothing stands and nothing passes
    turn: str  # the colour that the person plays, or the first of them to move
    id: str = ""
    theme: str = ""
    grade: int = 0  # 1 to 5, 0 if not graded
    box: Box = field(default_factory=Box.usual, repr=False)

    @staticmethod
    def parse(text: str, box: Box | None = None) -> Puzzle:
        """Read a puzzle's line, or refuse it with an InvalidPuzzle that says why."""
        box = box or Box.usual()
        goal, facts = read_line(text, box)
        check_colour(facts)
        check_movers(goal, facts)
        check_rocks(facts, box)
        check_goal(goal, facts, box)
        puzzle = Puzzle.of(goal, facts, box)
        if not puzzle.position.mobility(puzzle.seat):
            raise InvalidPuzzle(f"{puzzle.turn} cannot place any of its segments", "cannot-move")
        return puzzle

    @staticmethod
    def of(goal: Goal, facts: Facts, box: Box) -> Puzzle:
        """Return the puzzle made of parts that are known to fit."""
        assert facts.turn, "somebody moves"
        return Puzzle(
            goal, facts.variant, facts.colours, facts.monsters, facts.reserves, facts.rocks, facts.turn, box=box
        )

    def __str__(self) -> str:
        return write_line(self.goal, self.facts)

    @property
    def facts(self) -> Facts:
        """What is on the lake before the first move."""
        return Facts(self.variant, self.colours, self.monsters, self.reserves, self.rocks, self.turn)

    @property
    def text(self) -> str:
        """The whole question on one line."""
        return str(self)

    @property
    def link(self) -> str:
        """The same for an address, with underscores instead of blanks."""
        return str(self).replace(" ", "_")

    @property
    def seats(self) -> int:
        """How many seats the lake is for."""
        return len(self.colours)

    @property
    def seat(self) -> int:
        """The seat that the person plays."""
        return self.colours.index(self.turn)

    @property
    def own(self) -> tuple[str, ...]:
        """The colours that the person moves."""
        if not self.goal.kind.has_partner:
            return (self.turn,)
        return tuple(colour for colour, given in zip(self.colours, self.reserves, strict=True) if given)

    @property
    def given(self) -> tuple[Segment, ...]:
        """The segments that the person may place."""
        return self.reserves[self.seat]

    @cached_property
    def position(self) -> Position:
        """The lake before the first move: a position with rocks and smaller reserves."""
        return Position.of(self.facts, self.box)

    @property
    def count(self) -> int:
        """How many segments or turns the goal mentions."""
        return len(self.given) if self.goal.kind is Kind.ALL else self.goal.number

    def sentence(self, language: str = "en") -> str:
        """Put the goal into words."""
        goal = self.goal
        figures: dict[str, str | int] = {"count": self.count, "given": len(self.given), "perch": goal.number}
        first = say(f"puzzle-goal-{goal.kind}", language, cell=goal.cell or "", **figures)
        return f"{first} {say('puzzle-goal-also-reach', language, cell=goal.cell or '')}" if goal.has_second else first

    def named(self, name: str, theme: str = "", grade: int = 0) -> Puzzle:
        """Return the same puzzle with a name."""
        return replace(self, id=name, theme=theme or self.theme, grade=grade or self.grade)
