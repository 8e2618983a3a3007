"""The settings, each with a default that works; BLOCKNESS_NAME in the environment changes one."""

from __future__ import annotations

import os
import re
from ipaddress import IPv4Network, IPv6Network, ip_network
from typing import TYPE_CHECKING, Annotated, Literal, TypeAlias

import msgspec

from blockness.box import Invalid

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

PREFIX = "BLOCKNESS_"
ORIGIN = re.compile(r"https?://([a-z0-9.-]+|\[[0-9a-f:.]+\])(:[0-9]+)?")  # as browsers write it
BASE_PATH = re.compile(r"/(?:(?!\.{1,2}/)[A-Za-z0-9._~-]+/)*")


class InvalidSetting(Invalid):
    """A setting that cannot be used."""


Seconds: TypeAlias = Annotated[float, msgspec.Meta(ge=0, le=1e9)]
Most: TypeAlias = Annotated[int, msgspec.Meta(ge=1)]
Network: TypeAlias = IPv4Network | IPv6Network


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """How a server is set up."""

    database: str = ""  # a URL; if there is none, an SQLite file in the person's data folder
    redis: str = ""  # a URL, for several processes
    origins: str = ""  # the addresses that pages come from, separated by commas
    base_path: str = "/"  # what the addresses of everything begin with
    trusted_proxies: str = ""  # the addresses or networks of those that speak for others, separated by commas
    log_format: Literal["text", "json"] = "text"
    thinkers: Most = max(1, (os.cpu_count() or 2) - 1)  # computers that think at once
    thinkers_after: Seconds = 0.0  # when they get ready, unless a computer has to move before
    pace: Seconds = 1.0  # a computer takes at least this long, so that people can follow
    beat: Annotated[float, msgspec.Meta(ge=0.01, le=60)] = 4.0  # seconds between two signs of life
    absence: Seconds = 20.0  # after which someone counts as absent
    forget: Seconds = 3600.0  # after which a room that nobody plays in or waits in is forgotten
    keep_days: Annotated[int, msgspec.Meta(ge=0, le=36_500)] = 0  # rooms without a move for longer are deleted; 0: none
    doze: Seconds = 60.0  # after which a room that nobody is looking at leaves memory
    metrics: bool = False  # whether /metrics shows figures, to anyone who asks
    requests_per_address: Most = 3_000  # over HTTP in ten seconds, including files: a whole class opens the page
    questions_per_address: Most = 300  # of these, those for more than a file
    connections: Most = 1_000  # at once in this process, besides sockets
    connections_per_address: Most = 300
    patience: Annotated[float, msgspec.Meta(ge=0.1, le=600)] = 10.0  # seconds for a whole request, or until a hello
    sockets: Most = 5_000  # in this process
    sockets_per_address: Most = 100
    rooms_per_address: Most = 60  # made in an hour
    new_rooms: Most = 10_000  # made in an hour by all addresses together
    readings: Most = 32  # rooms and records read over HTTP at once, and waiting for it, in this process
    readings_per_address: Most = 16
    invitation: Annotated[str, msgspec.Meta(max_length=100)] = ""  # the word without which nobody makes a room
    wrong_words: Most = 10  # instead of it, from one address in a minute, until it has to wait
    work: Annotated[int, msgspec.Meta(ge=0, le=24)] = 0  # bits of the puzzle that a page solves to make a room; 0: none
    free_text: bool = True  # whether makers of rooms may allow more than the phrases
    wrong_tokens: Most = 20  # from one address in a minute, until the socket is closed
    wrong_codes: Most = 30  # of rooms, from one address in a minute, until it has to wait
    messages: Most = 30  # in ten seconds from one socket

    @property
    def database_url(self) -> str:
        """The database, with the drivers that this program uses."""
        url = self.database or f"sqlite:///{data_folder() / 'rooms.sqlite'}"
        for given, used in (("sqlite://", "sqlite+aiosqlite://"), ("postgresql://", "postgresql+psycopg://")):
            if url.startswith(given):
                return used + url.removeprefix(given)
        if not url.startswith(("sqlite+aiosqlite://", "postgresql+psycopg://")):
            kind = url.partition(":")[0]  # the rest may hold a password
            raise InvalidSetting(f"expected a database like sqlite:///rooms.sqlite or postgresql://..., got {kind!r}")
        return url

    @property
    def all_origins(self) -> frozenset[str]:
        """The addresses that pages come from."""
        return frozenset(words_in(self.origins))

    @property
    def proxy_networks(self) -> tuple[Network, ...]:
        """The proxies that are believed."""
        return tuple(read_network(word) for word in words_in(self.trusted_proxies))

    def environment(self) -> dict[str, str]:
        """Return these settings as environment variables for a new process."""
        return {f"{PREFIX}{name.upper()}": str(getattr(self, name)) for name in self.__struct_fields__}


def read_settings(environment: Mapping[str, str] = os.environ, given: Mapping[str, object] | None = None) -> Settings:
    """Read the settings from the environment; values that are given take precedence."""
    found: dict[str, object] = {
        name: environment[f"{PREFIX}{name.upper()}"]
        for name in Settings.__struct_fields__
        if f"{PREFIX}{name.upper()}" in environment
    }
    try:
        settings = msgspec.convert(found | dict(given or {}), Settings, strict=False)
    except msgspec.ValidationError as error:
        raise InvalidSetting(f"a setting cannot be used: {in_words(error)}") from error
    for origin in settings.all_origins:
        if not ORIGIN.fullmatch(origin):
            raise InvalidSetting(f"expected an origin like https://my.example, got {origin!r}")
    if not BASE_PATH.fullmatch(settings.base_path):
        raise InvalidSetting(f"expected a path like /games/ness/ with a slash at both ends, got {settings.base_path!r}")
    _ = settings.proxy_networks  # refuses what cannot be read
    return settings


def words_in(text: str) -> list[str]:
    """Return what is separated by commas."""
    return [word.strip() for word in text.split(",") if word.strip()]


def read_network(text: str) -> Network:
    """Return a network; an address is one of its own."""
    try:
        return ip_network(text)
    except ValueError as error:
        raise InvalidSetting(f"expected a proxy like 10.0.0.5 or 10.0.0.0/24, got {text!r}") from error


def in_words(error: msgspec.ValidationError) -> str:
    """Return what was expected of which variable; not what came, which may be a password."""
    expected, _, name = str(error).partition(" - at `$.")
    return f"{PREFIX}{name.rstrip('`').upper()}: {expected[0].lower()}{expected[1:]}" if name else str(error)


def data_folder() -> Path:
    """Return the folder for what must be kept; make it if it is missing, so that nobody else can look into it."""
    from platformdirs import user_data_path

    folder = user_data_path("blockness", appauthor=False)
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        folder.chmod(0o700)
    except OSError as error:
        raise InvalidSetting(f"the folder {folder} cannot be made: {error.strerror}") from error
    return folder
