"""HTTP does what its description says, and every response carries the protective headers."""

from __future__ import annotations

import asyncio
import random
import re
import sqlite3
import subprocess
import sys
import urllib.error
import urllib.request
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from blockness.server.http.pages import PAGES
from server.guest import Guest, Refused, call, make_room, play_on
from server.services import Server, serving

if TYPE_CHECKING:
    from collections.abc import Iterator
    from email.message import Message

SCHEMATHESIS = Path(sys.executable).parent / "schemathesis"
SETTINGS = """
[checks]
# 422: a position, a record or two seats of one colour that a schema lets through and the game does not.
positive_data_acceptance.expected-statuses = ["2xx", 404, 422]
# 413: too large to be read at all.
negative_data_rejection.expected-statuses = [400, 404, 405, 413, 422]
"""
WASM = "'wasm-unsafe-eval'"  # the engine is WebAssembly


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('http')}/rooms.sqlite") as one:
        yield one


@pytest.fixture(scope="module")
def played(server: Server) -> str:
    """A room with a finished game."""
    made = make_room(server.address, [{"name": "Ann"}, {"name": "Bea"}])

    async def play() -> None:
        async with Guest(server.address, made["code"], made["tokens"].values()) as guest:
            await play_on(guest, random.Random(4))

    asyncio.run(play())
    return str(made["code"])


def run_schemathesis(server: Server, folder: Path, examples: int, *rest: str, settings: str = SETTINGS) -> None:
    """Let schemathesis read the description and try what it says."""
    (folder / "schemathesis.toml").write_text(settings)
    command = [str(SCHEMATHESIS), "run", f"{server.address}/api/schema/openapi.json", "--max-examples", str(examples)]
    command += ["--seed", "7", "--warnings", "off", "--no-color", *rest]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    report = "\n".join(line[:500] for line in done.stdout.splitlines())  # bodies can be long
    assert done.returncode == 0, f"{report}\n{done.stderr}"
    print(report)
    assert server.is_well()


def look_at_room(server: Server, folder: Path, examples: int, code: str) -> None:
    """The same for a room that exists."""
    settings = f'{SETTINGS}\n[parameters]\n"path.code" = "{code}"\n"path.number" = 1\n'
    run_schemathesis(server, folder, examples, "--include-path-regex", "{code}", settings=settings)


def test_schemathesis_finds_nothing(server: Server, played: str, tmp_path: Path) -> None:
    run_schemathesis(server, tmp_path, 5)
    look_at_room(server, tmp_path, 5, played)


@pytest.mark.long
def test_schemathesis_finds_nothing_for_a_long_time(server: Server, played: str, tmp_path: Path) -> None:
    run_schemathesis(server, tmp_path, 1000)
    look_at_room(server, tmp_path, 200, played)


def answer(address: str, method: str = "GET", body: bytes | None = None) -> tuple[int, Message, bytes]:
    request = urllib.request.Request(address, body, method=method)  # noqa: S310 - our own
    try:
        with urllib.request.urlopen(request, timeout=30) as found:  # noqa: S310 - our own
            return found.status, found.headers, found.read()
    except urllib.error.HTTPError as error:
        return error.code, error.headers, error.read()


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/", 200),
        ("GET", "/index.html", 200),
        ("GET", "/r/abcdefg", 200),
        ("GET", "/assets/nothing.js", 404),
        ("GET", "/../../etc/passwd", 200),
        ("GET", "/%2e%2e/%2e%2e/app.py", 200),
        ("GET", "/api/health", 200),
        ("GET", "/api/health/live", 200),
        ("GET", "/api/health/ready", 200),
        ("GET", "/api/health/arrival", 200),
        ("GET", "/metrics", 200),
        ("GET", "/api/schema/openapi.json", 200),
        ("GET", "/api/rooms", 200),
        ("GET", "/api/rooms/nothere", 404),
        ("GET", "/api/rooms/NOT-A-CODE", 400),
        ("GET", "/api/rooms/nothere/games/1/record", 404),
        ("GET", "/api/nothing", 404),
        ("GET", "/ws/nothere", 405),
        ("OPTIONS", "/api/rooms", 204),
        ("PUT", "/api/rooms", 405),
        ("POST", "/api/rooms", 400),
    ],
)
def test_every_answer_is_guarded(server: Server, method: str, path: str, status: int) -> None:
    got, headers, body = answer(f"{server.address}{path}", method, b"{}" if method == "POST" else None)
    assert got == status
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cross-origin-resource-policy"] == "same-origin"
    assert len(headers.get_all("content-security-policy") or []) == 1
    policy = {words.split()[0]: words.split()[1:] for words in headers["content-security-policy"].split(";")}
    assert policy["default-src"] == policy["base-uri"] == policy["form-action"] == ["'none'"]
    assert policy["script-src"] == ["'self'", WASM]  # no inline script, no eval, no other place
    assert policy["frame-ancestors"] == ["'none'"]
    assert not any(("unsafe" in word and word != WASM) or "*" in word for words in policy.values() for word in words)
    if status >= 400:
        assert headers["content-type"] == "application/json"
        assert b"Traceback" not in body
    if status == 200 and b"<html" in body:
        assert b"root:" not in body
        assert headers["content-type"].startswith("text/html")


def test_no_page_has_script_or_style_in_it() -> None:
    pages = list(PAGES.rglob("*.html"))
    assert pages
    for page in pages:
        text = page.read_text("utf-8")
        assert not re.search(r"<script(?![^>]*\bsrc=)", text, re.IGNORECASE), page
        assert not re.search(r"<style|\sstyle=|\son\w+=|javascript:", text, re.IGNORECASE), page


def test_all_problems_have_one_shape_and_a_code(server: Server) -> None:
    seats = [{"colour": "orange"}, {"colour": "orange"}]
    huge = {"seats": [{"colour": "orange"}, {"colour": "green"}], "clock": 10**4000}
    tries: list[tuple[str, object | None, str, int, str]] = [
        ("/api/rooms", {"seats": seats}, "", 422, "colour-twice"),
        ("/api/rooms", huge, "", 400, "malformed"),
        ("/api/rooms", None, "PUT", 405, "not-possible"),
        ("/api/rooms", {"seats": "x" * 300_000}, "", 413, "too-large"),
        ("/api/rooms/nothere", None, "", 404, "no-such-room"),
        ("/api/rooms/nothere/games/9/record", None, "", 404, "no-such-room"),
        ("/api/nothing", None, "", 404, "no-such-page"),
    ]
    for path, body, method, status, code in tries:
        got, problem = call(f"{server.address}{path}", body, method)
        assert (got, problem["status_code"], problem["extra"]["code"]) == (status, status, code), path
        assert problem["detail"]


def test_deep_and_endless_bodies_are_refused(server: Server) -> None:
    bodies = [
        b"[" * 20_000,
        b'{"seats":' * 2_000,
        b"1" * 20_000,
        b'{"seats": [], "clock": ' + b"9" * 20_000 + b"}",
        b"\xff\xfe",
        b'{"seats": "\\ud800"}',
        b'{"seats": NaN}',
        b"",
    ]
    for body in bodies:
        status, _, text = answer(f"{server.address}/api/rooms", "POST", body)
        assert status == 400, (body[:40], text[:200])
    assert server.is_well()


def test_figures_count_what_happens(server: Server) -> None:
    made = make_room(server.address, [{"name": "Ann"}, {"name": "Bea"}], first=0)

    async def play() -> None:
        async with Guest(server.address, made["code"], made["tokens"].values()) as guest:
            with pytest.raises(Refused, match="no-such-move"):
                await guest.play("?")
            await guest.play(guest.moves[0])
            figures = fetch_figures(server)
            assert figures["blockness_sockets"] == 1
            assert figures["blockness_rooms"] >= 1
            assert figures['blockness_refusals_total{code="no-such-move"}'] == 1
            assert figures['blockness_entries_total{kind="moved"}'] >= 1
            assert figures["blockness_commit_seconds_count"] >= figures['blockness_entries_total{kind="moved"}']

    asyncio.run(play())


def test_figures_are_shown_only_where_they_are_asked_for(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path}/rooms.sqlite", metrics=False) as discreet:
        status, problem = call(f"{discreet.address}/metrics")
        assert (status, problem["extra"]["code"]) == (404, "no-such-page")


def fetch_figures(server: Server) -> dict[str, float]:
    _, headers, text = answer(f"{server.address}/metrics")
    assert headers["content-type"].startswith("text/plain")
    lines = [line.rpartition(" ") for line in text.decode().splitlines() if not line.startswith("#")]
    return {name: float(value) for name, _, value in lines}


def test_a_database_that_is_gone_is_said_to_be_gone(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path}/rooms.sqlite") as lonely:
        database = sqlite3.connect(tmp_path / "rooms.sqlite", isolation_level=None)
        database.execute("DROP TABLE journal")
        database.close()
        for path in ("/api/rooms/abcdefg", "/api/rooms/abcdefg/games/1/record"):
            status, problem = call(f"{lonely.address}{path}")
            assert (status, problem["extra"]["code"]) == (503, "no-database")
            assert "journal" not in problem["detail"]  # unexpected errors are not disclosed
