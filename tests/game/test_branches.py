"""A record may say what could have been played instead: branches are read, written and refused like a game."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from blockness import Branch, InvalidRecord, Record
from strategies import games

if TYPE_CHECKING:
    from blockness import Game

HEAD = '[Variant "classic"]\n[Seats "orange green"]\n[Date "?"]\n[Orange "?"]\n[Green "?"]\n[Result "*"]\n\n'


def outline(line: Branch) -> object:
    """All that a line says, down to its last branch."""
    branches = {number: [outline(one) for one in found] for number, found in line.branches.items()}
    return line.positions, line.moves, line.comments, line.before, branches


def written(body: str) -> str:
    return str(Record.read(HEAD + body)).removeprefix(HEAD).strip()


# --- What was written is read back ---


@st.composite
def records(draw: st.DrawFn) -> Record:
    """Return a game with branches anywhere, and branches off these."""
    game: Game = draw(games())
    record = Record.of(game)
    chance = random.Random(draw(st.integers(0, 2**32)))
    lines: list[Branch] = [record] if record.moves else []
    for _ in range(draw(st.integers(0, 6)) if lines else 0):
        line = chance.choice(lines)
        branch = line.instead(chance.randint(1, len(line.moves)))
        for _ in range(chance.randint(1, 5)):
            if not branch.is_over:
                branch.play(chance.choice(branch.position.legal_moves))
                branch.comment(chance.choice(["", "", "a way", "(round) [square]"]))
        lines.append(branch)
    return record


@given(records())
def test_reading_what_was_written_gives_the_same_branches(record: Record) -> None:
    text = str(record)
    again = Record.read(text)
    assert outline(again) == outline(record)
    assert str(again) == text
    assert max(map(len, text.partition("\n\n")[2].splitlines()), default=0) <= 80


def test_branches_stand_after_the_move_that_they_replace() -> None:
    record = Record.read(HEAD + "Sd4f4 Sh8i8 (Sh8h7 {closer} Hg4g7/2 (Hg4g6/4)) (Sc4c5) Hg4g7/2")
    assert [str(move) for move in record.moves] == ["Sd4f4", "Sh8i8", "Hg4g7/2"]
    closer, south = record.branches[2]
    assert [str(move) for move in closer.moves] == ["Sh8h7", "Hg4g7/2"]
    assert closer.comments == {1: "closer"}
    assert closer.positions[0] == record.positions[1]
    assert [str(move) for move in closer.branches[2][0].moves] == ["Hg4g6/4"]
    assert (closer.before, closer.branches[2][0].before) == (1, 2)
    assert str(south.moves[0]) == "Sc4c5"


@pytest.mark.parametrize(
    ("body", "again"),
    [
        ("Sd4f4(Sd5f5)Sh8i8", "Sd4f4 (Sd5f5) Sh8i8"),
        ("Sd4f4 ( Sd5f5 {a} ) {b} (Sd6f6) {c}", "Sd4f4 {b c} (Sd5f5 {a}) (Sd6f6)"),
        ("Sd4f4 ({a} Sd5f5)", "Sd4f4 ({a} Sd5f5)"),
        ("Sd4f4 (Sd5f5\n(Sd6f6))", "Sd4f4 (Sd5f5 (Sd6f6))"),
    ],
)
def test_branches_are_written_in_one_way(body: str, again: str) -> None:
    assert written(body) == again
    assert written(again) == again


def test_undo_takes_the_branches_off_a_move_with_it() -> None:
    record = Record.read(HEAD + "Sd4f4 Sh8i8 (Sh8h7)")
    record.undo()
    assert record.branches == {}
    assert written(str(record).removeprefix(HEAD)) == "Sd4f4"


# --- What is wrong is refused with the ply, the move and the reason ---


@pytest.mark.parametrize(
    ("body", "ply", "move", "code"),
    [
        ("Sd4f4 Sh8i8 (Sf4f5)", 2, "Sf4f5", "not-open-water"),
        ("Sd4f4 (Sd5f5 Sh8i8 Hg5g8/2 Hg5g8/2)", 4, "Hg5g8/2", "not-beside-the-end"),
        ("Sd4f4 Sh8i8 (Sh8h7 (Sc4c6)) Hg4g7/2", 2, "Sc4c6", "not-the-starter"),
    ],
)
def test_a_branch_that_breaks_a_rule_is_refused(body: str, ply: int, move: str, code: str) -> None:
    with pytest.raises(InvalidRecord, match=rf"^ply {ply}, {move}: ") as error:
        Record.read(HEAD + body)
    assert (error.value.ply, error.value.move) == (ply, move)
    assert error.value.reason is not None
    assert error.value.reason.code == code


@pytest.mark.parametrize(
    ("body", "ply", "move", "flaw"),
    [
        ("Sd4f4 (Sd5f5 Sh8i8", 2, "Sh8i8", "branch-open"),
        ("Sd4f4 (Sd5f5 {cut", 1, "Sd5f5", "stray"),
        ("Sd4f4 (Sd5f5))", 1, "Sd4f4", "stray"),
        ("Sd4f4 Sh8i8 ()", 1, None, "branch-empty"),
        ("(Sd4f4)", 0, None, "branch-first"),
        ("Sd4f4" + " (Sd5f5" * 65 + ")" * 65, 1, "Sd5f5", "branch-deep"),
    ],
)
def test_a_text_that_is_cut_or_badly_closed_is_refused(body: str, ply: int, move: str | None, flaw: str) -> None:
    with pytest.raises(InvalidRecord, match=rf"^after ply {ply}: expected ") as error:
        Record.read(HEAD + body)
    assert (error.value.ply, error.value.move, error.value.flaw) == (ply, move, flaw)
