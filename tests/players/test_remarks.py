"""Every fact that is told about a move is true: checked on the oracle's rules, by code of its own."""

from __future__ import annotations

import random
import re
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import pytest

import brute
import oracle
from blockness import Game, Position
from blockness.locales import LANGUAGES, say
from blockness.players import Limit, remarks, review
from blockness.players.review import Ply, marked
from blockness.players.solver import Solver
from players.test_solver import MOST_NODES, size

if TYPE_CHECKING:
    from collections.abc import Iterator

LIMIT = Limit(simulations=1_000, nodes=20_000)
FUTURES = 10  # games played on at random after somebody is said to be out for good
KEYS = sorted({*re.findall(r'"([a-z]+(?:-[a-z]+)+)"', Path(remarks.__file__).read_text())})


class Told(NamedTuple):
    """A move with what was said about it, in the oracle's terms."""

    before: oracle.State
    after: oracle.State
    end: oracle.State
    ply: Ply


def reviewed_games(seed: str) -> Iterator[tuple[Game, list[Ply]]]:
    """Return games of all kinds: random ones make many mistakes, and short work of everybody."""
    chance = random.Random(seed)
    number = 0
    while True:
        game = Game.start(2 + number % 3, ("classic", "expert")[number // 3 % 2])
        while not game.is_over:
            game.play(chance.choice(game.position.legal_moves))
        yield game, marked(list(review(game, LIMIT)))
        number += 1


def read(line: object) -> oracle.State:
    state = oracle.parse(str(line))
    assert state is not None
    return state


def seat_of(state: oracle.State, colour: object) -> int:
    return [monster.colour for monster in state.monsters].index(str(colour))


def ways(state: oracle.State, seat: int) -> list[str]:
    """All that a seat could place if it were its turn."""
    return [text for text in oracle.candidates(state, seat) if oracle.may_place(state, seat, text)]


def has_segments(state: oracle.State, seat: int) -> bool:
    return bool(oracle.reserve(state.monsters[seat], state.box))


def is_blocked(state: oracle.State, seat: int) -> bool:
    return has_segments(state, seat) and not ways(state, seat)


def segment_of(text: str) -> oracle.Segment:
    near, far, height = re.findall(r"[a-p]\d+|(?<=/)\d+", text)
    return len(oracle.walk(oracle.read_cell(near), oracle.read_cell(far))) - 1, int(height)


def is_out_for_good(state: oracle.State, seat: int) -> bool:
    """Whether not even the ends of others moving away would help: feet in open water (R5), over lower arches (R6)."""
    monster = state.monsters[seat]
    own = (monster.tail, monster.head)
    for text in oracle.candidates(state, seat):
        move = oracle.read_move(state, monster, text)
        assert move is not None
        arch = oracle.Arch(move.first, move.last, move.height)
        end = monster.head if move.kind == "H" else monster.tail
        feet_fit = all(oracle.is_in_use(state, foot) and not state.water.get(foot) for foot in arch.feet)
        is_clear = all(
            oracle.is_in_use(state, cell)
            and all(height < move.height for height in state.water.get(cell, []))
            and (cell not in own or cell == end)
            for cell in arch.between
        )
        if feet_fit and is_clear:
            return False
    return True


def stays_out(state: oracle.State, colour: str, chance: random.Random) -> bool:
    """Whether a colour never moves in some games that are played on at random."""
    for _ in range(FUTURES):
        position = Position.parse(oracle.line(state))
        while not position.is_over:
            if position.turn == colour:
                return False
            position = position.play(chance.choice(position.legal_moves))
    return True


def is_true(key: str, details: dict[str, str | int], told: Told, chance: random.Random) -> bool:
    """Check one fact."""
    before, after, ply = told.before, told.after, told.ply
    seat, mover = seat_of(before, details["colour"]), oracle.mover(before)
    match key:
        case "took-last-way-out":
            return seat != mover and bool(ways(before, seat)) and is_blocked(after, seat)
        case "shut-both-ends":
            ends = {text[0] for text in ways(before, seat)}
            return seat != mover and ends == {"H", "T"} and is_blocked(after, seat)
        case "took-last-segment":
            segments = {segment_of(text) for text in ways(before, seat)}
            return segments == {(details["length"], details["height"])} and is_blocked(after, seat)
        case "never-again":
            left = len(oracle.reserve(after.monsters[seat], after.box))
            is_out = is_out_for_good(after, seat) and not is_out_for_good(before, seat)
            return left > 0 and left == details["count"] and is_out and stays_out(after, str(details["colour"]), chance)
        case "kept-no-way-out":
            better = oracle.play(before, str(details["move"]))
            return seat == mover and is_blocked(after, seat) and bool(ways(better, seat))
        case "missed-block":
            better = oracle.play(before, str(details["move"]))
            return seat != mover and bool(ways(after, seat)) and is_blocked(better, seat)
        case "let-back":
            return seat != mover and is_blocked(before, seat) and bool(ways(after, seat))
        case "fewer-ways" | "more-ways":
            better = oracle.play(before, str(details["move"]))
            counts = len(ways(after, seat)), len(ways(better, seat))
            is_far = 2 * counts[0] <= counts[1] if key == "fewer-ways" else counts[0] >= 2 * counts[1]
            return (
                (seat == mover) == (key == "fewer-ways") and counts == (details["count"], details["instead"]) and is_far
            )
        case "tall-arch":
            return seat == mover and was_needed(told, details)
        case "win-thrown" | "win-shared" | "draw-thrown":
            fall = share(before, seat), share(after, seat)
            return fall == {"win-thrown": (1, 0), "win-shared": (1, 0.5), "draw-thrown": (0.5, 0)}[key]
    raise AssertionError(f"nobody checks {key} of ply {ply.ply}")


def was_needed(told: Told, details: dict[str, str | int]) -> bool:
    """Whether two tied, the higher head won, and a higher arch at the tail would have fitted at the head."""
    stands = {colour: (rank, left, perch) for rank, colour, left, perch in oracle.standings(told.end)}
    (rank, left, perch), (first, other_left, there) = stands[str(details["colour"])], stands[str(details["other"])]
    move = str(told.ply.move)
    at_head = {segment_of(text) for text in oracle.legal(told.before) if text.startswith("H")}
    is_tie = left == other_left and perch < there and (perch, there) == (details["perch"], details["there"])
    is_tall = move.startswith("T") and segment_of(move)[1] == details["height"] and segment_of(move)[1] > there
    return told.end.turn == oracle.OVER and first == 1 < rank and is_tie and is_tall and segment_of(move) in at_head


def share(state: oracle.State, seat: int) -> float:
    """What best play brings a seat: by brute force where that is quick, otherwise by the solver it has confirmed."""
    position = Position.parse(oracle.line(state))
    if size(position) <= MOST_NODES:
        winners = brute.winners(brute.solve(state, {}))
        return (seat in winners) / len(winners)
    decided = Solver().decide(position, None, None)
    assert decided is not None
    return (1 + (decided[0] if oracle.mover(state) == seat else -decided[0])) / 2


@pytest.mark.parametrize(("count", "kinds"), [(40, 7), pytest.param(500, 11, marks=pytest.mark.long)])
def test_every_sentence_about_a_turning_point_is_true(count: int, kinds: int) -> None:
    chance = random.Random("futures")
    told: Counter[str] = Counter()
    turning = 0
    for game, plies in reviewed_games("turning points"):
        end = read(game.position)
        for ply in plies:
            here = Told(read(game.positions[ply.ply - 1]), read(game.positions[ply.ply]), end, ply)
            for remark in ply.words:
                assert is_true(remark.key, remark.details, here, chance), f"{remark} of {ply.ply} in {game.moves}"
                told[remark.key] += 1
            turning += ply.turning and bool(ply.words)
        if turning >= count:
            break
    print(f"{turning} turning points, {sum(told.values())} sentences: {dict(told.most_common())}")
    assert len(told) >= kinds, "most kinds have been met"


@pytest.mark.parametrize("key", KEYS)
def test_every_fact_has_its_sentence(key: str) -> None:
    details: dict[str, str | int] = {"name": "Ann", "other": "Leo", "move": "Hd5d8/2"}
    numbers = dict.fromkeys(("length", "height", "perch", "there", "count", "instead"), 2)
    said = {say(f"remark-{key}", language, **details, **numbers) for language in LANGUAGES}
    assert len(said) == len(LANGUAGES)
    assert all("Ann" in text for text in said)
