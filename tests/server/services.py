"""Real processes for the tests: the server, PostgreSQL and Redis, each on a free port of 127.0.0.1."""

from __future__ import annotations

import os
import secrets
import select
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING

import psycopg
import pytest

from forking import fork_server

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from forking import Running

PATIENCE = 180.0  # seconds: a new or busy machine compiles the rules first


def free_port() -> int:
    """A port that nobody uses, below those that systems give to connections, which come and go here by the thousand."""
    while True:
        port = secrets.choice(range(10_000, 32_000))
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


def wait_for(is_there: Callable[[], bool], what: str) -> None:
    until = time.monotonic() + PATIENCE
    while not is_there():
        assert time.monotonic() < until, f"{what} did not come"
        time.sleep(0.05)


def answers(port: int) -> bool:
    try:
        socket.create_connection(("127.0.0.1", port), 1).close()
    except OSError:
        return False
    return True


def need(*programs: str) -> str:
    """Return the first program that is here; skip if none of them is, unless skips are forbidden."""
    found = [path for path in map(shutil.which, programs) if path]
    if not found:
        assert not os.environ.get("BLOCKNESS_REQUIRE_SERVICES"), f"{programs[0]} is required here"
        pytest.skip(f"{programs[0]} is not installed")
    return found[0]


class Server:
    """`blockness serve`; an `own` one is started the way a person would, the others are forked, which is quicker."""

    def __init__(
        self,
        database: str,
        port: int | None = None,
        redis: str = "",
        processes: int = 1,
        log: Path | None = None,
        own: bool = False,
        **settings: object,
    ):
        self.port = port or free_port()
        self.database = database
        self.processes = processes
        self.arguments = ["--port", str(self.port), "--database", database, "--processes", str(processes)]
        self.arguments += ["--redis", redis] if redis else []
        quick: dict[str, object] = {
            "pace": 0,
            "sockets_per_address": 10_000,
            "rooms_per_address": 100_000,
            "new_rooms": 100_000,
        }
        quick |= {"messages": 10_000, "requests_per_address": 1_000_000, "questions_per_address": 1_000_000}
        quick |= {"connections": 10_000, "connections_per_address": 10_000}
        quick |= {"thinkers_after": 3600}  # most tests end before a computer has to think
        quick |= {"metrics": True, "wrong_codes": 100_000} | settings
        self.path = str(settings.get("base_path", "/")).rstrip("/")
        self.environment = os.environ | {f"BLOCKNESS_{name.upper()}": str(value) for name, value in quick.items()}
        self.is_own = own or processes > 1 or not hasattr(os, "pidfd_open")
        self.process: Running | None = None
        self.log = (log or Path(os.environ.get("BLOCKNESS_TEST_LOG", os.devnull))).open("ab")

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}{self.path}"

    @property
    def socket_address(self) -> str:
        return f"ws://127.0.0.1:{self.port}{self.path}/ws"

    def spawn(self) -> None:
        """Start without waiting."""
        if not self.is_own:
            self.process = fork_server(self.arguments, self.environment, self.log.name)
            return
        self.process = subprocess.Popen(
            [sys.executable, "-m", "blockness", "serve", *self.arguments],
            env=self.environment,
            stdout=self.log,
            stderr=self.log,
            start_new_session=True,
        )

    def start(self) -> Server:
        self.spawn()
        wait_for(self.is_well, "the server")
        return self

    def open(self) -> None:
        """Start and wait only until it listens; busy people's moves come before the question whether it is well."""
        self.spawn()
        wait_for(self.listens, "the server")

    def listens(self) -> bool:
        assert self.process is not None
        assert self.process.poll() is None, "the server ended by itself"
        return answers(self.port)

    def is_well(self) -> bool:
        assert self.process is not None
        assert self.process.poll() is None, "the server ended by itself"
        try:
            with urllib.request.urlopen(f"{self.address}/api/health", timeout=30) as answer:  # noqa: S310 - our own
                return bool(answer.status == 200)
        except OSError:
            return False

    def kill(self) -> None:
        """Stop as in a power cut: the server and its thinkers, without a goodbye."""
        self.send(signal.SIGKILL, to_group=True)

    def stop(self) -> None:
        """Stop as an administrator would."""
        self.send(signal.SIGTERM)

    def send(self, number: int, to_group: bool = False) -> None:
        if self.process and self.process.poll() is None:
            (os.killpg if to_group else os.kill)(self.process.pid, number)
            self.process.wait(30)

    def restart(self) -> None:
        self.kill()
        self.start()


@contextmanager
def serving(database: str, **settings: object) -> Iterator[Server]:
    server = Server(database, **settings)  # type: ignore[arg-type]
    try:
        yield server.start()
    finally:
        server.stop()
        server.kill()
        server.log.close()


class Postgres:
    """A PostgreSQL of its own, with an empty database; it can be stopped, or frozen so that it keeps silent."""

    def __init__(self, data: Path) -> None:
        self.program, self.port, self.data = need("postgres"), free_port(), data
        self.address = f"postgresql://blockness@127.0.0.1:{self.port}/postgres"
        self.process: subprocess.Popen[bytes] | None = None
        self.user = "postgres" if os.geteuid() == 0 else None  # initdb refuses root
        if self.user:
            shutil.chown(data, self.user, self.user)
        self.run(need("initdb"), "-D", data, "-U", "blockness", "-A", "trust", "--no-sync").wait()

    def run(self, *command: str | Path) -> subprocess.Popen[bytes]:
        return subprocess.Popen(
            command,
            cwd=self.data,
            user=self.user,
            group=self.user,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )

    def spawn(self) -> None:
        """Start without waiting."""
        self.process = self.run(self.program, "-D", self.data, "-p", str(self.port), "-h", "127.0.0.1", "-k", self.data)

    def start(self) -> None:
        self.spawn()
        wait_for(lambda: is_up(self.address), "PostgreSQL")

    def is_running(self) -> bool:
        return self.process is not None and self.process.poll() is None

    def stop(self, how: int = signal.SIGINT) -> None:
        """Stop: SIGINT ends every connection and writes everything down, SIGQUIT is a crash."""
        assert self.process is not None
        self.process.send_signal(how)
        self.process.wait(30)

    def kill(self) -> None:
        """Kill all of its processes at the same instant, as in a power cut."""
        assert self.process is not None
        ends = {pid: os.pidfd_open(pid) for pid in self.processes()}
        for number in (signal.SIGSTOP, signal.SIGKILL):  # none may clean up after another
            for pid in ends:
                os.kill(pid, number)
        for end in ends.values():
            select.select([end], [], [])
            os.close(end)
        self.process.wait(30)

    @contextmanager
    def away(self, how: str) -> Iterator[None]:
        """Take it away for a while: stopped, crashed or frozen."""
        if how == "frozen":
            self.freeze()
        else:
            self.stop(signal.SIGQUIT if how == "crashed" else signal.SIGINT)
        yield
        if how == "frozen":
            self.thaw()
        else:
            self.start()

    def freeze(self) -> None:
        """Let it hear everything and answer nothing."""
        for pid in self.processes():
            os.kill(pid, signal.SIGSTOP)

    def thaw(self) -> None:
        for pid in self.processes():
            with suppress(ProcessLookupError):  # it served a connection that has just been closed
                os.kill(pid, signal.SIGCONT)

    def processes(self) -> list[int]:
        assert self.process is not None
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text(encoding="ascii")
        return [self.process.pid, *map(int, children.split())]


@contextmanager
def postgresql() -> Iterator[Postgres]:
    with tempfile.TemporaryDirectory(prefix="blockness-postgres-") as folder:  # pytest's own folders let nobody else in
        service = Postgres(Path(folder))
        service.start()
        try:
            yield service
        finally:
            if service.is_running():  # a test that fails during an outage leaves it stopped
                service.thaw()
                service.stop(signal.SIGQUIT)  # at once: nobody needs its data


@contextmanager
def postgres() -> Iterator[str]:
    """The address of the empty database of a PostgreSQL of its own."""
    with postgresql() as service:
        yield service.address


def is_up(address: str) -> bool:
    """Whether PostgreSQL lets anybody in; it listens for a while before it does."""
    try:
        psycopg.connect(address).close()
    except psycopg.OperationalError:
        return False
    return True


class Redis:
    """A Redis of its own."""

    def __init__(self, folder: Path) -> None:
        self.program, self.port, self.folder = need("redis-server"), free_port(), folder
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}"

    def spawn(self) -> None:
        """Start without waiting."""
        self.process = subprocess.Popen(
            [self.program, "--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--dir", str(self.folder)],
            stdout=subprocess.DEVNULL,
        )

    def start(self) -> None:
        self.spawn()
        wait_for(lambda: answers(self.port), "Redis")

    def stop(self) -> None:
        if self.process:
            self.process.kill()
            self.process.wait(30)


@contextmanager
def redis(folder: Path) -> Iterator[Redis]:
    service = Redis(folder)
    service.start()
    try:
        yield service
    finally:
        service.stop()
