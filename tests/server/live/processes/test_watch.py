"""A look at the database asks only for what may have changed."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, cast

from blockness.server.journal.register import Connected
from blockness.server.live.others.watch import Watch

if TYPE_CHECKING:
    from collections.abc import Collection

    from blockness.server.journal.register import Register

ANN = Connected(frozenset({0}))
BOB = Connected(frozenset({1}))


class Shelf:
    """What a register would find, and what it was asked for."""

    def __init__(self) -> None:
        self.writes = 0
        self.processes = {"me": 1}
        self.people: list[tuple[str, str, Connected]] = []
        self.numbers = {"aaaa": 1, "bbbb": 1}
        self.asked: list[tuple[str, set[str]]] = []

    async def pulse(self) -> int:
        self.writes += 1  # somebody always writes
        return self.writes

    async def signs(self) -> dict[str, int]:
        return dict(self.processes)

    async def connected(self, codes: Collection[str]) -> list[tuple[str, str, Connected]]:
        self.asked.append(("connected", set(codes)))
        return [one for one in self.people if one[0] in codes]

    async def versions(self, codes: Collection[str]) -> dict[str, int]:
        self.asked.append(("versions", set(codes)))
        return {code: self.numbers[code] for code in codes}

    def questions(self) -> list[tuple[str, set[str]]]:
        found, self.asked = self.asked, []
        return found


def test_a_look_asks_for_no_more_than_can_be_new() -> None:
    async def law() -> None:
        shelf, heard = Shelf(), list[Any]()
        watch = Watch(cast("Register", shelf), "me", lambda _: None)
        watch.hear = lambda *news: heard.append(news)
        watch.tell("aaaa", ANN)
        watch.tell("bbbb", ANN)
        await watch.look()
        assert sorted(heard) == [("aaaa", 0, []), ("bbbb", 0, [])]
        assert watch.is_alone("aaaa")
        await watch.look()
        assert shelf.questions() == []  # no other process, so nobody else's moves

        shelf.processes["you"], shelf.people = 1, [("aaaa", "you", BOB), ("aaaa", "me", ANN)]
        heard.clear()
        await watch.look()
        assert shelf.questions() == [("connected", {"aaaa", "bbbb"}), ("versions", {"aaaa"})]
        assert heard == [("aaaa", 1, [BOB])]

        shelf.numbers = {"aaaa": 5, "bbbb": 7}
        watch.tell("cccc", ANN)
        await watch.look()  # you have not signed, so nobody has come or gone but here
        assert shelf.questions() == [("connected", {"cccc"}), ("versions", {"aaaa"})]
        assert heard[1:] == [("aaaa", 5, [BOB]), ("cccc", 0, [])]

        shelf.processes["you"], shelf.people = 2, []
        await watch.look()
        assert shelf.questions() == [("connected", {"aaaa", "bbbb", "cccc"})]
        assert heard[3:] == [("aaaa", 0, [])]
        assert watch.is_alone("aaaa")

    asyncio.run(law())


def test_a_look_that_failed_half_way_is_made_again() -> None:
    class Torn(Shelf):
        is_torn = False

        async def connected(self, codes: Collection[str]) -> list[tuple[str, str, Connected]]:
            if self.is_torn:
                raise OSError
            return await super().connected(codes)

        async def let_go(self) -> None:
            pass

    async def law() -> None:
        shelf, heard = Torn(), list[Any]()
        watch = Watch(cast("Register", shelf), "me", lambda _: None)
        watch.hear = lambda *news: heard.append(news)
        watch.tell("aaaa", ANN)
        await watch.look()
        shelf.processes["you"], shelf.people, shelf.is_torn = 1, [("aaaa", "you", BOB)], True
        try:
            await watch.look()
        except OSError:
            shelf.is_torn = False
        await watch.look()
        assert heard[-1] == ("aaaa", 1, [BOB])

    asyncio.run(law())
