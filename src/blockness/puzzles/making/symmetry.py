"""Which puzzles are twins: the same question, turned, mirrored, recoloured, or among other rocks and onlookers."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING, TypeAlias

from blockness.game import Arch, Cell
from blockness.puzzles.goal import Kind

if TYPE_CHECKING:
    from blockness.box import Box
    from blockness.puzzles.puzzle import Puzzle

Turning: TypeAlias = Callable[[Cell], Cell]


@cache
def symmetries(box: Box) -> tuple[Turning, ...]:
    """Return the ways to turn and mirror a lake onto itself, at most eight."""
    width, height = box.width, box.height

    def turning(flip_x: bool, flip_y: bool, swap: bool) -> Turning:
        @cache
        def turn(cell: Cell) -> Cell:
            x = width - 1 - cell.x if flip_x else cell.x
            y = height - 1 - cell.y if flip_y else cell.y
            return Cell.at(y, x) if swap else Cell.at(x, y)

        return turn

    ways = [turning(bool(n & 1), bool(n & 2), bool(n & 4)) for n in range(8 if width == height else 4)]
    return tuple(way for way in ways if keeps_lake(box, way))


def keeps_lake(box: Box, turn: Turning) -> bool:
    """Whether every cell moves to one of the same zone."""
    cells = (Cell.at(x, y) for x in range(box.width) for y in range(box.height))
    return all(box.zone(cell.x, cell.y) == box.zone(turn(cell).x, turn(cell).y) for cell in cells)


def turned(puzzle: Puzzle, turn: Turning) -> Puzzle:
    """Return the same puzzle on a lake that is turned or mirrored."""
    cell = turn(puzzle.goal.cell) if puzzle.goal.cell else None
    return replace(
        puzzle,
        goal=replace(puzzle.goal, cell=cell),
        monsters=tuple(tuple(turned_arch(arch, turn) for arch in arches) for arches in puzzle.monsters),
        rocks=tuple(sorted(map(turn, puzzle.rocks), key=lambda rock: rock.number)),
    )


def turned_arch(arch: Arch, turn: Turning) -> Arch:
    """Return an arch turned the same way."""
    return Arch(turn(arch.tailward), turn(arch.headward), arch.height)


def canonical(puzzle: Puzzle) -> str:
    """Return a text that twins, and only twins, have in common."""
    return min(facts(turned(puzzle, turn)) for turn in symmetries(puzzle.box))


def facts(puzzle: Puzzle) -> str:
    """Write down the goal and the ends of the monsters that move, without colours and without what stands still.

    Their bodies are left out, too: an arch that nothing ever touches or crosses is a bystander, whosever it is. Where
    the head and the tail play the same part, which is which does not matter either.
    """
    movers = []
    for seat in range(puzzle.seats):
        colour = (seat + puzzle.seat) % puzzle.seats  # the one to move first, then clockwise
        arches, reserve = puzzle.monsters[colour], puzzle.reserves[colour]
        if reserve:
            tail, head = arches[0].tailward, arches[-1].headward
            if puzzle.goal.kind not in (Kind.HEAD, Kind.WIN):
                tail, head = sorted((tail, head))
            movers.append(f"{tail}{head}:{','.join(map(str, reserve))}")
    return " ".join([str(puzzle.goal), puzzle.variant, str(puzzle.seats), *movers])
