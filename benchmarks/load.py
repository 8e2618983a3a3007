"""How many people one server can carry: 2,000 pages in 500 games, with a move every five seconds in each.

python benchmarks/load.py [--games 500] [--watchers 2] [--every 5] [--seconds 60]
"""

from __future__ import annotations

import argparse
import asyncio
import random
import statistics
import tempfile
import time
from pathlib import Path

import uvloop

from crowd import Crowd, Game, Server, serving

WARM_UP = 10.0  # seconds


async def play_on(game: Game, every: float, offset: float, until: float) -> None:
    """Play one move after another, each on time."""
    chance = random.Random(game.code)
    at = time.perf_counter() + offset
    while at < until:
        await asyncio.sleep(max(0.0, at - time.perf_counter()))
        await game.act(chance)
        at += every


async def measure(server: Server, games: int, watchers: int, every: float, seconds: float) -> list[tuple[str, str]]:
    """Open the games bit by bit, play, and return the measurements."""
    crowd, sockets = Crowd(server), games * (2 + watchers)
    crowd.make(20, watchers=0)
    await crowd.open(0, 2)
    await crowd.close()  # the first few pay for what they all share
    crowd.games.clear()
    empty = server.memory()
    await asyncio.to_thread(crowd.make, games, 2, watchers)
    await crowd.open(0, 1)
    one_each = server.memory()
    await crowd.open(1, 2 + watchers)
    full = server.memory()
    now = time.perf_counter()
    until = now + WARM_UP + seconds
    playing = [
        asyncio.create_task(play_on(game, every, every * i / games, until)) for i, game in enumerate(crowd.games)
    ]
    await asyncio.sleep(WARM_UP)
    crowd.times.clear()
    busy = server.seconds()
    await asyncio.sleep(seconds)
    busy = (server.seconds() - busy) / seconds
    await asyncio.gather(*playing)
    a_socket = (full - one_each) / (sockets - games)
    times = sorted(crowd.times)
    await crowd.close()
    for error in sorted(set(crowd.errors)):
        print(f"{crowd.errors.count(error)} x {error}")
    return [
        ("sockets, games, a move every", f"{sockets:,}, {games:,}, {every:g} s"),
        ("acts in the time that was measured", f"{len(times):,} in {seconds:g} s"),
        ("errors", str(len(crowd.errors))),
        ("from send to the last receiver, median", f"{statistics.median(times) * 1000:.0f} ms"),
        ("99 of 100 within", f"{times[int(len(times) * 0.99)] * 1000:.0f} ms"),
        ("longest", f"{times[-1] * 1000:.0f} ms"),
        ("processor time of the server", f"{busy:.0%} of a core"),
        ("memory of the server, all connected", f"{full / 2**20:.0f} MB, {empty / 2**20:.0f} MB before anybody came"),
        ("memory a socket", f"{a_socket / 1024:.0f} KB"),
        ("memory a game, without its sockets", f"{((one_each - empty) / games - a_socket) / 1024:.0f} KB"),
    ]


async def measure_disk(server: Server, games: int, seats: int) -> tuple[str, str]:
    """Play games to the end as fast as possible, and return the disk space one takes."""
    crowd = Crowd(server)
    await asyncio.to_thread(crowd.make, 1, seats, 0)
    before = server.disk()
    await asyncio.to_thread(crowd.make, games, seats, 0)
    await crowd.open(0, seats)
    await asyncio.gather(*(play_out(game) for game in crowd.games[1:]))
    await crowd.close()
    assert not crowd.errors, crowd.errors[0]
    return f"disk a finished game of {seats}", f"{(server.disk() - before) / games / 1024:.1f} KB"


async def play_out(game: Game) -> None:
    """Play to the end."""
    chance = random.Random(game.code)
    while game.state["turn"] is not None:
        await game.act(chance)


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--watchers", type=int, default=2)
    parser.add_argument("--every", type=float, default=5.0)
    parser.add_argument("--seconds", type=float, default=60.0)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        with serving(Path(folder) / "load.sqlite") as server:
            rows = uvloop.run(measure(server, given.games, given.watchers, given.every, given.seconds))
        with serving(Path(folder) / "disk.sqlite", messages=10_000) as server:
            rows += [uvloop.run(measure_disk(server, 200, seats)) for seats in (2, 4)]
    print("| what | figure |\n|---|---|")
    for what, figure in rows:
        print(f"| {what} | {figure} |")


if __name__ == "__main__":
    main()
