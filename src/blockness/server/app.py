"""The server, put together."""

from __future__ import annotations

import logging
import signal
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from litestar import Litestar, MediaType, get
from litestar.di import Provide

from blockness.server.http.connections import open_connections
from blockness.server.http.dispatcher import Dispatcher
from blockness.server.http.headers import add_headers
from blockness.server.http.health import arrival, health, live, ready
from blockness.server.http.openapi import openapi
from blockness.server.http.problems import answer_problem
from blockness.server.http.rooms import Rooms
from blockness.server.http.sockets import room_socket
from blockness.server.http.threads import Readings
from blockness.server.live.rooms import LiveRooms
from blockness.server.logs import keep_frames_out
from blockness.server.parent import end_with_parent
from blockness.server.settings import Settings, read_settings
from blockness.server.warming import warm_up_aside

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

log = logging.getLogger(__name__)
MOST_BODY = 32 * 1024  # a room with all the moves of a game takes a tenth of that


@get("/metrics", tags=["server"], summary="Figures for Prometheus", media_type=MediaType.TEXT)
async def metrics(rooms: LiveRooms) -> bytes:
    """Return the figures of this process."""
    return rooms.process.metrics.text()


async def get_ready(rooms: LiveRooms) -> None:
    """Let people into rooms as soon as the kernels are ready; without them, the server ends."""
    try:
        await warm_up_aside(rooms.process.settings.log_format)
        await rooms.open()
    except Exception:
        log.exception("the rules cannot be got ready")
        signal.raise_signal(signal.SIGTERM)


def create(settings: Settings | None = None) -> Dispatcher:
    """Return the application; its settings come from the environment unless they are given."""
    keep_frames_out()
    settings = settings or read_settings()
    rooms = LiveRooms(settings)
    rooms.process.limits.connections = open_connections().by_address  # uvicorn makes them, before any request

    @asynccontextmanager
    async def open_hours(_: Litestar) -> AsyncIterator[None]:
        end_with_parent()
        await rooms.start()
        rooms.process.begin(get_ready(rooms))
        try:
            yield
        finally:
            await rooms.stop()

    async def provide_rooms() -> LiveRooms:
        return rooms

    readings = Readings(settings.readings, settings.readings_per_address)

    async def provide_readings() -> Readings:
        return readings

    app = Litestar(
        [Rooms, health, live, ready, arrival, room_socket, *([metrics] if settings.metrics else [])],
        dependencies={"rooms": Provide(provide_rooms), "readings": Provide(provide_readings)},
        lifespan=[open_hours],
        openapi_config=openapi(settings.base_path),
        before_send=[add_headers],
        exception_handlers={Exception: answer_problem},
        request_max_body_size=MOST_BODY,
        logging_config=None,
        pdb_on_exception=False,
    )
    assert app.openapi_schema, "made now, before anybody waits"
    return Dispatcher(app, rooms.process)
