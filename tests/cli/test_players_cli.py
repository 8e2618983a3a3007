"""The commands that think, run for real."""

import json
from pathlib import Path
from typing import Any

import pytest

from blockness import Position
from blockness.locales import say
from cli.command import run

START = "classic orange:- green:- purple:- orange"
LATE = "classic green:d4c4/1,c5g5/5,g6g9/6,f9f6/2,e6e8/2 purple:d3f3/3,f4i4/1,i5i8/5,h8h5/3 green"
LATE_OF_THREE = (
    "expert black:j4j8/5,j6j7/2,h7h4/4,f4f8/1,h8i8/3,g8g6/5 "
    "green:i7i4/2,g4g5/1,g7d7/3,d9f9/4,h9j9/2 orange:d6e6/4,c6c8/1,e8b8/6,b6b5/3,d5d2/3 orange"
)
OVER = "classic green:d4c4/1,c5g5/5,g6g9/6,f9f6/2,e6e8/2,d8d6/4,c6c7/3 purple:d3f3/3,f4i4/1,i5i8/5,h8h5/3 over"


def data(*arguments: str) -> Any:
    return json.loads(run(*arguments, "--json").stdout)


def test_levels_are_listed_from_the_weakest() -> None:
    found = data("levels")
    assert [level["name"] for level in found][:1] == ["minnow"]
    assert [level["name"] for level in found][-1:] == ["nessie"]
    assert all(level["sentence"] for level in found)
    assert len(run("levels").stdout.splitlines()) == len(found)


@pytest.mark.parametrize("line", [START, LATE])
def test_choose_prints_a_legal_move_alone(line: str) -> None:
    one = run("choose", line, "--simulations", "500", "--seed", "3")
    assert one.returncode == 0
    assert one.stdout.strip() in {str(move) for move in Position.parse(line).legal_moves}
    assert one.stdout == run("choose", line, "--simulations", "500", "--seed", "3").stdout
    assert data("choose", line, "--level", "minnow")["level"] == "minnow"


@pytest.mark.long
@pytest.mark.parametrize("line", [LATE, LATE_OF_THREE], ids=["two seats", "three seats"])
def test_no_clock_runs_while_kernels_are_made_ready(line: str, tmp_path: Path) -> None:
    found = run("solve", line, "--seconds", "0.3", "--json", BLOCKNESS_CACHE=str(tmp_path))
    assert say("compiling", "en") in found.stderr
    assert json.loads(found.stdout)["proved"]


def test_solve_is_exact_or_says_no() -> None:
    found = data("solve", LATE)
    assert found["proved"] is True
    assert (found["winners"], found["left"]) == (["green"], {"green": 2, "purple": 6})
    assert found["move"] in {str(move) for move in Position.parse(LATE).legal_moves}
    no = run("solve", START, "--seconds", "0.1", "--json")
    assert (no.returncode, json.loads(no.stdout)["proved"]) == (1, False)


def test_analyse_tells_values_by_colour_and_moves_best_first() -> None:
    found = data("analyse", LATE, "--seconds", "0.5")
    assert found["proved"] is True
    assert found["values"]["green"] == {"share": 1.0, "left": 2.0}
    assert found["moves"][0]["share"] == 1.0
    assert data("analyse", START, "--seconds", "0.2")["proved"] is False


RECORD = f'[Variant "classic"]\n[Seats "green purple"]\n[Position "{LATE}"]\n\n'
REVIEWED = {
    "ply", "colour", "move", "best", "cost", "gained", "shares", "left", "proved", "judgement", "by", "forced",
    "passed", "kept", "turning", "find", "words",
}  # fmt: skip


def test_a_game_is_reviewed(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(f"{RECORD}Hd8d6/5\n")
    (found,) = data("review", str(file), "--simulations", "1000", "--nodes", "5000")
    assert set(found) == REVIEWED
    assert (found["ply"], found["colour"], found["move"]) == (1, "green", "Hd8d6/5")
    assert set(found["shares"]) == set(found["left"]) == {"green", "purple"}
    assert data("review", str(file), "--seconds", "0.2")[0]["move"] == "Hd8d6/5"
    said = run("review", str(file), "--language", "fr").stdout
    assert said.startswith("  1. green   Hd8d6/5")
    assert say("review-mistakes", "fr") in said
    assert say("review-accuracy", "fr") in said


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (f"{RECORD}Hd8d6/5 Hh4h", ["ply 2", "Hh4h"]),
        (f"{RECORD}Hd8d6/5 Hd8d6/5", ["ply 2", "Hd8d6/5", "segment-placed"]),
        ('[Variant "classic"]\n[Seats "orange green"]\n\nSd4g4\n', ["ply 1", "Sd4g4", "not-the-starter"]),
        (f'[Box "nonsense"]\n{RECORD}Hd8d6/5', ["nonsense"]),
        ('[Variant "classic"]\n[Sea', ["line 2"]),
    ],
    ids=["cut", "illegal", "of another box", "no box", "cut in the headers"],
)
def test_a_record_that_cannot_be_reviewed_is_refused_with_ply_move_and_reason(
    text: str, told: list[str], tmp_path: Path
) -> None:
    file = tmp_path / "game.txt"
    file.write_text(text)
    refused = run("review", str(file))
    assert (refused.returncode, refused.stdout) == (2, "")
    assert all(part in refused.stderr for part in told), refused.stderr


def test_a_match_is_played_and_rated(tmp_path: Path) -> None:
    file = str(tmp_path / "games.jsonl")
    found = data("arena", "otter", "minnow", "--games", "6", "--seed", "1", "--results", file)
    assert found["games"] == 6
    assert {rating["player"] for rating in found["ratings"]} == {"otter", "minnow"}
    assert data("arena", "otter", "minnow", "--games", "6", "--seed", "1", "--results", file) == found


@pytest.mark.parametrize(
    "arguments",
    [
        ("choose", "nonsense"),
        ("choose", START, "--level", "shark"),
        ("choose", START, "--seconds", "1", "--simulations", "5"),
        ("choose", START, "--seconds", "-1"),
        ("solve", "nonsense"),
        ("analyse", "nonsense"),
        ("review", "/nowhere"),
        ("arena", "otter"),
        ("arena", "otter", "shark"),
        ("arena", "otter", "minnow", "--backend", "abacus"),
        ("arena", "otter", "minnow", "--variant", "wild"),
    ],
    ids=" ".join,
)
def test_what_cannot_be_used_is_refused_with_a_sentence(arguments: tuple[str, ...], tmp_path: Path) -> None:
    where = ("--results", str(tmp_path / "games")) if arguments[0] == "arena" else ()
    refused = run(*arguments, *where)
    assert (refused.returncode, refused.stdout) == (2, "")
    assert refused.stderr.strip()


def test_there_is_nothing_to_choose_when_the_game_is_over() -> None:
    assert run("choose", OVER).returncode == 2
    assert data("solve", OVER)["move"] is None
    assert data("analyse", OVER)["proved"] is True
