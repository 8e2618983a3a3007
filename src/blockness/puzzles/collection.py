"""Puzzles in files: JSON, one puzzle per line, each with its certificate."""

from __future__ import annotations

import gzip
import json
import re
import zlib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from blockness.locales import say
from blockness.puzzles.errors import InvalidPuzzle
from blockness.puzzles.names import CHAPTERS, IDEAS, THEMES
from blockness.puzzles.prove import SOLVER, Certificate
from blockness.puzzles.puzzle import Puzzle

if TYPE_CHECKING:
    from pathlib import Path

    from blockness.box import Box

MOST_BYTES = 8_000_000
MOST_PAR = 100
NAME = re.compile(r"[a-z0-9-]{1,40}")


@dataclass(frozen=True)
class StoredPuzzle:
    """A puzzle in a file; its line is parsed only when needed."""

    id: str
    text: str
    theme: str
    grade: int
    score: float
    certificate: Certificate
    chapter: str = ""
    par: int = 0  # how many placements a good solver needs, those taken back included; 0 if nobody asks
    masterpiece: bool = False

    def title(self, language: str = "en") -> str:
        """Return a title of its own for a finale or a masterpiece, otherwise its theme's."""
        if self.par or self.masterpiece:
            return say(f"puzzle-title-{self.id}", language)
        return say(f"puzzle-theme-{self.theme}", language) if self.theme else ""

    def puzzle(self, box: Box | None = None) -> Puzzle:
        """Return the puzzle with its name."""
        return Puzzle.parse(self.text, box).named(self.id, self.theme, self.grade)

    @property
    def data(self) -> dict[str, Any]:
        """Return what the file says."""
        proof = self.certificate
        place = {"chapter": self.chapter, "par": self.par, "masterpiece": self.masterpiece}
        return {
            "id": self.id,
            **{key: value for key, value in place.items() if value},
            "text": self.text,
            "theme": self.theme,
            "grade": self.grade,
            "score": self.score,
            "solutions": proof.solutions,
            "line": list(proof.line),
            "nodes": proof.nodes,
            "solver": proof.solver,
        }


def write_set(entries: list[StoredPuzzle]) -> str:
    """Return the text of a file."""
    lines = ",\n".join(json.dumps(entry.data, separators=(",", ":")) for entry in entries)
    return f'{{"puzzles":[\n{lines}\n]}}\n'


def read_set(raw: bytes, name: str = "the file") -> tuple[StoredPuzzle, ...]:
    """Read a file, plain or compressed, or say what is wrong with it."""
    try:
        data = json.loads(unpacked(raw))
        found = tuple(read_puzzle(one, number) for number, one in enumerate(data["puzzles"], 1))
    except InvalidPuzzle as error:
        raise InvalidPuzzle(f"{name}: {error}") from error
    except (ValueError, KeyError, TypeError, EOFError, OSError, OverflowError, RecursionError, zlib.error) as error:
        raise InvalidPuzzle(f"{name} is no set of puzzles: expected JSON with a list of puzzles") from error
    if not found:
        raise InvalidPuzzle(f"{name} has no puzzle in it")
    if len({entry.id for entry in found}) < len(found):
        raise InvalidPuzzle(f"{name} has two puzzles of one name")
    return found


def unpacked(raw: bytes) -> bytes:
    """Return the text of a file, unpacked if necessary, unless it is enormous."""
    if raw[:2] == b"\x1f\x8b":
        import io

        with gzip.open(io.BytesIO(raw)) as file:
            raw = file.read(MOST_BYTES + 1)
    if len(raw) > MOST_BYTES:
        raise InvalidPuzzle(f"expected at most {MOST_BYTES:,} bytes")
    return raw


def read_puzzle(data: dict[str, Any], number: int) -> StoredPuzzle:
    """Read one puzzle; only its text is required."""
    text, name = data["text"], data.get("id", f"{number}")
    if not isinstance(text, str) or not isinstance(name, str) or not NAME.fullmatch(name):
        raise InvalidPuzzle(f"puzzle {number}: expected a text and a name of small letters, digits and dashes")
    theme, grade, solutions = data.get("theme", ""), data.get("grade", 0), data.get("solutions", 1)
    if theme not in ("", *THEMES, *IDEAS) or grade not in range(6) or not isinstance(solutions, int):
        raise InvalidPuzzle(f"puzzle {name}: expected a theme, a grade from 1 to 5 and the number of solutions")
    chapter, par, masterpiece = data.get("chapter", ""), data.get("par", 0), data.get("masterpiece", False)
    if chapter not in ("", *CHAPTERS) or par not in range(MOST_PAR) or masterpiece not in (True, False):
        raise InvalidPuzzle(f"puzzle {name}: expected a chapter of {', '.join(CHAPTERS)} and a par below {MOST_PAR}")
    solver, nodes = int(data.get("solver", SOLVER)), int(data.get("nodes", 0))
    proof = Certificate(solutions, tuple(map(str, data.get("line", ()))), nodes, solver=solver)
    points = float(data.get("score", 0))
    return StoredPuzzle(name, text, theme, grade, points, proof, chapter, par, masterpiece)


def load_set(path: Path) -> tuple[StoredPuzzle, ...]:
    """Read a file of puzzles: a set, or plain text with one puzzle per line."""
    try:
        with path.open("rb") as file:
            raw = file.read(MOST_BYTES + 1)
    except OSError as error:
        raise InvalidPuzzle(f"{path} cannot be read: {error.strerror}") from error
    if raw[:1] in (b"{", b"\x1f", b"["):
        return read_set(raw, str(path))
    try:
        lines = [line for line in unpacked(raw).decode().splitlines() if line.strip() and not line.startswith("#")]
    except UnicodeError as error:
        raise InvalidPuzzle(f"{path} is not a text") from error
    if not lines:
        raise InvalidPuzzle(f"{path} has no puzzle in it")
    return tuple(
        StoredPuzzle(f"{n}", line.strip(), "", 0, 0.0, Certificate(0, (), 0)) for n, line in enumerate(lines, 1)
    )


@cache
def published() -> tuple[StoredPuzzle, ...]:
    """Return the puzzles of the game, in order."""
    return read_set(files("blockness.puzzles").joinpath("published.json").read_bytes(), "published.json")


@cache
def bank() -> tuple[StoredPuzzle, ...]:
    """Return the puzzles of the day, in seven parts from easy to hard."""
    return read_set(files("blockness.puzzles").joinpath("bank.json.gz").read_bytes(), "bank.json.gz")


def find(name: str) -> StoredPuzzle:
    """Return a puzzle of the game or of the bank by its name."""
    for entries in (published, bank):
        for entry in entries():
            if entry.id == name:
                return entry
    raise InvalidPuzzle(f"there is no puzzle {name[:40]!r}")
