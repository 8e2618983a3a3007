"""What people say stays theirs, and hints between people are for the maker of a room to allow."""

from __future__ import annotations

import msgspec
import pytest

from blockness.server.http.rooms import NewRoom, NewSeat, opening
from blockness.server.table import entries, messages
from blockness.server.table.entries import read_entry, write_entry
from blockness.server.table.state import state_of
from server.gathering import ID, Table, apart


def test_what_somebody_said_stays_theirs_after_they_leave() -> None:
    table = Table(apart("Ann", "Bob"))
    table.play("Sd4f4", "Sd6e6")
    table.do(messages.Say(ID, 1, phrase="goodbye"))
    table.do(messages.Leave(ID, 1))
    assert table.room.seats[1].name == ""
    assert [(said.name, said.phrase) for said in table.room.talk] == [("Bob", "goodbye")]
    assert table.again().talk == table.room.talk


def test_an_old_journal_leaves_the_name_to_the_seat() -> None:
    table = Table(apart("Ann", "Bob"))
    said = read_entry('{"kind": "said", "id": "a", "seat": 1, "phrase": "hello"}')
    table.room.apply(said)
    table.room.apply(entries.Left(seat=1))
    assert [one.name for one in table.room.talk] == ["Bob"]


@pytest.mark.parametrize(
    ("people", "hints", "allowed"),
    [
        (("Ann", "=otter"), False, True),
        (("Ann", "Bob"), False, False),
        (("Ann", "Bob", "=otter"), False, False),
        (("Ann", "Bob"), True, True),
    ],
)
def test_hints_between_people_are_for_the_room_to_allow(people: tuple[str, ...], hints: bool, allowed: bool) -> None:
    table = Table(apart(*people), hints=hints)
    assert state_of(table.room).hints == allowed
    assert state_of(table.again()).hints == allowed


def test_a_new_room_is_made_without_hints_and_an_old_one_had_them() -> None:
    entry, _ = opening(NewRoom((NewSeat("orange", name="Ann"), NewSeat("green"))))
    assert not entry.hints
    assert not msgspec.json.decode(write_entry(entry))["hints"]
    old = write_entry(entry).replace('"hints":false,', "")
    assert isinstance(again := read_entry(old), entries.Opened)
    assert again.hints
