"""The real command: what it prints, where, with which exit code, and never a traceback."""

from __future__ import annotations

import json
import os
import random
import re
import subprocess
import sys
from pathlib import Path

import pytest

import blockness
from blockness import Box, Game, Position, Record
from blockness.game import Moved, Passed
from blockness.game.drawing import draw
from blockness.locales import say

EMPTY = "classic orange:- green:- orange"
ALONE = "classic orange:d4f4/1 green:h8i8/1 orange"
HURDLES = "classic orange:d4f4/1 green:c6d6/1,e6g6/2,g7e7/4 orange"
WALLED = "classic black:h8d8/1 purple:e9h9/1 black"  # purple is blocked until the black head moves
SHARED = "expert orange:f4d4/1,d6f6/4 black:h4h8/1 black"  # Hf8d8/4 ends it with a shared victory
OVER = "expert orange:f4d4/1,d6f6/4 black:h4h8/1,f8d8/4 over"
TABLED = "classic purple:f9f7/5,e7e8/2,f8i8/1 orange:g5i5/1,i4e4/2 orange"  # a line of perft/block-ness.perft
COMMANDS = ("terminal", "moves", "why", "play-moves", "show", "replay", "perft", "bench")
OTHER_BOX = """
order = ["black", "orange", "green", "purple"]
lake = '''
22222
22222
'''
[monsters]
orange = "2/1 1/2"
green = "1/1 1/2"
purple = "3/1 1/2"
black = "4/1 1/6"
"""


def environment(**settings: str) -> dict[str, str]:
    """The usual one, without what would change the language or the output."""
    foreign = ("LANG", "LC_", "BLOCKNESS_LANGUAGE", "BLOCKNESS_KERNELS", "PYTHONIOENCODING", "COLUMNS", "FORCE_COLOR")
    kept = {key: value for key, value in os.environ.items() if not key.startswith(foreign)}
    return kept | {"PYTHONUTF8": "1"} | settings


def run(*arguments: str, stdin: str = "", **settings: str) -> subprocess.CompletedProcess[str]:
    done = subprocess.run(
        [sys.executable, "-m", "blockness", *arguments],
        input=stdin, capture_output=True, encoding="utf-8", env=environment(**settings), check=False, timeout=300,
    )  # fmt: skip
    assert "Traceback" not in done.stderr + done.stdout, done.stderr[-2000:]
    return done


def answer(*arguments: str, stdin: str = "", **settings: str) -> str:
    """What a command that succeeds prints, with nothing on stderr."""
    done = run(*arguments, stdin=stdin, **settings)
    assert (done.returncode, done.stderr) == (0, ""), done.stderr
    return done.stdout


@pytest.fixture
def box_file(tmp_path: Path) -> str:
    path = tmp_path / "other.toml"
    path.write_text(OTHER_BOX)
    return str(path)


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
        (HURDLES, "Hf5f8/3", 1, "under-an-arch f7: f7 lies under a green arch of height 4\n"),
        (HURDLES, "Hf5g6/3", 1, "not-straight g6: an arch runs from one cell to another along a row or a column, "
         "never diagonally\n"),
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
        "  1. Il nero gioca Hf8d8/4.\n"
        "Vittoria a pari merito: L'arancione, Il nero\n"
        "\n"
        "Classifica\n"
        "1. L'arancione: 8 segmenti rimasti, testa ad altezza 4\n"
        "1. Il nero: 8 segmenti rimasti, testa ad altezza 4\n"
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


# --- What cannot be used: a sentence on stderr, exit code 2 ---

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
    Path(box_file).write_text(OTHER_BOX.replace('"1/1 1/2"', '"1/1 1/1"'))
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
    text = answer("--help")
    assert "Usage: blockness" in text
    assert all(re.search(rf"^\W*{command} ", text, re.M) for command in COMMANDS)


# --- terminal ---


def first_moves_game(seats: int, variant: str) -> Game:
    """The game in which everybody plays the middle one of the moves."""
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
    assert lines[-1].endswith("Goodbye.")
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
    """The person always takes move 1; what the computer plays follows from the seed."""
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
    """What follows each prompt, up to the next."""
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
    assert answers[3] == "Sd4e4 is not allowed: the starter of Orange has length 2, not 1."
    assert answers[4] == "Sd4f4 is allowed."
    assert answers[6] == "“foo” is neither a move nor a command. Type help for a list."
    assert answers[7] == answers[8] == "There are moves 1 to 124."
    assert "neither a move nor a command" in answers[9]
    assert answers[10] == "“-1” is neither a move nor a command. Type help for a list."
    assert answers[11] == answers[3]
    assert answers[12] == "There is nothing to take back."
    assert answers[13] == "Which file? Type: save FILE"
    assert answers[14] == "Goodbye."


def test_moves_lists_every_move_with_its_number() -> None:
    answers = orders_and_answers(answer("terminal", "--seats", "person,person", stdin="moves\n"))
    listed = re.findall(r"(\d+) (S\w+)", answers[0])
    legal = Position.start(2).legal_moves
    assert listed == [(str(number), str(move)) for number, move in enumerate(legal, 1)]
    assert answers[0].startswith("Orange's turn: 124 moves")


def test_undo_gives_a_person_the_turn_back(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    orders = ["Sd4f4", "undo", "Sc4c6", "1", "1", "undo", "undo", f"save {path}"]
    printed = answer("terminal", "--seats", "person,random,random", "--seed", "4", stdin="\n".join(orders))
    assert printed.count("3 moves taken back.") == 3
    assert [str(move) for move in Record.read(path).moves][:1] == ["Sc4c6"]
    assert Record.read(path).position.turn == "orange"


def test_undo_after_the_end_goes_on_with_the_game(tmp_path: Path) -> None:
    game, path = first_moves_game(2, "expert"), tmp_path / "game.txt"
    orders = [*map(str, game.moves), "undo", f"save {path}", str(game.moves[-1]), "quit"]
    printed = answer("terminal", "--seats", "person,person", "--variant", "expert", stdin="\n".join(orders))
    assert printed.count("Standings") == 2
    assert "One move taken back." in printed
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
    assert f"The game is in {path}." in printed
    assert f"{path} exists already; choose another name." in printed
    assert f"{tmp_path}/no/where cannot be written: No such file or directory." in printed
    assert f"{tmp_path} exists already; choose another name." in printed
    assert Record.read(path).moves == ()
    assert len(Record.read(f"{path}2").moves) == 1


def test_the_end_of_the_input_ends_the_program_in_the_persons_language(box_file: str) -> None:
    assert answer("terminal", stdin="", LANG="fr_FR").endswith("Votre coup> \nAu revoir.\n")
    russian = answer("terminal", "--box", box_file, "--language", "ru", stdin="why Sa1b1\nfoo")
    assert "Ход Sa1b1 не разрешён: длина стартового блока здесь 4, а не 1." in russian
    assert "«foo» не ход и не команда." in russian


def test_what_people_type_is_printed_as_they_typed_it() -> None:
    answers = orders_and_answers(answer("terminal", stdin="[bold]x[/bold]\n[/x]\n{ $y }\n%s\n"))
    for typed, said in zip(("[bold]x[/bold]", "[/x]", "{ $y }", "%s"), answers, strict=False):
        assert said == f"“{typed}” is neither a move nor a command. Type help for a list."


# --- Found by trying hard ---


def test_colons_are_printed_as_they_were_typed() -> None:
    assert "“:cat:” is neither" in answer("terminal", stdin=":cat:\n")


def test_after_the_end_a_number_is_answered_sensibly() -> None:
    assert "1 to 0" not in answer("terminal", "--seats", "random,random", "--seed", "1", stdin="1\n")


@pytest.mark.parametrize("order", ["", "save "], ids=["a move", "a file"])
def test_a_very_long_order_is_answered(order: str) -> None:
    assert run("terminal", stdin=order + "x" * 3000).returncode == 0


def test_a_depth_beyond_all_bounds_is_no_traceback() -> None:
    run("perft", EMPTY, "99999999999999999999")


@pytest.mark.parametrize("arguments", [["show", EMPTY], ["why", EMPTY, "Sa1c1", "--language", "ru"]])
def test_a_terminal_of_few_characters_gets_no_traceback(arguments: list[str]) -> None:
    run(*arguments, PYTHONIOENCODING="ascii")


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
