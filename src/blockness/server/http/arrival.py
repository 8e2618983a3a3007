"""How a request arrived: the address that it counts towards, and the origin that it was sent to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from blockness.server import address
from blockness.server.live.limits import counted_as
from blockness.server.proxies import HOST

if TYPE_CHECKING:
    from litestar import Request


def address_of(request: Request[Any, Any, Any]) -> str:
    """Return the address that a request counts towards."""
    return counted_as(request.client.host if request.client else "")


def origin_of(request: Request[Any, Any, Any]) -> str:
    """Return what the whole links begin with that lead back here: what browsers see, if the proxies say so."""
    host = request.headers.get("host", "")
    if HOST.fullmatch(host):
        return f"{request.scope['scheme']}://{host}"
    name, port = request.scope.get("server") or ("localhost", None)
    return address.address_of(name, port or 80)
