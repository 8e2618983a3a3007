"""What many processes may cost: fitted to measured points, checked against others, and played through.

python benchmarks/scale.py

`points/processes.json` holds what benchmarks/knee.py measured with PostgreSQL and Redis. The costs come from one and
two processes; four are predicted. The simulation then plays moves, commits and notices event by event, each process
being one queue, and says how long moves take and how many processes a million people need.
"""

from __future__ import annotations

import argparse
import heapq
import json
import random
from collections import deque
from dataclasses import dataclass
from functools import partial
from itertools import count
from math import ceil
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Callable

POINTS = Path(__file__).parent / "points" / "processes.json"
AIM = 0.150  # seconds within which 99 of 100 moves should have reached everybody
SYNC = 0.004  # seconds until a disk has a transaction: `dd oflag=dsync` here
NOTICE = 0.001  # seconds until a notice is at the other process
SAFE = 0.6  # of a core, for a process that is not to be overrun on a busy evening
PARTS = ("server", "postgresql", "redis")


@dataclass(frozen=True)
class Costs:
    """Seconds of processor time."""

    process: float  # for a process in each second, whoever is there
    socket: float  # for a socket in each second
    move: float  # for a move
    notice: float  # for a move at a table that is spread over two processes, besides

    def cores(self, processes: int, sockets: float, moves: float, spread: float) -> float:
        """Return how many cores are busy."""
        return processes * self.process + sockets * self.socket + moves * (self.move + spread * self.notice)


def spread_of(processes: int) -> float:
    """Return the share of tables for two whose pages are at different processes, if chance decides."""
    return 1 - 1 / processes


def features(point: dict[str, Any]) -> list[float]:
    """Return what the costs are multiplied by."""
    moves, processes = point["moves_per_second"], point["processes"]
    return [processes, point["sockets"], moves, moves * spread_of(processes)]


def fit(points: list[dict[str, Any]], part: str) -> Costs:
    """Return the costs that explain some points best, relative to each; none is below zero."""
    rows = np.array([features(point) for point in points])
    seen = np.array([point[f"{part}_cores"] for point in points])
    weights = 1 / seen
    used = [0, 1, 2, 3]
    while True:
        found, *_ = np.linalg.lstsq(rows[:, used] * weights[:, None], seen * weights, rcond=None)
        if (found >= 0).all():
            break
        used.pop(int(np.argmin(found)))
    costs = dict(zip(used, found, strict=True))
    return Costs(*(float(costs.get(one, 0.0)) for one in range(4)))


def at_one_pace(points: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return the points as if the machine had been equally fast each time.

    It was not: the crowd of people, who do the same work whatever they meet, took up to half more or a quarter less.
    """
    rows = np.array([[point["sockets"], point["moves_per_second"]] for point in points])
    seen = np.array([point["crowd_cores"] for point in points])
    usual, *_ = np.linalg.lstsq(rows / seen[:, None], np.ones(len(points)), rcond=None)
    paces = seen / (rows @ usual)
    return [
        point | {f"{part}_cores": point[f"{part}_cores"] / pace for part in PARTS}
        for point, pace in zip(points, paces, strict=True)
    ]


def check(points: list[dict[str, Any]], costs: dict[str, Costs]) -> None:
    """Print what was measured and what the model says, and the largest errors."""
    print("| processes | sockets | moves/s | part | measured | model | error |\n|---|---|---|---|---|---|---|")
    for part in PARTS:
        fitted, predicted = [0.0], [0.0]
        for point in points:
            processes, sockets, moves = point["processes"], point["sockets"], point["moves_per_second"]
            seen = point[f"{part}_cores"]
            said = costs[part].cores(processes, sockets, moves, spread_of(processes))
            error = said / seen - 1
            print(f"| {processes} | {sockets:,} | {moves:.0f} | {part} | {seen:.3f} | {said:.3f} | {error:+.0%} |")
            (predicted if processes > 2 else fitted).append(abs(error))
        print(f"{part}: at most {max(fitted):.0%} off where fitted, {max(predicted):.0%} where predicted")


def check_times(points: list[dict[str, Any]], costs: Costs) -> None:
    """Print how long moves took and how long they take in the simulation."""
    print("| processes | sockets | moves/s | 99 of 100 within, measured | simulated |\n|---|---|---|---|---|")
    for point in points:
        processes, sockets, every = point["processes"], point["sockets"], point["every"]
        said = late(times_of(costs, processes, sockets, every, spread_of(processes), 60.0)) * 1e3
        moves, seen = point["moves_per_second"], point["p99_ms"]
        print(f"| {processes} | {sockets:,} | {moves:.0f} | {seen:.0f} ms | {said:.0f} ms |")


class Clock:
    """What happens when."""

    def __init__(self) -> None:
        self.now = 0.0
        self.events: list[tuple[float, int, Callable[[], None]]] = []
        self.numbers = count()

    def after(self, seconds: float, then: Callable[[], None]) -> None:
        """Do something later."""
        heapq.heappush(self.events, (self.now + seconds, next(self.numbers), then))

    def run(self) -> None:
        """Let everything happen."""
        while self.events:
            self.now, _, then = heapq.heappop(self.events)
            then()


class Worker:
    """A process: it does one thing after another, and writes in groups while it goes on."""

    def __init__(self, clock: Clock, slowness: float, chance: random.Random) -> None:
        self.clock = clock
        self.slowness = slowness
        self.chance = chance
        self.queue: deque[tuple[float, Callable[[], None]]] = deque()
        self.is_busy = self.is_writing = False
        self.unwritten: list[Callable[[], None]] = []

    def do(self, seconds: float, then: Callable[[], None]) -> None:
        """Do something as soon as everything before it is done."""
        self.queue.append((self.slowness * seconds * self.chance.uniform(0.5, 1.5), then))
        if not self.is_busy:
            self.is_busy = True
            self.next()

    def next(self) -> None:
        """Take the next thing."""
        if self.queue:
            seconds, then = self.queue.popleft()
            self.clock.after(seconds, partial(self.finish, then))
        else:
            self.is_busy = False

    def finish(self, then: Callable[[], None]) -> None:
        """Say that something is done, and go on."""
        then()
        self.next()

    def write(self, then: Callable[[], None]) -> None:
        """Write with the next transaction, which takes everything that is waiting."""
        self.unwritten.append(then)
        if not self.is_writing:
            self.is_writing = True
            self.sync()

    def sync(self) -> None:
        """Write what is waiting."""
        group, self.unwritten = self.unwritten, []
        self.is_writing = bool(group)
        if group:
            self.clock.after(SYNC, partial(self.acknowledge, group))

    def acknowledge(self, group: list[Callable[[], None]]) -> None:
        """Tell those who waited, and write what has come meanwhile."""
        for one in group:
            one()
        self.sync()


def times_of(costs: Costs, processes: int, sockets: int, every: float, spread: float, seconds: float) -> list[float]:
    """Play moves at all tables and return how long each took until everybody had seen it, shortest first."""
    clock, chance, times = Clock(), random.Random(0), list[float]()
    others = costs.process + sockets * costs.socket / processes  # the share of the time that goes to everything else
    workers = [Worker(clock, 1 / max(0.01, 1 - others), chance) for _ in range(processes)]

    def move(began: float) -> None:
        here = chance.choice(workers)
        left = [here]
        if processes > 1 and chance.random() < spread:
            left.append(chance.choice([worker for worker in workers if worker is not here]))

        def seen() -> None:
            left.pop()
            if not left:
                times.append(clock.now - began)

        def written() -> None:
            here.do(costs.move / 2, seen)
            for other in left[1:]:
                clock.after(NOTICE, partial(other.do, costs.notice, seen))

        here.do(costs.move / 2, lambda: here.write(written))

    at = 0.0
    while at < seconds:
        at += chance.expovariate(sockets / 2 / every)
        clock.after(at, partial(move, at))
    clock.run()
    return sorted(times)


def late(times: list[float]) -> float:
    """Return within what time 99 of 100 are."""
    return times[len(times) * 99 // 100]


def most_sockets(costs: Costs, processes: int, every: float, spread: float) -> int:
    """Return how many sockets some processes carry, each on a core of its own, with 99 of 100 moves in time."""
    low, high = 0, 20_000 * processes
    while high - low > 50 * processes:
        middle = (low + high) // 2
        if late(times_of(costs, processes, middle, every, spread, 20.0)) < AIM:
            low = middle
        else:
            high = middle
    return low


def tell_of(people: int, every: float, costs: dict[str, Costs]) -> None:
    """Print what a crowd needs if both pages of a table are at one process, chosen by the room's code."""
    moves = people / 2 / every
    server = costs["server"]
    per_process = int((SAFE - server.process) / (server.socket + server.move / 2 / every))
    processes = ceil(people / per_process)
    stored, told = (costs[part].cores(processes, people, moves, 0.0) for part in ("postgresql", "redis"))
    rows = {
        "people, moves a second": f"{people:,}, {moves:,.0f}",
        f"people for each process, at {SAFE:.0%} of a core": f"{per_process:,}",
        "processes": f"{processes:,}",
        "99 of 100 moves within": f"{late(times_of(server, 1, per_process, every, 0.0, 60.0)) * 1e3:.0f} ms",
        "cores for PostgreSQL": f"{stored:.0f}",
        "cores for Redis": f"{told:.1f}",
    }
    print("| what | figure |\n|---|---|", *(f"| {what} | {figure} |" for what, figure in rows.items()), sep="\n")


def main() -> None:
    """Fit, check and predict."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--people", type=int, default=1_000_000)
    parser.add_argument("--every", type=float, default=5.0, help="seconds between two moves at a table")
    given = parser.parse_args()
    points = at_one_pace(json.loads(POINTS.read_text("utf-8")))
    known = [point for point in points if point["processes"] <= 2]
    costs = {part: fit(known, part) for part in PARTS}
    print("| part | process | socket | move | notice |\n|---|---|---|---|---|")
    for part, one in costs.items():
        ms = (1e3 * each for each in (one.process, one.socket, one.move, one.notice))
        print(f"| {part} |", " | ".join(f"{each:.3f}" for each in ms), "|")
    check(points, costs)
    check_times(points, costs["server"])
    for processes in (1, 2, 4):
        for what, spread in (("by chance", spread_of(processes)), ("by the room's code", 0.0)):
            most = most_sockets(costs["server"], processes, given.every, spread)
            print(f"{processes} processes, tables {what}: {most:,} sockets")
    tell_of(given.people, given.every, costs)


if __name__ == "__main__":
    main()
