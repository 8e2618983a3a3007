"""Writes tests/fixtures/texts.json: texts of every kind, good and bad, and what the library says about each.

`python tools/texts.py` writes the file. Both test suites read it, so that the library and the page say the same.
"""

from __future__ import annotations

import json
import random
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

from blockness.box import Box, Invalid
from blockness.game import Branch, Cell, Game, InvalidRecord, Move, Position, Record
from blockness.puzzles import InvalidPuzzle, Puzzle
from blockness.puzzles.collection import published
from spoil import spoilt_boxes, spoilt_line, spoilt_position

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

FILE = Path(__file__).parents[1] / "tests" / "fixtures" / "texts.json"
SEED = 12
Case: TypeAlias = dict[str, Any]
# Goals that the published puzzles may lack.
GOALS = (
    "grow:all+reach:e8 classic orange:f5f7/1 green:d9e9/1:2/2,3/3,2/4 rocks:d4,c5,e6,f8,h9 green",
    "some:2+reach:c4 classic purple:c5c8/1:2/4,3/5,4/6 black:- rocks:f8 purple",
    "head:4+reach:c4 classic purple:c5c8/1:2/4,3/5 black:- rocks:f8 purple",
    "escape classic orange:f4f6/5,f7d7/1,d8d4/2:3/3,4/5 green:- rocks:d3,h3,e4,c7,c8 orange",
    "escape classic orange:c4e4/1:3/3,4/5 green:- orange",
    "escape+reach:c4 classic orange:d4f4/1:3/3,4/5 green:- orange",
    "together classic purple:g7f7/2,f6c6/1,c7c5/5,d5g5/5:3/3,1/4,4/6 green:g8f8/1,f9h9/5,h8h4/4,h3e3/2:1/3 purple",
    "together classic orange:d4f4/1:3/3,4/5 green:- orange",
    "together classic orange:d4f4/1:3/3 green:h6h7/1:1/3 purple:d6g6/1:1/4 orange",
    "reach:c4+grow:all classic purple:c5c8/1:2/4,3/5 black:- rocks:f8 purple",
    "head:4+reach:f8 classic purple:c5c8/1:2/4,3/5 black:- rocks:f8 purple",
    "win:2+reach:c4 classic purple:c5c8/1:2/4,3/5 black:- rocks:f8 purple",
)


def write() -> str:
    """Return the whole file, a case on each line."""
    chance = random.Random(SEED)
    games = list(random_games(chance, 40))
    lines = sorted({str(position) for game in games for position in game.positions[::9]})
    puzzles = [entry.text for entry in published()[::4]]
    groups: dict[str, Iterable[Case]] = {
        "cells": cases(cell_texts(chance), Cell),
        "moves": cases(move_texts(chance, games), Move.parse),
        "positions": cases(position_texts(chance, lines, puzzles), Position.parse),
        "refusals": refusals(chance, lines, puzzles),
        "puzzles": cases([*puzzles, *spoilt_line(chance, puzzles, 360), *goal_texts()], Puzzle.parse),
        "boxes": cases(spoilt_line(chance, [Box.usual().line], 200), lambda text: Box.parse_line(text).line),
        "box files": cases(spoilt_boxes(box_file()), lambda text: Box.parse(text).line),
        "records": cases(record_texts(chance, games), lambda text: Record.read(f"{text}\n")),
        "branches": cases(branch_texts(chance, games), lambda text: Record.read(f"{text}\n")),
    }
    return "{\n" + ",\n".join(f'"{name}":{listed(group)}' for name, group in groups.items()) + "\n}\n"


def listed(group: Iterable[Case]) -> str:
    """Return cases as a list, one per line, in characters that every tool can show."""
    return "[\n" + ",\n".join(json.dumps(case, separators=(",", ":")) for case in group) + "\n]"


def cases(texts: Iterable[str], read: Callable[[str], object]) -> Iterator[Case]:
    """Return how each text is written once it has been read, or why it is refused."""
    for text in dict.fromkeys(texts):
        try:
            yield {"text": text, "written": str(read(text))}
        except InvalidPuzzle as error:
            yield {"text": text, "refused": str(error), "flaw": error.flaw}
        except InvalidRecord as error:
            yield {"text": text, "refused": str(error), **blame(error)}
        except Invalid as error:
            yield {"text": text, "refused": str(error)}


def blame(error: InvalidRecord) -> Case:
    """Return the move that is to blame, if there is one; the sentence for its reason is in the locales."""
    found: Case = {} if error.ply is None else {"ply": error.ply, "move": error.move or ""}
    if error.flaw:
        found |= {"flaw": error.flaw}
    if error.reason:
        sentence = f"ply {error.ply}, {error.move}: {error.reason.code}"
        found |= {"refused": sentence, "reason": reason_of(error.reason)}
    return found


def reason_of(reason: Any) -> Case:
    """Return a reason as data."""
    return {"code": reason.code, "cell": reason.cell, "details": reason.details}


def random_games(chance: random.Random, count: int) -> Iterator[Game]:
    """Play games with all numbers of seats and variants to the end."""
    for number in range(count):
        colours = chance.sample(Box.usual().order, 2 + number % 3)
        game = Game.start(len(colours), ("classic", "expert")[number // 3 % 2], colours)
        while not game.is_over:
            game.play(chance.choice(game.position.legal_moves))
        yield game


def cell_texts(chance: random.Random) -> Iterator[str]:
    """Return names of cells, and texts that are not."""
    good = [f"{column}{row}" for column in "afkp" for row in (1, 9, 10, 16)]
    yield from (*good, "", "a0", "a17", "q1", "A1", "11", "a", "a01", "a1 ", "é1", "a1\n", "'", "\"'", "\u2028", "😀1")
    yield from spoilt_line(chance, good, 60)


def move_texts(chance: random.Random, games: list[Game]) -> Iterator[str]:
    """Return moves, and texts that are not."""
    good = sorted({str(move) for game in games for move in game.moves[::6]})
    yield from (*good, "", "S", "Sd4f4/1", "Hd4f4", "Hd5d8/0", "Hd5d8/7", "hd5d8/2", "Td4d4/1", "Xd4f4", "x" * 500)
    yield from spoilt_line(chance, good, 400)


def position_texts(chance: random.Random, lines: list[str], puzzles: list[str]) -> Iterator[str]:
    """Return positions with and without rocks, and lines that are not positions."""
    rocky = [str(Puzzle.parse(text).position) for text in puzzles]
    yield from (*lines, *rocky, "", " ", "over", "classic", "classic over", "classic orange:- green:- over", "x" * 5000)
    yield from ("classic orange:d4f4/1 green:- rocks:g5,g5 green", "classic orange:- green:c4c5/1 orange")
    yield from spoilt_line(chance, lines + rocky, 360)
    yield from spoilt_position(chance, lines + rocky, 900)


def goal_texts() -> Iterator[str]:
    """Return lines with every goal, and lines that are nearly that."""
    yield from (*GOALS, *spoilt_line(random.Random(SEED), [*GOALS], 120))


def refusals(chance: random.Random, lines: list[str], puzzles: list[str]) -> Iterator[Case]:
    """Say why moves of all kinds are refused, with every detail."""
    rocky = [str(Puzzle.parse(text).position) for text in puzzles]
    for line in chance.sample(lines, 60) + rocky:
        position = Position.parse(line)
        for move in (random_move(chance, position) for _ in range(6)):
            reason = position.why_not(move)
            yield {"text": line, "move": str(move), "reason": reason and reason_of(reason)}


def random_move(chance: random.Random, position: Position) -> Move:
    """Return any move at all, near the ends of the monster to move more often than not."""
    seat = position.colours.index(position.turn) if position.turn else 0
    arches = position.monsters[seat]
    if not arches or chance.random() < 0.1:
        x, y, length = chance.randrange(11), chance.randrange(11), chance.randint(0, 4)
        return Move.parse(f"S{Cell.at(x, y)}{Cell.at(min(15, x + length), y)}")
    end = chance.choice("HT")
    at = arches[-1].headward if end == "H" else arches[0].tailward
    near = moved(chance, at, position.variant.reach if chance.random() < 0.9 else 3)
    segment = chance.choice(position.reserve(position.colours[seat]) or position.box.monsters[0])
    height = segment.height if chance.random() < 0.9 else chance.randint(1, 9)
    return Move.parse(f"{end}{near}{moved(chance, near, segment.length)}/{height}")


def moved(chance: random.Random, cell: Cell, by: int) -> Cell:
    """Return a cell some way off along the row or the column, within the largest lake."""
    dx, dy = chance.choice(((by, 0), (-by, 0), (0, by), (0, -by)))
    return Cell.at(min(15, max(0, cell.x + dx)), min(15, max(0, cell.y + dy)))


def record_texts(chance: random.Random, games: list[Game]) -> Iterator[str]:
    """Return records of games, with and without comments, and texts that are not records."""
    texts = []
    for game in games[:12]:
        record = Record.of(game, {"Date": "2026-11-15", "Event": 'a "quoted" \\ evening'})
        for ply in chance.sample(range(len(game.moves) + 1), 3):
            record.comments[ply] = "what a move, and so many words about it that a line is not enough"
        texts.append(str(record))
    rocky = Record(Puzzle.parse(published()[9].text).position)
    yield from (*texts, str(rocky), "", "\n", "[Variant", "hello", '[Variant "classic"]\n', f"\ufeff{texts[0]}")
    yield from (texts[0].replace("\n", "\r\n"), texts[0].replace('Result "', 'Result "x'), "\u2028".join(texts[:2]))
    yield texts[0].replace("\n\n", f'\n[Box "{Box.usual().line}"]\n\n')
    yield texts[0].replace("\n\n", '\n[Box "lake=22"]\n\n')
    yield from spoilt_line(chance, texts, 120)


def branch_texts(chance: random.Random, games: list[Game]) -> Iterator[str]:
    """Return records with branches, and texts that break off, close too much or break a rule in a branch."""
    texts = []
    for game in games[12:20]:
        record = Record.of(game)
        for _ in range(4):
            grow(chance, record)
        texts.append(str(record))
    head = '[Variant "classic"]\n[Seats "orange green"]\n\n'
    bodies = (
        "Sd4f4(Sd5f5)Sh8i8", "Sd4f4 ( Sd5f5 {a} ) {b} (Sd6f6) {c}", "Sd4f4 ({a} Sd5f5 (Sd6f6 {b} Sh8i8))", "(Sd4f4)",
        "Sd4f4 ()", "Sd4f4 ({a})", "Sd4f4 (Sd5f5", "Sd4f4 (Sd5f5 Sh8i8 (Sh8h7) Hg5", "Sd4f4)", "Sd4f4 (Sd5f5))",
        "{a} (", "Sd4f4 (Sd5f5 {never closed)", "Sd4f4 Sh8i8 (Sf4f5)", "Sd4f4 (Sd5f5 Sh8i8 Hg5g8/2 Hi9i6/2)", "(", ")",
        "()", "Sd4f4" + " (Sd5f5" * 64 + ")" * 64, "Sd4f4" + " (Sd5f5" * 65 + ")" * 65,
    )  # fmt: skip
    yield from (*texts, *(head + body for body in bodies))
    yield from spoilt_line(chance, texts, 120)


def grow(chance: random.Random, line: Branch) -> None:
    """Let a branch grow somewhere off a line, or off one of its branches."""
    branches = [branch for found in line.branches.values() for branch in found]
    if branches and chance.random() < 0.4:
        return grow(chance, chance.choice(branches))
    branch = line.instead(chance.randint(1, len(line.moves)))
    for _ in range(chance.randint(1, 4)):
        if not branch.is_over:
            branch.play(chance.choice(branch.position.legal_moves))
    if chance.random() < 0.5:
        branch.comments[1] = "another way"
    return None


def box_file() -> str:
    """Return the text of the usual box."""
    return files("blockness.box").joinpath("box.toml").read_text("utf-8")


if __name__ == "__main__":
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_text(write(), "utf-8")
