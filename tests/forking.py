"""Commands that start at once: forked off a process that has read the program and made its kernels ready.

Otherwise reading all of it again, a second or two for every command, would take much of the tests' time.
"""

from __future__ import annotations

import json
import os
import random
import select
import signal
import subprocess
import sys
import traceback
from contextlib import redirect_stdout, suppress
from functools import cache
from io import StringIO
from pathlib import Path
from typing import NoReturn, Protocol, TypedDict


class Order(TypedDict):
    """A command to be run, and the files that it reads and writes."""

    arguments: list[str]
    environment: dict[str, str]
    directory: str
    streams: list[str]  # for input, output and errors
    code: str  # the file that tells how it ended


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


def fork(order: Order) -> Forked:
    """Start a command."""
    stem = parent()
    assert stem.stdin is not None
    assert stem.stdout is not None
    stem.stdin.write(json.dumps(order) + "\n")
    stem.stdin.flush()
    return Forked(int(stem.stdout.readline()))


def fork_server(arguments: list[str], environment: dict[str, str], log: str) -> Forked:
    """Start `blockness serve` with some arguments."""
    streams = [os.devnull, log, log]
    return fork(
        Order(
            arguments=["serve", *arguments],
            environment=environment,
            directory=os.getcwd(),
            streams=streams,
            code=os.devnull,
        )
    )


@cache
def parent() -> subprocess.Popen[str]:
    """The process that all commands of these tests are forked off; it ends with the tests."""
    return subprocess.Popen([sys.executable, __file__], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def main() -> None:
    """Fork a command for every line that comes in."""
    read_everything()
    signal.signal(signal.SIGCHLD, bury)
    with open(0, encoding="utf-8", closefd=False) as orders:  # the commands' own sys.stdin is as good as new
        for line in orders:
            order = json.loads(line)
            if not (pid := os.fork()):
                obey(order)
            print(pid, flush=True)


def read_everything() -> None:
    """Read what commands and servers would otherwise read one by one when they first need it."""
    import aiosqlite  # noqa: F401
    import redis.asyncio  # noqa: F401
    import uvloop  # noqa: F401
    from litestar import Litestar

    from blockness.cli.app import app as cli
    from blockness.locales import say
    from blockness.server import app  # noqa: F401
    from blockness.server.warming import warm_up

    warm_up()
    Litestar(logging_config=None)  # it would take the log of all servers away
    say("serve-stop", "en")
    with suppress(SystemExit), redirect_stdout(StringIO()):
        cli(["serve", "--help"])


def bury(*_: object) -> None:
    """Take note of commands that have ended."""
    with suppress(ChildProcessError):
        while os.waitpid(-1, os.WNOHANG)[0]:
            pass


def obey(order: Order) -> NoReturn:
    """Be the command, in a session of its own."""
    os.setsid()
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    os.environ.clear()
    os.environ.update(order["environment"])
    os.chdir(order["directory"])
    for stream, path in enumerate(order["streams"]):
        os.dup2(os.open(path, os.O_WRONLY | os.O_APPEND if stream else os.O_RDONLY), stream)
    random.seed()
    sys.argv = ["blockness", *order["arguments"]]
    from blockness.cli import main as command

    code: object = 0
    try:
        command()
    except SystemExit as end:
        code = end.code or 0
    except BaseException:
        traceback.print_exc()
        code = 1
    Path(order["code"]).write_text(str(code))
    sys.exit(0)


if __name__ == "__main__":
    main()
