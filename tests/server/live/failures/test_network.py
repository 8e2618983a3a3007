"""Whatever the network does, every move happens once and all pages reach the same position."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import sqlite3
from contextlib import AsyncExitStack, closing
from typing import TYPE_CHECKING, Any

import psycopg
import pytest

from blockness.game import Position, Record
from server.bad_network import BadNetwork
from server.guest import COLOURS, Guest, Refused, call, make_room, new_id
from server.line import line_to
from server.services import postgres, redis, serving
from server.workers import all_there

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from server.services import Redis, Server


class Witness(Guest):
    """A guest who notes what was decided and acknowledged."""

    def __init__(self, *arguments: Any, **rest: Any) -> None:
        super().__init__(*arguments, **rest)
        self.acknowledged: dict[int, dict[str, Any]] = {}  # acts by their number
        self.sat_on: set[int] = set()

    async def hear(self, message: dict[str, Any]) -> None:
        if message["kind"] == "update" and message["events"]:
            numbers = [event["number"] for event in message["events"]]
            assert numbers == list(range(message["version"] - len(numbers) + 1, message["version"] + 1))
        if message["kind"] == "welcome":  # it may be older than the sitting
            message["you"] = sorted({*message["you"], *self.sat_on})
        await super().hear(message)

    async def sit(self, seat: int, name: str) -> str:
        self.sat_on.add(seat)
        return await super().sit(seat, name)

    async def decide(self, kind: str, **rest: Any) -> None:
        """Do something until it is done, once."""
        number = new_id()
        answer = await self.ask(kind, id=number, **rest)
        known = self.acknowledged.setdefault(answer["number"], {"kind": kind, "id": number, **rest})
        assert known["id"] == number, "two acts have one number"


class Play:
    """Many rooms at once, until enough moves are played."""

    def __init__(self, moves: int, seed: int) -> None:
        self.left = moves
        self.chance = random.Random(seed)

    async def person(self, guest: Witness) -> None:
        """Play whenever it is the guest's turn, say something now and then, and play again when it is over."""
        while self.left > 0:
            await guest.until(lambda: self.left <= 0 or guest.state["phase"] == "over" or is_turn_of(guest))
            if self.left <= 0:
                return
            ply, game, turn = guest.state["ply"], guest.state["game"], guest.state["turn"]
            if guest.state["phase"] == "over":
                await again(guest)
                await guest.until(lambda game=game: guest.state["game"] > game)
                continue
            if is_local(guest) and guest.state["can_undo"] and self.chance.random() < 0.1:
                await guest.decide("undo", seat=self.chance.choice(guest.state["can_undo"]))
                await guest.until(lambda ply=ply: guest.state["ply"] < ply)
                continue
            self.left -= 1
            if self.chance.random() < 0.1:
                await guest.decide("say", seat=turn, phrase="thinking")
            await guest.decide("play", seat=turn, move=self.chance.choice(guest.moves), ply=ply + 1)
            await guest.until(lambda at=(game, ply): (guest.state["game"], guest.state["ply"]) > at)


def is_turn_of(guest: Guest) -> bool:
    return guest.state["turn"] in guest.you


def is_local(guest: Guest) -> bool:
    return len(guest.you) == len(guest.state["seats"])


async def again(guest: Witness) -> None:
    """Ask for the next game, unless another has."""
    try:
        await guest.decide("rematch", seat=guest.you[0])
    except Refused as refused:
        if refused.answer["code"] != "game-goes-on":
            raise


def reference(acts: dict[int, dict[str, Any]], seats: int) -> tuple[Position, int]:
    """Return where the decisions lead, worked out with the library alone, and how many moves there were."""
    first, moves, total = 0, list[tuple[int, str]](), 0
    for _, act in sorted(acts.items()):
        match act["kind"]:
            case "play":
                moves.append((act["seat"], act["move"]))
                total += 1
            case "undo":
                moves = moves[: max(i for i, (seat, _) in enumerate(moves) if seat == act["seat"])]
            case "rematch":
                first, moves = (first + 1) % seats, []
    colours = COLOURS[first:seats] + COLOURS[:first]
    position = Position.start(seats, "classic", colours)
    for seat, move in moves:
        assert position.turn == COLOURS[seat]
        position = position.play(move)
    return position, total


def journal_of(server: Server, code: str) -> dict[int, dict[str, Any]]:
    """Return a room's entries, read straight from the database."""
    query = f"SELECT number, entry FROM journal WHERE room = '{code}'"  # noqa: S608 - a code is letters and digits
    connect = psycopg.connect if server.database.startswith("postgresql:") else sqlite3.connect
    with closing(connect(server.database.removeprefix("sqlite:///"))) as connection:
        return {number: json.loads(entry) for number, entry in connection.execute(query)}


async def open_room(server: Server, network: BadNetwork, number: int, stack: AsyncExitStack) -> list[Witness]:
    """Make a room and let its people and a watcher in, through the bad network; every fourth game is a local one."""
    seats = 2 + number % 3
    local = number % 4 == 0
    made = make_room(server.address, [{"name": "Ada"}] * seats if local else [{}] * seats, first=0)
    tokens = [list(made["tokens"].values())] if local else [[] for _ in range(seats)]
    guests = [Witness(network.address, made["code"], some, origin=server.address) for some in [*tokens, []]]
    for guest in guests:
        await stack.enter_async_context(guest)
    if not local:
        await asyncio.gather(*(guest.sit(seat, f"Guest {seat}") for seat, guest in enumerate(guests[:-1])))
    return guests


async def check_room(server: Server, guests: list[Witness]) -> int:
    """Compare what people decided, what the journal has, and what all pages see; return the number of moves."""
    code = guests[0].url.rpartition("/")[2]
    journal = journal_of(server, code)
    last = max(journal)
    assert sorted(journal) == list(range(1, last + 1))
    for guest in guests:
        await guest.until(lambda guest=guest: guest.complete == last)
        assert set(guest.events) >= set(range(max(2, min(guest.events)), last + 1)), "no gap"
    acts = {number: act for guest in guests for number, act in guest.acknowledged.items()}
    assert sum(len(guest.acknowledged) for guest in guests) == len(acts)
    written = {number: entry["id"] for number, entry in journal.items() if entry["kind"] in KINDS}
    assert written == {number: act["id"] for number, act in acts.items()}, "what was acknowledged, and only that"
    assert len(set(written.values())) == len(written), "once"
    position, moves = reference(acts, len(guests[0].state["seats"]))
    assert {guest.state["position"] for guest in guests} == {str(position)}
    _, record = call(f"{server.address}/api/rooms/{code}/games/{guests[0].state['game']}/record")
    assert Record.read(record).position == position
    return moves


KINDS = {"moved", "undo-asked", "rematched", "said"}


async def play_over_a_bad_network(server: Server, rooms: int, moves: int, cut: float, seed: int) -> None:
    play = Play(moves, seed)
    async with BadNetwork(server, seed, cut=cut) as network, AsyncExitStack() as stack:
        tables = await asyncio.gather(*(open_room(server, network, number, stack) for number in range(rooms)))
        await asyncio.gather(*(play.person(guest) for table in tables for guest in table[:-1]))
        network.cut = 0.0
        played = [await check_room(server, guests) for guests in tables]
        assert sum(played) == moves
        print(f"{moves} moves in {rooms} rooms, {dict(network.figures)}")
        assert network.figures["cuts"] >= moves / 10
        assert min(network.figures["doubled"], network.figures["late"]) >= moves / 10


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('network')}/rooms.sqlite", beat=1) as one:
        yield one


def test_moves_happen_once_over_a_bad_network(server: Server) -> None:
    asyncio.run(play_over_a_bad_network(server, rooms=16, moves=300, cut=0.02, seed=1))


@pytest.mark.long
def test_ten_thousand_moves_and_a_thousand_cuts(server: Server) -> None:
    asyncio.run(play_over_a_bad_network(server, rooms=40, moves=10_000, cut=0.02, seed=2))


@pytest.mark.long
def test_two_thousand_moves_while_processes_are_killed_and_redis_comes_and_goes(tmp_path: Path) -> None:
    async def main(server: Server, notices: Redis) -> None:
        trouble = asyncio.create_task(make_trouble(server, notices))
        await play_over_a_bad_network(server, rooms=20, moves=2000, cut=0.01, seed=3)
        trouble.cancel()
        await asyncio.gather(trouble, return_exceptions=True)

    with (
        redis(tmp_path) as notices,
        postgres() as database,
        serving(database, redis=notices.url, processes=2, beat=1) as server,
    ):
        asyncio.run(main(server, notices))


async def make_trouble(server: Server, notices: Redis) -> None:
    """Kill a process, then stop Redis for a while, again and again."""
    chance = random.Random(0)
    while True:
        os.kill(chance.choice(await all_there(server, server.processes)), signal.SIGKILL)
        await asyncio.sleep(8)
        await asyncio.to_thread(notices.stop)
        await asyncio.sleep(4)
        await asyncio.to_thread(notices.start)


def test_a_page_that_comes_back_hears_exactly_what_it_missed(server: Server) -> None:
    async def main() -> None:
        made = make_room(server.address, [{"name": "Ada"}, {"name": "Bo"}], first=0)
        tokens = list(made["tokens"].values())
        async with Guest(server.address, made["code"], tokens) as guest:
            chance = random.Random(0)
            for ply in range(1, 9):
                await guest.play(chance.choice(guest.moves))
                await guest.until(lambda ply=ply: guest.state["ply"] == ply)
            last = guest.version
            for since in range(1, last + 3):  # even one from the future
                async with line_to(server, made["code"]) as line:
                    _, update = await line.greet(since=since)
                    assert [event["number"] for event in update["events"]] == list(range(since + 1, last + 1))
                    for event in update["events"]:
                        assert event["what"] == guest.events[event["number"]]

    asyncio.run(main())
