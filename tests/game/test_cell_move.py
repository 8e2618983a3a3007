"""Cells and moves are their texts."""

from __future__ import annotations

import copy
import pickle

import pytest

from blockness import Arch, Cell, End, Extend, InvalidCell, InvalidMove, Move, Segment, Start

CELLS = [f"{column}{row}" for column in "abcdefghijklmnop" for row in range(1, 17)]
HEIGHTS = range(1, 10)


@pytest.mark.parametrize("name", ["a1", "k11", "c4", "p16", "a16", "p1"])
def test_a_cell_is_its_name(name: str) -> None:
    cell = Cell(name)
    assert cell == name
    assert str(cell) == f"{cell}" == name
    assert hash(cell) == hash(name)
    assert Cell(cell) == cell


def test_every_cell_comes_back_from_its_column_row_and_number() -> None:
    assert [Cell.at(x, y) for x in range(16) for y in range(16)] == CELLS
    assert all(Cell.at(Cell(name).x, Cell(name).y) == name for name in CELLS)
    assert len({Cell(name).number for name in CELLS}) == 256


def test_columns_count_from_the_west_and_rows_from_the_south() -> None:
    assert (Cell("a1").x, Cell("a1").y) == (0, 0)
    assert (Cell("c4").x, Cell("c4").y) == (2, 3)
    assert (Cell("p16").x, Cell("p16").y) == (15, 15)


BAD_CELLS = [
    "", "a", "1", "a0", "a17", "q1", "A1", "a01", "a1 ", " a1", "a1\n", "a-1", "aa1", "a1a", "а1", "a１", "a²", "a1.0",
]  # fmt: skip


@pytest.mark.parametrize("name", BAD_CELLS)
def test_what_is_no_cell_is_refused(name: str) -> None:
    with pytest.raises(InvalidCell, match=r"^expected a cell like d6, got ") as error:
        Cell(name)
    assert repr(name) in str(error.value)


@pytest.mark.parametrize(("x", "y"), [(16, 0), (0, 16), (0, -1)])
def test_a_place_beyond_the_largest_lake_is_no_cell(x: int, y: int) -> None:
    with pytest.raises((InvalidCell, IndexError)):
        Cell.at(x, y)


def test_a_place_west_of_the_lake_is_no_cell() -> None:
    with pytest.raises((InvalidCell, IndexError)):
        Cell.at(-1, 0)


def test_a_start_names_tail_then_head() -> None:
    move = Move.parse("Sd4f4")
    assert move == Start(Cell("d4"), Cell("f4"))
    assert move.feet == ("d4", "f4")


@pytest.mark.parametrize(("text", "end"), [("Hd5d8/2", End.HEAD), ("Td5d8/2", End.TAIL)])
def test_an_extension_names_its_end_both_feet_and_the_height(text: str, end: End) -> None:
    move = Move.parse(text)
    assert move == Extend(end, Cell("d5"), Cell("d8"), 2)
    assert move.feet == ("d5", "d8")


def test_every_move_is_its_text() -> None:
    feet = [near + far for near in CELLS[::7] for far in CELLS[::11]]
    texts = [f"S{two}" for two in feet] + [f"{end}{two}/{height}" for end in "HT" for two in feet for height in HEIGHTS]
    moves = [Move.parse(text) for text in texts]
    assert [str(move) for move in moves] == texts
    assert len(set(moves)) == len(texts)


def test_cells_that_touch_are_told_apart() -> None:
    """`a11` is neither `a1` and `1` nor the start of `a111`."""
    assert Move.parse("Sa1a11").feet == ("a1", "a11")
    assert Move.parse("Sa11a1").feet == ("a11", "a1")
    assert Move.parse("Ha16p16/6").feet == ("a16", "p16")


BAD_MOVES = [
    "", "S", "Sd4", "d4f4", "sd4f4", "Sd4f4/1", "Sd4-f4", "S d4f4", "Sd4f4 ", "Sd4f4\n", "Sd4f17", "Sd4q4", "Xd4f4/1",
    "Hd5d8", "Hd5d8/", "Hd5d8/0", "Hd5d8/10", "Hd5d8/-1", "Hd5d8/+2", "Hd5d8/2.0", "hd5d8/2", "Hd5d8/2,", "Hd5d8/２",
    "HTd5d8/2", "Hd5/2", "H/2", "pass", "-", "over", "0000", "S" * 100_000, "Sа1a2", "Sd4f4Sd4f4", "{Sd4f4}",
]  # fmt: skip


@pytest.mark.parametrize("text", BAD_MOVES, ids=lambda text: repr(text)[:20])
def test_what_is_no_move_is_refused(text: str) -> None:
    with pytest.raises(InvalidMove, match=r"^expected a move like Sd4f4, Hd5d8/2 or Td5d8/2, got "):
        Move.parse(text)


@pytest.mark.parametrize("text", ["Sd4f4", "Hd5d8/2", "Ta1a16/9"])
def test_moves_can_be_copied_and_sent(text: str) -> None:
    move = Move.parse(text)
    assert copy.deepcopy(move) == pickle.loads(pickle.dumps(move)) == move  # noqa: S301 - our own bytes


def test_moves_never_change() -> None:
    move = Start(Cell("d4"), Cell("f4"))
    with pytest.raises(AttributeError):
        move.tail = Cell("e4")  # type: ignore[misc]


@pytest.mark.parametrize(
    ("arch", "cells", "segment"),
    [
        (Arch(Cell("c4"), Cell("e4"), 1), "c4 d4 e4", Segment(2, 1)),
        (Arch(Cell("e4"), Cell("c4"), 1), "e4 d4 c4", Segment(2, 1)),
        (Arch(Cell("k9"), Cell("k11"), 5), "k9 k10 k11", Segment(2, 5)),
        (Arch(Cell("a2"), Cell("a1"), 6), "a2 a1", Segment(1, 6)),
    ],
)
def test_an_arch_knows_its_cells_from_tail_to_head(arch: Arch, cells: str, segment: Segment) -> None:
    assert " ".join(arch.cells) == cells
    assert arch.segment == segment
    assert [cell for cell in arch.cells if arch.has_foot_on(cell)] == [arch.tailward, arch.headward]
