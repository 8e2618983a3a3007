"""The pairs of starts of a game of two, up to the symmetries of the lake and to which foot bears the head."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from blockness.game import Cell, Start

if TYPE_CHECKING:
    from blockness.box import Box
    from blockness.game import Move, Position

Feet = tuple[Cell, Cell]
Mapping = dict[Cell, Cell]  # every cell of the deep water, and where a symmetry takes it
WAYS = [
    (False, False),
    (False, True),
    (True, False),
    (True, True),
]  # which starters have their tails on the second foot


@dataclass(frozen=True)
class Pair:
    """Where both starters stand; of each the foot with the lower number comes first."""

    first: Feet
    second: Feet

    def __str__(self) -> str:
        return "{}{} {}{}".format(*self.first, *self.second)

    @property
    def order(self) -> tuple[int, ...]:
        """What pairs are sorted by."""
        return tuple(cell.number for cell in (*self.first, *self.second))

    def played(self, start: Position, is_turned: tuple[bool, bool] = (False, False)) -> Position:
        """Return the position with both starters, their tails on the first foot unless they are turned round."""
        for feet, turned in zip((self.first, self.second), is_turned, strict=True):
            start = start.play(Start(*(feet[::-1] if turned else feet)))
        return start


@cache
def symmetries(box: Box) -> list[Mapping]:
    """Return the turns and reflections that the deep water looks the same after; at most eight."""
    deep = [(x, y) for y in range(16) for x in range(16) if box.zone(x, y) == 2]
    width = min(x for x, _ in deep) + max(x for x, _ in deep)
    height = min(y for _, y in deep) + max(y for _, y in deep)
    found = []
    for across in (False, True):
        for down in (False, True):
            for swapped in (False, True):
                image = {}
                for x, y in deep:
                    to = (width - x if across else x, height - y if down else y)
                    if swapped:  # about the diagonal of the square around the middle
                        to = ((to[1] * 2 - height + width) // 2, (to[0] * 2 - width + height) // 2)
                    image[x, y] = to
                if set(image.values()) == set(deep):
                    found.append({Cell.at(*cell): Cell.at(*to) for cell, to in image.items()})
    return found


def moved(pair: Pair, mapping: Mapping) -> Pair:
    """Return where a symmetry takes a pair."""
    return Pair(ordered(mapping, pair.first), ordered(mapping, pair.second))


def ordered(mapping: Mapping, feet: Feet) -> Feet:
    """Return where a symmetry takes a starter's feet, the lower number first."""
    return in_order((mapping[feet[0]], mapping[feet[1]]))


def canonical(pair: Pair, maps: list[Mapping]) -> tuple[Pair, Mapping]:
    """Return the one that stands for all pairs like this one, and the symmetry that leads to it."""
    images = [(moved(pair, mapping), mapping) for mapping in maps]
    return min(images, key=lambda image: image[0].order)


def pairs(start: Position) -> list[Pair]:
    """Return one of each set of pairs that are the same up to symmetry, in a fixed order."""
    maps = symmetries(start.box)
    found = set()
    for first in lying(start.legal_moves):
        for second in lying(start.play(Start(*first)).legal_moves):
            found.add(canonical(Pair(first, second), maps)[0])
    return sorted(found, key=lambda pair: pair.order)


def way_of(tails: tuple[Cell, Cell], mapping: Mapping, pair: Pair) -> tuple[bool, bool]:
    """Return which starters a symmetry lays down with their tails on the second foot, given where these are."""
    return mapping[tails[0]] != pair.first[0], mapping[tails[1]] != pair.second[0]


def turned(move: str) -> str:
    """Return the same move by the end that bears the other name."""
    return move.translate(str.maketrans("HT", "TH"))


def in_order(feet: Feet) -> Feet:
    """Return a starter's feet, the lower number first."""
    return feet if feet[0].number < feet[1].number else feet[::-1]


def firsts(start: Position, maps: list[Mapping]) -> list[Start]:
    """Return one of each set of first starts that are the same up to symmetry, heads included."""
    found: dict[tuple[int, ...], Start] = {}
    for move in start.legal_moves:
        images = [tuple(mapping[cell].number for cell in move.feet) for mapping in maps]
        found.setdefault(min(images), Start(*move.feet))
    return list(found.values())


def lying(moves: tuple[Move, ...]) -> list[Feet]:
    """Return where starters can lie, whichever foot bears the head."""
    feet = [move.feet for move in moves if isinstance(move, Start)]
    return [(one, other) for one, other in feet if one.number < other.number]
