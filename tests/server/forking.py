"""Servers that start at once: forked off a process that has read the program and made its kernels ready.

Otherwise reading all of it again, two seconds for every server, would take most of the tests' time.
"""

from __future__ import annotations

import json
import os
import select
import signal
import subprocess
import sys
import traceback
from contextlib import suppress
from functools import cache
from typing import NoReturn, Protocol


class Running(Protocol):
    """A process that can be waited for."""

    pid: int

    def poll(self) -> int | None: ...
    def wait(self, timeout: float | None = None) -> int: ...


class Forked:
    """A process that is not our own child, so that nobody knows how it ended."""

    def __init__(self, pid: int) -> None:
        self.pid = pid
        self.end = os.pidfd_open(pid)

    def __del__(self) -> None:
        os.close(self.end)

    def poll(self) -> int | None:
        return 0 if select.select([self.end], [], [], 0)[0] else None

    def wait(self, timeout: float | None = None) -> int:
        if not select.select([self.end], [], [], timeout)[0]:
            raise subprocess.TimeoutExpired("blockness", timeout or 0)
        return 0


def fork_server(arguments: list[str], environment: dict[str, str], log: str) -> Forked:
    """Start `blockness serve` with some arguments."""
    stem = parent()
    assert stem.stdin is not None
    assert stem.stdout is not None
    stem.stdin.write(json.dumps([arguments, environment, log]) + "\n")
    stem.stdin.flush()
    return Forked(int(stem.stdout.readline()))


@cache
def parent() -> subprocess.Popen[str]:
    """The process that all servers of these tests are forked off; it ends with the tests."""
    return subprocess.Popen([sys.executable, __file__], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def main() -> None:
    """Fork a server for every line that comes in."""
    from blockness.server import app  # noqa: F401 - the servers need it
    from blockness.server.warming import warm_up

    warm_up()
    signal.signal(signal.SIGCHLD, bury)
    with open(0, encoding="utf-8", closefd=False) as orders:  # the servers' own sys.stdin is as good as new
        for line in orders:
            arguments, environment, log = json.loads(line)
            if not (pid := os.fork()):
                serve(arguments, environment, log)
            print(pid, flush=True)


def bury(*_: object) -> None:
    """Take note of servers that have ended."""
    with suppress(ChildProcessError):
        while os.waitpid(-1, os.WNOHANG)[0]:
            pass


def serve(arguments: list[str], environment: dict[str, str], log: str) -> NoReturn:
    """Be the server, in a session of its own."""
    os.setsid()
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    os.environ.clear()
    os.environ.update(environment)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    file = os.open(log, os.O_WRONLY | os.O_APPEND)
    os.dup2(file, 1)
    os.dup2(file, 2)
    sys.argv = ["blockness", "serve", *arguments]
    from blockness.cli import main as command

    try:
        command()
    except BaseException:
        traceback.print_exc()
    sys.stderr.flush()
    os._exit(0)


if __name__ == "__main__":
    main()
