"""What goes over the wire: two closed unions, in and out. web/src/protocol.ts is made from this file."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from blockness.server.table.entries import (
    Employed,
    Left,
    Moved,
    Rekeyed,
    Rematched,
    Removed,
    Returned,
    Said,
    Seated,
    UndoAnswered,
    UndoAsked,
)

# Python's `$` lets a line end through; JavaScript's does not, and has no \Z.
Id: TypeAlias = Annotated[str, msgspec.Meta(min_length=16, max_length=40, pattern=r"^[A-Za-z0-9_-]+$(?!\n)")]
SeatNumber: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=3)]
Token: TypeAlias = Annotated[str, msgspec.Meta(max_length=64)]
ShortText: TypeAlias = Annotated[str, msgspec.Meta(max_length=40)]

# ---------------------------------------------------------------------------------------------- in


class In(msgspec.Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True):
    """What a page sends."""


class Hello(In, frozen=True, tag="hello", forbid_unknown_fields=True):
    """The first message: this device's seat tokens (none to watch) and the last version it knows."""

    tokens: Annotated[tuple[Token, ...], msgspec.Meta(max_length=4)] = ()
    since: Annotated[int, msgspec.Meta(ge=0)] = 0


class Hint(In, frozen=True, tag="hint", forbid_unknown_fields=True):
    """Ask a computer what it would play."""

    id: Id
    seat: SeatNumber


class Act(In, frozen=True, forbid_unknown_fields=True):
    """A change to the room. Its id lets a page resend it until it is acknowledged, and it still happens once."""

    id: Id
    seat: SeatNumber


class Sit(Act, frozen=True, tag="sit", forbid_unknown_fields=True):
    """Take an open seat. The token comes back once; sending the same id again brings a new one."""

    name: Annotated[str, msgspec.Meta(max_length=100)]


class Employ(Act, frozen=True, tag="employ", forbid_unknown_fields=True):
    """Put a computer of some level into an open seat, or let the room's stand-in play for someone who is absent."""

    level: ShortText = ""  # for an open seat


class Leave(Act, frozen=True, tag="leave", forbid_unknown_fields=True):
    """Leave the table."""


class Remove(Act, frozen=True, tag="remove", forbid_unknown_fields=True):
    """Remove a guest from a seat, as the maker of the room."""


class Play(Act, frozen=True, tag="play", forbid_unknown_fields=True):
    """Play a move. `ply` is the number it will have, one more than the moves played so far."""

    move: ShortText
    ply: Annotated[int, msgspec.Meta(ge=1)]


class Undo(Act, frozen=True, tag="undo", forbid_unknown_fields=True):
    """Ask to undo your last turn."""


class Answer(Act, frozen=True, tag="answer", forbid_unknown_fields=True):
    """Agree to somebody else's undo, or decline."""

    agreed: bool


class Rematch(Act, frozen=True, tag="rematch", forbid_unknown_fields=True):
    """Play again."""


class Say(Act, frozen=True, tag="say", forbid_unknown_fields=True):
    """Say a phrase, or a text if the room allows it."""

    phrase: ShortText = ""
    text: Annotated[str, msgspec.Meta(max_length=1000)] = ""


AnyAct: TypeAlias = Sit | Employ | Leave | Remove | Play | Undo | Answer | Rematch | Say
AnyIn: TypeAlias = Hello | Hint | AnyAct

# --------------------------------------------------------------------------------------------- out

Told: TypeAlias = (
    Seated | Rekeyed | Employed | Returned | Left | Removed | Moved | UndoAsked | UndoAnswered | Rematched | Said
)


class Event(msgspec.Struct, frozen=True):
    """An entry of the journal, without its id and key."""

    number: int
    what: Told


class SeatState(msgspec.Struct, frozen=True):
    """Who sits there, and how the monster is doing."""

    colour: str
    kind: Literal["open", "person", "computer"]
    name: str
    level: str  # of the computer that plays here, even for an absent person
    holder: int  # people's seats with the same holder are held by one device
    reserve: tuple[str, ...]  # what is not placed yet, as length/height
    rank: int  # 1 is best (R10)
    left: int
    perch: int  # the height the head stands at
    can_move: bool


class Last(msgspec.Struct, frozen=True):
    """The last move, and the colours that had to pass after it."""

    seat: int
    move: str
    passed: tuple[str, ...]


class UndoState(msgspec.Struct, frozen=True):
    """Somebody asks to undo a turn: who, and which seats have not answered yet."""

    seat: int
    waiting: tuple[int, ...]


class State(msgspec.Struct, frozen=True):
    """All there is to know about a room. Every update carries it whole, so no page is ever half right."""

    phase: Literal["waiting", "playing", "over"]
    game: int  # 1 is the first game of the room
    variant: str
    first: int
    position: str
    ply: int  # moves played
    turn: int | None  # the seat to move
    seats: tuple[SeatState, ...]
    last: Last | None
    undo: UndoState | None
    can_undo: tuple[int, ...]  # the seats of people who have a turn to undo
    moves: tuple[str, ...]
    winners: tuple[int, ...]  # when it is over
    clock: int  # seconds per turn, 0 for no limit
    free_text: bool
    hints: bool  # whether people may ask what a computer would play
    stand_in: str  # the level of whoever plays for people who leave, stay away or run out of time
    box: str  # on one line; empty for the usual one


class Out(msgspec.Struct, frozen=True, tag_field="kind"):
    """What a page receives."""


class Update(Out, frozen=True, tag="update"):
    """The room now, and what happened since the last version the page knew."""

    code: str
    version: int
    events: tuple[Event, ...]
    state: State
    time_left: float | None  # seconds for this turn, if there is a clock


class Welcome(Out, frozen=True, tag="welcome"):
    """The answer to `hello`, before the first update: the seats that are yours, and the talk so far."""

    you: tuple[int, ...]
    talk: tuple[Said, ...]
    beat: float  # seconds between two signs of life
    absence: float  # seconds after which a computer may play for somebody who is away
    removed: bool  # whether the maker of the room has removed this device's person, who may still watch


class Presence(Out, frozen=True, tag="presence"):
    """Which seats are connected, and how many pages are watching."""

    seats: tuple[bool, ...]
    watching: int


class Ack(Out, frozen=True, tag="ack"):
    """An act is in the journal under this number."""

    id: str
    number: int


class Sat(Out, frozen=True, tag="sat"):
    """The seat is yours; this token, sent once, proves it."""

    id: str
    seat: int
    token: str


class Refused(Out, frozen=True, tag="refused", omit_defaults=True):
    """Not done, and why: a stable code, the offending cell if there is one, and what the sentence mentions."""

    id: str
    code: str
    cell: str | None = None
    details: dict[str, str | int] = {}


class Advice(Out, frozen=True, tag="advice"):
    """What a computer would play."""

    id: str
    move: str
    ply: int


class Beat(Out, frozen=True, tag="beat"):
    """A sign of life with the room's version, every few seconds; a page with an older one says hello again."""

    version: int
    stores: bool  # whether moves can be stored just now


AnyOut: TypeAlias = Update | Welcome | Presence | Ack | Sat | Refused | Advice | Beat

decoder = msgspec.json.Decoder(AnyIn)
encoder = msgspec.json.Encoder()


def write_out(message: AnyOut) -> str:
    """Put a message on the wire."""
    return encoder.encode(message).decode()


def read_in(text: str | bytes) -> AnyIn:
    """Read a message off the wire; anything else is a msgspec.MsgspecError or a RecursionError."""
    message: AnyIn = decoder.decode(text)
    return message
