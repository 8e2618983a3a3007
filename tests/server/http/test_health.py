"""A process is alive whatever happens to its database, and ready only with it; Redis is told about and not needed."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING

from server.guest import call
from server.services import redis, serving, wait_for

if TYPE_CHECKING:
    from pathlib import Path


LIVE, READY, WELL = "/api/health/live", "/api/health/ready", {"status": "well"}


def test_alive_and_ready_are_told_apart(tmp_path: Path) -> None:
    file = tmp_path / "rooms.sqlite"
    with redis(tmp_path) as service, serving(f"sqlite:///{file}", redis=service.url) as server:
        assert call(f"{server.address}{READY}") == (200, {"database": "well", "redis": "well"})
        service.stop()
        assert call(f"{server.address}{READY}") == (200, {"database": "well", "redis": "gone"})
        service.start()
        wait_for(lambda: call(f"{server.address}{READY}")[1]["redis"] == "well", "Redis")
        with closing(sqlite3.connect(file, isolation_level=None)) as holder:
            holder.execute("BEGIN IMMEDIATE")  # nobody else can write
            wait_for(lambda: call(f"{server.address}{READY}")[0] == 503, "the outage")
            assert call(f"{server.address}{READY}")[1]["extra"] == {"code": "no-database"}
            assert call(f"{server.address}{LIVE}") == (200, WELL)
            assert call(f"{server.address}/api/health")[0] == 503
        wait_for(lambda: call(f"{server.address}{READY}")[0] == 200, "the end of the outage")


def test_whoever_asks_hears_how_the_request_arrived(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path}/rooms.sqlite") as server:
        assert call(f"{server.address}{READY}") == (200, {"database": "well", "redis": "none"})
        arrived = call(f"{server.address}/api/health/arrival")
        assert arrived == (200, {"address": "127.0.0.1", "origin": server.address, "forwarded": ""})
