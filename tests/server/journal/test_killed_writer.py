"""kill -9 in the middle of a group of entries: what was acknowledged is there, whole, and nothing is there in part."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from blockness.server.journal.journal import Journal, prepare
from server.databases import databases, driven

if TYPE_CHECKING:
    from pathlib import Path

ROOMS = [f"aa{letter}" for letter in "abcdefghjkmnpqrstuvwxyz"]
KILLS = 2
WRITER = """
import asyncio, sys
from blockness.server.journal.journal import Journal
from blockness.server.table.entries import Opened, Place, Said

async def play(journal, code):
    seats = (Place("orange", name="Ann", key="ann", holder=0), Place("green", name="Bob", key="bob", holder=1))
    if not await journal.open(code, Opened(seats=seats, variant="classic", first=0), True):
        number = (await journal.versions([code]))[code]
    else:
        number = 1
        print(code, number, flush=True)
    while True:
        number += 1
        assert await journal.append(code, number, Said(seat=0, text=f"{code} {number}"))
        print(code, number, flush=True)

async def main(url, codes):
    journal = Journal(url)
    await journal.start()
    await asyncio.gather(*(play(journal, code) for code in codes))

asyncio.run(main(sys.argv[1], sys.argv[2:]))
"""


def acknowledged(url: str, enough: int) -> list[tuple[str, int]]:
    """Write groups in another process, kill it after some acknowledgements, and return all that it gave."""
    with subprocess.Popen([sys.executable, "-c", WRITER, url, *ROOMS], stdout=subprocess.PIPE, text=True) as writer:
        assert writer.stdout
        lines = [writer.stdout.readline() for _ in range(enough)]
        writer.send_signal(signal.SIGKILL)
        lines += writer.stdout.readlines()
    whole = [line.split() for line in lines if line.endswith("\n")]
    return [(code, int(number)) for code, number in whole]


@pytest.mark.parametrize("kind", ["sqlite", pytest.param("postgresql", marks=pytest.mark.long)])
def test_what_was_acknowledged_before_a_kill_is_there(kind: str, tmp_path: Path) -> None:
    async def check(url: str, known: dict[str, int]) -> None:
        journal = Journal(url)
        for code in ROOMS:
            found = await journal.read(code)  # which insists on 1, 2, 3 ...
            assert len(found) >= known.get(code, 0), code
            assert [getattr(entry, "text", "") for entry in found[1:]] == [
                f"{code} {number}" for number in range(2, len(found) + 1)
            ]
        await journal.stop()

    with databases(kind, tmp_path) as create:
        url = driven(create())
        asyncio.run(prepare(url))
        known: dict[str, int] = {}
        for kill in range(KILLS):
            for code, number in acknowledged(url, 40 + 23 * kill):
                assert number > known.get(code, 0), "it was acknowledged twice"
                known[code] = number
            asyncio.run(check(url, known))
        assert len(known) == len(ROOMS)
