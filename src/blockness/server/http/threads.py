"""Answers that take a while, worked out in threads, away from the event loop."""

from __future__ import annotations

import asyncio
import gzip
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, TypeVar, cast

import msgspec
from litestar import MediaType, Response

from blockness.server.http.arrival import address_of
from blockness.server.http.pages import encodings_in
from blockness.server.http.problems import NotDone

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from litestar import Request

T = TypeVar("T")
WORTH_COMPRESSING = 1000  # bytes


class Readings:
    """A thread and a queue; when it is full, or nearly filled by one address, people are told to come back later."""

    def __init__(self, most: int, most_of_one: int) -> None:
        # They hold the interpreter's lock, so two threads would only get in each other's way.
        self.pool = ThreadPoolExecutor(1, thread_name_prefix="answers")
        self.most = most
        self.most_of_one = most_of_one
        self.waiting: Counter[str] = Counter()  # by address

    @contextmanager
    def queue(self, request: Request[Any, Any, Any]) -> Iterator[None]:
        """Take a place in the queue while something is done."""
        address = address_of(request)
        if self.waiting.total() >= self.most or self.waiting[address] >= self.most_of_one:
            raise NotDone("too-busy", status_code=429)
        self.waiting[address] += 1
        try:
            yield
        finally:
            self.waiting[address] -= 1
            if not self.waiting[address]:
                del self.waiting[address]

    async def answer(
        self, request: Request[Any, Any, Any], work: Callable[[], T], kind: MediaType = MediaType.JSON
    ) -> Response[T]:
        """Work out an answer and write it, in a thread, for somebody who is in the queue."""
        can_unpack = "gzip" in encodings_in(request.headers.get("accept-encoding", ""))

        def write() -> tuple[bytes, bool]:
            found = work()
            body = found.encode() if kind is MediaType.TEXT else msgspec.json.encode(found)  # type: ignore[attr-defined]
            is_packed = can_unpack and len(body) >= WORTH_COMPRESSING
            return (gzip.compress(body, 6, mtime=0) if is_packed else body), is_packed

        body, is_packed = await asyncio.get_running_loop().run_in_executor(self.pool, write)
        headers = {"vary": "accept-encoding"} | ({"content-encoding": "gzip"} if is_packed else {})
        return cast("Response[T]", Response(body, headers=headers, media_type=kind))
