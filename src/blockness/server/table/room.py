"""A room, built by applying its journal entry by entry. No network, no clock, no chance."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import TYPE_CHECKING

from blockness.box import Box
from blockness.game import Move, Position, Record
from blockness.game.events import passed_between
from blockness.server.table import entries
from blockness.server.table.phrases import KEPT

if TYPE_CHECKING:
    from collections.abc import Iterable

    from blockness.server.table.entries import AnyEntry

MOST_ENTRIES = 5_000  # in a journal, about a hundred games; all are read when somebody comes
MOST_KEYS = 8  # of a seat


@dataclass(frozen=True)
class Seat:
    """A place at the table."""

    colour: str
    level: str = ""  # of the computer that plays here, in its own right or for the person
    name: str = ""
    keys: tuple[str, ...] = ()  # hashes of the person's tokens: only the person knows which answer arrived
    holder: int = -1
    sat: str = ""  # the id of the act by which the person sat down

    @property
    def title(self) -> str:
        """What a record calls whoever plays here."""
        return self.name or self.level or "?"

    @property
    def is_open(self) -> bool:
        """Whether somebody may sit down."""
        return not self.keys and not self.level

    @property
    def is_person(self) -> bool:
        """Whether a person sits here, even if a computer is playing for them."""
        return bool(self.keys)

    @property
    def is_played_by_person(self) -> bool:
        """Whether a person makes the moves."""
        return bool(self.keys) and not self.level


@dataclass
class Played:
    """One game of a room. It keeps only the moves and the last position, so a room with a hundred games stays small."""

    first: int
    start: Position
    moves: list[Move]
    position: Position
    passed: tuple[str, ...] = ()
    prepared: tuple[Move, Position] | None = None  # a move that was judged and waits to be stored, and where it leads
    names: dict[str, str] = field(default_factory=dict)  # who last moved for each colour, as people come and go

    @classmethod
    def begin(cls, seats: Iterable[Seat], variant: str, first: int, box: Box) -> Played:
        """Set up an empty lake."""
        colours = [seat.colour for seat in seats]
        start = Position.start(len(colours), variant, colours[first:] + colours[:first], box)
        return cls(first, start, [], start)

    def judge(self, text: str) -> tuple[Move, Position]:
        """Return a move and the position after it; InvalidMove or IllegalMove says why it cannot be played."""
        move = Move.parse(text)
        return move, self.position.play(move)

    def prepare(self, text: str) -> Move:
        """Judge a move that is to be stored before it is played."""
        self.prepared = self.judge(text)
        return self.prepared[0]

    def play(self, text: str) -> None:
        """Play a move; one that was prepared is not judged again."""
        if self.prepared and str(self.prepared[0]) == text:
            self.advance(*self.prepared)
        else:
            self.advance(*self.judge(text))

    def advance(self, move: Move, after: Position) -> None:
        """Go on to the position after a legal move."""
        self.passed = passed_between(self.position, after)
        self.moves.append(move)
        self.position, self.prepared = after, None

    def rewind(self, ply: int) -> None:
        """Go back to the position after a number of moves."""
        moves, self.moves, self.position, self.passed = self.moves[:ply], [], self.start, ()
        self.prepared = None
        for move in moves:
            self.advance(move, self.position.play(move))

    def record(self) -> Record:
        """Return the game as a record."""
        record = Record(self.start)
        for move in self.moves:
            record.play(move)
        return record

    @property
    def winners(self) -> tuple[str, ...]:
        """The colours that won; none while the game is on."""
        return tuple(one.colour for one in self.position.standings if one.rank == 1) if self.position.is_over else ()


class BrokenJournal(ValueError):
    """Entries that make no sense in a room."""


class Room:
    """The seats and the games of one room."""

    def __init__(self, code: str) -> None:
        self.code = code
        self.version = 0  # entries applied
        self.done: dict[str, int] = {}  # the entry number of each act, by the id its sender gave it
        self.seats: tuple[Seat, ...] = ()
        self.removed: dict[str, int] = {}  # the keys of guests whom the maker removed, and who held them
        self.games: list[Played] = []
        self.movers: list[int] = []  # the seat that made each move of this game
        self.undo: tuple[int, frozenset[int]] | None = None  # who is asking, and which holders have not answered yet
        self.talk: list[entries.Said] = []
        self.said_since = 0  # the last move
        self.variant = ""
        self.clock = 0
        self.free_text = False
        self.hints = False  # for several people
        self.listed = False
        self.stand_in = ""  # the level of whoever plays for people who leave, stay away or run out of time
        self.levels: dict[str, dict[str, entries.Setting]] = {}  # what each level means here

    @property
    def game(self) -> Played:
        """The game now."""
        return self.games[-1]

    @property
    def position(self) -> Position:
        """The position now."""
        return self.game.position

    @property
    def ply(self) -> int:
        """How many moves were played."""
        return len(self.game.moves)

    @property
    def phase(self) -> str:
        """Waiting for people, playing, or over."""
        if any(seat.is_open for seat in self.seats):
            return "waiting"
        return "over" if self.position.is_over else "playing"

    @property
    def turn(self) -> int | None:
        """The seat to move."""
        colour = self.position.turn
        return None if colour is None or self.phase != "playing" else self.seat_of(colour)

    def is_started_by(self, entry: AnyEntry) -> bool:
        """Whether a room is worth keeping from an entry on: one for the last seat, or the first if none was open."""
        taken = {entry.seat} if isinstance(entry, entries.Seated | entries.Employed) else set()
        free = {number for number, seat in enumerate(self.seats) if seat.is_open}
        return free == taken if free else self.version == 1

    def seat_of(self, colour: str) -> int:
        """Return the number of a colour's seat."""
        return next(number for number, seat in enumerate(self.seats) if seat.colour == colour)

    @property
    def is_full(self) -> bool:
        """Whether the journal is so long that only what ends a game may follow."""
        return self.version >= MOST_ENTRIES

    def others(self, holder: int) -> frozenset[int]:
        """Return the holders of the other seats that people play themselves."""
        return frozenset(seat.holder for seat in self.seats if seat.is_played_by_person and seat.holder != holder)

    @property
    def allows_hints(self) -> bool:
        """Whether people may ask for hints: alone against computers always, else if the room's maker said so."""
        return self.hints or sum(seat.is_person for seat in self.seats) <= 1

    def last_ply_of(self, seat: int) -> int | None:
        """Return how many moves came before a seat's last one."""
        return next((ply for ply in reversed(range(self.ply)) if self.movers[ply] == seat), None)

    def apply(self, entry: AnyEntry) -> None:
        """Do what the next entry says."""
        try:
            self.follow(entry)
        except ValueError as error:
            raise BrokenJournal(f"room {self.code}, entry {self.version + 1}: {error}") from error
        self.version += 1
        if entry.id:
            self.done[entry.id] = self.version

    def follow(self, entry: AnyEntry) -> None:
        """Apply an entry according to its kind."""
        insist((self.version == 0) == isinstance(entry, entries.Opened), "a room is opened once, at first")
        insist(isinstance(entry, entries.Opened) or 0 <= entry.seat < len(self.seats), "there is no such seat")
        match entry:
            case entries.Opened():
                self.open(entry)
            case entries.Seated(seat=seat, name=name, key=key, holder=holder):
                self.change(seat, name=name, keys=(key,), holder=holder, sat=entry.id)
            case entries.Rekeyed(seat=seat, key=key):
                self.change(seat, keys=(*self.seats[seat].keys, key)[-MOST_KEYS:])
            case entries.Employed(seat=seat, level=level):
                self.change(seat, level=level)
                self.forget_undo()
            case entries.Returned(seat=seat):
                self.change(seat, level="")
            case entries.Left(seat=seat):
                self.leave(seat, self.stand_in if self.phase == "playing" else "")
            case entries.Removed(seat=seat):
                self.removed = self.removed | dict.fromkeys(self.seats[seat].keys, self.seats[seat].holder)
                self.leave(seat, "")
            case entries.Moved(seat=seat, move=move):
                insist(seat == self.turn, "it is another seat's turn")
                self.play(seat, move)
                self.undo, self.said_since = None, 0
            case entries.UndoAsked(seat=seat):
                self.undo = seat, self.others(self.seats[seat].holder)
                self.undo_if_agreed()
            case entries.UndoAnswered(seat=seat, agreed=agreed):
                self.answer_undo(seat, agreed)
            case entries.Rematched():
                first = (self.game.first + 1) % len(self.seats)
                self.games.append(Played.begin(self.seats, self.variant, first, self.position.box))
                self.movers, self.undo, self.said_since = [], None, 0
            case entries.Said():
                self.talk = [*self.talk, self.signed(entry)][-KEPT:]
                self.said_since += 1

    def open(self, entry: entries.Opened) -> None:
        """Set the table."""
        insist(0 <= entry.first < len(entry.seats), "none of the seats begins")
        self.seats = tuple(
            Seat(place.colour, place.level, place.name, (place.key,) if place.key else (), place.holder)
            for place in entry.seats
        )
        self.variant, self.clock = entry.variant, entry.clock
        self.free_text, self.hints, self.listed = entry.free_text, entry.hints, entry.listed
        self.stand_in, self.levels = entry.stand_in, entry.levels
        self.games = [Played.begin(self.seats, self.variant, entry.first, box_of(entry.box))]
        for move in entry.moves:
            insist(self.position.turn is not None, "a move after the end")
            self.play(self.seat_of(str(self.position.turn)), move)

    def play(self, number: int, move: str) -> None:
        """Play a move for a seat, and note who made it."""
        seat = self.seats[number]
        self.game.play(move)
        if not seat.is_open:
            self.game.names[seat.colour] = seat.title
        self.movers.append(number)

    def change(self, number: int, **changes: str | int | tuple[str, ...]) -> None:
        """Change who sits on a seat."""
        changed = replace(self.seats[number], **changes)  # type: ignore[arg-type]
        self.seats = (*self.seats[:number], changed, *self.seats[number + 1 :])

    def leave(self, seat: int, level: str) -> None:
        """Let a person go, and leave the seat open or to a computer."""
        self.change(seat, level=level, name="", keys=(), holder=-1, sat="")
        self.forget_undo()

    def signed(self, said: entries.Said) -> entries.Said:
        """Return what was said with its speaker's name, and without the id its sender gave it."""
        name = said.name or self.seats[said.seat].name  # old journals leave it to the seat
        return entries.Said(seat=said.seat, phrase=said.phrase, text=said.text, name=name)

    def forget_undo(self) -> None:
        """Drop the request; whoever asked or was asked may be gone."""
        self.undo = None

    def answer_undo(self, seat: int, agreed: bool) -> None:
        """Count an answer."""
        if self.undo is None:
            raise ValueError("nobody asked for a turn back")
        asker, waiting = self.undo
        self.undo = (asker, waiting - {self.seats[seat].holder}) if agreed else None
        self.undo_if_agreed()

    def undo_if_agreed(self) -> None:
        """Undo the turn once everybody has agreed."""
        if self.undo and not self.undo[1]:
            ply = self.last_ply_of(self.undo[0])
            if ply is None:
                raise ValueError("the asker has not moved")
            self.game.rewind(ply)
            self.movers, self.undo = self.movers[:ply], None

    def record(self, number: int) -> Record:
        """Return the record of one of this room's games; the first is number 1."""
        game = self.games[number - 1]
        record = game.record()
        for seat in self.seats:
            record.headers[seat.colour.capitalize()] = game.names.get(seat.colour) or seat.title
        return record


def insist(is_so: bool, otherwise: str) -> None:
    """Refuse an entry that makes no sense; not with `assert`, which `python -O` leaves out."""
    if not is_so:
        raise ValueError(otherwise)


@lru_cache(maxsize=64)  # rooms may bring any box
def box_of(line: str) -> Box:
    """Return the box of a journal."""
    return Box.parse_line(line)


def read_room(code: str, journal: Iterable[AnyEntry]) -> Room:
    """Read a room from its journal."""
    room = Room(code)
    for entry in journal:
        room.apply(entry)
    return room
