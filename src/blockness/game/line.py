"""Reads and writes position lines."""

from __future__ import annotations

import re
from itertools import combinations, pairwise
from typing import TYPE_CHECKING, Any

import numpy as np

from blockness.game.arch import Arch
from blockness.game.cell import PATTERN, Cell
from blockness.game.errors import InvalidPosition
from blockness.game.position import Position
from blockness.rules.ask import ask_turn
from blockness.rules.judge import is_at_reach
from blockness.rules.row import CLOSED, HEAD, OVER, TAIL
from blockness.rules.setup import put_all

if TYPE_CHECKING:
    from blockness.box import Box

ARCH = re.compile(rf"({PATTERN})({PATTERN})/([1-6])")
PLAIN = re.compile(r"[!-~]+(?: [!-~]+)*")


def write(position: Position) -> str:
    """Return the position line."""
    seats = (
        f"{colour}:{','.join(map(str, arches)) or '-'}"
        for colour, arches in zip(position.colours, position.monsters, strict=True)
    )
    return " ".join([position.variant, *seats, position.turn or "over"])


def parse(line: str, box: Box) -> Position:
    """Read a position line, or say what keeps it from being one."""
    if len(line) > 4096 or not PLAIN.fullmatch(line):
        raise InvalidPosition("expected the variant, a field for each seat and the turn, separated by single blanks")
    variant, *fields, turn = line.split(" ") if " " in line else (line, "")
    if not 2 <= len(fields) <= 4:
        raise InvalidPosition(f"expected the variant, a field for each of 2 to 4 seats and the turn, got {line[:60]!r}")
    colours, lists = read_fields(fields)
    empty = Position.start(len(fields), variant, colours, box)
    monsters = tuple(read_monster(empty, colour, text) for colour, text in zip(colours, lists, strict=True))
    for colour, arches in zip(colours, monsters, strict=True):
        check_monster(empty, colour, arches)
    check_crossings(colours, monsters)
    row = stand(empty, monsters)
    check_starts(colours, monsters, turn)
    row["turn"] = read_turn(empty, row, turn)
    return Position(box, empty.variant, colours, monsters, row, empty.lexicon)


def read_fields(fields: list[str]) -> tuple[tuple[str, ...], list[str]]:
    """Part `colour:arches` fields."""
    parts = [field.partition(":") for field in fields]
    for field, (_, colon, arches) in zip(fields, parts, strict=True):
        if not colon or not arches:
            raise InvalidPosition(f"expected colour:arches or colour:-, got {field!r}")
    return tuple(colour for colour, _, _ in parts), [arches for _, _, arches in parts]


def read_monster(empty: Position, colour: str, text: str) -> tuple[Arch, ...]:
    """Read one seat's arches: each a segment of its set, none twice, on the lake in use."""
    if text == "-":
        return ()
    arches = tuple(read_arch(word) for word in text.split(","))
    segments = empty.box.monster(colour)
    for arch in arches:
        if arch.segment not in segments:
            raise InvalidPosition(f"{colour} has no segment {arch.segment} for {arch}")
        outside = next((cell for cell in arch.cells if empty.box.zone(cell.x, cell.y) > empty.seats), None)
        if outside:
            raise InvalidPosition(f"{arch} leaves the lake of {empty.seats} seats at {outside}")
    for one, other in combinations(arches, 2):
        if one.segment == other.segment:
            raise InvalidPosition(f"{colour} uses its segment {one.segment} twice, for {one} and {other}")
    return arches


def read_arch(word: str) -> Arch:
    """Read `c4e4/1`."""
    found = ARCH.fullmatch(word)
    if not found:
        raise InvalidPosition(f"expected an arch like c4e4/1, got {word!r}")
    first, last = Cell(found[1]), Cell(found[2])
    if (first.x == last.x) == (first.y == last.y):
        raise InvalidPosition(f"expected an arch along a row or a column, got {word!r}")
    return Arch(first, last, int(found[3]))


def check_monster(empty: Position, colour: str, arches: tuple[Arch, ...]) -> None:
    """Check that a monster hangs together and has its starter in the deep water."""
    if not arches:
        return
    starter = next((arch for arch in arches if arch.segment == empty.box.monster(colour)[0]), None)
    if starter is None:
        raise InvalidPosition(f"{colour} is on the lake without its starter {empty.box.monster(colour)[0]}")
    if any(empty.box.zone(cell.x, cell.y) != 2 for cell in starter.cells):
        raise InvalidPosition(f"the starter of {colour}, {starter}, is not in the deep water")
    for one, other in pairwise(arches):
        if not is_at_reach(empty.variant.reach, one.headward.number, other.tailward.number):
            raise InvalidPosition(f"{other} does not follow {one} at a distance of {empty.variant.reach}")


def check_crossings(colours: tuple[str, ...], monsters: tuple[tuple[Arch, ...], ...]) -> None:
    """Check that arches cross only where the lower one may lie, and that every head and tail is in the open."""
    for one, other in combinations([arch for arches in monsters for arch in arches], 2):
        low, high = sorted((one, other), key=lambda arch: arch.height)
        for cell in low.cells:
            if cell in high.cells and (low.height == high.height or high.has_foot_on(cell)):
                raise InvalidPosition(f"{low} and {high} cannot share {cell}")
    for colour, arches in zip(colours, monsters, strict=True):
        for name, bearer, cell in ends(arches):
            lid = next(
                (arch for other in monsters for arch in other if arch is not bearer and cell in arch.cells), None
            )
            if lid:
                raise InvalidPosition(f"the {name} of {colour} on {cell} lies under {lid}")


def ends(arches: tuple[Arch, ...]) -> list[tuple[str, Arch, Cell]]:
    """Return a monster's tail and head with the arches that bear them."""
    return [("tail", arches[0], arches[0].tailward), ("head", arches[-1], arches[-1].headward)] if arches else []


def check_starts(colours: tuple[str, ...], monsters: tuple[tuple[Arch, ...], ...], turn: str) -> None:
    """Check that starters stand in turn before anybody extends (R3)."""
    placed = sum(map(bool, monsters))
    if placed == len(colours):
        return
    if any(len(arches) > 1 for arches in monsters):
        raise InvalidPosition("expected nothing but starters until every monster is placed")
    if any(monsters[placed:]):
        raise InvalidPosition(f"expected {colours[monsters.index(())]} to be placed before the seats after it")
    if turn not in (colours[placed], "over"):
        raise InvalidPosition(f"expected the turn of {colours[placed]}, the next to place its starter, got {turn!r}")


def stand(empty: Position, monsters: tuple[tuple[Arch, ...], ...]) -> Any:
    """Return the row of these arches; whose turn it is remains to be told."""
    row = empty.row.copy()
    tops: dict[int, int] = {}
    for seat, (colour, arches) in enumerate(zip(empty.colours, monsters, strict=True)):
        segments = empty.box.monster(colour)
        for arch in arches:
            row["reserve"][0, seat] &= ~(1 << segments.index(arch.segment))
            for cell in arch.cells:
                tops[cell.number] = max(arch.height, tops.get(cell.number, 0))
    for seat, arches in enumerate(monsters):
        for end, (_, bearer, cell) in zip((TAIL, HEAD), ends(arches), strict=False):
            row["end"][0, seat, end], row["perch"][0, seat, end] = cell.number, bearer.height
            tops[cell.number] = CLOSED
    row["placed"] = sum(map(bool, monsters))
    put_all(empty.lexicon.tables, row, np.array(list(tops.items()), np.int64).reshape(-1, 2))
    return row


def read_turn(empty: Position, row: Any, turn: str) -> int:
    """Return the seat to move: one that can move, or OVER when none can."""
    t = empty.lexicon.tables
    able = ask_turn(t, row, empty.seats - 1)
    if turn == "over":
        if able != OVER:
            raise InvalidPosition(f"the game is not over: {empty.colours[able]} can move")
        return OVER
    if turn not in empty.colours:
        raise InvalidPosition(f"expected the turn of {', '.join(empty.colours)} or over, got {turn!r}")
    seat = empty.colours.index(turn)
    before = seat - 1 if seat else empty.seats - 1
    if ask_turn(t, row, before) != seat:
        raise InvalidPosition(f"{turn} cannot move" + (", the game is over" if able == OVER else ""))
    return seat
