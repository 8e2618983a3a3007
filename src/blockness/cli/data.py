"""blockness data: backup, restore, prune, export."""

from __future__ import annotations

import asyncio
import re
import time
from pathlib import Path
from typing import Annotated

import typer

from blockness.cli.inputs import start_quickly

app = typer.Typer(help="Back up the games of a server, restore, prune and export them.", no_args_is_help=True)
Database = Annotated[str, typer.Option(help="Where games are kept; as for serve.", show_default=False)]
BackupFile = Annotated[Path, typer.Argument(metavar="FILE", help="The backup.", show_default=False)]
UNITS = {"h": 3600, "d": 24 * 3600, "w": 7 * 24 * 3600}


@app.command()
def backup(file: BackupFile, database: Database = "") -> None:
    """Write all rooms to a file, as they are at this moment; the server may be running."""
    start_quickly()
    from blockness.server.journal.backup import back_up

    written = asyncio.run(back_up(url_of(database), file))
    print(f"{file}: {count(written.rooms, 'room')}, {count(written.entries, 'entry', 'entries')}")


@app.command()
def restore(file: BackupFile, database: Database = "") -> None:
    """Add the rooms of a backup that the database does not have; the server may be running.

    Rooms that are there stay as they are. To get all rooms as they were, restore into a new database.
    """
    start_quickly()
    from blockness.server.journal.backup import restore

    found = asyncio.run(restore(url_of(database), file))
    print(f"restored: {count(found.rooms, 'room')}, {count(found.entries, 'entry', 'entries')}")
    if found.kept:
        print(f"left as they are: {count(found.kept, 'room')}")
    if found.behind:
        rooms = count(found.behind, "room")
        print(f"of these, {rooms} went further in the backup: restore into a new database to get them")


@app.command()
def prune(
    older_than: Annotated[str, typer.Option(metavar="TIME", help="Such as 90d, 12w or 36h.", show_default=False)] = "",
    room: Annotated[str, typer.Option(metavar="CODE", help="Just this room, old or not.", show_default=False)] = "",
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only say how many there are.")] = False,
    database: Database = "",
) -> None:
    """Delete the rooms in which nothing has happened for a time, finished or not; the server may be running."""
    start_quickly()
    from blockness.server.journal.old_rooms import count_old, delete_room, prune
    from blockness.server.journal.opening import opened

    if bool(older_than) == bool(room) or (room and dry_run):
        raise typer.BadParameter("expected --older-than, perhaps with --dry-run, or --room")
    before = 0.0 if room else time.time() - seconds_in(older_than)

    async def work() -> None:
        async with opened(url_of(database)) as engine:
            if room:
                old = await delete_room(engine, room)
            else:
                old = await (count_old if dry_run else prune)(engine, before)
        verb = "would be deleted" if dry_run else "deleted"
        print(f"{verb}: {count(old.rooms, 'room')}, {count(old.entries, 'entry', 'entries')}")

    asyncio.run(work())


@app.command()
def export(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="Where to write them.", show_default=False)],
    room: Annotated[list[str], typer.Option(metavar="CODE", help="The games of a room.", show_default=False)] = [],  # noqa: B006
    token: Annotated[
        list[str], typer.Option(metavar="TOKEN", help="The games of the seat with this token.", show_default=False)
    ] = [],  # noqa: B006
    database: Database = "",
) -> None:
    """Write the games of rooms as records, one file each; --room and --token may be given several times."""
    start_quickly()
    from blockness.server.journal.records import read_records

    if not room and not token:
        raise typer.BadParameter("expected --room or --token")
    found = asyncio.run(read_records(url_of(database), room, token))
    folder.mkdir(parents=True, exist_ok=True)
    for code, records in found.items():
        for number, record in enumerate(records, 1):
            (folder / f"block-ness-{code}-{number}.txt").write_text(str(record), "utf-8")
    print(f"{folder}: {count(sum(map(len, found.values())), 'game')} of {count(len(found), 'room')}")


def url_of(database: str) -> str:
    """Return the address of the database that the server would use."""
    from blockness.server.settings import read_settings

    return read_settings(given={"database": database} if database else {}).database_url


def seconds_in(text: str) -> int:
    """Read a time like 90d."""
    found = re.fullmatch(r"([1-9][0-9]{0,4})([hdw])", text)
    if not found:
        raise typer.BadParameter(f"expected a time like 90d, 12w or 36h, got {text!r}")
    return int(found[1]) * UNITS[found[2]]


def count(number: int, one: str, many: str = "") -> str:
    """Return a number with what is counted."""
    return f"{number} {one if number == 1 else many or one + 's'}"
