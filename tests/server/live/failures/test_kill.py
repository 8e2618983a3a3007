"""kill -9 while games run: nothing that was acknowledged is lost, nothing happens twice, every game goes on.

BLOCKNESS_KILLS sets how many instants the long drills have, BLOCKNESS_TABLES how many tables play.
"""

from __future__ import annotations

import asyncio
import os
from contextlib import ExitStack
from typing import TYPE_CHECKING

import pytest

from server.drill.kills import Drill, Victim
from server.evening import Evening
from server.services import postgresql, redis, serving

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from server.services import Postgres, Redis, Server


def drill(
    servers: Sequence[Server], choices: Sequence[Sequence[Victim]], written: Path, kills: int, tables: int
) -> None:
    """Have tables play on all servers, kill at many instants, play every game to its end, and compare everything."""

    async def law() -> Evening:
        evening = Evening(servers[0], tables)
        for guest in evening.guests:
            guest.urls = [f"{server.socket_address}/{guest.table.code}" for server in servers]
        async with evening.playing(pace=0.4):
            await Drill(evening, choices, servers[0].database, written).run(kills)
        return evening

    evening = asyncio.run(law())
    people = evening.check()
    lost = sum(len(guest.closings) for guest in evening.guests)
    print(
        f"{kills} kills, {tables} tables, {people} moves of people, {lost} connections lost: "
        "0 moves lost, 0 doubled, 0 seats lost, 0 pages closed"
    )


def victim(server: Server, name: str) -> Victim:
    return Victim(name, server.kill, server.spawn, server.start)


def drill_with_sqlite(folder: Path, kills: int, tables: int) -> None:
    with serving(f"sqlite:///{folder}/rooms.sqlite") as server:
        drill([server], [[victim(server, "server")]], folder, kills, tables)


def drill_with_postgresql(folder: Path, kills: int, tables: int) -> None:
    """Two servers that share PostgreSQL and Redis, all of which are killed."""
    with ExitStack() as stack:
        database, notices = stack.enter_context(postgresql()), stack.enter_context(redis(folder))
        one = stack.enter_context(serving(database.address, redis=notices.url, beat=0.5))
        two = stack.enter_context(serving(database.address, redis=notices.url, beat=0.5, origins=one.address))
        drill([one, two], shared(one, two, database, notices), database.data / "pg_wal", kills, tables)


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
    drill_with_sqlite(tmp_path, kills=8, tables=8)


@pytest.mark.long
def test_nor_at_a_thousand_instants(tmp_path: Path) -> None:
    drill_with_sqlite(tmp_path, *sizes(1000))


@pytest.mark.long
def test_nor_with_two_processes_postgresql_and_redis_killed_themselves(tmp_path: Path) -> None:
    drill_with_postgresql(tmp_path, *sizes(300))


def sizes(kills: int) -> tuple[int, int]:
    return int(os.environ.get("BLOCKNESS_KILLS", kills)), int(os.environ.get("BLOCKNESS_TABLES", "50"))
