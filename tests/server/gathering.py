"""A room without a server; what happens there is written down, so that it can be read again."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

from blockness.server.table import messages
from blockness.server.table.acts import consider
from blockness.server.table.entries import AnyEntry, Moved, Opened, Place, read_entry, write_entry
from blockness.server.table.room import Room, read_room

if TYPE_CHECKING:
    from collections.abc import Collection

    from blockness.server.table.messages import AnyAct

COLOURS = ("orange", "green", "purple", "black")
ID = "0123456789abcdef"  # for acts that are not sent twice


def local(*names: str) -> tuple[Place, ...]:
    """Seats that one device holds."""
    return tuple(
        Place(colour, name=name, key=f"key-{name}", holder=0) for colour, name in zip(COLOURS, names, strict=False)
    )


def apart(*names: str) -> tuple[Place, ...]:
    """Seats of people with a device each; "" is an open seat, and "=heron" a computer's."""
    return tuple(place(number, name) for number, name in enumerate(names))


def place(number: int, name: str) -> Place:
    if name.startswith("="):
        return Place(COLOURS[number], level=name[1:])
    return Place(COLOURS[number], name=name, key=f"key-{name}", holder=number) if name else Place(COLOURS[number])


class Table:
    """A room and its journal."""

    def __init__(self, seats: tuple[Place, ...], variant: str = "classic", first: int = 0, **rest: Any) -> None:
        self.room = Room("table")
        self.journal: list[AnyEntry] = []
        self.write(Opened(seats=seats, variant=variant, first=first, **rest))

    def write(self, entry: AnyEntry) -> None:
        """Add an entry, the way it would come out of the database."""
        self.journal.append(read_entry(write_entry(entry)))
        self.room.apply(self.journal[-1])

    def held_with(self, seat: int) -> frozenset[int]:
        """The seats held by the device of a seat's person."""
        holder = self.room.seats[seat].holder if seat < len(self.room.seats) else -1
        return frozenset(n for n, one in enumerate(self.room.seats) if one.is_person and one.holder == holder)

    def do(self, act: AnyAct, held: Collection[int] | None = None, absent: Collection[int] = ()) -> None:
        """Do what the person of the act's seat asks for, or let a Refusal out."""
        held = self.held_with(act.seat) if held is None else held
        self.write(consider(self.room, act, held, absent, f"key-{self.room.version}"))

    def play(self, *moves: str) -> None:
        """Play moves for whoever's turn it is, person or computer."""
        for move in moves:
            assert self.room.turn is not None
            self.write(Moved(seat=self.room.turn, move=move))

    def play_some(self, count: int, seed: int = 0) -> None:
        """Play random moves, at most to the end of the game."""
        chance = random.Random(seed)
        while count and self.room.turn is not None:
            self.play(str(chance.choice(self.room.position.legal_moves)))
            count -= 1

    def play_out(self, seed: int = 0) -> None:
        """Play to the end."""
        self.play_some(1000, seed)

    def undo(self, seat: int) -> None:
        self.do(messages.Undo(ID, seat))

    def answer(self, seat: int, agreed: bool) -> None:
        self.do(messages.Answer(ID, seat, agreed))

    def again(self) -> Room:
        """The room as somebody else reads it."""
        return read_room("table", [read_entry(write_entry(entry)) for entry in self.journal])


def facts(room: Room) -> dict[str, object]:
    """Everything a room knows, copied so that later changes do not show."""
    found = dict(vars(room))
    found["done"], found["movers"], found["talk"] = dict(room.done), tuple(room.movers), tuple(room.talk)
    found["games"] = [vars(one) | {"moves": tuple(one.moves), "names": dict(one.names)} for one in room.games]
    return found


def started(*names: str, plies: int = 8) -> Table:
    """A table of people with a device each, some moves into the game."""
    table = Table(apart(*names))
    table.play_some(plies)
    return table
