"""While the kernels are compiled, the pages are there already, and whoever wants a room waits for them."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

from websockets.sync.client import connect
from websockets.typing import Origin

from blockness.locales import say
from blockness.server.http import dispatcher
from blockness.server.live.process import Process
from blockness.server.settings import Settings
from server.guest import call
from server.services import answers, free_port, wait_for

if TYPE_CHECKING:
    from pathlib import Path

    import pytest

NOT_YET = {"status_code": 503, "detail": "getting-ready", "extra": {"code": "getting-ready"}}
SLOW = """
import sys, threading
from pathlib import Path
from blockness.cli import main
from blockness.rules.jit import Compiled
from blockness.server import warming

gate = Path(sys.argv.pop(1))

def compile_all():
    Compiled.count += 7
    while not gate.exists():
        threading.Event().wait(0.02)
    if gate.read_text():
        raise OSError("the disk is full")

warming.warm_up, warming.PROGRESS = compile_all, 0.02
main()
"""


def test_pages_are_served_at_once_and_rooms_when_the_kernels_are_there(tmp_path: Path) -> None:
    with Starting(tmp_path, "json") as server, ThreadPoolExecutor() as pool:
        for ready in ("health", "health/ready"):
            assert call(f"{server.address}/api/{ready}") == (503, NOT_YET)
        assert call(f"{server.address}/api/health/live") == (200, {"status": "well"})
        assert '<div id="root"' in call(f"{server.address}/")[1]
        seats = [{"colour": "orange", "name": "Ann"}, {"colour": "green", "level": "otter"}]
        asked = pool.submit(call, f"{server.address}/api/rooms", {"seats": seats})
        came = pool.submit(server.come, "abcd")
        server.wait_for_line("getting the rules ready")
        assert not asked.done()
        assert not came.done()
        server.gate.touch()
        assert asked.result(60)[0] == 201
        came.result(60)
        assert call(f"{server.address}/api/health") == (200, {"status": "well"})
        server.wait_for_line('"event": "the rules are ready", "compiled": 7')
        assert say("compiling") not in server.said(), "every line is an event"


def test_a_server_that_compiles_stops_at_once(tmp_path: Path) -> None:
    with Starting(tmp_path, "text") as server:
        server.process.send_signal(signal.SIGTERM)
        server.process.wait(30)
        assert "Traceback" not in server.said()


def test_a_server_whose_kernels_cannot_be_compiled_ends(tmp_path: Path) -> None:
    with Starting(tmp_path, "text") as server:
        server.gate.write_text("full")
        assert server.process.wait(30) != 0
        assert "the rules cannot be got ready" in server.said()
        assert "the disk is full" in server.said()
        assert say("serve-ready") not in server.said()


def test_a_question_is_answered_before_a_page_gives_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dispatcher, "LONGEST_WAIT", 0)
    process = Process(Settings(database=f"sqlite:///{tmp_path}/rooms.sqlite"))
    sent: list[Any] = []

    async def send(message: Any) -> None:
        sent.append(message)

    async def never(*_: object) -> None:
        raise AssertionError

    scope = {"type": "http", "method": "GET", "path": "/api/rooms", "headers": [], "client": ("127.0.0.1", 1)}
    asyncio.run(dispatcher.Dispatcher(never, process)(scope, never, send))  # type: ignore[arg-type]
    assert (sent[0]["status"], (b"retry-after", b"10") in sent[0]["headers"]) == (503, True)
    assert b"getting-ready" in sent[1]["body"]


class Starting:
    """A server that compiles until its gate is there."""

    def __init__(self, folder: Path, log_format: str) -> None:
        self.gate, self.log = folder / "gate", folder / "log"
        port = free_port()
        self.address = f"http://127.0.0.1:{port}"
        database = f"sqlite:///{folder}/rooms.sqlite"
        arguments = ["serve", "--port", str(port), "--database", database, "--log-format", log_format]
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-c", SLOW, str(self.gate), *arguments], stdout=log, stderr=log
            )
        wait_for(lambda: answers(port), "the server")

    def __enter__(self) -> Starting:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.wait(30)

    def come(self, code: str) -> None:
        socket = f"{self.address.replace('http', 'ws')}/ws/{code}"
        with connect(socket, origin=Origin(self.address), proxy=None, open_timeout=None):
            pass

    def said(self) -> str:
        return self.log.read_text("utf-8")

    def wait_for_line(self, text: str) -> None:
        wait_for(lambda: text in self.said(), text)
