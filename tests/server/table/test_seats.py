"""What each entry of a journal makes of the seats, the games and the talk of a room."""

from __future__ import annotations

import msgspec
import pytest

from blockness.server.table import entries, messages
from blockness.server.table.room import BrokenJournal, Room, Seat, read_room
from blockness.server.table.state import state_of
from server.gathering import ID, Table, apart, local

OPENED = entries.Opened(
    id="open",
    seats=(*apart("Ann", "=otter"), entries.Place("purple")),
    variant="expert",
    first=1,
    clock=30,
    free_text=True,
    listed=True,
)
ANN, OTTER, OPEN = Seat("orange", "", "Ann", ("key-Ann",), 0), Seat("green", "otter"), Seat("purple")


def opened(*journal: entries.AnyEntry) -> Room:
    return read_room("table", [OPENED, *journal])


def test_a_room_that_is_not_opened_yet_has_nothing() -> None:
    room = Room("table")
    assert (room.code, room.version, room.done, room.seats, room.games) == ("table", 0, {}, (), [])
    assert (room.movers, room.undo, room.talk, room.said_since) == ([], None, [], 0)
    assert (room.variant, room.clock, room.free_text, room.listed) == ("", 0, False, False)


def test_a_room_is_as_it_was_opened() -> None:
    room = opened()
    assert room.seats == (ANN, OTTER, OPEN)
    assert (room.code, room.version, room.done) == ("table", 1, {"open": 1})
    assert (room.variant, room.clock, room.free_text, room.listed) == ("expert", 30, True, True)
    assert (room.game.first, room.game.moves, room.game.passed, room.game.names) == (1, [], (), {})
    assert str(room.position) == "expert green:- purple:- orange:- green"
    assert room.game.prepared is None
    assert (room.movers, room.undo, room.talk, room.said_since, room.turn) == ([], None, [], 0, None)


BOB = entries.Seated(id="bob", seat=2, name="Bob", key="first", holder=2)
SITTING = Seat("purple", "", "Bob", ("first",), 2, "bob")
CHANGES = [
    # what happened, and the seats after it
    ((BOB,), (ANN, OTTER, SITTING)),
    (
        (BOB, entries.Rekeyed(seat=2, key="second")),
        (ANN, OTTER, Seat("purple", "", "Bob", ("first", "second"), 2, "bob")),
    ),
    ((BOB, entries.Employed(seat=2, level="pike")), (ANN, OTTER, Seat("purple", "pike", "Bob", ("first",), 2, "bob"))),
    ((BOB, entries.Employed(seat=2, level="pike"), entries.Returned(seat=2)), (ANN, OTTER, SITTING)),
    ((BOB, entries.Left(seat=2)), (ANN, OTTER, Seat("purple", "heron"))),
    ((entries.Left(seat=0),), (Seat("orange"), OTTER, OPEN)),
    ((BOB, entries.Removed(seat=2)), (ANN, OTTER, OPEN)),
    ((BOB, entries.Employed(seat=2, level="pike"), entries.Removed(seat=2)), (ANN, OTTER, OPEN)),
    ((entries.Employed(seat=2, level="minnow"),), (ANN, OTTER, Seat("purple", "minnow"))),
]


@pytest.mark.parametrize(("journal", "seats"), CHANGES)
def test_people_and_computers_come_and_go(journal: tuple[entries.AnyEntry, ...], seats: tuple[Seat, ...]) -> None:
    assert opened(*journal).seats == seats


def test_a_seat_keeps_its_last_eight_keys() -> None:
    room = opened(BOB, *(entries.Rekeyed(seat=2, key=f"{number}") for number in range(9)))
    assert room.seats[2].keys == tuple("12345678")


@pytest.mark.parametrize(
    ("seat", "title", "is_open", "is_person", "is_played_by_person"),
    [
        (ANN, "Ann", False, True, True),
        (OTTER, "otter", False, False, False),
        (OPEN, "?", True, False, False),
        (Seat("black", "pike", "Cid", ("key",), 3), "Cid", False, True, False),
    ],
)
def test_a_seat_is_open_a_computers_or_a_persons(
    seat: Seat, title: str, is_open: bool, is_person: bool, is_played_by_person: bool
) -> None:
    found = seat.title, seat.is_open, seat.is_person, seat.is_played_by_person
    assert found == (title, is_open, is_person, is_played_by_person)


def test_acts_are_known_by_the_ids_of_their_senders() -> None:
    room = opened(BOB, entries.Returned(seat=2), entries.Said(id="said", seat=2, phrase="hello"))
    assert room.done == {"open": 1, "bob": 2, "said": 4}


def test_a_move_is_written_down_with_whoever_made_it() -> None:
    room = opened(BOB, entries.Said(seat=2, phrase="hello"), entries.Moved(seat=1, move="Sd4e4", by="computer"))
    assert (room.movers, [str(move) for move in room.game.moves], room.ply, room.turn) == ([1], ["Sd4e4"], 1, 2)
    assert (room.game.names, room.said_since, room.undo) == ({"green": "otter"}, 0, None)
    room.apply(entries.Employed(seat=2, level="pike"))
    room.apply(entries.Moved(seat=2, move="Sc6f6"))
    assert (room.movers, room.game.names) == ([1, 2], {"green": "otter", "purple": "Bob"})


def test_talk_is_kept_without_ids_and_counted_since_the_last_move() -> None:
    room = opened(BOB, entries.Said(id="1", seat=2, phrase="hello"), entries.Said(id="2", seat=0, text="hm"))
    assert room.talk == [
        entries.Said(seat=2, phrase="hello", name="Bob"),
        entries.Said(seat=0, text="hm", name="Ann"),
    ]
    assert room.said_since == 2


def test_who_comes_in_or_leaves_ends_a_question() -> None:
    """Whoever asked or was asked may be gone."""
    for entry in (entries.Employed(seat=1, level="otter"), entries.Left(seat=1)):
        table = Table(apart("Ann", "Bob", "Cid"))
        table.play_some(3)
        table.undo(0)
        assert table.room.undo == (0, frozenset({1, 2}))
        table.write(entry)
        assert table.room.undo is None


def test_who_comes_back_does_not_end_a_question() -> None:
    table = Table(apart("Ann", "Bob", "Cid"))
    table.play_some(3)
    table.do(messages.Employ(ID, 2, "otter"), held={0}, absent={2})
    table.undo(0)
    table.write(entries.Returned(seat=2))
    assert table.room.undo == (0, frozenset({1}))


def test_a_move_ends_a_question_and_so_does_a_rematch() -> None:
    table = Table(apart("Ann", "Bob"))
    table.play_out()
    asker = table.room.movers[-1]
    table.undo(asker)
    assert state_of(table.room).undo
    table.do(messages.Say(ID, 0, "hello"))
    table.do(messages.Rematch(ID, 0))
    assert vars(table.room)["undo"] is None
    assert (table.room.said_since, table.room.movers) == (0, [])


def test_the_last_turn_is_the_one_that_is_taken_back() -> None:
    table = Table(local("Ann", "Bob", "Cid"))
    table.play_some(7)
    assert [table.room.last_ply_of(seat) for seat in (0, 1, 2)] == [6, 4, 5]
    table.undo(1)
    assert (table.room.ply, table.room.movers, table.room.turn) == (4, [0, 1, 2, 0], 1)
    assert state_of(table.room).moves == tuple(map(str, table.room.game.moves))


def test_a_seat_that_has_not_moved_has_no_turn_to_take_back() -> None:
    table = Table(local("Ann", "Bob", "Cid"))
    assert table.room.last_ply_of(0) is None
    table.play_some(1)
    assert [table.room.last_ply_of(seat) for seat in (0, 1, 2)] == [0, None, None]


def test_a_room_waits_plays_and_is_over() -> None:
    assert (opened().phase, opened().turn) == ("waiting", None)
    assert (opened(BOB).phase, opened(BOB).turn) == ("playing", 1)
    table = Table(local("Ann", "Bob"))
    assert table.room.game.winners == ()
    table.play_out()
    assert (table.room.phase, table.room.turn) == ("over", None)
    best = [one.colour for one in table.room.position.standings if one.rank == 1]
    assert table.room.game.winners == tuple(best) != ()
    assert len(best) < 2


def test_who_had_to_pass_is_known_until_the_next_move() -> None:
    passed: set[tuple[str, ...]] = set()
    for game in range(5):
        table = Table(local("Ann", "Bob"))
        while (mover := table.room.turn) is not None:
            table.play_some(1, seed=100 * game + table.room.ply)
            if table.room.turn is not None:
                other = table.room.seats[1 - mover].colour
                assert table.room.game.passed == ((other,) if table.room.turn == mover else ())
                passed.add(table.room.game.passed)
    assert passed == {(), ("orange",), ("green",)}


def test_a_journal_is_full_with_its_five_thousandth_entry() -> None:
    room = opened(*(entries.Said(seat=0, phrase="hello") for _ in range(4_998)))
    assert (room.version, room.is_full) == (4_999, False)
    room.apply(entries.Said(seat=0, phrase="hello"))
    assert (room.version, room.is_full) == (5_000, True)


def test_a_record_has_all_moves_and_the_names_of_those_who_made_them() -> None:
    room = opened(BOB, entries.Moved(seat=1, move="Sd4e4"), entries.Moved(seat=2, move="Sc6f6"))
    record = room.record(1)
    assert list(map(str, record.moves)) == ["Sd4e4", "Sc6f6"]
    assert {name: record.headers[name] for name in ("Orange", "Green", "Purple")} == {
        "Orange": "Ann",
        "Green": "otter",
        "Purple": "Bob",
    }


WRONG = [
    # what happened after the opening, and what the last event says
    ((OPENED,), "a room is opened once, at first"),
    ((entries.Left(seat=3),), "there is no such seat"),
    ((entries.Left(seat=-1),), "there is no such seat"),
    ((BOB, entries.Moved(seat=0, move="Sd4f4")), "it is another seat's turn"),
    ((entries.Moved(seat=1, move="Sd4e4"),), "it is another seat's turn"),
    ((entries.UndoAnswered(seat=0, agreed=True),), "nobody asked for a turn back"),
    ((entries.UndoAsked(seat=0),), "the asker has not moved"),
]


@pytest.mark.parametrize(("journal", "sentence"), WRONG)
def test_what_no_room_can_have_is_refused_in_a_sentence(journal: tuple[entries.AnyEntry, ...], sentence: str) -> None:
    room = opened(*journal[:-1])
    with pytest.raises(BrokenJournal) as broken:
        room.apply(journal[-1])
    assert str(broken.value) == f"room table, entry {len(journal) + 1}: {sentence}"
    assert room.version == len(journal)


@pytest.mark.parametrize("first", [-1, 3])
def test_one_of_the_seats_begins(first: int) -> None:
    with pytest.raises(BrokenJournal, match=r"^room table, entry 1: none of the seats begins$"):
        read_room("table", [msgspec.structs.replace(OPENED, first=first)])
