"""An evening on a machine with a fault: nothing acknowledged is lost, people are told, and everybody plays on."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import time
from contextlib import AbstractContextManager, ExitStack, closing
from typing import TYPE_CHECKING, TypeAlias

import pytest

from server.drill.faults import Clock, breakable_disk, broken, full, locked, small_disk, write_protected
from server.drill.ledger import Ledger
from server.evening import Evening
from server.guest import Guest, call, make_room, play_on
from server.services import Server, serving

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    Fault: TypeAlias = Callable[[Path], AbstractContextManager[None]]

HOUR = 3600


async def until_played(evening: Evening, more: int) -> None:
    """Wait until everybody has gone on."""
    goals = [(guest, guest.version + more) for guest in evening.guests]
    for guest, goal in goals:
        await guest.until(lambda guest=guest, goal=goal: guest.version >= goal, 120)


async def live_through(server: Server, fault: AbstractContextManager[None], seconds: float, restarts: bool) -> None:
    """Play, be told that nothing can be stored for as long as that is so, and play on."""
    evening = Evening(server, 6)
    ledger = Ledger(server.database).add(evening)
    async with evening.playing(pace=0.2):
        await until_played(evening, 3)
        with fault:
            for guest in evening.guests:
                await guest.until(lambda guest=guest: not guest.stores)
            before = sum(len(guest.acknowledged) for guest in evening.guests)
            await asyncio.sleep(seconds)
            status, problem = await asyncio.to_thread(call, f"{server.address}/api/health")
            assert (status, problem["extra"]["code"]) == (503, "no-database")
            assert sum(len(guest.acknowledged) for guest in evening.guests) == before, "no empty promises"
            assert not any(guest.stores for guest in evening.guests)
        if restarts:
            await asyncio.to_thread(server.restart)
        for guest in evening.guests:
            await guest.until(lambda guest=guest: guest.stores)
        await until_played(evening, 3)
        tally = ledger.compare()
        assert tally.is_right, tally
    unstored = sum(guest.unstored for guest in evening.guests)
    people = evening.check()
    assert unstored > 0, "people were told"
    assert restarts or not any(guest.closings for guest in evening.guests), "and stayed"
    print(f"{seconds:.0f} s: {people} moves of people, {unstored} refused meanwhile, {tally} in the middle")


@pytest.mark.long
@pytest.mark.parametrize("fault", [locked, full, write_protected, broken])
def test_everybody_plays_on_after_thirty_seconds(fault: Fault, tmp_path: Path) -> None:
    disks: dict[object, Fault] = {full: small_disk, broken: breakable_disk}
    folder = tmp_path / "rooms"
    folder.mkdir()
    with ExitStack() as stack:
        if fault in disks:
            stack.enter_context(disks[fault](folder))
        server = stack.enter_context(serving(f"sqlite:///{folder}/rooms.sqlite", beat=0.5))
        # Files of a disk that has protected itself stay protected for whoever has them open.
        asyncio.run(live_through(server, fault(folder), 30, restarts=fault is broken))


@pytest.fixture
def clock(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Clock:
    """The clock of all servers that are started from now on."""
    found = Clock(tmp_path / "clock")
    for name, value in found.environment.items():
        monkeypatch.setenv(name, value)
    return found


def clock_of(server: Server) -> float:
    """When the server believes to have made a new room; how many seconds that is from now."""
    code = make_room(server.address, [{"name": "Cid"}, {}])["code"]
    with closing(sqlite3.connect(server.database.removeprefix("sqlite:///"), timeout=30)) as database:
        [at] = database.execute("SELECT at FROM journal WHERE room = ?", [code]).fetchone()
    return float(at - time.time())


async def set_clock(server: Server, clock: Clock, hours: int) -> None:
    clock.set(f"{hours:+d}h")
    async with asyncio.timeout(60):
        while abs(await asyncio.to_thread(clock_of, server) - hours * HOUR) > HOUR / 6:
            await asyncio.sleep(0.05)


@pytest.mark.long
def test_nobody_notices_that_the_clock_is_set_back_an_hour(tmp_path: Path, clock: Clock) -> None:
    async def law(server: Server) -> None:
        made = make_room(server.address, [{"name": "Ann"}, {"name": "Bob"}], clock=600)
        async with Guest(server.address, made["code"], made["tokens"].values()) as guest:
            for hours in (0, -1, 0):
                await set_clock(server, clock, hours)
                assert await play_on(guest, random.Random(hours), most=3) == 3
            assert not any("by" in event for event in guest.events.values()), "nobody's time was up"
            assert not guest.closings
            assert not guest.unstored

    with serving(f"sqlite:///{tmp_path}/rooms.sqlite", own=True) as server:
        asyncio.run(law(server))


@pytest.mark.long
def test_nor_does_anybody_in_a_whole_evening(tmp_path: Path, clock: Clock) -> None:
    async def law(server: Server) -> None:
        evening = Evening(server, 6)
        async with evening.playing(pace=0.2):
            for hours in (0, -1, 0, -1):
                await set_clock(server, clock, hours)
                await until_played(evening, 6)
        tally = Ledger(server.database).add(evening).compare()
        print(f"{evening.check()} moves of people, the clock set back twice: {tally}")
        assert tally.is_right
        assert not any(guest.closings or guest.unstored for guest in evening.guests)

    with serving(f"sqlite:///{tmp_path}/rooms.sqlite", own=True) as server:
        asyncio.run(law(server))
