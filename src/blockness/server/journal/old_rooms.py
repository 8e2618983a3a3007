"""Deleting rooms: those in which nothing has happened for a long time, finished or abandoned, or just one."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from sqlalchemy import ColumnElement, delete, func, select

from blockness.server.journal.schema import attendance, journal, room

if TYPE_CHECKING:
    from collections.abc import Collection

    from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

MOST_AT_ONCE = 100  # rooms deleted in one transaction: moves are written in between


class OldRooms(NamedTuple):
    """How much there is to delete, or was."""

    rooms: int
    entries: int


def is_old(before: float) -> ColumnElement[bool]:
    """Tell whether nothing has happened in a room since a time, and nobody is connected to it now."""
    at = select(journal.c.at).where(journal.c.room == room.c.code).order_by(journal.c.number.desc()).limit(1)
    is_visited = select(attendance.c.room).where(attendance.c.room == room.c.code).exists()
    oldest = int(before)
    return (room.c.opened_at < oldest) & (func.coalesce(at.scalar_subquery(), 0) < oldest) & ~is_visited


async def count_old(engine: AsyncEngine, before: float) -> OldRooms:
    """Count the rooms in which nothing has happened since a time, and their entries."""
    old = select(room.c.code).where(is_old(before))
    async with engine.connect() as connection:
        rooms = await connection.scalar(select(func.count()).select_from(old.subquery()))
        entries = await connection.scalar(select(func.count()).select_from(journal).where(journal.c.room.in_(old)))
    return OldRooms(rooms or 0, entries or 0)


async def prune(engine: AsyncEngine, before: float) -> OldRooms:
    """Delete all rooms in which nothing has happened since a time."""
    total = OldRooms(0, 0)
    while (some := await prune_some(engine, before)).rooms:
        total = OldRooms(total.rooms + some.rooms, total.entries + some.entries)
    return total


async def delete_room(engine: AsyncEngine, code: str) -> OldRooms:
    """Delete a room, old or not; people who are in it are told that it is gone when they do something."""
    async with engine.begin() as connection:
        return await delete_rooms(connection, [code])


async def prune_some(engine: AsyncEngine, before: float) -> OldRooms:
    """Delete a few of them. They are looked for while others may write, and looked at again when nobody can."""
    async with engine.connect() as connection:
        found = list(await connection.scalars(select(room.c.code).where(is_old(before)).limit(MOST_AT_ONCE)))
    async with engine.begin() as connection:
        if engine.dialect.name == "sqlite":
            await connection.exec_driver_sql("BEGIN IMMEDIATE")
        these = select(room.c.code).where(room.c.code.in_(found))
        await connection.execute(these.order_by(room.c.code).with_for_update())  # SQLite has locked them already
        codes = list(await connection.scalars(these.where(is_old(before))))
        return await delete_rooms(connection, codes)


async def delete_rooms(connection: AsyncConnection, codes: Collection[str]) -> OldRooms:
    """Delete some rooms with all their entries."""
    entries = await connection.execute(delete(journal).where(journal.c.room.in_(codes)))
    rooms = await connection.execute(delete(room).where(room.c.code.in_(codes)))
    return OldRooms(rooms.rowcount, entries.rowcount)
