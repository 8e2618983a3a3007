"""The games of a room or of a seat come out of the database as records that anybody can read."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from typing import TYPE_CHECKING

from blockness.game import Record
from blockness.server.journal.records import read_records
from cli.command import answer, run
from server.databases import driven
from server.guest import Guest, call, make_room, play_on

if TYPE_CHECKING:
    from pathlib import Path

    from server.services import Server

SEATS = ({"name": "Ann"}, {"name": "Bob"})


def test_the_games_of_a_room_and_of_a_token_are_exported(server: Server, tmp_path: Path) -> None:
    async def play() -> tuple[str, str, str]:
        made = make_room(server.address, SEATS)
        async with Guest(server.address, made["code"], made["tokens"].values()) as guest:
            await play_on(guest, random.Random(1))
            await guest.ask("rematch", seat=0)
            await play_on(guest, random.Random(2), most=3)
        return made["code"], made["tokens"]["1"], make_room(server.address, SEATS)["code"]

    code, token, other = asyncio.run(play())
    printed = answer("data", "export", "games", "--token", token, "--database", server.database, cwd=tmp_path)
    assert printed == "games: 2 games of 1 room\n"
    files = sorted((tmp_path / "games").iterdir())
    assert [path.name for path in files] == [f"block-ness-{code}-{number}.txt" for number in (1, 2)]
    for number, path in enumerate(files, 1):
        record = Record.read(path)
        assert record.headers.pop("Date").startswith("20")
        served = Record.read(call(f"{server.address}/api/rooms/{code}/games/{number}/record")[1])
        assert (record.moves, record.result) == (served.moves, served.result)
        assert (record.headers["Orange"], record.headers["Green"]) == ("Ann", "Bob")
    found = asyncio.run(read_records(driven(server.database), [code, other], [token]))
    assert {code: len(games) for code, games in found.items()} == {code: 2, other: 1}


def test_a_room_that_is_missing_or_damaged_is_named(server: Server, tmp_path: Path) -> None:
    made = make_room(server.address, SEATS)
    with sqlite3.connect(server.database.removeprefix("sqlite:///"), timeout=60) as connection:
        connection.execute("UPDATE journal SET format = 99 WHERE room = ?", (made["code"],))
    connection.close()
    for code, reason in (("aaaa", "there is no room aaaa"), (made["code"], f"room {made['code']} cannot be read: ")):
        refused = run("data", "export", "games", "--room", code, "--database", server.database, cwd=tmp_path)
        assert (refused.returncode, refused.stdout) == (2, "")
        assert refused.stderr.startswith(f"blockness: {reason}")
    assert list(tmp_path.iterdir()) == []
