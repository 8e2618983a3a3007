"""The page about the command line: every command as its own help describes it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import typer

from blockness.cli.app import app

if TYPE_CHECKING:
    from collections.abc import Iterator

    from typer.core import TyperGroup

OPENING = """# The command line

Whatever `blockness COMMAND --help` prints. A position is one line of text in quotes: `"classic orange:- green:- orange"`
is the empty lake for two players. Input that cannot be used gets a sentence and exit code 2.
"""


def commands_page() -> str:
    """Return the page."""
    group = typer.main.get_command(app)
    return OPENING + "".join(sections(group, "blockness"))  # type: ignore[arg-type]


def sections(group: TyperGroup, prefix: str) -> Iterator[str]:
    """Yield a section for each command of a group, and of the groups in it."""
    parent = typer.Context(group, info_name=prefix)
    for name, command in group.commands.items():
        if hasattr(command, "commands"):
            yield from sections(command, f"{prefix} {name}")
        else:
            with typer.Context(command, info_name=name, parent=parent, terminal_width=100) as context:
                yield f"\n## {prefix} {name}\n\n```text\n{command.get_help(context)}\n```\n"
