"""Where the server is to be found."""

from __future__ import annotations

import socket

EVERYWHERE = "0.0.0.0"  # noqa: S104 - named, not listened on


def lan_address() -> str | None:
    """Return this machine's address in the local network, if it has one. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address for documentation: only the way there is looked up
        except OSError:
            return None
        found = str(probe.getsockname()[0])
    return None if found.startswith("127.") or found == EVERYWHERE else found


def origins_of(hosts: list[str], port: int) -> str:
    """Return the origins of pages that this server gives out."""
    return ",".join(f"http://{host}" if port == 80 else f"http://{host}:{port}" for host in hosts)


def free_port(host: str, wanted: int) -> int:
    """Return the wanted port, or the next free one after it."""
    for port in range(wanted, min(wanted + 50, 65536)):
        with socket.socket(socket.AF_INET, socket.SOCK_STREAM) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((host, port))
            except OSError:
                continue
            return port
    return wanted
