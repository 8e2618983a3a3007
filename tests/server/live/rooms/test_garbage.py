"""Whatever is gone is freed at once; no long garbage collection keeps moves waiting."""

from __future__ import annotations

import asyncio
import gc
import threading
import time
from collections import Counter
from contextlib import contextmanager
from typing import TYPE_CHECKING

import pytest
import uvicorn

from blockness.server.app import create
from blockness.server.http.connections import HttpConnection, SocketConnection
from blockness.server.journal.journal import prepare
from blockness.server.live.room import LiveRoom
from blockness.server.settings import Settings
from server.guest import Guest, make_room
from server.services import PATIENCE, free_port, wait_for

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

KINDS = (HttpConnection, SocketConnection, LiveRoom)


@contextmanager
def serving_here(folder: Path) -> Iterator[str]:
    """Serve from a thread of this process, so that its objects can be counted."""
    port, usual = free_port(), gc.get_threshold()
    address = f"http://127.0.0.1:{port}"
    settings = Settings(database=f"sqlite:///{folder}/rooms.sqlite", origins=address, beat=0.1, doze=0.2)
    asyncio.run(prepare(settings.database_url))
    config = uvicorn.Config(create(settings), port=port, http=HttpConnection, ws=SocketConnection, log_level="warning")
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run)
    thread.start()
    try:
        wait_for(lambda: server.started, "the server")
        yield address
    finally:
        server.should_exit = True
        thread.join(PATIENCE)
        gc.unfreeze()
        gc.set_threshold(*usual)


def left() -> Counter[str]:
    """Count what is there, without looking for garbage."""
    return Counter(type(one).__name__ for one in gc.get_objects() if type(one) in KINDS)


async def come_and_go(address: str) -> None:
    made = make_room(address, [{"name": "Ann"}, {"name": "Bea"}])
    async with Guest(address, made["code"], made["tokens"].values()) as guest, Guest(address, made["code"]):
        await guest.play(guest.moves[0])


@pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")
def test_sockets_and_rooms_leave_no_circles(tmp_path: Path) -> None:
    with serving_here(tmp_path) as address:
        asyncio.run(come_and_go(address))  # the first ones pay for what all share
        gc.collect()
        gc.disable()
        try:
            for _ in range(5):
                asyncio.run(come_and_go(address))
            until = time.monotonic() + PATIENCE
            while left() and time.monotonic() < until:
                time.sleep(0.1)
            assert not left()
        finally:
            gc.enable()
