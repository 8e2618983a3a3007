"""How the tables are made, on both databases."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from typing import TYPE_CHECKING, Any, TypeVar

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.operations import Operations
from sqlalchemy import inspect, text

from blockness.server.journal.journal import Journal, make_engine, prepare
from blockness.server.journal.migrations import format_of, known_formats, upgrade
from blockness.server.journal.schema import metadata
from blockness.server.table.entries import Left, Opened
from server.databases import KINDS, databases, driven
from server.gathering import apart

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from sqlalchemy import Connection


T = TypeVar("T")
FIRST_FORMAT = '{"kind": "opened", "seats": [{"colour": "orange", "name": "Ann"}], "variant": "classic", "first": 0}'


@pytest.fixture(scope="module", params=KINDS)
def create(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[[], str]]:
    with databases(request.param, tmp_path_factory.mktemp("migrations")) as one:
        yield one


@pytest.fixture
def url(create: Callable[[], str]) -> str:
    return driven(create())


def look(url: str, question: Callable[[Connection], T]) -> T:
    """Ask a database something."""

    async def ask() -> T:
        engine = make_engine(url)
        try:
            async with engine.connect() as connection:
                return await connection.run_sync(question)
        finally:
            await engine.dispose()

    return asyncio.run(ask())


def differences(connection: Connection) -> list[Any]:
    options = {"compare_type": True, "compare_server_default": True}
    return list(compare_metadata(MigrationContext.configure(connection, opts=options), metadata))


def tables(connection: Connection) -> set[str]:
    return set(inspect(connection).get_table_names())


def all_of_it(connection: Connection) -> list[Any]:
    names = sorted(tables(connection))
    columns = [str(column) for name in names for column in inspect(connection).get_columns(name)]
    rows = [tuple(row) for name in names for row in connection.execute(text(f"SELECT * FROM {name}"))]  # noqa: S608
    return [names, columns, rows]


def test_all_steps_together_make_exactly_the_tables_of_the_program(url: str) -> None:
    asyncio.run(prepare(url))
    assert look(url, differences) == []
    assert look(url, tables) == {*metadata.tables, "alembic_version"}


def test_a_game_is_one_read_on_the_disk_of_sqlite(tmp_path: Path) -> None:
    url = driven(f"sqlite:///{tmp_path}/rooms.sqlite")
    asyncio.run(prepare(url))
    made = look(url, lambda one: str(one.scalar(text("SELECT sql FROM sqlite_master WHERE name = 'journal'"))))
    assert "WITHOUT ROWID" in made


def test_to_upgrade_again_changes_nothing(url: str) -> None:
    async def use() -> None:
        journal = Journal(url)
        await journal.start()
        await journal.open("aaaa", Opened(seats=apart("Ann", "Bob"), variant="classic", first=0), True)
        await journal.stop()

    asyncio.run(prepare(url))
    asyncio.run(use())
    before = look(url, all_of_it)
    asyncio.run(prepare(url))
    assert look(url, all_of_it) == before


@pytest.mark.parametrize("step", known_formats())
def test_a_database_of_every_earlier_program_opens(step: str, url: str) -> None:
    """What the first programs wrote stays, whatever tables have been added since."""

    async def write() -> None:
        engine = make_engine(url)
        async with engine.begin() as connection:
            await connection.run_sync(upgrade, step)
            assert await connection.run_sync(format_of) == step
            await connection.execute(text("INSERT INTO room VALUES ('aaaa', 1790000000, false, true)"))
            row = {"entry": FIRST_FORMAT}
            await connection.execute(text("INSERT INTO journal VALUES ('aaaa', 1, 1790000000, 1, :entry)"), row)
        await engine.dispose()

    async def read() -> list[Any]:
        journal = Journal(url)
        await journal.start()
        assert await journal.append("aaaa", 2, Left(seat=0))
        found = await journal.read("aaaa")
        await journal.stop()
        return found

    asyncio.run(write())
    asyncio.run(prepare(url))
    assert look(url, differences) == []
    opened, left = asyncio.run(read())
    assert (opened.seats[0].name, opened.variant, left) == ("Ann", "classic", Left(seat=0))


def test_an_upgrade_that_is_cut_short_leaves_nothing_behind(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    class PowerCut(Exception):
        pass

    def cut(*_: object, **__: object) -> None:
        raise PowerCut

    with monkeypatch.context() as patch:
        patch.setattr(Operations, "create_index", cut, raising=False)  # the first table is made by then
        with pytest.raises(PowerCut):
            asyncio.run(prepare(url))
    assert look(url, tables) == set()
    asyncio.run(prepare(url))
    assert look(url, differences) == []


def test_servers_that_start_together_upgrade_one_after_the_other(url: str) -> None:
    code = (
        "import asyncio, sys; from blockness.server.journal.journal import prepare; asyncio.run(prepare(sys.argv[1]))"
    )
    processes = [subprocess.Popen([sys.executable, "-c", code, url], stderr=subprocess.PIPE) for _ in range(3)]
    for process in processes:
        _, errors = process.communicate(timeout=120)
        assert process.returncode == 0, errors.decode()
    assert look(url, differences) == []
