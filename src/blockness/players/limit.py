"""How long a player may think."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar

N = TypeVar("N", int, float)


@dataclass(frozen=True)
class Limit:
    """Seconds, simulations or both, whichever comes first; a level has its own limits besides.

    Simulations make a choice repeatable from its seed; seconds do not.
    """

    seconds: float | None = None
    simulations: int | None = None
    threads: int = 1

    def __post_init__(self) -> None:
        for name, least in (("seconds", 0), ("simulations", 1), ("threads", 1)):
            value = getattr(self, name)
            if value is not None and not least <= value < float("inf"):
                raise ValueError(f"expected {name} of {least} or more, got {value!r}")

    def within(self, other: Limit) -> Limit:
        """Return the tighter of two limits, with this one's threads."""
        return Limit(tighter(self.seconds, other.seconds), tighter(self.simulations, other.simulations), self.threads)


def tighter(one: N | None, other: N | None) -> N | None:
    """Return the smaller of two limits; either may be missing."""
    return min((value for value in (one, other) if value is not None), default=None)
