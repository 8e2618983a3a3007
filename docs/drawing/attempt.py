"""Draws a move before it is made: pale if it is legal, hatched if it is refused."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from docs.drawing import monster
from docs.drawing.monster import BLEACH, REFUSED, SKINS, Place
from docs.drawing.svg import RED, WHITE, circle, group

from blockness import Arch, Cell, End, Extend, Move

if TYPE_CHECKING:
    from blockness import Position, Reason


@dataclass(frozen=True)
class Try:
    """A move shown before it is made; `refused` is the reason code it must get, None for a legal move."""

    move: str
    refused: str | None = None


@dataclass(frozen=True)
class Attempt:
    """A move that is tried, and its outcome."""

    colour: str
    arch: Arch
    by_head: bool
    by_tail: bool
    leaves: Cell | None  # where the end was
    reason: Reason | None

    @classmethod
    def of(cls, position: Position, one: Try) -> Attempt:
        """Make sure that what the picture says about a move is true."""
        reason, move, turn = position.why_not(one.move), Move.parse(one.move), position.turn
        assert (reason.code if reason else None) == one.refused, f"{one.move} in {position}: {reason}"
        assert turn is not None
        if not isinstance(move, Extend):
            return cls(turn, Arch(*move.feet, position.box.monster(turn)[0].height), True, True, None, reason)
        arches = position.monsters[position.colours.index(turn)]
        if move.end is End.TAIL:
            return cls(turn, Arch(move.far, move.near, move.height), False, True, arches[0].tailward, reason)
        return cls(turn, Arch(move.near, move.far, move.height), True, False, arches[-1].headward, reason)

    @property
    def ink(self) -> str:
        """The colour of its height."""
        return RED if self.reason else SKINS[self.colour].dark

    @property
    def busy(self) -> list[Cell]:
        """The cells where it shows something other than its height."""
        if self.reason:
            return [self.reason.cell] if self.reason.cell else []
        return [self.arch.headward] * self.by_head + [self.arch.tailward] * self.by_tail

    def ribbon(self, place: Place) -> str:
        """Draw the arch pale, or hatched if it is refused."""
        if self.reason:
            return monster.ribbon(place, self.arch, "url(#refused)", REFUSED, stroke_dasharray="6 4")
        return group(monster.ribbon(place, self.arch, WHITE, BLEACH), opacity=0.85) + group(
            monster.ribbon(place, self.arch, f"url(#{self.colour})", SKINS[self.colour]), opacity=0.58
        )

    def end(self, place: Place) -> str:
        """Draw the head or the tail where it will be."""
        if self.reason:
            return ""
        drawn = monster.tail_on(place, self.arch, self.colour) if self.by_tail else ""
        drawn += monster.head_on(place, self.arch, self.colour) if self.by_head else ""
        bleach = circle(*place.of(self.arch.headward), 15, fill=WHITE, opacity=0.8) if self.by_head else ""
        return bleach + group(drawn, opacity=0.6)
