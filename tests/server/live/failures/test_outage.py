"""A database that goes away for a while: everybody stays, is told so, and plays on without doing anything."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

from server.evening import Evening
from server.guest import call
from server.services import postgresql, serving

if TYPE_CHECKING:
    from pathlib import Path

    from server.services import Postgres, Server


def go_away(service: Postgres, how: str, seconds: float) -> None:
    """Take the database away for a while."""
    with service.away(how):
        time.sleep(seconds)


async def until_played(evening: Evening, more: int) -> None:
    """Wait until every table has gone on."""
    goals = [(guest, guest.version + more) for guest in evening.guests]
    for guest, goal in goals:
        await guest.until(lambda guest=guest, goal=goal: guest.version >= goal, 120)


def test_everybody_plays_on_after_an_outage(tmp_path: Path) -> None:
    async def law(server: Server, service: Postgres) -> None:
        evening = Evening(server, 4)
        async with evening.playing(pace=0.1):
            for how, seconds in (("stopped", 0.5), ("stopped", 5), ("frozen", 5), ("crashed", 1)):
                await until_played(evening, 3)
                trouble = asyncio.create_task(asyncio.to_thread(go_away, service, how, seconds))
                if seconds >= 5:
                    for guest in evening.guests:
                        await guest.until(lambda guest=guest: not guest.stores)
                    assert (await asyncio.to_thread(call, f"{server.address}/api/health"))[0] == 503
                await trouble
                for guest in evening.guests:
                    await guest.until(lambda guest=guest: guest.stores)
                assert (await asyncio.to_thread(call, f"{server.address}/api/health"))[0] == 200
        assert evening.check() > 20
        assert sum(guest.unstored for guest in evening.guests) > 0

    log = tmp_path / "log"
    with postgresql() as service, serving(service.address, beat=0.5, log=log) as server:
        asyncio.run(law(server, service))
    lines = log.read_text("utf-8").splitlines()
    told = [line for line in lines if line.startswith("the database ")]
    assert "cannot be" in told[0]
    assert len(told) <= 4, "a line a minute, and one when it is over"
    assert len(lines) <= len(told) + 3, "and nothing else but where the server is"
