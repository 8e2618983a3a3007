"""What is true of every game."""

from __future__ import annotations

import pickle
import re
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings

from blockness import Box, Game, IllegalMove, Move, Position, Record
from strategies import games, move_texts, positions

if TYPE_CHECKING:
    from collections.abc import Callable


@given(positions())
def test_legal_moves_are_legal_and_sorted(position: Position) -> None:
    texts = [str(move) for move in position.legal_moves]
    assert texts == sorted(set(texts))
    for move in position.legal_moves:
        assert position.why_not(move) is None
        assert position.is_legal(move)


@settings(max_examples=400)
@given(positions(), move_texts())
def test_nothing_else_is(position: Position, text: str) -> None:
    is_listed = text in {str(move) for move in position.legal_moves}
    reason = position.why_not(text)
    assert (reason is None) == is_listed
    if reason is not None:
        assert str(reason)
        with pytest.raises(IllegalMove) as refusal:
            position.play(text)
        assert refusal.value.reason == reason


@given(positions())
def test_play_changes_nothing_it_was_given(position: Position) -> None:
    line, row = str(position), position.row.tobytes()
    for move in position.legal_moves[:20]:
        position.play(move)
    assert (str(position), position.row.tobytes()) == (line, row)


@given(positions())
def test_a_position_is_its_line(position: Position) -> None:
    again = Position.parse(str(position))
    assert again == position
    assert hash(again) == hash(position)
    assert again.row.tobytes() == position.row.tobytes(), "the row must follow from the arches alone"
    assert pickle.loads(pickle.dumps(position)) == position  # noqa: S301 - our own bytes


@given(positions())
def test_a_move_is_its_text(position: Position) -> None:
    for move in position.legal_moves:
        assert Move.parse(str(move)) == move


@given(games())
def test_placed_and_reserve_are_the_whole_set(game: Game) -> None:
    position = game.position
    for colour, arches in zip(position.colours, position.monsters, strict=True):
        segments = [arch.segment for arch in arches] + list(position.reserve(colour))
        assert sorted(map(str, segments)) == sorted(map(str, position.box.monster(colour)))


@given(games(is_over=True))
def test_every_game_ends(game: Game) -> None:
    assert game.is_over
    assert game.position.legal_moves == ()
    assert len(game.moves) <= sum(len(Box.usual().monster(colour)) for colour in game.position.colours)
    assert game.position.standings[0].rank == 1


@given(games())
def test_a_record_replays_to_the_same_game(game: Game) -> None:
    again = Record.read(str(Record.of(game)))
    assert again.positions == game.positions
    assert again.moves == game.moves
    assert again.events == game.events
    assert str(Record.read(str(again))) == str(again)


@given(games())
def test_undo_leads_back_to_the_first_position(game: Game) -> None:
    for position, move in zip(reversed(game.positions[:-1]), reversed(game.moves), strict=True):
        assert game.undo() == move
        assert game.position == position
    assert game.undo() is None


@given(positions())
def test_a_mirrored_lake_has_as_many_moves(position: Position) -> None:
    """The usual lake is the same from all sides, so every reflection of a position is one, with its moves reflected."""
    line = str(position)
    for turned in (mirror(line), transpose(line), transpose(mirror(line))):
        assert len(Position.parse(turned).legal_moves) == len(position.legal_moves)


def mirror(line: str) -> str:
    """Swap west and east."""
    variant, *fields = line.split(" ")
    return " ".join([variant, *(swap(field, lambda x, y: (10 - x, y)) for field in fields)])


def transpose(line: str) -> str:
    """Swap rows and columns."""
    variant, *fields = line.split(" ")
    return " ".join([variant, *(swap(field, lambda x, y: (y, x)) for field in fields)])


def swap(field: str, reflect: Callable[[int, int], tuple[int, int]]) -> str:
    """Reflect every cell of a seat's field; the turn has none."""
    colour, colon, arches = field.partition(":")

    def reflected(found: re.Match[str]) -> str:
        x, y = reflect(ord(found[1]) - ord("a"), int(found[2]) - 1)
        return f"{chr(ord('a') + x)}{y + 1}"

    return colour + colon + re.sub(r"([a-k])([0-9]+)(?=[a-k/])", reflected, arches)
