"""Reads and writes a puzzle's line: goal, variant, seats, rocks, turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from blockness.box import Box, Segment, Variant
from blockness.game.errors import InvalidPosition
from blockness.game.facts import Facts
from blockness.game.line import PLAIN, check_table, read_monster, read_reserve, read_rocks
from blockness.game.setup import check_monsters
from blockness.puzzles.errors import InvalidPuzzle
from blockness.puzzles.goal import Goal

if TYPE_CHECKING:
    from blockness.game import Arch

LONGEST = 1200  # characters; real ones have 400 at most
SHAPE = "expected goal, variant, a field for each of 2 to 4 seats, rocks if any, and the colour to move"


def write(goal: Goal, facts: Facts) -> str:
    """Return the line."""
    seats = (
        f"{colour}:{','.join(map(str, arches)) or '-'}" + (f":{','.join(map(str, reserve))}" if reserve else "")
        for colour, arches, reserve in zip(facts.colours, facts.monsters, facts.reserves, strict=True)
    )
    rocks = [f"rocks:{','.join(facts.rocks)}"] if facts.rocks else []
    return " ".join([str(goal), facts.variant, *seats, *rocks, facts.turn or ""])


def read(text: str, box: Box) -> tuple[Goal, Facts]:
    """Read a line and check that its monsters can stand like that; checks.py looks at the rest."""
    if len(text) > LONGEST:
        raise InvalidPuzzle(f"expected at most {LONGEST} characters, got {len(text)}")
    line = text.replace("_", " ")
    words = line.split(" ")
    if len(words) < 5 or not PLAIN.fullmatch(line):
        raise InvalidPuzzle(f"{SHAPE}, got {text[:60]!r}: perhaps it was cut off")
    goal, variant, *fields, turn = words
    rocks = fields.pop() if fields[-1].startswith("rocks:") else ""
    if not 2 <= len(fields) <= 4:
        raise InvalidPuzzle(f"{SHAPE}, got {len(fields)} seats: perhaps it was cut off")
    asked, parts = Goal.parse(goal), [parts_of(field) for field in fields]
    monsters = read_monsters(box, variant, parts)
    try:
        reserves = tuple(given(box, part, arches) for part, arches in zip(parts, monsters, strict=True))
        stones = read_rocks(rocks) if rocks else ()
    except InvalidPosition as error:
        raise InvalidPuzzle(str(error)) from error
    colours = tuple(colour for colour, *_ in parts)
    return asked, Facts(Variant(variant), colours, monsters, reserves, stones, turn)


def parts_of(field: str) -> tuple[str, str, str]:
    """Split `colour:arches:segments`; a monster without segments stands still."""
    parts = field.split(":")
    if not (2 <= len(parts) <= 3 and all(parts)):
        raise InvalidPuzzle(f"expected colour:arches or colour:arches:segments, got {field[:60]!r}")
    colour, arches, segments = (*parts, "")[:3]
    return colour, arches, segments


def read_monsters(box: Box, variant: str, parts: list[tuple[str, str, str]]) -> tuple[tuple[Arch, ...], ...]:
    """Read the monsters, which stand as in a position line."""
    colours = tuple(colour for colour, *_ in parts)
    try:
        check_table(box, variant, colours)
        monsters = tuple(read_monster(box, len(parts), colour, arches) for colour, arches, _ in parts)
        check_monsters(Facts(Variant(variant), colours, monsters, ((),) * len(parts), (), None), box)
    except InvalidPosition as error:
        raise InvalidPuzzle(str(error), "cannot-stand") from error
    return monsters


def given(box: Box, part: tuple[str, str, str], arches: tuple[Arch, ...]) -> tuple[Segment, ...]:
    """Read the segments that a monster may still place; only a monster on the lake can have any."""
    colour, _, segments = part
    if segments and not arches:
        raise InvalidPuzzle(f"{colour} has segments to place but no monster on the lake")
    return read_reserve(box, colour, segments, arches) if segments else ()
