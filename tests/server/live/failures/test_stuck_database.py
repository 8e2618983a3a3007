"""A database that can be read but not written: it is locked, its disk is full, or it is write-protected."""

from __future__ import annotations

import asyncio
import random
import time
from contextlib import AbstractContextManager, ExitStack, contextmanager
from typing import TYPE_CHECKING, Any, TypeAlias

import psycopg
import pytest

from server.drill.faults import full, locked, small_disk, write_protected
from server.guest import Guest, call, make_room, new_id, play_on
from server.line import line_to
from server.services import postgres, serving, wait_for

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from server.services import Server

    Stuck: TypeAlias = Callable[[Path], AbstractContextManager[None]]

NEW = {"seats": [{"colour": "orange"}, {"colour": "green"}]}


async def look_often(server: Server, code: str) -> None:
    """Read so much at once that the server opens new connections to its database."""
    looks = [asyncio.to_thread(call, f"{server.address}/api/rooms/{code}") for _ in range(20)]
    assert {status for status, _ in await asyncio.gather(*looks)} == {200}


async def live_through(server: Server, stuck: AbstractContextManager[None]) -> None:
    """Play, be refused for a while, let a newcomer in during that time, and play on."""
    made = make_room(server.address, [{"name": "Ann"}, {"name": "Bob"}], first=0)
    tokens = list(made["tokens"].values())
    async with Guest(server.address, made["code"], tokens) as guest:
        await guest.play(guest.moves[0])
        await guest.until(lambda: guest.state["ply"] == 1)
        play: dict[str, Any] = {"kind": "play", "id": new_id(), "seat": 1, "move": guest.moves[0], "ply": 2}
        with stuck:
            began = time.monotonic()
            tries = [guest.answer_to(play), *(guest.answer_to({**play, "id": new_id()}) for _ in range(8))]
            assert {answer["code"] for answer in await asyncio.gather(*tries)} == {"not-stored"}
            async with line_to(server, made["code"]) as newcomer:
                welcome, update = await newcomer.greet(tokens)
                assert (welcome["you"], update["state"]["ply"]) == ([0, 1], 1)
                assert not (await newcomer.hear("beat"))["stores"]
            print(f"ten answers within {time.monotonic() - began:.1f} s")
            await guest.until(lambda: not guest.stores)
            await look_often(server, made["code"])
            for path, body in (("health", None), ("rooms", NEW)):
                status, problem = await asyncio.to_thread(call, f"{server.address}/api/{path}", body)
                assert (status, problem["extra"]["code"]) == (503, "no-database")
            beats = guest.beats
            await guest.until(lambda: guest.beats > beats + 3)
        await guest.ask(**play)
        guest.unstored = 0
        await guest.until(lambda: guest.state["ply"] == 2 and guest.stores)
        assert (await asyncio.to_thread(call, f"{server.address}/api/health"))[0] == 200
        await play_on(guest, random.Random(1), 12)
        assert guest.unstored <= 1, "no connection that was made meanwhile is stuck for ever"
        assert guest.closings == []


@pytest.mark.parametrize("stuck", [locked, full, write_protected])
def test_everybody_is_answered_and_plays_on_later(stuck: Stuck, tmp_path: Path) -> None:
    log, folder = tmp_path / "log", tmp_path / "rooms"
    folder.mkdir()
    with ExitStack() as stack:
        if stuck is full:
            stack.enter_context(small_disk(folder))
        server = stack.enter_context(serving(f"sqlite:///{folder}/rooms.sqlite", beat=0.3, log=log))
        asyncio.run(live_through(server, stuck(folder)))
    assert "Traceback" not in log.read_text("utf-8")


@contextmanager
def tables_locked(address: str) -> Iterator[None]:
    """Let another program keep everybody from writing."""
    with psycopg.connect(address) as other:
        other.execute("LOCK TABLE room, journal, probe, process, attendance IN SHARE MODE")
        yield
        other.rollback()


@contextmanager
def read_only(address: str) -> Iterator[None]:
    """Make PostgreSQL refuse to write, as a standby does."""
    with psycopg.connect(address, autocommit=True) as other:
        other.execute("ALTER SYSTEM SET default_transaction_read_only = on")
        other.execute("SELECT pg_reload_conf()")
        wait_for(lambda: refuses_to_write(address), "the new setting")
        try:
            yield
        finally:
            other.execute("ALTER SYSTEM RESET default_transaction_read_only")
            other.execute("SELECT pg_reload_conf()")


def refuses_to_write(address: str) -> bool:
    """Whether PostgreSQL has read its settings again; by the time a newcomer notices, everybody has been told."""
    with psycopg.connect(address) as newcomer:
        return newcomer.execute("SHOW default_transaction_read_only").fetchone() == ("on",)


def test_the_same_with_postgresql(tmp_path: Path) -> None:
    log = tmp_path / "log"
    with postgres() as address, serving(address, beat=0.3, log=log) as server:
        for stuck in (tables_locked, read_only):
            asyncio.run(live_through(server, stuck(address)))
    assert "Traceback" not in log.read_text("utf-8")
