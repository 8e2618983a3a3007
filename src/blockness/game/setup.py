"""Sets up monsters and rocks on a lake, or says in words why they cannot stand like that."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from blockness.game.cell import CELLS
from blockness.game.errors import InvalidPosition
from blockness.rules.ask import ask_check, ask_monsters, ask_open, ask_setup
from blockness.rules.check import Flaw
from blockness.rules.row import OVER, ROW
from blockness.rules.setup import MOST_ROCKS, NOBODY, SETUP
from blockness.rules.tables import tables

if TYPE_CHECKING:
    from blockness.box import Box
    from blockness.game.arch import Arch
    from blockness.game.cell import Cell
    from blockness.game.facts import Facts
    from blockness.rules.record import Records
    from blockness.rules.row import Row
    from blockness.rules.setup import Setup


def stand(facts: Facts, box: Box) -> Records[Row]:
    """Return the row of facts that are known to be right, an array of one."""
    row = np.zeros(1, ROW)
    ask_setup(tables(box), integers(facts, box), row)
    return row


def check(facts: Facts, box: Box) -> Records[Row]:
    """Return the row of these facts, or refuse them."""
    setup, row = integers(facts, box), np.zeros(1, ROW)
    refuse(Flaw(ask_check(tables(box), setup, row)), setup, facts, box)
    return row


def check_monsters(facts: Facts, box: Box) -> None:
    """Refuse monsters that cannot stand like that; whether anybody can move does not matter."""
    setup = integers(facts, box)
    refuse(Flaw(ask_monsters(tables(box), setup)), setup, facts, box)


def check_open(facts: Facts, box: Box, cell: Cell, what: str) -> None:
    """Refuse to put something on a cell that is not open water."""
    setup = integers(facts, box)
    refuse(Flaw(ask_open(tables(box), setup, cell.number)), setup, facts, box, what)


def integers(facts: Facts, box: Box) -> Records[Setup]:
    """Return the facts as the rules read them, an array of one."""
    one = np.zeros(1, SETUP)
    s = one[0]
    s["seats"], s["reach"], s["turn"] = len(facts.colours), facts.variant.reach, turn_of(facts)
    rocks = [rock.number for rock in facts.rocks[:MOST_ROCKS]]
    s["rocks"] = len(rocks)
    s["rock"][: len(rocks)] = rocks
    for seat, (colour, arches, reserve) in enumerate(zip(facts.colours, facts.monsters, facts.reserves, strict=True)):
        whole, many = box.monster(colour), len(arches)
        s["monster"][seat] = box.order.index(colour)
        s["reserve"][seat] = sum(1 << whole.index(segment) for segment in reserve)
        s["arches"][seat] = many
        s["tailward"][seat, :many] = [arch.tailward.number for arch in arches]
        s["headward"][seat, :many] = [arch.headward.number for arch in arches]
        s["height"][seat, :many] = [arch.height for arch in arches]
    return one


def turn_of(facts: Facts) -> int:
    """Return the seat to move, OVER or NOBODY."""
    if facts.turn is None:
        return OVER
    return facts.colours.index(facts.turn) if facts.turn in facts.colours else NOBODY


def refuse(flaw: Flaw, setup: Records[Setup], facts: Facts, box: Box, what: str = "a rock") -> None:
    """Raise the sentence for a flaw, if there is one."""
    if flaw != Flaw.SOUND:
        raise InvalidPosition(sentence(flaw, setup, facts, box, what))


def sentence(flaw: Flaw, setup: Records[Setup], facts: Facts, box: Box, what: str) -> str:
    """Put a flaw into words."""
    colour = "" if setup["seat"][0] == OVER else facts.colours[setup["seat"][0]]
    cell = CELLS[setup["cell"][0]]
    match flaw:
        case Flaw.NO_STARTER:
            return f"{colour} is on the lake without its starter {box.monster(colour)[0]}"
        case Flaw.STARTER_OUTSIDE_DEEP_WATER:
            return f"the starter of {colour}, {arch_of(setup, facts)}, is not in the deep water"
        case Flaw.DOES_NOT_FOLLOW:
            before = facts.monsters[setup["seat"][0]][setup["arch"][0] - 1]
            return f"{arch_of(setup, facts)} does not follow {before} at a distance of {facts.variant.reach}"
        case Flaw.CANNOT_SHARE:
            return f"{arch_of(setup, facts)} and {other_of(setup, facts)} cannot share {cell}"
        case Flaw.TAIL_UNDER_AN_ARCH:
            return f"the tail of {colour} on {cell} lies under {other_of(setup, facts)}"
        case Flaw.HEAD_UNDER_AN_ARCH:
            return f"the head of {colour} on {cell} lies under {other_of(setup, facts)}"
        case Flaw.OUTSIDE_THE_LAKE:
            return f"{what} on {cell} is outside the lake of {len(facts.colours)} seats"
        case Flaw.TWO_ROCKS:
            return f"there are two rocks on {cell}"
        case Flaw.IN_THE_WAY:
            return f"{what} on {cell} is in the way of {other_of(setup, facts)}"
        case _:
            return sentence_of_turn(flaw, colour, facts)


def sentence_of_turn(flaw: Flaw, colour: str, facts: Facts) -> str:
    """Put into words what is wrong with the starts or the turn."""
    match flaw:
        case Flaw.NEITHER_PLACED_NOR_TO_PLACE:
            return "expected every monster to be placed or to have segments until all have started"
        case Flaw.MORE_THAN_STARTERS:
            return "expected nothing but starters until every monster is placed"
        case Flaw.PLACED_OUT_OF_TURN:
            return f"expected {colour} to be placed before the seats after it"
        case Flaw.STARTER_NOT_IN_RESERVE:
            return f"{colour} has segments to place but not its starter"
        case Flaw.NOT_THE_NEXT_TO_START:
            return f"expected the turn of {colour}, the next to place its starter, got {facts.turn!r}"
        case Flaw.NO_SUCH_TURN:
            return f"expected the turn of {', '.join(facts.colours)} or over, got {facts.turn!r}"
        case Flaw.NOT_OVER:
            return f"the game is not over: {colour} can move"
        case Flaw.NOBODY_CAN_MOVE:
            return f"{colour} cannot move, the game is over"
        case _:
            return f"{colour} cannot move"


def arch_of(setup: Records[Setup], facts: Facts) -> Arch:
    """Return the arch that a flaw is about."""
    return facts.monsters[int(setup["seat"][0])][int(setup["arch"][0])]


def other_of(setup: Records[Setup], facts: Facts) -> Arch:
    """Return the other arch that a flaw is about."""
    return facts.monsters[int(setup["other_seat"][0])][int(setup["other_arch"][0])]
