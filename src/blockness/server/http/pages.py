"""The client's pages, kept in memory: hashed files, and one page for every address that people open."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import re
from pathlib import Path, PurePath
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
PAGE = "index.html"
STYLE = re.compile(r'href="([^"]+\.css)"')
OWN = re.compile(r'( (?:href|src)=")/')  # addresses in the page
LONGEST_NAME = 255  # bytes between two slashes: no file system allows more, and no page of ours has more

Headers = list[tuple[bytes, bytes]]


class Answer(NamedTuple):
    """What is sent for a file: its body and headers."""

    tag: str
    headers: Headers
    body: bytes


class File:
    """A file of the client, as it is and compressed."""

    def __init__(self, name: str, body: bytes, compressed: Mapping[str, bytes]) -> None:
        digest = hashlib.sha256(body).hexdigest()[:20]
        kind = TYPES.get(PurePath(name).suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
        self.usual = {
            "content-type": f"{kind}; charset=utf-8" if kind.startswith("text/") else kind,
            "cache-control": FOR_EVER if name.startswith(HASHED) else ASK_AGAIN,
        }
        if compressed:
            self.usual["vary"] = "accept-encoding"
        self.compressed = {how: self.answer(f'"{digest}-{how}"', one, how) for how, one in compressed.items()}
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

    def __init__(self, folder: Path = PAGES, base: str = "/", free_text: bool = True) -> None:
        self.files = {name: read_file(folder / name, name) for name in names_in(folder)}
        if PAGE in self.files and not (base == "/" and free_text):
            page = self.files[PAGE].plain.body.decode()
            page = page if base == "/" else moved_below(page, "base", base)
            page = page if free_text else marked(page, "words", "phrases")
            self.files[PAGE] = File(PAGE, page.encode(), {"gzip": gzip.compress(page.encode(), mtime=0)})

    @property
    def style(self) -> str:
        """The address of the page's style sheet."""
        found = STYLE.search(self.files[PAGE].plain.body.decode()) if PAGE in self.files else None
        return found[1] if found else ""

    def find(self, path: str) -> File | None:
        """Return what an address shows: a file, or the page, which knows its own addresses."""
        name = path.lstrip("/")
        if name in self.files:
            return self.files[name]
        if name.startswith(HASHED) or not is_proper(name):
            return None
        return self.files.get(PAGE)


def read_file(path: Path, name: str) -> File:
    """Read a file and its compressed forms."""
    small = {how: path.with_name(path.name + suffix) for how, suffix in ENCODINGS.items()}
    return File(name, path.read_bytes(), {how: one.read_bytes() for how, one in small.items() if one.is_file()})


def moved_below(page: str, attribute: str, base: str) -> str:
    """Return the page moved below a path, which an attribute names: no other file knows where it is."""
    return marked(OWN.sub(rf"\g<1>{base}", page), attribute, base)


def marked(page: str, attribute: str, value: str) -> str:
    """Return the page with something that only its server knows."""
    return page.replace("<html ", f'<html data-{attribute}="{value}" ', 1)


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
