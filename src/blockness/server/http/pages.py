"""The client's pages, kept in memory: hashed files, and one page for every address that people open."""

from __future__ import annotations

import hashlib
import mimetypes
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

PAGES = Path(__file__).parents[1] / "pages"  # made by web/build.py
STAMP = "sources.txt"  # what the pages were built from; not served
FOR_EVER = "public, max-age=31536000, immutable"  # a hashed name always means the same content
ASK_AGAIN = "no-cache"
TYPES = {".webmanifest": "application/manifest+json", ".js": "text/javascript", ".woff2": "font/woff2"}
ENCODINGS = {"br": ".br", "gzip": ".gz"}  # the smallest first; the build makes these files
HASHED = "assets/"
LONGEST_NAME = 255  # bytes between two slashes: no file system allows more, and no page of ours has more

Headers = list[tuple[bytes, bytes]]


class Answer(NamedTuple):
    """What is sent for a file: its body and headers."""

    tag: str
    headers: Headers
    body: bytes


class File:
    """A file of the client, as it is and compressed."""

    def __init__(self, path: Path, name: str) -> None:
        body = path.read_bytes()
        digest = hashlib.sha256(body).hexdigest()[:20]
        kind = TYPES.get(path.suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
        self.usual = {
            "content-type": f"{kind}; charset=utf-8" if kind.startswith("text/") else kind,
            "cache-control": FOR_EVER if name.startswith(HASHED) else ASK_AGAIN,
        }
        small = {how: path.with_name(path.name + suffix) for how, suffix in ENCODINGS.items()}
        found = {how: one.read_bytes() for how, one in small.items() if one.is_file()}
        if found:
            self.usual["vary"] = "accept-encoding"
        self.compressed = {how: self.answer(f'"{digest}-{how}"', one, how) for how, one in found.items()}
        self.plain = self.answer(f'"{digest}"', body)

    def answer(self, tag: str, body: bytes, encoding: str = "") -> Answer:
        """Return what is sent, made once."""
        named = self.usual | {"etag": tag, "content-length": str(len(body))}
        if encoding:
            named["content-encoding"] = encoding
        return Answer(tag, [(key.encode(), value.encode()) for key, value in named.items()], body)

    def for_one_who_reads(self, accepted: str) -> Answer:
        """Return the smallest form that a browser accepts."""
        if self.compressed:
            wanted = encodings_in(accepted)
            for encoding, answer in self.compressed.items():
                if encoding in wanted:
                    return answer
        return self.plain


class Pages:
    """All files of the client by name, read when the server starts; new ones come with a restart."""

    def __init__(self, folder: Path = PAGES) -> None:
        self.files = {name: File(folder / name, name) for name in names_in(folder)}

    def find(self, path: str) -> File | None:
        """Return what an address shows: a file, or the page, which knows its own addresses."""
        name = path.lstrip("/")
        if name in self.files:
            return self.files[name]
        if name.startswith(HASHED) or not is_proper(name):
            return None
        return self.files.get("index.html")


def names_in(folder: Path) -> Iterable[str]:
    """Return the names of the client's files, without their compressed forms."""
    for path in sorted(folder.rglob("*")):
        if path.is_file() and path.suffix not in ENCODINGS.values() and path.name != STAMP:
            yield path.relative_to(folder).as_posix()


def is_proper(name: str) -> bool:
    """Whether a page can have such an address."""
    is_text = name.isprintable() and "\ufffd" not in name  # it stands for bytes that are not text
    return is_text and all(len(part.encode("utf-8", "replace")) <= LONGEST_NAME for part in name.split("/"))


def encodings_in(accepted: str) -> set[str]:
    """Return the encodings that a browser accepts: those that it names with a weight above zero."""
    found = set()
    for word in accepted.lower().split(","):
        name, _, weight = word.replace(" ", "").partition(";q=")
        if weight.strip("0.") or not weight:
            found.add(name)
    return found


def is_known(answer: Answer, headers: Mapping[str, str]) -> bool:
    """Whether a browser already has exactly this."""
    tags = headers.get("if-none-match", "")
    return tags == "*" or answer.tag in tags.replace(" ", "").replace("W/", "").split(",")
