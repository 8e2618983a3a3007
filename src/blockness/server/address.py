"""The addresses and ports at which the server can be reached."""

from __future__ import annotations

import errno
import socket

from blockness.server.settings import InvalidSetting

EVERYWHERE = "0.0.0.0"  # noqa: S104 - named, not listened on
ALL = {EVERYWHERE, "::"}
TRIES = 50  # ports


def lan_address() -> str | None:
    """Return this machine's address in the local network, if it has one. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address reserved for documentation: only the route to it is looked up
        except OSError:
            return None
        found = str(probe.getsockname()[0])
    return None if found.startswith("127.") or found == EVERYWHERE else found


def address_of(host: str, port: int) -> str:
    """Return the address of a page, as browsers write its origin."""
    name = f"[{host}]" if ":" in host else host
    return f"http://{name}" if port == 80 else f"http://{name}:{port}"


def free_port(host: str, wanted: int) -> int:
    """Return the wanted port, or the next free one after it."""
    ports = range(wanted, min(wanted + TRIES, 65536))
    for port in ports:
        reason = why_not(host, port)
        if not reason:
            return port
        if reason.errno not in {errno.EADDRINUSE, errno.EACCES}:
            raise InvalidSetting(f"{host} cannot be listened on: {reason.strerror}") from reason
    raise InvalidSetting(f"none of the ports {ports[0]} to {ports[-1]} is free") from reason


def why_not(host: str, port: int) -> OSError | None:
    """Return why a port cannot be used, or None if it can."""
    try:
        family, kind, _, _, place = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        with socket.socket(family, kind) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(place)
    except OSError as error:
        return error
    return None
