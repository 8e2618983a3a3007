"""Requests that no server should mind: addresses, headers and bodies that are wrong, odd, or cut off."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import random

METHODS = (*[b"GET"] * 3, *[b"POST"] * 3, b"HEAD", b"PUT", b"DELETE", b"OPTIONS", b"PATCH", b"TRACE")
PLACES = (
    "/", "/r/{}", "/p/{}", "/assets/{}", "/sw.js", "/api", "/api/", "/api/health", *["/api/rooms"] * 10,
    "/api/rooms/{}", "/api/rooms/{}/games/{}", "/api/rooms/{}/games/{}/record", "/api/schema/openapi.json",
    "/api/schema/{}", "/metrics", "/ws", "/ws/{}", "/{}",
)  # fmt: skip
BITS = (
    b"%00", b"%ff", b"%C3%28", b"%ED%A0%80", b"%", b"%zz", b"%2e%2e", b"..", b"%2F", b"\xff\xfe", b"\xc3\xa9",
    b"x" * 300, b"y" * 5000, b"%C3%A9" * 130, b"0", b"-1", b"1", b"99999999999999999999", b"1e9", b"1.5", b"abcdefg",
    b"ABC", b"a b", b"\x01", b"?", b"??", b"#", b"&=&", b"%0d%0aX: y", b"daily", b"shallows-1", b"2026-13-45",
    b"0001-01-01", b"{}", b"//",
)  # fmt: skip
HEADERS = (
    b"Accept-Encoding: br;q=x, gzip;q=\xff", b"Accept-Encoding: " + b"gzip," * 500, b"If-None-Match: \xff, W/, *",
    b"Content-Type: application/json; charset=\xff", b"Content-Type: multipart/form-data", b"Content-Type: \x7f",
    b"Content-Type: multipart/form-data; boundary=" + b"-" * 300, b"Content-Type: application/x-msgpack",
    b"Content-Type: application/x-www-form-urlencoded", b"Origin: \xff", b"Origin: null", b"Cookie: " + b"a=\xff;" * 90,
    b"X-Forwarded-For: \xff\xfe", b"X-Forwarded-For: ::1, 1.2.3, unknown", b"X-Forwarded-Proto: \xff", b"Host: \xff",
    b"Expect: 100-continue", b"Range: bytes=0-", b"Accept: \xff/*", b"Upgrade: h2c", b"Content-Length: 5",
    b"Transfer-Encoding: chunked", b"Connection: \xff", b": empty", b"Content-Encoding: gzip", b"X: " + b"z" * 20_000,
)  # fmt: skip
UPGRADES = (
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: \xff",
    b"Sec-WebSocket-Version: 99",
    b"Sec-WebSocket-Protocol: \xff\xfe, ,",
)
BODIES: tuple[object, ...] = (
    {"seats": [{"colour": "orange"}, {"colour": "green"}]}, {"seats": [{"colour": "orange", "name": "\0"}] * 2},
    {"seats": [{"colour": "orange", "level": "\ud800"}, {"colour": "green"}]}, {"seats": "x" * 9_000},
    {"seats": [{"colour": "orange"}, {"colour": "green"}], "variant": "\\" * 9_000}, {"variant": "expert"},
    {"seats": [{"colour": "orange"}, {"colour": "green"}], "first": 10**30}, {}, [], None, 0, "x", [[[[]]]],
    {"seats": [{"colour": "orange"}] * 2}, {"seats": [{"colour": "orange", "level": "shark"}, {"colour": "green"}]},
    {"seats": [{"colour": "orange"}, {"colour": "green"}], "first": 3, "stand_in": "\0"},
    {"seats": [{"colour": "orange", "name": "x" * 90}, {"colour": "black"}], "variant": "expert"},
    {"seats": [{"colour": "orange", "name": "Ann"}, {"colour": "green"}], "first": 0, "moves": ["Sd4f4", "Sd4f4"]},
)  # fmt: skip
RAW = (b"", b"\xff\xfe", b"{", b"[" * 50_000, b'{"a":' * 20_000, b"9" * 100_000, b'{"seats": "\\ud800"}', b"\0" * 99)


@dataclass(frozen=True)
class Spoilt:
    """What is sent, and whether it is cut off, in which case there may be no answer."""

    data: bytes
    is_cut: bool


def path_for(chance: random.Random) -> bytes:
    place = chance.choice(PLACES).encode()
    while b"{}" in place:
        place = place.replace(b"{}", chance.choice(BITS), 1)
    return place + (b"?" + chance.choice(BITS) * 2 if chance.random() < 0.2 else b"")


def body_for(chance: random.Random) -> bytes:
    body = chance.choice(RAW) if chance.random() < 0.3 else json.dumps(chance.choice(BODIES)).encode()
    if chance.random() < 0.3:
        spot = chance.randrange(len(body) + 1)
        body = body[:spot] + chance.randbytes(chance.randint(1, 4)) + body[spot:]
    return body


def request_for(chance: random.Random) -> Spoilt:
    """Return a request that is wrong somewhere, or right and cut off."""
    method, headers, body = chance.choice(METHODS), [b"Host: here", b"Connection: close"], b""
    if method in {b"POST", b"PUT", b"PATCH"} or chance.random() < 0.1:
        body = body_for(chance)
        headers += [b"Content-Type: application/json", b"Content-Length: %d" % len(body)]
    headers += chance.sample(HEADERS, chance.randint(0, 2))
    if chance.random() < 0.1:
        headers += [b"Upgrade: websocket", b"Connection: Upgrade", chance.choice(UPGRADES)]
    version = chance.choice([b"HTTP/1.1"] * 8 + [b"HTTP/1.0", b"HTTP/9.9", b"", b"HTTP/1.1 x"])
    head = b"\r\n".join([method + b" " + path_for(chance) + b" " + version, *headers])
    data = head + b"\r\n\r\n" + body
    dice = chance.random()
    if dice < 0.15:
        return Spoilt(data[: chance.randrange(len(data))], True)
    if dice < 0.2:
        return Spoilt(chance.randbytes(chance.randint(1, 2000)), True)
    return Spoilt(data, False)
