"""The headers of every HTTP response, pages and errors included."""

from __future__ import annotations

from typing import TYPE_CHECKING

from blockness.server.logs import request_id

if TYPE_CHECKING:
    from litestar.types import Message, Scope

POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "  # the engine is WebAssembly
    "img-src 'self' data: blob:; font-src 'self'; media-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",  # a room's address is only for those who were given it
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
ENCODED = [(name.encode(), value.encode()) for name, value in HEADERS.items()]


def usual_headers() -> list[tuple[bytes, bytes]]:
    """Return them, with the id under which the log has the request."""
    return [*ENCODED, (b"x-request-id", request_id.get().encode())]


async def add_headers(message: Message, _: Scope) -> None:
    """Add them to a response that is about to be sent."""
    if message["type"] == "http.response.start":
        message["headers"] = [*message.get("headers", ()), *usual_headers()]
