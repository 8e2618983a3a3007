"""blockness why."""

from typing import Annotated

import typer

from blockness.cli.inputs import BoxFile, Language, Line, read_position, start_quickly


def why(
    position: Line,
    move: Annotated[
        str, typer.Argument(metavar="MOVE", help="A move, such as Sd4f4, Hd5d8/2 or Td5d8/2.", show_default=False)
    ],
    box: BoxFile = None,
    language: Language = None,
) -> None:
    """Say "legal" (exit code 0), or why a move is refused (exit code 1)."""
    start_quickly()
    reason = read_position(position, box).why_not(move)
    if reason is None:
        print("legal")
        return
    print(f"{reason.code} {reason.cell or '-'}: {reason.text(language or 'en')}")
    raise typer.Exit(1)
