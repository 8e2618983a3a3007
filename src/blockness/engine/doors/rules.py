"""Doors into the rules: legal moves, why not, what follows, and how many games there are."""

from __future__ import annotations

import numpy as np

from blockness.engine.doors.door import At, carray, door
from blockness.rules.judge import judge
from blockness.rules.legal import CHOICES, MOST_MOVES, count_extensions, legal
from blockness.rules.play import next_turn, play
from blockness.rules.row import MOST_PLIES, ROW
from blockness.rules.tables import TABLES
from blockness.search.bounds import is_shut_in
from blockness.search.perft import count
from blockness.search.playout import play_many

WHERE = 0  # of `answer`: the move's code, or the offending cell


@door(TABLES, ROW, np.int64)
def list_moves(tables: At, row: At, codes: At) -> int:
    """Write down the codes of all legal moves, and return how many there are."""
    return legal(carray(tables, 1)[0], carray(row, 1)[0], carray(codes, MOST_MOVES))


@door(TABLES, ROW, np.int32)
def judge_move(tables: At, row: At, answer: At, is_start: int, end: int, near: int, far: int, height: int) -> int:
    """Return the verdict on a move; `answer` becomes its code if it is legal, otherwise the offending cell."""
    verdict, where = judge(
        carray(tables, 1)[0], carray(row, 1)[0],
        is_start != 0, end, near, far, height,
    )  # fmt: skip
    carray(answer, 1)[WHERE] = where
    return verdict


@door(TABLES, ROW)
def play_move(tables: At, row: At, code: int) -> int:
    """Play a legal move in place, and return whose turn it is then."""
    p = carray(row, 1)[0]
    play(carray(tables, 1)[0], p, code)
    return int(p.turn)


@door(TABLES, ROW)
def count_moves(tables: At, row: At, seat: int) -> int:
    """Return in how many ways a monster on the lake can be extended."""
    return count_extensions(carray(tables, 1)[0], carray(row, 1)[0], seat)


@door(TABLES, ROW)
def is_done_for(tables: At, row: At, seat: int) -> int:
    """Return 1 if a seat will never place anything again, otherwise 0."""
    return int(is_shut_in(carray(tables, 1), carray(row, 1), seat))


@door(TABLES, ROW)
def turn_after(tables: At, row: At, seat: int) -> int:
    """Return the seat that moves after another one."""
    return next_turn(carray(tables, 1)[0], carray(row, 1)[0], seat)


@door(TABLES, ROW, np.int64, np.int64, np.int64)
def count_sequences(tables: At, rows: At, codes: At, waiting: At, total: At, depth: int) -> int:
    """Count the sequences of exactly that many moves from rows[0] into `total`."""
    levels = min(depth, MOST_PLIES + 1)
    carray(total, 1)[0] = count(
        carray(tables, 1), carray(rows, levels), carray(codes, (levels, MOST_MOVES)), carray(waiting, levels)
    )
    return 0


@door(TABLES, ROW, CHOICES, np.uint64)
def play_games(tables: At, rows: At, choices: At, chance: At, games: int) -> int:
    """Play random games from rows[0] in rows[1], and return how many moves they took."""
    return play_many(carray(tables, 1), carray(rows, 2), games, carray(chance, 1), carray(choices, 1))
