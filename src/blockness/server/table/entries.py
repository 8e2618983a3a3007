"""What a room's journal is made of: one entry for each accepted action, readable for ever."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, TypeAlias

import msgspec

from blockness.box import Box
from blockness.players import levels

FORMAT = 4  # of the entries below; old formats stay readable, each with a golden file in tests/server/table/golden

STAND_IN = "heron"  # unless the maker of a room names another
MAKER = 0  # the holder of the seats that the maker of a room keeps

Setting: TypeAlias = str | int | float


class Entry(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="kind"):
    """An accepted action. `id` is chosen by the sender, so that what is sent twice happens once."""

    id: str = ""


class Place(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat of a new room: open, a computer's (level) or a person's (name, key, holder)."""

    colour: str
    level: str = ""
    name: str = ""
    key: str = ""  # the hash of the person's seat token; the token itself is not kept
    holder: int = -1  # people's seats with the same holder are held by one device


def usual_box() -> str:
    """Return today's box on one line."""
    return Box.usual().line


def usual_levels() -> dict[str, dict[str, Setting]]:
    """Return what the levels mean today."""
    return {level.name: level.settings for level in levels}


class Opened(Entry, frozen=True, omit_defaults=True, tag="opened", kw_only=True):
    """A room was made; always its first entry. It says everything a room needs, whatever changes in later versions."""

    seats: tuple[Place, ...]
    variant: str
    first: int  # the seat that begins the first game
    clock: int = 0  # seconds per turn, 0 for no limit
    free_text: bool = False
    hints: bool = True  # for several people; a room of the past, which does not say, allows them
    listed: bool = False
    moves: tuple[str, ...] = ()  # of the first game, played elsewhere before the room was made
    box: str = msgspec.field(default_factory=usual_box)  # on one line
    stand_in: str = msgspec.field(default_factory=lambda: STAND_IN)  # the level that plays for absent people
    levels: dict[str, dict[str, Setting]] = msgspec.field(default_factory=usual_levels)  # what each means here


class Seated(Entry, frozen=True, omit_defaults=True, tag="seated", kw_only=True):
    """A person took an open seat."""

    seat: int
    name: str
    key: str
    holder: int


class Rekeyed(Entry, frozen=True, omit_defaults=True, tag="rekeyed", kw_only=True):
    """A person sat down but never got the answer, so another token was made."""

    seat: int
    key: str


class Employed(Entry, frozen=True, omit_defaults=True, tag="employed", kw_only=True):
    """A computer took an open seat, or plays for an absent person."""

    seat: int
    level: str


class Returned(Entry, frozen=True, omit_defaults=True, tag="returned", kw_only=True):
    """A person came back, and the computer handed over the seat."""

    seat: int


class Left(Entry, frozen=True, omit_defaults=True, tag="left", kw_only=True):
    """A person left the table: between games the seat is open again, during one a computer plays on."""

    seat: int


class Removed(Entry, frozen=True, omit_defaults=True, tag="removed", kw_only=True):
    """The maker of the room removed a guest: the seat is open, and the guest's tokens open no seat here any more."""

    seat: int


class Moved(Entry, frozen=True, omit_defaults=True, tag="moved", kw_only=True):
    """A move was played by a person, by a computer, or by a computer because the person's time was up (clock)."""

    seat: int
    move: str
    by: str = "person"


class UndoAsked(Entry, frozen=True, omit_defaults=True, tag="undo-asked", kw_only=True):
    """A person asked to undo their last turn; if there is nobody to ask, it happens at once."""

    seat: int


class UndoAnswered(Entry, frozen=True, omit_defaults=True, tag="undo-answered", kw_only=True):
    """A person agreed or declined; once everybody has agreed, it happens."""

    seat: int
    agreed: bool


class Rematched(Entry, frozen=True, omit_defaults=True, tag="rematched", kw_only=True):
    """The next game began; the next seat goes first."""

    seat: int


class Said(Entry, frozen=True, omit_defaults=True, tag="said", kw_only=True):
    """A person said one of the phrases, or something of their own if the room allows it."""

    seat: int
    phrase: str = ""
    text: str = ""
    name: str = ""  # of whoever said it, who may be gone by now


AnyEntry: TypeAlias = (
    Opened
    | Seated
    | Rekeyed
    | Employed
    | Returned
    | Left
    | Removed
    | Moved
    | UndoAsked
    | UndoAnswered
    | Rematched
    | Said
)

encoder = msgspec.json.Encoder()
decoder = msgspec.json.Decoder(AnyEntry)


class UnreadableEntry(ValueError):
    """An entry that is damaged, or in a format that this program does not know."""


def write_entry(entry: AnyEntry) -> str:
    """Return an entry as the journal keeps it."""
    return encoder.encode(entry).decode()


def read_entry(text: str, form: int = FORMAT) -> AnyEntry:
    """Read an entry written in a given format."""
    if not 1 <= form <= FORMAT:
        raise UnreadableEntry(f"expected journal format 1 to {FORMAT}, got {form}: a newer program wrote it")
    try:
        entry: AnyEntry = decoder.decode(text) if form == FORMAT else msgspec.convert(completed(text, form), AnyEntry)
    except (msgspec.MsgspecError, RecursionError) as error:
        # Without the text, which may hold a name: the log shows this.
        raise UnreadableEntry(f"expected a journal entry, got {len(text)} characters: {error}") from error
    return entry


def completed(text: str, form: int) -> Any:
    """Return an old entry, completed with what its format left out."""
    entry = msgspec.json.decode(text)
    return past().get(str(form), {}) | entry if isinstance(entry, dict) and entry.get("kind") == "opened" else entry


@cache
def past() -> dict[str, Any]:
    """Read what old formats left out, by format."""
    return tomllib.loads(files("blockness.server.table").joinpath("past.toml").read_text("utf-8"))
