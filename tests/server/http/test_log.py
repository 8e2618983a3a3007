"""The log as lines of JSON: every event with its request and its room, and nothing that is somebody's own."""

from __future__ import annotations

import asyncio
import http.client
import json
import random
import socket
import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING, Any

from server.guest import Guest, make_room, play_on
from server.services import serving, wait_for

if TYPE_CHECKING:
    from pathlib import Path

    from server.services import Server

NAMES = ("Annabella", "Bartholomew")
WORDS = "a word between friends"


def ask(server: Server, path: str, source: str = "127.0.0.1", **headers: str) -> tuple[int, str]:
    """Return the status and the id of a request."""
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=30, source_address=(source, 0))
    connection.request("GET", path, headers={name.replace("_", "-"): text for name, text in headers.items()})
    answer = connection.getresponse()
    found = answer.status, answer.headers["X-Request-ID"]
    connection.close()
    return found


def ask_twice(server: Server, first: str, second: str) -> None:
    """Ask two questions in one breath, over one connection."""
    both = [f"GET {path} HTTP/1.1\r\nHost: ness\r\nX-Request-ID: {path[5:9]}\r\n\r\n" for path in (first, second)]
    with socket.create_connection(("127.0.0.1", server.port), 30) as connection:
        connection.sendall("".join(both).encode())
        received = b""
        while received.count(b"HTTP/1.1 200") < len(both):
            received += connection.recv(65536)


async def play(server: Server, made: dict[str, Any]) -> list[str]:
    """Play a few moves, say something, and return the tokens."""
    ann = Guest(server.address, made["code"], made["tokens"].values())
    bob = Guest(server.address, made["code"], ["a-wrong-token"])
    async with ann, bob:
        await bob.sit(1, NAMES[1])
        await bob.ask("say", seat=1, text=WORDS)
        await asyncio.gather(play_on(ann, random.Random(1), 3), play_on(bob, random.Random(2), 3))
    return [*ann.tokens, *bob.tokens]


def break_journal(server: Server) -> None:
    """Cut off the end of a room's first entry, which holds a name."""
    with closing(sqlite3.connect(server.database.removeprefix("sqlite:///"), timeout=30)) as database, database:
        database.execute("UPDATE journal SET entry = substr(entry, 1, length(entry) - 9) WHERE number = 1")


def test_events_have_ids_and_nobody_is_in_them(tmp_path: Path) -> None:
    file = tmp_path / "log"
    file.touch()
    settings = {"log_format": "json", "trusted_proxies": "127.0.0.1", "doze": 0.1, "beat": 0.1}
    with serving(f"sqlite:///{tmp_path}/rooms.sqlite", log=file, **settings) as server:
        made = make_room(server.address, [{"name": NAMES[0]}, {}], free_text=True)
        tokens = asyncio.run(play(server, made))
        room = f"/api/rooms/{made['code']}"
        assert ask(server, f"{room}?token={tokens[0]}", X_Request_ID="from-the-proxy") == (200, "from-the-proxy")
        made_up = ask(server, "/api/rooms/nothere22", source="127.0.0.2", X_Request_ID="from-a-stranger")[1]
        odd = ask(server, f"/api/{tokens[0]}", X_Request_ID='"odd')[1]
        assert ask(server, "/")[1], "pages have one, too"
        ask_twice(server, room, "/api/health")
        break_journal(server)
        wait_for(lambda: ask(server, room, X_Request_ID="broken")[0] == 500, "a room that cannot be read")
    text = file.read_text("utf-8")
    lines = [json.loads(line) for line in text.splitlines() if line.startswith("{")]
    by_request = {line["request"]: line for line in lines if "request" in line}
    half = made["code"][:6]
    assert {line["level"] for line in lines} == {"info", "error"}
    assert all(line["time"].endswith("+00:00") and line["event"] and line["logger"] for line in lines)
    answered = {"event": "answered", "method": "GET", "route": "/api/rooms/{code}", "status": 200, "room": half}
    assert answered.items() <= by_request["from-the-proxy"].items()
    assert by_request["room"]["room"] == half
    assert "room" not in by_request["heal"], "every request begins anew"
    assert by_request[made_up]["status"] == 404
    assert "from-a-stranger" not in text
    assert (by_request[odd]["status"], len(odd)) == (404, 16)
    assert [line["event"] for line in lines if line["event"].startswith("a page")].count("a page came") == 2
    assert all(line["room"] == half for line in lines if line["event"] in {"a page came", "a page left"})
    failures = [line for line in lines if line["level"] == "error"]
    assert any("UnreadableEntry" in line["error"] and line["request"] == "broken" for line in failures)
    for secret in (*tokens, *NAMES, WORDS, "a-wrong-token", made["code"], "198.51"):
        assert secret not in text
