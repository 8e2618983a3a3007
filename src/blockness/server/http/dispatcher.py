"""Where every request goes first: the limits, a queue, and the pages, which need nothing else."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import msgspec

from blockness.server.http.elsewhere import not_here, way_to
from blockness.server.http.headers import usual_headers
from blockness.server.http.pages import Pages, is_known
from blockness.server.http.problems import NotDone, problem_of
from blockness.server.http.request_queue import RequestQueue
from blockness.server.live.limits import counted_as
from blockness.server.logs import begin_request
from blockness.server.proxies import Proxies

if TYPE_CHECKING:
    from litestar.types import ASGIApp, Message, Receive, Send

    from blockness.server.http.pages import Headers
    from blockness.server.live.process import Process

MACHINES = ("/api/", "/ws/", "/metrics/")  # an unknown address there is a mistake, not a page
WITHOUT_RULES = ("/api/health", "/metrics")  # answered even before the kernels are ready
LONGEST_WAIT = 15  # seconds for them; pages wait a little longer than that for an answer
READING = {"GET", "HEAD"}
JSON = (b"content-type", b"application/json")
HTML = (b"content-type", b"text/html; charset=utf-8")
log = logging.getLogger(__name__)


class Dispatcher:
    """The application as uvicorn sees it."""

    def __init__(self, app: ASGIApp, process: Process) -> None:
        self.app = app
        self.limits = process.limits
        self.is_open = process.is_open
        self.base = process.settings.base_path
        self.proxies = Proxies(process.settings)
        self.pages = Pages(base=self.base, free_text=process.settings.free_text)
        self.queue = RequestQueue(lambda: process.journal.is_writing)

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        """Let a request through to the pages or to the application."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        await self.queue.wait()
        is_from_proxy = self.proxies.unwrap(scope)
        begin_request(headers_of(scope).get("x-request-id", "") if is_from_proxy else "")
        is_inside = scope["path"].startswith(self.base)
        if is_inside:
            scope["path"] = scope["path"][len(self.base) - 1 :]
        is_question = is_inside and f"{scope['path']}/".startswith(MACHINES)
        client = scope.get("client")
        may_ask = self.limits.may_ask(counted_as(client[0] if client else ""), is_question)
        if scope["type"] == "websocket":
            await self.connect(scope, receive, send, is_inside, may_ask)
        elif not may_ask:
            await refuse(send, NotDone("too-many-requests", status_code=429), [(b"retry-after", b"10")])
        elif is_question:
            await self.answer(scope, receive, send)
        elif is_inside:
            await self.show(scope, send)
        else:
            await self.show_the_way(scope, send)

    async def connect(self, scope: Any, receive: Receive, send: Send, is_inside: bool, may_ask: bool) -> None:
        """Let a socket through."""
        if is_inside and may_ask:
            await self.is_open.wait()
            await self.app(scope, receive, send)
        else:  # a browser sees 403
            code, reason = (4404, "no-such-page") if may_ask else (4429, "too-many-requests")
            await send({"type": "websocket.close", "code": code, "reason": reason})

    async def answer(self, scope: Any, receive: Receive, send: Send) -> None:
        """Have a question answered, and note it in the log by its route: an address may hold anything."""
        began = time.monotonic()
        status = 0

        async def note(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        if not await self.is_ready_for(scope["path"]):
            await refuse(note, NotDone("getting-ready", status_code=503), [(b"retry-after", b"10")])
            return
        # uvicorn remembers that it was HEAD and drops the body; nobody else needs to know.
        asked: Any = {**scope, "method": "GET"} if scope["method"] == "HEAD" else scope
        await self.app(asked, receive, note)
        took = round(1000 * (time.monotonic() - began))
        about = {"method": scope["method"], "route": asked.get("path_template", ""), "status": status, "ms": took}
        log.info("answered", extra={"about": about})

    async def is_ready_for(self, path: str) -> bool:
        """Wait until the kernels are ready, if a question needs them, and return whether it can be answered."""
        if not self.is_open.is_set() and not path.startswith(WITHOUT_RULES):
            with suppress(TimeoutError):
                await asyncio.wait_for(self.is_open.wait(), LONGEST_WAIT)
            return self.is_open.is_set()
        return True

    async def show_the_way(self, scope: Any, send: Send) -> None:
        """Say where the game is."""
        if f"{scope['path']}/" == self.base:
            await reply(send, 308, [(b"location", self.base.encode()), (b"content-length", b"0")], b"")
        elif (page := way_to(scope["path"], self.base, self.pages.style, headers_of(scope))) is not None:
            body = page.encode()
            await reply(send, 404, [HTML, (b"content-length", str(len(body)).encode())], body)
        else:
            await refuse(send, not_here(self.base))

    async def show(self, scope: Any, send: Send) -> None:
        """Answer with a page."""
        found = self.pages.find(scope["path"])
        if scope["method"] not in READING:
            await refuse(send, NotDone("not-possible", status_code=405), [(b"allow", b"GET, HEAD")])
        elif found is None:
            await refuse(send, NotDone("no-such-page", status_code=404))
        else:
            named = headers_of(scope)
            answer = found.for_one_who_reads(named.get("accept-encoding", ""))
            if is_known(answer, named):
                kept = [header for header in answer.headers if not header[0].startswith(b"content-")]
                await reply(send, 304, kept, b"")
            else:
                await reply(send, 200, answer.headers, answer.body)


def headers_of(scope: Any) -> dict[str, str]:
    """Return the headers of a request by name."""
    return {key.decode("latin-1"): value.decode("latin-1") for key, value in scope["headers"]}


async def reply(send: Send, status: int, headers: Headers, body: bytes) -> None:
    """Send an answer."""
    await send({"type": "http.response.start", "status": status, "headers": [*headers, *usual_headers()]})
    await send({"type": "http.response.body", "body": body, "more_body": False})


async def refuse(send: Send, error: NotDone, headers: Headers | None = None) -> None:
    """Answer with a problem."""
    problem = problem_of(error)
    body = msgspec.json.encode(problem)
    length = (b"content-length", str(len(body)).encode())
    await reply(send, problem.status_code, [JSON, length, *(headers or [])], body)
