"""Which of a server's processes talks to whom, according to the kernel."""

from __future__ import annotations

import asyncio
import http.client
import os
import re
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from server.guest import Guest
    from server.services import Server

TRIES = 500


def workers_of(server: Server) -> list[int]:
    """The processes that serve: the children of the one that was started, except Python's resource tracker."""
    assert server.process is not None
    if server.processes == 1:
        return [server.process.pid]
    found = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children").read_text(encoding="ascii").split()
    return [int(pid) for pid in found if "spawn_main" in Path(f"/proc/{pid}/cmdline").read_text(encoding="utf-8")]


def worker_behind(server: Server, port: int) -> int | None:
    """The process at the other end of a connection from one of our ports."""
    ends = f"0100007F:{server.port:04X} 0100007F:{port:04X}"  # 127.0.0.1, the way the kernel writes it
    for row in Path("/proc/net/tcp").read_text(encoding="ascii").splitlines():
        words = row.split()
        if " ".join(words[1:3]) == ends:
            return next((pid for pid in workers_of(server) if f"socket:[{words[9]}]" in open_files(pid)), None)
    return None


def open_files(pid: int) -> list[str]:
    """The files that a process has open, as links."""
    found = []
    for link in Path(f"/proc/{pid}/fd").iterdir():
        try:
            found.append(os.readlink(link))
        except OSError:
            continue  # it has been closed meanwhile
    return found


async def go_to(server: Server, guest: Guest, others: set[int]) -> int:
    """Have a guest reconnect until a process other than those answers; return that process."""
    for _ in range(TRIES):
        await guest.until(lambda: guest.socket is not None)
        worker = worker_behind(server, guest.socket.local_address[1])
        if worker is not None and worker not in others:
            return worker
        old = guest.socket
        await old.close()
        await guest.until(lambda old=old: guest.socket not in (None, old))
    raise AssertionError("the other process never answered")


async def spread(server: Server, *guests: Guest) -> list[int]:
    """Move each guest to a different process."""
    found: list[int] = []
    for guest in guests:
        found.append(await go_to(server, guest, set(found)))
    return found


def figure_of(server: Server, name: str) -> dict[int, float]:
    """A figure from /metrics for each process that serves."""
    found: dict[int, float] = {}
    expected = set(workers_of(server))
    for _ in range(TRIES):
        connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=30)
        connection.request("GET", "/metrics")
        text = connection.getresponse().read().decode()
        assert connection.sock is not None
        worker = worker_behind(server, connection.sock.getsockname()[1])
        connection.close()
        match = re.search(rf"^blockness_{name} (\S+)$", text, re.MULTILINE)
        if worker is not None and match:
            found[worker] = float(match[1])
        if set(found) == expected:
            return found
    raise AssertionError("a process never answered")


def rooms_awake(server: Server) -> int:
    """How many rooms its processes have in memory."""
    return int(sum(figure_of(server, "rooms").values()))


async def until_asleep(server: Server, but: int = 0) -> None:
    """Wait until only that many rooms are left in memory."""
    async with asyncio.timeout(60):
        while rooms_awake(server) > but:
            await asyncio.sleep(0.1)


async def all_there(server: Server, count: int) -> list[int]:
    """Wait until that many processes serve, and return them."""
    async with asyncio.timeout(60):
        while len(found := workers_of(server)) < count:
            await asyncio.sleep(0.1)
    return found
