"""What can be said about a move: facts that the rules or a proof have found true, each by a key that has a sentence.

web/src/engine/players/remarks.ts finds the same in the page. The sentences are `remark-` and the key, in the locales.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING

from blockness.game import End, Extend
from blockness.search.bounds import is_shut_in

if TYPE_CHECKING:
    from collections.abc import Iterator

    from blockness.game import Move, Position

MOST = 2  # remarks on a move
FAR = 2  # times as many moves, for far more room
FALLS = {(1.0, 0.0): "win-thrown", (1.0, 0.5): "win-shared", (0.5, 0.0): "draw-thrown"}


@dataclass(frozen=True)
class Remark:
    """A fact by its key; `colour` is whom it is about."""

    key: str
    details: dict[str, str | int]


@dataclass(frozen=True)
class Played:
    """A move of a game, with what came before it and after it."""

    ply: int
    before: Position
    move: Move
    after: Position
    end: Position  # of the whole game, or where its record stops

    @cached_property
    def seat(self) -> int:
        """Whose turn it was."""
        assert self.before.turn is not None
        return self.before.colours.index(self.before.turn)

    @property
    def others(self) -> list[int]:
        """The other seats, clockwise."""
        seats = self.before.seats
        return [(self.seat + i) % seats for i in range(1, seats)]


def remarks(played: Played, better: Move | None, fall: tuple[float, float] | None) -> tuple[Remark, ...]:
    """Return the most telling facts about a move.

    `better` is the move it is blamed for missing, if it is; `fall` the mover's share before and after it, if proved.
    """
    if not all(played.before.monsters):
        return ()  # before all starters stand, nobody is blocked and nothing is decided
    found = [*proved(played, better, fall), *own_way_out(played, better), *tall_arch(played)]
    for seat in played.others:
        found += shut_in(played, seat)
    found += never_again(played)
    for seat in played.others:
        found += missed_block(played, seat, better)
    for seat in played.others:
        found += let_back(played, seat)
    found += fewer_ways(played, better)
    for seat in played.others:
        found += more_ways(played, seat, better)
    return tuple(found[:MOST])


def proved(played: Played, better: Move | None, fall: tuple[float, float] | None) -> Iterator[Remark]:
    """Tell that a game of two turned, if that is proved."""
    key = FALLS.get(fall or (0.0, 0.0))
    if key and better and played.before.seats == 2:
        colours = played.before.colours
        yield Remark(key, {"colour": colours[played.seat], "other": colours[1 - played.seat]})


def own_way_out(played: Played, better: Move | None) -> Iterator[Remark]:
    """Tell that a move left its own monster no way out, and that the better one would have."""
    if better and is_blocked(played.after, played.seat) and played.before.play(better).mobility(played.seat):
        yield Remark("kept-no-way-out", {"colour": played.before.colours[played.seat], "move": str(better)})


def tall_arch(played: Played) -> Iterator[Remark]:
    """Tell that the heads decided a tie, and that the arch that would have won it went to the tail (R10)."""
    move, end = played.move, played.end
    if not (end.is_over and isinstance(move, Extend) and move.end is End.TAIL):
        return
    winner, mine = end.standings[0], next(one for one in end.standings if one.colour == played.before.turn)
    is_tied = mine.left == winner.left and mine.perch < winner.perch
    if is_tied and move.height > winner.perch and can_go_to_head(played.before, move):
        details: dict[str, str | int] = {"colour": mine.colour, "other": winner.colour, "height": move.height}
        yield Remark("tall-arch", details | {"perch": mine.perch, "there": winner.perch})


def can_go_to_head(position: Position, move: Extend) -> bool:
    """Whether the same segment could have extended the head."""
    return any(
        isinstance(one, Extend)
        and one.end is End.HEAD
        and (length_of(one), one.height) == (length_of(move), move.height)
        for one in position.legal_moves
    )


def shut_in(played: Played, seat: int) -> Iterator[Remark]:
    """Tell that somebody else could move before and no longer can, and how it happened, as exactly as possible."""
    if not (played.before.mobility(seat) and is_blocked(played.after, seat)):
        return
    colour = played.before.colours[seat]
    ways = [move for move in moves_of(played.before, seat) if isinstance(move, Extend)]
    segments = {(length_of(move), move.height) for move in ways}
    if len({move.end for move in ways}) == 2:
        yield Remark("shut-both-ends", {"colour": colour})
    elif len(segments) == 1:
        ((length, height),) = segments
        yield Remark("took-last-segment", {"colour": colour, "length": length, "height": height})
    else:
        yield Remark("took-last-way-out", {"colour": colour})


def never_again(played: Played) -> Iterator[Remark]:
    """Tell who has segments left and, since this move, will never place one again."""
    for seat in [*played.others, played.seat]:
        if is_blocked(played.after, seat) and is_for_good(played.after, seat) and not is_for_good(played.before, seat):
            yield Remark("never-again", {"colour": played.before.colours[seat], "count": played.after.left(seat)})


def missed_block(played: Played, seat: int, better: Move | None) -> Iterator[Remark]:
    """Tell that the better move would have left somebody else no way out."""
    if better and played.after.mobility(seat) and is_blocked(played.before.play(better), seat):
        yield Remark("missed-block", {"colour": played.before.colours[seat], "move": str(better)})


def let_back(played: Played, seat: int) -> Iterator[Remark]:
    """Tell that somebody was blocked and can move again."""
    if is_blocked(played.before, seat) and played.after.mobility(seat):
        yield Remark("let-back", {"colour": played.before.colours[seat]})


def fewer_ways(played: Played, better: Move | None) -> Iterator[Remark]:
    """Tell that the better move would have left its own monster far more room."""
    here = played.after.mobility(played.seat)
    instead = played.before.play(better).mobility(played.seat) if better else 0
    if better and 0 < here <= instead / FAR:
        details: dict[str, str | int] = {"colour": played.before.colours[played.seat], "count": here}
        yield Remark("fewer-ways", details | {"instead": instead, "move": str(better)})


def more_ways(played: Played, seat: int, better: Move | None) -> Iterator[Remark]:
    """Tell that the better move would have left somebody else far less room."""
    here = played.after.mobility(seat)
    instead = played.before.play(better).mobility(seat) if better else 0
    if better and 0 < instead <= here / FAR:
        details: dict[str, str | int] = {"colour": played.before.colours[seat], "count": here}
        yield Remark("more-ways", details | {"instead": instead, "move": str(better)})


def is_blocked(position: Position, seat: int) -> bool:
    """Whether a seat has segments left and can place none (R8)."""
    return position.left(seat) > 0 and position.mobility(seat) == 0


def is_for_good(position: Position, seat: int) -> bool:
    """Whether a seat will never place anything again."""
    return bool(is_shut_in(position.lexicon.tables, position.row.copy(), seat))


def moves_of(position: Position, seat: int) -> tuple[Move, ...]:
    """Return what a seat could place if it were its turn."""
    row = position.row.copy()
    row["turn"] = seat
    return replace(position, row=row).legal_moves


def length_of(move: Extend) -> int:
    """Return the length of the segment that a move places."""
    return max(abs(move.near.x - move.far.x), abs(move.near.y - move.far.y))
