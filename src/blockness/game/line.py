"""Reads and writes position lines: the variant, a field for each seat, rocks if there are any, the turn."""

from __future__ import annotations

import re
from itertools import combinations
from typing import TYPE_CHECKING

from blockness.box import Segment, Variant
from blockness.game.arch import Arch
from blockness.game.cell import PATTERN, Cell
from blockness.game.errors import InvalidPosition
from blockness.game.facts import Facts

if TYPE_CHECKING:
    from collections.abc import Sequence

    from blockness.box import Box

NOBODY = "over"
NOTHING = "-"
ARCH = re.compile(rf"({PATTERN})({PATTERN})/([1-6])")
SEGMENT = re.compile(r"([1-5])/([1-6])")
ROCKS = re.compile(rf"rocks:({PATTERN}(?:,{PATTERN})*)")
PLAIN = re.compile(r"[!-~]+(?: [!-~]+)*")


def write(facts: Facts, box: Box) -> str:
    """Return the position line."""
    seats = map(write_seat, facts.colours, facts.monsters, facts.reserves, map(box.monster, facts.colours))
    rocks = [f"rocks:{','.join(facts.rocks)}"] if facts.rocks else []
    return " ".join([facts.variant, *seats, *rocks, facts.turn or NOBODY])


def write_seat(colour: str, arches: tuple[Arch, ...], reserve: tuple[Segment, ...], whole: tuple[Segment, ...]) -> str:
    """Return a seat's field; its reserve is left out if it is simply the rest of the set."""
    field = f"{colour}:{','.join(map(str, arches)) or NOTHING}"
    return field if reserve == rest(whole, arches) else f"{field}:{','.join(map(str, reserve)) or NOTHING}"


def rest(whole: tuple[Segment, ...], arches: tuple[Arch, ...]) -> tuple[Segment, ...]:
    """Return the segments of a set that do not stand."""
    standing = {arch.segment for arch in arches}
    return tuple(segment for segment in whole if segment not in standing)


def read(line: str, box: Box) -> Facts:
    """Read what a line says; whether the monsters can stand like that is checked later."""
    if len(line) > 4096 or not PLAIN.fullmatch(line):
        raise InvalidPosition("expected the variant, a field for each seat and the turn, separated by single blanks")
    variant, *fields, turn = line.split(" ") if " " in line else (line, "")
    rocks = read_rocks(fields.pop()) if fields and fields[-1].startswith("rocks:") else ()
    if not 2 <= len(fields) <= 4:
        raise InvalidPosition(f"expected the variant, a field for each of 2 to 4 seats and the turn, got {line[:60]!r}")
    parts = [field.split(":") for field in fields]
    for field, part in zip(fields, parts, strict=True):
        if not (2 <= len(part) <= 3 and all(part[1:])):
            raise InvalidPosition(f"expected colour:arches, colour:- or colour:arches:segments, got {field!r}")
    colours = tuple(part[0] for part in parts)
    check_table(box, variant, colours)
    monsters = tuple(read_monster(box, len(colours), part[0], part[1]) for part in parts)
    reserves = tuple(
        read_reserve(box, part[0], part[2], arches) if len(part) == 3 else rest(box.monster(part[0]), arches)
        for part, arches in zip(parts, monsters, strict=True)
    )
    return Facts(Variant(variant), colours, monsters, reserves, rocks, None if turn == NOBODY else turn)


def check_table(box: Box, variant: str, colours: Sequence[str]) -> None:
    """Check that there is such a variant and that these colours can sit down together (R1)."""
    if variant not in tuple(Variant):
        raise InvalidPosition(f"expected the variant classic or expert, got {variant!r}")
    for colour in colours:
        if colour not in box.order or colours.count(colour) > 1:
            raise InvalidPosition(f"expected different colours of {', '.join(box.order)}, got {colour!r}")


def read_monster(box: Box, seats: int, colour: str, text: str) -> tuple[Arch, ...]:
    """Read one seat's arches: each a segment of its set, none twice, on the lake in use."""
    if text == NOTHING:
        return ()
    arches = tuple(read_arch(word) for word in text.split(","))
    segments = box.monster(colour)
    for arch in arches:
        if arch.segment not in segments:
            raise InvalidPosition(f"{colour} has no segment {arch.segment} for {arch}")
        outside = next((cell for cell in arch.cells if box.zone(cell.x, cell.y) > seats), None)
        if outside:
            raise InvalidPosition(f"{arch} leaves the lake of {seats} seats at {outside}")
    for one, other in combinations(arches, 2):
        if one.segment == other.segment:
            raise InvalidPosition(f"{colour} uses its segment {one.segment} twice, for {one} and {other}")
    return arches


def read_arch(word: str) -> Arch:
    """Read `c4e4/1`."""
    found = ARCH.fullmatch(word)
    if not found:
        raise InvalidPosition(f"expected an arch like c4e4/1, got {word!r}")
    first, last = Cell(found[1]), Cell(found[2])
    if (first.x == last.x) == (first.y == last.y):
        raise InvalidPosition(f"expected an arch along a row or a column, got {word!r}")
    return Arch(first, last, int(found[3]))


def read_reserve(box: Box, colour: str, text: str, arches: tuple[Arch, ...]) -> tuple[Segment, ...]:
    """Read the segments that a seat may still place, in the order of its set."""
    given = [] if text == NOTHING else [read_segment(word) for word in text.split(",")]
    for segment in given:
        if segment not in box.monster(colour):
            raise InvalidPosition(f"{colour} has no segment {segment} to place")
        if segment not in rest(box.monster(colour), arches) or given.count(segment) > 1:
            raise InvalidPosition(f"{colour} has its segment {segment} only once")
    return tuple(segment for segment in box.monster(colour) if segment in given)


def read_segment(word: str) -> Segment:
    """Read `3/2`."""
    found = SEGMENT.fullmatch(word)
    if not found:
        raise InvalidPosition(f"expected a segment like 3/2, got {word[:20]!r}")
    return Segment(int(found[1]), int(found[2]))


def read_rocks(field: str) -> tuple[Cell, ...]:
    """Read `rocks:d4,e5`, and sort them."""
    found = ROCKS.fullmatch(field)
    if not found:
        raise InvalidPosition(f"expected rocks like rocks:d4,e5, got {field[:60]!r}")
    return tuple(sorted(map(Cell, found[1].split(",")), key=lambda cell: cell.number))
