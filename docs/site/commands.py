"""What every command's own help says, for the page about the command line."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import typer

from blockness.cli.app import app

if TYPE_CHECKING:
    from collections.abc import Iterator


def all_commands() -> str:
    """Return a section for each command."""
    return "".join(sections(typer.main.get_command(app), "blockness"))


def sections(group: Any, prefix: str) -> Iterator[str]:
    """Yield a section for each command of a group, and of the groups in it."""
    for name, command in group.commands.items():
        if hasattr(command, "commands"):
            yield from sections(command, f"{prefix} {name}")
        else:
            with command.make_context(f"{prefix} {name}", [], resilient_parsing=True, terminal_width=100) as context:
                yield f"\n## {prefix} {name}\n\n```text\n{command.get_help(context)}\n```\n"
