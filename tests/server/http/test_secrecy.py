"""A token is known only to its owner: it is in no log, address, stream, record, metric, description or file."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
import subprocess
import sys
import urllib.request
from contextlib import contextmanager
from typing import TYPE_CHECKING

from server.guest import Guest, make_room, new_id, play_on
from server.page import visit
from server.services import Server, wait_for

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

TALKATIVE = """
import logging, sys, uvicorn
logging.basicConfig(level=1, stream=sys.stderr)  # everything that anybody wants to say
uvicorn.run("blockness.server.app:create", factory=True, port=int(sys.argv[1]), log_level="trace",
            ws="websockets-sansio", ws_max_size=4096)
"""


@contextmanager
def talkative(folder: Path) -> Iterator[Server]:
    """A server that logs everything it can."""
    server = Server(f"sqlite:///{folder}/rooms.sqlite")
    server.environment |= {"BLOCKNESS_DATABASE": server.database, "BLOCKNESS_ORIGINS": server.address}
    prepare = (
        "import asyncio; from blockness.server.journal.journal import prepare; from blockness.server.settings import *"
    )
    prepare += "; asyncio.run(prepare(read_settings().database_url))"
    subprocess.run([sys.executable, "-c", prepare], env=server.environment, check=True)
    with (folder / "log").open("wb") as log:
        command = [sys.executable, "-c", TALKATIVE, str(server.port)]
        server.process = subprocess.Popen(command, env=server.environment, stderr=log, stdout=log)
        try:
            wait_for(server.is_well, "the server")
            yield server
        finally:
            server.stop()
            server.log.close()


async def listen(server: Server, code: str, heard: list[str]) -> None:
    """Watch a room and note everything that arrives."""
    async with visit(server, code) as page:
        await page.send(json.dumps({"kind": "hello"}))
        async for text in page:
            heard.append(text)


def fetch(address: str) -> str:
    with urllib.request.urlopen(address, timeout=30) as answer:  # noqa: S310 - our own
        return f"{answer.headers}{answer.read().decode()}"


async def spend_an_evening(server: Server, code: str, tokens: list[str], heard: list[str]) -> set[str]:
    """Do everything that involves tokens; return everything that must stay secret."""
    listener = asyncio.create_task(listen(server, code, heard))
    wrong = "wrong-token-that-should-not-be-logged"
    async with Guest(server.address, code, tokens) as ann, Guest(server.address, code, [wrong]) as bob:
        number = new_id()
        await bob.ask("sit", id=number, seat=2, name="Bob")
        await bob.ask("sit", id=number, seat=2, name="Bob")  # as if the answer was lost
        bob.tokens = [bob.given[number]]
        bob.you = [2]
        await asyncio.gather(play_on(ann, random.Random(1), 4), play_on(bob, random.Random(2), 2))
        await bob.ask("say", seat=2, phrase="hello")
        await ann.ask("undo", seat=ann.state["can_undo"][0])
        async with Guest(server.address, code, [*tokens, *bob.tokens]) as again:
            assert again.you == [0, 1, 2]
        break_journal(server)
        for guest in (ann, bob):
            answer = await guest.answer_to({"kind": "leave", "id": new_id(), "seat": guest.you[0]})
            assert answer["code"] == "not-stored"
    listener.cancel()
    await asyncio.gather(listener, return_exceptions=True)
    return {*tokens, *bob.tokens, number, wrong}


def break_journal(server: Server) -> None:
    """Let every later entry fail, so that errors are logged too."""
    database = sqlite3.connect(server.database.removeprefix("sqlite:///"), timeout=30)
    with database:
        database.execute("CREATE TRIGGER broken BEFORE INSERT ON journal BEGIN INSERT INTO nowhere VALUES (1); END")
    database.close()


def test_no_token_is_anywhere_but_with_its_owner(tmp_path: Path) -> None:
    heard: list[str] = []
    with talkative(tmp_path) as server:
        made = make_room(server.address, [{"name": "Ann"}, {"name": "Amy"}, {}], listed=True, first=0)
        tokens = list(made["tokens"].values())
        assert all(len(token) >= 22 for token in tokens)  # 128 bits or more
        assert not any(token in made["link"] for token in tokens)
        secrets = asyncio.run(spend_an_evening(server, made["code"], tokens, heard))
        room = f"/api/rooms/{made['code']}"
        paths = ["/", "/metrics", "/api/schema/openapi.json", "/api/rooms", room]
        pages = [fetch(server.address + path) for path in (*paths, f"{room}/games/1/record")]
        files = {path.name: path.read_bytes() for path in tmp_path.iterdir() if path.name.startswith("rooms.sqlite")}
    files |= {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    log = files["log"].decode()
    assert log.count("\n") > 500
    assert "the database cannot be written" in log
    assert len(secrets) == 5
    assert len(heard) > 5
    for secret in secrets:
        for line in log.splitlines():
            assert secret not in line
        assert not any(secret in text for text in (*heard, *pages))
        for name, content in files.items():
            assert secret.encode() not in content, name
