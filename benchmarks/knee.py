"""Where a server's load curve bends: more and more tables for two with a move every five seconds, and visitors.

PYTHONPATH=tests python benchmarks/knee.py --sockets 1000 2000 3000 5000 --out benchmarks/points/after.json
PYTHONPATH=tests python benchmarks/knee.py --processes 1 2 4 --sockets 400 800 --visitors 0 --out FILE

With `--processes`, each number of processes has PostgreSQL and Redis, and the figures say what these take.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import statistics
import tempfile
import time
from contextlib import ExitStack, contextmanager, nullcontext
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING, Any

import uvloop

from crowd import Crowd, Server, family, seconds_of, serving
from load import play_on
from visitors import first_files, visiting

if TYPE_CHECKING:
    from collections.abc import Iterator

WARM_UP = 8.0  # seconds


async def measure(server: Server, sockets: int, given: argparse.Namespace, paths: list[str]) -> dict[str, Any]:
    """Let people play at many tables for a while and return the figures."""
    crowd, games = Crowd(server), sockets // 2
    began = time.perf_counter()
    await asyncio.to_thread(crowd.make, games, 2, 0)
    await crowd.open(0, 2)
    print(f"{sockets} sockets open after {time.perf_counter() - began:.0f} s", flush=True)
    gc.collect()
    gc.freeze()
    until = time.perf_counter() + WARM_UP + given.seconds
    playing = [
        asyncio.create_task(play_on(game, given.every, given.every * i / games, until))
        for i, game in enumerate(crowd.games)
    ]
    with visiting(server.port, paths, given.visitors) if given.visitors else nullcontext() as way:
        await asyncio.sleep(WARM_UP)
        if way:
            way[0].send("again")
        crowd.times.clear()
        own, busy, stored = os.times(), server.seconds(), seconds_of_all(given.services)
        others = seconds_of(way[1]) if way else 0.0
        await asyncio.sleep(given.seconds)
        times, busy = sorted(crowd.times), server.seconds() - busy
        stored = [now - before for now, before in zip(seconds_of_all(given.services), stored, strict=True)]
        others = (seconds_of(way[1]) if way else 0.0) - others
        now = os.times()
        crowds = now.user + now.system - own.user - own.system
        loads, failures = [], 0
        if way:
            way[0].send("enough")
            loads, failures = await asyncio.to_thread(way[0].recv)
    await asyncio.gather(*playing)
    await crowd.close()
    for error in sorted(set(crowd.errors)):
        print(f"{crowd.errors.count(error)} x {error}")
    found = {
        "sockets": sockets,
        "every": given.every,
        "moves_per_second": len(times) / given.seconds,
        "median_ms": statistics.median(times) * 1e3,
        "p99_ms": times[len(times) * 99 // 100] * 1e3,
        "longest_ms": times[-1] * 1e3,
        "errors": len(crowd.errors),
        "server_cores": busy / given.seconds,
        "crowd_cores": crowds / given.seconds,
        "visitors_cores": others / given.seconds,
        "visitors": len(loads),
        "visitors_failed": failures,
        "load_median_ms": statistics.median(loads) * 1e3 if loads else None,
    }
    found |= {f"{name}_cores": each / given.seconds for name, each in zip(given.services, stored, strict=True)}
    return {name: round(value, 3) if isinstance(value, float) else value for name, value in found.items()}


def seconds_of_all(services: dict[str, int]) -> list[float]:
    """Return the processor time that each service has used, with all its processes."""
    return [sum(map(seconds_of, family(pid))) for pid in services.values()]


@contextmanager
def prepared(processes: int, services: dict[str, int]) -> Iterator[Server]:
    """Run a server with SQLite or, for a number of processes, with PostgreSQL and Redis."""
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        if not processes:
            yield stack.enter_context(serving(Path(folder) / "knee.sqlite"))
            return
        from server.services import postgresql, redis

        database, notices = stack.enter_context(postgresql()), stack.enter_context(redis(Path(folder)))
        assert database.process
        assert notices.process
        services |= {"postgresql": database.process.pid, "redis": notices.process.pid}
        yield stack.enter_context(serving(database.address, processes, redis=notices.url))


def main() -> None:
    """Measure each point on a new server, and keep the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sockets", type=int, nargs="+", default=[1000, 2000, 3000, 4000, 5000])
    parser.add_argument("--processes", type=int, nargs="+", default=[0], help="with PostgreSQL and Redis")
    parser.add_argument("--every", type=float, default=5.0, help="seconds between two moves at a table")
    parser.add_argument("--seconds", type=float, default=25.0)
    parser.add_argument("--visitors", type=float, default=20.0, help="first loads of the page a second")
    parser.add_argument("--out", type=Path)
    given = parser.parse_args()
    points, paths = [], list[str]()
    for processes, sockets in product(given.processes, given.sockets):
        given.services = {}
        with prepared(processes, given.services) as server:
            paths = paths or (first_files(server.address) if given.visitors else [])
            try:
                found = uvloop.run(measure(server, sockets, given, paths))
            except (TimeoutError, OSError) as error:  # an overloaded server
                found = {"sockets": sockets, "failed": repr(error)}
        points.append({"processes": processes} | found if processes else found)
        print(json.dumps(points[-1]), flush=True)
        if given.out:
            given.out.parent.mkdir(exist_ok=True)
            given.out.write_text(json.dumps(points, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
