"""The addresses and ports at which the server can be reached."""

from __future__ import annotations

import errno
import socket

from blockness.server.settings import InvalidSetting

EVERYWHERE = "0.0.0.0"  # noqa: S104 - named, not listened on
ALL = {EVERYWHERE, "::"}


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
    """Return an address as browsers write an origin."""
    name = f"[{host}]" if ":" in host else host
    return f"http://{name}" if port == 80 else f"http://{name}:{port}"


def free_port(host: str, wanted: int) -> int:
    """Return the wanted port, any free one for 0, or refuse one that cannot be listened on."""
    try:
        family, kind, _, _, place = socket.getaddrinfo(host, wanted, type=socket.SOCK_STREAM)[0]
        with socket.socket(family, kind) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(place)
            return int(probe.getsockname()[1])
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise InvalidSetting(
                f"port {wanted} is taken: choose another one with --port, or --port 0 for any that is free"
            ) from error
        name = f"port {wanted}" if error.errno == errno.EACCES else host
        raise InvalidSetting(f"{name} cannot be listened on: {error.strerror}") from error
