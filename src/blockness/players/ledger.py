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


def read_ledger(file: Path, header: Line) -> list[Line]:
    """Read the results so far, and drop one that was cut off. A file with something else in it is left alone."""
    raw = file.read_bytes() if file.exists() else b""
    whole = raw[: raw.rfind(b"\n") + 1]
    if not whole and not written(header).startswith(raw):
        raise Foreign(1)
    lines = [read_line(line, number) for number, line in enumerate(whole.splitlines(), 1)]
    if lines[:1] not in ([], [header]):
        raise Foreign(1)
    if whole != raw:
        os.truncate(file, len(whole))
    return lines[1:]


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
