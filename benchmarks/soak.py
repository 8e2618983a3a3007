"""Whether a server holds up: many games for minutes without growth, stuck games or files left open.

python benchmarks/soak.py [--games 100] [--seconds 300]
"""

from __future__ import annotations

import argparse
import asyncio
import operator
import random
import tempfile
import time
from pathlib import Path

import uvloop

from crowd import Crowd, Game, Page, Server, serving

WARM_UP = 60.0  # seconds for pools and caches to fill
EVERY = 20.0  # seconds between two looks at memory and files
SLACK = 0.03  # how much it may grow, relative to the memory after the warm-up
SPARE = 40  # files of the database
PAUSE = 0.5  # approximate seconds between two moves of a game


async def play_on(table: Table, until: float) -> None:
    """Play game after game, in this room and in others; now and then somebody leaves and comes back."""
    chance = random.Random(table.game.code)
    while time.perf_counter() < until:
        await asyncio.sleep(chance.uniform(0, 2 * PAUSE))
        if table.game.state["turn"] is None and chance.random() < 0.5:
            await table.move_on()
        await table.game.act(chance)
        table.acts += 1
        if chance.random() < 0.02:
            await come_back(chance.choice(table.game.pages))


class Table:
    """People who never stop playing."""

    def __init__(self, crowd: Crowd, game: Game) -> None:
        self.crowd = crowd
        self.game = game
        self.acts = 0
        self.rooms = 1

    async def move_on(self) -> None:
        """Leave the room and create another."""
        for page in self.game.pages:
            page.close()
        self.rooms += 1
        self.game = await asyncio.to_thread(Game, self.crowd, 2, 2)
        for page in self.game.pages:
            await page.open()


async def come_back(page: Page) -> None:
    """Leave and come back."""
    page.close()
    page.version = 0
    await page.open()


async def look(server: Server, tables: list[Table], seconds: float) -> list[tuple[int, int, int]]:
    """Check the server's memory and open files from time to time, and how many tables have stood still since."""
    found, before = [], [table.acts for table in tables]
    for _ in range(max(1, int(seconds / EVERY))):
        await asyncio.sleep(EVERY)
        now = [table.acts for table in tables]
        found.append((server.memory(), server.files(), sum(map(operator.eq, now, before))))
        before = now
    return found


async def soak(server: Server, games: int, seconds: float) -> None:
    """Play, look, and report."""
    crowd = Crowd(server)
    await asyncio.to_thread(crowd.make, games)
    before = server.files()
    await crowd.open(0, 4)
    tables = [Table(crowd, game) for game in crowd.games]
    warm_up = min(WARM_UP, seconds / 2)
    until = time.perf_counter() + seconds
    playing = [asyncio.create_task(play_on(table, until)) for table in tables]
    await asyncio.sleep(warm_up)
    memory, files, stuck = zip(*await look(server, tables, seconds - warm_up), strict=True)
    await asyncio.gather(*playing)
    crowd.games = [table.game for table in tables]
    await crowd.close()
    await asyncio.sleep(2)
    after = server.files()
    rows = {
        "tables, rooms, acts": f"{games:,}, {sum(table.rooms for table in tables):,}, {len(crowd.times):,}",
        "errors": str(len(crowd.errors)),
        "tables that stood still, from look to look": " ".join(map(str, stuck)),
        "memory in MB, from look to look": " ".join(f"{one / 2**20:.1f}" for one in memory),
        "open files, from look to look": " ".join(map(str, files)),
        "open files before anybody came, and when all have gone": f"{before}, {after}",
    }
    print("| what | figure |\n|---|---|", *(f"| {what} | {figure} |" for what, figure in rows.items()), sep="\n")
    assert not crowd.errors, crowd.errors[0]
    assert not any(stuck), "a game is stuck"
    assert max(files) <= before + 4 * games + SPARE, "more files than pages"
    assert after <= before + SPARE, "files are left open"
    assert memory[-1] <= memory[0] * (1 + SLACK), "memory grows"


def main() -> None:
    """Soak."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=300.0)
    given = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder) / "soak.sqlite", messages=10_000, doze=5) as server,
    ):
        uvloop.run(soak(server, given.games, given.seconds))


if __name__ == "__main__":
    main()
