"""The engine in Node and in a browser says what the library says, to the last digit."""

from __future__ import annotations

import random
from itertools import islice
from typing import TYPE_CHECKING, Any

import pytest

from blockness import Game, Position
from blockness.game.errors import IllegalMove
from blockness.players import Limit, analyse, level, levels, solve
from blockness.puzzles.collection import published
from blockness.puzzles.prove import prove
from engine.asking import ask
from search.test_perft import LINES

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from engine.asking import Asked, Question

SMALL = 200_000  # the most sequences that a usual run counts
SIMULATIONS = {"heron": 400, "pike": 600, "kelpie": 600, "nessie": 600}
LONG = pytest.param(True, marks=pytest.mark.long, id="long")
SHORT = pytest.param(False, id="short")


def answers(engine: Asked, questions: Sequence[Question]) -> list[Any]:
    found = engine.ask_all(questions)
    assert not [one for one in found if "error" in one]
    return [one["answer"] for one in found]


def random_games(count: int) -> Iterator[Game]:
    """Return whole games with all numbers of seats and both variants."""
    chance = random.Random(12)
    for number in range(count):
        game = Game.start(2 + number % 3, ("classic", "expert")[number // 3 % 2])
        while not game.is_over:
            game.play(chance.choice(game.position.legal_moves))
        yield game


def some_positions(count: int) -> list[Position]:
    """Return positions from all stages of games."""
    chance = random.Random(7)
    return [chance.choice(game.positions[:-1]) for game in random_games(count)]


@pytest.mark.parametrize("is_long", [SHORT, LONG])
def test_perft(engine: Asked, is_long: bool) -> None:
    wanted = []
    for line in LINES:
        text, *pairs = (part.strip() for part in line.split(";"))
        counts = (tuple(map(int, pair.split())) for pair in pairs)
        wanted += [(text, depth, count) for depth, count in counts if is_long or count <= SMALL]
    for text, depth, count in wanted:
        assert answers(engine, [ask("perft", text, depth)]) == [count], f"{text} at depth {depth}"


@pytest.mark.parametrize("is_long", [SHORT, LONG])
def test_random_games_ply_by_ply(engine: Asked, is_long: bool) -> None:
    chance = random.Random(3)
    for game in random_games(500 if is_long else 12):
        questions, expected = [], []
        for position, move in zip(game.positions, [*game.moves, None], strict=True):
            line = str(position)
            questions += [ask("legalMoves", line), ask("standings", line)]
            expected += [[str(one) for one in position.legal_moves], standings(position)]
            for tried in odd_moves(game, chance):
                questions.append(ask("whyNot", line, tried))
                expected.append(reason(position, tried))
            if move is not None:
                questions.append(ask("play", line, str(move)))
                expected.append(str(position.play(move)))
        assert answers(engine, questions) == expected


def standings(position: Position) -> list[dict[str, Any]]:
    return [
        {"rank": one.rank, "colour": one.colour, "left": one.left, "perch": one.perch} for one in position.standings
    ]


def odd_moves(game: Game, chance: random.Random) -> Iterator[str]:
    """Return moves, most of which are refused: any ends and cells, and some that are legal elsewhere in the game."""
    cells = [f"{chance.choice('abcdefghijkl')}{chance.randint(1, 12)}" for _ in range(4)]
    yield f"S{cells[0]}{cells[1]}"
    yield f"{chance.choice('HT')}{cells[2]}{cells[3]}/{chance.randint(1, 9)}"
    for position in islice((chance.choice(game.positions) for _ in range(9)), 3):
        if position.legal_moves:
            yield str(chance.choice(position.legal_moves))


def reason(position: Position, move: str) -> dict[str, Any] | None:
    found = position.why_not(move)
    return None if found is None else {"code": found.code, "cell": found.cell, "details": found.details}


def test_an_illegal_move_is_refused_with_its_reason(engine: Asked) -> None:
    position = Position.start(2).play("Sd4f4")
    with pytest.raises(IllegalMove) as refused:
        position.play("Sd4e4")
    (found,) = engine.ask_all([ask("play", str(position), "Sd4e4")])
    assert found["error"] == "IllegalMove"
    assert found["reason"]["code"] == refused.value.reason.code


@pytest.mark.parametrize(
    ("method", "parameters", "error"),
    [
        ("legalMoves", ["classic orange:- green:-"], "InvalidPosition"),
        ("legalMoves", ["x" * 100_000], "InvalidPosition"),
        ("play", ["classic orange:- green:- orange", "hello"], "InvalidMove"),
        ("choose", ["classic orange:- green:- orange", {"level": "shark"}], "Invalid"),
        ("choose", ["classic orange:- green:- orange", {"simulations": 0}], "RangeError"),
        ("choose", ["classic orange:- green:- orange", {"level": "heron", "simulations": 1.5}], "RangeError"),
        ("choose", ["classic orange:- green:- orange", {"level": "heron", "seconds": None}], "RangeError"),
        ("choose", ["classic orange:- green:- orange", {"level": "otter", "seed": -1}], "RangeError"),
        ("choose", ["classic orange:- green:- orange", {"level": "heron", "seed": 10**15}], "RangeError"),
        ("randomGames", [{"seats": 2, "games": 1.5}], "RangeError"),
        ("provePuzzle", ["grow:all"], "InvalidPuzzle"),
    ],
)
def test_bad_input_is_refused(engine: Asked, method: str, parameters: list[Any], error: str) -> None:
    (found,) = engine.ask_all([ask(method, *parameters)])
    assert found["error"] == error
    assert found["message"]


@pytest.mark.parametrize("is_long", [SHORT, LONG])
@pytest.mark.parametrize("name", [one.name for one in levels])
def test_every_level_chooses_the_same_move(engine: Asked, name: str, is_long: bool) -> None:
    positions = some_positions(100 if is_long else 6)
    simulations = SIMULATIONS.get(name, 1)
    questions, expected = [], []
    for seed, position in enumerate(positions):
        questions.append(ask("choose", str(position), {"level": name, "seed": seed, "simulations": simulations}))
        expected.append(str(level(name, seed).choose(position, Limit(simulations=simulations))))
    assert answers(engine, questions) == expected


@pytest.mark.parametrize("simulations", [2_000, pytest.param(100_000, marks=pytest.mark.long)])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_tree_search_is_the_same_to_the_last_digit(engine: Asked, seats: int, simulations: int) -> None:
    game = next(game for game in random_games(6) if game.position.seats == seats)
    for position in (game.positions[0], game.positions[seats + 3]):
        here = analyse(position, Limit(simulations=simulations))
        (there,) = answers(engine, [ask("analyse", str(position), {"simulations": simulations})])
        assert there == {
            "values": {colour: {"share": one.share, "left": one.left} for colour, one in here.values.items()},
            "moves": [
                {"move": str(one.move), "share": one.share, "visits": one.visits, "proved": one.proved}
                for one in here.moves
            ],
            "proved": here.proved,
            "simulations": here.simulations,
        }


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_late_positions_are_solved_alike(engine: Asked, seats: int) -> None:
    for game in islice((game for game in random_games(18) if game.position.seats == seats), 3):
        position = game.positions[-4]
        here = solve(position)
        (there,) = answers(engine, [ask("solve", str(position), {})])
        assert there == {
            "proved": True,
            "winners": list(here.winners),
            "left": here.left,
            "move": str(here.move),
            "nodes": here.nodes,
        }


@pytest.mark.parametrize("is_long", [SHORT, LONG])
def test_puzzles_are_proved_alike(engine: Asked, is_long: bool) -> None:
    puzzles = [entry.puzzle() for entry in published()]
    for puzzle in puzzles if is_long else puzzles[::15]:
        here = prove(puzzle)
        (there,) = answers(engine, [ask("provePuzzle", str(puzzle))])
        assert there == {
            "exact": here.exact,
            "solvable": here.is_solvable,
            "solutions": here.solutions,
            "nodes": here.nodes,
            "line": list(here.line),
        }, puzzle.id
