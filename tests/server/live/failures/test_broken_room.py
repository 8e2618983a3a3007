"""A broken room never affects another."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
from contextlib import AsyncExitStack
from typing import TYPE_CHECKING

from server.guest import Guest, call, make_room, play_on
from server.page import closing_of, hello, visit
from server.services import serving

if TYPE_CHECKING:
    from pathlib import Path


def opened(colours: str = "orange green", variant: str = "classic", first: int = 0) -> str:
    """The first entry of a journal."""
    seats = [{"colour": colour} for colour in colours.split()]
    return json.dumps({"kind": "opened", "seats": seats, "variant": variant, "first": first})


DAMAGES = {
    "not JSON": "{",
    "nothing": "",
    "deep": '{"kind":' * 5000,
    "another kind": '{"kind":"exploded"}',
    "wrong types": '{"kind":"opened","seats":7,"variant":"classic","first":0}',
    "never opened": '{"kind":"moved","seat":0,"move":"Sd4f4"}',
    "no seats": opened(""),
    "one seat": opened("orange"),
    "seats for five": opened("orange green purple black white"),
    "a colour twice": opened("orange orange"),
    "unknown colours": opened("red blue"),
    "an unknown variant": opened(variant="?"),
    "a first seat that is not there": opened(first=9),
    "a newer format": None,
}


def test_one_broken_room_never_touches_another(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path}/rooms.sqlite", beat=0.2) as server:
        broken = {name: make_room(server.address, [{"name": "Ann"}, {}], listed=True)["code"] for name in DAMAGES}
        sound = make_room(server.address, [{"name": "Ann"}, {"name": "Bob"}])
        waiting = make_room(server.address, [{"name": "Ann"}, {}], listed=True)["code"]

        def damage() -> None:
            """Damage the first entry, and add a damaged one that people looking at the room will hear about."""
            database = sqlite3.connect(tmp_path / "rooms.sqlite", isolation_level=None, timeout=30)
            for name, text in DAMAGES.items():
                row = (broken[name], 1 if text is not None else 99, text if text is not None else opened())
                database.execute("UPDATE journal SET format = ?2, entry = ?3 WHERE room = ?1", row)
                database.execute("INSERT INTO journal (room, number, at, format, entry) VALUES (?1, 2, 0, ?2, ?3)", row)
            database.close()

        async def look_on() -> None:
            async with AsyncExitStack() as stack:
                pages = [await stack.enter_async_context(visit(server, code)) for code in broken.values()]
                for page in pages:
                    await hello(page)
                damage()
                async with Guest(server.address, sound["code"], sound["tokens"].values()) as guest:
                    assert await play_on(guest, random.Random(3)) > 4
                    for page in pages:  # people who look at a broken room are told, and nothing else happens
                        await page.send(json.dumps({"kind": "hello", "since": 1}))
                        assert await closing_of(page) == (4500, "broken-room")
                    await guest.ask("rematch", seat=0)
                    await guest.until(lambda: guest.state["phase"] == "playing")
                    await guest.play(guest.moves[0])
                for code in broken.values():
                    async with visit(server, code) as page:
                        await page.send(json.dumps({"kind": "hello"}))
                        assert await closing_of(page) == (4500, "broken-room")

        asyncio.run(look_on())
        for name, code in broken.items():
            for path in ("", "/games/1/record"):
                status, problem = call(f"{server.address}/api/rooms/{code}{path}")
                assert (status, problem["extra"]["code"]) == (500, "broken-room"), name
        status, rooms = call(f"{server.address}/api/rooms")
        assert (status, [room["code"] for room in rooms]) == (200, [waiting])
        assert server.is_well()
