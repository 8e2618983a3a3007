"""A host may ask whoever makes a room for a word or for some work, and cap them all together."""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING, Any

import pytest

from blockness.server.table.work import is_solved
from server.guest import call
from server.services import serving

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from server.services import Server

BITS = 8
SEATS = [{"colour": "orange", "name": "Ann"}, {"colour": "green"}]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    settings = {"invitation": "Loch Ness", "wrong_words": 3, "work": BITS, "new_rooms": 3, "free_text": False}
    with serving(f"sqlite:///{tmp_path_factory.mktemp('admission')}/rooms.sqlite", **settings) as one:
        yield one


def make(server: Server, **rest: Any) -> tuple[int, dict[str, Any]]:
    status, answer = call(f"{server.address}/api/rooms", {"seats": SEATS, **rest})
    return status, answer.get("extra", {})


def solve(at: int) -> str:
    return next(stamp for n in count() if is_solved(stamp := f"{at}-{n}", BITS, at))


def test_a_word_and_some_work_make_a_room_and_a_cap_holds_for_all_together(server: Server) -> None:
    """In one test: what is counted stays counted."""
    assert make(server) == (422, {"code": "word-wanted"})
    assert make(server, word="Loch Lomond") == (422, {"code": "wrong-word"})
    status, asked = make(server, word=" loch  ness ")
    assert (status, asked["code"], asked["bits"]) == (422, "work-wanted", BITS)
    assert make(server, word="loch ness", stamp="1-1")[1]["code"] == "work-wanted"
    stamp = solve(asked["at"])
    assert make(server, word="loch ness", stamp=stamp)[0] == 201
    assert make(server, word="loch ness", stamp=stamp)[1]["code"] == "work-wanted"  # it is good for one room
    assert make(server, word="loch ness", stamp=solve(asked["at"] + 1), free_text=True) == (
        422,
        {"code": "no-free-text"},
    )
    for second in (2, 3):
        assert make(server, word="loch ness", stamp=solve(asked["at"] + second))[0] == 201
    assert make(server, word="loch ness") == (429, {"code": "too-many-new-rooms"})


def test_whoever_guesses_the_word_has_to_wait(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path}/rooms.sqlite", invitation="ness", wrong_words=2) as server:
        assert [make(server, word="loch")[1]["code"] for _ in range(2)] == ["wrong-word"] * 2
        assert make(server, word="ness") == (429, {"code": "too-many-wrong-words"})
