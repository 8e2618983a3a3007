"""The levels, as data, and the players that they make."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from blockness.box import Invalid
from blockness.locales import say
from blockness.players.one_ply import OnePly
from blockness.players.searcher import KNOWING, PLAIN, Searcher
from blockness.players.student import Student
from blockness.search.tree.records import MANNER

if TYPE_CHECKING:
    from collections.abc import Mapping

    from blockness.players.player import Player


MANNER_NAMES = MANNER.names or ()


class InvalidLevel(Invalid):
    """A name that is not a level's."""


@dataclass(frozen=True)
class Level:
    """How strong a computer plays."""

    name: str
    settings: dict[str, Any]

    @property
    def is_baseline(self) -> bool:
        """Whether it is there to measure others by, not for people."""
        return bool(self.settings.get("is_baseline"))

    def sentence(self, language: str = "en") -> str:
        """Say what to expect from it."""
        return say(f"level-{self.name}", language)

    def player(self, seed: int = 0) -> Player:
        """Return a new player of this level."""
        rest = {key: value for key, value in self.settings.items() if key not in ("kind", "is_baseline")}
        if self.settings["kind"] == "glance":
            return OnePly(rest, seed)
        if self.settings["kind"] == "learnt":
            return Student()
        manner = dict(PLAIN if self.settings["kind"] == "plain" else KNOWING)
        manner |= {key: rest.pop(key) for key in list(rest) if key in MANNER_NAMES}
        return Searcher(manner, seed=seed, **rest)

    def changed(self, settings: Mapping[str, float]) -> Level:
        """Return a level that differs in some settings."""
        known = {*self.settings, *MANNER_NAMES, "simulations", "seconds", "solve_nodes", "solve_share", "random_start"}
        for key in settings:
            if key not in known:
                raise InvalidLevel(f"expected a setting ({', '.join(sorted(known))}), got {key!r}")
        return Level(self.name, {**self.settings, **settings})


@cache
def all_levels() -> dict[str, Level]:
    """Read the data."""
    text = files("blockness.players").joinpath("levels.toml").read_text("utf-8")
    return {name: Level(name, settings) for name, settings in tomllib.loads(text).items()}


levels = tuple(one for one in all_levels().values() if not one.is_baseline)  # for people, the weakest first


def level(name: str, seed: int = 0) -> Player:
    """Return a new player of a level (or a baseline, `plain-uct` or `student`).

    >>> from blockness import Position
    >>> from blockness.players import Limit, level
    >>> str(level("otter", seed=1).choose(Position.start(2), Limit(seconds=1)))[0]
    'S'
    """
    return find_level(name).player(seed)


def player_of(text: str, seed: int = 0) -> Player:
    """Return a player of a level, or of a level with other settings, like `kelpie:simulations=500,exploration=2`."""
    name, _, rest = text.partition(":")
    settings: dict[str, float] = {}
    for word in rest.split(",") if rest else ():
        key, _, value = word.partition("=")
        try:
            settings[key] = int(value) if value.isdecimal() else float(value)
        except ValueError as error:
            raise InvalidLevel(f"expected setting=number, got {word!r}") from error
    return find_level(name).changed(settings).player(seed)


def find_level(name: str) -> Level:
    """Return a level's data, or refuse a name that is not a level's."""
    if name not in all_levels():
        raise InvalidLevel(f"expected a level ({', '.join(all_levels())}), got {name!r}")
    return all_levels()[name]
