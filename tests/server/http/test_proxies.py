"""What a proxy says counts if it is named, and only what it says itself."""

from __future__ import annotations

from typing import Any

import pytest

from blockness.server.proxies import Proxies
from blockness.server.settings import InvalidSetting, read_settings

NAMED = Proxies(read_settings({}, {"trusted_proxies": "10.0.0.5, 192.168.0.0/16, 2001:db8::/32"}))


def arrive(client: str, path: str = "/r/abcd", **headers: str) -> dict[str, Any]:
    """A request from an address, as the server sees it."""
    sent = [(name.replace("_", "-").encode(), text.encode()) for name, text in headers.items()]
    scope: dict[str, Any] = {"type": "http", "scheme": "http", "path": path, "client": (client, 1), "headers": sent}
    scope["is_from_proxy"] = NAMED.unwrap(scope)
    return scope


@pytest.mark.parametrize(
    ("client", "forwarded", "person"),
    [
        ("10.0.0.5", "198.51.100.7", "198.51.100.7"),
        ("::ffff:10.0.0.5", "198.51.100.7", "198.51.100.7"),
        ("192.168.3.4", "198.51.100.7, 10.0.0.5", "198.51.100.7"),  # through two of them
        ("10.0.0.5", "203.0.113.1, 198.51.100.7", "198.51.100.7"),  # what somebody made up stands before
        ("10.0.0.5", "198.51.100.7, unknown", "10.0.0.5"),
        ("10.0.0.5", "198.51.100.7, unknown, 10.0.0.5", "10.0.0.5"),
        ("10.0.0.5", "192.168.0.9, 10.0.0.5", "192.168.0.9"),
        ("10.0.0.5", "198.51.100.7:4711", "198.51.100.7"),
        ("10.0.0.5", "[2a00::1]:4711", "2a00::1"),
        ("10.0.0.5", "", "10.0.0.5"),
        ("2001:db8::1", "2a00::1", "2a00::1"),
        ("10.0.0.6", "198.51.100.7", "10.0.0.6"),  # nobody has named that one
        ("127.0.0.1", "198.51.100.7", "127.0.0.1"),
    ],
)
def test_the_last_address_that_is_no_proxys_is_the_persons(client: str, forwarded: str, person: str) -> None:
    assert arrive(client, x_forwarded_for=forwarded)["client"][0] == person


def test_the_address_that_was_asked_for_is_the_public_one() -> None:
    said = {"x_forwarded_proto": "https", "x_forwarded_host": "evil.example, my.example", "host": "one:8017"}
    scope = arrive("10.0.0.5", **said)
    assert (scope["is_from_proxy"], scope["scheme"]) == (True, "https")
    assert dict(scope["headers"])[b"host"] == b"my.example"
    scope = arrive("10.0.0.6", **said)
    assert (scope["is_from_proxy"], scope["scheme"], dict(scope["headers"])[b"host"]) == (False, "http", b"one:8017")
    odd = arrive("10.0.0.5", x_forwarded_proto="gopher", x_forwarded_host="<script>", host="one:8017")
    assert (odd["scheme"], dict(odd["headers"])[b"host"]) == ("http", b"one:8017")


@pytest.mark.parametrize(
    ("client", "prefix", "path", "whole"),
    [
        ("10.0.0.5", "/games/ness", "/r/abcd", "/games/ness/r/abcd"),
        ("10.0.0.5", "/games/ness/", "/games/ness/r/abcd", "/games/ness/r/abcd"),  # it is still there
        ("10.0.0.5", "/games", "/gamest", "/games/gamest"),
        ("10.0.0.6", "/games/ness", "/r/abcd", "/r/abcd"),
    ],
)
def test_a_path_that_a_proxy_takes_away_is_put_back(client: str, prefix: str, path: str, whole: str) -> None:
    assert arrive(client, path, x_forwarded_prefix=prefix)["path"] == whole


def test_nobody_is_believed_unless_named() -> None:
    scope: dict[str, Any] = {"client": ("127.0.0.1", 1), "headers": [(b"x-forwarded-for", b"198.51.100.7")]}
    assert not Proxies(read_settings({})).unwrap(scope)
    assert scope["client"] == ("127.0.0.1", 1)


@pytest.mark.parametrize("given", ["localhost", "10.0.0.0/33", "10.0.0.5/8", "*"])
def test_a_proxy_that_is_no_address_is_refused(given: str) -> None:
    with pytest.raises(InvalidSetting, match=r"expected a proxy like 10\.0\.0\.5 or 10\.0\.0\.0/24"):
        read_settings({}, {"trusted_proxies": given})
