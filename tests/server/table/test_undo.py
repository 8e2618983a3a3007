"""Undoing a turn: free on one device and against computers, otherwise with everybody's consent."""

from __future__ import annotations

import pytest

from blockness.server.table import entries, messages
from blockness.server.table.acts import Refusal
from blockness.server.table.state import state_of
from server.gathering import ID, Table, local, started


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_local_undo_is_free_and_gives_the_asker_his_own_turn(seat: int) -> None:
    table = Table(local("Ann", "Bob", "Cid"))
    table.play_some(9)
    before = state_of(table.room)
    table.undo(seat)
    assert table.room.turn == seat
    assert table.room.ply == 6 + seat
    assert tuple(map(str, table.room.game.moves)) == before.moves[: 6 + seat]
    assert table.room.undo is None


def test_an_undo_against_computers_is_free_and_takes_their_answers_back() -> None:
    table = started("Ann", "=otter", "=heron", plies=5)
    table.undo(0)
    assert (table.room.turn, table.room.ply) == (0, 3)


def test_an_undo_gives_back_the_position_and_who_had_passed() -> None:
    table = Table(local("Ann", "Bob"))
    seen = []
    while table.room.turn is not None:
        seen.append(state_of(table.room))
        table.play_some(1, seed=3)
    while table.room.ply:
        table.undo(table.room.movers[-1])
        assert state_of(table.room) == seen.pop()


def test_an_undo_among_people_needs_all_of_them() -> None:
    table = started("Ann", "Bob", "Cid")
    before = table.room.ply
    table.undo(0)
    assert table.room.undo == (0, frozenset({1, 2}))
    assert state_of(table.room).undo == messages.UndoState(0, (1, 2))
    table.answer(2, True)
    assert state_of(table.room).undo == messages.UndoState(0, (1,))
    assert table.room.ply == before
    table.answer(1, True)
    assert (table.room.turn, table.room.ply) == (0, 6)
    assert state_of(table.room).undo is None


def test_one_no_ends_it() -> None:
    table = started("Ann", "Bob", "Cid")
    before = table.room.ply
    table.undo(0)
    table.answer(1, True)
    table.answer(2, False)
    assert (table.room.undo, table.room.ply) == (None, before)
    with pytest.raises(Refusal, match="nothing-to-answer"):
        table.answer(1, True)
    table.undo(0)  # after a refusal one may ask again
    assert table.room.undo == (0, frozenset({1, 2}))


def test_a_device_with_two_seats_answers_once() -> None:
    table = Table((*local("Ann", "Bob"), entries.Place("purple", name="Cid", key="key-Cid", holder=7)))
    table.play_some(6)
    table.undo(2)
    assert state_of(table.room).undo == messages.UndoState(2, (0, 1))
    table.answer(1, True)
    assert table.room.turn == 2


def test_a_computer_that_plays_for_somebody_is_not_asked() -> None:
    table = started("Ann", "Bob")
    table.do(messages.Employ(ID, 1, "heron"), held={0}, absent={1})
    table.undo(0)
    assert table.room.turn == 0
    assert table.room.undo is None


def test_a_move_drops_the_question() -> None:
    table = started("Ann", "Bob")
    table.undo(1)
    table.play_some(1, seed=1)
    assert table.room.undo is None
    with pytest.raises(Refusal, match="nothing-to-answer"):
        table.answer(0, True)


@pytest.mark.parametrize("leaver", [0, 1, 2])
def test_who_leaves_drops_the_question(leaver: int) -> None:
    table = started("Ann", "Bob", "Cid")
    table.undo(0)
    table.do(messages.Leave(ID, leaver))
    assert table.room.undo is None


def test_the_last_turn_of_a_finished_game_can_be_given_back() -> None:
    table = Table(local("Ann", "Bob"))
    table.play_out()
    assert table.room.phase == "over"
    seat = table.room.movers[-1]
    table.undo(seat)
    assert (table.room.phase, table.room.turn) == ("playing", seat)
    assert state_of(table.room).winners == ()
