"""The command line: one command a file."""

from __future__ import annotations

import gc
import os
import sys
from typing import NoReturn


def main() -> None:
    """Run a command. Input that cannot be used gets a sentence on stderr and exit code 2, never a traceback."""
    gc.set_threshold(50_000)  # starting makes many objects that stay; looking through them again and again takes time
    from blockness.box.errors import Invalid
    from blockness.cli.app import app

    forgive_encodings()
    try:
        try:
            app(prog_name="blockness")
        finally:
            if sys.stdout:
                sys.stdout.flush()
            gc.freeze()  # nor look through them once more at the end
    except Invalid as error:
        refuse(str(error))
    except KeyboardInterrupt:
        sys.exit(130)
    except SystemExit as end:
        if isinstance(end.__context__, BrokenPipeError):
            sys.exit(0)  # whoever read our output has seen enough
        raise
    except OSError as error:
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)  # or Python tries once more to write what it could not write
        if isinstance(error, BrokenPipeError):
            sys.exit(0)
        refuse(f"the output cannot be written: {error.strerror}")


def forgive_encodings() -> None:
    """Let a terminal that cannot show or send some character show or send a question mark instead."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if stream is not None and hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")


def refuse(sentence: str) -> NoReturn:
    """Say why the input cannot be used, and end."""
    print(f"blockness: {sentence}", file=sys.stderr)
    sys.exit(2)
