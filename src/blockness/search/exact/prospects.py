"""How much a seat could still place if nobody got in its way: a bound that holds whatever is played.

Water that has been taken never opens up again and arches never move; only heads and tails do (R7). So with all ends out
of the way, everything a seat will ever add has its feet in water that it can reach now, arch by arch, from its ends.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from blockness.rules.code import x_of, y_of
from blockness.rules.jit import inlined, kernel, ones
from blockness.rules.legal import code_at
from blockness.rules.play import put
from blockness.rules.row import CLOSED, WATER
from blockness.rules.step import step
from blockness.rules.tables import CELLS

if TYPE_CHECKING:
    from blockness.rules.record import Ints
    from blockness.rules.row import Row
    from blockness.rules.tables import Tables

# What the notes hold: for every cell the last look that met it beside an end, as a foot, and as a far foot; the near
# feet to look at; the number of this look.
NEAR, FOOT, FAR, WAITING, LOOK, NOTES = 0, CELLS, 2 * CELLS, 3 * CELLS, 4 * CELLS, 4 * CELLS + 1


@inlined
def open_ends(t: Tables, p: Row) -> None:
    """Take both seats' heads and tails out of everybody's way."""
    for seat in range(2):
        for end in range(2):
            put(t, p, int(p.end[seat, end]), int(p.perch[seat, end]))


@inlined
def close_ends(t: Tables, p: Row) -> None:
    """Put them back."""
    for seat in range(2):
        for end in range(2):
            put(t, p, int(p.end[seat, end]), CLOSED)


@inlined
def note_near(t: Tables, p: Row, at: int, count: int, look: int, notes: Ints) -> int:
    """Add the open cells at reach of an end to those waiting, and return how many these are now."""
    for i in range(1, t.near[p.reach, at, 0] + 1):
        near = int(t.near[p.reach, at, i])
        if notes[NEAR + near] != look:
            notes[NEAR + near] = look
            if code_at(t, p, near) == WATER:
                notes[WAITING + count] = near
                count += 1
    return count


@kernel
def can_place(t: Tables, p: Row, seat: int, wanted: int, notes: Ints) -> bool:
    """Whether a seat might still place that many segments; all ends must be out of the way."""
    reserve = int(p.reserve[seat])
    if ones(reserve) < wanted:
        return False
    look = notes[LOOK] + 1
    notes[LOOK] = look
    count = note_near(t, p, int(p.end[seat, 0]), 0, look, notes)
    count = note_near(t, p, int(p.end[seat, 1]), count, look, notes)
    if count == 0:
        return False
    m = int(p.monster[seat])
    fitting, feet, done = 0, 0, 0
    while done < count:
        near = int(notes[WAITING + done])
        done += 1
        x, y = x_of(near), y_of(near)
        row, column = p.rows[y], p.columns[x]
        for heading in range(4):
            if heading == 0:
                fit = int(t.ahead[m, row >> 3 * (x + t.longest + 1) & t.views])
            elif heading == 1:
                fit = int(t.behind[m, row >> 3 * x & t.views])
            elif heading == 2:
                fit = int(t.ahead[m, column >> 3 * (y + t.longest + 1) & t.views])
            else:
                fit = int(t.behind[m, column >> 3 * y & t.views])
            fit &= reserve
            if fit == 0:
                continue
            fitting |= fit
            if notes[FOOT + near] != look:
                notes[FOOT + near] = look
                feet += 1
            far = near
            for length in range(1, t.longest + 1):
                far += step(heading)
                if fit & t.of_length[m, length] and notes[FAR + far] != look:
                    notes[FAR + far] = look
                    if notes[FOOT + far] != look:
                        notes[FOOT + far] = look
                        feet += 1
                    count = note_near(t, p, far, count, look, notes)
        if feet >= 2 * wanted and ones(fitting) >= wanted:
            return True
    return False
