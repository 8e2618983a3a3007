"""The counts of an independent program."""

from pathlib import Path

import pytest

from blockness import Position
from blockness.search.perft import perft

TABLE = Path(__file__).parents[1] / "perft" / "block-ness.perft"
LINES = [line for line in TABLE.read_text().splitlines() if line.strip()]


@pytest.mark.parametrize("line", LINES, ids=lambda line: line.split(";")[0].strip()[:50])
def test_perft_agrees_with_the_table(line: str) -> None:
    text, *pairs = (part.strip() for part in line.split(";"))
    position = Position.parse(text)
    assert str(position) == text
    for depth, count in (map(int, pair.split()) for pair in pairs):
        assert perft(position.lexicon.tables, position.row, depth) == count, f"depth {depth}"


def test_perft_of_nothing_is_one() -> None:
    empty = Position.start(2)
    assert perft(empty.lexicon.tables, empty.row, 0) == 1


def test_perft_beyond_the_longest_game_is_zero() -> None:
    empty = Position.start(4)
    assert perft(empty.lexicon.tables, empty.row, 41) == 0
    assert perft(empty.lexicon.tables, empty.row, 10**9) == 0
