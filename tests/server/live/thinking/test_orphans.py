"""Nothing outlives the server, however it ends, and it starts no more than its machine can bear."""

from __future__ import annotations

import os
import signal
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from server.services import Server, serving, wait_for
from server.thinkers import is_alive, is_thinker
from server.workers import workers_of

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with serving(f"sqlite:///{tmp_path}/rooms.sqlite", processes=2, thinkers=2, thinkers_after=0) as one:
        yield one


def thinkers_of(worker: int) -> list[int]:
    children = Path(f"/proc/{worker}/task/{worker}/children").read_text(encoding="ascii").split()
    return [int(child) for child in children if is_thinker(child)]


def everybody_in(server: Server) -> list[int]:
    """The processes that serve, and a thinker in each."""
    workers = workers_of(server)
    wait_for(lambda: all(thinkers_of(worker) for worker in workers), "a thinker in each process")
    return workers + [pid for worker in workers for pid in thinkers_of(worker)]


def none_is_alive(everybody: list[int]) -> bool:
    return not any(map(is_alive, everybody))


def test_processes_share_the_thinkers_and_all_end_with_the_one_that_started_them(server: Server) -> None:
    for end in (signal.SIGKILL, signal.SIGTERM):
        everybody = everybody_in(server)
        assert len(everybody) == 2 + 2
        assert server.process is not None
        os.kill(server.process.pid, end)
        server.process.wait(30)
        wait_for(partial(none_is_alive, everybody), "the end of them all")
        if end == signal.SIGKILL:
            server.start()  # the port is free again
