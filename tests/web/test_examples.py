"""The examples of the rules and the steps of the lesson in the client, compared with the game itself."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from blockness import Move, Position
from blockness.game import Cell, End, Extend, IllegalMove
from blockness.locales import LANGUAGES
from blockness.rules.judge import Verdict
from blockness.server.table.acts import Refusal

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "web" / "src"
EXAMPLES = json.loads((SOURCES / "store" / "lesson" / "examples.json").read_text())
STEPS = json.loads((SOURCES / "store" / "lesson" / "steps.json").read_text())
TRIES = [
    pytest.param(one, id=f"{part.get('id') or part['code']} {one['move']}")
    for part in (*EXAMPLES["rules"], *EXAMPLES["refusals"])
    for one in part["tries"]
]
NO_RULE = (Verdict.LEGAL, Verdict.ON_A_ROCK)  # only puzzles have rocks
CODES = {verdict.name.lower().replace("_", "-") for verdict in Verdict if verdict not in NO_RULE}


@pytest.mark.parametrize("one", TRIES)
def test_an_example_is_allowed_or_refused_as_it_says(one: dict[str, Any]) -> None:
    position = Position.parse(one["position"])
    assert str(position) == one["position"]
    if one["refused"] is None:
        position.play(one["move"])
        return
    with pytest.raises(IllegalMove) as caught:
        position.play(one["move"])
    reason = caught.value.reason
    found = Refusal(reason.code, reason.cell, reason.details)
    assert {"code": found.code, "cell": found.cell, "details": found.details} == one["refused"]


def test_every_rule_and_every_refusal_has_its_example() -> None:
    assert [rule["id"] for rule in EXAMPLES["rules"]] == [f"R{number}" for number in range(1, 12)]
    assert {refusal["code"] for refusal in EXAMPLES["refusals"]} == CODES
    assert len(EXAMPLES["refusals"]) == len(CODES)


@pytest.mark.parametrize("refusal", EXAMPLES["refusals"], ids=lambda refusal: refusal["code"])
def test_a_refusal_shows_itself_first_and_then_what_may_be_done(refusal: dict[str, Any]) -> None:
    first, *others = refusal["tries"]
    assert first["refused"]["code"] == refusal["code"]
    assert [one["refused"] for one in others] == [None] * len(others)
    assert others or refusal["code"] == "game-over"
    assert refusal["rule"] in {rule["id"] for rule in EXAMPLES["rules"]}


def test_the_rule_of_blocking_blocks() -> None:
    (one,) = next(rule["tries"] for rule in EXAMPLES["rules"] if rule["id"] == "R8")
    after = Position.parse(one["position"]).play(one["move"])
    assert after.mobility(1) == 0
    assert (after.turn, after.is_over) == ("orange", False)


def test_the_rule_of_winning_shows_a_victory_and_a_shared_one() -> None:
    tries = next(rule["tries"] for rule in EXAMPLES["rules"] if rule["id"] == "R10")
    assert [winners(Position.parse(one["position"]).play(one["move"])) for one in tries] == [
        ["orange"],
        ["orange", "green"],
    ]


def test_the_sample_of_the_settings_is_a_position_of_four() -> None:
    assert len(Position.parse(EXAMPLES["sample"]).colours) == 4


def winners(position: Position) -> list[str]:
    assert position.is_over
    return [one.colour for one in position.standings if one.rank == 1]


def between(move: Move) -> set[str]:
    """The cells strictly between the feet."""
    near, far = move.feet
    length = max(abs(far.x - near.x), abs(far.y - near.y))
    return {
        str(Cell.at(near.x + (far.x - near.x) * i // length, near.y + (far.y - near.y) * i // length))
        for i in range(1, length)
    }


def covered(position: Position, colour: str) -> set[str]:
    """All cells on or under the arches of a monster."""
    arches = [Move.parse(f"H{arch}") for arch in position.monsters[position.colours.index(colour)]]
    return set().union(*(between(arch) | {str(foot) for foot in arch.feet} for arch in arches))


def crosses(position: Position, move: Move) -> bool:
    return bool(between(move) & covered(position, "green"))


def own_end(position: Position, move: Extend) -> str:
    arches = position.monsters[position.colours.index("orange")]
    first, last = Move.parse(f"H{arches[0]}"), Move.parse(f"H{arches[-1]}")
    return str(last.feet[1] if move.end is End.HEAD else first.feet[0])


def is_what_was_asked(step: str, position: Position, move: Move) -> bool:
    """What each task of the lesson asks for, in the game's own words."""
    if not isinstance(move, Extend):
        return step == "start"
    match step:
        case "extend":
            return True
        case "turn":  # north or south
            return move.feet[0].x == move.feet[1].x
        case "cross" | "under":
            return crosses(position, move)
        case "equal":  # with the lowest that will do
            lowest = min(
                one.height for one in position.legal_moves if isinstance(one, Extend) and crosses(position, one)
            )
            return crosses(position, move) and move.height == lowest
        case "ends":  # over the end that it takes along
            return own_end(position, move) in between(move)
        case "blocked":
            return position.play(move).mobility(1) == 0
        case "winning":
            return winners(position.play(move)) == ["orange"]
        case "expert":  # across green's foot
            return move.end is End.HEAD and str(move.feet[0]) == "h5"
    raise AssertionError(step)


@pytest.mark.parametrize("step", STEPS, ids=lambda step: step["id"])
def test_a_step_of_the_lesson_accepts_exactly_what_it_asks_for(step: dict[str, Any]) -> None:
    position = Position.parse(step["position"])
    assert position.turn == "orange", "whoever learns is orange"
    wanted = [str(move) for move in position.legal_moves if is_what_was_asked(step["id"], position, move)]
    assert wanted
    assert step["shown"] in wanted
    if step["accepted"] is None:
        assert len(wanted) == len(position.legal_moves)
    else:
        assert sorted(step["accepted"]) == sorted(wanted)


def test_the_lesson_goes_through_the_whole_game() -> None:
    ids = "start extend turn cross under equal ends blocked winning expert"
    assert [step["id"] for step in STEPS] == ids.split()
    assert [Position.parse(step["position"]).variant.value for step in STEPS].count("expert") == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_example_and_every_step_has_its_words(language: str) -> None:
    text = (ROOT / "src" / "blockness" / "locales" / "web" / f"{language}.ftl").read_text()
    there = set(re.findall(r"^([a-z][a-z0-9-]*) =", text, re.MULTILINE))
    rules = {f"rule-{rule['id'].lower()}{part}" for rule in EXAMPLES["rules"] for part in ("", "-text")}
    refusals = {f"refusal-{refusal['code']}{part}" for refusal in EXAMPLES["refusals"] for part in ("", "-text")}
    steps = {f"lesson-{step['id']}{part}" for step in STEPS for part in ("", "-text", "-task", "-done", "-other")}
    assert rules | refusals | steps <= there
