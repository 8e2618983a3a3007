"""`blockness doctor` names what is wrong, whichever part of the server it is, and finds nothing where nothing is."""

from __future__ import annotations

import asyncio
import json
import os
import socket
import sqlite3
import subprocess
import sys
from contextlib import closing
from typing import TYPE_CHECKING

import pytest

from blockness.locales import LANGUAGES
from blockness.server.doctor.clock import look_at_clock
from blockness.server.doctor.database import Times, look_at_database
from blockness.server.doctor.port import look_at_port
from blockness.server.doctor.redis import look_at_redis
from blockness.server.journal.journal import prepare
from blockness.server.settings import Settings
from cli.command import environment, run
from server.databases import driven
from server.guest import make_room
from server.services import free_port, need, postgres, redis

if TYPE_CHECKING:
    from pathlib import Path

    from blockness.server.doctor.finding import Finding
    from server.services import Server

# In a view of the file system of its own: a tiny disk, on it a database that is write-protected, and a closed folder.
PLANTED = """
mount -t tmpfs -o size=1m,mode=700 tiny "$1" && cp "$2" "$1/rooms.sqlite" &&
mount --bind "$1/rooms.sqlite" "$1/rooms.sqlite" && mount -o remount,bind,ro "$1/rooms.sqlite" &&
mount -t tmpfs -o ro,mode=700 closed "$3" && shift 3 && exec "$@"
"""


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """A database with a room in it."""
    file = tmp_path / "rooms.sqlite"
    asyncio.run(prepare(driven(f"sqlite:///{file}")))
    change(file, "INSERT INTO room VALUES ('abcdefg', 1, 0, 1)")
    change(file, "INSERT INTO journal VALUES ('abcdefg', 1, unixepoch(), 1, '{}')")
    return file


def change(file: Path, statement: str) -> None:
    with closing(sqlite3.connect(file)) as opened, opened:
        opened.execute(statement)


def look(file: Path) -> Finding:
    return look_at_database(Settings(database=f"sqlite:///{file}")).finding


def told(finding: Finding) -> tuple[str, bool]:
    """Its code, once it is clear that it can be said everywhere."""
    assert len({finding.sentence(language) for language in LANGUAGES}) == len(LANGUAGES)
    return finding.code, finding.is_fine


def test_where_nothing_is_wrong_nothing_is_found(server: Server) -> None:
    make_room(server.address, [{"name": "Ann"}, {"name": "Bea"}])
    arguments = ["--database", server.database, "--port", str(server.port), "--url", server.address]
    done = run("doctor", *arguments, "--json")
    found = {one["about"]: one["code"] for one in json.loads(done.stdout)["findings"]}
    assert found.pop("kernels") in ("kernels-fine", "kernels-new")
    assert found == {
        "port": "port-ours",
        "database": "database-fine",
        "redis": "redis-none",
        "disk": "disk-fine",
        "clock": "clock-fine",
        "proxy": "proxy-fine",
    }
    assert (done.returncode, json.loads(done.stdout)["fine"]) == (0, True)


def test_several_faults_at_once_are_all_named(database: Path, tmp_path: Path) -> None:
    """A port that is taken, a write-protected database, no Redis, a closed folder for kernels, a disk nearly full."""
    aside = [need("unshare"), "--map-root-user", "--mount"]
    if subprocess.run([*aside, "true"], check=False, stderr=subprocess.DEVNULL).returncode:
        pytest.skip("no file systems of our own here")
    tiny, closed = tmp_path / "tiny", tmp_path / "closed"
    tiny.mkdir()
    closed.mkdir()
    with socket.create_server(("127.0.0.1", 0)) as stranger:
        stranger.setblocking(False)
        port, nobody = stranger.getsockname()[1], free_port()
        planted = ["sh", "-c", PLANTED, "sh", str(tiny), str(database), str(closed)]
        command = [sys.executable, "-m", "blockness", "doctor", "--json", "--port", str(port)]
        options = ["--database", f"sqlite:///{tiny}/rooms.sqlite", "--redis", f"redis://:secret@127.0.0.1:{nobody}"]
        done = subprocess.run(
            [*aside, *planted, *command, *options],
            env=environment(BLOCKNESS_CACHE=str(closed)),
            capture_output=True,
            text=True,
            check=False,
        )
    assert done.returncode == 1, done.stderr
    answer = json.loads(done.stdout)
    assert not answer["fine"]
    assert {one["code"]: one["fine"] for one in answer["findings"]} == {
        "port-taken": False,
        "database-protected": False,
        "redis-gone": False,
        "kernels-elsewhere": False,
        "disk-full": False,
        "clock-fine": True,
    }
    said = {one["about"]: one["sentence"] for one in answer["findings"]}
    for name, words in (
        ("port", str(port)),
        ("database", "readonly database"),
        ("redis", f"127.0.0.1:{nobody}"),
        ("kernels", str(closed)),
        ("disk", str(tiny)),
    ):
        assert words in said[name], said
    assert "secret" not in done.stdout


def test_people_read_a_line_for_each_and_how_many_are_wrong(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/nowhere/rooms.sqlite"
    done = run("doctor", "--port", str(free_port()), "--database", database, BLOCKNESS_LANGUAGE="en")
    *lines, last = done.stdout.splitlines()
    assert [line[:2] for line in lines] == ["  ", "! ", "  ", "  ", "  ", "  "]
    assert (done.returncode, last) == (1, "One thing needs your attention.")


def test_a_port_is_free_or_refused() -> None:
    assert told(look_at_port(free_port())) == ("port-free", True)
    if os.geteuid():
        assert told(look_at_port(1)) == ("port-refused", False)


def test_a_database_is_sound_older_newer_damaged_or_missing(database: Path, tmp_path: Path) -> None:
    assert told(look(database)) == ("database-fine", True)
    with closing(sqlite3.connect(database)) as holder:
        holder.execute("BEGIN EXCLUSIVE")
        assert told(look(database)) == ("database-locked", False)
    change(database, "UPDATE journal SET format = 99")
    assert told(look(database)) == ("database-newer", False)
    change(database, "UPDATE alembic_version SET version_num = '9999'")
    assert told(look(database)) == ("database-newer", False)
    assert "9999" in look(database).sentence("en")
    change(database, "UPDATE alembic_version SET version_num = '0001'")
    assert told(look(database)) == ("database-older", True)
    with database.open("r+b") as file:
        file.seek(4096)
        file.write(b"\xa5" * 3 * 4096)
    assert told(look(database)) == ("database-damaged", False)
    database.write_text("This is a text, and none of SQLite's files. " * 20)
    assert told(look(database)) == ("database-damaged", False)
    assert told(look(tmp_path / "new.sqlite")) == ("database-new", True)
    assert not (tmp_path / "new.sqlite").exists()
    assert told(look(tmp_path / "nowhere" / "new.sqlite")) == ("database-no-folder", False)


def test_a_clock_behind_the_last_entry_is_named(database: Path) -> None:
    change(database, "UPDATE journal SET at = at + 86400")
    times = look_at_database(Settings(database=f"sqlite:///{database}")).times
    assert told(look_at_clock(times)) == ("clock-behind", False)
    assert told(look_at_clock(Times(0, -3600))) == ("clock-apart", False)
    assert told(look_at_clock(None)) == ("clock-fine", True)


def test_postgresql_is_there_or_not() -> None:
    gone = f"postgresql://me:secret@127.0.0.1:{free_port()}/rooms"
    finding = look_at_database(Settings(database=gone)).finding
    assert told(finding) == ("database-gone", False)
    assert "secret" not in finding.sentence("en")
    with postgres() as address:
        settings = Settings(database=address)
        assert told(look_at_database(settings).finding) == ("database-empty", True)
        asyncio.run(prepare(settings.database_url))
        found = look_at_database(settings)
        assert told(found.finding) == ("database-fine", True)
        assert told(look_at_clock(found.times)) == ("clock-fine", True)
        protected = f"{address}?options=-c%20default_transaction_read_only%3Don"
        assert told(look_at_database(Settings(database=protected)).finding) == ("database-protected", False)


def test_redis_is_there(tmp_path: Path) -> None:
    with redis(tmp_path) as service:
        assert told(look_at_redis(service.url)) == ("redis-fine", True)
    assert told(look_at_redis(service.url)) == ("redis-gone", False)
