"""What can go wrong over HTTP, all in one shape."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any

import msgspec
from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, InternalServerException
from litestar.openapi.datastructures import ResponseSpec

from blockness.server.journal.outages import NoDatabase
from blockness.server.table.entries import UnreadableEntry
from blockness.server.table.room import BrokenJournal

if TYPE_CHECKING:
    from collections.abc import Mapping

    from blockness.server.table.acts import Refusal

log = logging.getLogger(__name__)
MEANINGS = {
    400: "The request cannot be read",
    403: "Not from there",
    404: "There is no such thing",
    413: "The request is too large",
    422: "The request is understood and not possible",
    429: "Too much in too short a time",
    500: "The journal of this room cannot be read",
    503: "The database does not answer, or the server is still getting ready",
}
GONE = "client disconnected prematurely"  # what Litestar says, as if it were the server's fault
USUAL = {404: "no-such-page", 405: "not-possible", 413: "too-large"}


class Problem(msgspec.Struct, frozen=True):
    """What was not done. `extra` has a stable code (the locales have its sentence, refused-CODE) and details."""

    status_code: int
    detail: str
    extra: dict[str, Any]


class NotDone(HTTPException):
    """A request that is understood but not allowed or not possible."""

    status_code = 422

    def __init__(
        self, code: str, detail: str = "", status_code: int = 422, more: Mapping[str, object] | None = None
    ) -> None:
        super().__init__(detail=detail or code, status_code=status_code, extra={"code": code, **(more or {})})

    @classmethod
    def by(cls, refusal: Refusal) -> NotDone:
        """Return a refusal as an HTTP problem."""
        return cls(refusal.code, more=refusal.details)


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """Return what a route's description says about its problems."""
    return {status: ResponseSpec(Problem, description=MEANINGS[status], generate_examples=False) for status in statuses}


def answer_problem(_: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """Answer with a problem; unexpected errors are logged and not disclosed."""
    problem = problem_of(error)
    if problem.status_code >= 500 and not isinstance(error, NoDatabase | NotDone):  # the log has it already
        log.error("%s", problem.extra["code"], exc_info=error)
    headers = getattr(error, "headers", None) or {}
    return Response(problem, status_code=problem.status_code, headers=headers, media_type=MediaType.JSON)


def problem_of(error: Exception) -> Problem:
    """Return the problem for an error."""
    match error:
        case HTTPException(status_code=status, detail=detail, extra=dict() as extra) if "code" in extra:
            return Problem(status, detail, extra)
        case HTTPException(status_code=status, detail=detail, extra=extra) if status < 500:
            where = {"where": extra} if extra else {}
            return Problem(status, detail, {"code": USUAL.get(status, "malformed"), **where})
        case InternalServerException(detail=detail) if detail == GONE:
            return Problem(400, "the request is cut off", {"code": "malformed"})
        case RecursionError() | UnicodeError():
            return Problem(400, "the request is too deep or not text", {"code": "malformed"})
        case BrokenJournal() | UnreadableEntry():
            return Problem(500, "the journal of this room cannot be read", {"code": "broken-room"})
        case NoDatabase():
            return Problem(503, "the database does not answer", {"code": "no-database"})
        case _:
            return Problem(500, "something broke", {"code": "broken-server"})
