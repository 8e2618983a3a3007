"""What a review says about games, and that it never blames a good move."""

from __future__ import annotations

import random
import time
from itertools import islice
from typing import TYPE_CHECKING

import pytest

from blockness import Game, Position
from blockness.players import Limit, accuracy, analyse, review, solve
from blockness.players.review import BLUNDER, INACCURACY, MISTAKE, Ply, marked, size
from blockness.players.solver import Solver

if TYPE_CHECKING:
    from collections.abc import Iterator

    from blockness.game import Move

LIMIT = Limit(simulations=1_000, nodes=20_000)
TABLES = [(seats, variant) for seats in (2, 3, 4) for variant in ("classic", "expert")]


def random_game(seats: int, variant: str, chance: random.Random) -> Game:
    game = Game.start(seats, variant)
    while not game.is_over:
        game.play(chance.choice(game.position.legal_moves))
    return game


@pytest.mark.parametrize(("seats", "variant"), TABLES)
def test_what_a_review_says_adds_up(seats: int, variant: str) -> None:
    game = random_game(seats, variant, random.Random(f"adds up {seats} {variant}"))
    plies = marked(list(review(game, LIMIT)))
    assert [one.move for one in plies] == list(game.moves)
    for one, before, after in zip(plies, game.positions, game.positions[1:], strict=False):
        assert one.colour == before.turn
        assert one.best in before.legal_moves
        assert sum(value.share for value in one.values.values()) == pytest.approx(1)
        assert set(one.values) == set(before.colours)
        assert set(one.gained) == set(before.colours) - {one.colour}
        assert sum(one.gained.values()) == pytest.approx(one.cost)
        assert 0 <= one.cost <= 1
        assert one.forced == (len(before.legal_moves) == 1)
        assert one.proved or not after.is_over
        assert one.judgement in {"", size(one.cost)}
        assert bool(one.by) == bool(one.judgement)
        assert not (one.judgement and (one.forced or one.move == one.best))
        assert not (one.find and one.cost)
    for colour in game.position.colours:
        own = [one for one in plies if one.colour == colour]
        turning = [one for one in own if one.turning]
        assert all(one.judgement in {"mistake", "blunder"} for one in turning)
        assert len(turning) == min(2, sum(one.judgement in {"mistake", "blunder"} for one in own))
        assert sum(one.find for one in own) <= 1
        assert 0 < accuracy(plies)[colour] <= 1
    assert plies == marked(list(review(game, LIMIT))), "the same limit and seed, the same review"


def test_mistakes_come_in_three_sizes() -> None:
    costs = (0.0, 0.049, INACCURACY, 0.099, MISTAKE, 0.149, BLUNDER, 1.0)
    assert [size(cost) for cost in costs] == ["", "", *["inaccuracy"] * 2, *["mistake"] * 2, *["blunder"] * 2]


def test_accuracy_is_a_mean_over_the_moves_that_had_an_alternative() -> None:
    game = random_game(2, "classic", random.Random(5))
    plies = list(review(game, LIMIT))
    for colour, found in accuracy(plies).items():
        free = [one.cost for one in plies if one.colour == colour and not one.forced]
        assert found == pytest.approx(sum(0.15 / (0.15 + cost) for cost in free) / len(free))
    assert accuracy([]) == {}


def test_nothing_is_judged_by_too_few_simulations() -> None:
    game = random_game(4, "classic", random.Random(6))
    plies = list(review(game, Limit(simulations=300)))
    assert any(one.cost >= MISTAKE for one in plies)
    assert not any(one.judgement for one in plies if not one.proved)


def test_a_review_of_no_moves_is_empty() -> None:
    assert marked(list(review(Game.start(2), LIMIT))) == []


def test_near_the_end_the_cost_is_what_the_solver_says() -> None:
    game = random_game(2, "classic", random.Random(8))
    late = Game(game.positions[-6])
    for move in game.moves[-5:]:
        late.play(move)
    for one, before, after in zip(review(late), late.positions, late.positions[1:], strict=False):
        assert one.cost == max(0.0, share(before, one.colour) - share(after, one.colour))


def share(position: Position, colour: str) -> float:
    winners = solve(position).winners
    return (colour in winners) / len(winners)


# --- Planted moves, two seats: the solver says what they are ---


def decided_positions(seed: str) -> Iterator[tuple[Position, dict[Move, float]]]:
    """Return positions of random games for two that are not over, with what each move is proved to be worth."""
    chance = random.Random(seed)
    while True:
        game = random_game(2, chance.choice(("classic", "expert")), chance)
        late = [one for one in game.positions[5:-1] if 1 < len(one.legal_moves) <= 30]
        if not late:
            continue
        position = chance.choice(late)
        if solve(position, Limit(seconds=5)).proved:
            yield position, {move: share(position.play(move), position.turn or "") for move in position.legal_moves}


def first_ply(position: Position, move: Move) -> Ply:
    game = Game(position)
    game.play(move)
    return next(review(game))


@pytest.mark.parametrize("count", [12, pytest.param(200, marks=pytest.mark.long)])
def test_moves_that_throw_a_win_away_are_marked(count: int) -> None:
    chance = random.Random("planted")
    planted = (
        (position, chance.choice([move for move in worths if worths[move] < 1]))
        for position, worths in decided_positions("blunders")
        if 1.0 in worths.values() and min(worths.values()) < 1
    )
    plies = [first_ply(position, move) for position, move in islice(planted, count)]
    found = sum(one.judgement == "blunder" for one in plies)
    print(f"{found} of {count} planted blunders are marked, {sum(one.by == 'proof' for one in plies)} by proof")
    assert found >= 0.95 * count


@pytest.mark.parametrize("count", [30, pytest.param(500, marks=pytest.mark.long)])
def test_no_move_that_is_as_good_as_the_best_is_marked(count: int) -> None:
    chance = random.Random("equal")
    equal = (
        (position, chance.choice([move for move in worths if worths[move] == max(worths.values())]))
        for position, worths in decided_positions("equals")
    )
    plies = [first_ply(position, move) for position, move in islice(equal, count)]
    print(f"{sum(bool(one.judgement) for one in plies)} of {count} equal moves are marked")
    assert not [(one.move, one.cost) for one in plies if one.judgement or one.cost]


@pytest.mark.parametrize(
    ("games", "nodes", "part"), [(2, 50_000, 0.75), pytest.param(50, 3_000_000, 0.95, marks=pytest.mark.long)]
)
def test_for_two_nearly_everything_after_the_starters_is_proved(games: int, nodes: int, part: float) -> None:
    chance = random.Random("proved")
    spent: list[float] = []
    total = proved = compared = 0
    for number in range(games):
        game = random_game(2, ("classic", "expert")[number % 2], chance)
        for position in game.positions[2:-1]:
            began = time.process_time()
            found = analyse(position, Limit(simulations=2_000, nodes=nodes))
            spent.append(time.process_time() - began)
            total, proved = total + 1, proved + found.proved
            exact = Solver().solve(position, None, nodes)
            if exact.proved:
                assert found.proved
                winners = {colour for colour, value in found.values.items() if value.share}
                assert winners == set(exact.winners)
                compared += 1
    quick = sum(one <= 2 for one in spent)
    print(f"{proved} of {total} positions are proved, {compared} of them confirmed by the solver")
    print(f"{quick} took 2 s of processor time or less, the slowest {max(spent):.1f} s")
    assert proved >= part * total
