"""The command line: one command a file."""

from __future__ import annotations

import os
import sys


def main() -> None:
    """Run a command. Input that cannot be used gets a sentence on stderr and exit code 2, never a traceback."""
    from blockness.box.errors import Invalid
    from blockness.cli.app import app

    try:
        app(prog_name="blockness")
    except Invalid as error:
        refuse(str(error))
    except BrokenPipeError:  # whoever read our output has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(0)
    except KeyboardInterrupt:
        sys.exit(130)


def refuse(sentence: str) -> None:
    """Say why the input cannot be used, and end."""
    print(f"blockness: {sentence}", file=sys.stderr)
    sys.exit(2)
