"""The processes in which the computers of a server think."""

from __future__ import annotations

import os
import signal
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

    from server.services import Server


def thinkers_of(server: Server) -> list[int]:
    """Return their process ids."""
    assert server.process is not None
    pid = server.process.pid
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()
    return [int(child) for child in children if is_thinker(child)]


def is_thinker(pid: str) -> bool:
    try:
        return "blockness.server.live.thinker" in Path(f"/proc/{pid}/cmdline").read_text(encoding="utf-8")
    except OSError:
        return False


def is_alive(pid: int) -> bool:
    """Whether a process is running or could run."""
    try:
        return Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


@contextmanager
def asleep(pids: list[int]) -> Iterator[None]:
    """Stop processes where they are, as if they hung."""
    for pid in pids:
        os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for pid in pids:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGCONT)
