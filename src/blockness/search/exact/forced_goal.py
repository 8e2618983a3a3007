"""What one seat can force in a given number of its own moves, whatever the others do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Protocol

import numpy as np

from blockness.rules.code import heading_of, near_of, segment_of
from blockness.rules.jit import inlined, kernel
from blockness.rules.legal import can_extend, legal
from blockness.rules.play import play
from blockness.rules.record import Key, Word, record
from blockness.rules.row import OVER
from blockness.rules.step import step
from blockness.search.bounds import shortfall_of
from blockness.search.exact.walk import NOWHERE
from blockness.search.exact.workspace import (
    DONE,
    ENDLESS,
    LEVEL,
    PAUSE,
    PAUSED,
    STOPPED,
    VALUE,
    Workspace,
    finish,
    is_enough,
    is_time_to_pause,
)
from blockness.search.key import key_of, mixed, place_of

if TYPE_CHECKING:
    from blockness.rules.record import Ints, Lists, Records
    from blockness.rules.row import Row
    from blockness.rules.tables import Tables

# BLOCK: right after the seat's move, the others cannot move although they have segments left.
# WIN: the game is over, and the victory is not shared.
# Either may also want a foot of the seat on a cell by then.
BLOCK, WIN = 0, 1
NO, YES, OPEN = 0, 1, 2
UNMET = 64  # more than any number of moves


class Known(Protocol):
    """The answer for a position that was searched before."""

    key: Annotated[Key, np.uint64]
    value: Word


class Frame(Protocol):
    """One ply of the search: who moves, and which of the moves comes next."""

    key: Annotated[Key, np.uint64]
    mine: Word
    met: Word  # whether a foot is where the goal wants one
    left: Word
    count: Word
    next: Word
    value: Word


KNOWN, FRAME = record(Known), record(Frame)


@kernel
def is_sole_winner(p: Row, seat: int, rivals: int) -> bool:
    """Whether a seat comes out ahead of all its rivals (R10); monsters that stand still take no part."""
    for other in range(p.seats):
        if rivals >> other & 1 and shortfall_of(p, other) <= shortfall_of(p, seat):
            return False
    return True


@kernel
def is_fenced(t: Tables, p: Row, rivals: int) -> int:
    """Return YES if no rival can move, NO if one has placed everything and so can never be blocked, else OPEN."""
    answer = YES
    for other in range(p.seats):
        if rivals >> other & 1:
            if p.reserve[other] == 0:
                return NO
            if can_extend(t, p, other):
                answer = OPEN
    return answer


@kernel
def outcome(t: Tables, p: Row, seat: int, kind: int, rivals: int, left: int, is_own: bool, met: bool) -> int:
    """Return what is known about a position without a search.

    `is_own`: the seat itself moved last; `met`: a foot is where the goal wants one.
    """
    if kind == BLOCK:
        fenced = is_fenced(t, p, rivals)
        if fenced == NO or (fenced == YES and is_own and met):  # whoever runs aground alone was not blocked
            return fenced
    if p.turn == OVER:
        return YES if kind == WIN and met and is_sole_winner(p, seat, rivals) else NO
    return NO if left == 0 and p.turn == seat else OPEN


@kernel
def lands_on(t: Tables, p: Row, seat: int, code: int, cell: int) -> bool:
    """Whether a move puts a foot on a cell."""
    near, length = near_of(code), int(t.length[p.monster[seat], segment_of(code)])
    return cell in (near, near + length * step(heading_of(code)))


@inlined
def key_at(words: Ints, left: int, met: bool) -> Key:
    """Return a key for a position, the moves that are left, and whether a foot is still wanted."""
    return key_of(words) ^ mixed(left if met else left + UNMET)


@kernel
def enter(t: Tables, p: Row, f: Frame, codes: Ints, seat: int) -> None:
    """Open a node: the seat needs one good move, the others one good answer."""
    f.count, f.next = legal(t, p, codes), 0
    f.mine = p.turn == seat
    f.value = NO if f.mine else YES


@kernel
def begin(
    tables: Records[Tables], rows: Records[Row], words: Lists, frames: Records[Frame], codes: Lists,
    control: Ints, seat: int, kind: int, rivals: int, foot: int, left: int, is_own: bool
) -> int:  # fmt: skip
    """Begin to find out whether a seat can force its goal from rows[0] in that many moves of its own.

    `foot`: the cell where a foot is still wanted, or NOWHERE.
    """
    t = tables[0]
    control[LEVEL] = 0
    met = foot == NOWHERE
    value = outcome(t, rows[0], seat, kind, rivals, left, is_own, met)
    if value != OPEN:
        return finish(control, value)
    frames[0].left, frames[0].key, frames[0].met = left, key_at(words[0], left, met), met
    enter(t, rows[0], frames[0], codes[0], seat)
    return PAUSED


@kernel
def resume(
    tables: Records[Tables], rows: Records[Row], words: Lists, frames: Records[Frame], codes: Lists,
    table: Records[Known], control: Ints, seat: int, kind: int, rivals: int, foot: int
) -> int:  # fmt: skip
    """Search on until it is done (the result is YES or NO), it is time to pause, or the limit is reached."""
    t = tables[0]
    level = int(control[LEVEL])
    while True:
        if is_time_to_pause(control, level):
            return PAUSED
        f = frames[level]
        if f.next < f.count:
            code = codes[level, f.next]
            rows[level + 1] = rows[level]
            play(t, rows[level + 1], code)
            f.next += 1
            if is_enough(control):
                return STOPPED
            still = f.left - 1 if f.mine else f.left
            met = f.met == 1 or (f.mine == 1 and lands_on(t, rows[level], seat, code, foot))
            value = outcome(t, rows[level + 1], seat, kind, rivals, still, f.mine == 1, met)
            if value == OPEN:
                key = key_at(words[level + 1], still, met)
                entry = table[place_of(key, table)]
                if entry.key == key:
                    value = entry.value
                else:
                    level += 1
                    frames[level].left, frames[level].key, frames[level].met = still, key, met
                    enter(t, rows[level], frames[level], codes[level], seat)
                    continue
        else:
            value = f.value
            entry = table[place_of(f.key, table)]
            entry.key, entry.value = f.key, value
            if level == 0:
                return finish(control, value)
            level -= 1
            f = frames[level]
        if value != f.value:  # one good move, or one good answer, is enough
            f.value = value
            f.next = f.count


@kernel
def search(
    tables: Records[Tables], rows: Records[Row], words: Lists, frames: Records[Frame], codes: Lists,
    table: Records[Known], control: Ints, seat: int, kind: int, rivals: int, foot: int, left: int, is_own: bool
) -> bool:  # fmt: skip
    """Search from start to finish: puzzles ask many questions that take less time than a call from Python."""
    state = begin(tables, rows, words, frames, codes, control, seat, kind, rivals, foot, left, is_own)
    if state == PAUSED:
        control[PAUSE] = ENDLESS
        state = resume(tables, rows, words, frames, codes, table, control, seat, kind, rivals, foot)
    return bool(state == DONE and control[VALUE] == YES)


class ForcedGoal(Workspace):
    """The memory for questions about one puzzle; its table is kept from question to question."""

    def __init__(
        self,
        seat: int,
        kind: int,
        rivals: int,
        most: int | None = None,
        cell: int = NOWHERE,  # where a foot is wanted, too
        entries: int = 1 << 18,
    ) -> None:
        super().__init__(KNOWN, FRAME, entries)
        self.clear(most)
        self.seat, self.kind, self.rivals, self.cell, self.foot = seat, kind, rivals, cell, cell

    def begin(self, tables: Records[Tables], row: Records[Row], left: int, is_own: bool, met: bool) -> int:
        """Begin to find out whether the seat can force its goal in so many moves.

        `is_own`: the seat itself moved last, which matters when the goal is to block; `met`: a foot is where the goal
        wants one, if it wants one.
        """
        self.rows[0] = row[0]
        self.foot = NOWHERE if met else self.cell
        return begin(
            tables, self.rows, self.words, self.frames, self.codes, self.control,
            self.seat, self.kind, self.rivals, self.foot, left, is_own,
        )  # fmt: skip

    def resume(self, tables: Records[Tables], nodes: int = ENDLESS) -> int:
        """Search on for a number of nodes."""
        self.pause_after(nodes)
        return resume(
            tables, self.rows, self.words, self.frames, self.codes, self.table, self.control,
            self.seat, self.kind, self.rivals, self.foot,
        )  # fmt: skip

    def can(self, tables: Records[Tables], row: Records[Row], left: int, is_own: bool, met: bool) -> bool:
        """Whether the seat can force its goal in so many moves; when it was stopped, the answer means nothing."""
        self.rows[0] = row[0]
        self.foot = NOWHERE if met else self.cell
        return search(
            tables, self.rows, self.words, self.frames, self.codes, self.table, self.control,
            self.seat, self.kind, self.rivals, self.foot, left, is_own,
        )  # fmt: skip

    def has_reached(self, tables: Records[Tables], row: Records[Row], is_own: bool) -> bool:
        """Whether the goal is reached now, without a search, if no foot is still wanted."""
        return outcome(tables[0], row[0], self.seat, self.kind, self.rivals, 0, is_own, True) == YES
