"""A page without pictures: it keeps a room's last state, reconnects by itself and resends until it is answered."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import secrets
import urllib.error
import urllib.request
from typing import TYPE_CHECKING, Any

import websockets
from websockets.asyncio.client import connect

from blockness.box import Box
from blockness.game import Position
from blockness.server.live.closing import FINAL

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

RESEND = 1.0  # seconds without an answer
COLOURS = ("orange", "green", "purple", "black")


def call(address: str, body: object | None = None, method: str = "") -> tuple[int, Any]:
    """Ask over HTTP; return the status and the JSON or text."""
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(address, data, {"Content-Type": "application/json"}, method=method or None)  # noqa: S310
    try:
        with urllib.request.urlopen(request, timeout=30) as answer:  # noqa: S310
            status, text = answer.status, answer.read().decode()
    except urllib.error.HTTPError as error:
        status, text = error.code, error.read().decode()
    try:
        return status, json.loads(text)
    except ValueError:
        return status, text


def make_room(address: str, seats: Sequence[dict[str, str]], **rest: object) -> dict[str, Any]:
    """Make a room: each seat is {"name": ...}, {"level": ...} or {}."""
    body = {"seats": [{"colour": colour, **seat} for colour, seat in zip(COLOURS, seats, strict=False)], **rest}
    status, made = call(f"{address}/api/rooms", body)
    assert status == 201, made
    return dict(made)


def new_id() -> str:
    return secrets.token_urlsafe(16)


class Refused(Exception):
    def __init__(self, answer: dict[str, Any]) -> None:
        super().__init__(answer["code"])
        self.answer = answer


class SentAway(Exception):
    """The server closed with a code after which no page comes back."""


class Guest:
    """`async with Guest(address, code, tokens) as guest`; a guest without tokens watches."""

    def __init__(self, address: str, code: str, tokens: Iterable[str] = (), origin: str | None = None) -> None:
        self.url = f"{address.replace('http', 'ws', 1)}/ws/{code}"
        self.urls = [self.url]  # of all servers that have the room
        self.origin = origin or "/".join(address.split("/")[:3])
        self.tokens = list(tokens)
        self.version = 0
        self.complete = 0  # the version up to which nothing is missing
        self.state: dict[str, Any] = {}
        self.you: list[int] = []
        self.presence: dict[str, Any] = {}
        self.beats = 0
        self.events: dict[int, dict[str, Any]] = {}  # what happened, by number
        self.answers: dict[str, asyncio.Future[dict[str, Any]]] = {}
        self.given: dict[str, str] = {}  # tokens by message id
        self.changed = asyncio.Condition()
        self.socket: Any = None
        self.closings: list[tuple[int, str]] = []
        self.stores = True  # whether the server can store moves, as it says
        self.unstored = 0  # answers that something could not be stored
        self.task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Guest:
        self.task = asyncio.create_task(self.stay())
        await self.until(lambda: bool(self.state))
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self.task is not None
        self.task.cancel()
        [outcome] = await asyncio.gather(self.task, return_exceptions=True)
        if isinstance(outcome, Exception):
            raise outcome

    async def stay(self) -> None:
        """Keep reconnecting, unless the server says that it is no use."""
        while not self.is_sent_away:
            try:
                url = random.choice(self.urls)
                async with connect(url, origin=self.origin, compression=None, open_timeout=10) as self.socket:  # type: ignore[arg-type]
                    await self.say_hello()
                    async for text in self.socket:
                        await self.hear(json.loads(text))
            except websockets.ConnectionClosed as error:
                self.closings.append((error.rcvd.code, error.rcvd.reason) if error.rcvd else (1006, ""))
            except (OSError, websockets.WebSocketException, TimeoutError, EOFError):
                pass
            finally:
                self.socket = None
            await asyncio.sleep(0.05 + 0.2 * random.random())

        async with self.changed:
            self.changed.notify_all()

    @property
    def is_sent_away(self) -> bool:
        return bool(self.closings) and self.closings[-1][0] in FINAL

    async def say(self, message: dict[str, Any]) -> None:
        """Send once; if the link is dead, nothing happens."""
        try:
            if self.socket:
                await self.socket.send(json.dumps(message))
        except websockets.WebSocketException:
            pass

    async def say_hello(self) -> None:
        await self.say({"kind": "hello", "tokens": self.tokens, "since": self.complete})

    def note(self, update: dict[str, Any]) -> None:
        """Write down what happened."""
        self.complete = self.complete or update["version"]
        for event in update["events"]:
            assert self.events.setdefault(event["number"], event["what"]) == event["what"], "the past does not change"
        while self.complete + 1 in self.events:
            self.complete += 1

    async def hear(self, message: dict[str, Any]) -> None:
        match message["kind"]:
            case "welcome":
                self.you = message["you"]
            case "update":
                if message["version"] >= self.version:
                    self.version, self.state = message["version"], message["state"]
                self.note(message)
                if self.complete < self.version:
                    await self.say_hello()
            case "presence":
                self.presence = message
            case "beat":
                self.beats += 1
                self.stores = message["stores"]
                if message["version"] > self.complete:
                    await self.say_hello()
            case "sat":
                self.given[message["id"]] = message["token"]
            case _:
                future = self.answers.get(message["id"])
                if future and not future.done():
                    future.set_result(message)
        async with self.changed:
            self.changed.notify_all()

    async def until(self, is_true: Any, patience: float = 60.0) -> None:
        """Wait until something is true."""
        async with asyncio.timeout(patience), self.changed:
            await self.changed.wait_for(lambda: self.is_sent_away or is_true())
        if self.is_sent_away:
            raise SentAway(*self.closings[-1])

    async def ask(self, kind: str, **rest: Any) -> dict[str, Any]:
        """Send a message until it is answered and stored; return the answer, or raise Refused."""
        message = {"kind": kind, "id": rest.pop("id", None) or new_id(), **rest}
        answer = {"code": "not-stored"}
        while answer.get("code") == "not-stored":
            answer = await self.answer_to(message)
            if answer.get("code") == "not-stored":
                self.unstored += 1
                await asyncio.sleep(RESEND)
        if answer["kind"] == "refused":
            raise Refused(answer)
        return answer

    async def answer_to(self, message: dict[str, Any]) -> dict[str, Any]:
        """Keep sending a message until there is an answer."""
        future = self.answers.setdefault(message["id"], asyncio.get_running_loop().create_future())
        try:
            while True:
                if self.is_sent_away:
                    raise SentAway(*self.closings[-1])
                await self.say(message)
                with contextlib.suppress(TimeoutError):
                    return await asyncio.wait_for(asyncio.shield(future), RESEND)
        finally:
            self.answers.pop(message["id"], None)

    async def sit(self, seat: int, name: str) -> str:
        """Take a seat, and keep its token."""
        number = new_id()
        while number not in self.given:  # an acknowledgement alone is not enough
            await self.ask("sit", id=number, seat=seat, name=name)
        self.tokens.append(self.given[number])
        self.you = sorted({*self.you, seat})
        return self.given[number]

    async def play(self, move: str) -> dict[str, Any]:
        """Play a move for the seat whose turn it is."""
        return await self.ask("play", seat=self.state["turn"], move=move, ply=self.state["ply"] + 1)

    @property
    def moves(self) -> list[str]:
        """All legal moves now, as texts."""
        return moves_in(self.state["position"], self.state["box"])


def moves_in(position: str, box: str = "") -> list[str]:
    given = Box.parse_line(box) if box else Box.usual()
    return [str(move) for move in Position.parse(position, given).legal_moves]


async def play_on(guest: Guest, chance: random.Random, most: int = 1000) -> int:
    """Play random moves whenever it is the guest's turn, until the game is over; return how many were acknowledged."""
    played = 0
    while played < most:
        await guest.until(lambda: guest.state["phase"] == "over" or guest.state["turn"] in guest.you)
        if guest.state["phase"] == "over":
            break
        ply = guest.state["ply"]
        try:
            await guest.play(chance.choice(guest.moves))
            played += 1
        except Refused as refused:
            if refused.answer["code"] not in ("out-of-date", "not-your-turn"):
                raise
        await guest.until(lambda ply=ply: guest.state["ply"] > ply or guest.state["phase"] == "over")
    return played


async def employ_for_absent(guest: Guest, seat: int) -> None:
    """Have a computer play for somebody, as soon as they count as absent."""
    async with asyncio.timeout(60):
        while True:
            try:
                await guest.ask("employ", seat=seat, level="otter")
                return
            except Refused as refused:
                if refused.answer["code"] != "not-absent":
                    raise
            await asyncio.sleep(0.2)
