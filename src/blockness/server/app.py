"""The server, put together."""

from __future__ import annotations

from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from litestar import Litestar, MediaType, Response, get
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.static_files import create_static_files_router

from blockness import __version__
from blockness.server.hall import Hall
from blockness.server.lakes import Lakes
from blockness.server.replays import Records
from blockness.server.rooms import Rooms
from blockness.server.settings import Settings, read_settings
from blockness.server.socket import door

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

PAGES = Path(__file__).parent / "pages"
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; "
    "media-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",  # a room's code is for those who have it
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
MOST_BODY = 256 * 1024


@get("/api/health", tags=["server"], summary="Whether the server and its database are well")
async def health(hall: Hall) -> Response[dict[str, str]]:
    """Answer 200 when the database answers, else 503."""
    is_well = await hall.journal.is_well()
    return Response({"status": "well" if is_well else "no-database"}, status_code=200 if is_well else 503)


@get("/metrics", tags=["server"], summary="Figures for Prometheus", media_type=MediaType.TEXT)
async def metrics(hall: Hall) -> bytes:
    """Return the figures of this process."""
    return hall.metrics.text()


def create(settings: Settings | None = None) -> Litestar:
    """Return the application, with the settings of the environment unless some are given."""
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

    pages = create_static_files_router("/", [PAGES], html_mode=True, include_in_schema=False)
    return Litestar(
        [Rooms, Records, Lakes, health, metrics, door, pages],
        dependencies={"hall": Provide(provide_hall)},
        lifespan=[open_hours],
        openapi_config=OpenAPIConfig(
            title="Block Ness", version=__version__, path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
        response_headers=HEADERS,
        request_max_body_size=MOST_BODY,
        logging_config=None,
        pdb_on_exception=False,
    )
