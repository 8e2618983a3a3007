"""What is true of every room, whatever people do there."""

from __future__ import annotations

import subprocess
import sys
from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from blockness.players import levels
from blockness.server.table import entries, messages
from blockness.server.table.acts import Refusal
from blockness.server.table.entries import STAND_IN
from blockness.server.table.phrases import ALL, KEPT, MOST_BETWEEN_MOVES
from blockness.server.table.room import BrokenJournal, Room, read_room
from blockness.server.table.state import event_of, state_of
from server.gathering import COLOURS, ID, Table, apart, facts, local, started

if TYPE_CHECKING:
    from random import Random

# ------------------------------------------------------------------------------------ whatever happens


def some_table(chance: Random) -> Table:
    """A new table, with any mix of people, computers and open seats."""
    count = chance.randint(2, 4)
    names = chance.sample(("Ann", "Bob", "Cid", "Dan", "", "", "=otter", "=otter"), k=count)
    return Table(
        local(*COLOURS[:count]) if chance.random() < 0.25 else apart(*names),
        chance.choice(("classic", "expert")),
        chance.randrange(count),
        clock=chance.choice((0, 30)),
        free_text=chance.random() < 0.5,
    )


def some_act(room: Room, chance: Random) -> messages.AnyAct:
    """Something that somebody might ask for, sensible or not."""
    name, seat = f"id-{room.version:016}", chance.randrange(4)
    waiting = room.undo and state_of(room).undo
    return chance.choice(
        (
            messages.Sit(name, seat, chance.choice(("Eve", "Ida", "", "N" * 21))),
            messages.Employ(name, seat, chance.choice(("pike", "otter", "whale"))),
            messages.Leave(name, seat) if chance.random() < 0.2 else messages.Undo(name, seat),
            messages.Remove(name, seat) if chance.random() < 0.2 else messages.Undo(name, seat),
            messages.Play(name, seat if room.turn is None else room.turn, some_move(room, chance), room.ply + 1),
            messages.Play(name, seat, some_move(room, chance), chance.randint(1, 20)),
            messages.Play(name, seat, chance.choice(("Sa1a2", "Hd5d8/3", "what")), room.ply + 1),
            messages.Undo(name, chance.choice((seat, *room.movers))),
            messages.Answer(name, chance.choice(waiting.waiting if waiting else (seat,)), chance.random() < 0.8),
            messages.Answer(name, seat, True),
            messages.Rematch(name, seat),
            messages.Say(name, seat, chance.choice((*ALL_PHRASES, "", "boo")), chance.choice(("", "", "hm"))),
        )
    )


ALL_PHRASES = sorted(ALL)


def some_move(room: Room, chance: Random) -> str:
    """A legal move, if there is one."""
    legal = room.position.legal_moves
    return str(chance.choice(legal)) if legal else "Sd4f4"


def happen(table: Table, chance: Random) -> None:
    """What the server itself writes: moves of computers, people coming back, and clocks running out."""
    room = table.room
    back = [number for number, seat in enumerate(room.seats) if seat.is_person and seat.level]
    match chance.choice(("", "", "", "computer", "computer", "computer", "return", "race")):
        case "return" if back:
            table.write(entries.Returned(seat=chance.choice(back)))
        case "computer" if room.turn is not None and not room.undo:
            by = "computer" if room.seats[room.turn].level else "clock"
            table.write(entries.Moved(seat=room.turn, move=some_move(room, chance), by=by))
        case "race":
            table.play_some(chance.randrange(30), room.version)


def ask(table: Table, chance: Random) -> None:
    """An act by anybody: if refused it changes nothing, if accepted it is one entry."""
    before = facts(table.room)
    act = some_act(table.room, chance)
    asker = chance.choice((act.seat, act.seat, act.seat, 0, 1, 2))
    absent = chance.choice((frozenset(), frozenset(range(4))))
    try:
        table.do(act, table.held_with(asker), absent)
    except Refusal:
        assert facts(table.room) == before
    else:
        assert table.room.version == before["version"] + 1  # type: ignore[operator]
        assert table.room.done[act.id] == table.room.version


def lively_evening(chance: Random, steps: int = 60) -> Table:
    table = some_table(chance)
    for _ in range(steps):
        happen(table, chance)
        ask(table, chance)
    return table


@settings(max_examples=200)
@given(st.randoms(use_true_random=True))
def test_refused_acts_change_nothing_and_a_journal_reads_to_the_same_room(chance: Random) -> None:
    table = lively_evening(chance)
    assert facts(table.again()) == facts(table.room)
    assert state_of(table.again()) == state_of(table.room)


@given(st.randoms(use_true_random=True))
def test_what_everybody_sees_has_no_secret(chance: Random) -> None:
    table = lively_evening(chance)
    events = [event_of(number, entry) for number, entry in enumerate(table.journal, 1)]
    seen = msgspec.json.encode((state_of(table.room), events, table.room.talk)).decode()
    assert "key-" not in seen
    assert "id-" not in seen
    assert events[0] is None  # the state says everything about the opening


@given(st.randoms(use_true_random=True))
def test_a_state_agrees_with_itself(chance: Random) -> None:
    table = some_table(chance)
    for _ in range(20):
        happen(table, chance)
        ask(table, chance)
        state, room = state_of(table.room), table.room
        assert (state.turn is None) == (state.phase != "playing")
        assert bool(room.position.legal_moves) != room.position.is_over
        assert bool(state.winners) == room.position.is_over
        assert len(state.moves) == state.ply == len(room.movers)
        assert (state.phase == "waiting") == any(seat.kind == "open" for seat in state.seats)
        if state.undo:
            assert state.undo.waiting
            assert state.undo.seat not in state.undo.waiting


@given(st.randoms(use_true_random=True))
def test_the_maker_stays_and_the_keys_of_removed_guests_open_nothing(chance: Random) -> None:
    table = lively_evening(chance)
    gone = {entry.seat for entry in table.journal if isinstance(entry, entries.Removed)}
    kept = {key for seat in table.room.seats for key in seat.keys}
    assert kept.isdisjoint(table.room.removed)
    assert entries.MAKER not in table.room.removed.values()
    assert bool(gone) == bool(table.room.removed)


# ------------------------------------------------------------------------------------------------ again


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_rematch_moves_the_first_seat_on(seats: int) -> None:
    table = Table(local(*COLOURS[:seats]), first=1)
    firsts = []
    for _ in range(5):
        firsts.append(table.room.turn)
        assert table.room.game.first == table.room.turn
        table.play_out()
        table.do(messages.Rematch(ID, 0))
        assert (table.room.ply, table.room.movers, state_of(table.room).last) == (0, [], None)
    assert firsts == [(1 + i) % seats for i in range(5)]
    assert len(table.room.games) == 6
    assert state_of(table.room).game == 6


def test_every_game_of_a_room_keeps_its_record() -> None:
    table = Table(local("Ann", "Bob"))
    positions = []
    for seed in range(3):
        table.play_out(seed)
        positions.append(str(table.room.position))
        table.do(messages.Rematch(ID, seed % 2))
    assert [str(table.room.record(number).position) for number in (1, 2, 3)] == positions


def test_a_record_names_those_who_played_that_game() -> None:
    def names(number: int) -> list[str]:
        return [table.room.record(number).headers[colour] for colour in ("Orange", "Green", "Purple")]

    table = Table(apart("Ann", "Bob", "=otter"))
    assert names(1) == ["Ann", "Bob", "otter"]
    table.play_out()
    table.do(messages.Leave(ID, 1))
    table.do(messages.Rematch(ID, 0))
    table.do(messages.Sit(ID, 1, "Eve"))
    table.play_some(4)
    assert names(1) == ["Ann", "Bob", "otter"]
    assert names(2) == ["Ann", "Eve", "otter"]


def test_a_new_game_has_no_turn_of_the_last_one_to_give_back() -> None:
    table = Table(local("Ann", "Bob"))
    table.play_out()
    table.do(messages.Rematch(ID, 1))
    assert state_of(table.room).can_undo == ()
    with pytest.raises(Refusal, match="nothing-to-undo"):
        table.undo(0)


# ---------------------------------------------------------------------------------------- coming and going


def test_a_seat_is_taken_once() -> None:
    table = Table(apart("Ann", "", ""))
    table.do(messages.Sit(ID, 1, "  Bob\n\u202eby "))
    seat = table.room.seats[1]
    assert (seat.name, seat.is_person, seat.holder) == ("Bob by", True, 2)
    with pytest.raises(Refusal, match="seat-taken"):
        table.do(messages.Sit(ID, 1, "Eve"))


def test_a_device_that_takes_a_second_seat_holds_both() -> None:
    table = Table(apart("Ann", "", ""))
    table.do(messages.Sit(ID, 2, "Cid"))
    table.do(messages.Sit(ID, 1, "Bob"), held={2})
    assert table.room.seats[1].holder == table.room.seats[2].holder != table.room.seats[0].holder


def test_who_leaves_before_the_game_leaves_an_open_seat() -> None:
    table = Table(apart("Ann", "Bob", ""))
    table.do(messages.Leave(ID, 1))
    assert table.room.seats[1].is_open
    assert state_of(table.room).seats[1].name == ""


def test_who_leaves_within_a_game_leaves_it_to_a_computer_for_good() -> None:
    table = started("Ann", "Bob")
    table.do(messages.Leave(ID, 1))
    seat = table.room.seats[1]
    assert (seat.level, seat.is_person, seat.name) == (STAND_IN, False, "")
    assert table.room.phase == "playing"
    with pytest.raises(Refusal, match="seat-taken"):
        table.do(messages.Sit(ID, 1, "Bob"))


def test_who_leaves_after_a_game_leaves_an_open_seat_for_the_next() -> None:
    table = Table(apart("Ann", "Bob"))
    table.play_out()
    table.do(messages.Leave(ID, 1))
    assert table.room.phase == "waiting"
    table.do(messages.Rematch(ID, 0))
    with pytest.raises(Refusal, match="still-waiting"):
        table.do(messages.Play(ID, 0, "Sd4f4", 1))
    table.do(messages.Sit(ID, 1, "Eve"))
    assert (table.room.phase, table.room.turn) == ("playing", 1)


def test_a_removed_guest_leaves_an_open_seat_even_within_a_game() -> None:
    table = started("Ann", "Bob")
    position = table.room.position
    table.do(messages.Remove(ID, 1), held={0})
    assert (table.room.phase, table.room.seats[1].is_open) == ("waiting", True)
    assert table.room.removed == {"key-Bob": 1}
    table.do(messages.Sit(ID, 1, "Eve"))
    assert (table.room.phase, table.room.position) == ("playing", position)


def test_a_stand_in_plays_for_the_absent_only_and_is_handed_back() -> None:
    table = started("Ann", "Bob", "Cid", plies=4)
    with pytest.raises(Refusal, match="not-absent"):
        table.do(messages.Employ(ID, 1), held={0}, absent={2})
    table.do(messages.Employ(ID, 1), held={0}, absent={1})
    seat = table.room.seats[1]
    assert (seat.level, seat.name, seat.is_person, seat.is_played_by_person) == (STAND_IN, "Bob", True, False)
    with pytest.raises(Refusal, match="computer-plays"):
        table.do(messages.Play(ID, 1, str(table.room.position.legal_moves[0]), 5))
    table.write(entries.Returned(seat=1))
    table.do(messages.Play(ID, 1, str(table.room.position.legal_moves[0]), 5))
    assert table.room.movers[-1] == 1


@pytest.mark.parametrize("level", [one.name for one in levels])
def test_a_computer_of_any_level_takes_an_open_seat(level: str) -> None:
    table = Table(apart("Ann", ""))
    table.do(messages.Employ(ID, 1, level), held={0})
    assert (table.room.seats[1].level, table.room.phase) == (level, "playing")


def test_play_starts_with_the_last_open_seat_or_with_whatever_happens_first() -> None:
    table = Table(apart("Ann", "", ""))
    sits = entries.Seated(seat=1, name="Bob", key="key-Bob", holder=2)
    assert not table.room.is_started_by(sits)
    table.write(sits)
    assert table.room.is_started_by(entries.Employed(seat=2, level="otter"))
    assert not table.room.is_started_by(entries.Said(seat=1, phrase="hello"))
    table.write(entries.Employed(seat=2, level="otter"))
    assert not table.room.is_started_by(entries.Employed(seat=1, level="heron"))
    assert not table.room.is_started_by(entries.Said(seat=1, phrase="hello"))
    assert Table(apart("Ann", "=otter")).room.is_started_by(entries.Said(seat=0, phrase="hello"))
    assert not Table(apart("Ann", "")).room.is_started_by(entries.Said(seat=0, phrase="hello"))


# ------------------------------------------------------------------------------------------------- talk


def test_the_last_fifty_are_kept() -> None:
    table = Table(local("Ann", "Bob"), free_text=True)
    for number in range(KEPT + 5):
        table.do(messages.Say(ID, number % 2, text=f"number {number}"))
    assert KEPT == 50
    assert [said.text for said in table.room.talk] == [f"number {number}" for number in range(5, KEPT + 5)]
    assert all(not said.id for said in table.room.talk)


def test_talk_between_two_moves_has_an_end_and_a_move_lets_it_go_on() -> None:
    table = Table(local("Ann", "Bob"))
    for _ in range(MOST_BETWEEN_MOVES):
        table.do(messages.Say(ID, 0, "hello"))
    with pytest.raises(Refusal, match="enough-said"):
        table.do(messages.Say(ID, 1, "hello"))
    table.play_some(1)
    table.do(messages.Say(ID, 1, "hello"))


@given(st.text())
def test_a_free_text_is_one_visible_line(text: str) -> None:
    table = Table(local("Ann", "Bob"), free_text=True)
    with suppress(Refusal):
        table.do(messages.Say(ID, 0, text=text))
    for said in table.room.talk:
        assert said.text
        assert said.text.isprintable()
        assert said.text == said.text.strip()
        assert len(said.text) <= 140


# ------------------------------------------------------------------------------ a game that was begun elsewhere


def moves_of(table: Table) -> tuple[str, ...]:
    return tuple(str(move) for move in table.room.game.moves)


def test_a_game_that_was_begun_elsewhere_goes_on_where_it_stood() -> None:
    seats = apart("Ann", "", "=heron")
    played = Table(apart("Ann", "Bob", "=heron"), first=1)
    played.play_some(8)
    table = Table(seats, first=1, moves=moves_of(played))
    assert moves_of(table) == moves_of(played)
    assert table.room.position == played.room.position
    assert table.room.movers == played.room.movers
    assert table.room.game.names == {seats[0].colour: "Ann", seats[2].colour: "heron"}
    assert (table.room.version, table.room.phase) == (1, "waiting")


def test_nothing_follows_the_end_of_a_game_that_was_begun_elsewhere() -> None:
    played = Table(apart("Ann", "Bob"))
    played.play_out()
    with pytest.raises(BrokenJournal, match=r"^room table, entry 1: a move after the end$"):
        Table(apart("Ann", "Bob"), moves=(*moves_of(played), "Sd4f4"))


# ---------------------------------------------------------------------------------- a journal that is wrong

OPENED = entries.Opened(seats=apart("Ann", "Bob"), variant="classic", first=0)


@pytest.mark.parametrize(
    "journal",
    [
        [entries.Moved(seat=0, move="Sd4f4")],
        [OPENED, OPENED],
        [OPENED, entries.Moved(seat=1, move="Sd4f4")],
        [OPENED, entries.Moved(seat=0, move="Sa1a1")],
        [OPENED, entries.Moved(seat=0, move="nonsense")],
        [OPENED, entries.Left(seat=2)],
        [OPENED, entries.Left(seat=-1)],
        [OPENED, entries.UndoAsked(seat=-2)],
        [OPENED, entries.Rekeyed(seat=-2, key="key")],
        [OPENED, entries.Said(seat=-2, phrase="hello")],
        [OPENED, entries.UndoAnswered(seat=0, agreed=True)],
        [OPENED, entries.UndoAsked(seat=0), entries.UndoAnswered(seat=1, agreed=True)],
        [entries.Opened(seats=apart("Ann", "Bob"), variant="chess", first=0)],
        [entries.Opened(seats=apart("Ann"), variant="classic", first=0)],
        [entries.Opened(seats=apart("Ann", "Bob"), variant="classic", first=2)],
        [entries.Opened(seats=apart("Ann", "Bob"), variant="classic", first=-1)],
        [entries.Opened(seats=(*apart("Ann"), *apart("Bob")), variant="classic", first=0)],
        [entries.Opened(seats=(entries.Place("pink"), *apart("Bob")), variant="classic", first=0)],
    ],
)
def test_entries_that_no_room_can_have_are_refused(journal: list[entries.AnyEntry]) -> None:
    room = read_room("table", journal[:-1])
    with pytest.raises(BrokenJournal, match=rf"room table, entry {len(journal)}: "):
        room.apply(journal[-1])
    assert room.version == len(journal) - 1


@pytest.mark.long
def test_they_are_refused_by_optimised_python_too() -> None:
    """`python -O` leaves every `assert` out."""
    law = f"{__file__}::{test_entries_that_no_room_can_have_are_refused.__name__}"
    command = [sys.executable, "-O", "-m", "pytest", "-q", "-p", "no:cacheprovider", "-W", "ignore", law]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
