"""A step of many games at once: every lane is a game of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from blockness.envs.kernels.actions import NO_CODE, action_of, code_of, legal_actions, write_mask
from blockness.envs.kernels.planes import show_all, show_move
from blockness.rules.code import end_of, pack
from blockness.rules.jit import kernel, lowest, ones
from blockness.rules.legal import count_extensions, fitting
from blockness.rules.play import play
from blockness.rules.row import HEAD, OVER
from blockness.rules.standings import shortfall
from blockness.search.chance import below
from blockness.search.one_ply import glance
from blockness.search.playout import random_start

if TYPE_CHECKING:
    from blockness.envs.kernels.layout import Layout
    from blockness.rules.record import Ints, Records
    from blockness.rules.row import Row
    from blockness.rules.tables import Tables
    from blockness.search.one_ply import Temper

NOBODY = -1  # whose turn it is when a game is over, and the action of a lane whose game is over


@kernel
def find_codes(
    tables: Records[Tables],
    layouts: Records[Layout],
    rows: Records[Row],
    actions: Ints,
    chosen: Any,
    codes: Ints,
    first: int,
    last: int,
) -> int:
    """Find the move codes of the chosen lanes, and return the first lane whose action cannot be played, or -1.

    A lane whose game is over waits with NOBODY.
    """
    for lane in range(first, last):
        codes[lane] = code_of(tables[0], layouts[0], rows[lane], actions[lane]) if chosen[lane] else NO_CODE
        if codes[lane] == NO_CODE and chosen[lane] and not (rows[lane].turn == OVER and actions[lane] == NOBODY):
            return lane
    return -1


@kernel
def step_lanes(
    tables: Records[Tables],
    layouts: Records[Layout],
    rows: Records[Row],
    chosen: Any,
    codes: Ints,
    start: Records[Row],
    start_observation: Any,
    start_mask: Any,
    is_reset: bool,
    observation: Any,
    mask: Any,
    is_packed: bool,
    current: Ints,
    rewards: Any,
    done: Ints,
    first: int,
    last: int,
) -> None:
    """Play the legal move that was found in every chosen lane whose game goes on."""
    t, a = tables[0], layouts[0]
    for lane in range(first, last):
        if not chosen[lane]:
            continue
        p, code = rows[lane], codes[lane]
        for seat in range(p.seats):
            rewards[lane, seat] = 0.0
        done[lane] = p.turn == OVER
        if code == NO_CODE:
            continue
        seat = int(p.turn)
        left = int(p.end[seat, end_of(code)])
        play(t, p, code)
        if p.turn == OVER:
            done[lane] = 1
            share_victory(p, rewards[lane])
            if is_reset:
                rows[lane] = start[0]
                observation[lane] = start_observation
                mask[lane] = start_mask
                current[lane] = start[0].turn
                continue
        viewer = seat if p.turn == OVER else int(p.turn)
        current[lane] = NOBODY if p.turn == OVER else int(p.turn)
        show_move(t, a, p, seat, code, left, viewer, observation[lane], is_packed)
        write_mask(t, a, p, mask[lane], is_packed)


@kernel
def show_row(
    tables: Records[Tables],
    layouts: Records[Layout],
    rows: Records[Row],
    viewer: int,
    observation: Any,
    mask: Any,
    is_packed: bool,
) -> None:
    """Write the observation and the mask of one game as a seat sees it."""
    show_all(tables[0], layouts[0], rows[0], viewer, observation, is_packed)
    write_mask(tables[0], layouts[0], rows[0], mask, is_packed)


@kernel
def share_victory(p: Row, rewards: Any) -> None:
    """Give 1 to the winner, or equal parts to those who share the victory (R10)."""
    best, winners = 1 << 30, 0
    for seat in range(p.seats):
        score = shortfall(ones(p.reserve[seat]), int(p.perch[seat, HEAD]))
        if score < best:
            best, winners = score, 0
        winners += score == best
    for seat in range(p.seats):
        is_best = shortfall(ones(p.reserve[seat]), int(p.perch[seat, HEAD])) == best
        rewards[seat] = 1.0 / winners if is_best else 0.0


@kernel
def sample_lanes(
    tables: Records[Tables],
    layouts: Records[Layout],
    rows: Records[Row],
    chosen: Any,
    chance: Any,
    actions: Ints,
    first: int,
    last: int,
) -> None:
    """Draw a legal action for each of the chosen lanes, all alike; NOBODY where the game is over."""
    for lane in range(first, last):
        if not chosen[lane]:
            continue
        p = rows[lane]
        actions[lane] = NOBODY
        if p.turn != OVER:
            code = random_move(tables[0], p, chance[lane : lane + 1])
            actions[lane] = action_of(layouts[0], p, code)


@kernel
def random_move(t: Tables, p: Row, chance: Any) -> int:
    """Return a legal move of the seat to move, all alike."""
    seat = int(p.turn)
    if p.placed < p.seats:
        return random_start(t, p, seat, chance)
    n = below(chance, count_extensions(t, p, seat))
    for end in range(2):
        at = int(p.end[seat, end])
        for i in range(1, t.near[p.reach, at, 0] + 1):
            near = int(t.near[p.reach, at, i])
            fit = fitting(t, p, seat, end, near)
            if n < ones(fit):
                for _ in range(n):
                    fit &= fit - 1
                return pack(end, near, 0, 0) | lowest(fit)
            n -= ones(fit)
    return -1  # never: somebody whose turn it is can move


@kernel
def glance_lanes(
    tables: Records[Tables],
    layouts: Records[Layout],
    rows: Records[Row],
    chosen: Any,
    chance: Any,
    pairs: Any,
    tempers: Records[Temper],
    actions: Ints,
    moves: Any,
    first: int,
    last: int,
) -> None:
    """Choose an action at a glance in the chosen lanes; `pairs` holds two rows for each lane."""
    for lane in range(first, last):
        if chosen[lane]:
            pair = pairs[2 * lane : 2 * lane + 2]
            pair[0] = rows[lane]
            code = glance(tables, pair, moves[lane], chance[lane : lane + 1], tempers)
            actions[lane] = action_of(layouts[0], rows[lane], code)


@kernel
def ask_step(tables: Records[Tables], layouts: Records[Layout], rows: Records[Row], actions: Ints, action: int) -> int:
    """Play an action in one game, write down the legal ones that follow, and return how many there are.

    If it is not legal, change nothing and return NO_CODE. One call for all of that: from Python, calls cost most.
    """
    code = code_of(tables[0], layouts[0], rows[0], action)
    if code == NO_CODE:
        return NO_CODE
    play(tables[0], rows[0], code)
    return legal_actions(tables[0], layouts[0], rows[0], actions)


@kernel
def ask_code(tables: Records[Tables], layouts: Records[Layout], rows: Records[Row], action: int) -> int:
    """Return the code of an action, or NO_CODE if it is not legal."""
    return code_of(tables[0], layouts[0], rows[0], action)


@kernel
def ask_action(layouts: Records[Layout], rows: Records[Row], code: int) -> int:
    """Return the number of a legal move."""
    return action_of(layouts[0], rows[0], code)


@kernel
def ask_actions(tables: Records[Tables], layouts: Records[Layout], rows: Records[Row], actions: Ints) -> int:
    """Write down the legal actions of one game in ascending order, and return how many there are."""
    return legal_actions(tables[0], layouts[0], rows[0], actions)


@kernel
def ask_rewards(rows: Records[Row], rewards: Any) -> None:
    """Write down everybody's part of the victory."""
    share_victory(rows[0], rewards)
