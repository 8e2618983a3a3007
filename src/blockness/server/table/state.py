"""A room as everybody may see it: no tokens, no keys, no ids of acts."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from blockness.box import Box
from blockness.server.table.entries import Opened, Rekeyed, Seated
from blockness.server.table.messages import Event, Last, SeatState, State, UndoState

if TYPE_CHECKING:
    from collections.abc import Iterable

    from blockness.server.table.entries import AnyEntry
    from blockness.server.table.room import Room, Seat


def state_of(room: Room) -> State:
    """Return everything that everybody may know."""
    position, turn = room.position, room.turn
    moves = room.game.moves
    return State(
        phase=room.phase,  # type: ignore[arg-type]
        game=len(room.games),
        variant=room.variant,
        first=room.game.first,
        position=str(position),
        ply=room.ply,
        turn=turn,
        seats=tuple(seat_states(room)),
        last=Last(room.movers[-1], str(moves[-1]), room.game.passed) if moves else None,
        undo=undo_state(room),
        can_undo=tuple(sorted({seat for seat in room.movers if room.seats[seat].is_played_by_person})),
        moves=tuple(map(str, moves)),
        winners=tuple(room.seat_of(colour) for colour in room.game.winners),
        clock=room.clock,
        free_text=room.free_text,
        hints=room.allows_hints,
        stand_in=room.stand_in,
        box="" if position.box == Box.usual() else position.box.line,
    )


def seat_states(room: Room) -> Iterable[SeatState]:
    """Return who sits where, in the order of the table."""
    position = room.position
    standing = {one.colour: one for one in position.standings}
    for seat in room.seats:
        index = position.colours.index(seat.colour)
        one = standing[seat.colour]
        yield SeatState(
            colour=seat.colour,
            kind=kind_of(seat),  # type: ignore[arg-type]
            name=seat.name,
            level=seat.level,
            holder=seat.holder,
            reserve=tuple(f"{segment.length}/{segment.height}" for segment in position.reserve(seat.colour)),
            rank=one.rank,
            left=one.left,
            perch=one.perch,
            can_move=not position.monsters[index] or position.mobility(index) > 0,
        )


def kind_of(seat: Seat) -> str:
    """Return whether a seat is open, a person's or a computer's."""
    return "open" if seat.is_open else "person" if seat.is_person else "computer"


def undo_state(room: Room) -> UndoState | None:
    """Return who asks to undo a turn, and the seats that have not answered yet."""
    if not room.undo:
        return None
    asker, waiting = room.undo
    seats = (number for number, seat in enumerate(room.seats) if seat.is_person and seat.holder in waiting)
    return UndoState(asker, tuple(seats))


def event_of(number: int, entry: AnyEntry) -> Event | None:
    """Return the public part of an entry; nothing for the opening, as the state says it all."""
    if isinstance(entry, Opened):
        return None
    secrets = {"id": "", "key": ""} if isinstance(entry, Seated | Rekeyed) else {"id": ""}
    return Event(number, msgspec.structs.replace(entry, **secrets))
