"""Arguments that several commands take: a position line, a box, a language."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from blockness.locales import LANGUAGES, language_of

if TYPE_CHECKING:
    from blockness.box import Box
    from blockness.game import Position

Line = Annotated[str, typer.Argument(metavar="POSITION", help="A position line, in quotes.", show_default=False)]
BoxFile = Annotated[Path | None, typer.Option("--box", help="A box other than the usual one.", show_default=False)]


def check_language(value: str | None) -> str:
    """Accept a language we speak; if none is named, use the person's own."""
    if value is not None and value not in LANGUAGES:
        raise typer.BadParameter(f"expected one of {', '.join(LANGUAGES)}, got {value!r}")
    return value or language_of()


Language = Annotated[
    str | None, typer.Option("--language", callback=check_language, help="en, fr, it or ru.", show_default=False)
]


def start_quickly() -> None:
    """Run the rules as plain Python: for a single answer, loading the compiled ones would take longer."""
    os.environ.setdefault("BLOCKNESS_KERNELS", "plain")


def read_box(path: Path | None) -> Box:
    """Read the box to play with."""
    from blockness.box import Box

    return Box.usual() if path is None else Box.load(path)


def read_position(line: str, path: Path | None) -> Position:
    """Read a position played with this box."""
    from blockness.game import Position

    return Position.parse(line, read_box(path))
