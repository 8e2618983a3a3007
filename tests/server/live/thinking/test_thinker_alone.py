"""A thinker by itself: its seeds, its levels, its kernels, and its end."""

from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING, Any

import pytest

from blockness.box import Box
from blockness.game import Position
from blockness.players import levels
from blockness.players.levels import find_level
from blockness.rules.jit import MODE
from blockness.server.live.computers import COMMAND
from blockness.server.live.thinker import Question, choose, warm

if TYPE_CHECKING:
    from collections.abc import Iterator

OPEN = "classic orange:- green:- orange"


def test_a_thinker_ends_quietly_when_nobody_reads_its_answers() -> None:
    thinker = subprocess.Popen(COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert thinker.stdout is not None
    thinker.stdout.close()
    _, errors = thinker.communicate(timeout=120)
    assert errors == b""


def test_a_thinker_ends_while_it_gets_ready_when_nobody_is_there_to_ask() -> None:
    slow = "import time; from blockness.server.live import thinker; thinker.warm = lambda: iter([time.sleep(3600)])"
    thinker = subprocess.Popen([sys.executable, "-c", f"{slow}; thinker.main()"], stdin=subprocess.PIPE)
    assert thinker.stdin is not None
    thinker.stdin.close()
    assert thinker.wait(60) == 0


def test_a_seed_tells_the_move() -> None:
    def moves() -> list[str]:
        return [choose({}, Question(OPEN, "minnow", seed)) for seed in range(10)]

    assert moves() == moves()
    assert len(set(moves())) > 1


def test_a_player_is_kept_for_its_game_only() -> None:
    players: dict[str, Any] = {}
    choose(players, Question(OPEN, "minnow", 1))
    first = players["minnow"].player
    choose(players, Question(OPEN, "minnow", 1))
    assert players["minnow"].player is first
    choose(players, Question(OPEN, "minnow", 2))
    assert players["minnow"].player is not first


def test_a_level_is_what_its_room_says_or_what_it_is_today() -> None:
    players: dict[str, Any] = {}
    choose(players, Question(OPEN, "heron", 1, settings={"kind": "search", "simulations": 7}))
    assert players["heron"].player.most.simulations == 7
    choose(players, Question(OPEN, "heron", 1, settings={"kind": "search", "cunning": 7}))
    assert players["heron"].player.most.simulations == find_level("heron").settings["simulations"]
    choose(players, Question(OPEN, "otter", 1, settings={"kind": "glance", "noise": 0.2, "cunning": 7}))
    assert players["otter"].player.temper["noise"][0] == find_level("otter").settings["noise"]


def test_a_room_that_was_made_before_levels_had_habits_keeps_its_level() -> None:
    players: dict[str, Any] = {}
    earlier: dict[str, str | int | float] = {"kind": "glance", "noise": 0.2, "forgets": 0.0, "others": 1.0}
    choose(players, Question(OPEN, "otter", 1, settings=earlier))
    temper = players["otter"].player.temper
    assert {name: temper[name][0] for name in temper.dtype.names if temper[name][0]} == {"noise": 0.2, "blocks": 1.0}


def test_a_position_is_read_by_the_box_of_its_room() -> None:
    box = Box.parse_line(Box.usual().line.replace("orange=2/1,", "orange=1/1,"))
    assert choose({}, Question(OPEN, "otter", 1, box=box.line)) in map(str, Position.start(box=box).legal_moves)


def overloads() -> dict[str, int]:
    """How many compiled versions each kernel has, made here or loaded."""
    from numba.core.dispatcher import Dispatcher

    return {
        f"{name}.{word}": len(value.overloads)
        for name, module in sorted(sys.modules.items())
        if name.startswith("blockness.") and module
        for word, value in vars(module).items()
        if isinstance(value, Dispatcher)
    }


def questions() -> Iterator[Question]:
    """Games for two, three and four, classic and expert, in which all levels think by turns."""
    names = [level.name for level in levels]
    for variant in ("classic", "expert"):
        for seats in (2, 3, 4):
            position = Position.start(seats, variant)
            players: dict[str, Any] = {}
            for ply in range(200):
                if position.is_over:
                    break
                question = Question(str(position), names[ply % len(names)], seats, 0.0)
                yield question
                position = position.play(choose(players, question))


@pytest.mark.skipif(MODE != "compiled", reason="there is nothing to compile")
def test_whatever_is_thought_about_later_needs_no_new_kernel() -> None:
    for _ in warm():
        pass
    before = overloads()
    assert sum(1 for _ in questions()) > 100
    assert overloads() == before
