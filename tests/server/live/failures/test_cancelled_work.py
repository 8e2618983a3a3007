"""Work on the database that nobody waits for any more leaves nothing half done."""

from __future__ import annotations

import asyncio
import random
from typing import TYPE_CHECKING

import pytest

from blockness.server.journal.journal import Journal, prepare
from blockness.server.table.entries import Opened, Said
from server.databases import KINDS, databases, driven
from server.gathering import apart

if TYPE_CHECKING:
    from pathlib import Path

TRIES = 300


@pytest.mark.parametrize("kind", KINDS)
def test_a_cancelled_claim_locks_nobody_out(kind: str, tmp_path: Path) -> None:
    async def law(url: str) -> None:
        await prepare(url)
        journal, chance = Journal(url), random.Random(0)
        await journal.start()
        await journal.open("aaaa", Opened(seats=apart("Ann", "Bob"), variant="classic", first=0), True)
        for number in range(TRIES):
            work = asyncio.create_task(journal.claim("aaaa", f"holder {number}", 0.0))
            await asyncio.sleep(chance.uniform(0, 0.003))
            work.cancel()
            await asyncio.gather(work, return_exceptions=True)
        for number in range(2, 12):
            assert await journal.append("aaaa", number, Said(seat=0, text="still here"))
        assert len(await journal.read("aaaa")) == 11
        await journal.stop()

    with databases(kind, tmp_path) as create:
        asyncio.run(law(driven(create())))
