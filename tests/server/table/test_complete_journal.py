"""A journal says everything its room needs: later boxes and levels change nothing."""

from __future__ import annotations

import json

import pytest

from blockness.box import Box
from blockness.players import levels
from blockness.players.levels import Level, find_level
from blockness.server.table import entries, messages
from blockness.server.table.entries import read_entry, write_entry
from blockness.server.table.room import read_room
from server.gathering import ID, Table, apart, facts

WRONG, RIGHT = "orange=2/1,3/2", "orange=2/1,2/2"  # somebody has measured the box again


def correct(patch: pytest.MonkeyPatch) -> None:
    box = Box.parse_line(Box.usual().line.replace(WRONG, RIGHT))
    assert box != Box.usual()
    patch.setattr(Box, "usual", staticmethod(lambda: box))
    patch.setattr(entries, "STAND_IN", "minnow")
    wild = {"kind": "glance", "noise": 9.0, "forgets": 1.0, "blocks": 0.0}
    changed = [one for one in levels if one.name not in ("otter", "heron")]
    patch.setattr(entries, "levels", (*changed, Level("otter", wild)))


def test_a_room_goes_on_after_the_box_was_corrected(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(apart("Ann", "Bob"), stand_in="otter")
    table.play("Sd4f4", "Sd6e6")
    before, line = facts(table.room), table.room.position.box.line
    correct(monkeypatch)
    again = table.again()
    assert facts(again) == before
    assert again.position.box.line == line
    table.room = again
    table.play_out()
    assert table.room.phase == "over"
    table.do(messages.Rematch(ID, 0))
    assert table.room.position.box.line == line
    assert line in str(table.room.record(1))
    assert facts(table.again()) == facts(table.room)


def test_a_new_room_has_the_new_box(monkeypatch: pytest.MonkeyPatch) -> None:
    correct(monkeypatch)
    assert RIGHT in Table(apart("Ann", "Bob")).room.position.box.line


def test_a_stand_in_is_who_the_room_says_whatever_anybody_else_wishes(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(apart("Ann", "Bob", "Cid"), stand_in="otter")
    table.play_some(4)
    otter = find_level("otter").settings
    correct(monkeypatch)
    table.room = table.again()
    table.do(messages.Employ(ID, 1, "nessie"), held={0}, absent={1})
    table.do(messages.Leave(ID, 2))
    assert [seat.level for seat in table.room.seats] == ["", "otter", "otter"]
    assert table.room.levels["otter"] == otter
    assert [seat.level for seat in table.again().seats] == ["", "otter", "otter"]


def test_a_level_that_is_gone_still_plays_in_rooms_that_know_it(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(apart("Ann", ""))
    heron = find_level("heron").settings
    correct(monkeypatch)
    table.room = table.again()
    table.do(messages.Employ(ID, 1, "heron"), held={0})
    assert table.room.levels["heron"] == heron


def test_everything_is_written_though_it_is_usual() -> None:
    table = Table(apart("Ann", "Bob"))
    opened = json.loads(write_entry(table.journal[0]))
    assert opened["box"] == Box.usual().line
    assert opened["stand_in"] == "heron"
    assert opened["levels"] == {one.name: one.settings for one in levels}


def test_a_journal_of_format_1_has_the_box_of_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    line = Box.usual().line
    correct(monkeypatch)
    seats = '[{"colour":"orange","level":"heron"},{"colour":"green"}]'
    old = f'{{"kind":"opened","seats":{seats},"variant":"classic","first":0}}'
    room = read_room("old", [read_entry(old, 1)])
    assert room.position.box.line == line
    assert room.stand_in == "heron"
    assert room.levels["heron"] == {"kind": "search", "simulations": 400}


@pytest.mark.parametrize("form", [0, 3, 99])
def test_a_format_that_is_not_known_is_refused(form: int) -> None:
    with pytest.raises(entries.UnreadableEntry):
        read_entry("{}", form)
