"""The process in which computers think: one question per line comes in, one answer per line goes out."""

from __future__ import annotations

import os
import sys
import threading
from functools import lru_cache
from queue import SimpleQueue
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from blockness.box import Box, Variant
from blockness.game import Position
from blockness.players import Limit, Player, level, levels
from blockness.players.levels import Level
from blockness.rules.jit import Compiled

if TYPE_CHECKING:
    from collections.abc import Iterator


class Question(msgspec.Struct, frozen=True, omit_defaults=True):
    """A position, and the level that is to move."""

    position: str
    level: str
    seed: int  # of the game; while it stays the same, a player remembers
    share: float = 1.0  # of the time it would like, when many are waiting
    box: str = ""  # on one line; if empty, the usual one
    settings: dict[str, str | int | float] = {}  # what the level means; if empty, what it means today


class Reply(msgspec.Struct, frozen=True, omit_defaults=True):
    """A move. Before the first question, a sign of life for each step of getting ready, and finally an empty one."""

    move: str = ""
    is_warming: bool = False


class Kept(NamedTuple):
    """A player, and what it was made from."""

    seed: int
    settings: dict[str, str | int | float]
    player: Player


USUAL_SECONDS = 1.0
LEAST_SECONDS = 0.05
GENTLE = 10


def main() -> None:
    """Answer until there are no more questions."""
    if hasattr(os, "nice"):
        os.nice(GENTLE)  # people's moves come first
    Compiled.is_told = True  # the server itself speaks
    lines: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=listen, args=(lines,), daemon=True).start()
    for _ in warm():
        answer(Reply(is_warming=True))
    answer(Reply())
    players: dict[str, Kept] = {}
    decoder = msgspec.json.Decoder(Question)
    while True:
        answer(Reply(choose(players, decoder.decode(lines.get()))))


def listen(lines: SimpleQueue[bytes]) -> None:
    """Take questions, and end at once if nobody is left to ask any, even in the middle of a thought."""
    for line in sys.stdin.buffer:
        lines.put(line)
    os._exit(0)


def warm() -> Iterator[None]:
    """Get the kernels of every table ready, step by step, before anybody is waiting."""
    for variant in Variant:
        for seats in (2, 3, 4):
            position = Position.start(seats, variant)
            while not all(position.monsters):
                position = position.play(position.legal_moves[len(position.legal_moves) // 2])
            for one in levels:
                choose({}, Question(str(position), one.name, 0, 0.0))
                yield


def choose(players: dict[str, Kept], question: Question) -> str:
    """Return a level's move. One player is kept for each level, and it remembers its game."""
    kept = players.get(question.level)
    if kept is None or kept[:2] != (question.seed, question.settings):
        kept = players[question.level] = Kept(question.seed, question.settings, player_for(question))
    limit = Limit(seconds=max(LEAST_SECONDS, USUAL_SECONDS * question.share))
    return str(kept.player.choose(Position.parse(question.position, box_of(question.box)), limit))


def player_for(question: Question) -> Player:
    """Return a new player with the strength its room says; if those settings no longer exist, the level's of today."""
    if question.settings:
        try:
            return Level(question.level, question.settings).player(question.seed)
        except (TypeError, KeyError):
            pass
    return level(question.level, question.seed)


@lru_cache(maxsize=64)
def box_of(line: str) -> Box:
    """Return the box of a room."""
    return Box.parse_line(line) if line else Box.usual()


def answer(reply: Reply) -> None:
    """Write a line, or end if nobody is there to read it."""
    try:
        sys.stdout.buffer.write(msgspec.json.encode(reply) + b"\n")
        sys.stdout.buffer.flush()
    except BrokenPipeError:
        os._exit(0)  # at once: Python would try to write the rest


if __name__ == "__main__":
    main()
