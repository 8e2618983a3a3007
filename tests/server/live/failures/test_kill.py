"""kill -9 while games run: nothing that was acknowledged is lost, nothing happens twice, every game goes on.

BLOCKNESS_KILLS sets how many instants the long drills have, BLOCKNESS_TABLES how many tables play.
"""

from __future__ import annotations

import os
from contextlib import ExitStack
from typing import TYPE_CHECKING

import pytest

from server.drill.kills import Drill, Victim
from server.evening import TABLES
from server.services import postgresql, redis, serving

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path
    from typing import TypeAlias

    from server.services import Postgres, Redis, Server

    Kinds: TypeAlias = Sequence[Sequence[dict[str, str]]]

PEOPLE = TABLES[:2]  # computers would need a while to think again after each kill


def victim(server: Server, name: str) -> Victim:
    return Victim(name, server.kill, server.spawn, server.open)


def with_sqlite(folder: Path, kills: int, tables: int, kinds: Kinds = PEOPLE) -> None:
    with serving(f"sqlite:///{folder}/rooms.sqlite") as server:
        Drill([server], [[victim(server, "server")]], folder).run(kills, tables, kinds)


def with_postgresql(folder: Path, kills: int, tables: int, kinds: Kinds = PEOPLE) -> None:
    """Two servers that share PostgreSQL and Redis, all of which are killed."""
    with ExitStack() as stack:
        database, notices = stack.enter_context(postgresql()), stack.enter_context(redis(folder))
        one = stack.enter_context(serving(database.address, redis=notices.url, beat=0.5))
        two = stack.enter_context(serving(database.address, redis=notices.url, beat=0.5, origins=one.address))
        choices = shared(one, two, database, notices)
        Drill([one, two], choices, database.data / "pg_wal").run(kills, tables, kinds)


def shared(one: Server, two: Server, database: Postgres, notices: Redis) -> list[list[Victim]]:
    first, second = victim(one, "one server"), victim(two, "the other")
    store = Victim("PostgreSQL", database.kill, database.spawn, database.start)
    news = Victim("Redis", notices.stop, notices.spawn, notices.start)
    return [
        [first],
        [second],
        [first, second],
        [store],
        [news],
        [store, first],
        [news, second],
        [store, news, first, second],
    ]


def test_no_acknowledged_move_is_lost_or_doubled(tmp_path: Path) -> None:
    with_sqlite(tmp_path, kills=6, tables=6, kinds=TABLES)


@pytest.mark.long
def test_nor_at_a_thousand_instants(tmp_path: Path) -> None:
    with_sqlite(tmp_path, *sizes(1000))


@pytest.mark.long
def test_nor_with_two_processes_postgresql_and_redis_killed_themselves(tmp_path: Path) -> None:
    with_postgresql(tmp_path, *sizes(300))


def sizes(kills: int) -> tuple[int, int]:
    return int(os.environ.get("BLOCKNESS_KILLS", kills)), int(os.environ.get("BLOCKNESS_TABLES", "50"))
