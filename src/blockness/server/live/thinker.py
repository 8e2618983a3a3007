"""A process of its own in which computers think: a question a line comes in, an answer a line goes out."""

from __future__ import annotations

import os
import sys

import msgspec

from blockness.game import Position
from blockness.players import Limit, Player, level, levels


class Question(msgspec.Struct, frozen=True):
    """A position, and the level that is to move."""

    position: str
    level: str
    seed: int
    share: float = 1.0  # of the time it would like to take, when many wait


class Reply(msgspec.Struct, frozen=True):
    """A move; empty once at the beginning, when all is ready."""

    move: str = ""


USUAL_SECONDS = 1.0
LEAST_SECONDS = 0.05
GENTLE = 10


def main() -> None:
    """Answer until there are no more questions."""
    players: dict[str, Player] = {}
    if hasattr(os, "nice"):
        os.nice(GENTLE)  # whoever makes a move comes first
    warm(players)
    answer(Reply())
    decoder = msgspec.json.Decoder(Question)
    for line in sys.stdin.buffer:
        question = decoder.decode(line)
        answer(Reply(choose(players, question)))


def warm(players: dict[str, Player]) -> None:
    """Have the kernels at hand before anybody waits."""
    for one in levels:
        choose(players, Question(str(Position.start(2).play("Sd4f4").play("Sd6e6")), one.name, 0, 0.0))


def choose(players: dict[str, Player], question: Question) -> str:
    """Return a level's move; a player is kept for each level, and remembers the game it knows if it is that one."""
    player = players.setdefault(question.level, level(question.level, question.seed))
    limit = Limit(seconds=max(LEAST_SECONDS, USUAL_SECONDS * question.share))
    return str(player.choose(Position.parse(question.position), limit))


def answer(reply: Reply) -> None:
    """Write a line, or end when nobody is there to read it."""
    try:
        sys.stdout.buffer.write(msgspec.json.encode(reply) + b"\n")
        sys.stdout.buffer.flush()
    except BrokenPipeError:
        os._exit(0)  # at once: Python would try to write the rest


if __name__ == "__main__":
    main()
