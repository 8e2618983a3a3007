"""Many tables that keep playing whatever happens to the server, and note what was acknowledged."""

from __future__ import annotations

import asyncio
import random
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

from blockness.game import Moved, Record
from server.guest import Guest, Refused, call, make_room

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Sequence

    from server.services import Server

ALL_EVENING = 6 * 3600.0  # seconds: a turn takes long when the server is down most of the time
LAST_ROUND = 300.0  # seconds in which every game must end once the server stays up
LATE = ("out-of-date", "not-your-turn", "game-goes-on", "still-waiting")  # others were quicker
TABLES: Sequence[Sequence[dict[str, str]]] = (
    ({"name": "Ann"}, {}),  # two people far apart
    ({"name": "Ann"}, {"name": "Bob"}, {"name": "Cid"}),  # three on one device
    ({"name": "Ann"}, {"level": "otter"}),  # against a computer
    ({"name": "Ann"}, {}, {"level": "otter"}, {}),  # three people and a computer
)


class Regular(Guest):
    """A guest who plays game after game, and remembers which moves were acknowledged."""

    def __init__(self, table: Table, tokens: Sequence[str] = ()) -> None:
        super().__init__(table.address, table.code, tokens)
        self.table = table
        self.mine: list[int] = []  # the seats that must stay the guest's
        self.played: dict[tuple[int, int], str] = {}  # the move by game and ply
        self.asked: dict[str, dict[str, Any]] = {}  # messages by id
        self.acknowledged: dict[str, int] = {}  # their numbers in the journal
        self.then: Callable[[], None] = lambda: None  # called as soon as something is acknowledged
        self.welcomes = 0
        self.welcomed: object = None  # the socket that brought the last welcome
        self.first = 0  # the version that came with it
        self.unheard = 0  # what was stored although its acknowledgement never came
        self.lost: list[list[int]] = []  # seats that a server did not give back

    async def hear(self, message: dict[str, Any]) -> None:
        if message["kind"] == "welcome":
            self.welcomes += 1
            self.welcomed, self.first = self.socket, 0
            if not set(self.mine) <= set(message["you"]):
                self.lost.append(message["you"])
        elif message["kind"] == "update":
            self.first = self.first or message["version"]
        elif message["kind"] == "ack" and message["id"] in self.asked:
            self.acknowledged[message["id"]] = message["number"]
            self.unheard += message["number"] <= self.first
            self.then()
        await super().hear(message)

    @property
    def is_open(self) -> bool:
        """Whether the guest has been let in."""
        return self.socket is not None and self.socket is self.welcomed

    async def answer_to(self, message: dict[str, Any]) -> dict[str, Any]:
        if message["kind"] != "sit":  # its number in the journal is kept as a hash
            self.asked[message["id"]] = message
        return await super().answer_to(message)

    def report(self) -> str:
        """What to know about a guest whose game is stuck."""
        names = ("phase", "game", "ply", "turn", "undo")
        known = {name: self.state[name] for name in names} | {"version": self.version, "complete": self.complete}
        return (
            f"{self.table.code}, seats {self.mine}: {known}, connected: {bool(self.socket)}, asks {list(self.answers)}"
        )

    async def ask_surely(self, kind: str, **rest: Any) -> dict[str, Any] | None:
        """Ask until it is clear whether it was done; None if others were quicker."""
        try:
            return await self.ask(kind, **rest)
        except Refused as refused:
            if refused.answer["code"] in LATE:
                return None
            raise

    async def play_games(self, chance: random.Random, pace: float) -> None:
        """Play whenever it is the guest's turn, one game after another, until the evening is over."""
        while True:
            await self.until(lambda: self.state["phase"] == "over" or self.state["turn"] in self.mine, ALL_EVENING)
            await asyncio.sleep(0.0 if self.table.is_late else chance.uniform(0, 2 * pace))
            state = self.state
            if state["phase"] == "over":
                game = state["game"]
                if not self.table.goes_on_after(game):
                    return
                await self.ask_surely("rematch", seat=self.mine[0])
                await self.until(lambda game=game: self.state["game"] > game, ALL_EVENING)
            elif state["turn"] in self.mine:
                await self.play_one(state, chance.choice(self.moves))

    async def play_one(self, state: dict[str, Any], move: str) -> None:
        at = (state["game"], state["ply"] + 1)
        answer = await self.ask_surely("play", seat=state["turn"], move=move, ply=at[1])
        if answer:
            assert at not in self.played, "no ply is played twice"
            self.played[at] = move
        await self.until(lambda: (self.state["game"], self.state["ply"]) >= at, ALL_EVENING)


class Table:
    """A room and its guests."""

    def __init__(self, address: str, seats: Sequence[dict[str, str]]) -> None:
        made = make_room(address, seats)
        self.address, self.code, self.seats = address, made["code"], seats
        self.is_late = False
        self.decided: dict[int, bool] = {}  # whether there is another game, by the game before
        self.guests = [Regular(self, list(made["tokens"].values()))]
        self.guests[0].mine = sorted(map(int, made["tokens"]))
        self.open = [number for number, seat in enumerate(seats) if not seat]
        self.guests += [Regular(self) for _ in self.open]

    async def sit_down(self) -> None:
        """Connect everybody and take the open seats."""
        await asyncio.gather(*(guest.__aenter__() for guest in self.guests))
        for guest, seat in zip(self.guests[1:], self.open, strict=True):
            await guest.sit(seat, f"Guest {seat}")
            guest.mine = [seat]

    async def go_home(self) -> None:
        await asyncio.gather(*(guest.__aexit__() for guest in self.guests))

    def goes_on_after(self, game: int) -> bool:
        """Whether another game follows: the first guest who asks decides, so that nobody is left to play alone."""
        return self.decided.setdefault(game, not self.is_late)

    @property
    def played(self) -> int:
        """Moves acknowledged so far."""
        return sum(len(guest.played) for guest in self.guests)

    def acknowledged(self) -> dict[tuple[int, int], str]:
        """All moves of people, by game and ply; no two people were told that the same ply was theirs."""
        found: dict[tuple[int, int], str] = {}
        for guest in self.guests:
            assert not found.keys() & guest.played.keys()
            found |= guest.played
        return found

    def check(self) -> int:
        """Compare what was acknowledged with the records; return how many moves of people there were."""
        acknowledged = self.acknowledged()
        games = call(f"{self.address}/api/rooms/{self.code}")[1]["games"]
        people = 0
        for game in range(1, games + 1):
            status, text = call(f"{self.address}/api/rooms/{self.code}/games/{game}/record")
            assert status == 200
            record = Record.read(text)
            for moved in (event for event in record.events if isinstance(event, Moved)):
                if "level" not in self.seats[COLOURS.index(moved.colour)]:
                    people += 1
                    assert acknowledged.pop((game, moved.ply), None) == str(moved.move), (self.code, game, moved.ply)
            assert record.is_over, "every game went on to its end"
        assert acknowledged == {}, "what was acknowledged is in the record"
        for guest in self.guests:
            assert guest.lost == []
        return people


COLOURS = ("orange", "green", "purple", "black")


class Evening:
    """All tables of a test."""

    def __init__(self, server: Server, count: int, kinds: Sequence[Sequence[dict[str, str]]] = TABLES) -> None:
        self.server = server
        self.tables = [Table(server.address, kinds[number % len(kinds)]) for number in range(count)]

    @property
    def guests(self) -> list[Regular]:
        return [guest for table in self.tables for guest in table.guests]

    @property
    def played(self) -> int:
        """Moves acknowledged so far."""
        return sum(table.played for table in self.tables)

    @asynccontextmanager
    async def playing(self, pace: float, seed: int = 0) -> AsyncIterator[None]:
        """Play while something is done to the server, then play every game to its end."""
        await asyncio.gather(*(table.sit_down() for table in self.tables))
        tasks = [
            asyncio.create_task(guest.play_games(random.Random(f"{seed} {number}"), pace))
            for number, guest in enumerate(self.guests)
        ]
        try:
            yield
            for table in self.tables:
                table.is_late = True
            _, stuck = await asyncio.wait(tasks, timeout=LAST_ROUND)
            assert not stuck, [guest.report() for guest in self.guests if guest.state["phase"] != "over"]
            await asyncio.gather(*tasks)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await asyncio.gather(*(table.go_home() for table in self.tables))

    def check(self) -> int:
        """Compare everything with the records; return how many moves of people there were."""
        people = sum(table.check() for table in self.tables)
        assert people == self.played
        return people
