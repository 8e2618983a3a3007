"""Pages from elsewhere get no socket and make no room, however much their origin looks like ours."""

from __future__ import annotations

import asyncio
import http.client
import json
from typing import TYPE_CHECKING

import pytest
import websockets

from server.guest import make_room
from server.page import hello, visit
from server.services import Server, serving

if TYPE_CHECKING:
    from collections.abc import Iterator

MINE = "https://loch.example"
MY_PORT = "https://loch.example:8443"
SIXTH = "http://[2001:db8::17]:8017"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    one = f"sqlite:///{tmp_path_factory.mktemp('origins')}/rooms.sqlite"
    with serving(one, origins=f" {MINE},{MY_PORT}, {SIXTH} ,") as server:
        yield server


def look_alikes(origin: str) -> list[str]:
    """What is not quite an origin."""
    scheme, _, place = origin.partition("://")
    host, colon, port = place.partition(":") if not place.startswith("[") else place.rpartition(":")
    other = "http" if scheme == "https" else "https"
    return [
        f"{other}://{place}",
        f"ws://{place}",
        f"wss://{place}",
        f"file://{place}",
        f"{scheme}:{place}",
        f"//{place}",
        place,
        f"{origin}/",
        f"{origin}/index.html",
        f"{origin}?",
        f"{origin}#",
        f"{origin}.",
        f"{scheme}://{host}.{colon}{port}",
        f"{origin}.evil.example",
        f"{scheme}://{host}.evil.example{colon}{port}",
        f"{scheme}://evil-{place}",
        f"{scheme}://evil.{place}",
        f"{scheme}://x{place}",
        f"{scheme}://{place}x",
        f"{scheme}://{place}@evil.example",
        f"{scheme}://user@{place}",
        f"{scheme}://user:password@{place}",
        f"{scheme}://evil.example/{place}",
        f"{scheme}://evil.example?{origin}",
        f"{scheme}://evil.example#{origin}",
        f"{scheme}://{host}:1",
        f"{scheme}://{host}:",
        f"{scheme}://{host}:0{port or 443}",
        f"{scheme}://{host}:{port or 443}0",
        f"{scheme}://{host}:+{port or 443}",
        f"{scheme}://{host}:99999",
        f"{scheme.upper()}://{place}",
        f"{scheme}://{place.upper()}" if place.upper() != place else f"{scheme}://{place} ",
        f"{scheme}://{host.capitalize()}{colon}{port}" if host[0].isalpha() else f"{scheme}://0{place}",
        f"{origin}, {origin}",
        f"{origin} {origin}",
        f"{origin},https://evil.example",
        f"https://evil.example,{origin}",
        f"null,{origin}",
        f"{origin}%00",
        f"{origin}%20",
        f"{origin}\\@evil.example",
        f"{scheme}:\\\\{place}",
        f"{scheme}:///{place}",
        f"{origin};",
        f"*.{place}",
        f"{scheme}://*",
    ]


STRANGERS = [
    "",
    "null",
    "Null",
    "undefined",
    "*",
    "about:blank",
    "data:",
    "blob:https://loch.example",
    "chrome-extension://abcdefghijklmnop",
    "https://evil.example",
    "http://localhost",
    "http://127.0.0.1",
    "https://localhost",
    "https://xn--lch-7lc.example",  # with a Cyrillic o
    "https://loch.xn--example-9zf",
    "https://l\xf6ch.example",
    "https://loch\u3002example".encode().decode("latin-1"),  # a full stop of another script
    "https://l\u043ech.example".encode().decode("latin-1"),  # a Cyrillic o, not encoded
    "http://[::1]",
    "http://[2001:db8:0::17]:8017",
    "http://[2001:DB8::17]:8017",
    "http://[2001:db8::0017]:8017",
    "http://[2001:0db8::17]:8017",
    "http://[2001:db8::17%25eth0]:8017",
    "http://[::ffff:127.0.0.1]:8017",
    "http://2001:db8::17:8017",
]


def numbers_of_home(port: int) -> list[str]:
    """127.0.0.1 written as no browser would, and names that lead there."""
    hosts = ["127.1", "127.0.1", "0177.0.0.1", "0x7f.0.0.1", "2130706433", "0.0.0.0", "127.0.0.1.", "127.0.0.01"]  # noqa: S104
    hosts += [
        "[::1]",
        "[::ffff:127.0.0.1]",
        "[::ffff:7f00:1]",
        "127.0.0.1.nip.io",
        "localhost.",
        "localhost.evil.example",
    ]
    hosts += ["LOCALHOST", "loc\xe1lhost", "127.0.0.2", "localtest.me"]
    return [f"http://{host}:{port}" for host in hosts]


def handshake(server: Server, code: str, origin: str | None) -> int:
    """Ask for a socket with exactly this origin; return the status."""
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=30)
    connection.putrequest("GET", f"/ws/{code}")
    for name, value in (
        ("Connection", "Upgrade"),
        ("Upgrade", "websocket"),
        ("Sec-WebSocket-Version", "13"),
        ("Sec-WebSocket-Key", "dGhlIHNhbXBsZSBub25jZQ=="),
    ):
        connection.putheader(name, value)
    if origin is not None:
        connection.putheader("Origin", origin.encode("latin-1"))
    connection.endheaders()
    try:
        return connection.getresponse().status
    finally:
        connection.close()


def post(server: Server, origin: str) -> int:
    """Try to make a room as a page from some origin would."""
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=30)
    body = json.dumps({"seats": [{"colour": "orange"}, {"colour": "green"}]})
    connection.request("POST", "/api/rooms", body, {"Origin": origin.encode("latin-1"), "Content-Type": "text/plain"})
    try:
        return connection.getresponse().status
    finally:
        connection.close()


def test_our_own_pages_get_in(server: Server) -> None:
    code = make_room(server.address, [{"name": "Ann"}, {}])["code"]
    for origin in (MINE, MY_PORT, SIXTH, server.address, f"http://localhost:{server.port}"):
        assert handshake(server, code, origin) == 101, origin
        assert post(server, origin) == 201, origin

        async def come_in(origin: str = origin) -> None:
            async with visit(server, code, origin=origin) as page:
                assert await hello(page) == []

        asyncio.run(come_in())


def test_nobody_elses_pages_get_in(server: Server) -> None:
    code = make_room(server.address, [{"name": "Ann"}, {}])["code"]
    allowed = {MINE, MY_PORT, SIXTH, server.address, f"http://localhost:{server.port}"}
    foreign = {*STRANGERS, *numbers_of_home(server.port)}.union(*(look_alikes(origin) for origin in allowed))
    # blanks around a header's value are no part of it
    foreign = {origin for origin in foreign if origin.strip() not in allowed}
    assert len(foreign) > 200
    for origin in sorted(foreign):
        assert handshake(server, code, origin) in {400, 403}, origin
        assert post(server, origin) in {400, 403}, origin
    assert handshake(server, code, None) == 403


def test_a_foreign_page_learns_nothing_about_a_room(server: Server) -> None:
    """The answer is the same whether or not the room exists."""
    code = make_room(server.address, [{"name": "Ann"}, {}])["code"]
    assert (
        handshake(server, code, "https://evil.example") == handshake(server, "nothere", "https://evil.example") == 403
    )


def test_no_other_page_may_read_what_http_answers(server: Server) -> None:
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=30)
    for method, path in (("GET", "/api/rooms"), ("OPTIONS", "/api/rooms"), ("GET", "/metrics"), ("GET", "/")):
        connection.request(method, path, headers={"Origin": "https://evil.example"})
        answer = connection.getresponse()
        answer.read()
        assert not [name for name, _ in answer.getheaders() if name.lower().startswith("access-control")]
        assert answer.getheader("cross-origin-resource-policy") == "same-origin"
    connection.close()


def test_a_refused_handshake_is_a_refused_handshake(server: Server) -> None:
    code = make_room(server.address, [{"name": "Ann"}, {}])["code"]

    async def knock() -> None:
        with pytest.raises(websockets.InvalidStatus):
            async with visit(server, code, origin="https://evil.example"):
                pass

    asyncio.run(knock())
