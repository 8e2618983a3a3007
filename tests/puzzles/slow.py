"""A second solver for puzzles, slow and literal: it knows the oracle and nothing about the package.

A rock counts as shore, and a monster's set is what it has placed and what it may still place, so the oracle's own
rules need not know about puzzles.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import oracle
from oracle import Cell, Monster, Move, OracleBox, State

if TYPE_CHECKING:
    from collections.abc import Iterator

Known = dict[tuple[tuple[Monster, ...], str, int, bool], bool]


@dataclass(frozen=True)
class Question:
    """A puzzle as read: who wants what on which lake."""

    kind: str
    number: int
    cell: Cell | None
    state: State
    rivals: frozenset[str]


def read(text: str) -> Question:
    """Take a puzzle's line apart."""
    goal, variant, *fields, turn = text.replace("_", " ").split(" ")
    rocks = {oracle.read_cell(name) for name in fields.pop()[6:].split(",")} if fields[-1][:6] == "rocks:" else set()
    parts = [(*field.split(":"), "")[:3] for field in fields]
    monsters = [oracle.read_monster(f"{colour}:{arches}") for colour, arches, _ in parts]
    standing = tuple(monster for monster in monsters if monster is not None)
    assert len(standing) == len(parts)
    reserves = {
        colour: tuple((int(one[0]), int(one[2])) for one in given.split(",") if one) for colour, _, given in parts
    }
    sets = {one.colour: (*(arch.segment for arch in one.arches), *reserves[one.colour]) for one in standing}
    box = OracleBox(oracle.BOX.order, with_rocks(oracle.BOX.lake, rocks), oracle.BOX.monsters | sets)
    wishes = {kind: rest for kind, _, rest in (part.partition(":") for part in goal.split("+"))}
    kind, rest = next(iter(wishes.items()))
    return Question(
        kind=kind,
        number=int(rest) if rest.isdigit() else 0,
        cell=oracle.read_cell(wishes["reach"]) if "reach" in wishes else None,
        state=State(variant, standing, turn, box),
        rivals=frozenset(colour for colour, given in reserves.items() if given and colour != turn),
    )


def with_rocks(lake: tuple[str, ...], rocks: set[Cell]) -> tuple[str, ...]:
    """Turn rocks into shore."""
    return tuple(
        "".join("." if (x, len(lake) - y) in rocks else sign for x, sign in enumerate(row, 1))
        for y, row in enumerate(lake)
    )


def count_solutions(text: str) -> int:
    """Return the number of monsters or pairs of them that reach the goal, or of first moves that force it."""
    question = read(text)
    if question.kind == "together":
        return len(grown_together(question))
    return count_forcing(question) if question.kind in ("block", "win") else len(grown(question))


# --- One monster grows ---


def grown(question: Question) -> set[Monster]:
    """Return every monster that reaches the goal, arch by arch, however it came about."""
    colours = [monster.colour for monster in question.state.monsters]
    seat = colours.index(question.state.turn)
    solved: set[Monster] = set()
    seen: set[Monster] = set()
    waiting = [question.state]
    while waiting:
        state = waiting.pop()
        for move in moves(state, seat):
            after = placed(state, seat, move)
            monster = after.monsters[seat]
            if monster in seen:
                continue
            seen.add(monster)
            if is_reached(question, after, seat):
                solved.add(monster)
            else:
                waiting.append(after)
    return solved


def is_reached(question: Question, state: State, seat: int) -> bool:
    monster = state.monsters[seat]
    left = oracle.reserve(monster, state.box)
    if not has_foot(question, state):
        return False
    match question.kind:
        case "grow":
            return not left
        case "some":
            return len(monster.arches) - len(question.state.monsters[seat].arches) >= question.number
        case "head":
            return not left and oracle.perch(monster) == question.number
        case "reach":
            return True
        case "escape":
            return any(is_outermost(foot, len(state.monsters)) for arch in monster.arches for foot in arch.feet)
    raise AssertionError(question.kind)


def is_outermost(cell: Cell, seats: int) -> bool:
    """Whether a cell lies in the outermost row or column of the lake in use; rocks are not shore here."""
    lake = oracle.BOX.lake
    used = [
        (x, len(lake) - y)
        for y, row in enumerate(lake)
        for x, sign in enumerate(row, 1)
        if sign != "." and int(sign) <= seats
    ]
    columns, rows = zip(*used, strict=True)
    return cell[0] in (min(columns), max(columns)) or cell[1] in (min(rows), max(rows))


# --- Two monsters grow, taking turns ---


def grown_together(question: Question) -> set[tuple[Monster, ...]]:
    """Return every lake on which all is placed, however it came about."""
    solved: set[tuple[Monster, ...]] = set()
    seen: set[tuple[tuple[Monster, ...], str]] = set()
    waiting = [question.state]
    while waiting:
        state = waiting.pop()
        seat = oracle.mover(state)
        for move in moves(state, seat):
            after = passed_on(placed(state, seat, move), seat)
            if (after.monsters, after.turn) in seen:
                continue
            seen.add((after.monsters, after.turn))
            if is_all_placed(after):
                solved.add(after.monsters)
            elif after.turn != oracle.OVER:
                waiting.append(after)
    return solved


def is_all_placed(state: State) -> bool:
    return not any(oracle.reserve(monster, state.box) for monster in state.monsters)


# --- One seat against others ---


def count_forcing(question: Question) -> int:
    """Return how many first moves force the goal."""
    seat = oracle.mover(question.state)
    known: Known = {}
    return sum(
        is_forced(question, passed_on(placed(question.state, seat, move), seat), question.number - 1, True, known)
        for move in list(moves(question.state, seat))
    )


def is_forced(question: Question, state: State, left: int, is_own: bool, known: Known) -> bool:
    """Whether the goal is reached, or will be in that many turns; `is_own`: the one who asks moved last."""
    key = state.monsters, state.turn, left, is_own
    if key not in known:
        known[key] = decide(question, state, left, is_own, known)
    return known[key]


def decide(question: Question, state: State, left: int, is_own: bool, known: Known) -> bool:
    me = question.state.turn
    rivals = [seat for seat, monster in enumerate(state.monsters) if monster.colour in question.rivals]
    is_met = has_foot(question, state)
    if question.kind == "block":
        if any(not oracle.reserve(state.monsters[seat], state.box) for seat in rivals):
            return False  # it has placed everything
        if is_own and is_met and not any(can_move(state, seat) for seat in rivals):
            return True  # blocked right after my move
    if state.turn == oracle.OVER:
        return question.kind == "win" and is_met and is_ahead(state, me, rivals)
    if state.turn == me and left == 0:
        return False
    seat = oracle.mover(state)
    still = left - 1 if state.turn == me else left
    after = (passed_on(placed(state, seat, move), seat) for move in moves(state, seat))
    answers = (is_forced(question, one, still, state.turn == me, known) for one in after)
    return any(answers) if state.turn == me else all(answers)


def has_foot(question: Question, state: State) -> bool:
    """Whether whoever asks has a foot on the cell that is asked for, if any is."""
    mine = next(monster for monster in state.monsters if monster.colour == question.state.turn)
    return question.cell is None or any(question.cell in arch.feet for arch in mine.arches)


def is_ahead(state: State, me: str, rivals: list[int]) -> bool:
    """Whether nobody does as well (R10)."""
    scores = {
        one.colour: (len(oracle.reserve(one, state.box)), -oracle.perch(one)) for one in state.monsters if one.arches
    }
    return all(scores[me] < scores[state.monsters[seat].colour] for seat in rivals)


def passed_on(state: State, seat: int) -> State:
    """Give the turn to the next seat that can place something (R8)."""
    able = (other for other in oracle.clockwise(state, seat) if can_move(state, other))
    following = next(able, None)
    return replace(state, turn=oracle.OVER if following is None else state.monsters[following].colour)


def can_move(state: State, seat: int) -> bool:
    return next(moves(state, seat), None) is not None


# --- What the sentence says ---


def solved_after(text: str, line: tuple[str, ...]) -> list[bool]:
    """Return for each move of a line, checking that it is legal, whether the sentence is literally true after it."""
    question = read(text)
    state, own, told = question.state, 0, []
    for text_of_move in line:
        seat = oracle.mover(state)
        move = oracle.read_move(state, state.monsters[seat], text_of_move)
        assert move is not None and move in list(moves(state, seat)), text_of_move  # noqa: PT018
        is_own = state.turn == question.state.turn
        own += is_own
        state = placed(state, seat, move)
        told.append(is_told(question, state, own, is_own))
        if question.rivals:
            state = passed_on(state, seat)
    return told


def is_told(question: Question, state: State, own: int, is_own: bool) -> bool:
    """Whether the goal is literally reached, given how many own moves there were and whether one was the last."""
    if not has_foot(question, state):
        return False
    rivals = [seat for seat, monster in enumerate(state.monsters) if monster.colour in question.rivals]
    match question.kind:
        case "block":
            have_some = all(oracle.reserve(state.monsters[seat], state.box) for seat in rivals)
            return is_own and own <= question.number and have_some and not any(can_move(state, one) for one in rivals)
        case "win":
            is_over = not any(can_move(state, seat) for seat in range(len(state.monsters)))
            return is_over and own <= question.number and is_ahead(state, question.state.turn, rivals)
        case "together":
            return is_all_placed(state)
    return is_reached(question, state, oracle.mover(question.state))


# --- What may be placed ---


def moves(state: State, seat: int) -> Iterator[Move]:
    """Everything a monster may place, according to the oracle."""
    monster = state.monsters[seat]
    if not monster.arches:
        return
    left = oracle.reserve(monster, state.box)
    for kind, end in (("H", monster.head), ("T", monster.tail)):
        for way in oracle.HEADINGS:
            near = oracle.step(end, way, oracle.REACH[state.variant])
            if near in state.water or not oracle.is_in_use(state, near):
                continue
            for heading in oracle.HEADINGS:
                for length, height in left:
                    move = Move(kind, near, oracle.step(near, heading, length), height)
                    if oracle.may_extend(state, monster, move):
                        yield move


def placed(state: State, seat: int, move: Move) -> State:
    """The lake with one more arch."""
    grown = oracle.grow(state.monsters[seat], move)
    return replace(state, monsters=(*state.monsters[:seat], grown, *state.monsters[seat + 1 :]))
