"""Where every request goes first: the limits, a queue, and the pages, which need nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from blockness.server.http.headers import ENCODED
from blockness.server.http.pages import Pages, is_known
from blockness.server.http.problems import NotDone, problem_of
from blockness.server.http.request_queue import RequestQueue
from blockness.server.live.limits import counted_as

if TYPE_CHECKING:
    from litestar.types import ASGIApp, Receive, Send

    from blockness.server.http.pages import Headers
    from blockness.server.live.process import Process

MACHINES = ("/api/", "/ws/", "/metrics/")  # an unknown address there is a mistake, not a page
READING = {"GET", "HEAD"}
JSON = (b"content-type", b"application/json")


class Dispatcher:
    """The application as uvicorn sees it."""

    def __init__(self, app: ASGIApp, process: Process) -> None:
        self.app = app
        self.limits = process.limits
        self.pages = Pages()
        self.queue = RequestQueue(lambda: process.journal.unwritten > 0)

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        """Let a request through to the pages or to the application."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        await self.queue.wait()
        is_question = f"{scope['path']}/".startswith(MACHINES)
        client = scope.get("client")
        may_ask = self.limits.may_ask(counted_as(client[0] if client else ""), is_question)
        if scope["type"] == "websocket" and may_ask:
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 4429, "reason": "too-many-requests"})  # a browser sees 403
        elif not may_ask:
            await refuse(send, NotDone("too-many-requests", status_code=429), [(b"retry-after", b"10")])
        elif is_question:
            # uvicorn remembers that it was HEAD and drops the body; nobody else needs to know.
            asked = {**scope, "method": "GET"} if scope["method"] == "HEAD" else scope
            await self.app(asked, receive, send)  # type: ignore[arg-type]
        else:
            await self.show(scope, send)

    async def show(self, scope: Any, send: Send) -> None:
        """Answer with a page."""
        found = self.pages.find(scope["path"])
        if scope["method"] not in READING:
            await refuse(send, NotDone("not-possible", status_code=405), [(b"allow", b"GET, HEAD")])
        elif found is None:
            await refuse(send, NotDone("no-such-page", status_code=404))
        else:
            named = {key.decode("latin-1"): value.decode("latin-1") for key, value in scope["headers"]}
            answer = found.for_one_who_reads(named.get("accept-encoding", ""))
            if is_known(answer, named):
                kept = [header for header in answer.headers if not header[0].startswith(b"content-")]
                await reply(send, 304, kept, b"")
            else:
                await reply(send, 200, answer.headers, answer.body)


async def reply(send: Send, status: int, headers: Headers, body: bytes) -> None:
    """Send an answer."""
    await send({"type": "http.response.start", "status": status, "headers": [*headers, *ENCODED]})
    await send({"type": "http.response.body", "body": body, "more_body": False})


async def refuse(send: Send, error: NotDone, headers: Headers | None = None) -> None:
    """Answer with a problem."""
    problem = problem_of(error)
    body = msgspec.json.encode(problem)
    length = (b"content-length", str(len(body)).encode())
    await reply(send, problem.status_code, [JSON, length, *(headers or [])], body)
