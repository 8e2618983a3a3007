"""A backup holds everything, of either database for either; what is not whole is refused, and nothing is half done."""

from __future__ import annotations

import asyncio
import gzip
import json
import sqlite3
import stat
from hashlib import sha256
from typing import TYPE_CHECKING, Any

import pytest
from sqlalchemy import delete, insert, select, update

from blockness.server.journal import backup_file, schema
from blockness.server.journal.backup import Restored, back_up, restore
from blockness.server.journal.backup_file import Contents, InvalidBackup
from blockness.server.journal.journal import Journal, make_engine, prepare
from blockness.server.settings import InvalidSetting
from blockness.server.table.entries import FORMAT, Moved, Opened, Said
from cli.command import answer, run
from server.databases import databases, driven
from server.gathering import apart

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

OPENED = Opened(seats=apart("Ann", "Bob"), variant="classic", first=0)
WAITING = Opened(seats=apart("Ann", ""), variant="classic", first=0, listed=True)
ODD = "é \U0001f40d \\ ' \" \x00 \n"
OLD = """["block-ness-backup",1,1,1790000000]
["room","aaaa",1790000000,false,true]
["entry","aaaa",1,1790000000,1,"{}"]
"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("backup")


@pytest.fixture(scope="module")
def sqlite(folder: Path) -> Iterator[Callable[[], str]]:
    with databases("sqlite", folder) as create:
        yield create


@pytest.fixture(scope="module")
def postgresql(folder: Path) -> Iterator[Callable[[], str]]:
    with databases("postgresql", folder) as create:
        yield create


async def write_rooms(url: str, entries: int = 3) -> None:
    """A room with some entries, one that waits, and a process that is connected to one of them."""
    await prepare(url)
    journal = Journal(url)
    await journal.start()
    await journal.open("aaaa", OPENED, True)
    await journal.append("aaaa", 2, Said(seat=0, text=ODD))
    await asyncio.gather(*(journal.append("aaaa", n, Moved(seat=0, move=str(n))) for n in range(3, entries + 1)))
    await journal.open("bbbb", WAITING, False)
    async with journal.engine.begin() as connection:
        await connection.execute(insert(schema.process).values(name="one", signs=1))
        await connection.execute(insert(schema.attendance).values(room="aaaa", process="one", seats=1, watching=0))
        newer = {
            "room": "bbbb",
            "number": 2,
            "at": 1,
            "format": 99,
            "entry": "?",
        }  # one bad room must not spoil a backup
        await connection.execute(insert(schema.journal).values(newer))
    await journal.stop()


async def all_rows(url: str) -> list[list[Any]]:
    engine = make_engine(url)
    tables = (schema.room, schema.journal, schema.process)
    async with engine.connect() as connection:
        found = [(await connection.execute(select(one).order_by(*one.primary_key))).all() for one in tables]
    await engine.dispose()
    return [[tuple(row) for row in rows] for rows in found]


def change(url: str, *statements: Any) -> None:
    async def work() -> None:
        engine = make_engine(url)
        async with engine.begin() as connection:
            for statement in statements:
                await connection.execute(statement)
        await engine.dispose()

    asyncio.run(work())


@pytest.mark.parametrize("kinds", ["sqlite sqlite", "sqlite postgresql", "postgresql sqlite"])
def test_a_backup_of_one_database_restores_into_any(kinds: str, tmp_path: Path, request: Any) -> None:
    one, other = (driven(request.getfixturevalue(kind)()) for kind in kinds.split())
    file = tmp_path / "rooms.backup"

    async def law() -> None:
        await write_rooms(one, entries=1500)  # more than are read or written in one go
        assert await back_up(one, file) == Contents(rooms=2, entries=1502)
        assert await restore(other, file) == Restored(rooms=2, entries=1502, kept=0, behind=0)
        rooms, entries, _ = await all_rows(one)
        assert await all_rows(other) == [rooms, entries, []], "nobody is connected there"
        assert await restore(other, file) == Restored(rooms=0, entries=0, kept=2, behind=0)
        assert await all_rows(other) == [rooms, entries, []]

    asyncio.run(law())
    assert [path.name for path in tmp_path.iterdir()] == [file.name], "no draft stays behind"
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


def test_rooms_that_are_there_stay_as_they_are(sqlite: Callable[[], str], tmp_path: Path) -> None:
    url, file = driven(sqlite()), tmp_path / "rooms.backup"
    asyncio.run(write_rooms(url))
    asyncio.run(back_up(url, file))
    change(
        url,
        delete(schema.room).where(schema.room.c.code == "bbbb"),
        delete(schema.journal).where(schema.journal.c.number == 3),
        update(schema.journal).where(schema.journal.c.number == 2).values(at=1),
    )
    assert asyncio.run(restore(url, file)) == Restored(rooms=1, entries=2, kept=1, behind=1)
    _, entries, _ = asyncio.run(all_rows(url))
    assert [(code, number, at == 1) for code, number, at, *_ in entries] == [
        ("aaaa", 1, False),
        ("aaaa", 2, True),
        ("bbbb", 1, False),
        ("bbbb", 2, True),
    ]


def packed(text: str) -> bytes:
    """A backup with these lines, and a last one that is right."""
    kinds = [json.loads(line)[0] for line in text.splitlines() if line.startswith("[")]
    end = ["end", kinds.count("room"), kinds.count("entry"), sha256(text.encode()).hexdigest()]
    return gzip.compress((text + json.dumps(end) + "\n").encode())


WRONG = {
    "nothing": (b"", "damaged: it breaks off"),
    "some text": (b"SQLite format 3", "expected a file that blockness data backup wrote"),
    "another compressed file": (gzip.compress(b"[1, 2]\n"), "expected a file that blockness data backup wrote"),
    "rooms without a first line": (packed('["room","a",1,true,true]\n'), "expected a file that"),
    "cut off": (packed(OLD)[:-20], "damaged: it breaks off"),
    "cut off and compressed again": (gzip.compress(OLD.encode()), "damaged: it breaks off"),
    "a flipped bit": (packed(OLD)[:30] + bytes([packed(OLD)[30] ^ 4]) + packed(OLD)[31:], "damaged: "),
    "a changed line": (
        gzip.compress(gzip.decompress(packed(OLD)).replace(b"aaaa", b"aaab")),
        "its checksum is another",
    ),
    "a line that makes no sense": (packed(OLD + '["room","bbbb"]\n'), "damaged: line 4 makes no sense"),
    "a second first line": (packed(OLD + OLD), "damaged: line 4 makes no sense"),
    "a newer version": (
        packed(OLD.replace('backup",1,1,1790000000', 'backup",2,1,2,"more"')),
        "a newer version of this",
    ),
    "newer entries": (packed(OLD.replace('backup",1,1', f'backup",1,{FORMAT + 1}')), "a newer version of this program"),
}


def test_what_is_not_a_whole_backup_is_refused_and_nothing_is_done(tmp_path: Path) -> None:
    assert backup_file.VERSION == 1
    file, database = tmp_path / "rooms.backup", tmp_path / "rooms.sqlite"
    for name, (content, reason) in WRONG.items():
        file.write_bytes(content)
        with pytest.raises(InvalidBackup, match=reason):
            asyncio.run(restore(driven(f"sqlite:///{database}"), file))
        assert not database.exists(), name
    file.write_bytes(packed(OLD))  # the first version of the file, which every later program must read
    assert asyncio.run(restore(driven(f"sqlite:///{database}"), file)).rooms == 1


def test_a_failure_in_the_middle_leaves_everything_as_it_was(
    sqlite: Callable[[], str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url, file = driven(sqlite()), tmp_path / "rooms.backup"
    asyncio.run(write_rooms(url))
    asyncio.run(back_up(url, file))
    before = file.read_bytes()
    other = driven(sqlite())
    monkeypatch.setattr("blockness.server.journal.backup.MOST_AT_ONCE", 2)
    whole = list(backup_file.read_lines(file))

    def cut(_: Path) -> Iterator[Any]:
        yield from whole[:4]
        raise InvalidBackup("the disk is gone")

    with monkeypatch.context() as patch:
        patch.setattr("blockness.server.journal.backup.read_lines", cut)
        with pytest.raises(InvalidBackup, match="the disk is gone"):
            asyncio.run(restore(other, file))
    assert asyncio.run(all_rows(other)) == [[], [], []]
    with monkeypatch.context() as patch:
        patch.setattr(backup_file.Writer, "end", lambda _: (tmp_path / "missing").read_bytes())
        with pytest.raises(InvalidBackup, match="cannot be written: No such file"):
            asyncio.run(back_up(url, file))
    assert file.read_bytes() == before, "the last backup stays until the next one is complete"
    assert [path.name for path in tmp_path.iterdir()] == [file.name]


def test_the_commands(sqlite: Callable[[], str], tmp_path: Path) -> None:
    url, other, file = sqlite(), sqlite(), str(tmp_path / "rooms.backup")
    asyncio.run(write_rooms(driven(url)))
    assert answer("data", "backup", file, "--database", url) == f"{file}: 2 rooms, 5 entries\n"
    assert answer("data", "restore", file, BLOCKNESS_DATABASE=other) == "restored: 2 rooms, 5 entries\n"
    again = "restored: 0 rooms, 0 entries\nleft as they are: 2 rooms\n"
    assert answer("data", "restore", file, "--database", other) == again
    (tmp_path / "damaged").write_bytes(packed(OLD)[:-20])
    refused = run("data", "restore", str(tmp_path / "damaged"), "--database", other)
    assert (refused.returncode, refused.stdout) == (2, "")
    assert refused.stderr == f"blockness: the backup '{tmp_path}/damaged' is damaged: it breaks off\n"


def test_a_database_that_is_missing_empty_or_newer_is_refused(tmp_path: Path) -> None:
    missing = tmp_path / "rooms.sqlite"
    url, file = driven(f"sqlite:///{missing}"), tmp_path / "rooms.backup"
    with pytest.raises(InvalidSetting, match="there is no database"):
        asyncio.run(back_up(url, file))
    assert not missing.exists()
    missing.touch()
    with pytest.raises(InvalidSetting, match="no server has used it yet"):
        asyncio.run(back_up(url, file))
    asyncio.run(prepare(url))
    with sqlite3.connect(missing) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    for work in (back_up(url, file), prepare(url)):
        with pytest.raises(
            InvalidSetting, match="the database cannot be used: a newer version of this program made it"
        ):
            asyncio.run(work)
    assert not file.exists()
