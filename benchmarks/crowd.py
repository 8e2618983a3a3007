"""A server in its own process, and many pages that watch many of its games."""

from __future__ import annotations

import asyncio
import json
import os
import resource
import secrets
import socket
import subprocess
import sys
import time
import urllib.request
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from blockness.game import Position
from thin_socket import ThinSocket

if TYPE_CHECKING:
    import random
    from collections.abc import Iterator

PATIENCE = 60.0
LIMITS = {
    "sockets": 100_000,
    "sockets_per_address": 100_000,
    "rooms_per_address": 1_000_000,
    "new_rooms": 1_000_000,
    "pace": 0,
    "doze": 3600,
    "thinkers_after": 3600,
}
LIMITS |= {"requests_per_address": 1_000_000, "questions_per_address": 1_000_000}
LIMITS |= {"connections": 10_000, "connections_per_address": 10_000}


class Seen(msgspec.Struct):
    """The part of a message that these pages read."""

    kind: str
    version: int = 0
    id: str = ""
    code: str = ""
    state: msgspec.Raw = msgspec.Raw(b"{}")


decoder = msgspec.json.Decoder(Seen)


class Server:
    """`blockness serve` on a free port, with an SQLite file or the database at an address."""

    def __init__(self, database: Path | str, processes: int = 1, **settings: object) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        self.database = database
        self.address = f"http://127.0.0.1:{self.port}"
        url = f"sqlite:///{database}" if isinstance(database, Path) else database
        words = ["serve", "--port", str(self.port), "--database", url, "--processes", str(processes)]
        limits = {f"BLOCKNESS_{name.upper()}": str(value) for name, value in (LIMITS | settings).items()}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "blockness", *words], env=os.environ | limits, stdout=subprocess.DEVNULL
        )

    def wait(self) -> None:
        """Wait until it answers."""
        for _ in range(600):
            try:
                urllib.request.urlopen(f"{self.address}/api/health", timeout=5).close()  # noqa: S310 - our own address
            except OSError:
                time.sleep(0.1)
            else:
                return
        raise TimeoutError("the server did not start")

    def memory(self) -> int:
        """Return the memory it takes, in bytes."""
        return int(Path(f"/proc/{self.process.pid}/statm").read_text(encoding="ascii").split()[1]) * 4096

    def seconds(self) -> float:
        """Return the processor time that its processes have used."""
        return sum(map(seconds_of, family(self.process.pid)))

    def files(self) -> int:
        """Return the number of files and sockets it has open."""
        return len(list(Path(f"/proc/{self.process.pid}/fd").iterdir()))

    def disk(self) -> int:
        """Return the size of its database in bytes, once the log has been written back."""
        import sqlite3

        assert isinstance(self.database, Path), "only of SQLite"
        with sqlite3.connect(self.database) as connection:
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        return self.database.stat().st_size


def family(pid: int) -> list[int]:
    """Return a process and those it started."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()
    return [pid, *(one for child in children for one in family(int(child)))]


def seconds_of(pid: int) -> float:
    """Return the processor time that a process has used, with that of its children that have ended."""
    words = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return sum(map(int, words[11:15])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def serving(database: Path | str, processes: int = 1, **settings: object) -> Iterator[Server]:
    """Run a server for a while."""
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    server = Server(database, processes, **settings)
    try:
        server.wait()
        yield server
    finally:
        server.process.terminate()
        server.process.wait()


class Page:
    """One WebSocket. A player's reads the whole state, a watcher's only the version."""

    def __init__(self, game: Game, token: str = "") -> None:
        self.game = game
        self.token = token
        self.version = 0
        self.socket: ThinSocket | None = None
        self.is_listening = False
        self.greeted = asyncio.Event()

    async def open(self) -> None:
        """Connect and wait for the first update."""
        self.greeted.clear()
        port, path = self.game.crowd.server.port, f"/ws/{self.game.code}"
        self.socket = await asyncio.wait_for(ThinSocket.open(port, path, self.hear, self.lost), PATIENCE)
        self.say("hello", tokens=[self.token] if self.token else [], since=self.version)
        await asyncio.wait_for(self.greeted.wait(), PATIENCE)
        self.is_listening = bool(self.version)

    def close(self) -> None:
        """Leave."""
        self.is_listening = False
        if self.socket:
            self.socket.close()

    def say(self, kind: str, **rest: object) -> None:
        """Send a message."""
        assert self.socket, "open first"
        self.socket.send(msgspec.json.encode({"kind": kind, **rest}))

    def lost(self, reason: str) -> None:
        """Note that the server hung up, which is an error."""
        self.is_listening = False
        self.greeted.set()  # nobody waits for what does not come any more
        self.game.crowd.errors.append(reason)

    def hear(self, text: bytes) -> None:
        """Handle a message."""
        message = decoder.decode(text)
        if message.kind == "update":
            self.version = message.version
            self.greeted.set()
            self.game.seen(self, message)
        elif message.kind == "refused":
            self.game.crowd.errors.append(f"refused: {message.code}")


class Game:
    """A room with its players and watchers; an act is over once all of them have seen it."""

    def __init__(self, crowd: Crowd, seats: int, watchers: int) -> None:
        self.crowd = crowd
        people = [{"colour": colour, "name": colour} for colour in ("orange", "green", "purple", "black")[:seats]]
        made = crowd.post("/api/rooms", {"seats": people, "first": 0})
        self.code: str = made["code"]
        self.people = [Page(self, made["tokens"][str(seat)]) for seat in range(seats)]
        self.pages = [*self.people, *(Page(self) for _ in range(watchers))]
        self.state: dict[str, Any] = {}
        self.finished = 0
        self.version = 0
        self.sent_at = 0.0
        self.waiting: set[Page] = set()
        self.all_know = asyncio.Event()

    def seen(self, page: Page, message: Seen) -> None:
        """Note that a page has seen a version."""
        if message.version > self.version:
            self.version = message.version
            self.state = json.loads(bytes(message.state))
        if self.waiting and message.version > self.before:
            self.waiting.discard(page)
            if not self.waiting:
                self.crowd.times.append(time.perf_counter() - self.sent_at)
                self.all_know.set()

    async def act(self, chance: random.Random) -> None:
        """Let the seat to move play, or the first one ask for another game, and wait until everybody knows."""
        turn, number = self.state["turn"], secrets.token_urlsafe(16)
        self.before, self.waiting = self.version, {page for page in self.pages if page.is_listening}
        self.all_know.clear()
        if turn is None:
            self.finished += 1
            self.sent_at = time.perf_counter()
            self.people[0].say("rematch", id=number, seat=0)
        else:
            move, ply = chance.choice(moves_in(self.state["position"])), self.state["ply"] + 1
            self.sent_at = time.perf_counter()
            self.people[turn].say("play", id=number, seat=turn, move=move, ply=ply)
        try:
            await asyncio.wait_for(self.all_know.wait(), PATIENCE)
        except TimeoutError:
            self.crowd.errors.append(f"{len(self.waiting)} pages of {self.code} never saw version {self.before + 1}")


class Crowd:
    """Many games on one server."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.games: list[Game] = []
        self.errors: list[str] = []
        self.times: list[float] = []  # from sending an act until the last page has seen it

    def post(self, path: str, body: object) -> dict[str, Any]:
        """Ask the server for something over HTTP."""
        data, headers = json.dumps(body).encode(), {"Content-Type": "application/json"}
        request = urllib.request.Request(f"{self.server.address}{path}", data, headers)  # noqa: S310 - our own address
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:  # noqa: S310
            return dict(json.load(answer))

    def make(self, count: int, seats: int = 2, watchers: int = 2) -> None:
        """Make games, a few at a time."""
        with ThreadPoolExecutor(8) as pool:
            self.games += pool.map(lambda _: Game(self, seats, watchers), range(count))

    async def open(self, first: int, last: int) -> None:
        """Connect some of the pages of each game, a few at a time."""
        at_once = asyncio.Semaphore(8)

        async def one(page: Page) -> None:
            async with at_once:
                await page.open()

        await asyncio.gather(*(one(page) for game in self.games for page in game.pages[first:last]))

    async def close(self) -> None:
        """Disconnect everybody."""
        for game in self.games:
            for page in game.pages:
                page.close()


def moves_in(position: str) -> list[str]:
    """Return the legal moves as texts."""
    return [str(move) for move in Position.parse(position).legal_moves]
