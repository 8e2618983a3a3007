"""`blockness serve` says where it can be reached, and refuses what it cannot use in one sentence."""

from __future__ import annotations

import os
import signal
import socket
import sqlite3
import subprocess
import sys
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from blockness.server.address import address_of, lan_address
from blockness.server.settings import InvalidSetting, Settings, read_settings
from server.guest import call
from server.services import free_port, wait_for

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

COMMAND = [sys.executable, "-m", "blockness", "serve"]


def environment(**variables: str) -> dict[str, str]:
    return os.environ | {"BLOCKNESS_LANGUAGE": "en"} | variables


@contextmanager
def served(folder: Path, *arguments: str) -> Iterator[list[str]]:
    """A server, and the lines it printed before it was ready."""
    database = ["--database", f"sqlite:///{folder}/rooms.sqlite"]
    process = subprocess.Popen(
        [*COMMAND, *database, *arguments],
        env=environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    assert process.stdout is not None
    lines: list[str] = []
    try:
        while not lines or not lines[-1].startswith("Press Ctrl+C"):
            lines.append(process.stdout.readline())
            assert lines[-1], lines
        where = next(number for number, line in enumerate(lines) if line.startswith("Block Ness"))
        yield [line.strip() for line in lines[where:]]  # kernels may have been compiled before
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(30)
        process.stdout.close()


def is_at(address: str) -> bool:
    try:
        return call(f"{address}/api/health") == (200, {"status": "well"})
    except OSError:
        return False


REFUSED = [
    (["--database", "mysql://me:secret@here/x"], {}, "expected a database like"),
    (["--database", "postgresql://me@127.0.0.1:1/x"], {}, "the database cannot be used: connection failed"),
    (["--database", "postgresql://here:port/x"], {}, "the address of the database cannot be read"),
    (["--database", "sqlite:////nowhere/at/all.sqlite"], {}, "the database cannot be used: unable to open"),
    (["--database", "sqlite:///not-a-database"], {}, "the database cannot be used: file is not a database"),
    (["--database", "sqlite:///newer"], {}, "the database cannot be used"),
    (["--redis", "http://here"], {}, "expected a Redis like"),
    (["--redis", "redis://here:port"], {}, "expected a Redis like"),
    (["--host", "203.0.113.9"], {}, "203.0.113.9 cannot be listened on"),
    (["--host", "nobody.invalid"], {}, "nobody.invalid cannot be listened on"),
    (["--origin", "https://my.example/"], {}, "expected an origin like https://my.example, got 'https://my.example/'"),
    ([], {"BLOCKNESS_BEAT": "often"}, "a setting cannot be used: BLOCKNESS_BEAT: expected `float`"),
    ([], {"XDG_DATA_HOME": "/proc/nowhere"}, "the folder /proc/nowhere/blockness cannot be made"),
]


@pytest.mark.parametrize(("arguments", "variables", "sentence"), REFUSED)
def test_what_cannot_be_used_is_refused_in_one_sentence(
    arguments: list[str], variables: dict[str, str], sentence: str, tmp_path: Path
) -> None:
    (tmp_path / "not-a-database").write_text("This is a text, and none of SQLite's files. " * 20)
    with sqlite3.connect(tmp_path / "newer") as newer:
        newer.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        newer.execute("INSERT INTO alembic_version VALUES ('9999')")
    newer.close()
    home = {"XDG_DATA_HOME": str(tmp_path)}
    done = subprocess.run(
        [*COMMAND, *arguments],
        cwd=tmp_path,
        env=environment(**home | variables),
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 2, done.stderr
    assert done.stderr.startswith(f"blockness: {sentence}")
    assert done.stderr.count("\n") == 1
    assert "secret" not in done.stderr
    assert done.stdout == ""


@pytest.mark.parametrize(
    "setting",
    [
        "BEAT=0",
        "BEAT=-1",
        "PACE=nan",
        "FORGET=inf",
        "THINKERS=0",
        "THINKERS=1.5",
        "SOCKETS=-1",
        "MESSAGES=",
        "NEW_ROOMS=0",
        "WORK=25",
        "WORK=some",
        "FREE_TEXT=maybe",
        "ORIGINS=my.example",
        "ORIGINS=https://My.example",
        "ORIGINS=https://my.example/",
        "ORIGINS=https://me@my.example",
        "ORIGINS=null",
        "ORIGINS=*",
    ],
)
def test_settings_that_cannot_be_used_are_refused(setting: str) -> None:
    name, _, value = setting.partition("=")
    with pytest.raises(InvalidSetting, match=f"BLOCKNESS_{name}: expected" if name != "ORIGINS" else "an origin"):
        read_settings({f"BLOCKNESS_{name}": value})


def test_lan_lets_the_local_network_in_and_says_where(tmp_path: Path) -> None:
    """On any port that is free."""
    here = lan_address()
    with served(tmp_path, "--lan", "--port", "0") as lines:
        address = lines[0].removeprefix("Block Ness is running at ")
        name, _, port = address.rpartition(":")
        assert name == "http://127.0.0.1"
        assert int(port) > 0
        wait_for(lambda: is_at(address), "the server")
        if here:
            assert lines[1] == f"On your local network: http://{here}:{port}"
            assert is_at(f"http://{here}:{port}")
        else:
            assert lines[1] == "This computer is not on a local network."


def refused(folder: Path, *arguments: str, program: Sequence[str] = COMMAND) -> str:
    """What a server says when it does not start."""
    home = {"XDG_DATA_HOME": str(folder)}
    done = subprocess.run(
        [*program, *arguments], env=environment(**home), capture_output=True, text=True, timeout=60, check=False
    )
    assert (done.returncode, done.stdout) == (2, "")
    return done.stderr


def test_a_port_that_is_taken_is_refused(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        sentence = f"port {port} is taken: choose another one with --port, or --port 0 for any that is free"
        assert refused(tmp_path, "--port", port) == f"blockness: {sentence}\n"


@pytest.mark.parametrize(
    ("package", "arguments", "sentence"),
    [
        ("psycopg", ["--database", "postgresql://me@here/x"], "PostgreSQL needs one more package: {}[postgres]'"),
        ("redis", ["--redis", "redis://here"], "Redis needs one more package: {}[redis]'"),
    ],
)
def test_a_package_that_is_missing_is_named(package: str, arguments: list[str], sentence: str, tmp_path: Path) -> None:
    without = f"import sys; sys.modules[{package!r}] = None; from blockness.cli import main; main()"
    said = refused(tmp_path, "serve", "--port", "0", *arguments, program=[sys.executable, "-c", without])
    assert said == f"blockness: {sentence}\n".format("pip install 'blockness")


def test_nobody_else_reads_what_is_kept(tmp_path: Path) -> None:
    old = os.umask(0)  # as careless as possible
    try:
        home = tmp_path / "home"
        process = subprocess.Popen(
            [*COMMAND, "--port", "0"], env=environment(XDG_DATA_HOME=str(home)), stdout=subprocess.PIPE, text=True
        )
    finally:
        os.umask(old)
    assert process.stdout is not None
    try:
        address = process.stdout.readline().strip().removeprefix("Block Ness is running at ")
        wait_for(lambda: is_at(address), "the server")
        seats = [{"colour": "orange", "name": "Ann"}, {"colour": "green", "level": "otter"}]
        assert call(f"{address}/api/rooms", {"seats": seats})[0] == 201
        folder = home / "blockness"
        assert oct(folder.stat().st_mode & 0o777) == "0o700"
        files = {file.name: oct(file.stat().st_mode & 0o777) for file in folder.iterdir()}
        assert "rooms.sqlite" in files
        assert set(files.values()) == {"0o600"}
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(30)
        process.stdout.close()


def test_without_lan_only_this_machine_gets_in(tmp_path: Path) -> None:
    port, here = free_port(), lan_address()
    with served(tmp_path, "--port", str(port)) as lines:
        assert lines[0] == f"Block Ness is running at http://127.0.0.1:{port}"
        assert len(lines) == 2
        wait_for(lambda: is_at(f"http://127.0.0.1:{port}"), "the server")
        assert not here or not is_at(f"http://{here}:{port}")


def test_addresses_are_written_as_browsers_write_them() -> None:
    assert address_of("127.0.0.1", 8017) == "http://127.0.0.1:8017"
    assert address_of("my.example", 80) == "http://my.example"
    assert address_of("::1", 8017) == "http://[::1]:8017"


def test_every_setting_is_documented() -> None:
    text = (Path(__file__).parents[3] / "docs" / "environment.md").read_text("utf-8")
    for name in Settings.__struct_fields__:
        assert f"| `BLOCKNESS_{name.upper()}` |" in text
