"""Reads and writes a puzzle's line: goal, variant, seats, rocks, turn."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from blockness.box import Box, Segment, Variant
from blockness.game import Cell
from blockness.game.cell import PATTERN
from blockness.game.errors import InvalidPosition
from blockness.game.line import check_table, read_monster
from blockness.game.setup import check_crossings, check_monster
from blockness.puzzles.errors import InvalidPuzzle
from blockness.puzzles.goal import Goal, Kind
from blockness.puzzles.puzzle import Puzzle

if TYPE_CHECKING:
    from blockness.game import Arch

LONGEST = 1200  # characters; the longest real ones have some 400
SHAPE = "expected goal, variant, a field for each of 2 to 4 seats, rocks if any, and the colour to move"
SEGMENT = re.compile(r"([1-5])/([1-6])")
ROCKS = re.compile(rf"rocks:({PATTERN}(?:,{PATTERN})*)")


def write(puzzle: Puzzle) -> str:
    """Return the line."""
    seats = (
        f"{colour}:{','.join(map(str, arches)) or '-'}" + (f":{','.join(map(str, reserve))}" if reserve else "")
        for colour, arches, reserve in zip(puzzle.colours, puzzle.monsters, puzzle.reserves, strict=True)
    )
    rocks = [f"rocks:{','.join(puzzle.rocks)}"] if puzzle.rocks else []
    return " ".join([str(puzzle.goal), puzzle.variant, *seats, *rocks, puzzle.turn])


def parse(text: str, box: Box) -> Puzzle:
    """Read a line, or say what keeps it from being a puzzle."""
    puzzle = read(text, box)
    check_turn(puzzle)
    check_rocks(puzzle)
    check_goal(puzzle)
    if not puzzle.position.mobility(puzzle.seat):
        raise InvalidPuzzle(f"{puzzle.turn} cannot place any of its segments", "cannot-move")
    return puzzle


def read(text: str, box: Box) -> Puzzle:
    """Read a line whose monsters can stand so; what is asked for remains to be checked."""
    if len(text) > LONGEST:
        raise InvalidPuzzle(f"expected at most {LONGEST} characters, got {len(text)}")
    words = text.replace("_", " ").split(" ")
    if len(words) < 5 or not re.fullmatch(r"[!-~]+(?: [!-~]+)*", text.replace("_", " ")):
        raise InvalidPuzzle(f"{SHAPE}, got {text[:60]!r}: perhaps it was cut off")
    goal, variant, *fields, turn = words
    rocks = read_rocks(fields.pop()) if fields[-1].startswith("rocks:") else ()
    if not 2 <= len(fields) <= 4:
        raise InvalidPuzzle(f"{SHAPE}, got {len(fields)} seats: perhaps it was cut off")
    try:
        return assemble(Goal.parse(goal), variant, fields, rocks, turn, box)
    except InvalidPosition as error:
        raise InvalidPuzzle(str(error), "cannot-stand") from error


def assemble(goal: Goal, variant: str, fields: list[str], rocks: tuple[Cell, ...], turn: str, box: Box) -> Puzzle:
    """Put the parts together; every monster stands as in a position line."""
    parts = [field.split(":") for field in fields]
    for field, part in zip(fields, parts, strict=True):
        if not (2 <= len(part) <= 3 and all(part)):
            raise InvalidPuzzle(f"expected colour:arches or colour:arches:segments, got {field[:60]!r}")
    colours = tuple(part[0] for part in parts)
    check_table(box, variant, colours)
    monsters = tuple(read_monster(box, len(colours), part[0], part[1]) for part in parts)
    for colour, arches in zip(colours, monsters, strict=True):
        check_monster(box, Variant(variant).reach, colour, arches)
    check_crossings(colours, monsters)
    reserves = tuple(
        read_reserve(box, part[0], part[2] if len(part) == 3 else "", arches)
        for part, arches in zip(parts, monsters, strict=True)
    )
    return Puzzle(goal, Variant(variant), colours, monsters, reserves, rocks, turn, box=box)


def read_reserve(box: Box, colour: str, text: str, arches: tuple[Arch, ...]) -> tuple[Segment, ...]:
    """Read the segments that a monster may still place, in the order of its set."""
    given = [read_segment(word) for word in text.split(",")] if text else []
    standing = {arch.segment for arch in arches}
    for segment in given:
        if segment not in box.monster(colour):
            raise InvalidPuzzle(f"{colour} has no segment {segment} to place")
        if segment in standing or given.count(segment) > 1:
            raise InvalidPuzzle(f"{colour} has its segment {segment} only once")
    if given and not arches:
        raise InvalidPuzzle(f"{colour} has segments to place but no monster on the lake")
    return tuple(segment for segment in box.monster(colour) if segment in given)


def read_segment(word: str) -> Segment:
    """Read `3/2`."""
    found = SEGMENT.fullmatch(word)
    if not found:
        raise InvalidPuzzle(f"expected a segment like 3/2, got {word[:20]!r}")
    return Segment(int(found[1]), int(found[2]))


def read_rocks(field: str) -> tuple[Cell, ...]:
    """Read `rocks:d4,e5`, and sort them."""
    found = ROCKS.fullmatch(field)
    if not found:
        raise InvalidPuzzle(f"expected rocks like rocks:d4,e5, got {field[:60]!r}")
    return tuple(sorted(map(Cell, found[1].split(",")), key=lambda cell: cell.number))


def check_turn(puzzle: Puzzle) -> None:
    """Check who moves: one that has something to place, against others where the goal needs them."""
    if puzzle.turn not in puzzle.colours:
        raise InvalidPuzzle(
            f"expected the colour to move at the end ({', '.join(puzzle.colours)}), got {puzzle.turn[:20]!r}"
        )
    if not puzzle.given:
        raise InvalidPuzzle(f"{puzzle.turn} has nothing to place", "nothing-given")
    rivals = [colour for colour, left in zip(puzzle.colours, puzzle.reserves, strict=True) if left]
    rivals.remove(puzzle.turn)
    if puzzle.goal.kind.is_growth and rivals:
        raise InvalidPuzzle(f"only {puzzle.turn} moves under the goal {puzzle.goal}, so {rivals[0]} has no segments")
    if not puzzle.goal.kind.is_growth and not rivals:
        raise InvalidPuzzle(f"the goal {puzzle.goal} needs an opponent with segments to place", "no-opponent")


def check_rocks(puzzle: Puzzle) -> None:
    """Check that every rock lies in open water, once."""
    for rock in puzzle.rocks:
        check_open(puzzle, rock, "a rock", "rock")
        if puzzle.rocks.count(rock) > 1:
            raise InvalidPuzzle(f"there are two rocks on {rock}")


def check_open(puzzle: Puzzle, cell: Cell, what: str, flaw: str) -> None:
    """Check that a cell is in the lake in use and that nothing is there."""
    if puzzle.box.zone(cell.x, cell.y) > puzzle.seats:
        raise InvalidPuzzle(f"{what} on {cell} is outside the lake of {puzzle.seats} seats", flaw)
    for arches in puzzle.monsters:
        for arch in arches:
            if cell in arch.cells:
                raise InvalidPuzzle(f"{what} on {cell} is in the way of {arch}", flaw)


def check_goal(puzzle: Puzzle) -> None:
    """Check that the goal speaks of what is there."""
    goal = puzzle.goal
    if goal.cell:
        check_open(puzzle, goal.cell, "the mark", "mark")
        if goal.cell in puzzle.rocks:
            raise InvalidPuzzle(f"the mark on {goal.cell} is a rock", "mark")
    if goal.kind is Kind.SOME and goal.number >= len(puzzle.given):
        message = f"expected fewer than {len(puzzle.given)} segments to place, got {goal.number}"
        raise InvalidPuzzle(message, "too-few-given")
    if goal.kind is Kind.HEAD and goal.number > 6:
        raise InvalidPuzzle(f"expected a height from 1 to 6, got {goal.number}")
