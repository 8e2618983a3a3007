"""Puzzles over HTTP: no solution leaks, moves are judged, opponents answer, long searches are given up."""

from __future__ import annotations

import json
import re
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

import pytest

from blockness.puzzles.collection import published
from server.guest import call
from server.services import Server, serving

if TYPE_CHECKING:
    from collections.abc import Iterator

DUEL = "block:2 classic purple:h5e5/1,d5d4/2,e4e8/2:2/3,4/6 black:d6h6/1,h7f7/5:2/4,3/6 black"
ROCKY = "grow:all classic orange:d4f4/1:3/2,1/3 green:c6d6/1 rocks:g5,d7 orange"
MANY_ANSWERS = "win:1 classic orange:d4f4/1:3/6 green:d6e6/1:2/2,3/2,1/3,3/3,2/4,4/4,2/5,4/5 purple:- black:- orange"
PASSING = (
    "win:3 classic black:f2c2/4,c3c5/2,c4g4/1,h4h8/5,i8i6/4,i5i3/5,j3j4/2:3/6 orange:-"
    " green:g3e3/4,f3f6/3,g6g7/1,f7f9/5,g9i9/2,j9j6/2:1/3,4/4,4/5,3/6 green"
)
ENDLESS = "win:9 classic orange:d4f4/1:3/2,4/2,1/3,3/3,1/4,2/4,2/5 green:d6e6/1:2/2,3/2,1/3,3/3,2/4,4/4 orange"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('puzzles')}/rooms.sqlite") as one:
        yield one


def test_the_list_and_each_puzzle_come_without_solutions(server: Server) -> None:
    status, found = call(f"{server.address}/api/puzzles")
    assert status == 200
    assert [one["id"] for one in found] == [entry.id for entry in published()]
    assert {one["chapter"] for one in found} == {"first", "shallows", "reeds", "bay", "deep", "lair"}
    for entry in published()[::29]:
        status, one = call(f"{server.address}/api/puzzles/{entry.id}")
        assert (status, one["text"], one["state"]["solved"]) == (200, entry.text, False)
        assert one["state"]["choices"]
        assert one["state"]["hint"] is one["state"]["solvable"] is None
        assert not {"line", "solution", "solutions"} & set(json.dumps(one).replace('"', " ").split())
    assert call(f"{server.address}/api/puzzles/nothing-9")[0] == 404


def test_a_day_has_its_puzzle(server: Server) -> None:
    status, one = call(f"{server.address}/api/puzzles/daily?date=2026-11-16")
    assert (status, one["grade"]) == (200, 1)
    assert call(f"{server.address}/api/puzzles/daily?date=2026-11-16") == (status, one)
    assert call(f"{server.address}/api/puzzles/daily?date=2026-11-22")[1]["grade"] >= 4
    assert call(f"{server.address}/api/puzzles/daily")[0] == 200
    assert call(f"{server.address}/api/puzzles/daily?date=yesterday")[0] == 400
    assert call(f"{server.address}/api/puzzles/{one['id']}")[1] == one


def test_every_published_puzzle_is_solved_by_its_hints(server: Server) -> None:
    for entry in published()[::10]:
        moves: list[str] = []
        state = call(f"{server.address}/api/puzzles/try", {"puzzle": entry.text, "ask": "hint"})[1]
        while not state["solved"]:
            body = {"puzzle": entry.text, "moves": moves, "move": state["hint"], "ask": "hint"}
            status, state = call(f"{server.address}/api/puzzles/try", body)
            assert (status, state["refused"]) == (200, None)
            moves = state["moves"]
        assert state["over"]
        assert state["choices"] == []


def test_opponents_answer_and_a_wrong_turn_is_told_only_when_asked(server: Server) -> None:
    place = f"{server.address}/api/puzzles/try"
    state = call(place, {"puzzle": DUEL, "move": "Hf8i8/6"})[1]
    assert (state["answers"], state["turns_left"], state["solved"]) == (["He9g9/3"], 1, False)
    assert state["moves"] == ["Hf8i8/6", "He9g9/3"]
    state = call(place, {"puzzle": DUEL, "moves": state["moves"], "move": "Td7d9/4"})[1]
    assert state["solved"]
    wrong = {"puzzle": DUEL, "moves": ["Hf8h8/4"]}
    assert call(place, wrong)[1]["solvable"] is None
    assert call(place, wrong | {"ask": "solvable"})[1]["solvable"] is False
    assert call(place, {"puzzle": DUEL, "ask": "solvable"})[1]["solvable"] is True


def test_refusals_have_their_reasons(server: Server) -> None:
    place = f"{server.address}/api/puzzles/try"
    status, state = call(place, {"puzzle": ROCKY, "move": "Hf5g5/3"})
    assert (status, state["refused"]["code"], state["refused"]["cell"]) == (200, "on-a-rock", "g5")
    assert state["moves"] == []
    tries: list[tuple[str, object, str]] = [
        ("try", {"puzzle": ROCKY[:40]}, "invalid-puzzle"),
        ("try", {"puzzle": ROCKY, "move": "?"}, "no-such-move"),
        ("try", {"puzzle": ROCKY, "moves": ["Ha1a2/3"]}, "no-such-move"),
        ("prove", {"puzzle": "nonsense"}, "invalid-puzzle"),
    ]
    for path, body, code in tries:
        status, problem = call(f"{server.address}/api/puzzles/{path}", body)
        assert (status, problem["extra"]["code"]) == (422, code)
        assert problem["detail"]
    assert call(place, {"puzzle": "x" * 2000})[0] == 400
    assert call(place, {"puzzle": ROCKY, "ask": "everything"})[0] == 400


def test_the_editor_is_told_how_many_solutions_there_are(server: Server) -> None:
    place = f"{server.address}/api/puzzles/prove"
    status, proof = call(place, {"puzzle": DUEL})
    assert (status, proof["exact"], proof["solvable"], proof["solutions"]) == (200, True, True, 1)
    assert proof["nodes"] > 0
    assert proof["line"] == ["Hf8i8/6", "He9g9/3", "Td7d9/4"]
    assert call(place, {"puzzle": "reach:i8 classic orange:d4f4/1:1/3 green:- orange"})[1]["solvable"] is False


def test_an_endless_search_is_given_up_and_nobody_waits_for_it(server: Server) -> None:
    status, proof = call(f"{server.address}/api/puzzles/prove", {"puzzle": ENDLESS})
    assert (status, proof["exact"], proof["solvable"], proof["solutions"]) == (200, False, False, 0)
    place = f"{server.address}/api/puzzles/try"
    assert call(place, {"puzzle": ENDLESS, "ask": "solvable"})[1]["solvable"] is None
    opponents = {"puzzle": MANY_ANSWERS, "move": "Hf3f6/6"}
    with ThreadPoolExecutor(5) as crowd:
        asked = list(crowd.map(lambda _: call(place, opponents), range(5)))
        assert call(f"{server.address}/api/puzzles/daily")[0] == 200
    assert {status for status, _ in asked} <= {200, 429}
    assert [answer["over"] for status, answer in asked if status == 200]
    assert server.is_well()


def test_nobody_plays_on_after_the_last_turn(server: Server) -> None:
    place, puzzle = f"{server.address}/api/puzzles/try", DUEL.replace("block:2", "block:1")
    late = call(place, {"puzzle": puzzle, "moves": ["Hf8i8/6", "He9g9/3"], "move": "Td7d9/4"})[1]
    assert (late["refused"]["code"], late["over"], late["solved"]) == ("game-over", True, False)


def test_passes_are_told_after_every_move(server: Server) -> None:
    state = call(f"{server.address}/api/puzzles/try", {"puzzle": PASSING, "move": "Hj5g5/6"})[1]
    assert state["passed"] == ["black"]
    again = call(f"{server.address}/api/puzzles/try", {"puzzle": PASSING, "moves": ["Hj5g5/6"]})[1]
    assert again["passed"] == ["black"]


def test_the_description_of_all_routes_is_whole(server: Server) -> None:
    document = call(f"{server.address}/api/schema/openapi.json")[1]
    named = set(re.findall(r'"\$ref": "#/components/schemas/(\w+)"', json.dumps(document)))
    assert "PuzzleLake" in named
    assert named <= set(document["components"]["schemas"])


def test_a_lake_is_drawn_segment_by_segment(server: Server) -> None:
    place = f"{server.address}/api/puzzles/lay"
    status, empty = call(place, {"lake": "classic orange:- green:- rocks:e5 green"})
    assert (status, empty["refused"]) == (200, None)
    [starter] = empty["choices"]
    assert (starter["length"], starter["height"]) == (1, 1)
    assert "e5" not in starter["start"]
    refused = call(place, {"lake": empty["lake"], "move": "Se5e6"})[1]
    assert (refused["refused"]["code"], refused["lake"]) == ("on-a-rock", empty["lake"])
    begun = call(place, {"lake": empty["lake"], "move": "Sd4d5"})[1]
    assert begun["lake"] == "classic orange:- green:d4d5/1 rocks:e5 green"
    grown = call(place, {"lake": begun["lake"], "move": "Hd6d9/3"})[1]
    assert grown["lake"] == "classic orange:- green:d4d5/1,d6d9/3 rocks:e5 green"
    assert not any((one["length"], one["height"]) == (3, 3) for one in grown["choices"])
    other = call(place, {"lake": "classic orange:- green:d4d5/1,d6d9/3 rocks:e5 orange"})[1]
    assert [one["length"] for one in other["choices"] if one["start"]] == [2]


def test_what_cannot_stand_on_a_lake_is_refused_by_name(server: Server) -> None:
    lakes = {
        "classic orange:d4f4/1 green:- rocks:e4 orange": "rock",
        "classic orange:d4f4/1 green:- rocks:a1 orange": "rock",
        "expert orange:d4f4/1,g4g5/3 green:- orange": "cannot-stand",
        "classic orange:g4g5/3 green:- orange": "cannot-stand",
    }
    for lake, flaw in lakes.items():
        status, drawn = call(f"{server.address}/api/puzzles/lay", {"lake": lake})
        assert (status, drawn["flaw"], drawn["choices"]) == (200, flaw, []), lake
    for lake in ("classic orange:d4f4/1 green:- purple", "classic orange:d4f4/1 orange", "nonsense"):
        status, problem = call(f"{server.address}/api/puzzles/lay", {"lake": lake})
        assert (status, problem["extra"]["code"]) == (422, "invalid-puzzle"), lake
    status, problem = call(f"{server.address}/api/puzzles/lay", {"lake": "classic orange:- green:- green", "move": "?"})
    assert (status, problem["extra"]["code"]) == (422, "no-such-move")


def test_a_puzzle_that_is_not_ready_says_what_it_lacks(server: Server) -> None:
    puzzles = {
        "grow:all classic orange:d4f4/1 green:- orange": "nothing-given",
        "block:1 classic orange:d4f4/1:1/3 green:c6d6/1 orange": "no-opponent",
        "some:2 classic orange:d4f4/1:1/3,3/2 green:- orange": "too-few-given",
        "reach:e4 classic orange:d4f4/1:1/3 green:- orange": "mark",
        "grow:all classic orange:d4f4/1:4/5 green:- rocks:c4,g4,d3,d5,f3,f5 orange": "cannot-move",
    }
    for text, flaw in puzzles.items():
        status, proof = call(f"{server.address}/api/puzzles/prove", {"puzzle": text})
        assert (status, proof["flaw"], proof["solvable"], proof["link"]) == (200, flaw, False, ""), text
        assert call(f"{server.address}/api/puzzles/read", {"puzzle": text})[1]["extra"]["code"] == "invalid-puzzle"
