"""The server, put together."""

from __future__ import annotations

from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from litestar import Litestar, MediaType, get
from litestar.config.compression import CompressionConfig
from litestar.di import Provide

from blockness.server.client import pages
from blockness.server.discretion import be_discreet
from blockness.server.hall import Hall
from blockness.server.headers import add_headers
from blockness.server.lakes import Lakes
from blockness.server.openapi import openapi
from blockness.server.problems import NotDone, answer_problem, problems
from blockness.server.puzzles import Puzzles
from blockness.server.replays import Records
from blockness.server.rooms import Rooms
from blockness.server.settings import Settings, read_settings
from blockness.server.socket import door

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

MOST_BODY = 256 * 1024


@get("/api/health", tags=["server"], summary="Whether the server and its database are well", responses=problems(503))
async def health(hall: Hall) -> dict[str, str]:
    """Answer 200 when the database answers, else 503."""
    if not await hall.journal.is_well():
        raise NotDone("no-database", status_code=503)
    return {"status": "well"}


@get("/metrics", tags=["server"], summary="Figures for Prometheus", media_type=MediaType.TEXT)
async def metrics(hall: Hall) -> bytes:
    """Return the figures of this process."""
    return hall.metrics.text()


def create(settings: Settings | None = None) -> Litestar:
    """Return the application, with the settings of the environment unless some are given."""
    be_discreet()
    hall = Hall(settings or read_settings())

    @asynccontextmanager
    async def open_hours(_: Litestar) -> AsyncIterator[None]:
        await hall.open_doors()
        try:
            yield
        finally:
            await hall.close_doors()

    async def provide_hall() -> Hall:
        return hall

    return Litestar(
        [Rooms, Records, Lakes, Puzzles, health, metrics, door, pages],
        dependencies={"hall": Provide(provide_hall)},
        lifespan=[open_hours],
        openapi_config=openapi(),
        before_send=[add_headers],
        exception_handlers={Exception: answer_problem},
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=6, exclude=[r"\.(woff2|png)$"]),
        request_max_body_size=MOST_BODY,
        logging_config=None,
        pdb_on_exception=False,
    )
