"""Many tables, one thinker: every game goes on, and none waits for ever."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from contextlib import AsyncExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from server.guest import Guest, Refused, make_room
from server.services import Server, serving
from server.workers import figure_of

if TYPE_CHECKING:
    from collections.abc import Iterator

TABLES = 20
PERSON, FAST, STRONG = {"name": "Ada"}, {"level": "otter"}, {"level": "nessie"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('thinking')}/rooms.sqlite", thinkers=1) as one:
        yield one


class Watcher(Guest):
    """A watcher who notes the order in which the moves came."""

    def __init__(self, address: str, code: str, order: list[str]) -> None:
        super().__init__(address, code)
        self.code, self.order = code, order

    def note(self, update: dict[str, Any]) -> None:
        super().note(update)
        self.order += [self.code for event in update["events"] if event["what"]["kind"] == "moved"]


def test_one_thinker_serves_all_tables_by_turns(server: Server) -> None:
    async def main() -> list[str]:
        order: list[str] = []
        async with AsyncExitStack() as stack:
            rooms = [make_room(server.address, [FAST, STRONG]) for _ in range(TABLES)]
            watchers = [Watcher(server.address, room["code"], order) for room in rooms]
            await asyncio.gather(*(stack.enter_async_context(watcher) for watcher in watchers))
            for watcher in watchers:
                await watcher.until(lambda watcher=watcher: watcher.state["phase"] == "over", 300)
        return order

    order = asyncio.run(main())
    # A solved position takes less time than writing its move down, so some moves of others come in between; if whoever
    # asked last were served first, it would be whole games.
    assert most_overtakings(order) <= 7
    assert thinkers_of(server) == 1


def most_overtakings(order: list[str]) -> int:
    """The most moves that another table made between two moves of one."""
    most, since = 0, dict[str, Counter[str]]()
    for code in order:
        most = max([most, *since.get(code, Counter()).values()])
        since[code] = Counter()
        for other, moves in since.items():
            moves[code] += other != code
    return most


def thinkers_of(server: Server) -> int:
    """How many processes think."""
    assert server.process is not None
    found = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children").read_text(encoding="ascii").split()
    return sum(
        "blockness.server.live.thinker" in Path(f"/proc/{pid}/cmdline").read_text(encoding="utf-8") for pid in found
    )


def test_who_asks_for_a_hundred_hints_holds_nobody_up(server: Server) -> None:
    async def main() -> None:
        greedy_room = make_room(server.address, [PERSON, FAST], first=0)
        other_room = make_room(server.address, [PERSON, STRONG], first=0)
        async with (
            Guest(server.address, greedy_room["code"], greedy_room["tokens"].values()) as greedy,
            Guest(server.address, other_room["code"], other_room["tokens"].values()) as other,
        ):
            before = thoughts(server)
            hints = [asyncio.create_task(greedy.ask("hint", seat=0)) for _ in range(100)]
            answers = [(await hint)["move"] for hint in hints]
            assert len(set(answers)) == 1, "one position, one hint"
            assert thoughts(server) == before + 1
            assert answers[0] in greedy.moves
            await other.play(random.Random(0).choice(other.moves))
            await other.until(lambda: other.state["ply"] >= 2)
            with pytest.raises(Refused, match="not-your-turn"):
                await other.ask("hint", seat=1)

    asyncio.run(main())


def thoughts(server: Server) -> float:
    return sum(figure_of(server, "thoughts").values())
