"""People who open the page for the first time, as many a second as are wanted, in a process of their own."""

from __future__ import annotations

import asyncio
import multiprocessing
import time
from contextlib import contextmanager
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import uvloop

if TYPE_CHECKING:
    from collections.abc import Iterator
    from multiprocessing.connection import Connection

CONNECTIONS = 6  # that a browser opens at once to one host


def first_files(address: str) -> list[str]:
    """Return what a browser asks for that has never seen the page, in its order."""
    from playwright.sync_api import sync_playwright

    from server.services import need

    found: list[str] = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=need("chromium-headless-shell", "chromium"), args=["--no-sandbox", "--disable-gpu"]
        )
        page = browser.new_context(service_workers="block").new_page()
        page.on("request", lambda request: found.append(urlsplit(request.url).path))
        page.goto(address)
        page.wait_for_load_state("networkidle")
        browser.close()
    return found


class Visitors:
    """Load the page now and then, each time as a new browser would."""

    def __init__(self, port: int, paths: list[str]) -> None:
        self.port = port
        self.paths = paths
        self.times: list[float] = []
        self.failures = 0

    async def come(self, rate: float) -> None:
        """Let one after another come, whether or not the ones before have finished."""
        tasks: set[asyncio.Task[None]] = set()
        at = time.perf_counter()
        while True:
            at += 1 / rate
            await asyncio.sleep(max(0.0, at - time.perf_counter()))
            task = asyncio.create_task(self.load())
            tasks.add(task)
            task.add_done_callback(tasks.discard)

    async def load(self) -> None:
        """Load the page, and then its files over a few connections."""
        began = time.perf_counter()
        rest = iter(self.paths)
        try:
            first = await asyncio.open_connection("127.0.0.1", self.port, limit=2**20)
            await ask(first, next(rest))
            async with asyncio.TaskGroup() as group:
                group.create_task(self.go_on(rest, first))
                for _ in range(CONNECTIONS - 1):
                    group.create_task(self.go_on(rest))
        except (OSError, asyncio.IncompleteReadError, ExceptionGroup):
            self.failures += 1
        else:
            self.times.append(time.perf_counter() - began)

    async def go_on(
        self, rest: Iterator[str], way: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
    ) -> None:
        """Load one file after another over one connection."""
        way = way or await asyncio.open_connection("127.0.0.1", self.port, limit=2**20)
        for path in rest:
            await ask(way, path)
        way[1].close()


async def ask(way: tuple[asyncio.StreamReader, asyncio.StreamWriter], path: str) -> None:
    """Ask for a file and read it."""
    way[1].write(f"GET {path} HTTP/1.1\r\nHost: here\r\nAccept-Encoding: gzip, deflate, br\r\n\r\n".encode())
    head = (await way[0].readuntil(b"\r\n\r\n")).lower()
    if b" 200 " not in head.partition(b"\r\n")[0]:
        raise ConnectionError(head.partition(b"\r\n")[0].decode())
    _, _, length = head.partition(b"content-length:")
    await way[0].readexactly(int(length.partition(b"\r\n")[0]))


async def visit(port: int, paths: list[str], rate: float, tell: Connection) -> None:
    """Come and load until asked how it went."""
    visitors = Visitors(port, paths)
    coming = asyncio.create_task(visitors.come(rate))
    while await asyncio.to_thread(tell.recv) == "again":
        visitors.times.clear()
    coming.cancel()
    tell.send((visitors.times, visitors.failures))


def run(port: int, paths: list[str], rate: float, tell: Connection) -> None:
    """Be the visitors."""
    uvloop.run(visit(port, paths, rate, tell))


@contextmanager
def visiting(port: int, paths: list[str], rate: float) -> Iterator[tuple[Connection, int]]:
    """Let visitors come for a while; yield the way to ask them how it went, and their process."""
    here, there = multiprocessing.Pipe()
    process = multiprocessing.get_context("spawn").Process(target=run, args=(port, paths, rate, there), daemon=True)
    process.start()
    try:
        assert process.pid
        yield here, process.pid
    finally:
        process.kill()
        process.join()
