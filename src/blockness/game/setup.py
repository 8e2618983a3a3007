"""Sets up monsters and rocks on a lake, or says why they cannot stand like that."""

from __future__ import annotations

from itertools import combinations, pairwise
from typing import TYPE_CHECKING, Any

import numpy as np

from blockness.game.errors import InvalidPosition
from blockness.rules.ask import ask_turn
from blockness.rules.judge import is_at_reach
from blockness.rules.row import CLOSED, HEAD, OVER, TAIL
from blockness.rules.setup import empty_row, put_all
from blockness.rules.tables import tables

if TYPE_CHECKING:
    from blockness.box import Box
    from blockness.game.arch import Arch
    from blockness.game.cell import Cell
    from blockness.game.facts import Facts


def check(facts: Facts, box: Box) -> None:
    """Check that everything a line says can stand on the lake; whose turn it can be is checked later."""
    for colour, arches in zip(facts.colours, facts.monsters, strict=True):
        check_monster(box, facts.variant.reach, colour, arches)
    check_crossings(facts.colours, facts.monsters)
    check_rocks(box, facts.monsters, facts.rocks)
    check_starts(facts, box)
    if facts.turn is not None and facts.turn not in facts.colours:
        raise InvalidPosition(f"expected the turn of {', '.join(facts.colours)} or over, got {facts.turn!r}")


def check_monster(box: Box, reach: int, colour: str, arches: tuple[Arch, ...]) -> None:
    """Check that a monster is in one piece and has its starter in the deep water."""
    if not arches:
        return
    starter = next((arch for arch in arches if arch.segment == box.monster(colour)[0]), None)
    if starter is None:
        raise InvalidPosition(f"{colour} is on the lake without its starter {box.monster(colour)[0]}")
    if any(box.zone(cell.x, cell.y) != 2 for cell in starter.cells):
        raise InvalidPosition(f"the starter of {colour}, {starter}, is not in the deep water")
    for one, other in pairwise(arches):
        if not is_at_reach(reach, one.headward.number, other.tailward.number):
            raise InvalidPosition(f"{other} does not follow {one} at a distance of {reach}")


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


def check_rocks(box: Box, monsters: tuple[tuple[Arch, ...], ...], rocks: tuple[Cell, ...]) -> None:
    """Check that every rock lies in open water, once."""
    for rock in rocks:
        if box.zone(rock.x, rock.y) > len(monsters):
            raise InvalidPosition(f"a rock on {rock} is outside the lake of {len(monsters)} seats")
        if rocks.count(rock) > 1:
            raise InvalidPosition(f"there are two rocks on {rock}")
        arch = next((arch for arches in monsters for arch in arches if rock in arch.cells), None)
        if arch:
            raise InvalidPosition(f"a rock on {rock} is in the way of {arch}")


def all_stand(facts: Facts) -> bool:
    """Whether every monster that will ever start has done so; one without segments never will."""
    return all(arches or not reserve for arches, reserve in zip(facts.monsters, facts.reserves, strict=True))


def check_starts(facts: Facts, box: Box) -> None:
    """Check that starters stand in turn before anybody extends (R3)."""
    colours, monsters = facts.colours, facts.monsters
    placed = sum(map(bool, monsters))
    if all_stand(facts):
        return
    if not all(arches or reserve for arches, reserve in zip(monsters, facts.reserves, strict=True)):
        raise InvalidPosition("expected every monster to be placed or to have segments until all have started")
    if any(len(arches) > 1 for arches in monsters):
        raise InvalidPosition("expected nothing but starters until every monster is placed")
    if any(monsters[placed:]):
        raise InvalidPosition(f"expected {colours[monsters.index(())]} to be placed before the seats after it")
    for colour, reserve in zip(colours[placed:], facts.reserves[placed:], strict=True):
        if box.monster(colour)[0] not in reserve:
            raise InvalidPosition(f"{colour} has segments to place but not its starter")
    if facts.turn not in (colours[placed], None):
        raise InvalidPosition(
            f"expected the turn of {colours[placed]}, the next to place its starter, got {facts.turn!r}"
        )


def stand(facts: Facts, box: Box) -> Any:
    """Return the row of these facts, an array of one."""
    row = empty_row(tables(box), [box.order.index(colour) for colour in facts.colours], facts.variant.reach)
    tops = {rock.number: CLOSED for rock in facts.rocks}
    for arch in (arch for arches in facts.monsters for arch in arches):
        for cell in arch.cells:
            tops[cell.number] = max(arch.height, tops.get(cell.number, 0))
    for seat, (colour, arches, reserve) in enumerate(zip(facts.colours, facts.monsters, facts.reserves, strict=True)):
        row["reserve"][0, seat] = sum(1 << box.monster(colour).index(segment) for segment in reserve)
        for end, (_, bearer, cell) in zip((TAIL, HEAD), ends(arches), strict=False):
            row["end"][0, seat, end], row["perch"][0, seat, end] = cell.number, bearer.height
            tops[cell.number] = CLOSED
    row["placed"] = len(facts.colours) if all_stand(facts) else sum(map(bool, facts.monsters))
    row["turn"] = OVER if facts.turn is None else facts.colours.index(facts.turn)
    put_all(tables(box), row, np.array(list(tops.items()), np.int64).reshape(-1, 2))
    return row


def check_turn(facts: Facts, row: Any, box: Box) -> None:
    """Check that the seat to move can move, or that none can when the game is over (R8, R9)."""
    able = ask_turn(tables(box), row, len(facts.colours) - 1)
    if facts.turn is None:
        if able != OVER:
            raise InvalidPosition(f"the game is not over: {facts.colours[able]} can move")
        return
    seat = facts.colours.index(facts.turn)
    before = seat - 1 if seat else len(facts.colours) - 1
    if ask_turn(tables(box), row, before) != seat:
        raise InvalidPosition(f"{facts.turn} cannot move" + (", the game is over" if able == OVER else ""))
