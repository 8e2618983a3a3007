"""Where a server's load curve bends: more and more tables for two with a move every five seconds, and visitors.

PYTHONPATH=tests python benchmarks/knee.py --sockets 1000 2000 3000 5000 --out benchmarks/points/after.json
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
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import uvloop

from crowd import Crowd, Server, seconds_of, serving
from load import play_on
from visitors import first_files, visiting

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
        own, busy = os.times(), server.seconds()
        others = seconds_of(way[1]) if way else 0.0
        await asyncio.sleep(given.seconds)
        times, busy = sorted(crowd.times), server.seconds() - busy
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
    return {name: round(value, 2) if isinstance(value, float) else value for name, value in found.items()}


def main() -> None:
    """Measure each point on a new server, and keep the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sockets", type=int, nargs="+", default=[1000, 2000, 3000, 4000, 5000])
    parser.add_argument("--every", type=float, default=5.0, help="seconds between two moves at a table")
    parser.add_argument("--seconds", type=float, default=25.0)
    parser.add_argument("--visitors", type=float, default=20.0, help="first loads of the page a second")
    parser.add_argument("--out", type=Path)
    given = parser.parse_args()
    points, paths = [], list[str]()
    for sockets in given.sockets:
        with tempfile.TemporaryDirectory() as folder, serving(Path(folder) / "knee.sqlite") as server:
            paths = paths or first_files(server.address)
            try:
                points.append(uvloop.run(measure(server, sockets, given, paths)))
            except (TimeoutError, OSError) as error:  # an overloaded server
                points.append({"sockets": sockets, "failed": repr(error)})
        print(json.dumps(points[-1]), flush=True)
        if given.out:
            given.out.parent.mkdir(exist_ok=True)
            given.out.write_text(json.dumps(points, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
