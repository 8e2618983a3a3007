"""A backup as a file: compressed lines that either database can be filled from, and a checksum at the end."""

from __future__ import annotations

import gzip
import os
import time
import zlib
from contextlib import contextmanager, suppress
from hashlib import sha256
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

import msgspec

from blockness.box import Invalid
from blockness.server.table.entries import FORMAT

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

VERSION = 1  # of the lines below; a program reads the versions up to its own


class InvalidBackup(Invalid):
    """A backup that cannot be read or written."""


class Head(msgspec.Struct, frozen=True, array_like=True, tag="block-ness-backup"):
    """The first line."""

    version: int
    format: int  # of the journal's entries, as the program that made it knew them
    made_at: int  # seconds since 1970


class RoomLine(msgspec.Struct, frozen=True, array_like=True, tag="room"):
    """A row of the table of rooms."""

    code: str
    opened_at: int
    listed: bool
    started: bool


class EntryLine(msgspec.Struct, frozen=True, array_like=True, tag="entry"):
    """A row of the journal; all rooms come before all entries."""

    room: str
    number: int
    at: int
    format: int
    entry: str


class End(msgspec.Struct, frozen=True, array_like=True, tag="end"):
    """The last line: what must have come before it."""

    rooms: int
    entries: int
    sha256: str  # of all lines before


class Contents(NamedTuple):
    """How much a backup holds."""

    rooms: int
    entries: int


Line: TypeAlias = RoomLine | EntryLine
encoder = msgspec.json.Encoder()
decoder = msgspec.json.Decoder(Head | RoomLine | EntryLine | End)


class Writer:
    """Writes lines, and counts them."""

    def __init__(self, file: gzip.GzipFile) -> None:
        self.file = file
        self.digest = sha256()
        self.rooms = self.entries = 0
        self.put(Head(VERSION, FORMAT, int(time.time())))

    def put(self, line: Head | Line | End) -> None:
        """Write a line."""
        text = encoder.encode(line) + b"\n"
        self.digest.update(text)
        self.file.write(text)
        self.rooms += isinstance(line, RoomLine)
        self.entries += isinstance(line, EntryLine)

    def end(self) -> None:
        """Write the last line."""
        self.put(End(self.rooms, self.entries, self.digest.hexdigest()))


@contextmanager
def writing(path: Path) -> Iterator[Writer]:
    """Write a backup that nobody else can read; the file gets its name when it is complete and on the disk."""
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            with gzip.GzipFile("", "wb", fileobj=file) as lines:
                writer = Writer(lines)
                yield writer
                writer.end()
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    except OSError as error:
        raise InvalidBackup(f"the backup {str(path)!r} cannot be written: {error.strerror or error}") from error
    finally:
        with suppress(OSError):
            draft.unlink()


def read_lines(path: Path) -> Iterator[Line]:
    """Yield the rooms and then the entries of a backup; a file that is not whole is refused, at its end if need be."""
    digest, rooms, entries = sha256(), 0, 0
    for number, text in enumerate(texts_of(path), 1):
        try:
            line = decoder.decode(text)
        except (msgspec.MsgspecError, UnicodeDecodeError) as error:
            raise unlike(path) if number == 1 else damaged(path, f"line {number} makes no sense") from error
        if (number == 1) != isinstance(line, Head):
            raise unlike(path) if number == 1 else damaged(path, f"line {number} makes no sense")
        match line:
            case Head(version=version, format=form) if version > VERSION or form > FORMAT:
                raise newer(path)
            case RoomLine():
                rooms += 1
                yield line
            case EntryLine():
                entries += 1
                yield line
            case End():
                if line != End(rooms, entries, digest.hexdigest()):
                    raise damaged(path, "its checksum is another")
                return
        digest.update(text)
    raise damaged(path, "it breaks off")


def texts_of(path: Path) -> Iterator[bytes]:
    """Yield the lines of a compressed file."""
    try:
        with gzip.open(path, "rb") as file:
            yield from file
    except (EOFError, zlib.error) as error:
        raise damaged(path, "it breaks off" if isinstance(error, EOFError) else str(error)) from error
    except gzip.BadGzipFile as error:
        raise unlike(path) if "Not a gzipped" in str(error) else damaged(path, str(error)) from error
    except OSError as error:
        raise InvalidBackup(f"the backup {str(path)!r} cannot be read: {error.strerror or error}") from error


def check(path: Path) -> Contents:
    """Read a whole backup, or refuse it."""
    kinds = [0, 0]
    for line in read_lines(path):
        kinds[isinstance(line, EntryLine)] += 1
    return Contents(*kinds)


def unlike(path: Path) -> InvalidBackup:
    """Refuse a file that is something else."""
    return InvalidBackup(f"expected a file that blockness data backup wrote, got {str(path)!r}")


def damaged(path: Path, how: str) -> InvalidBackup:
    """Refuse a file that is not what it was."""
    return InvalidBackup(f"the backup {str(path)!r} is damaged: {how}")


def newer(path: Path) -> InvalidBackup:
    """Refuse a file from the future."""
    return InvalidBackup(f"a newer version of this program wrote the backup {str(path)!r}")
