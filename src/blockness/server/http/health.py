"""Whether this process is alive, whether it can serve, and how a request looks when it arrives."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from litestar import Request, get

from blockness.server.http.arrival import origin_of
from blockness.server.http.problems import NotDone, problems
from blockness.server.journal.outages import NoDatabase
from blockness.server.live.rooms import LiveRooms


class Ready(msgspec.Struct, frozen=True):
    """A process that can serve. Without Redis it still can: others only hear a little later."""

    database: Literal["well"]
    redis: Literal["well", "gone", "none"]


class Arrival(msgspec.Struct, frozen=True):
    """How a request arrived: the address it is counted under, and what a proxy said about it."""

    address: str
    origin: str  # the beginning of the address that was asked for
    forwarded: str  # X-Forwarded-For as it came, believed or not


@get("/api/health", tags=["server"], summary="Whether the server and its database are well", responses=problems(503))
async def health(rooms: LiveRooms) -> dict[str, str]:
    """Answer 200 if rooms are open and something has just been written to the database, otherwise 503."""
    await refuse_unless_ready(rooms)
    return {"status": "well"}


@get("/api/health/live", tags=["server"], summary="Whether this process answers at all")
async def live() -> dict[str, str]:
    """Answer 200: a process that does not should be started again, which mends no database."""
    return {"status": "well"}


@get("/api/health/ready", tags=["server"], summary="Whether this process can serve", responses=problems(503))
async def ready(rooms: LiveRooms) -> Ready:
    """Answer 200 if rooms are open and something has just been written to the database; and say how Redis is."""
    await refuse_unless_ready(rooms)
    return Ready("well", await rooms.process.fanout.state())


@get("/api/health/arrival", tags=["server"], summary="How a request looks when it arrives")
async def arrival(request: Request[Any, Any, Any]) -> Arrival:
    """Return what proxies made of a request, so that whoever sent it can see whether they are set up well."""
    forwarded = ", ".join(request.headers.getall("x-forwarded-for", []))
    return Arrival(request.client.host if request.client else "", origin_of(request), forwarded)


async def refuse_unless_ready(rooms: LiveRooms) -> None:
    """Refuse while the kernels are being compiled, and raise NoDatabase unless it can be read and written."""
    if not rooms.process.is_open.is_set():
        raise NotDone("getting-ready", status_code=503)
    if not await rooms.process.journal.outages.is_well():
        raise NoDatabase
