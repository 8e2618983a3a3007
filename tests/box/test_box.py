"""Box files: the usual one's printed facts, what others may change, and what is refused on which line."""

from __future__ import annotations

import pickle
import random
import re
from importlib.resources import files
from typing import TYPE_CHECKING

import pytest

import oracle
from blockness import Box, Cell, Game, InvalidBox, Position, Segment

if TYPE_CHECKING:
    from pathlib import Path

USUAL = files("blockness.box").joinpath("box.toml").read_text("utf-8")
LINES = USUAL.splitlines()
COLOURS = ("orange", "green", "purple", "black")


def line_of(text: str) -> int:
    """The line of the usual file that starts like that."""
    return next(number for number, line in enumerate(LINES, 1) if line.startswith(text))


LAKE, MONSTERS, ORANGE, GREEN = line_of("lake"), line_of("[monsters]"), line_of("orange"), line_of("green")
FIRST_ROW, LAST_ROW = LAKE + 1, LAKE + 11


def changed(old: str, new: str, at: int | None = None) -> str:
    """The usual file with one thing changed, on one line only if that is named."""
    if at is None:
        assert old in USUAL
        return USUAL.replace(old, new, 1)
    assert old in LINES[at - 1]
    return "\n".join([*LINES[: at - 1], LINES[at - 1].replace(old, new, 1), *LINES[at:]]) + "\n"


def with_lake(*rows: str) -> str:
    return "\n".join([*LINES[:LAKE], *rows, *LINES[LAST_ROW:]]) + "\n"


def refusal(text: str) -> str:
    with pytest.raises(InvalidBox) as error:
        Box.parse(text)
    return str(error.value)


# --- The usual box ---


def test_the_usual_box_is_the_page() -> None:
    box = Box.usual()
    assert box.order == oracle.BOX.order
    assert box.lake == oracle.BOX.lake
    for colour in COLOURS:
        assert [(one.length, one.height) for one in box.monster(colour)] == list(oracle.BOX.monsters[colour])


@pytest.mark.parametrize(("seats", "cells"), [(2, 45), (3, 77), (4, 117)])
def test_the_usual_lake_has_45_77_and_117_cells(seats: int, cells: int) -> None:
    box = Box.usual()
    zones = [box.zone(x, y) for x in range(-1, 17) for y in range(-1, 17)]
    assert sum(zone <= seats for zone in zones) == cells


def test_the_usual_lake_is_the_same_from_all_sides() -> None:
    lake = Box.usual().lake
    assert lake == lake[::-1] == tuple(row[::-1] for row in lake) == tuple(map("".join, zip(*lake, strict=True)))


def test_the_usual_sets_keep_the_published_facts() -> None:
    """Ten segments each, six heights, the same heights in all sets, four starters of four lengths."""
    sets = Box.usual().monsters
    heights = [[segment.height for segment in monster] for monster in sets]
    assert [len(set(monster)) for monster in sets] == [10] * 4
    assert set(heights[0]) == {1, 2, 3, 4, 5, 6}
    assert heights == [heights[0]] * 4
    assert {monster[0] for monster in sets} == {Segment(length, 1) for length in (1, 2, 3, 4)}
    assert len(set(sets)) == 4


def test_zones_are_counted_from_the_south_west() -> None:
    box = Box.parse(with_lake("22222", "23333", "44444"))
    cells = {name: box.zone(Cell(name).x, Cell(name).y) for name in ("a1", "e1", "a3", "b2", "a2", "f1", "a4")}
    assert cells == {"a1": 4, "e1": 4, "a3": 2, "b2": 3, "a2": 2, "f1": 9, "a4": 9}


# --- Faults of a box file, each with its line ---

FAULTS = {
    "a segment twice": (changed("2/4", "1/4", ORANGE), ORANGE, "orange has the segment 1/4 twice"),
    "a starter twice": (changed("2/2", "1/1", GREEN), GREEN, "green has the segment 1/1 twice"),
    "two lowest": (changed("2/2", "2/1", GREEN), GREEN, "exactly one lowest segment for green"),
    "two lowest, none of height 1": (changed("2/1", "2/2", ORANGE), ORANGE, "exactly one lowest segment for orange"),
    "no segments": (changed('"2/1 3/2 4/2 1/3 3/3 1/4 2/4 2/5 4/5 3/6"', '""', ORANGE), ORANGE, "1 to 15 segments"),
    "16 segments": (changed("3/6", "3/6 1/2 1/5 1/6 2/3 2/6 5/2", GREEN), GREEN, "1 to 15 segments for green"),
    "length 0": (changed("2/1", "0/1", ORANGE), ORANGE, "got '0/1'"),
    "length 6": (changed("2/1", "6/1", ORANGE), ORANGE, "got '6/1'"),
    "height 0": (changed("2/1", "2/0", ORANGE), ORANGE, "got '2/0'"),
    "height 7": (changed("2/1", "2/7", ORANGE), ORANGE, "got '2/7'"),
    "no slash": (changed("2/1", "21", ORANGE), ORANGE, "got '21'"),
    "a comma": (changed("2/1 ", "2/1, ", ORANGE), ORANGE, "got '2/1,'"),
    "a sign": (changed("2/1", "+2/1", ORANGE), ORANGE, "got '+2/1'"),
    "other digits": (changed("2/1", "٢/1", ORANGE), ORANGE, "got '٢/1'"),
    "two digits": (changed("2/1", "02/1", ORANGE), ORANGE, "got '02/1'"),
    "a segment as a number": (changed('"2/1 3/2 4/2 1/3 3/3 1/4 2/4 2/5 4/5 3/6"', "21", ORANGE), ORANGE, "for orange"),
    "segments as a list": (changed('"2/1 3/2 4/2 1/3 3/3 1/4 2/4 2/5 4/5 3/6"', '["2/1"]', ORANGE), ORANGE, "orange"),
    "no orange": (changed(LINES[ORANGE - 1] + "\n", ""), MONSTERS, "for orange"),
    "an unknown monster": (changed("orange", "red   ", ORANGE), ORANGE, "got 'red'"),
    "no monsters": (USUAL[: USUAL.index("[monsters]")], 1, "a table [monsters]"),
    "monsters as a text": (
        changed("# north", 'monsters = "orange"\n# north').partition("[monsters]")[0],
        line_of("# north"), "a table [monsters]"),
    "no order": (changed(LINES[line_of("order") - 1] + "\n", ""), 1, "expected order"),
    "an order of three": (changed(', "black"]', "]"), line_of("order"), "expected order"),
    "an order of five": (changed(', "black"]', ', "black", "red"]'), line_of("order"), "expected order"),
    "an order with one twice": (changed(', "black"]', ', "orange"]'), line_of("order"), "expected order"),
    "an order with a stranger": (changed(', "black"]', ', "red"]'), line_of("order"), "expected order"),
    "an order of numbers": (changed('"orange", "green", "purple", "black"', "1, 2, 3, 4"), line_of("order"), "order"),
    "an order as a text": (changed('["orange", "green", "purple", "black"]', '"orange"'), line_of("order"), "order"),
    "no lake": (USUAL[: USUAL.index("lake =")] + USUAL[USUAL.index("[monsters]") :], 1, "expected lake"),
    "a lake as a list": (with_lake().replace('lake = """\n"""', 'lake = ["22", "22"]'), LAKE, "expected lake"),
    "an empty lake": (with_lake(), LAKE, "expected a lake, got none"),
    "a lake of blanks": (with_lake("   ", " "), LAKE, "expected a lake, got none"),
    "no deep water": (with_lake("333", "444"), LAKE, "deep water"),
    "nothing but shore": (with_lake("...", "..."), LAKE, "deep water"),
    "a short row": (changed("44333333344", "4433333334", FIRST_ROW + 1), FIRST_ROW + 1, "a row of 11 cells"),
    "a long row": (changed("44333333344", "443333333444", FIRST_ROW + 1), FIRST_ROW + 1, "got 12"),
    "a short last row": (changed(".444444444.", ".444444444", LAST_ROW), LAST_ROW, "a row of 11 cells"),
    "a gap in a row": (changed("222", "2 2", FIRST_ROW + 3), FIRST_ROW + 3, "got ' '"),
    "a zone for one seat": (changed("222", "212", FIRST_ROW + 3), FIRST_ROW + 3, "got '1'"),
    "a zone for five seats": (changed("222", "252", FIRST_ROW + 3), FIRST_ROW + 3, "got '5'"),
    "a letter": (changed("222", "2x2", FIRST_ROW + 3), FIRST_ROW + 3, "got 'x'"),
    "another alphabet's two": (changed("222", "2٢2", FIRST_ROW + 3), FIRST_ROW + 3, "got '٢'"),
    "deep water cut off": (with_lake("222222", "333333", ".22222"), LAKE + 3, "for 2 seats is not connected: cell 2"),
    "a first ring cut off": (with_lake("222222", "......", "33333."), LAKE + 3, "for 3 seats is not connected"),
    "an outer ring cut off": (with_lake("22222.4", "22222..", "3333333"), LAKE + 1, "for 4 seats is not connected"),
    "joined at a corner only": (with_lake("22222.", ".....2"), LAKE + 2, "for 2 seats is not connected: cell 6"),
    "17 rows": (with_lake(*["22222"] * 17), LAKE + 17, "at most 16 x 16 cells, got 5 x 17"),
    "17 columns": (with_lake("2" * 17), LAKE + 1, "at most 16 x 16 cells, got 17 x 1"),
    "40 x 40": (with_lake(*["2" * 40] * 40), LAKE + 17, "at most 16 x 16 cells, got 40 x 40"),
    "no room for a starter": (
        with_lake("2222", "2222", "2222"), line_of("black") - 8, "the starter of black finds no room"),
    "room only in another zone": (
        with_lake("222223", "222222", "333333").replace("222222", "222224").replace("1/1", "5/1"),
        GREEN - 8, "the starter of green finds no room"),
    "an unknown key": (changed("# north", "sea = 1\n# north"), line_of("# north"), "got 'sea'"),
    "an unknown table": (USUAL + "[rules]\nx = 1\n", len(LINES) + 1, "got 'rules'"),
    "a key twice": (USUAL + 'orange = "2/1"\n', len(LINES) + 1, "not TOML"),
    "not TOML": (changed('green  = "', "green  = "), GREEN, "not TOML"),
    "a text that never ends": (USUAL[: USUAL.index('"""\n\n[mon')], LAST_ROW, "not TOML"),
    "nothing at all": ("", 1, "expected order"),
    "a nest of brackets": ("order = " + "[" * 5000, 1, "not TOML"),
    "a number of 5,000 digits": ("order = " + "9" * 5000, 1, "not TOML"),
    "over 64 KiB": (USUAL + "#" * 70_000, 1, "at most 65536"),
}  # fmt: skip


@pytest.mark.parametrize(("text", "line", "words"), FAULTS.values(), ids=FAULTS)
def test_a_box_that_makes_no_sense_is_refused_with_its_line(text: str, line: int, words: str) -> None:
    sentence = refusal(text)
    assert sentence.startswith(f"box, line {line}: ")
    assert words in sentence
    assert "\n" not in sentence


@pytest.mark.parametrize("end", ["\r\n", "\n"])
def test_lines_are_counted_the_same_with_every_line_end(end: str) -> None:
    assert refusal(changed("44333333344", "4433333334", FIRST_ROW + 1).replace("\n", end)).startswith(
        f"box, line {FIRST_ROW + 1}:"
    )


ELSEWHERE = {
    "blanks after the opening quotes": (
        changed('"""', '"""  ').replace("44333333344", "4433333334x", 1), FIRST_ROW + 1),
    "a lake continued from its first line": (
        changed('"""', '"""\\').replace("44333333344", "4433333334x", 1), FIRST_ROW + 1),
    "a lake on one line": (with_lake().replace('"""\n"""', '"22222\\n22222\\n2222x"'), LAKE),
    "monsters on one line": (
        'lake = """\n22222\n22222\n"""\norder = ["orange", "green", "purple", "black"]\n'
        'monsters = { orange = "2/1", green = "1/1 1/1", purple = "3/1", black = "4/1" }\n', 6),
    "a table for a monster": (changed("green  =", "[monsters.green]\nset ="), GREEN),
    "monsters as a list of tables": (changed("[monsters]", "[[monsters]]"), MONSTERS),
    "a line separator in a comment": (changed("# north", "# \u2028north").replace("1/1", "2/2"), GREEN),
}  # fmt: skip


@pytest.mark.parametrize(("text", "line"), ELSEWHERE.values(), ids=ELSEWHERE)
def test_the_line_is_right_however_the_toml_is_written(text: str, line: int) -> None:
    assert refusal(text).startswith(f"box, line {line}: ")


# --- Files that cannot be read ---


def test_a_file_is_read_and_named_in_its_faults(tmp_path: Path) -> None:
    path = tmp_path / "my box.toml"
    path.write_text(USUAL, "utf-8")
    assert Box.load(path) == Box.load(str(path)) == Box.usual()
    path.write_text(changed("2/2", "1/1", GREEN), "utf-8")
    with pytest.raises(InvalidBox, match=f"^my box.toml, line {GREEN}: green has the segment 1/1 twice$"):
        Box.load(path)


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    for path in (tmp_path / "missing.toml", tmp_path, tmp_path / "a\0b", tmp_path / ("x" * 5000)):
        with pytest.raises(InvalidBox, match=r"(?s)line 1: the file cannot be read \(.+\)$"):
            Box.load(path)


@pytest.mark.parametrize(("raw", "line"), [(b"\xff", 1), (b"order = 1\n# caf\xe9\n", 2), (USUAL.encode("utf-16"), 1)])
def test_a_file_that_is_not_utf_8_is_refused(raw: bytes, line: int, tmp_path: Path) -> None:
    path = tmp_path / "box.toml"
    path.write_bytes(raw)
    with pytest.raises(InvalidBox, match=f"^box.toml, line {line}: expected UTF-8 text, got a byte 0x"):
        Box.load(path)


def test_a_huge_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "box.toml"
    path.write_text(USUAL + "#" * 10_000_000, "utf-8")
    with pytest.raises(InvalidBox, match=r"^box\.toml, line 1: expected at most 65536 bytes$"):
        Box.load(path)


@pytest.mark.parametrize("lead", ["#", "# "])
def test_a_huge_file_of_long_characters_is_refused_for_its_size(lead: str, tmp_path: Path) -> None:
    path = tmp_path / "box.toml"
    path.write_text(f"{USUAL}{lead}{'é' * 40_000}\nnonsense", "utf-8")
    with pytest.raises(InvalidBox, match="expected at most 65536 bytes"):
        Box.load(path)


# --- What another box may be ---

THE_SAME = {
    "an indented lake": re.sub(r"^([.2-4]+)$", r"    \1  ", USUAL, flags=re.M),
    "a lake in single quotes": USUAL.replace('"""', "'''"),
    "segments in any order": changed("2/1 3/2 4/2 1/3", "1/3 4/2 2/1 3/2", ORANGE),
    "monsters as dotted keys": re.sub(
        r"^(orange|green|purple|black) ", r"monsters.\1 ", USUAL.replace("[monsters]", "#"), flags=re.M),
}  # fmt: skip

VARIATIONS = {
    "another order": changed('"orange", "green", "purple", "black"', '"black", "purple", "green", "orange"'),
    "lengths of 5": changed("4/2", "5/2", ORANGE).replace("4/4", "5/4").replace("4/6", "5/6").replace("4/1", "5/1"),
    "starters of several heights": re.sub(
        r"^(purple|black) .*", r'\1 = "3/3 1/4 4/5 2/5 2/6 1/6"', USUAL.replace("1/1", "1/1 2/6"), flags=re.M),
    "15 segments": changed("3/6", "3/6 1/2 1/5 1/6 2/3 2/6", GREEN),
    "starters alone": re.sub(r'"(\d/1) [^"]*"', r'"\1"', USUAL),
    "one height only for one": re.sub(r'^green .*', 'green = "1/6"', USUAL, flags=re.M),
    "a lake of 16 x 16": with_lake(*["4" + "2" * 14 + "4"] * 14, "3" * 16, "4" * 16),
    "a lake of 16 x 2": with_lake("2" * 16, "2" * 16),
    "a lake of 1 x 16": with_lake(*"2" * 16),
    "a lake of 5 x 1": with_lake("22222"),
    "a lake with rocks": with_lake("2222222", "2.222.2", "2222222", "222.222", "3333333", "44.4444"),
    "a bay of the first ring": with_lake("22222", "3.4.3", "33333"),
}  # fmt: skip


def oracle_box(box: Box) -> oracle.OracleBox:
    sets = {colour: tuple((one.length, one.height) for one in box.monster(colour)) for colour in box.order}
    return oracle.OracleBox(box.order, box.lake, sets)


@pytest.mark.parametrize("name", VARIATIONS)
def test_whole_games_in_other_boxes_agree_with_the_oracle(name: str) -> None:
    box = Box.parse(VARIATIONS[name])
    literal, chance = oracle_box(box), random.Random(name)
    for seats in (2, 3, 4):
        for variant in ("classic", "expert"):
            colours = tuple(chance.sample(COLOURS, seats))
            game, state = Game.start(seats, variant, colours, box), oracle.start(seats, variant, colours, literal)
            while not game.is_over:
                assert [str(move) for move in game.position.legal_moves] == oracle.legal(state)
                move = chance.choice(game.position.legal_moves)
                game.play(move)
                state = oracle.play(state, str(move))
                assert str(game.position) == oracle.line(state)
            assert state.turn == oracle.OVER
            assert Position.parse(str(game.position), box) == game.position
            assert oracle.standings(state) == [(s.rank, s.colour, s.left, s.perch) for s in game.position.standings]


@pytest.mark.parametrize("text", THE_SAME.values(), ids=THE_SAME)
def test_the_same_box_written_otherwise_is_the_same(text: str) -> None:
    assert text != USUAL
    assert Box.parse(text) == Box.usual()


def test_monsters_follow_the_order() -> None:
    box = Box.parse(VARIATIONS["another order"])
    assert box.order == COLOURS[::-1]
    assert box.monsters == Box.usual().monsters[::-1]
    assert Game.start(2, box=box).position.colours == ("black", "purple")


# --- A box on one line ---


@pytest.mark.parametrize("text", [USUAL, *VARIATIONS.values()], ids=["the usual box", *VARIATIONS])
def test_a_box_is_its_line(text: str) -> None:
    box = Box.parse(text)
    again = Box.parse_line(box.line)
    assert "\n" not in box.line
    assert again == box
    assert hash(again) == hash(box)
    assert pickle.loads(pickle.dumps(box)) == box  # noqa: S301 - our own bytes


USUAL_LINE = Box.usual().line


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        (USUAL_LINE, "", "expected lake=… and a colour=…"),
        ("lake=", "", "expected lake=… and a colour=…"),
        ("lake=", "sea=", "got 'sea="),
        (" orange=", "  orange=", "got ''"),
        (" green=", " orange=", "got 'orange=1/1"),
        ("orange=2/1", "red=2/1", "got 'red="),
        ("lake=.", "lake=x", "got 'x'"),
        ("lake=.", "lake=", "a row of 10 cells"),
        ("2/1", "2/9", "got '2/9'"),
        ("orange=2/1", "orange=2/1,2/1", "orange has the segment 2/1 twice"),
        (USUAL_LINE[: USUAL_LINE.index(" ")], "lake=", "expected a lake, got none"),
        (USUAL_LINE[: USUAL_LINE.index(" ")], "lake=22/22", "finds no room"),
        (USUAL_LINE[: USUAL_LINE.index(" ") + 1], "", "expected a lake, got none"),
        (USUAL_LINE[USUAL_LINE.index(" black") :], "", "expected order to list"),
    ],
)
def test_a_line_that_is_no_box_is_refused(old: str, new: str, words: str) -> None:
    assert old in USUAL_LINE
    with pytest.raises(InvalidBox, match=r"^box, line 1: ") as error:
        Box.parse_line(USUAL_LINE.replace(old, new, 1))
    assert words in str(error.value)
