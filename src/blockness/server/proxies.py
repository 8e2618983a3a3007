"""The proxies in front of the server, and what those that are named may say about a request."""

from __future__ import annotations

import re
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ipaddress import IPv4Address

    from blockness.server.settings import Settings

HOST = re.compile(r"([A-Za-z0-9._-]+|\[[0-9A-Fa-f:.]+\])(:[0-9]+)?")
WITH_PORT = re.compile(r"\[([^\]]+)\](?::[0-9]+)?|([0-9.]+):[0-9]+")  # as some proxies write an address
SCHEMES = {"http", "https"}


class Proxies:
    """Those that are believed; nobody else gets another address by saying so."""

    def __init__(self, settings: Settings) -> None:
        self.networks = settings.proxy_networks
        self.is_named = lru_cache(1_000)(self.look_up)

    def look_up(self, address: str) -> bool:
        """Whether an address is a proxy's."""
        found = read_address(address)
        return found is not None and any(found in network for network in self.networks)

    def unwrap(self, scope: Any) -> bool:
        """Have a request look as it did when it reached the first proxy; return whether a named one passed it on."""
        client = scope.get("client")
        if not self.networks or not client or not self.is_named(client[0]):
            return False
        said = Said(scope["headers"])
        scope["client"] = (self.person_in(said.all("x-forwarded-for")) or client[0], 0)
        if (scheme := said.last("x-forwarded-proto")) in SCHEMES:
            scope["scheme"] = scheme.replace("http", "ws") if scope["type"] == "websocket" else scheme
        if HOST.fullmatch(host := said.last("x-forwarded-host")):
            kept = [header for header in scope["headers"] if header[0] != b"host"]
            scope["headers"] = [(b"host", host.encode()), *kept]
        prefix = said.last("x-forwarded-prefix").rstrip("/")
        if prefix and not f"{scope['path']}/".startswith(f"{prefix}/"):  # the proxy has taken it away
            scope["path"] = prefix + scope["path"]
        return True

    def person_in(self, words: list[str]) -> str:
        """Return the last address that is no proxy's: what comes before it may be made up."""
        person = ""
        for word in reversed(words):
            found = read_address(word)
            if found is None:
                break
            person = str(found)
            if not self.is_named(person):
                break
        return person


class Said:
    """What a proxy said, by header."""

    def __init__(self, headers: list[tuple[bytes, bytes]]) -> None:
        self.headers = headers

    def all(self, name: str) -> list[str]:
        """Return everything that headers of a name say, from whoever was first."""
        found = [value.decode("latin-1") for key, value in self.headers if key == name.encode()]
        return [word.strip() for word in ",".join(found).split(",")] if found else []

    def last(self, name: str) -> str:
        """Return what the proxy itself says; the rest came from elsewhere."""
        return (self.all(name) or [""])[-1]


def read_address(text: str) -> IPv4Address | IPv6Address | None:
    """Return an address, even if a port stands behind it; None if it is none."""
    with_port = WITH_PORT.fullmatch(text)
    try:
        found = ip_address(with_port[1] or with_port[2] if with_port else text)
    except ValueError:
        return None
    return (found.ipv4_mapped or found) if isinstance(found, IPv6Address) else found
