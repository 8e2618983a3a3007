"""Which rooms people see when they look for one."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from server.guest import Guest, call, make_room
from server.services import serving

if TYPE_CHECKING:
    from pathlib import Path


def test_a_room_is_listed_as_long_as_it_has_an_open_seat(tmp_path: Path) -> None:
    async def law(address: str) -> None:
        made = make_room(address, [{"name": "Ann"}, {}, {}], listed=True)
        hidden = make_room(address, [{"name": "Ann"}, {}])

        def listed() -> list[str]:
            return [room["code"] for room in call(f"{address}/api/rooms")[1]]

        async with Guest(address, made["code"]) as guest:
            assert listed() == [made["code"]] != [hidden["code"]]
            await guest.sit(1, "Bob")
            await guest.ask("say", seat=1, phrase="hello")
            assert listed() == [made["code"]]
            await guest.ask("leave", seat=1)
            await guest.sit(1, "Eve")
            assert listed() == [made["code"]]
            await guest.sit(2, "Cid")
            assert listed() == []

    with serving(f"sqlite:///{tmp_path}/rooms.sqlite") as server:
        asyncio.run(law(server.address))


def test_a_room_in_which_somebody_waits_is_not_forgotten_by_another_process(tmp_path: Path) -> None:
    async def law(here: str, there: str) -> None:
        made = make_room(here, [{"name": "Ann"}, {}], listed=True)

        async def until_forgotten(code: str) -> None:
            async with asyncio.timeout(60):
                while status(code) != 404:
                    await asyncio.sleep(0.2)

        def status(code: str) -> int:
            return call(f"{there}/api/rooms/{code}")[0]

        async with Guest(here, made["code"], made["tokens"].values()):
            for _ in range(2):  # rooms that were made later and that nobody is looking at
                await until_forgotten(make_room(here, [{"name": "Eve"}, {}])["code"])
            assert status(made["code"]) == 200
        await until_forgotten(made["code"])

    database = f"sqlite:///{tmp_path}/rooms.sqlite"
    settings = {"forget": 4, "beat": 0.2, "doze": 0.2}
    with serving(database, **settings) as one, serving(database, **settings) as other:
        asyncio.run(law(one.address, other.address))
