"""What people ask for: each act becomes a journal entry or is refused with a reason."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

from blockness.game import IllegalMove, InvalidMove
from blockness.players import levels
from blockness.server.table import entries, messages
from blockness.server.table.entries import MAKER
from blockness.server.table.phrases import ALL, MOST_BETWEEN_MOVES, MOST_NAME, MOST_TEXT, cleaned

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

    from blockness.game import Reason
    from blockness.server.table.entries import AnyEntry
    from blockness.server.table.messages import AnyAct
    from blockness.server.table.room import Room


ENDING = messages.Play, messages.Answer, messages.Leave  # acts that lead to the end of a game


class Refusal(Exception):
    """An act that is understood but not allowed. The code is stable; the locales have its sentence (refused-CODE)."""

    def __init__(self, code: str, cell: str | None = None, details: dict[str, str | int] | None = None) -> None:
        super().__init__(code)
        self.code = code
        self.cell = cell
        self.details = details or {}

    @classmethod
    def by_rules(cls, reason: Reason) -> Refusal:
        """Put the validator's reason into plain values: msgspec does not know cells."""
        plain = {name: str(value) if isinstance(value, str) else value for name, value in reason.details.items()}
        return cls(reason.code, None if reason.cell is None else str(reason.cell), plain)


def consider(
    room: Room,
    act: AnyAct,
    held: Collection[int],
    absent: Collection[int] = (),
    key: str = "",
    is_removed: bool = False,
) -> AnyEntry:
    """Return the entry that an act becomes. `held` are the sender's seats, `key` is the hash of a new token."""
    if act.seat >= len(room.seats):
        raise Refusal("no-such-seat")
    if room.is_full and not isinstance(act, ENDING):
        raise Refusal("room-is-full")
    match act:
        case messages.Sit():
            if is_removed:
                raise Refusal("removed")
            return sit(room, act, held, key)
        case messages.Employ():
            return employ(room, act, held, absent)
        case messages.Remove():
            return remove(room, act, held)
    if act.seat not in held:
        raise Refusal("not-your-seat")
    match act:
        case messages.Leave():
            return entries.Left(id=act.id, seat=act.seat)
        case messages.Play():
            return play(room, act)
        case messages.Undo():
            return undo(room, act)
        case messages.Answer():
            return answer(room, act)
        case messages.Rematch():
            if not room.position.is_over:
                raise Refusal("game-goes-on")
            return entries.Rematched(id=act.id, seat=act.seat)
        case messages.Say():
            return say(room, act)


def sit(room: Room, act: messages.Sit, held: Collection[int], key: str) -> AnyEntry:
    """Take an open seat."""
    if not room.seats[act.seat].is_open:
        raise Refusal("seat-taken")
    return entries.Seated(
        id=act.id,
        seat=act.seat,
        name=proper_name(act.name),
        key=key,
        holder=min((room.seats[seat].holder for seat in held), default=room.version + 1),
    )


def proper_name(text: str) -> str:
    """Return a nickname as it will be shown."""
    name = cleaned(text)
    if not name:
        raise Refusal("name-missing")
    if len(name) > MOST_NAME:
        raise Refusal("name-too-long", details={"most": MOST_NAME})
    return name


def proper_level(name: str) -> str:
    """Return the name of a level that people may play against."""
    if name not in {level.name for level in levels}:
        raise Refusal("no-such-level")
    return name


def employ(room: Room, act: messages.Employ, held: Collection[int], absent: Collection[int]) -> AnyEntry:
    """Put a computer into an open seat, or let the room's stand-in play for someone who is absent."""
    if not held:
        raise Refusal("only-at-the-table")
    seat = room.seats[act.seat]
    if seat.level:
        raise Refusal("seat-taken")
    if act.seat in held:
        raise Refusal("own-seat")
    if not seat.is_open and act.seat not in absent:
        raise Refusal("not-absent")
    level = act.level if seat.is_open else room.stand_in  # nobody chooses for somebody else's seat
    if level not in room.levels:
        raise Refusal("no-such-level")
    return entries.Employed(id=act.id, seat=act.seat, level=level)


def remove(room: Room, act: messages.Remove, held: Collection[int]) -> AnyEntry:
    """Remove a guest from a seat."""
    if all(room.seats[seat].holder != MAKER for seat in held):
        raise Refusal("only-the-maker")
    if room.seats[act.seat].holder == MAKER:
        raise Refusal("own-seat")
    if not room.seats[act.seat].is_person:
        raise Refusal("nobody-there")
    return entries.Removed(id=act.id, seat=act.seat)


def play(room: Room, act: messages.Play) -> AnyEntry:
    """Play a legal move, in turn and at the right ply."""
    if room.phase == "waiting":
        raise Refusal("still-waiting")
    if act.ply != room.ply + 1:
        raise Refusal("out-of-date", details={"ply": room.ply})
    if room.turn is not None and room.turn != act.seat:
        raise Refusal("not-your-turn")
    if room.seats[act.seat].level:
        raise Refusal("computer-plays")
    with refusing():
        return entries.Moved(id=act.id, seat=act.seat, move=str(room.game.prepare(act.move)))


@contextmanager
def refusing() -> Iterator[None]:
    """Turn what the rules object to into a refusal."""
    try:
        yield
    except InvalidMove as error:
        raise Refusal("no-such-move") from error
    except IllegalMove as error:
        raise Refusal.by_rules(error.reason) from error


def undo(room: Room, act: messages.Undo) -> AnyEntry:
    """Ask to undo your last turn."""
    if room.undo:
        raise Refusal("undo-asked-already")
    if room.last_ply_of(act.seat) is None:
        raise Refusal("nothing-to-undo")
    return entries.UndoAsked(id=act.id, seat=act.seat)


def answer(room: Room, act: messages.Answer) -> AnyEntry:
    """Agree to an undo, or decline."""
    if not room.undo or room.seats[act.seat].holder not in room.undo[1]:
        raise Refusal("nothing-to-answer")
    return entries.UndoAnswered(id=act.id, seat=act.seat, agreed=act.agreed)


def say(room: Room, act: messages.Say) -> AnyEntry:
    """Say a phrase, or a text if the room allows it."""
    text = cleaned(act.text)
    if bool(act.phrase) == bool(text) or (act.phrase and act.phrase not in ALL):
        raise Refusal("no-such-phrase")
    if text and not room.free_text:
        raise Refusal("phrases-only")
    if len(text) > MOST_TEXT:
        raise Refusal("text-too-long", details={"most": MOST_TEXT})
    if room.said_since >= MOST_BETWEEN_MOVES:
        raise Refusal("enough-said")
    name = room.seats[act.seat].name
    return entries.Said(id=act.id, seat=act.seat, phrase=act.phrase, text=text, name=name)
