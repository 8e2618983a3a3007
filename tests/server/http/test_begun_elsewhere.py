"""A room that is made for a game begun on somebody's device: it goes on where it stood."""

from __future__ import annotations

import asyncio

import pytest

from blockness.game import Game
from server.guest import Guest, call, make_room
from server.services import Server, serving

SEATS = [{"colour": "orange", "name": "Ann"}, {"colour": "green"}]
MOVES = ["Sd4f4", "Sh7i7", "Hg4g7/2"]


def after(moves: list[str]) -> str:
    game = Game.start(2)
    for move in moves:
        game.play(move)
    return str(game.position)


def test_it_goes_on_once_somebody_sits_down(server: Server) -> None:
    async def law() -> None:
        made = make_room(server.address, [{"name": "Ann"}, {}], first=0, moves=MOVES)
        async with (
            Guest(server.address, made["code"]) as bob,
            Guest(server.address, made["code"], made["tokens"].values()) as ann,
        ):
            assert (ann.state["phase"], ann.state["ply"], ann.state["turn"]) == ("waiting", 3, None)
            assert ann.state["position"] == after(MOVES)
            await bob.sit(1, "Bob")
            await ann.until(lambda: ann.state["phase"] == "playing")
            assert (ann.state["moves"], ann.state["turn"], ann.state["last"]["seat"]) == (MOVES, 1, 0)
            assert ann.state["can_undo"] == [0, 1]
            await bob.ask("play", seat=1, move="Th8g8/3", ply=4)
            await ann.until(lambda: ann.state["ply"] == 4)
        status, record = call(f"{server.address}/api/rooms/{made['code']}/games/1/record")
        assert status == 200
        assert '[Orange "Ann"]' in record
        assert '[Green "Bob"]' in record
        assert record.endswith("Sd4f4 Sh7i7 Hg4g7/2 Th8g8/3\n")

    asyncio.run(law())


def test_its_moves_can_be_taken_back_also_after_a_restart(tmp_path_factory: pytest.TempPathFactory) -> None:
    database = f"sqlite:///{tmp_path_factory.mktemp('begun')}/rooms.sqlite"

    async def law(address: str, made: dict[str, object], expected: list[str]) -> None:
        async with Guest(address, str(made["code"]), made["tokens"].values()) as ann:  # type: ignore[attr-defined]
            await ann.ask("undo", seat=0)
            await ann.until(lambda: ann.state["moves"] == expected)

    with serving(database) as one:
        made = make_room(one.address, [{"name": "Ann"}, {"name": "Bob"}], first=0, moves=MOVES)
        asyncio.run(law(one.address, made, MOVES[:2]))
    with serving(database) as other:
        asyncio.run(law(other.address, made, []))


@pytest.mark.parametrize(
    ("more", "code"),
    [
        ({"first": 0, "moves": ["Sd4f4", "Sd4e4"]}, "not-open-water"),
        ({"first": 0, "moves": ["Sd4f4", "what"]}, "no-such-move"),
        ({"first": 1, "moves": MOVES}, "not-the-starter"),
        ({"moves": MOVES}, "no-such-seat"),
        ({"first": 0, "moves": ["Sd4f4"] * 61}, "malformed"),
        ({"first": 0, "moves": "Sd4f4"}, "malformed"),
    ],
)
def test_moves_that_nobody_could_have_played_make_no_room(server: Server, more: dict[str, object], code: str) -> None:
    status, problem = call(f"{server.address}/api/rooms", {"seats": SEATS, **more})
    assert 400 <= status < 500
    assert problem["extra"]["code"] == code
