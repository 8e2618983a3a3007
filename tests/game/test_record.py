"""A record is a text file: what was written is read back, and what breaks a rule is refused."""

from __future__ import annotations

import random
import re
from typing import TYPE_CHECKING

import pytest

import oracle
from blockness import Box, Game, InvalidRecord, Position, Record

if TYPE_CHECKING:
    from pathlib import Path

SHARED = "expert orange:f4d4/1,d6f6/4 black:h4h8/1 black"  # Hf8d8/4 ends it with a shared victory
TINY = Box.parse_line("lake=222222/222222/333334 orange=2/1,1/2,2/3 green=1/1,1/2,5/5 purple=3/1,1/2 black=4/1,2/2,1/6")

WHOLE = """\
[Variant "classic"]
[Seats "orange green"]
[Date "2026-11-15"]
[Orange "Ann"]
[Green "Ben"]
[Result "*"]

Sd4f4 Sh8i8 {a quiet start} Hg4g7/2
"""
HEAD = WHOLE[: WHOLE.index("Sd4f4")]


def random_record(seats: int, variant: str, seed: int, box: Box | None = None, plies: int = 99) -> Record:
    chance = random.Random(f"{seats} {variant} {seed}")
    record = Record.start(seats, variant, chance.sample(oracle.BOX.order, seats), box)
    while plies and not record.is_over:
        record.play(chance.choice(record.position.legal_moves))
        plies -= 1
    return record


def same(one: Record, other: Record) -> bool:
    return (one.positions, one.moves, one.events, one.headers, one.comments, one.result) == (
        other.positions, other.moves, other.events, other.headers, other.comments, other.result)  # fmt: skip


# --- What was written is read back ---


@pytest.mark.parametrize("plies", [0, 1, 5, 99])
@pytest.mark.parametrize("variant", ["classic", "expert"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_reading_what_was_written_gives_the_same_game(seats: int, variant: str, plies: int, tmp_path: Path) -> None:
    record = random_record(seats, variant, 1, plies=plies)
    record.headers |= {"Date": "2026-11-15", "Event": "Loch Open"}
    assert same(Record.read(str(record)), record)
    path = tmp_path / "game.txt"
    path.write_text(str(record), "utf-8")
    assert same(Record.read(path), record)
    assert same(Record.read(str(path)), record)
    assert str(Record.read(path)) == str(record)


def test_a_record_is_headers_a_blank_line_and_moves() -> None:
    record = Record.read(WHOLE)
    assert str(record) == WHOLE
    assert record.headers == {"Date": "2026-11-15", "Orange": "Ann", "Green": "Ben"}
    assert record.comments == {2: "a quiet start"}
    assert [str(move) for move in record.moves] == ["Sd4f4", "Sh8i8", "Hg4g7/2"]


def test_lines_of_moves_are_short() -> None:
    record = random_record(4, "classic", 2)
    record.comments[3] = "one two three " * 30 + "end"
    body = str(record).partition("\n\n")[2]
    assert max(map(len, body.splitlines())) <= 80
    assert same(Record.read(str(record)), record)


NAMES = [
    'Ann "the Arch" Lee', "back\\slash", "\\", '"', '\\"', '""', "[brackets]", "{braces}", "] [", "Анна Ёж", "安娜",
    "👾 é", "?", "", "a" * 5000, "# no comment", "'single'", "%s {0}", '"]\\',
]  # fmt: skip


@pytest.mark.parametrize("name", NAMES, ids=lambda name: repr(name)[:20])
def test_any_name_comes_back(name: str) -> None:
    record = Record.start(2)
    record.headers["Orange"] = name
    assert same(Record.read(str(record)), record)


@pytest.mark.parametrize("name", ["two\nlines", "a\ttab", " blanks  within ", "a\u2028b", "a\x85b", "a\x1cb", "a\r\nb"])
def test_a_name_is_written_on_one_line(name: str) -> None:
    record = Record.start(2)
    record.headers["Orange"] = name
    assert Record.read(str(record)).headers["Orange"] == " ".join(name.splitlines())


@pytest.mark.parametrize("variant", ["classic", "expert"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_record_carries_its_box(seats: int, variant: str) -> None:
    record = random_record(seats, variant, 1, TINY)
    text = str(record)
    assert f'[Box "{TINY.line}"]' in text
    assert same(Record.read(text), record)
    assert Record.read(text).position.box == TINY
    assert "[Box" not in str(random_record(seats, variant, 1))


def test_a_record_may_start_from_a_position() -> None:
    record = Record(Position.parse(SHARED))
    record.play("Hf8d8/4")
    text = str(record)
    assert f'[Position "{SHARED}"]' in text
    assert '[Result "orange black"]' in text
    assert same(Record.read(text), record)


def test_a_game_is_written_down_with_its_names() -> None:
    game = Game.start(2)
    game.play("Sd4f4")
    record = Record.of(game, {"Orange": "Ann"})
    assert record.headers == {"Date": "?", "Orange": "Ann", "Green": "?"}
    record.play("Sh8i8")
    assert len(game.moves) == 1, "the record is a copy"


# --- Comments ---

COMMENTS = [
    ("{a} Sd4f4 Sh8i8", {0: "a"}),
    ("Sd4f4{a}Sh8i8", {1: "a"}),
    ("Sd4f4 {a} {b} Sh8i8", {1: "a b"}),
    ("Sd4f4 Sh8i8 {two\n  lines}", {2: "two lines"}),
    ("Sd4f4 {} { } Sh8i8", {}),
    ("Sd4f4 {[Key \"value\"] Hg4g7/2 “ё”} Sh8i8", {1: "[Key \"value\"] Hg4g7/2 “ё”"}),
    ("\n\n  Sd4f4\n\tSh8i8\r\n\n", {}),
]  # fmt: skip


@pytest.mark.parametrize(("body", "comments"), COMMENTS)
def test_comments_stand_between_moves(body: str, comments: dict[int, str]) -> None:
    record = Record.read(HEAD + body)
    assert [str(move) for move in record.moves] == ["Sd4f4", "Sh8i8"]
    assert record.comments == comments
    assert same(Record.read(str(record)), record)


@pytest.mark.parametrize("text", ["a } b", "a { b", "}", "{{}}"])
def test_a_comment_with_braces_can_be_read_again(text: str) -> None:
    record = Record.start(2)
    record.comment(text)
    assert record.comments
    assert same(Record.read(str(record)), record)


@pytest.mark.parametrize("key", ["Time Control", "Elo2", "lower", "Élo", "", 'A"'])
def test_a_header_that_could_not_be_read_again_is_not_written(key: str) -> None:
    record = Record.start(2)
    record.headers[key] = "value"
    with pytest.raises(InvalidRecord, match="expected a header's name to be a capital and letters, got "):
        str(record)


@pytest.mark.parametrize(("key", "value"), [("Variant", "expert"), ("Seats", "green orange"), ("Box", "mine")])
def test_what_follows_from_the_game_cannot_be_overruled_by_a_header(key: str, value: str) -> None:
    record = Record.start(2)
    record.headers[key] = value
    try:
        text = str(record)
    except ValueError:
        return
    assert Record.read(text).positions == record.positions


def test_undo_takes_a_moves_comment_with_it() -> None:
    record = Record.start(2)
    record.play("Sd4f4")
    record.comment("bold")
    record.undo()
    record.play("Sc4c6")
    assert record.comments == {}


# --- What is not quite usual ---


@pytest.mark.parametrize(
    "text",
    [
        WHOLE.replace("\n", "\r\n"),
        "\ufeff" + WHOLE,
        WHOLE.rstrip(),
        WHOLE.replace('[Result "*"]\n', ""),
        WHOLE.replace('[Date "2026-11-15"]', '  [Date "2026-11-15"]  '),
        WHOLE.replace("Seats \"orange green\"", "Seats \"orange  green\""),
        '[Green "Ben"]\n[Seats "orange green"]\n[Variant "classic"]\n\nSd4f4 Sh8i8 Hg4g7/2',
    ],
    ids=["other line ends", "a byte order mark", "no last line end", "no result", "indented headers", "two blanks",
         "headers in any order"],
)  # fmt: skip
def test_small_liberties_are_taken_kindly(text: str) -> None:
    assert Record.read(text).positions == Record.read(WHOLE).positions


def test_headers_without_moves_are_a_game_not_begun() -> None:
    assert Record.read('[Variant "expert"]\n[Seats "black green purple"]').position == Position.start(
        3, "expert", ("black", "green", "purple")
    )


# --- What breaks a rule is refused with the ply, the move and the reason ---

ILLEGAL = [
    ("Sd4e4", 1, "Sd4e4", "not-the-starter", "Orange’s starter has length 2, not 1"),
    ("Sd4f4 Sf4f5", 2, "Sf4f5", "not-open-water", "f4 is not open water: an orange arch of height 1 is there"),
    (
        "Sd4f4 Sh8i8 Hg4g7/2 {x} Hg4g7/2",
        4,
        "Hg4g7/2",
        "not-beside-the-end",
        "g4 is not directly next to the head",
    ),
    ("Hd4d7/2", 1, "Hd4d7/2", "start-first", "every monster has to place its starter first"),
]


@pytest.mark.parametrize(("body", "ply", "move", "code", "sentence"), ILLEGAL)
def test_a_move_against_the_rules_is_refused(body: str, ply: int, move: str, code: str, sentence: str) -> None:
    with pytest.raises(InvalidRecord) as error:
        Record.read(HEAD + body)
    assert (error.value.ply, error.value.move) == (ply, move)
    assert error.value.reason is not None
    assert error.value.reason.code == code
    assert str(error.value).startswith(f"ply {ply}, {move}: {code}: {sentence}")


def test_a_move_after_the_end_is_refused() -> None:
    record = random_record(2, "classic", 4)
    with pytest.raises(InvalidRecord) as error:
        Record.read(str(record) + "Sd4f4\n")
    assert (error.value.ply, error.value.move) == (len(record.moves) + 1, "Sd4f4")
    assert error.value.reason is not None
    assert error.value.reason.code == "game-over"


@pytest.mark.parametrize("word", ["Sd4", "sd4f4", "1.", "1-0", "*", "--", "pass", "Sd4f4,", "Sd4f4;Sh8i8"])
def test_a_word_that_is_no_move_is_refused(word: str) -> None:
    with pytest.raises(InvalidRecord, match=r"^ply 1: expected a move like") as error:
        Record.read(HEAD + f"{word} Sh8i8")
    assert (error.value.ply, error.value.move, error.value.reason) == (1, word, None)


@pytest.mark.parametrize("body", ["{never closed", "Sd4f4 }", "Sd4f4 {a {b} c}", "{", "}{"])
def test_stray_braces_are_refused(body: str) -> None:
    with pytest.raises(InvalidRecord):
        Record.read(HEAD + body)


FAULTS = {
    "no variant": (WHOLE.replace('[Variant "classic"]\n', ""), "expected a header Variant"),
    "no seats": (WHOLE.replace('[Seats "orange green"]\n', ""), "expected a header Seats"),
    "nothing": ("\n", "expected a header Variant"),
    "a blank line first": ("\n" + WHOLE, "expected a header Variant"),
    "an unknown variant": (WHOLE.replace("classic", "solo"), "variant classic or expert"),
    "one seat": (WHOLE.replace("orange green", "orange"), "2, 3 or 4 seats, got 1"),
    "no colours": (WHOLE.replace("orange green", ""), "2, 3 or 4 seats, got 0"),
    "five seats": (WHOLE.replace("orange green", "orange green purple black red"), "2, 3 or 4 seats, got 5"),
    "a colour twice": (WHOLE.replace("orange green", "orange orange"), "different colours"),
    "an unknown colour": (WHOLE.replace("orange green", "orange red"), "got 'red'"),
    "a header twice": (WHOLE.replace("[Green", "[Orange"), "line 5: the header Orange stands here a second time"),
    "no quotes": (WHOLE.replace('"Ann"', "Ann"), "line 4: expected a header like"),
    "an open quote": (WHOLE.replace('"Ann"', '"Ann'), "line 4: expected a header like"),
    "a quote within": (WHOLE.replace('"Ann"', '"A"nn"'), "line 4: expected a header like"),
    "a lone backslash": (WHOLE.replace('"Ann"', '"A\\nn"'), "line 4: expected a header like"),
    "moves among the headers": (WHOLE.replace("\n\n", "\n"), "line 7: expected a header like"),
    "a bad box": (WHOLE.replace("[Date", '[Box "lake=22"]\n[Date'), "expected order to list"),
    "a bad position": (WHOLE.replace("[Date", '[Position "classic"]\n[Date'), "2 to 4 seats"),
    "a position of others": (
        WHOLE.replace("[Date", f'[Position "{SHARED}"]\n[Date'), "Variant and Seats to say the same as Position"),
    "a winner too soon": (WHOLE.replace('"*"', '"orange"'), "expected the result '*' after these moves, got 'orange'"),
    "too long": (WHOLE + " " * 1_000_001, "at most 1000000 characters"),
}  # fmt: skip


@pytest.mark.parametrize(("text", "words"), FAULTS.values(), ids=FAULTS)
def test_what_is_no_record_is_refused_with_a_sentence(text: str, words: str) -> None:
    with pytest.raises(InvalidRecord) as error:
        Record.read(text)
    assert words in str(error.value)
    assert (error.value.ply, error.value.move, error.value.reason) == (None, None, None)


def test_the_result_must_be_right() -> None:
    record = Record(Position.parse(SHARED))
    record.play("Hf8d8/4")
    text = str(record)
    assert record.result == "orange black"
    for wrong in ("orange", "black", "black orange", "draw", ""):
        with pytest.raises(InvalidRecord, match=r"^expected the result 'orange black' after these moves"):
            Record.read(text.replace('"orange black"]\n\n', f'"{wrong}"]\n\n'))
    assert same(Record.read(text.replace('"orange black"]\n\n', '"*"]\n\n')), record)


def test_a_finished_position_has_its_result() -> None:
    over = Position.parse(SHARED).play("Hf8d8/4")
    assert over.is_over
    assert Record(over).result == "orange black"


@pytest.mark.parametrize("name", ["missing.txt", ".", "a\0b", "x" * 5000])
def test_a_file_that_cannot_be_read_is_refused(name: str, tmp_path: Path) -> None:
    with pytest.raises(InvalidRecord, match="cannot be read"):
        Record.read(tmp_path / name)


def test_a_file_that_is_not_utf_8_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_bytes(WHOLE.replace("Ann", "Zoé").encode("latin-1"))
    with pytest.raises(InvalidRecord, match="cannot be read"):
        Record.read(path)


def test_a_huge_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text(WHOLE + " " * 5_000_000)
    with pytest.raises(InvalidRecord, match="at most 1000000 characters"):
        Record.read(path)


def test_every_ply_of_a_record_is_checked() -> None:
    """Whichever move is left out, what follows breaks a rule or leads to another end."""
    record = random_record(3, "classic", 7)
    head, _, body = str(record).partition("\n\n")
    words = body.split()
    for at in range(len(words)):
        with pytest.raises(InvalidRecord):
            Record.read(head + "\n\n" + " ".join(words[:at] + words[at + 1 :]))
    assert re.search(r'\[Result "\w+', head)
