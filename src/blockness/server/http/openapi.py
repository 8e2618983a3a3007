"""The OpenAPI description, as exact as msgspec's own checks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Server

from blockness import __version__
from blockness.server.http.health import Arrival, Ready
from blockness.server.http.problems import Problem
from blockness.server.http.rooms import MadeRoom, NewRoom, RoomSummary

if TYPE_CHECKING:
    from litestar import Request

BODIES = (NewRoom, MadeRoom, RoomSummary, Ready, Arrival, Problem)


class Exact(JsonRenderPlugin):
    """Litestar's description with msgspec's schemas for the bodies; Litestar loses some limits and every `forbid`."""

    written = b""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """Return the description as JSON, made once: it takes a while and never changes."""
        self.written = self.written or super().render(request, corrected(openapi_schema))
        return self.written


def corrected(document: dict[str, Any]) -> dict[str, Any]:
    """Return a description with msgspec's bodies and every problem in one shape."""
    _, bodies = msgspec.json.schema_components(BODIES, ref_template="#/components/schemas/{name}")
    paths = {
        path: {method: with_problems(operation) for method, operation in operations.items()}
        for path, operations in document["paths"].items()
    }
    return document | {"paths": paths, "components": {"schemas": bodies}}


def with_problems(operation: dict[str, Any]) -> dict[str, Any]:
    """Return an operation whose responses from 400 up are problems."""
    problem = {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
    answers = {
        status: {"description": answer["description"], "content": problem if int(status) >= 400 else answer["content"]}
        for status, answer in operation["responses"].items()
    }
    return operation | {"responses": answers}


def openapi(base: str) -> OpenAPIConfig:
    """Have the description served at /api/schema/openapi.json only."""
    return OpenAPIConfig(
        title="Block Ness",
        version=__version__,
        path="/api/schema",
        render_plugins=[Exact()],
        servers=[Server(base.rstrip("/") or "/")],
    )
