"""Reads a box file, refusing what makes no sense with a sentence that names the line."""

from __future__ import annotations

import re
import tomllib
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, NoReturn, TypeAlias

from blockness.box.errors import InvalidBox
from blockness.box.lake import SIDE
from blockness.box.segment import HIGHEST, LONGEST, MOST_SEGMENTS, Segment

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from os import PathLike

    from blockness.box.lake import Lake

COLOURS = ("orange", "green", "purple", "black")  # R1
MOST_BYTES = 65_536

Marks: TypeAlias = list[tuple[int, str]]  # each row of a lake, with its line in the file
Field: TypeAlias = tuple[int, str]


class Parts(NamedTuple):
    """What a box is put together from."""

    order: tuple[str, ...]
    lake: Lake
    monsters: tuple[tuple[Segment, ...], ...]


class Page:
    """A named text that knows the line of every fault."""

    def __init__(self, name: str, text: str) -> None:
        self.name = name
        self.lines = text.split("\n")

    def refuse(self, line: int, sentence: str) -> NoReturn:
        """Say what is wrong and where."""
        raise InvalidBox(f"{self.name}, line {line}: {sentence}")

    def line_of(self, key: str) -> int:
        """Return the line on which a key is given its value, or a table of that name begins."""
        word = rf"""["']?{re.escape(key)}["']?\s*"""
        given = re.compile(rf"""^[^#"']*?(?:(?<![\w-]){word}=|\[\s*(?:monsters\s*\.\s*)?{word}\])|[{{,]\s*{word}=""")
        return next((number for number, line in enumerate(self.lines, 1) if given.search(line)), 1)


def load(path: str | PathLike[str]) -> Parts:
    """Read a box file."""
    name = Path(path).name or str(path)
    try:
        with Path(path).open("rb") as file:
            raw = file.read(MOST_BYTES + 1)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise InvalidBox(f"{name}, line 1: the file cannot be read ({reason})") from error
    if len(raw) > MOST_BYTES:
        raise InvalidBox(f"{name}, line 1: expected at most {MOST_BYTES} bytes")
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = raw[: error.start].count(b"\n") + 1
        raise InvalidBox(f"{name}, line {line}: expected UTF-8 text, got a byte {raw[error.start]:#04x}") from error
    return read(text, name)


def read(text: str, name: str) -> Parts:
    """Read the text of a box file; `name` is what error messages call it."""
    page = Page(name, text)
    if len(text.encode("utf-8", "surrogatepass")) > MOST_BYTES:
        page.refuse(1, f"expected at most {MOST_BYTES} bytes")
    try:
        data = tomllib.loads(text)
    except (ValueError, OverflowError, RecursionError) as error:
        found = re.search(r"\(at line (\d+)", str(error))
        page.refuse(int(found[1]) if found else len(text.rstrip().split("\n")), f"this is not TOML ({error})")
    for key in data:
        if key not in ("order", "lake", "monsters"):
            page.refuse(page.line_of(key), f"expected order, lake or monsters, got {key!r}")
    order = read_order(page, data.get("order"))
    lake = read_lake(page, lake_rows(page, data.get("lake")))
    sets = read_sets(page, data.get("monsters"))
    return assemble(page, order, lake, sets)


def read_line(line: str) -> Parts:
    """Read a box written on one line (`Box.line`)."""
    page = Page("box", line)
    fields: dict[str, str] = {}
    for field in line.split(" "):
        key, equals, value = field.partition("=")
        if not equals or key in fields or key not in ("lake", *COLOURS):
            page.refuse(1, f"expected lake=… and a colour=… once each, got {field!r}")
        fields[key] = value
    lake = read_lake(page, [(1, row) for row in fields.pop("lake", "").split("/")])
    order = read_order(page, list(fields))
    return assemble(page, order, lake, {colour: (1, fields[colour].replace(",", " ")) for colour in order})


def read_order(page: Page, value: object) -> tuple[str, ...]:
    """Check that every colour has one seat (R1)."""
    if not isinstance(value, list) or len(value) != len(COLOURS) or any(colour not in value for colour in COLOURS):
        page.refuse(page.line_of("order"), f"expected order to list {', '.join(COLOURS)}, each once")
    return tuple(value)


def lake_rows(page: Page, value: object) -> Marks:
    """Cut the drawing into its rows, each with its line in the file."""
    at = page.line_of("lake")
    if not isinstance(value, str):
        page.refuse(at, "expected lake to be a drawing in a text of several lines")
    rows = [row.strip(" \t") for row in value.splitlines() if row.strip(" \t")]
    if not re.search(r"(\"\"\"|''')\s*\\?\s*$", page.lines[at - 1]):
        return [(at, row) for row in rows]  # all on one line
    found: Marks = []
    for row in rows:
        at = next((number for number in range(at + 1, len(page.lines) + 1) if row in page.lines[number - 1]), at)
        found.append((at, row))
    return found


def read_lake(page: Page, rows: Marks) -> Lake:
    """Check the drawing: its characters, its shape, its zones (R2)."""
    if not rows or not rows[0][1]:
        page.refuse(page.line_of("lake"), "expected a lake, got none")
    width = len(rows[0][1])
    for at, row in rows:
        strange = next((mark for mark in row if mark not in ".234"), None)
        if strange is not None:
            page.refuse(at, f"expected 2, 3, 4 or a dot in the lake, got {strange!r}")
        if len(row) != width:
            page.refuse(at, f"expected a row of {width} cells like the first, got {len(row)}")
    if width > SIDE or len(rows) > SIDE:
        page.refuse(
            rows[min(len(rows) - 1, SIDE)][0],
            f"expected a lake of at most {SIDE} x {SIDE} cells, got {width} x {len(rows)}",
        )
    for seats in (2, 3, 4):
        check_connected(page, rows, seats)
    return tuple(row for _, row in rows)


def check_connected(page: Page, rows: Marks, seats: int) -> None:
    """Check that every cell in use can be reached from every other one."""
    cells = {
        (x, y) for y, (_, row) in enumerate(rows) for x, mark in enumerate(row) if mark != "." and int(mark) <= seats
    }
    if not cells:
        page.refuse(page.line_of("lake"), "expected deep water (2), found none")
    parts: list[list[tuple[int, int]]] = []
    while cells:
        reached = [cells.pop()]
        for x, y in reached:
            around = {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)} & cells
            cells -= around
            reached.extend(around)
        parts.append(reached)
    if len(parts) > 1:
        smallest = min(parts, key=lambda part: (len(part), max(part)))
        x, y = min(smallest, key=lambda cell: (cell[1], cell[0]))
        page.refuse(rows[y][0], f"the water for {seats} seats is not connected: cell {x + 1} of this row is cut off")


def read_sets(page: Page, value: object) -> dict[str, Field]:
    """Find every colour's list of segments with its line."""
    if not isinstance(value, dict):
        page.refuse(page.line_of("monsters"), "expected a table [monsters] with a line for each colour")
    for colour in value:
        if colour not in COLOURS:
            page.refuse(page.line_of(colour), f"expected a colour ({', '.join(COLOURS)}), got {colour!r}")
    for colour in COLOURS:
        if not isinstance(value.get(colour), str):
            line = page.line_of(colour if colour in value else "monsters")
            page.refuse(line, f'expected segments like "2/1 3/2" for {colour}')
    return {colour: (page.line_of(colour), value[colour]) for colour in COLOURS}


def assemble(page: Page, order: Sequence[str], lake: Lake, sets: dict[str, Field]) -> Parts:
    """Put checked parts together."""
    monsters = tuple(read_set(page, colour, *sets[colour]) for colour in order)
    for colour, monster in zip(order, monsters, strict=True):
        if not has_room(lake, monster[0].length):
            page.refuse(sets[colour][0], f"the starter of {colour} finds no room in the deep water")
    return Parts(tuple(order), lake, monsters)


def read_set(page: Page, colour: str, at: int, text: str) -> tuple[Segment, ...]:
    """Read one monster's segments, sorted from low to high."""
    segments = sorted((read_segment(page, at, word) for word in text.split()), key=lambda s: (s.height, s.length))
    if not 1 <= len(segments) <= MOST_SEGMENTS:
        page.refuse(at, f"expected 1 to {MOST_SEGMENTS} segments for {colour}, got {len(segments)}")
    for one, other in pairwise(segments):
        if one == other:
            page.refuse(at, f"{colour} has the segment {one} twice")
    if len(segments) > 1 and segments[0].height == segments[1].height:
        page.refuse(
            at, f"expected exactly one lowest segment for {colour}, the starter, got {segments[0]} and {segments[1]}"
        )
    return tuple(segments)


def read_segment(page: Page, at: int, word: str) -> Segment:
    """Read `length/height`."""
    found = re.fullmatch(rf"([1-{LONGEST}])/([1-{HIGHEST}])", word)
    if not found:
        page.refuse(at, f"expected length/height, 1 to {LONGEST} and 1 to {HIGHEST}, got {word!r}")
    return Segment(int(found[1]), int(found[2]))


def has_room(lake: Lake, length: int) -> bool:
    """Whether a starter fits into the deep water at all (R3)."""
    return any("2" * (length + 1) in line for line in lines_of(lake))


def lines_of(lake: Lake) -> Iterable[str]:
    """Rows and columns of the lake."""
    yield from lake
    yield from ("".join(column) for column in zip(*lake, strict=True))
