"""Doors into the exact searches, which keep all they know in memory: begun by one door, resumed by another."""

from __future__ import annotations

import numpy as np

from blockness.engine.doors.door import At, carray, door
from blockness.rules.legal import MOST_MOVES
from blockness.rules.row import MOST_PLIES, ROW
from blockness.rules.tables import TABLES
from blockness.search.exact import forced_goal, more_seats, one_monster, two_monsters, two_seats
from blockness.search.exact.prospects import NOTES
from blockness.search.exact.walk import LINE, SEEN
from blockness.search.exact.workspace import CONTROLS, ENDLESS
from blockness.search.key import WORDS

LEVELS = MOST_PLIES + 2  # of the stack
GOAL = 3  # numbers

begin_duel, resume_duel = two_seats.begin, two_seats.resume
begin_many, resume_many = more_seats.begin, more_seats.resume
begin_forced, resume_forced, forced_outcome = forced_goal.begin, forced_goal.resume, forced_goal.outcome
begin_one, resume_one = one_monster.begin, one_monster.resume
begin_two, resume_two = two_monsters.begin, two_monsters.resume
YES = forced_goal.YES


@door(TABLES, ROW, np.int64, two_seats.FRAME, np.int64, np.int64, two_seats.KNOWN, np.int64, np.int64)
def begin_two_seats(
    tables: At, rows: At, words: At, frames: At, codes: At, scores: At, table: At, notes: At, control: At,
    entries: int, alpha: int, beta: int, first: int
) -> int:  # fmt: skip
    """Begin to search rows[0] within (alpha, beta), trying the move `first` first at the root."""
    return begin_duel(
        carray(tables, 1), carray(rows, LEVELS), carray(words, (LEVELS, WORDS)), carray(frames, LEVELS),
        carray(codes, (LEVELS, MOST_MOVES)), carray(scores, MOST_MOVES), carray(table, entries),
        carray(notes, NOTES), carray(control, CONTROLS), alpha, beta, first,
    )  # fmt: skip


@door(TABLES, ROW, np.int64, two_seats.FRAME, np.int64, np.int64, two_seats.KNOWN, np.int64, np.int64)
def resume_two_seats(
    tables: At, rows: At, words: At, frames: At, codes: At, scores: At, table: At, notes: At, control: At, entries: int
) -> int:
    """Search on until it is done, it is time to pause, or the limit is reached."""
    return resume_duel(
        carray(tables, 1), carray(rows, LEVELS), carray(words, (LEVELS, WORDS)), carray(frames, LEVELS),
        carray(codes, (LEVELS, MOST_MOVES)), carray(scores, MOST_MOVES), carray(table, entries),
        carray(notes, NOTES), carray(control, CONTROLS),
    )  # fmt: skip


@door(ROW, np.int64)
def begin_more_seats(rows: At, control: At) -> int:
    """Begin to search rows[0]."""
    return begin_many(carray(rows, LEVELS), carray(control, CONTROLS))


@door(TABLES, ROW, np.int64, more_seats.FRAME, np.int64, more_seats.KNOWN, np.int64)
def resume_more_seats(
    tables: At, rows: At, words: At, frames: At, codes: At, table: At, control: At, entries: int
) -> int:
    """Search on until it is done, it is time to pause, or the limit is reached."""
    return resume_many(
        carray(tables, 1), carray(rows, LEVELS), carray(words, (LEVELS, WORDS)), carray(frames, LEVELS),
        carray(codes, (LEVELS, MOST_MOVES)), carray(table, entries), carray(control, CONTROLS),
    )  # fmt: skip


@door(TABLES, ROW, np.int64, forced_goal.FRAME, np.int64, np.int64)
def begin_forced_goal(
    tables: At, rows: At, words: At, frames: At, codes: At, control: At,
    seat: int, kind: int, rivals: int, foot: int, left: int, is_own: int
) -> int:  # fmt: skip
    """Begin to find out whether a seat can force its goal from rows[0] in that many moves of its own."""
    return begin_forced(
        carray(tables, 1), carray(rows, LEVELS), carray(words, (LEVELS, WORDS)), carray(frames, LEVELS),
        carray(codes, (LEVELS, MOST_MOVES)), carray(control, CONTROLS),
        seat, kind, rivals, foot, left, is_own != 0,
    )  # fmt: skip


@door(TABLES, ROW, np.int64, forced_goal.FRAME, np.int64, forced_goal.KNOWN, np.int64)
def resume_forced_goal(
    tables: At, rows: At, words: At, frames: At, codes: At, table: At, control: At,
    entries: int, seat: int, kind: int, rivals: int, foot: int
) -> int:  # fmt: skip
    """Search on until it is done, it is time to pause, or the limit is reached."""
    return resume_forced(
        carray(tables, 1), carray(rows, LEVELS), carray(words, (LEVELS, WORDS)), carray(frames, LEVELS),
        carray(codes, (LEVELS, MOST_MOVES)), carray(table, entries), carray(control, CONTROLS),
        seat, kind, rivals, foot,
    )  # fmt: skip


@door(TABLES, ROW)
def has_forced_goal(tables: At, row: At, seat: int, kind: int, rivals: int, is_own: int) -> int:
    """Whether the goal is reached now, without a search, if no foot is still wanted."""
    reached = forced_outcome(carray(tables, 1)[0], carray(row, 1)[0], seat, kind, rivals, 0, is_own != 0, True)
    return reached == YES


@door(TABLES, ROW, one_monster.FRAME, np.int64, np.int64)
def begin_one_monster(tables: At, rows: At, frames: At, codes: At, control: At) -> int:
    """Begin to go through everything that the monster to move in rows[0] can grow into."""
    return begin_one(
        carray(tables, 1), carray(rows, LEVELS), carray(frames, LEVELS), carray(codes, (LEVELS, MOST_MOVES)),
        carray(control, CONTROLS),
    )  # fmt: skip


@door(TABLES, ROW, one_monster.FRAME, np.int64, SEEN, np.int64, np.int64, np.int64)
def resume_one_monster(
    tables: At, rows: At, frames: At, codes: At, seen: At, control: At, goal: At, lines: At, entries: int, kept: int
) -> int:
    """Go on until it is done, it is time to pause, or the limit is reached."""
    return resume_one(
        carray(tables, 1), carray(rows, LEVELS), carray(frames, LEVELS), carray(codes, (LEVELS, MOST_MOVES)),
        carray(seen, entries), carray(control, CONTROLS), carray(goal, GOAL), carray(lines, (kept, LINE)), ENDLESS,
    )  # fmt: skip


@door(TABLES, ROW, two_monsters.FRAME, np.int64, np.int64)
def begin_two_monsters(tables: At, rows: At, frames: At, codes: At, control: At) -> int:
    """Begin to go through everything that the monsters in rows[0] can grow into."""
    return begin_two(
        carray(tables, 1), carray(rows, LEVELS), carray(frames, LEVELS), carray(codes, (LEVELS, MOST_MOVES)),
        carray(control, CONTROLS),
    )  # fmt: skip


@door(TABLES, ROW, two_monsters.FRAME, np.int64, SEEN, np.int64, np.int64, np.int64)
def resume_two_monsters(
    tables: At, rows: At, frames: At, codes: At, seen: At, control: At, goal: At, lines: At, entries: int, kept: int
) -> int:
    """Go on until it is done, it is time to pause, or the limit is reached."""
    return resume_two(
        carray(tables, 1), carray(rows, LEVELS), carray(frames, LEVELS), carray(codes, (LEVELS, MOST_MOVES)),
        carray(seen, entries), carray(control, CONTROLS), carray(goal, GOAL), carray(lines, (kept, LINE)), ENDLESS,
    )  # fmt: skip
