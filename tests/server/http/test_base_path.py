"""A server below a path has everything there, and shows the way to those who are elsewhere."""

from __future__ import annotations

import asyncio
import gzip
import http.client
import json
import re
from typing import TYPE_CHECKING

import pytest
import websockets

from blockness.server.doctor.port import look_at_port
from blockness.server.settings import InvalidSetting, read_settings
from cli.command import run
from server.guest import Guest, make_room
from server.services import free_port, serving

if TYPE_CHECKING:
    from collections.abc import Iterator

    from server.services import Server

BASE = "/games/ness/"


@pytest.fixture(scope="module")
def below(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server below a path, behind a proxy that is believed."""
    database = f"sqlite:///{tmp_path_factory.mktemp('below')}/rooms.sqlite"
    with serving(database, base_path=BASE, trusted_proxies="127.0.0.1") as one:
        yield one


def ask(server: Server, path: str, method: str = "GET", **headers: str) -> tuple[int, dict[str, str], bytes]:
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=30)
    connection.request(method, path, headers={name.replace("_", "-"): text for name, text in headers.items()})
    answer = connection.getresponse()
    found = answer.status, {name.lower(): text for name, text in answer.getheaders()}, answer.read()
    connection.close()
    return found


def test_everything_is_below_the_path(below: Server) -> None:
    page = ask(below, BASE)[2].decode()
    assert f'data-base="{BASE}"' in page
    addresses = re.findall(r' (?:href|src)="([^"]+)"', page)
    assert len(addresses) >= 4
    for address in (*addresses, f"{BASE}sw.js", f"{BASE}r/abcd", f"{BASE}api/health", f"{BASE}metrics"):
        assert address.startswith(BASE)
        assert ask(below, address)[0] == 200, address
    status, headers, body = ask(below, f"{BASE}rules", Accept_Encoding="br, gzip")
    assert (status, headers["content-encoding"], gzip.decompress(body).decode()) == (200, "gzip", page)
    assert ask(below, f"{BASE}rules", Accept_Encoding="gzip", If_None_Match=headers["etag"])[0] == 304
    assert json.loads(ask(below, f"{BASE}api/schema/openapi.json")[2])["servers"] == [{"url": "/games/ness"}]


def test_rooms_are_there_with_links_and_sockets(below: Server) -> None:
    made = make_room(below.address, [{"name": "Ann"}, {}])
    assert made["link"] == f"{BASE}r/{made['code']}"
    assert made["url"] == f"http://127.0.0.1:{below.port}{made['link']}"

    async def look() -> None:
        async with Guest(below.address, made["code"]) as guest:
            assert guest.state["phase"] == "waiting"
        outside = f"ws://127.0.0.1:{below.port}/ws/{made['code']}"
        with pytest.raises(websockets.InvalidStatus, match="403"):
            await websockets.connect(outside, origin=f"http://127.0.0.1:{below.port}")  # type: ignore[arg-type]

    asyncio.run(look())


def test_whoever_is_elsewhere_is_shown_the_way(below: Server) -> None:
    status, headers, _ = ask(below, BASE.rstrip("/"))
    assert (status, headers["location"]) == (308, BASE)
    status, headers, body = ask(
        below, '/r/"<b>%C3%A9', Accept="text/html,*/*", Accept_Language="de, fr;q=0.5, en;q=0.1"
    )
    assert (status, headers["content-type"]) == (404, "text/html; charset=utf-8")
    assert '<html lang="fr">' in body.decode()
    addresses = re.findall(r' (?:href|src)="([^"]+)"', body.decode())
    assert f"{BASE}r/%22%3Cb%3E%C3%A9" in addresses
    assert len(addresses) == 4
    assert {ask(below, address)[0] for address in addresses} == {200}
    for path in ("/api/rooms", "/games/nessie", "/metrics", "/assets/x.js"):
        status, _, body = ask(below, path)
        problem = json.loads(body)
        assert (status, problem["extra"]["code"]) == (404, "no-such-page")
        assert BASE in problem["detail"]


def test_the_doctor_finds_it_there(below: Server) -> None:
    assert look_at_port(below.port, BASE).code == "port-ours"
    assert look_at_port(below.port).code == "port-unwell"


def test_a_proxy_may_take_the_path_away_and_knows_the_public_address(below: Server) -> None:
    passed_on = {"X_Forwarded_Prefix": "/games/ness", "X_Forwarded_For": "198.51.100.7", "X_Forwarded_Proto": "https"}
    status, _, body = ask(below, "/api/health/arrival", X_Forwarded_Host="my.example", **passed_on)
    arrived = {"address": "198.51.100.7", "origin": "https://my.example", "forwarded": "198.51.100.7"}
    assert (status, json.loads(body)) == (200, arrived)


@pytest.mark.parametrize("path", ["games", "/games", "games/", "//", "/../", "/a b/", '/"><script>/', ""])
def test_a_path_that_is_none_is_refused(path: str) -> None:
    with pytest.raises(InvalidSetting, match="expected a path like /games/ness/"):
        read_settings({}, {"base_path": path})


def test_the_command_refuses_it_too() -> None:
    refused = run("serve", "--port", str(free_port()), "--base-path", "games")
    assert refused.returncode == 2
    assert refused.stderr.startswith("blockness: expected a path like /games/ness/")
