"""Rooms that are opened with somebody's own box."""

from __future__ import annotations

import asyncio
import random
from typing import TYPE_CHECKING

import pytest

from blockness.box import Box
from server.guest import Guest, call, make_room, play_on

if TYPE_CHECKING:
    from server.services import Server

USUAL = Box.usual().line
OWN = USUAL.replace("orange=2/1,3/2,4/2", "orange=3/2").replace("lake=.4", "lake=44")
SEATS = [{"colour": "orange", "name": "Ann"}, {"colour": "green"}]
LARGEST = " ".join(
    ["lake=" + "/".join(["2" * 16] * 16)]
    + [
        f"{colour}={length}/1," + ",".join(f"{one}/{height}" for height in (2, 3, 4, 5) for one in (1, 2, 3))
        for length, colour in enumerate(("orange", "green", "purple", "black"), 1)
    ]
)


def test_people_and_computers_play_with_it_and_the_record_carries_it(server: Server) -> None:
    async def law() -> str:
        made = make_room(server.address, [{"name": "Ann"}, {"level": "heron"}], first=0, box=OWN)
        async with Guest(server.address, made["code"], made["tokens"].values()) as ann:
            assert ann.state["box"] == OWN
            assert ann.state["seats"][0]["reserve"][:2] == ["3/2", "1/3"]
            await play_on(ann, random.Random(5))
            assert ann.state["phase"] == "over"
        return str(made["code"])

    _, record = call(f"{server.address}/api/rooms/{asyncio.run(law())}/games/1/record")
    assert f'[Box "{OWN}"]' in record


def test_the_usual_box_is_not_sent_around(server: Server) -> None:
    async def law() -> None:
        for made in (make_room(server.address, [{"name": "Ann"}, {}], box=box) for box in ("", USUAL)):
            async with Guest(server.address, made["code"]) as guest:
                assert guest.state["box"] == ""

    asyncio.run(law())


def test_a_game_begun_with_it_elsewhere_goes_on(server: Server) -> None:
    made = make_room(server.address, [{"name": "Ann"}, {}], first=0, box=LARGEST, moves=["Sp1p2"])
    assert made["code"]
    answer = call(f"{server.address}/api/rooms", {"seats": SEATS, "first": 0, "box": LARGEST, "moves": ["Sp1p3"]})
    assert answer[1]["extra"]["code"] == "not-the-starter"


@pytest.mark.parametrize(
    ("box", "fault"),
    [
        ("a box", "expected lake=… and a colour=… once each, got 'a'"),
        (USUAL.replace("2/1,3/2", "2/1,2/1"), "orange has the segment 2/1 twice"),
        (USUAL.replace("green=1/1", "green=7/1"), "expected length/height, 1 to 5 and 1 to 6, got '7/1'"),
        (USUAL.replace("lake=.4", "lake=x4"), "expected 2, 3, 4 or a dot in the lake, got 'x'"),
        (USUAL + "\0", "expected length/height"),
    ],
)
def test_nonsense_is_refused_with_a_sentence(server: Server, box: str, fault: str) -> None:
    status, answer = call(f"{server.address}/api/rooms", {"seats": SEATS, "box": box})
    assert (status, answer["extra"]["code"]) == (422, "invalid-box")
    assert fault in answer["extra"]["fault"]


@pytest.mark.parametrize(("length", "status"), [(1_001, 400), (30_000, 400), (100_000, 413)])
def test_a_long_box_is_refused_unread(server: Server, length: int, status: int) -> None:
    found, answer = call(f"{server.address}/api/rooms", {"seats": SEATS, "box": "2" * length})
    assert (found, answer["status_code"]) == (status, status)
