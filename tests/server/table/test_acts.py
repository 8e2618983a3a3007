"""Every act that is refused, with its reason."""

from __future__ import annotations

import ast
import inspect

import pytest

from blockness.game import Move, Position
from blockness.server.table import acts, entries, messages
from blockness.server.table.acts import Refusal, consider, proper_level
from blockness.server.table.room import MOST_ENTRIES, BrokenJournal
from server.gathering import ID, Table, apart, facts, local


def waiting() -> Table:
    return Table(apart("Ann", "", "=otter"))


def playing() -> Table:
    table = Table(apart("Ann", "Bob", "=otter"))
    table.play("Sd4f4", "Sd6e6")
    return table


def asked() -> Table:
    table = playing()
    table.undo(0)
    return table


def stood_in() -> Table:
    table = playing()
    table.do(messages.Employ(ID, 0, "heron"), held={1}, absent={0})
    table.play(str(table.room.position.legal_moves[0]))
    return table


def over() -> Table:
    table = Table(local("Ann", "Bob"))
    table.play_out()
    return table


def talkative() -> Table:
    table = Table(local("Ann", "Bob"), free_text=True)
    for _ in range(60):
        table.do(messages.Say(ID, 0, "hello"))
    return table


def chatty() -> Table:
    return Table(local("Ann", "Bob"), free_text=True)


def full() -> Table:
    """A room that has seen too much, in the middle of a game."""
    table = playing()
    while not table.room.is_full:
        table.write(entries.Said(seat=0, phrase="hello"))
    return table


REFUSED = [
    # the table, the act, the seats its sender holds, the absent, the code, the cell
    (playing, messages.Sit(ID, 3, "Eve"), {0}, (), "no-such-seat", None),
    (playing, messages.Leave(ID, 3), {0, 1, 2, 3}, (), "no-such-seat", None),
    (playing, messages.Leave(ID, 0), {1}, (), "not-your-seat", None),
    (playing, messages.Leave(ID, 2), {0}, (), "not-your-seat", None),
    (playing, messages.Play(ID, 1, "Sd8f8", 3), (), (), "not-your-seat", None),
    (playing, messages.Undo(ID, 1), {0}, (), "not-your-seat", None),
    (asked, messages.Answer(ID, 1, True), {0}, (), "not-your-seat", None),
    (over, messages.Rematch(ID, 1), (), (), "not-your-seat", None),
    (playing, messages.Say(ID, 0, "hello"), {1}, (), "not-your-seat", None),
    # no more than a journal may hold
    (full, messages.Say(ID, 0, "hello"), {0}, (), "room-is-full", None),
    (full, messages.Undo(ID, 0), {0}, (), "room-is-full", None),
    (full, messages.Rematch(ID, 0), {0}, (), "room-is-full", None),
    (full, messages.Employ(ID, 1, "heron"), {0}, {1}, "room-is-full", None),
    (full, messages.Sit(ID, 1, "Eve"), (), (), "room-is-full", None),
    # sitting down
    (waiting, messages.Sit(ID, 0, "Eve"), (), (), "seat-taken", None),
    (waiting, messages.Sit(ID, 2, "Eve"), (), (), "seat-taken", None),
    (waiting, messages.Sit(ID, 0, "Ann"), {0}, (), "seat-taken", None),
    (waiting, messages.Sit(ID, 1, ""), (), (), "name-missing", None),
    (waiting, messages.Sit(ID, 1, " \u200b\n\u202e "), (), (), "name-missing", None),
    (waiting, messages.Sit(ID, 1, "N" * 21), (), (), "name-too-long", None),
    # computers
    (waiting, messages.Employ(ID, 1, "whale"), {0}, (), "no-such-level", None),
    (waiting, messages.Employ(ID, 1, ""), {0}, (), "no-such-level", None),
    (waiting, messages.Employ(ID, 1, "heron"), (), (), "only-at-the-table", None),
    (waiting, messages.Employ(ID, 2, "heron"), {0}, {2}, "seat-taken", None),
    (stood_in, messages.Employ(ID, 0, "pike"), {1}, {0}, "seat-taken", None),
    (playing, messages.Employ(ID, 0, "heron"), {0}, {0}, "own-seat", None),
    (playing, messages.Employ(ID, 1, "heron"), {0}, (), "not-absent", None),
    # guests
    (playing, messages.Remove(ID, 1), (), (), "only-the-maker", None),
    (playing, messages.Remove(ID, 0), {1}, (), "only-the-maker", None),
    (playing, messages.Remove(ID, 1), {1}, (), "only-the-maker", None),
    (playing, messages.Remove(ID, 0), {0}, (), "own-seat", None),
    (playing, messages.Remove(ID, 2), {0}, (), "nobody-there", None),
    (waiting, messages.Remove(ID, 1), {0}, (), "nobody-there", None),
    (full, messages.Remove(ID, 1), {0}, (), "room-is-full", None),
    # moves
    (waiting, messages.Play(ID, 0, "Sd4f4", 1), {0}, (), "still-waiting", None),
    (playing, messages.Play(ID, 0, "Sd4f4", 1), {0}, (), "out-of-date", None),
    (playing, messages.Play(ID, 0, "Sd4f4", 4), {0}, (), "out-of-date", None),
    (playing, messages.Play(ID, 0, "Sd8f8", 3), {0}, (), "not-your-turn", None),
    (over, messages.Play(ID, 0, "Sd4f4", 1), {0, 1}, (), "out-of-date", None),
    # undoing a turn
    (playing, messages.Undo(ID, 2), {2}, (), "nothing-to-undo", None),
    (asked, messages.Undo(ID, 1), {1}, (), "undo-asked-already", None),
    (asked, messages.Undo(ID, 0), {0}, (), "undo-asked-already", None),
    (playing, messages.Answer(ID, 1, True), {1}, (), "nothing-to-answer", None),
    (asked, messages.Answer(ID, 0, True), {0}, (), "nothing-to-answer", None),
    # again
    (playing, messages.Rematch(ID, 0), {0}, (), "game-goes-on", None),
    (waiting, messages.Rematch(ID, 0), {0}, (), "game-goes-on", None),
    # talk
    (playing, messages.Say(ID, 0, "boo"), {0}, (), "no-such-phrase", None),
    (playing, messages.Say(ID, 0), {0}, (), "no-such-phrase", None),
    (chatty, messages.Say(ID, 0, "hello", "hello"), {0}, (), "no-such-phrase", None),
    (chatty, messages.Say(ID, 0, text="\u200b\t"), {0}, (), "no-such-phrase", None),
    (playing, messages.Say(ID, 0, text="hello"), {0}, (), "phrases-only", None),
    (chatty, messages.Say(ID, 0, text="x" * 141), {0}, (), "text-too-long", None),
    (talkative, messages.Say(ID, 0, "hello"), {0}, (), "enough-said", None),
    (talkative, messages.Say(ID, 0, text="hello"), {0}, (), "enough-said", None),
]


def judged() -> Table:
    table = Table(local("Ann", "Bob"))
    table.play("Sd4f4", "Sd6e6")
    return table


MISPLAYED = [
    (judged, "nonsense", "no-such-move", None),
    (judged, "", "no-such-move", None),
    (judged, "Sd8f8", "already-started", None),
    (judged, "Hg4g9/2", "no-such-segment", None),
    (over, "Hd5d6/2", "game-over", None),
]


@pytest.mark.parametrize(("make", "act", "held", "absent", "code", "cell"), REFUSED)
def test_an_act_is_refused_with_its_reason_and_changes_nothing(
    make: object, act: messages.AnyAct, held: set[int], absent: set[int], code: str, cell: str | None
) -> None:
    table = make()  # type: ignore[operator]
    before = facts(table.room)
    with pytest.raises(Refusal) as refused:
        consider(table.room, act, held, absent)
    assert (refused.value.code, refused.value.cell) == (code, cell)
    assert facts(table.room) == before


def test_in_a_full_room_the_game_is_played_to_its_end_and_no_further() -> None:
    table = full()
    while table.room.turn is not None:
        move = str(table.room.position.legal_moves[0])
        if table.room.seats[table.room.turn].level:
            table.play(move)
        else:
            table.do(messages.Play(ID, table.room.turn, move, table.room.ply + 1))
    with pytest.raises(Refusal, match="room-is-full"):
        table.do(messages.Rematch(ID, 0))
    table.do(messages.Leave(ID, 0))
    assert table.room.version < MOST_ENTRIES + 50
    assert table.again().version == table.room.version


@pytest.mark.parametrize(("make", "move", "code", "cell"), MISPLAYED)
def test_a_move_is_refused_with_the_reason_of_the_rules(make: object, move: str, code: str, cell: str | None) -> None:
    table = make()  # type: ignore[operator]
    turn = 0 if table.room.turn is None else table.room.turn
    with pytest.raises(Refusal) as refused:
        table.do(messages.Play(ID, turn, move, table.room.ply + 1))
    assert (refused.value.code, refused.value.cell) == (code, cell)


def test_a_computers_seat_is_not_played_by_its_person() -> None:
    table = stood_in()
    while table.room.turn != 0:
        table.play_some(1)
    with pytest.raises(Refusal) as refused:
        table.do(messages.Play(ID, 0, str(table.room.position.legal_moves[0]), table.room.ply + 1))
    assert refused.value.code == "computer-plays"


def test_every_code_of_a_refusal_is_in_the_tables_above() -> None:
    tree = ast.parse(inspect.getsource(acts))
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and ast.unparse(node.func) == "Refusal"]
    codes = {node.args[0].value for node in calls if isinstance(node.args[0], ast.Constant)}
    shown = {row[4] for row in REFUSED} | {row[2] for row in MISPLAYED} | {"computer-plays", "removed"}
    assert codes <= shown


def test_a_refusal_of_the_rules_names_the_cell() -> None:
    table = judged()
    moves = (f"H{near}{far}/2" for near in ("e4", "f5", "g4") for far in ("e6", "f6", "g5", "g6"))
    found = {move: table.room.position.why_not(move) for move in moves}
    named = {move: reason for move, reason in found.items() if reason and reason.cell}
    assert named
    for move, reason in named.items():
        with pytest.raises(Refusal) as refused:
            table.do(messages.Play(ID, 0, move, 3))
        assert reason
        assert (refused.value.code, refused.value.cell) == (reason.code, str(reason.cell))


DETAILS = [
    # the table, the act, what its sentence mentions
    (waiting, messages.Sit(ID, 1, "N" * 21), {"most": 20}),
    (chatty, messages.Say(ID, 0, text="x" * 141), {"most": 140}),
    (playing, messages.Play(ID, 0, "Sd4f4", 1), {"ply": 2}),
    (playing, messages.Undo(ID, 2), {}),
]


@pytest.mark.parametrize(("make", "act", "details"), DETAILS)
def test_a_refusal_says_what_its_sentence_mentions(
    make: object, act: messages.AnyAct, details: dict[str, object]
) -> None:
    table = make()  # type: ignore[operator]
    with pytest.raises(Refusal) as refused:
        consider(table.room, act, {act.seat})
    assert refused.value.details == details
    assert str(refused.value) == refused.value.code


def test_a_refusal_by_the_rules_has_plain_values_only() -> None:
    table = judged()
    reason = table.room.position.why_not("Td5d8/2")
    assert reason is not None
    with pytest.raises(Refusal) as refused:
        table.do(messages.Play(ID, 0, "Td5d8/2", 3))
    assert (refused.value.code, refused.value.cell) == ("over-a-tail", "d6")
    assert refused.value.details == reason.details
    assert {type(value) for value in (refused.value.cell, *refused.value.details.values())} == {str, int}


# --------------------------------------------------------------------------------- acts that are accepted

LONG = "N" * 20
ACCEPTED = [
    # the table, the act, the seats its sender holds, the absent, the entry it becomes
    (waiting, messages.Sit(ID, 1, " Bob "), (), (), entries.Seated(id=ID, seat=1, name="Bob", key="key", holder=2)),
    (
        waiting,
        messages.Sit(ID, 1, "N" * 20),
        {0},
        (),
        entries.Seated(id=ID, seat=1, name="N" * 20, key="key", holder=0),
    ),
    (waiting, messages.Employ(ID, 1, "heron"), {0}, (), entries.Employed(id=ID, seat=1, level="heron")),
    (playing, messages.Employ(ID, 1, "pike"), {0}, {1}, entries.Employed(id=ID, seat=1, level="heron")),
    (playing, messages.Leave(ID, 1), {0, 1}, (), entries.Left(id=ID, seat=1)),
    (playing, messages.Remove(ID, 1), {0}, (), entries.Removed(id=ID, seat=1)),
    (chatty, messages.Play(ID, 0, "Sd4f4", 1), {0}, (), entries.Moved(id=ID, seat=0, move="Sd4f4")),
    (playing, messages.Undo(ID, 1), {1}, (), entries.UndoAsked(id=ID, seat=1)),
    (asked, messages.Answer(ID, 1, True), {1}, (), entries.UndoAnswered(id=ID, seat=1, agreed=True)),
    (asked, messages.Answer(ID, 1, False), {1}, (), entries.UndoAnswered(id=ID, seat=1, agreed=False)),
    (over, messages.Rematch(ID, 1), {1}, (), entries.Rematched(id=ID, seat=1)),
    (playing, messages.Say(ID, 0, "hello"), {0}, (), entries.Said(id=ID, seat=0, phrase="hello", name="Ann")),
    (
        chatty,
        messages.Say(ID, 1, text=" x " * 70),
        {1},
        (),
        entries.Said(id=ID, seat=1, text="x " * 69 + "x", name="Bob"),
    ),
    (chatty, messages.Say(ID, 1, text="x" * 140), {1}, (), entries.Said(id=ID, seat=1, text="x" * 140, name="Bob")),
]


@pytest.mark.parametrize(("make", "act", "held", "absent", "entry"), ACCEPTED)
def test_an_act_becomes_an_entry(
    make: object, act: messages.AnyAct, held: set[int], absent: set[int], entry: entries.AnyEntry
) -> None:
    table = make()  # type: ignore[operator]
    assert consider(table.room, act, held, absent, "key") == entry


def test_who_was_removed_takes_no_seat() -> None:
    with pytest.raises(Refusal, match="removed"):
        consider(waiting().room, messages.Sit(ID, 1, "Bob"), (), is_removed=True)


def test_only_levels_of_today_can_be_chosen_for_a_new_room() -> None:
    assert proper_level("heron") == "heron"
    with pytest.raises(Refusal) as refused:
        proper_level("whale")
    assert refused.value.code == "no-such-level"


def test_a_device_with_seats_of_several_holders_takes_the_first_of_them() -> None:
    table = Table(apart("Ann", "Bob", ""))
    act = messages.Sit(ID, 2, "Cid")
    assert consider(table.room, act, {0, 1}) == entries.Seated(id=ID, seat=2, name="Cid", key="", holder=0)


# ------------------------------------------------------------------------------ a move is judged once


@pytest.fixture
def asked_of_the_rules(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The moves that were read and judged, in order."""
    heard: list[str] = []
    read, judge = Move.parse, Position.judge

    def listened_read(text: str) -> Move:
        heard.append(f"read {text}")
        return read(text)

    def listened_judge(position: Position, move: Move) -> tuple[int, int]:
        heard.append(f"judged {move}")
        return judge(position, move)

    monkeypatch.setattr(Move, "parse", staticmethod(listened_read))
    monkeypatch.setattr(Position, "judge", listened_judge)
    return heard


def test_a_move_is_read_and_judged_once_on_its_way_from_the_act_to_the_room(asked_of_the_rules: list[str]) -> None:
    table = Table(local("Ann", "Bob"))
    table.do(messages.Play(ID, 0, "Sd4f4", 1))
    assert asked_of_the_rules == ["read Sd4f4", "judged Sd4f4"]
    assert (str(table.room.position), table.room.game.prepared) == ("classic orange:d4f4/1 green:- green", None)


def test_a_move_out_of_the_journal_is_judged(asked_of_the_rules: list[str]) -> None:
    table = Table(local("Ann", "Bob"))
    table.play("Sd4f4")
    assert asked_of_the_rules == ["read Sd4f4", "judged Sd4f4"]


def test_when_another_process_was_quicker_its_move_is_played() -> None:
    """A move that was accepted here may lose the race for its number in the journal."""
    table = judged()
    mine, theirs = map(str, table.room.position.legal_moves[:2])
    consider(table.room, messages.Play(ID, 0, mine, 3), {0, 1})
    table.play(theirs)
    assert str(table.room.game.moves[-1]) == theirs
    assert table.again().position == table.room.position


def test_a_move_that_was_accepted_before_a_turn_was_given_back_is_judged_again() -> None:
    table = Table(local("Ann", "Bob"))
    table.play("Sd4f4")
    consider(table.room, messages.Play(ID, 1, "Sd6e6", 2), {0, 1})
    table.undo(0)
    assert table.room.game.prepared is None
    with pytest.raises(BrokenJournal):
        table.play("Sd6e6")


def test_a_move_that_was_accepted_and_then_comes_earlier_in_the_game_is_played_there() -> None:
    table = judged()
    then = set(map(str, table.room.position.legal_moves))
    before = table.room.position
    table.play("Hf5f8/2", "He5e8/2")
    move = next(move for move in map(str, table.room.position.legal_moves) if move in then and move.startswith("T"))
    consider(table.room, messages.Play(ID, 0, move, 5), {0, 1})
    table.undo(0)
    assert table.room.game.prepared is None
    table.play(move)
    assert table.room.position == before.play(move)
