"""A file with a line for each result: whole lines are kept, and a result that was cut off is made again."""

from __future__ import annotations

import json
import os
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

Line = dict[str, Any]


class Foreign(ValueError):
    """The file contains something else from this line on."""

    def __init__(self, line: int) -> None:
        super().__init__(f"line {line}")
        self.line = line


def written(line: Line) -> bytes:
    """Return a line as it stands in the file."""
    return json.dumps(line).encode() + b"\n"


def read_ledger(file: Path, header: Line) -> Iterator[Line]:
    """Read the results so far, and drop one that was cut off. A file with something else in it is left alone."""
    if not file.exists():
        return
    end = 0  # of the last whole line
    with file.open("rb") as store:
        for number, raw in enumerate(store, 1):
            if not raw.endswith(b"\n"):
                if number == 1 and not written(header).startswith(raw):
                    raise Foreign(1)
                break
            end += len(raw)
            line = read_line(raw, number)
            if number > 1:
                yield line
            elif line != header:
                raise Foreign(1)
        else:
            return
    os.truncate(file, end)


def read_line(raw: bytes, number: int) -> Line:
    """Read one line."""
    try:
        line = json.loads(raw)
    except (ValueError, RecursionError) as error:
        raise Foreign(number) from error
    if not isinstance(line, dict):
        raise Foreign(number)
    return line


@contextmanager
def appending(file: Path, header: Line) -> Iterator[Callable[[Line], None]]:
    """Open a file for further results; each is on the disk as soon as it is written."""
    with file.open("ab") as store:

        def write(line: Line) -> None:
            store.write(written(line))
            store.flush()
            os.fsync(store.fileno())

        if not store.tell():
            write(header)
        yield write
