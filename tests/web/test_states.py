"""A table on a device says the same about a game as a room does: tests/fixtures/states.json is what a room says.

`python tests/web/test_states.py` writes the file; the client's tests read it.
"""

from __future__ import annotations

import json
import random
from itertools import product
from pathlib import Path
from typing import Any

import msgspec

from blockness.server.table.entries import Moved, Opened, Place, Rematched
from blockness.server.table.room import Room
from blockness.server.table.state import state_of

FILE = Path(__file__).parents[1] / "fixtures" / "states.json"
COLOURS = ("black", "green", "purple", "orange")
LEFT_OUT = ("choices", "stand_in")  # the page works out what may be placed, and a device has no stand-in


def states() -> list[dict[str, Any]]:
    """Random games with all numbers of seats and variants, with every fifth state and the last."""
    found = []
    for number, (seats, variant) in enumerate(product((2, 3, 4), ("classic", "expert"))):
        room, chance = opened(seats, variant, number % seats), random.Random(number)
        for game in (1, 2):
            if game == 2:
                room.apply(Rematched(seat=0))
            found.append(told(room))
            while room.turn is not None:
                move = chance.choice(room.position.legal_moves)
                room.apply(Moved(seat=room.turn, move=str(move)))
                if room.ply % 5 == 0 or room.game.passed or room.turn is None:
                    found.append(told(room))
    return found


def opened(seats: int, variant: str, first: int) -> Room:
    """A room whose people are all on one device, with one computer."""
    places = [Place(colour, name=colour.title(), key=colour, holder=0) for colour in COLOURS[: seats - 1]]
    room = Room("states")
    room.apply(Opened(seats=(*places, Place(COLOURS[seats - 1], level="otter")), variant=variant, first=first))
    return room


def told(room: Room) -> dict[str, Any]:
    """What was played, and what the room says about it."""
    state = json.loads(msgspec.json.encode(state_of(room)))
    games = [{"first": game.first, "moves": [str(move) for move in game.moves]} for game in room.games]
    seats = [{"colour": seat.colour, "name": seat.name, "level": seat.level} for seat in room.seats]
    return {
        "variant": room.variant,
        "seats": seats,
        "games": games,
        "legal": [str(move) for move in room.position.legal_moves],
        "state": {name: value for name, value in state.items() if name not in LEFT_OUT},
    }


def written() -> str:
    return "[\n" + ",\n".join(json.dumps(one) for one in states()) + "\n]\n"


def test_the_fixture_is_fresh() -> None:
    assert FILE.read_text("utf-8") == written()


if __name__ == "__main__":
    FILE.write_text(written(), "utf-8")
