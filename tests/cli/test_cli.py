"""The real command: what it prints, where, with which exit code, and never a traceback."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import blockness
from blockness import Box, Position, Record
from blockness.game.drawing import draw
from cli.command import answer, environment, run

EMPTY = "classic orange:- green:- orange"
ALONE = "classic orange:d4f4/1 green:h8i8/1 orange"
HURDLES = "classic orange:d4f4/1 green:c6d6/1,e6g6/2,g7e7/4 orange"
WALLED = "classic black:h8d8/1 purple:e9h9/1 black"  # purple is blocked until the black head moves
SHARED = "expert orange:f4d4/1,d6f6/4 black:h4h8/1 black"  # Hf8d8/4 ends it with a shared victory
OVER = "expert orange:f4d4/1,d6f6/4 black:h4h8/1,f8d8/4 over"
TABLED = "classic purple:f9f7/5,e7e8/2,f8i8/1 orange:g5i5/1,i4e4/2 orange"  # a line of perft/block-ness.perft
COMMANDS = ("terminal", "moves", "why", "play-moves", "show", "replay", "perft", "bench")


# --- moves, why, play-moves, show, perft, bench ---


@pytest.mark.parametrize("line", [SHARED, OVER])
def test_moves_are_listed_one_a_line(line: str) -> None:
    assert answer("moves", line) == "".join(f"{move}\n" for move in Position.parse(line).legal_moves)


def test_moves_of_another_box(box_file: str) -> None:
    line = "classic black:a1e1/1 green:- green"
    expected = Position.parse(line, Box.load(box_file)).legal_moves
    assert answer("moves", line, "--box", box_file).split() == [str(move) for move in expected]


@pytest.mark.parametrize(
    ("line", "move", "code", "printed"),
    [
        (ALONE, "Hf5f8/2", 0, "legal\n"),
        (HURDLES, "Hf5f8/3", 1, "under-an-arch f7: a green arch of height 4 is in the way on f7, "
         "and nothing can go under it\n"),
        (HURDLES, "Hf5g6/3", 1, "not-straight g6: a segment runs straight along a row or a column, never diagonally\n"),
        (OVER, "Sd4f4", 1, "game-over -: the game is over\n"),
    ],
)  # fmt: skip
def test_why_says_legal_or_the_reason_the_cell_and_a_sentence(line: str, move: str, code: int, printed: str) -> None:
    done = run("why", line, move)
    assert (done.returncode, done.stdout, done.stderr) == (code, printed, "")


def test_why_speaks_the_persons_language() -> None:
    french = "outside-the-lake a1: a1 est hors de la surface de jeu\n"
    assert run("why", EMPTY, "Sa1c1", LANG="fr_FR.UTF-8").stdout == french
    assert run("why", EMPTY, "Sa1c1", "--language", "fr", LANG="ru_RU.UTF-8").stdout == french


def test_play_moves_prints_the_line_after_them(box_file: str) -> None:
    assert answer("play-moves", SHARED, "Hf8d8/4") == f"{OVER}\n"
    after = answer("play-moves", "classic black:- green:- black", "Sa1e1", "Sa2b2", "--box", box_file)
    assert after == "classic black:a1e1/1 green:a2b2/1 black\n"


def test_show_draws_the_lake() -> None:
    assert answer("show", HURDLES).rstrip() == draw(Position.parse(HURDLES)).rstrip()
    assert answer("show", HURDLES, "--language", "ru").rstrip() == draw(Position.parse(HURDLES), "ru").rstrip()


def test_show_draws_another_box(box_file: str) -> None:
    rows = answer("show", "classic black:a1e1/1 green:- green", "--box", box_file).splitlines()[:4]
    assert [row.strip() for row in rows] == [
        "a   b   c   d   e", "2  ·   ·   ·   ·   ·   2", "1  b1~-b1--b1--b1- B1@ 1", "a   b   c   d   e"]  # fmt: skip


@pytest.mark.parametrize(("line", "depth", "count"), [(ALONE, 0, 1), (TABLED, 3, 24341), (OVER, 40, 0)])
def test_perft_prints_a_number(line: str, depth: int, count: int) -> None:
    done = run("perft", line, str(depth))
    assert (done.returncode, done.stdout) == (0, f"{count}\n")


def test_bench_prints_rates() -> None:
    done = run("bench", "--seconds", "0.01", "--seats", "2", "--variant", "expert", "--json")
    rates = json.loads(done.stdout)
    assert done.returncode == 0
    assert list(rates) == ["seats", "variant", "games_per_s", "plies_per_s", "plies_per_game"]
    assert (rates["seats"], rates["variant"]) == (2, "expert")
    assert 2 < rates["plies_per_game"] < 20
    plain = run("bench", "--seconds", "0.01").stdout.splitlines()
    assert [line.partition(": ")[0] for line in plain] == list(rates)


def test_engine_writes_the_library_for_javascript(tmp_path: Path) -> None:
    done = run("engine", str(tmp_path / "new" / "folder"))
    assert done.returncode == 0
    names = ["engine.d.ts", "engine.mjs", "engine.wasm"]
    assert sorted(Path(line).name for line in done.stdout.splitlines()) == names
    assert sorted(path.name for path in (tmp_path / "new" / "folder").iterdir()) == names


# --- replay ---


def written(tmp_path: Path, line: str, *moves: str) -> str:
    record = Record(Position.parse(line))
    record.headers |= {"Date": "2026-11-15", "Black": 'Zoé "Z"'}
    for move in moves:
        record.play(move)
    path = tmp_path / "game.txt"
    path.write_text(str(record), "utf-8")
    return str(path)


def test_replay_tells_moves_passes_and_standings(tmp_path: Path) -> None:
    assert answer("replay", written(tmp_path, WALLED, "Th7h6/3", "Hc8c5/4")) == (
        "  1. Black plays Th7h6/3.\n"
        "     Purple is blocked and passes.\n"
        "  2. Black plays Hc8c5/4.\n"
        "\n"
        "Standings\n"
        "1. Black: 7 segments left, head at height 4\n"
        "2. Purple: 9 segments left, head at height 1\n"
    )


def test_replay_tells_who_shares_the_victory(tmp_path: Path) -> None:
    assert answer("replay", written(tmp_path, SHARED, "Hf8d8/4"), "--language", "it") == (
        "  1. Nero gioca Hf8d8/4.\n"
        "Vittoria a pari merito: Arancione, Nero\n"
        "\n"
        "Classifica\n"
        "1. Arancione: 8 segmenti rimasti, testa ad altezza 4\n"
        "1. Nero: 8 segmenti rimasti, testa ad altezza 4\n"
    )


def test_replay_as_data(tmp_path: Path) -> None:
    assert json.loads(answer("replay", written(tmp_path, WALLED, "Th7h6/3"), "--json")) == {
        "variant": "classic",
        "seats": ["black", "purple"],
        "headers": {"Date": "2026-11-15", "Black": 'Zoé "Z"', "Purple": "?"},
        "events": [
            {"kind": "move", "ply": 1, "colour": "black", "move": "Th7h6/3"},
            {"kind": "pass", "colour": "purple"},
        ],
        "moves": ["Th7h6/3"],
        "position": "classic black:h6h7/3,h8d8/1 purple:e9h9/1 black",
        "over": False,
        "result": "*",
        "standings": [
            {"rank": 1, "colour": "black", "left": 8, "perch": 1},
            {"rank": 2, "colour": "purple", "left": 9, "perch": 1},
        ],
    }
    ended = json.loads(answer("replay", written(tmp_path, SHARED, "Hf8d8/4"), "--json"))
    assert ended["events"][-1] == {"kind": "end", "winners": ["orange", "black"]}
    assert (ended["over"], ended["result"], ended["position"]) == (True, "orange black", OVER)


def test_replay_refuses_a_record_that_breaks_a_rule(tmp_path: Path) -> None:
    path = Path(written(tmp_path, WALLED, "Th7h6/3"))
    path.write_text(path.read_text("utf-8") + "Hc8c5/4 Hc8c5/4\n", "utf-8")
    done = run("replay", str(path))
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("blockness: ply 3, Hc8c5/4: ")


# --- Unusable input: a sentence on stderr, exit code 2 ---

REFUSED = {
    "no such command": (["dance"], "dance"),
    "no position": (["moves"], "POSITION"),
    "no position line": (["moves", "x"], "blockness: expected the variant, a field for each of 2 to 4 seats"),
    "bytes that are no text": (["why", "\udcff", "Sd4f4"], "blockness: expected the variant"),
    "no move": (["why", EMPTY, "Sd4"], "blockness: expected a move like Sd4f4, Hd5d8/2 or Td5d8/2, got 'Sd4'\n"),
    "an illegal move": (
        ["play-moves", EMPTY, "Sd4f4", "Sf4f5"],
        "blockness: move 2, Sf4f5: not-open-water: f4 is not open water: an orange arch of height 1 is there\n"),
    "a negative depth": (["perft", EMPTY, "--", "-1"], "greater than or equal to 0"),
    "a missing box": (["moves", EMPTY, "--box", "/nowhere/b.toml"], "blockness: b.toml, line 1: the file cannot be"),
    "a missing record": (["replay", "/nowhere/game.txt"], "blockness: the record '/nowhere/game.txt' cannot be read: "),
    "an unknown language": (["show", EMPTY, "--language", "de"], "expected one of en, fr, it, ru, got 'de'"),
    "no number of seconds": (["bench", "--seconds", "nan"], "--seconds"),
    "an unknown player": (["terminal", "--seats", "person,dog"], "got 'dog'"),
    "too few colours": (["terminal", "--colours", "orange"], "blockness: expected 2 colours, got 1\n"),
    "a colour twice": (["terminal", "--colours", "orange,orange"], "blockness: expected different colours of "),
}  # fmt: skip


@pytest.mark.parametrize(("arguments", "words"), REFUSED.values(), ids=REFUSED)
def test_what_cannot_be_used_gets_a_sentence_and_exit_code_2(arguments: list[str], words: str) -> None:
    done = run(*arguments)
    assert (done.returncode, done.stdout) == (2, "")
    assert words in done.stderr


def test_a_bad_box_is_refused_with_its_line(box_file: str) -> None:
    box = Path(box_file)
    box.write_text(box.read_text().replace('"1/1 1/2"', '"1/1 1/1"'))
    done = run("show", EMPTY, "--box", box_file)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "blockness: other.toml, line 9: green has the segment 1/1 twice\n"


# --- Help ---


@pytest.mark.parametrize("command", ["terminal", "play-moves"])
def test_a_command_has_help(command: str) -> None:
    text = answer(command, "-h")
    assert f"Usage: blockness {command}" in text


def test_the_command_names_itself_its_version_and_its_commands() -> None:
    assert answer("--version") == f"blockness {blockness.__version__}\n"
    text = answer()  # without a word
    assert text == answer("--help")
    assert "To play in the browser: blockness serve --open" in text
    assert "Usage: blockness" in text
    assert all(re.search(rf"^\W*{command} ", text, re.M) for command in COMMANDS)


# --- Found by trying to break it ---


def test_a_depth_beyond_all_bounds_is_no_traceback() -> None:
    run("perft", EMPTY, "99999999999999999999")


@pytest.mark.parametrize("arguments", [["show", EMPTY], ["why", EMPTY, "Sa1c1", "--language", "ru"]])
def test_a_terminal_of_few_characters_gets_no_traceback(arguments: list[str]) -> None:
    run(*arguments, PYTHONIOENCODING="ascii")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
def test_a_full_disk_gets_a_sentence() -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "blockness", "moves", EMPTY],
            stdout=full, stderr=subprocess.PIPE, env=environment(), check=False,
        )  # fmt: skip
    assert b"Traceback" not in done.stderr


def test_a_reader_who_has_seen_enough_is_no_failure() -> None:
    read_end, write_end = os.pipe()
    os.close(read_end)
    done = subprocess.run(
        [sys.executable, "-m", "blockness", "moves", EMPTY],
        stdout=write_end, stderr=subprocess.PIPE, env=environment(), check=False,
    )  # fmt: skip
    os.close(write_end)
    assert (done.returncode, done.stderr) == (0, b"")


def test_an_unknown_setting_gets_a_sentence() -> None:
    done = run("moves", EMPTY, BLOCKNESS_KERNELS="fast")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("blockness: expected BLOCKNESS_KERNELS to be compiled, checked or plain, got 'fast'")
