"""The game in the terminal: whole games, commands, undo, files, and anything people might type."""

from __future__ import annotations

import json
import random
import re
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from blockness import Game, Position, Record
from blockness.game import Moved, Passed
from blockness.locales import say
from cli.command import answer, environment, run

if TYPE_CHECKING:
    from pathlib import Path

EMPTY = "classic orange:- green:- orange"


def first_moves_game(seats: int, variant: str) -> Game:
    """A game in which everybody always plays the move in the middle of the list."""
    game = Game.start(seats, variant)
    while not game.is_over:
        game.play(game.position.legal_moves[len(game.position.legal_moves) // 2])
    return game


@pytest.mark.parametrize(("seats", "variant", "by"), [(2, "classic", "number"), (3, "expert", "text")])
def test_people_play_a_whole_game(seats: int, variant: str, by: str, tmp_path: Path) -> None:
    game = first_moves_game(seats, variant)
    if by == "number":
        orders = [str(len(position.legal_moves) // 2 + 1) for position in game.positions[:-1]]
    else:
        orders = [str(move).lower() for move in game.moves]
    path = tmp_path / "game.txt"
    printed = answer(
        "terminal", "--seats", ",".join(["person"] * seats), "--variant", variant,
        stdin="\n".join([*orders, f"save {path}", "quit"]) + "\n",
    )  # fmt: skip
    lines = printed.splitlines()
    for event in game.events:
        if isinstance(event, Moved):
            assert f"{event.ply:>3}. {event.colour.capitalize()} plays {event.move}." in printed
    assert printed.count("is blocked and passes.") == sum(isinstance(event, Passed) for event in game.events)
    standings = [
        f"{one.rank}. {one.colour.capitalize()}: {say('left', count=one.left)}, head at height {one.perch}"
        for one in game.position.standings
    ]
    at = lines.index("Standings")
    assert lines[at + 1 : at + 1 + seats] == standings
    assert lines[-1].endswith(say("terminal-bye"))
    assert Record.read(path).positions == game.positions
    assert json.loads(answer("replay", str(path), "--json"))["position"] == str(game.position)


def test_computers_play_by_their_seed(tmp_path: Path) -> None:
    games = []
    for number, seed in enumerate(("7", "7")):
        path = tmp_path / f"{number}.txt"
        answer("terminal", "--seats", "random,random,random", "--seed", seed, stdin=f"save {path}\n")
        games.append(Record.read(path))
    assert games[0].is_over
    assert games[0].positions == games[1].positions
    assert games[0].headers["Orange"] == "random"


def test_a_person_plays_a_computer_to_the_end(tmp_path: Path) -> None:
    """The person always plays move 1; the computer's moves follow from the seed."""
    path = tmp_path / "game.txt"
    orders = "1\n" * 12 + f"save {path}\n"
    answer("terminal", "--seats", "person,random", "--colours", "black,purple", "--seed", "2", stdin=orders)
    record = Record.read(path)
    assert record.is_over
    assert record.position.colours == ("black", "purple")
    assert {key: record.headers[key] for key in ("Black", "Purple")} == {"Black": "person", "Purple": "random"}
    assert re.fullmatch(r"\d{4}-\d\d-\d\d", record.headers["Date"])
    chance = random.Random(2)
    for position, move in zip(record.positions, record.moves, strict=False):
        mine = position.turn == "black"
        assert move == (position.legal_moves[0] if mine else chance.choice(position.legal_moves))


def orders_and_answers(printed: str) -> list[str]:
    """The text between each prompt and the next."""
    return [part.strip() for part in printed.split("Your move>")[1:]]


def test_orders_other_than_moves_are_answered() -> None:
    orders = [
        "",
        "help",
        "?",
        "why Sd4e4",
        "why sd4 f4",
        "why",
        "foo",
        "0",
        "125",
        "９",
        "-1",
        "Sd4e4",
        "undo",
        "save",
        "QUIT",
    ]
    answers = orders_and_answers(answer("terminal", "--seats", "person,person", stdin="\n".join(orders)))
    assert len(answers) == len(orders)
    assert answers[0] == ""
    assert answers[1] == answers[2]
    assert "play the move with that number" in answers[1]
    assert answers[3] == "Sd4e4 is not allowed: Orange’s starter has length 2, not 1."
    assert answers[4] == "Sd4f4 is allowed."
    assert answers[6] == say("terminal-unknown", text="foo")
    assert answers[7] == answers[8] == say("terminal-number", count=124)
    assert answers[9] == say("terminal-unknown", text="９")
    assert answers[10] == say("terminal-unknown", text="-1")
    assert answers[11] == answers[3]
    assert answers[12] == say("terminal-nothing-to-undo")
    assert answers[13] == say("terminal-which-file")
    assert answers[14] == say("terminal-bye")


def test_moves_lists_every_move_with_its_number() -> None:
    answers = orders_and_answers(answer("terminal", "--seats", "person,person", stdin="moves\n"))
    listed = re.findall(r"(\d+) (S\w+)", answers[0])
    legal = Position.start(2).legal_moves
    assert listed == [(str(number), str(move)) for number, move in enumerate(legal, 1)]
    assert answers[0].startswith(f"{say('turn', colour='orange')}: {say('moves-count', count=124)}")


def test_undo_gives_a_person_the_turn_back(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    orders = ["Sd4f4", "undo", "Sc4c6", "1", "1", "undo", "undo", f"save {path}"]
    printed = answer("terminal", "--seats", "person,random,random", "--seed", "4", stdin="\n".join(orders))
    assert printed.count(say("terminal-undone", count=3)) == 3
    assert [str(move) for move in Record.read(path).moves][:1] == ["Sc4c6"]
    assert Record.read(path).position.turn == "orange"


def test_undo_after_the_end_goes_on_with_the_game(tmp_path: Path) -> None:
    game, path = first_moves_game(2, "expert"), tmp_path / "game.txt"
    orders = [*map(str, game.moves), "undo", f"save {path}", str(game.moves[-1]), "quit"]
    printed = answer("terminal", "--seats", "person,person", "--variant", "expert", stdin="\n".join(orders))
    assert printed.count("Standings") == 2
    assert say("terminal-undone", count=1) in printed
    assert Record.read(path).positions == game.positions[:-1]


def test_save_never_overwrites(tmp_path: Path) -> None:
    path = tmp_path / "a game.txt"
    orders = [
        f"save {path}",
        "Sd4f4",
        f"save {path}",
        f"save {tmp_path}/no/where",
        f"save {tmp_path}",
        f"save {path}2",
        "q",
    ]
    printed = answer("terminal", "--seats", "person,person", stdin="\n".join(orders))
    assert say("terminal-saved", file=str(path)) in printed
    assert say("terminal-exists", file=str(path)) in printed
    assert say("terminal-not-saved", file=f"{tmp_path}/no/where", error="No such file or directory") in printed
    assert say("terminal-exists", file=str(tmp_path)) in printed
    assert Record.read(path).moves == ()
    assert len(Record.read(f"{path}2").moves) == 1


def test_the_end_of_the_input_ends_the_program_in_the_persons_language(box_file: str) -> None:
    assert answer("terminal", stdin="", LANG="fr_FR").endswith("Votre coup> \nAu revoir.\n")
    russian = answer("terminal", "--box", box_file, "--language", "ru", stdin="why Sa1b1\nfoo")
    reason = say("reason-not-the-starter", "ru", turn="orange", starter=4, length=1)
    assert say("terminal-refused", "ru", move="Sa1b1", reason=reason) in russian
    assert say("terminal-unknown", "ru", text="foo") in russian


def test_what_people_type_is_printed_as_they_typed_it() -> None:
    answers = orders_and_answers(answer("terminal", stdin="[bold]x[/bold]\n[/x]\n{ $y }\n%s\n"))
    for typed, said in zip(("[bold]x[/bold]", "[/x]", "{ $y }", "%s"), answers, strict=False):
        assert said == f"“{typed}” is neither a move nor a command. Type help for a list."


def test_colons_are_printed_as_they_were_typed() -> None:
    assert "“:cat:” is neither" in answer("terminal", stdin=":cat:\n")


def test_after_the_end_a_number_is_answered_sensibly() -> None:
    assert "1 to 0" not in answer("terminal", "--seats", "random,random", "--seed", "1", stdin="1\n")


@pytest.mark.parametrize("order", ["", "save "], ids=["a move", "a file"])
def test_a_very_long_order_is_answered(order: str) -> None:
    assert run("terminal", stdin=order + "x" * 3000).returncode == 0


def test_input_that_is_no_text_gets_no_traceback() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "blockness", "terminal"],
        input=b"\xff\xfe\nquit\n", capture_output=True, env=environment(PYTHONIOENCODING="utf-8:strict"), check=False,
    )  # fmt: skip
    assert b"Traceback" not in done.stderr


def test_a_closed_input_is_the_end_of_the_input() -> None:
    done = subprocess.run(
        ["sh", "-c", '"$0" -m blockness terminal <&-', sys.executable],
        capture_output=True, env=environment(), check=False,
    )  # fmt: skip
    assert b"Traceback" not in done.stderr
