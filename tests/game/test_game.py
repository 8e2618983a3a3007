"""A game remembers its moves, tells what happened, and takes moves back."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

import oracle
from blockness import Box, Extend, Game, IllegalMove, InvalidMove, Move, Position
from blockness.game import Ended, Event, Moved, Passed

TABLES = [(seats, variant) for seats in (2, 3, 4) for variant in ("classic", "expert")]


def random_game(seats: int, variant: str, seed: object) -> Game:
    chance = random.Random(f"{seats} {variant} {seed}")
    game = Game.start(seats, variant, chance.sample(oracle.BOX.order, seats))
    while not game.is_over:
        game.play(chance.choice(game.position.legal_moves))
    return game


def told_by_the_oracle(game: Game) -> list[Event]:
    """The events that follow from the moves, by the literal rules."""
    first = game.positions[0]
    state = oracle.start(first.seats, first.variant, first.colours)
    events: list[Event] = []
    for ply, move in enumerate(game.moves, 1):
        before, state = state, oracle.play(state, str(move))
        events.append(Moved(ply, before.turn, move))
        events += [Passed(colour) for colour in oracle.passes(before, state)]
    winners = tuple(colour for rank, colour, _, _ in oracle.standings(state) if rank == 1)
    return [*events, Ended(winners)]


@pytest.mark.parametrize(("seats", "variant"), TABLES)
def test_events_are_moves_forced_passes_and_the_end(seats: int, variant: str) -> None:
    passes = 0
    for seed in range(8):
        game = random_game(seats, variant, seed)
        assert list(game.events) == told_by_the_oracle(game)
        passes += sum(isinstance(event, Passed) for event in game.events)
    assert passes, "no seat was ever blocked, so this proves nothing"


def test_events_of_a_game_under_way_have_no_end() -> None:
    assert Game.start(2).events == ()
    game = Game.start(2)
    game.play("Sd4f4")
    assert game.events == (Moved(1, "orange", Move.parse("Sd4f4")),)
    assert [event.kind for event in random_game(2, "classic", 1).events][-1] == "end"


def test_a_game_that_starts_later_counts_its_own_plies() -> None:
    game = Game(Position.parse("classic black:h8d8/1 purple:e9h9/1 black"))
    game.play("Th7h6/3")
    assert game.events == (Moved(1, "black", Move.parse("Th7h6/3")), Passed("purple"))


@pytest.mark.parametrize(("seats", "variant"), TABLES)
def test_undo_gives_every_position_back(seats: int, variant: str) -> None:
    game = random_game(seats, variant, "undo")
    positions, moves, events = game.positions, game.moves, game.events
    for ply in range(len(moves) - 1, -1, -1):
        assert game.undo() == moves[ply]
        assert game.position == positions[ply]
        assert game.moves == moves[:ply]
        assert game.events == events[: len(game.events)]
    assert game.undo() is None
    assert game.positions == positions[:1]
    for move in moves:
        game.play(move)
    assert (game.positions, game.events) == (positions, events)


@pytest.mark.parametrize("text", ["Sd4e4", "Hd5d8/2", "Sa1c1"])
def test_a_refused_move_changes_nothing(text: str) -> None:
    game = Game.start(2)
    with pytest.raises(IllegalMove):
        game.play(text)
    with pytest.raises(InvalidMove):
        game.play(text.lower())
    assert (game.moves, game.positions, game.position) == ((), (Position.start(2),), Position.start(2))


def test_moves_are_played_as_texts_or_as_moves() -> None:
    one, other = Game.start(2), Game.start(2)
    assert one.play("Sd4f4") == other.play(Move.parse("Sd4f4"))
    assert one.moves == other.moves


def test_after_the_end_every_move_is_refused() -> None:
    game = random_game(2, "classic", 3)
    for text in ("Sd4f4", "Hd4d5/3"):
        with pytest.raises(IllegalMove) as refusal:
            game.play(text)
        assert refusal.value.reason.code == "game-over"


@pytest.mark.parametrize(("seats", "variant"), TABLES)
def test_positions_of_a_game_stay_as_they_were(seats: int, variant: str) -> None:
    chance = random.Random(seats)
    game = Game.start(seats, variant)
    seen: list[tuple[Position, str, bytes]] = []
    while not game.is_over:
        position = game.position
        seen.append((position, str(position), position.row.tobytes()))
        game.play(chance.choice(position.legal_moves))
    for position, line, row in seen:
        assert (str(position), position.row.tobytes()) == (line, row)
        assert str(Position.parse(line)) == line


def test_what_a_game_hands_out_is_no_way_in() -> None:
    game = Game.start(2)
    positions, moves = game.positions, game.moves
    game.play("Sd4f4")
    assert (len(positions), len(moves)) == (1, 0)
    assert isinstance(game.positions, tuple)
    assert isinstance(game.moves, tuple)


def test_each_move_adds_one_arch_and_takes_one_segment() -> None:
    game = random_game(4, "expert", "arches")
    for (before, after), move in zip(pairwise(game.positions), game.moves, strict=True):
        assert before.turn is not None
        seat = before.colours.index(before.turn)
        for other in range(4):
            assert len(after.monsters[other]) == len(before.monsters[other]) + (other == seat)
            assert after.left(other) == before.left(other) - (other == seat)
            assert len(after.monsters[other]) + after.left(other) == 10
        if isinstance(move, Extend):
            assert after.monsters[seat][-1 if move.end == "head" else 0].height == move.height


def test_a_starter_without_room_ends_the_game() -> None:
    """The lake is as long as the black starter, so nobody can place another one."""
    box = Box.parse_line("lake=22222 orange=2/1 green=1/1 purple=3/1 black=4/1")
    game = Game.start(2, colours=("black", "green"), box=box)
    after = game.play("Sa1e1")
    assert str(after) == "classic black:a1e1/1 green:- over"
    assert game.events[-1] == Ended(("black",)), "black has nothing left, green its starter: fewest win"
    assert Position.parse(str(after), box) == after
