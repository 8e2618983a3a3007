"""The command line: one command per file."""

from __future__ import annotations

import gc
import os
import sys
from typing import NoReturn


def main() -> None:
    """Run a command. Unusable input gets a sentence on stderr and exit code 2, never a traceback."""
    gc.set_threshold(50_000)  # starting up creates many objects that stay; checking them over and over takes time
    from blockness.box.errors import Invalid
    from blockness.cli.app import app

    forgive_encodings()
    try:
        try:
            app(prog_name="blockness")
        finally:
            if sys.stdout:
                sys.stdout.flush()
            gc.freeze()  # and there is no need to check them once more at the end
    except Invalid as error:
        refuse(str(error))
    except KeyboardInterrupt:
        sys.exit(130)
    except SystemExit as end:
        if isinstance(end.__context__, BrokenPipeError):
            sys.exit(0)  # the reader of our output has seen enough
        raise
    except OSError as error:
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)  # otherwise Python tries again to write what it couldn't
        if isinstance(error, BrokenPipeError):
            sys.exit(0)
        refuse(f"the output cannot be written: {error.strerror}")


def forgive_encodings() -> None:
    """Use a question mark for any character that the terminal cannot show or send."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if stream is not None and hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")


def refuse(sentence: str) -> NoReturn:
    """Say why the input cannot be used, and end."""
    print(f"blockness: {sentence}", file=sys.stderr)
    sys.exit(2)
