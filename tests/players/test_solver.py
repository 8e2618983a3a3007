"""The exact solver against brute force on the oracle."""

import random
from dataclasses import replace

import pytest

import brute
import oracle
from blockness import Box, Game, InvalidPosition, Position, Segment
from blockness.players import Limit, level, solve
from blockness.players.solver import Solver
from blockness.search.perft import perft

TABLES = [(seats, variant) for seats in (2, 3, 4) for variant in ("classic", "expert")]
POSITIONS, QUICK = 85, 15  # for each of the six tables: 510 in all, 90 of them not long
MOST_NODES = 80  # brute force is slow


def late_positions(seats: int, variant: str, count: int, seed: str) -> list[Position]:
    """Positions of random games with few lines of play left, several plies deep where possible."""
    chance = random.Random(seed)
    found: list[Position] = []
    while len(found) < count:
        game = Game.start(seats, variant, chance.sample(oracle.BOX.order, seats))
        while not game.is_over:
            game.play(chance.choice(game.position.legal_moves))
        late = [position for position in game.positions[:-1] if size(position) <= MOST_NODES]
        found += [late[0]] if late else []
    return found


def size(position: Position) -> int:
    """How many sequences of moves follow, counted until it is clear that they are too many."""
    total = 0
    for depth in range(1, 12):
        count = perft(position.lexicon.tables, position.row, depth)
        total += count
        if count == 0 or total > MOST_NODES:
            break
    return total


@pytest.mark.parametrize("positions", [QUICK, pytest.param(POSITIONS, marks=pytest.mark.long)])
@pytest.mark.parametrize(("seats", "variant"), TABLES)
def test_the_solver_equals_brute_force(seats: int, variant: str, positions: int) -> None:
    for position in late_positions(seats, variant, positions, f"solver {seats} {variant}"):
        state = oracle.parse(str(position))
        assert state is not None
        known: dict[oracle.State, brute.Result] = {}
        expected = brute.solve(state, known)
        found = solve(position)
        assert found.proved
        assert found.left == {colour: left for colour, (left, _) in zip(position.colours, expected, strict=True)}
        assert set(found.winners) == {position.colours[seat] for seat in brute.winners(expected)}
        after = brute.solve(oracle.play(state, str(found.move)), known)
        assert brute.worth(after) == brute.worth(expected), "its move keeps the value"


@pytest.mark.parametrize("variant", ["classic", "expert"])
def test_without_heads_segments_alone_decide(variant: str) -> None:
    solver = Solver()
    for position in late_positions(2, variant, 20, f"heads {variant}"):
        state = oracle.parse(str(position))
        assert state is not None
        ahead = lead(state, {})
        sign = (ahead > 0) - (ahead < 0)
        found = solver.decide(position, None, None, heads=False)
        assert found is not None
        assert found[0] == (sign if position.turn == position.colours[0] else -sign)


def lead(state: oracle.State, known: dict[oracle.State, int]) -> int:
    """How many more segments the first of two seats places, with best play of both."""
    if state not in known:
        if state.turn == "over":
            (left, _), (other, _) = brute.final(state)
            known[state] = other - left
        else:
            leads = [lead(oracle.play(state, move), known) for move in oracle.legal(state)]
            known[state] = (max if brute.colours_of(state)[0] == state.turn else min)(leads)
    return known[state]


def test_a_finished_game_is_solved_without_a_move() -> None:
    game = Game.start(3)
    chance = random.Random(4)
    while not game.is_over:
        game.play(chance.choice(game.position.legal_moves))
    found = solve(game.position)
    assert found.proved
    assert found.move is None
    assert set(found.winners) == {one.colour for one in game.position.standings if one.rank == 1}


def test_too_short_a_time_proves_nothing() -> None:
    found = solve(Position.start(4), Limit(seconds=0.05))
    assert not found.proved
    assert (found.winners, found.left, found.move) == ((), None, None)


@pytest.mark.parametrize(("seats", "variant"), TABLES)
def test_the_strongest_never_throws_away_a_proved_win(seats: int, variant: str) -> None:
    chance = random.Random(f"keeps {seats} {variant}")
    nessie = level("nessie", seed=1)
    for first in late_positions(seats, variant, 8, f"wins {seats} {variant}"):
        game = Game(first)
        while not game.is_over:
            before = solve(game.position)
            mover = game.position.turn
            game.play(nessie.choose(game.position, Limit(seconds=0.3)))
            if before.winners == (mover,):
                assert solve(game.position).winners == (mover,)
            if not game.is_over and game.position.turn != mover:
                game.play(chance.choice(game.position.legal_moves))


def test_a_solver_that_meets_another_box_forgets_the_first() -> None:
    """The other box differs in one segment only, so that where nobody has placed it the rows are the same."""
    usual = Box.usual()
    other = replace(usual, monsters=tuple((*monster[:-1], Segment(1, 6)) for monster in usual.monsters))
    solver, differing = Solver(), 0
    for position in late_positions(2, "classic", 40, "boxes"):
        try:
            twin = Position.parse(str(position), other)
        except InvalidPosition:
            continue
        first, second, fresh = solver.solve(position), solver.solve(twin), solve(twin)
        assert (second.winners, second.left) == (fresh.winners, fresh.left)
        differing += first.left != fresh.left
    assert differing, "the two boxes tell different stories"
