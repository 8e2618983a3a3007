"""A game as a text file: headers, a blank line, the moves and the branches off them."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

from blockness.box import Box, Invalid
from blockness.game.branch import Branch
from blockness.game.errors import InvalidRecord
from blockness.game.position import Position

if TYPE_CHECKING:
    from collections.abc import Mapping
    from os import PathLike
    from typing import Self

    from blockness.game.game import Game

MOST_CHARACTERS = 1_000_000
KEY = r"[A-Z][A-Za-z]*"
HEADER = re.compile(rf'\[({KEY}) "((?:[^"\\]|\\["\\])*)"\]')
LINE_LENGTH = 80
UNFINISHED = "*"
OURS = ("Variant", "Seats", "Box", "Position", "Result")  # these follow from the game


class Record(Branch):
    """A game with what its file says about it: the date, the names, and any other header.

    >>> record = Record.start(seats=2)
    >>> record.headers |= {"Date": "2026-11-15", "Orange": "person", "Green": "nessie"}
    >>> record.play("Sd4f4").turn
    'green'
    >>> print(record, end="")
    [Variant "classic"]
    [Seats "orange green"]
    [Date "2026-11-15"]
    [Orange "person"]
    [Green "nessie"]
    [Result "*"]
    <BLANKLINE>
    Sd4f4
    """

    def __init__(self, position: Position) -> None:
        super().__init__(position)
        self.headers: dict[str, str] = {"Date": "?"} | {colour.capitalize(): "?" for colour in position.colours}

    @classmethod
    def of(cls, game: Game, headers: Mapping[str, str] | None = None) -> Self:
        """Write down a game."""
        record = cls(game.positions[0])
        record._positions, record._moves = list(game.positions), list(game.moves)
        record.headers |= headers or {}
        return record

    @classmethod
    def read(cls, source: str | PathLike[str]) -> Self:
        """Read a record from its text or from a file, or refuse it with an InvalidRecord.

        A text has a header, so it holds a bracket or a line end; anything else is the name of a file.
        """
        text = source if isinstance(source, str) and re.search(r"[\[\n]", source) else read_file(source)
        if len(text) > MOST_CHARACTERS:
            raise InvalidRecord(f"expected at most {MOST_CHARACTERS} characters, got {len(text)}")
        headers, body = split(text)
        record = cls(first_position(headers))
        record.headers |= {key: value for key, value in headers.items() if key not in OURS}
        record.replay(body)
        if headers.get("Result", record.result) not in (record.result, UNFINISHED):
            raise InvalidRecord(f"expected the result {record.result!r} after these moves, got {headers['Result']!r}")
        return record

    @property
    def result(self) -> str:
        """The winners' colours, or a star while nobody has won."""
        position = self.position
        return " ".join(one.colour for one in position.standings if one.rank == 1) if position.is_over else UNFINISHED

    def __str__(self) -> str:
        first = self.positions[0]
        headers = {"Variant": first.variant.value, "Seats": " ".join(first.colours)}
        headers |= {key: value for key, value in self.headers.items() if key not in OURS}
        if first.box != Box.usual():
            headers["Box"] = first.box.line
        if first != Position.start(first.seats, first.variant, first.colours, first.box):
            headers["Position"] = str(first)
        headers["Result"] = self.result
        for key in headers:
            if not re.fullmatch(KEY, key):
                raise InvalidRecord(f"expected a header's name to be a capital and letters, got {key!r}")
        return "".join(f'[{key} "{escape(value)}"]\n' for key, value in headers.items()) + "\n" + wrap(self.words())


def read_file(path: str | PathLike[str]) -> str:
    """Read a file's text."""
    try:
        with Path(path).open("rb") as file:
            return file.read(4 * MOST_CHARACTERS + 1).decode("utf-8")
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise InvalidRecord(f"the record {str(path)!r} cannot be read: {reason}") from error


def split(text: str) -> tuple[dict[str, str], str]:
    """Separate the headers from the moves."""
    headers: dict[str, str] = {}
    lines = text.removeprefix("\ufeff").splitlines()
    at = 0
    for at, line in enumerate([*lines, ""], 1):
        if not line.strip():
            break
        found = HEADER.fullmatch(line.strip())
        if not found:
            raise InvalidRecord(f'line {at}: expected a header like [Variant "classic"], got {line[:60]!r}')
        if found[1] in headers:
            raise InvalidRecord(f"line {at}: the header {found[1]} stands here a second time")
        headers[found[1]] = unescape(found[2])
    return headers, "\n".join(lines[at:])


def first_position(headers: Mapping[str, str]) -> Position:
    """Set up the lake that the headers describe."""
    for key in ("Variant", "Seats"):
        if key not in headers:
            raise InvalidRecord(f"expected a header {key}, found none")
    colours = headers["Seats"].split()
    try:
        box = Box.parse_line(headers["Box"]) if "Box" in headers else Box.usual()
        if "Position" not in headers:
            return Position.start(len(colours), headers["Variant"], colours, box)
        position = Position.parse(headers["Position"], box)
    except Invalid as error:
        raise InvalidRecord(str(error)) from error
    if (position.variant, list(position.colours)) != (headers["Variant"], colours):
        raise InvalidRecord("expected the headers Variant and Seats to say the same as Position")
    return position


def escape(value: str) -> str:
    """Return a header's value on one line, with its quotes and backslashes marked."""
    return " ".join(value.splitlines()).replace("\\", "\\\\").replace('"', '\\"')


def unescape(value: str) -> str:
    """Return a header's value as it was before its quotes and backslashes were marked."""
    return "\\".join(part.replace('\\"', '"') for part in value.split("\\\\"))


def wrap(words: list[str]) -> str:
    """Break words into lines."""
    lines = [""]
    for word in words:
        if lines[-1] and len(lines[-1]) + len(word) >= LINE_LENGTH:
            lines.append("")
        lines[-1] += f" {word}" if lines[-1] else word
    return "\n".join(lines) + "\n" if words else ""
