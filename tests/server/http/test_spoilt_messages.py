"""A hundred thousand messages that must achieve nothing: no change, no crash, each refused with a reason."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
from collections import Counter
from typing import TYPE_CHECKING, Any

import msgspec
import pytest
import websockets

from blockness.server.table.acts import Refusal, consider
from blockness.server.table.entries import Opened, Place
from blockness.server.table.messages import Hello, Hint, read_in
from blockness.server.table.room import read_room
from server.guest import COLOURS, Guest, call, make_room, play_on
from server.page import visit
from server.services import Server, serving
from server.spoilt import Stage, frame_for

if TYPE_CHECKING:
    from pathlib import Path

ANSWERS = {"refused", "welcome"}
AT_ONCE = 30  # messages at a time; a page with a hundred unread answers would be closed
RUINS = (b"\xff\xfe", b"\xc3(", b"\xed\xa0\x80", b'{"kind":"\x80"}')  # not UTF-8: such a frame closes its socket


def acts(seat: int, ply: int, moves: tuple[str, ...]) -> tuple[dict[str, Any], ...]:
    """One message of each kind, for a seat."""
    return (
        *(
            {"kind": "play", "seat": seat, "move": move, "ply": ply}
            for move in (*moves[:3], "Ha1a2/3", "Sa1a2", "?", "")
        ),
        {"kind": "undo", "seat": seat},
        {"kind": "answer", "seat": seat, "agreed": True},
        {"kind": "rematch", "seat": seat},
        {"kind": "leave", "seat": seat},
        {"kind": "say", "seat": seat, "phrase": "hello"},
        {"kind": "say", "seat": seat, "text": "<b>"},
        {"kind": "hint", "seat": seat},
        {"kind": "employ", "seat": seat, "level": "otter"},
        {"kind": "sit", "seat": seat, "name": "Eve"},
    )


MUTE = (
    {"kind": "say", "seat": 0, "phrase": "insult"},
    {"kind": "say", "seat": 0},
    {"kind": "say", "seat": 0, "phrase": "hello", "text": "hello"},
    {"kind": "say", "seat": 0, "text": "free"},
    {"kind": "employ", "seat": 0, "level": "otter"},
    {"kind": "employ", "seat": 1, "level": "otter"},
    {"kind": "employ", "seat": 1, "level": "plain-uct"},
)
HELLOS = ({"kind": "hello"}, {"kind": "hello", "since": 1}, {"kind": "hello", "tokens": ["wrong"], "since": 10**20})
TOO_EARLY = ("play", "undo", "answer", "rematch", "hint", "sit")


def make_stages(server: Server) -> list[Stage]:
    """Rooms in which somebody may do almost nothing."""
    people = [{"name": "Ann"}, {"name": "Bob"}]
    playing = make_room(server.address, people, first=1)  # Bob is to move
    moves = asyncio.run(moves_of(server, playing["code"]))
    mine = [act for act in acts(0, 1, moves) if act["kind"] in TOO_EARLY]
    others = [act for seat in (1, 2, 3) for act in acts(seat, 1, moves)]
    waiting = make_room(server.address, [{"name": "Ann"}, {}, {"level": "otter"}])
    guests = [act for seat in (0, 2, 3) for act in acts(seat, 1, moves)]
    nameless = [
        {"kind": "sit", "seat": 1, "name": name} for name in ("", " \t", "\u202e", "\u3164", "x" * 21, "é" * 100)
    ]
    over = make_room(server.address, people, first=0)
    asyncio.run(play_out(server, over))
    return [
        Stage(
            playing["code"],
            (playing["tokens"]["0"],),
            (*mine, *others, *MUTE, *HELLOS),
            tuple(act for act in acts(0, 1, moves) if act["kind"] not in TOO_EARLY),
        ),
        Stage(playing["code"], (), (*acts(0, 1, moves), *others, *HELLOS[:2]), ()),
        Stage(waiting["code"], (), (*guests, *nameless, *HELLOS[:2]), acts(1, 1, moves)),
        Stage(over["code"], (), (*acts(0, 1, moves), *others, *HELLOS[:2]), ()),
    ]


async def moves_of(server: Server, code: str) -> tuple[str, ...]:
    async with Guest(server.address, code) as guest:
        return tuple(guest.moves)


async def play_out(server: Server, made: dict[str, Any]) -> None:
    async with Guest(server.address, made["code"], made["tokens"].values()) as guest:
        await play_on(guest, random.Random(5))


class Pest:
    """A page that sends what it must not, and counts what it hears."""

    def __init__(self, server: Server, stage: Stage, seed: int) -> None:
        self.server = server
        self.stage = stage
        self.chance = random.Random(seed)
        self.heard: Counter[str] = Counter()
        self.sent = 0

    async def pester(self, count: int) -> None:
        """Send that many messages, over as many sockets as it takes."""
        while self.sent < count:
            async with visit(self.server, self.stage.code) as page:
                if self.chance.random() < 0.02:
                    await self.skip_hello(page)
                    continue
                await page.send(json.dumps({"kind": "hello", "tokens": self.stage.tokens}))
                await self.hear(page, 1)
                for _ in range(20):
                    much = min(AT_ONCE, count - self.sent)
                    for _ in range(much):
                        await page.send(frame_for(self.stage, self.chance))
                    await self.hear(page, much)
                    self.sent += much
                await self.ruin(page)

    async def skip_hello(self, page: Any) -> None:
        """Skip the greeting."""
        await page.send('{"kind":"undo","id":"0123456789abcdef","seat":0}')
        await self.expect_end(page, {4400})

    async def ruin(self, page: Any) -> None:
        """Send what closes a socket: too much, or something that is not text."""
        self.sent += 1
        if self.chance.random() < 0.5:
            await page.send("x" * self.chance.randint(4097, 20_000))
            await self.expect_end(page, {1009, 4413})
        else:
            await page.send(self.chance.choice(RUINS), text=True)
            await self.expect_end(page, {1007})

    async def hear(self, page: Any, count: int) -> None:
        """Wait for that many answers."""
        while count:
            message = json.loads(await asyncio.wait_for(page.recv(), 60))
            kind = message["kind"]
            assert kind in {*ANSWERS, "update", "presence", "beat"}, message  # never ack, sat or advice
            if kind in ANSWERS:
                count -= 1
                self.heard[message["code"] if kind == "refused" else kind] += 1

    async def expect_end(self, page: Any, codes: set[int]) -> None:
        with pytest.raises(websockets.ConnectionClosed) as closed:
            await asyncio.wait_for(self.hear(page, 1_000_000), 60)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code in codes
        self.heard[f"closed {closed.value.rcvd.code}"] += 1


def snapshot(server: Server, stages: list[Stage]) -> tuple[object, ...]:
    """Everything there is to know about the rooms: over HTTP, over a socket and in the file."""

    async def look() -> list[dict[str, Any]]:
        found = []
        for stage in stages:
            async with Guest(server.address, stage.code) as guest:
                found.append({**guest.state, "version": guest.version})
        return found

    database = sqlite3.connect(server.database.removeprefix("sqlite:///"), timeout=30)
    journal = database.execute("SELECT room, number, format, entry FROM journal ORDER BY room, number").fetchall()
    database.close()
    rooms = [f"{server.address}/api/rooms/{stage.code}" for stage in stages]
    pages = [call(f"{room}{path}") for room in rooms for path in ("", "/games/1/record")]
    return journal, asyncio.run(look()), pages


def pester(folder: Path, count: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Send spoilt messages to a real server, and find everything as it was."""
    log = folder / "log"
    monkeypatch.setenv("BLOCKNESS_TEST_LOG", str(log))
    patience: dict[str, object] = {"messages": 1_000_000, "wrong_tokens": 1_000_000_000, "absence": 1_000_000}
    with serving(f"sqlite:///{folder}/rooms.sqlite", **patience) as server:
        stages = make_stages(server)
        before, process = snapshot(server, stages), server.process
        pests = [Pest(server, stage, seed) for seed, stage in enumerate(stages)]

        async def all_at_once() -> None:
            await asyncio.gather(*(pest.pester(count // len(pests)) for pest in pests))

        asyncio.run(all_at_once())
        assert snapshot(server, stages) == before
        assert server.process is process
        assert server.is_well()
        heard: Counter[str] = sum((pest.heard for pest in pests), Counter())
        sent = sum(pest.sent for pest in pests)
        asyncio.run(play_out_first(server, stages[0]))
    print(f"{sent} messages: {dict(heard.most_common())}")
    assert sent >= count
    assert heard.total() >= sent
    assert heard["refused"] == 0
    assert {"malformed", "not-your-turn", "not-your-seat", "no-such-seat", "out-of-date", "closed 1009"} <= set(heard)
    for line in log.read_text().splitlines():
        assert not any(
            word in line for word in ("Traceback", "something broke", "a page was closed", "ASGI", "broken-")
        ), line


async def play_out_first(server: Server, stage: Stage) -> None:
    """The rooms are alive: the person whose turn it was can still move."""
    async with Guest(server.address, stage.code, stage.tokens) as ann:
        assert ann.you == [0]
        await ann.ask("say", seat=0, phrase="well-played")


def test_spoilt_messages_achieve_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pester(tmp_path, 3_000, monkeypatch)


@pytest.mark.long
def test_a_hundred_thousand_spoilt_messages_achieve_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pester(tmp_path, 100_000, monkeypatch)


def test_spoilt_messages_are_refused_before_anything_is_written() -> None:
    """The same without a server: whatever can be read is refused by the room."""
    places = tuple(Place(colour, name=colour, key=f"key {colour}", holder=i) for i, colour in enumerate(COLOURS[:2]))
    room = read_room("abcdefg", [Opened(seats=places, variant="classic", first=1)])
    moves = tuple(map(str, room.position.legal_moves))
    mine = [act for act in acts(0, 1, moves) if act["kind"] in TOO_EARLY]
    refused = (*mine, *(act for seat in (1, 2, 3) for act in acts(seat, 1, moves)), *MUTE)
    tempting = tuple(act for act in acts(0, 1, moves) if act["kind"] not in TOO_EARLY)
    stage, chance, codes = Stage("", (), refused, tempting), random.Random(8), Counter[str]()
    for _ in range(20_000):
        frame = frame_for(stage, chance)
        if isinstance(frame, bytes):
            continue  # the server reads frames of text only
        try:
            message = read_in(frame)
        except (msgspec.MsgspecError, RecursionError, UnicodeError):
            codes["malformed"] += 1
            continue
        if isinstance(message, Hello | Hint):
            continue
        with pytest.raises(Refusal) as refusal:
            consider(room, message, {0})
        codes[refusal.value.code] += 1
    assert codes["malformed"] > 5_000
    assert len(codes) > 10
