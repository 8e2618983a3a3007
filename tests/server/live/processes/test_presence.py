"""Who is there is known through every process: with Redis, without it, and while it is away."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import sqlite3
import time
from contextlib import AsyncExitStack, ExitStack, asynccontextmanager, contextmanager
from typing import TYPE_CHECKING, Any, NamedTuple

import pytest

from server.guest import Guest, Refused, employ_for_absent, make_room
from server.line import line_to
from server.services import Redis, Server, postgres, redis, serving
from server.workers import go_to, spread, worker_behind

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator
    from pathlib import Path

ABSENCE = 1.0
FOUR = pytest.param(4, marks=pytest.mark.long)


class House(NamedTuple):
    """A server of several processes, and its Redis if it has one."""

    server: Server
    redis: Redis | None


@contextmanager
def house(folder: Path, processes: int, has_redis: bool, database: str = "") -> Iterator[House]:
    with ExitStack() as stack:
        notices = stack.enter_context(redis(folder)) if has_redis else None
        settings = {"processes": processes, "redis": notices.url if notices else "", "thinkers": 1}
        database = database or f"sqlite:///{folder}/rooms.sqlite"
        yield House(stack.enter_context(serving(database, absence=ABSENCE, **settings)), notices)


class Witness(Guest):
    """A guest who remembers whom the server ever called absent, once everybody was there."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.everybody = False  # is there, and stays
        self.slanders: list[dict[str, Any]] = []

    async def __aenter__(self) -> Witness:
        await super().__aenter__()
        return self

    async def hear(self, message: dict[str, Any]) -> None:
        if message["kind"] == "presence":
            self.slanders += [message] if self.everybody and not all(message["seats"]) else []
        await super().hear(message)

    async def until_all_are_there(self, watching: int = 0) -> None:
        await self.until(lambda: self.presence == {"kind": "presence", "seats": [True, True], "watching": watching})

    async def slander(self, seat: int) -> str:
        """Claim that somebody who is there has left."""
        with pytest.raises(Refused) as refused:
            await self.ask("employ", seat=seat, level="otter")
        return str(refused.value.answer["code"])


@asynccontextmanager
async def tables(server: Server, count: int) -> AsyncIterator[list[tuple[Witness, Witness]]]:
    """Tables of two people, each on a different process."""
    async with AsyncExitStack() as stack:
        found = []
        for _ in range(count):
            made = make_room(server.address, [{"name": "Ada"}, {"name": "Bo"}], first=0)
            ada, bo = (Witness(server.address, made["code"], [token]) for token in made["tokens"].values())
            await stack.enter_async_context(ada)
            await stack.enter_async_context(bo)
            for worker in await spread(server, ada, bo):
                await watch_at(server, worker, made["code"], stack)
            found.append((ada, bo))
        for guest in (guest for pair in found for guest in pair):
            await guest.until_all_are_there(watching=2)  # who knows of the watchers knows who moved there before them
            guest.everybody = True
        yield found


async def watch_at(server: Server, worker: int, code: str, stack: AsyncExitStack) -> None:
    """Watch a room through a given process."""
    while True:
        async with AsyncExitStack() as attempt:
            line = await attempt.enter_async_context(line_to(server, code))
            if worker_behind(server, line.socket.local_address[1]) == worker:
                await line.greet()
                await stack.enter_async_context(attempt.pop_all())
                return


async def live_on(pairs: list[tuple[Witness, Witness]], seconds: float) -> list[float]:
    """Play for a while, each calling the other absent; return how long each move took to reach the other process."""
    until, chance, took = time.monotonic() + seconds, random.Random(1), []
    while time.monotonic() < until:
        for ada, bo in pairs:
            assert await ada.slander(1) == "not-absent"
            assert await bo.slander(0) == "not-absent"
            took.append(await move(ada, bo, chance))
        await asyncio.sleep(0.1)
    return took


async def move(ada: Witness, bo: Witness, chance: random.Random) -> float:
    """Let one of two play, and return how long after its answer the other one knew."""
    mover, other = (ada, bo) if ada.state["turn"] == 0 else (bo, ada)
    await mover.until(lambda: mover.version == other.version)
    if mover.state["phase"] == "over":
        await mover.ask("rematch", seat=mover.you[0])
    else:
        await mover.play(chance.choice(mover.moves))
    began, version = time.monotonic(), mover.version
    await other.until(lambda: other.version >= version)
    return time.monotonic() - began


@pytest.mark.parametrize("processes", [2, FOUR])
@pytest.mark.parametrize("has_redis", [pytest.param(False, marks=pytest.mark.long), True])
def test_nobody_who_is_connected_is_ever_taken_for_absent(tmp_path: Path, processes: int, has_redis: bool) -> None:
    async def main(here: House) -> None:
        async with tables(here.server, 2) as pairs:
            await live_on(pairs, 2 * ABSENCE)
            if here.redis:
                here.redis.stop()
                await live_on(pairs, 2 * ABSENCE)
                here.redis.start()
                await live_on(pairs, 2 * ABSENCE)
            for ada, bo in pairs:
                assert ada.slanders == bo.slanders == []

    with house(tmp_path, processes, has_redis) as here:
        asyncio.run(main(here))


def test_who_was_connected_through_a_process_that_was_killed_is_absent_soon(tmp_path: Path) -> None:
    async def main(server: Server) -> None:
        made = make_room(server.address, [{"name": "Ada"}, {"name": "Bo"}], first=0)
        async with Witness(server.address, made["code"], [made["tokens"]["0"]]) as ada:
            worker = await go_to(server, ada, set())
            while True:
                async with line_to(server, made["code"]) as bo:
                    victim = worker_behind(server, bo.socket.local_address[1])
                    if victim in (None, worker):
                        continue
                    await bo.greet([made["tokens"]["1"]])
                    await ada.until_all_are_there()
                    os.kill(victim, signal.SIGKILL)
                    break
            await ada.until(lambda: ada.presence.get("seats") == [True, False])
            await employ_for_absent(ada, 1)
        with sqlite3.connect(server.database.removeprefix("sqlite:///")) as connection:
            assert connection.execute("SELECT count(*) FROM process").fetchone()[0] <= 2
        connection.close()

    with house(tmp_path, 2, has_redis=False) as here:
        asyncio.run(main(here.server))


@pytest.mark.long
@pytest.mark.parametrize("processes", [2, 4])
@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
@pytest.mark.parametrize("has_redis", [False, True])
def test_a_move_reaches_the_other_processes_within_300_ms(
    tmp_path: Path, processes: int, kind: str, has_redis: bool
) -> None:
    async def main(here: House) -> None:
        async with tables(here.server, 5) as pairs:
            report("with Redis" if here.redis else "without Redis", await live_on(pairs, 20))
            if here.redis:
                here.redis.stop()
                report("Redis killed", await live_on(pairs, 20))
                here.redis.start()
                report("Redis started again", await live_on(pairs, 20))
            for ada, bo in pairs:
                assert ada.slanders == bo.slanders == []

    def report(name: str, took: list[float]) -> None:
        p50, p99 = (sorted(took)[int(len(took) * part)] * 1000 for part in (0.5, 0.99))
        print(f"{processes} processes, {kind}, {name}: {len(took)} moves, p50 {p50:.0f} ms, p99 {p99:.0f} ms")
        assert p99 <= 300

    with ExitStack() as stack:
        database = stack.enter_context(postgres()) if kind == "postgresql" else ""
        asyncio.run(main(stack.enter_context(house(tmp_path, processes, has_redis, database))))
