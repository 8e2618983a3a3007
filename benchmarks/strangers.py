"""Whether strangers keep players waiting: moves at 50 tables, in peace, and while 200 load the page and some ask a lot.

The longest answer that anybody can ask for is the record of a long evening: its whole journal is read for it.

python benchmarks/strangers.py [--tables 50] [--every 1] [--seconds 20] [--downloads 200] [--readers 4] [--games 150]
"""

from __future__ import annotations

import argparse
import asyncio
import multiprocessing
import random
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING

import uvloop

from blockness.server.http.pages import PAGES
from blockness.server.settings import Settings
from crowd import Crowd, Game, Server, serving
from pings import CODE, long_evening, write

if TYPE_CHECKING:
    from multiprocessing.connection import Connection


def largest_file() -> str:
    """Return the address of the largest file of the page."""
    found = max(PAGES.rglob("*.js"), key=lambda path: path.stat().st_size)
    return f"/{found.relative_to(PAGES).as_posix()}"


async def ask_on(port: int, request: bytes, count: list[int]) -> None:
    """Send a request over and over on one connection, and read the answers as fast as they come."""
    while True:
        reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=2**20)
        try:
            while True:
                writer.write(request)
                head = await reader.readuntil(b"\r\n\r\n")
                length = next(line for line in head.split(b"\r\n") if line.lower().startswith(b"content-length:"))
                await reader.readexactly(int(length.split(b":")[1]))
                count[0] += 1
        except (OSError, asyncio.IncompleteReadError):
            await asyncio.sleep(0.1)
        finally:
            writer.close()


async def strangers(port: int, downloads: int, readers: int, games: int, tell: Connection) -> None:
    """Load the page and ask for a record until the process is ended; tell how much was done each second."""
    script = f"GET {largest_file()} HTTP/1.1\r\nHost: here\r\nAccept-Encoding: gzip, deflate, br\r\n\r\n".encode()
    loaded, read = [0], [0]
    tasks = [asyncio.create_task(ask_on(port, script, loaded)) for _ in range(downloads)]
    record = f"GET /api/rooms/{CODE}/games/{games}/record HTTP/1.1\r\nHost: here\r\n\r\n".encode()
    tasks += [asyncio.create_task(ask_on(port, record, read)) for _ in range(readers)]
    while tasks:
        await asyncio.sleep(1)
        tell.send((loaded[0], read[0]))


def run_strangers(port: int, downloads: int, readers: int, games: int, tell: Connection) -> None:
    """Be strangers, in a process of their own."""
    uvloop.run(strangers(port, downloads, readers, games, tell))


async def play_on(game: Game, every: float, offset: float) -> None:
    """Play move after move, each on time."""
    chance = random.Random(game.code)
    at = time.perf_counter() + offset
    while True:
        await asyncio.sleep(max(0.0, at - time.perf_counter()))
        await game.act(chance)
        at = max(at + every, time.perf_counter())


async def timed(crowd: Crowd, seconds: float) -> list[float]:
    """Return how long moves took in some seconds."""
    crowd.times.clear()
    await asyncio.sleep(seconds)
    return sorted(crowd.times)


def line(name: str, times: list[float], more: str = "") -> str:
    """Return the median, the 99th percentile and the maximum in words."""
    middle, late, most = times[len(times) // 2], times[len(times) * 99 // 100], times[-1]
    return f"{name:<26} {len(times):6} {middle * 1e3:9.1f} {late * 1e3:9.1f} {most * 1e3:9.1f}  {more}"


async def measure(server: Server, given: argparse.Namespace) -> None:
    """Play in peace, with strangers, and in peace again."""
    crowd = Crowd(server)
    await asyncio.to_thread(crowd.make, given.tables, 2, 0)
    await crowd.open(0, 2)
    playing = [
        asyncio.create_task(play_on(game, given.every, given.every * i / given.tables))
        for i, game in enumerate(crowd.games)
    ]
    print(f"{'ms':<26} {'moves':>6} {'median':>9} {'p99':>9} {'most':>9}")
    await asyncio.sleep(5)
    before = await timed(crowd, given.seconds)
    print(line("alone", before))
    hear, tell = multiprocessing.Pipe(duplex=False)
    process = multiprocessing.get_context("spawn").Process(
        target=run_strangers,
        args=(server.port, given.downloads, given.readers, given.games, tell),
        daemon=True,
    )
    process.start()
    await asyncio.to_thread(hear.recv)
    among = await timed(crowd, given.seconds)
    done = (0, 0)
    while hear.poll():
        done = hear.recv()
    process.kill()
    process.join()
    print(line("with strangers", among, f"{done[0]} files, {done[1]} records"))
    await asyncio.sleep(2)
    after = await timed(crowd, given.seconds)
    print(line("alone again", after))
    alone = sorted(before + after)
    ratio = among[len(among) * 99 // 100] / alone[len(alone) * 99 // 100]
    print(f"p99 with strangers: {ratio:.2f} times that alone; {len(crowd.errors)} errors {crowd.errors[:3]}")
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    await crowd.close()


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--every", type=float, default=1.0)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--downloads", type=int, default=200)
    parser.add_argument("--readers", type=int, default=4)
    parser.add_argument("--games", type=int, default=150, help="of the long evening")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "rooms.sqlite"
        asyncio.run(write(Settings(database=f"sqlite:///{database}").database_url, CODE, long_evening(given.games)))
        with serving(database, messages=10_000) as server:
            uvloop.run(measure(server, given))


if __name__ == "__main__":
    main()
