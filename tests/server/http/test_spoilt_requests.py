"""Thousands of requests that are wrong somewhere: none is answered with a fault of the server."""

from __future__ import annotations

import random
import re
import socket
import struct
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

import pytest

from server.guest import make_room
from server.services import Server, serving
from server.spoilt_requests import request_for

if TYPE_CHECKING:
    from pathlib import Path

    from server.spoilt_requests import Spoilt

STATUS = re.compile(rb"^HTTP/1\.[01] ([0-9]{3}) ")
GO_ON = b"HTTP/1.1 100 Continue\r\n\r\n"
AT_ONCE = 4
ANSWERED = {"200", "201", "204", "304", "400", "403", "404", "405", "413", "422", "426"}


def send(server: Server, spoilt: Spoilt, chance: random.Random) -> str:
    """Send a request and return the status of the answer, or that there was none."""
    with socket.create_connection(("127.0.0.1", server.port), 120) as connection:
        try:
            connection.sendall(spoilt.data)
            if spoilt.is_cut:
                if chance.random() < 0.5:  # closed without an answer
                    connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
                    return "cut"
                connection.shutdown(socket.SHUT_WR)
            found = connection.recv(100)
            while found.removeprefix(GO_ON) == b"" != found:
                found = connection.recv(100)
        except ConnectionError:
            return "reset"
    status = STATUS.match(found.removeprefix(GO_ON))
    return status[1].decode() if status else "none"


def pester(folder: Path, count: int, monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """Send spoilt requests, and find nothing in the log."""
    log = folder / "log"
    monkeypatch.setenv("BLOCKNESS_TEST_LOG", str(log))
    with serving(f"sqlite:///{folder}/rooms.sqlite", patience=3) as server:
        make_room(server.address, [{"name": "Ann"}, {}], listed=True)
        chances = [random.Random(f"spoilt {seed}") for seed in range(AT_ONCE)]

        def pest(chance: random.Random) -> Counter[str]:
            return Counter(send(server, request_for(chance), chance) for _ in range(count // AT_ONCE))

        with ThreadPoolExecutor(AT_ONCE) as pests:
            heard: Counter[str] = sum(pests.map(pest, chances), Counter())
        assert server.is_well()
    print(f"{count} requests: {dict(heard.most_common())}")
    assert heard.total() == count
    assert {"200", "400", "404", "405", "422", "cut"} <= set(heard) <= ANSWERED | {"cut", "reset", "none", "101", "429"}
    found = log.read_text()
    assert not re.search("Traceback|Exception|Error|ERROR|broken", found), found[-5000:]
    return heard


def test_spoilt_requests_break_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pester(tmp_path, 600, monkeypatch)


@pytest.mark.long
def test_four_thousand_spoilt_requests_break_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pester(tmp_path, 4_000, monkeypatch)
