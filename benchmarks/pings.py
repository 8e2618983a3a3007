"""How long one thing keeps the server's event loop busy: pings while computers think and long evenings are opened.

python benchmarks/pings.py --tables 8 --seconds 20
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import tempfile
import time
from contextlib import AsyncExitStack
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from websockets.asyncio.client import connect

from blockness.server.journal.journal import Journal, prepare
from blockness.server.settings import Settings
from blockness.server.table.entries import AnyEntry, Moved, Opened, Place, Rematched, UndoAsked
from blockness.server.table.room import Room
from server.guest import Guest, call, make_room
from server.services import Server, serving

CODE = "aevenjng"
PAUSE = 0.01  # seconds between two pings


def long_evening(games: int) -> list[AnyEntry]:
    """Return the journal of a room with many games and many undone moves."""
    seats = tuple(Place(colour, name=colour, key=colour, holder=0) for colour in ("orange", "green"))
    found: list[AnyEntry] = [Opened(seats=seats, variant="classic", first=0)]
    room, chance = Room("evening"), random.Random(0)
    room.apply(found[0])
    for _ in range(games):
        while room.turn is not None:
            entry: AnyEntry = Moved(seat=room.turn, move=str(chance.choice(room.position.legal_moves)))
            if room.ply > 2 and chance.random() < 0.3:
                entry = UndoAsked(seat=room.movers[-1])
            found.append(entry)
            room.apply(entry)
        found.append(Rematched(seat=0))
        room.apply(found[-1])
    return found


async def write(url: str, code: str, entries: list[AnyEntry]) -> None:
    """Store a room in the journal."""
    await prepare(url)
    journal = Journal(url)
    await journal.start()
    assert isinstance(entries[0], Opened)
    await journal.open(code, entries[0], True)
    await asyncio.gather(*(journal.append(code, number, entry) for number, entry in enumerate(entries[1:], 2)))
    await journal.stop()


async def ping(server: Server, code: str, seconds: float) -> list[float]:
    """Ping a page's socket for a while: only the event loop answers these."""
    times = []
    async with connect(f"{server.socket_address}/{code}", origin=server.address) as socket:  # type: ignore[arg-type]
        await socket.send(json.dumps({"kind": "hello"}))
        drain = asyncio.create_task(read_all(socket))
        until = time.perf_counter() + seconds
        while time.perf_counter() < until:
            began = time.perf_counter()
            await (await socket.ping())
            times.append(time.perf_counter() - began)
            await asyncio.sleep(PAUSE)
        drain.cancel()
    return times


async def read_all(socket: object) -> None:
    """Read whatever arrives, so that nothing queues up behind it."""
    async for _ in socket:  # type: ignore[attr-defined]
        pass


async def ask_health(server: Server, seconds: float) -> list[float]:
    """Ask over HTTP whether all is well, on a new connection each time; this asks the database too."""
    times = []
    until = time.perf_counter() + seconds
    while time.perf_counter() < until:
        began = time.perf_counter()
        status, _ = await asyncio.to_thread(call, f"{server.address}/api/health")
        assert status == 200, status
        times.append(time.perf_counter() - began)
        await asyncio.sleep(5 * PAUSE)
    return times


async def computers_play(server: Server, tables: int, seconds: float) -> int:
    """Let strong computers play each other while somebody watches; return their moves."""
    async with AsyncExitStack() as stack:
        guests = []
        for _ in range(tables):
            made = make_room(server.address, [{"level": "nessie"}] * 4)
            guests.append(await stack.enter_async_context(Guest(server.address, made["code"])))
        await asyncio.sleep(seconds)
        return sum(guest.state["ply"] for guest in guests)


async def open_evenings(server: Server, code: str, seconds: float) -> int:
    """Open a long evening over and over; return how many times."""
    count, until = 0, time.perf_counter() + seconds
    while time.perf_counter() < until:
        assert (await asyncio.to_thread(call, f"{server.address}/api/rooms/{code}"))[0] == 200
        count += 1
    return count


def line(name: str, times: list[float]) -> str:
    """Return the median, the 99th percentile and the maximum."""
    ordered = sorted(times)
    middle, late = ordered[len(ordered) // 2], ordered[len(ordered) * 99 // 100]
    return f"{name:<34} {len(ordered):6} {middle * 1e3:9.1f} {late * 1e3:9.1f} {ordered[-1] * 1e3:9.1f}"


async def measure(server: Server, evening: str, tables: int, seconds: float) -> None:
    """Ping an idle server, one whose computers are thinking, and one that is opening long evenings."""
    code = make_room(server.address, [{"name": "Ann"}, {}])["code"]
    print(f"{'ms':<34} {'pings':>6} {'median':>9} {'p99':>9} {'most':>9}")
    print(line("idle, socket", await ping(server, code, seconds)))
    print(line("idle, health", await ask_health(server, seconds)))
    playing = asyncio.create_task(computers_play(server, tables, 2 * seconds + 1))
    await asyncio.sleep(1)
    print(line(f"{tables} tables of computers, socket", await ping(server, code, seconds)))
    print(line(f"{tables} tables of computers, health", await ask_health(server, seconds)))
    moves = await playing
    opening = asyncio.create_task(open_evenings(server, evening, seconds))
    print(line("long evenings opened, socket", await ping(server, code, seconds)))
    print(f"{moves} moves of computers, {await opening} evenings opened")


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--games", type=int, default=150, help="of the long evening")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/rooms.sqlite"
        entries = long_evening(options.games)
        asyncio.run(write(Settings(database=database).database_url, CODE, entries))
        print(f"a long evening: {options.games} games, {len(entries)} entries")
        with serving(database, thinkers=2) as server:
            asyncio.run(measure(server, CODE, options.tables, options.seconds))


if __name__ == "__main__":
    main()
