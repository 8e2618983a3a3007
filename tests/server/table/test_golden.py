"""Old journals give the same rooms for ever; the files in golden/ never change."""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import pytest

from blockness.server.table.entries import FORMAT, read_entry
from blockness.server.table.room import Room
from blockness.server.table.state import state_of
from blockness.server.table.tokens import seats_held

GOLDEN = Path(__file__).parent / "golden"
WRITTEN = {  # what each file was when it was written
    "format-1.journal": "5ece89b38ed2c5846d4759beeee617e2230756fe698e7c446823d441dc851e56",
    "format-1.json": "2f07a96eb6cc44f021cd1aa5897dabb3f575f5a71ddb35f301fb72d3eadb7b9f",
    "format-2.journal": "d6b0c41d5c4d7fcdff9b778e711e7e5a7ac9c33a36851c3f05101c9eb9128d9e",
    "format-2.json": "655666a18811ffa86aa574b38d1b2b353342117cc47775526ee716091df9b014",
    "format-3.journal": "f94be40921cf0a6c5a6d964dd5b9262260404ce6a181b09dbf082361ca8f073f",
    "format-3.json": "57205830e5409a191014973baced866fa74378653c1885afbb0073ea7919708a",
    "format-4.journal": "03afbc3df89030d1ef0f36b84f77cc803e49cf6230c094effc6b29ca5cd11a4c",
    "format-4.json": "e14e007cece486b1fd801792ac638fbcc069f632b4ace590eb0a0103bb3a7d4d",
}
KINDS = (
    "opened seated rekeyed employed returned left moved undo-asked undo-answered rematched said",  # format 1
    "opened seated rekeyed employed returned left moved undo-asked undo-answered rematched said",  # 2: its box
    "opened seated rekeyed employed returned left moved undo-asked undo-answered rematched said",  # 3: its moves
    "opened seated rekeyed employed returned left removed moved undo-asked undo-answered rematched said",  # 4
)


def expected(form: int) -> Any:
    return json.loads((GOLDEN / f"format-{form}.json").read_text("utf-8"))


def lines(form: int) -> list[str]:
    return (GOLDEN / f"format-{form}.journal").read_text("utf-8").splitlines()


def is_within(old: Any, new: Any) -> bool:
    """Whether a new value contains all of an old one; it may contain more."""
    if isinstance(old, dict):
        return all(name in new and is_within(value, new[name]) for name, value in old.items())
    if isinstance(old, list):
        return len(old) == len(new) and all(map(is_within, old, new))
    return bool(old == new)


def told(room: Room) -> str:
    return f"{room.phase} {room.turn} {room.ply} {'undo' if room.undo else '-'} {room.position}"


def test_every_format_has_its_files() -> None:
    assert {f"format-{form}.{ending}" for form in range(1, FORMAT + 1) for ending in ("journal", "json")} == set(
        WRITTEN
    )
    assert {path.name for path in GOLDEN.iterdir()} == set(WRITTEN)


@pytest.mark.parametrize("name", WRITTEN)
def test_a_golden_file_never_changes(name: str) -> None:
    assert sha256((GOLDEN / name).read_bytes()).hexdigest() == WRITTEN[name]


@pytest.mark.parametrize("form", range(1, FORMAT + 1))
def test_a_golden_file_has_every_kind_of_its_time(form: int) -> None:
    assert {json.loads(line)["kind"] for line in lines(form)} == set(KINDS[form - 1].split())


@pytest.mark.parametrize("form", range(1, FORMAT + 1))
def test_an_old_journal_reads_to_the_same_room_entry_by_entry(form: int) -> None:
    room, after = Room("golden"), []
    for line in lines(form):
        room.apply(read_entry(line, form))
        after.append(told(room))
    then = expected(form)
    then["state"].pop("choices", None)  # pages find them in the position since format 3
    assert after == then["after"]
    assert is_within(then["state"], json.loads(msgspec.json.encode(state_of(room))))
    assert room.done == then["acts"]
    assert [{"seat": one.seat, "phrase": one.phrase, "text": one.text} for one in room.talk] == then["talk"]
    assert [str(room.record(number)) for number in range(1, len(room.games) + 1)] == then["records"]


@pytest.mark.parametrize("form", range(1, FORMAT + 1))
def test_old_tokens_open_the_seats_that_they_opened(form: int) -> None:
    room = Room("golden")
    for line in lines(form):
        room.apply(read_entry(line, form))
    for token, seats in expected(form)["tokens"].items():
        assert sorted(seats_held(room, [token])[0]) == seats
