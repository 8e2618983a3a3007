"""Making puzzles: the same seed makes the same ones, and an interrupted run carries on."""

from __future__ import annotations

import gzip
from itertools import islice
from typing import TYPE_CHECKING

import pytest

from blockness.puzzles import Certificate, InvalidPuzzle, Puzzle, prove
from blockness.puzzles.collection import StoredPuzzle, load_set, read_set, write_set
from blockness.puzzles.making.factory import graded, make, make_batch
from blockness.puzzles.making.minimal import answer, is_minimal
from blockness.puzzles.making.symmetry import canonical
from blockness.puzzles.making.trap import has_trap
from puzzles.slow import count_solutions

if TYPE_CHECKING:
    from pathlib import Path


LINE = "grow:all classic orange:d4f4/1:3/2 green:- orange"


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[str]]:
    file = tmp_path_factory.mktemp("made") / "first.jsonl"
    return file, [data["text"] for data in islice(make("first", 4, file), 12)]


def test_what_is_made_is_unique_minimal_and_has_a_trap(made: tuple[Path, list[str]]) -> None:
    for text in made[1]:
        puzzle = Puzzle.parse(text)
        assert prove(puzzle).solutions == count_solutions(text) == 1
        assert has_trap(puzzle, prove(puzzle))
        assert is_minimal(puzzle)


def test_a_search_that_is_given_up_tells_nothing() -> None:
    """Black is not needed, but it takes a long search to see that."""
    text = "reach:k7 expert orange:g4e4/1,e2e3/4 black:h6d6/1 purple:i7f7/1 green:c5d5/1:1/3,2/4,3/6 rocks:i5,k8 green"
    less = Puzzle.parse(text.replace("h6d6/1", "-"))
    assert answer(less, 8000) is None
    assert answer(less) == answer(Puzzle.parse(text))
    assert not is_minimal(Puzzle.parse(text))


def test_puzzles_that_differ_only_in_what_stands_still_are_twins() -> None:
    text = "some:3 classic purple:g4g5/2,f5f8/1:4/2,2/3,1/4,3/5 black:e5e9/1,d9h9/5 rocks:f3,f4,h4,h6,i6,g7,d8 purple"
    others = [text.replace("h6,i6", "g6,h6"), text.replace("e5e9/1,d9h9/5", "e5e9/1"), text.replace("some:3", "some:2")]
    twins = [canonical(Puzzle.parse(other)) == canonical(Puzzle.parse(text)) for other in others]
    assert twins == [True, True, False]
    body = "reach:h8 classic orange:e5e7/1,f7f5/4:1/3,3/6 green:- orange"
    assert canonical(Puzzle.parse(body)) == canonical(Puzzle.parse(body.replace("f5/4", "f5/5")))


def test_the_same_seed_makes_the_same(made: tuple[Path, list[str]], tmp_path: Path) -> None:
    again = [data["text"] for data in islice(make("first", 4, tmp_path / "again.jsonl"), 12)]
    other = [data["text"] for data in islice(make("first", 5, tmp_path / "other.jsonl"), 12)]
    assert again == made[1]
    assert not set(other) & set(again)


def test_whoever_is_interrupted_goes_on(made: tuple[Path, list[str]], tmp_path: Path) -> None:
    file = tmp_path / "cut.jsonl"
    whole = made[0].read_bytes()
    file.write_bytes(whole[: len(whole) * 2 // 3])
    assert [data["text"] for data in islice(make("first", 4, file), 12)] == made[1]
    assert file.read_bytes().startswith(whole[: whole.rfind(b"\n", 0, len(whole) * 2 // 3)])
    header = whole.index(b"\n") + 1
    for early in (0, 5, header - 1, header):  # before the first batch was there
        file.write_bytes(whole[:early])
        for _ in range(2):
            assert next(make("first", 4, file))["text"] == made[1][0]


def test_a_batch_is_the_same_in_another_process(made: tuple[Path, list[str]], tmp_path: Path) -> None:
    side_by_side = make("first", 4, tmp_path / "both.jsonl", jobs=2)
    assert [data["text"] for data in islice(side_by_side, 12)] == made[1]


def test_a_file_of_something_else_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "else.jsonl"
    for text in ("{}\n", "nonsense\n", '{"goal": "first", "seed": 9}\n', "a diary\nwithout an end", "a word", "3\n"):
        file.write_text(text)
        with pytest.raises(InvalidPuzzle, match="something else"):
            next(make("first", 4, file))
        assert file.read_text() == text
    with pytest.raises(InvalidPuzzle, match="expected a goal"):
        next(make("swim", 4, tmp_path / "new.jsonl"))


def test_a_set_can_be_written_and_read(tmp_path: Path) -> None:
    entries = [graded(data, f"p-{i}") for i, data in enumerate(make_batch("first", 4, 0)["puzzles"])]
    assert [entry.data for entry in read_set(write_set(entries).encode())] == [entry.data for entry in entries]
    file = tmp_path / "lines.txt"
    file.write_text("# mine\n" + "\n".join(entry.text for entry in entries))
    assert [entry.puzzle().text for entry in load_set(file)] == [entry.text for entry in entries]


@pytest.mark.parametrize(
    "raw",
    [b"{", b"[]", b"{}", b'{"puzzles": 3}', b'{"puzzles": [{}]}', b'{"puzzles": [{"text": 5}]}', b"\x1f\x8bxx",
     b'{"puzzles": [{"text": "a", "id": "A B"}]}', b'{"puzzles": [{"text": "a"}, {"text": "b", "id": "1"}]}',
     b"[" * 100_000, b'{"puzzles": [{"text": "a", "grade": 9}]}', b"{" + b" " * 9_000_000, b"\xff\xfe", b"",
     b'{"puzzles": [{"text": "a", "nodes": "many"}]}', b'{"puzzles": [{"text": "a", "nodes": 1e999}]}',
     b'{"puzzles": []}', gzip.compress(b'{"puzzles": []}')[:12] + bytes(30),
     write_set([StoredPuzzle("a", LINE, "zzz", 1, 0.0, Certificate(1, (), 0))]).encode(),
     write_set([StoredPuzzle("a", LINE, "", 1, 0.0, Certificate(1, (), 0), "zzz")]).encode(),
     write_set([StoredPuzzle("a", LINE, "", 1, 0.0, Certificate(1, (), 0), "first", 1000)]).encode()],
    ids=range(21),
)  # fmt: skip
def test_spoilt_files_get_a_sentence(raw: bytes, tmp_path: Path) -> None:
    file = tmp_path / "set.json"
    file.write_bytes(raw)
    with pytest.raises(InvalidPuzzle, match=r"\w"):
        [entry.puzzle() for entry in load_set(file)]
