"""What was learnt: the facts that count, said again in words; and games from a leaf, which keep to the rules."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

import outlook as training
from blockness import Box, Cell, Extend, Position
from blockness.box.segment import LONGEST
from blockness.game import End
from blockness.players.searcher import KNOWING
from blockness.rules.row import OVER
from blockness.search import outlook
from blockness.search.appeal import APPEAL, OPEN, SEGMENTS, SORTS, USUAL
from blockness.search.learnt import FILE, TABLES, InvalidWeights, read_weights
from blockness.search.outlook import FACTS, LEFTS, MOST_FACTS
from blockness.search.tree.forest import Tree
from blockness.search.tree.leaf_game import play_out
from strategies import positions, restricted_positions

if TYPE_CHECKING:
    from pathlib import Path

any_position = st.one_of(positions(), restricted_positions())


def step(moves: int) -> int:
    """How many steps a number of moves has passed."""
    return sum(moves >= one for one in outlook.STEPS.tolist())


def facts_in_words(position: Position) -> list[int]:
    """The facts about the seat to move, from its legal moves and its reserve."""
    assert position.turn is not None
    extensions = [move for move in position.legal_moves if isinstance(move, Extend)]
    of_head = sum(move.end == End.HEAD for move in extensions)
    less, more = sorted((of_head, len(extensions) - of_head))
    left = min(LEFTS - 1, len(position.reserve(position.turn)))
    sizes = {(move.height, abs(move.near.x - move.far.x) + abs(move.near.y - move.far.y)) for move in extensions}
    cells = {(move.end, move.near) for move in extensions}
    return [
        outlook.ROOM + step(len(extensions)) * LEFTS + left,
        outlook.ENDS + step(more) // 2 * outlook.HALVES + step(less) // 2,
        outlook.CELLS + len(cells) * LEFTS + left,
        outlook.FITTING + len(sizes) * LEFTS + left,
        outlook.PERCH + position.perch(position.colours.index(position.turn)) * LEFTS + left,
    ]


@given(any_position)
def test_facts_are_what_the_legal_moves_say(position: Position) -> None:
    assume(position.turn is not None and all(position.monsters))
    facts = np.zeros(MOST_FACTS, np.int64)
    moves = outlook.note(position.lexicon.tables[0], position.row[0], int(position.row["turn"][0]), facts)
    assert moves == len(position.legal_moves)
    assert sorted(facts[1 : 1 + facts[0]].tolist()) == sorted(facts_in_words(position))


@given(positions())
def test_segments_left_are_worth_their_weights_once_their_monster_is_on_the_lake(position: Position) -> None:
    t, p = position.lexicon.tables[0], position.row[0]
    weights = outlook.WEIGHT[TABLES.index(f"{position.seats} {position.variant}")]
    for seat, (colour, monster) in enumerate(zip(position.colours, position.monsters, strict=True)):
        left = position.reserve(colour) if monster else ()
        facts = [outlook.SEGMENT + one.height * (LONGEST + 1) + one.length for one in left]
        assert outlook.worth(t, p, seat) == weights[facts].sum()


@given(positions())
def test_shares_add_up_and_depend_on_the_position_alone(position: Position) -> None:
    assume(not position.is_over)
    seen = []
    for _ in range(2):
        facts, shares = np.zeros(MOST_FACTS, np.int64), np.zeros(4)
        moves, promises = np.zeros(4, np.int64), np.zeros(4, np.int64)
        t, p = position.lexicon.tables[0], position.row[0]
        worths = np.array([outlook.worth(t, p, seat) for seat in range(position.seats)])
        outlook.survey(t, p, facts, moves, promises, worths)
        outlook.outlook(position.row[0], promises, shares)
        seen.append(shares.tolist())
    assert seen[0] == seen[1]
    assert sum(seen[0][: position.seats]) == pytest.approx(1)
    assert min(seen[0][: position.seats]) > 0


def is_open(position: Position, x: int, y: int) -> bool:
    """Whether a cell of the lake in use has nothing on it or over it."""
    if not (0 <= x < position.box.width and 0 <= y < position.box.height):
        return False
    cell = Cell.at(x, y)
    return position.box.zone(x, y) <= position.seats and not position.over(cell) and cell not in position.rocks


def sort_in_words(position: Position, move: Extend) -> int:
    """The sort of a move, from its end, its segment and the water around its far foot."""
    reach = 1 if position.variant == "classic" else 2
    across, along = move.far.x - move.near.x, move.far.y - move.near.y
    length = abs(across) + abs(along)
    behind = (-across // length, -along // length)
    around = [heading for heading in ((1, 0), (-1, 0), (0, 1), (0, -1)) if heading != behind]
    water = sum(is_open(position, move.far.x + reach * dx, move.far.y + reach * dy) for dx, dy in around)
    return ((move.end == End.TAIL) * OPEN + water) * SEGMENTS + move.height * (LONGEST + 1) + length


def check_sorts(position: Position) -> None:
    """Compare the sorts of all moves with the same in words."""
    codes = np.array([[position.judge(move)[1] for move in position.legal_moves]])
    sorts = np.full(codes.shape, SORTS)
    training.sort_all(position.lexicon.tables, position.row, codes, sorts)
    for move, found in zip(position.legal_moves, sorts[0].tolist(), strict=True):
        assert isinstance(move, Extend)
        assert found == sort_in_words(position, move), move


@given(any_position)
def test_a_move_is_of_the_sort_that_its_end_its_segment_and_the_open_water_say(position: Position) -> None:
    assume(not position.is_over and all(position.monsters))
    check_sorts(position)


def test_the_shore_is_no_water_where_all_arches_are_shorter_than_the_reach() -> None:
    sets = "\n".join(f'{colour} = "1/1 1/2 1/3"' for colour in ("orange", "green", "purple", "black"))
    lake = "\n".join(["2222"] * 4)
    text = f'order = ["orange", "green", "purple", "black"]\nlake = """\n{lake}\n"""\n[monsters]\n{sets}\n'
    for line in ("expert orange:c1c2/1 green:d4d3/1 orange", "expert orange:a3b3/1 green:d4d3/1 orange"):
        check_sorts(Position.parse(line, Box.parse(text)))


@given(any_position, st.integers(0, 3), st.integers(0, 2**32))
def test_a_game_from_a_leaf_keeps_to_the_rules_and_to_its_end(position: Position, keenness: int, seed: int) -> None:
    assume(not position.is_over and all(position.monsters))
    tree = Tree(KNOWING | {"keenness": keenness}, 64, seed)
    tree.set_root(position.lexicon.tables, position.row)
    row: Any = position.row.copy()
    play_out(position.lexicon.tables[0], row[0], tree.manner[0], tree.history, tree.work[0], tree.chance)
    for ply in range(int(tree.work["plies"][0])):
        assert position.row["turn"][0] == tree.work["movers"][0][ply]
        position = position.play(position.move_of(int(tree.work["played"][0][ply])))
    assert position.is_over
    assert row["turn"][0] == OVER
    assert row.tobytes() == position.row.tobytes()


def test_there_is_a_weight_for_every_fact_and_for_every_sort_of_move() -> None:
    assert outlook.WEIGHT.shape == (6, FACTS)
    assert APPEAL.shape == (2, SORTS)
    assert USUAL.shape == (2, training.LEFTS)


def test_other_weights_than_those_that_were_learnt_are_refused(tmp_path: Path) -> None:
    data = json.loads(FILE.read_text("utf-8"))
    data["weights"]["outlook"]["4 classic"][0] += 1
    changed = tmp_path / "learnt.json"
    changed.write_text(json.dumps(data), "utf-8")
    with pytest.raises(InvalidWeights, match="fingerprint"):
        read_weights(changed)


def test_learning_finds_the_weights_that_made_the_lessons() -> None:
    chance, true = np.random.default_rng(5), np.array([0.0, 0.8, -0.5, 1.5, -1.0, 0.3])
    groups = chance.integers(len(true) + 1, size=(4000, 4, 2))  # the last number stands for no weight
    groups[:, 0, 0] = 0
    lessons = training.expected_by(np.append(true, 0.0), groups, len(true))
    found = training.learn(groups, lessons, len(true))
    assert np.abs(training.expected_by(np.append(found, 0.0), groups, len(true)) - lessons).max() < 0.02


def test_games_to_learn_from_are_kept_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training, "PART", 1)
    monkeypatch.setattr(training, "SIMULATIONS", 60)
    file = training.file_of(tmp_path, "3 expert", 0)
    training.play_part("3 expert", 0, file)
    games = training.read_games(tmp_path, "3 expert", 1)
    assert [one.name for one in tmp_path.iterdir()] == [file.name]
    assert len(games["rows"]) == len(games["lessons"]) == len(games["visits"])
    assert games["lessons"].sum(axis=1) == pytest.approx(1)
