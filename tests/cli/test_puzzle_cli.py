"""Puzzles on the command line, started the way a person would."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from blockness.cli.puzzle_table import PuzzleTable
from blockness.locales import say
from blockness.puzzles import Puzzle
from blockness.puzzles.collection import published
from blockness.puzzles.course import Course
from cli import command
from locales.words import like

if TYPE_CHECKING:
    import subprocess
    from pathlib import Path

DUEL = "block:2 classic purple:h5e5/1,d5d4/2,e4e8/2:2/3,4/6 black:d6h6/1,h7f7/5:2/4,3/6 black"


def run(*arguments: str, text: str = "", cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
    return command.run("puzzle", *arguments, stdin=text, cwd=cwd)


def data(*arguments: str, text: str = "", cwd: Path | None = None) -> Any:
    done = run(*arguments, "--json", text=text, cwd=cwd)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_puzzles_are_listed_without_solutions() -> None:
    found = data("list")
    assert [one["id"] for one in found] == [entry.id for entry in published()]
    assert set(found[0]) == {"id", "chapter", "grade", "theme", "goal", "sentence", "variant", "seats", "text"}
    assert len(run("list", "--grade", "5").stdout.splitlines()) == sum(entry.grade == 5 for entry in published())


def test_a_puzzle_is_shown_proved_and_solved() -> None:
    shown = run("show", "lesson-1")
    assert "classic" in shown.stdout
    assert data("show", "lesson-1", "--language", "fr")["sentence"].endswith(".")
    proof = data("prove", "lair-3")
    assert (proof["solvable"], proof["solutions"], proof["exact"]) == (True, 1, True)
    assert proof["nodes"] > 0
    assert say("puzzle-first-moves", count=1) in run("prove", DUEL, "--language", "en").stdout
    assert data("solve", DUEL)["line"] == ["Hf8i8/6", "He9g9/3", "Td7d9/4"]
    assert data("solve", Puzzle.parse(DUEL).link)["solvable"] is True
    assert run("solve", "daily").returncode == 0


def test_what_cannot_be_solved_ends_with_1() -> None:
    text = "reach:i8 classic orange:d4f4/1:1/3 green:- orange"
    assert run("solve", text).returncode == 1
    assert run("prove", text).returncode == 1


def test_a_puzzle_is_played(tmp_path: Path) -> None:
    orders = "nonsense\nHa1b1/9\nhint\ncheck\nmoves\n1\nundo\nagain\nHf8i8/6\nTd7d9/4\n"
    played = run("play", DUEL, "--language", "en", text=orders)
    assert played.returncode == 0
    answer = say("puzzle-answer", colour="purple", move="He9g9/3")
    for sentence in ("Try Hf8i8/6.", say("puzzle-solvable-here"), answer, say("puzzle-solved")):
        assert sentence in played.stdout
    assert data("play", DUEL, text="Hf8i8/6\nTd7d9/4\n") == {
        "id": "line",
        "solved": True,
        "moves": ["Hf8i8/6", "He9g9/3", "Td7d9/4"],
    }
    file = tmp_path / "mine.txt"
    file.write_text(DUEL)
    assert data("play", str(file), text="quit\n")["solved"] is False


def test_nobody_plays_on_after_the_last_turn() -> None:
    late = run("play", DUEL.replace("block:2", "block:1"), "--language", "en", text="Hf8i8/6\nTd7d9/4\ncheck\nhint\n")
    assert say("puzzle-solved") not in late.stdout
    assert late.stdout.count(say("puzzle-not-solved")) == 2
    assert late.stdout.count(say("puzzle-unsolvable-here")) == 2


def test_what_takes_too_long_to_tell_is_not_told(capsys: pytest.CaptureFixture[str]) -> None:
    table = PuzzleTable(Puzzle.parse(DUEL), "en")
    for order in ("check", "hint"):
        table.course = Course.of(table.puzzle, nodes=1)
        table.obey(order)
    said = capsys.readouterr().out
    assert len(like("puzzle-too-large").findall(said)) == 2
    assert say("puzzle-unsolvable-here") not in said


def test_puzzles_are_made_and_the_making_goes_on(tmp_path: Path) -> None:
    options = ("generate", "--goal", "first", "--count", "3", "--seed", "2")
    made = data(*options, cwd=tmp_path)["puzzles"]
    assert [one["id"] for one in made] == ["first-2-1", "first-2-2", "first-2-3"]
    assert all(one["solutions"] == 1 and 1 <= one["grade"] <= 5 for one in made)
    assert run(*options, cwd=tmp_path).stdout.splitlines() == [one["text"] for one in made]
    assert (tmp_path / "puzzles-first-2.jsonl").exists()
    for name in ("set.json", "my set_1:2.json"):
        (tmp_path / name).write_text(json.dumps({"puzzles": made}))
        assert all(one["solvable"] for one in data("prove", name, cwd=tmp_path))


@pytest.mark.parametrize(
    "arguments",
    [
        ("show", "no-such-puzzle"),
        ("show", "/nowhere/at/all.json"),
        ("prove", DUEL[:50]),
        ("prove", DUEL.replace("h5e5/1", "h5e5/2")),
        ("prove", "x" * 100_000),
        ("prove", "x y" * 10_000),
        ("solve", ""),
        ("show", "x" * 300),
        ("show", "my set.json"),
        ("play", "grow:all classic"),
        ("list", "README.md"),
        ("generate", "--goal", "swim"),
        ("generate", "--goal", "first", "--backend", "abacus"),
        ("generate", "--grade", "9"),
        ("generate", "--count", "0"),
    ],
    ids=lambda words: " ".join(words)[:40],
)
def test_what_cannot_be_used_is_refused_with_a_sentence(arguments: tuple[str, ...], tmp_path: Path) -> None:
    for name in ("README.md", "my set.json"):
        (tmp_path / name).write_text("no puzzle")
    refused = run(*arguments, cwd=tmp_path)
    assert (refused.returncode, refused.stdout) == (2, "")
    assert refused.stderr.strip()
