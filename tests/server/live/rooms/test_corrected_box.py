"""Somebody corrects box.toml: games that were begun go on with the box that they began with."""

from __future__ import annotations

import asyncio
import os
import random
from typing import TYPE_CHECKING

from blockness.box import Box
from server.guest import Guest, call, make_room, play_on
from server.services import Server, serving

if TYPE_CHECKING:
    from pathlib import Path

CORRECT = """
from blockness.box import Box
corrected = Box.parse_line({line!r})
Box.usual = staticmethod(lambda: corrected)
"""


def test_a_game_goes_on_after_the_box_was_corrected(tmp_path: Path) -> None:
    corrected = Box.parse_line(Box.usual().line.replace("orange=2/1,3/2,4/2", "orange=3/1,3/2,4/2"))
    (tmp_path / "sitecustomize.py").write_text(CORRECT.format(line=corrected.line), encoding="utf-8")
    database = f"sqlite:///{tmp_path}/rooms.sqlite"
    seats = [{"name": "Ann"}, {"level": "heron"}, {"level": "otter"}]

    async def begin(server: Server) -> tuple[str, list[str]]:
        made = make_room(server.address, seats, first=0)
        tokens = list(made["tokens"].values())
        async with Guest(server.address, made["code"], tokens) as ann:
            await play_on(ann, random.Random(1), 3)
        return made["code"], tokens

    async def end(server: Server, code: str, tokens: list[str]) -> None:
        async with Guest(server.address, code, tokens) as ann:
            await play_on(ann, random.Random(2))
            assert ann.state["phase"] == "over"

    with serving(database, own=True) as server:
        code, tokens = asyncio.run(begin(server))
        server.stop()
        server.environment["PYTHONPATH"] = f"{tmp_path}{os.pathsep}{os.environ.get('PYTHONPATH', '')}"
        server.start()
        asyncio.run(end(server, code, tokens))
        _, record = call(f"{server.address}/api/rooms/{code}/games/1/record")
        assert f'[Box "{Box.usual().line}"]' in record
        status, room = call(f"{server.address}/api/rooms/{make_room(server.address, seats)['code']}")
        assert status == 200, room
        assert room["seats"][0]["reserve"][0] == "3/1"
