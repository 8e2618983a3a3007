"""How long a player may think."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar

N = TypeVar("N", int, float)


@dataclass(frozen=True)
class Limit:
    """Seconds, simulations or both, whichever comes first; a level has its own limits besides.

    Simulations and nodes make a choice repeatable from its seed; seconds do not.
    """

    seconds: float | None = None
    simulations: int | None = None
    threads: int = 1
    nodes: int | None = None  # for an exact answer

    def __post_init__(self) -> None:
        for name, least in (("seconds", 0), ("simulations", 1), ("threads", 1), ("nodes", 1)):
            value = getattr(self, name)
            if value is not None and not least <= value < float("inf"):
                raise ValueError(f"expected {name} of {least} or more, got {value!r}")

    def within(self, other: Limit) -> Limit:
        """Return the tighter of two limits, with this one's threads."""
        return Limit(
            tighter(self.seconds, other.seconds),
            tighter(self.simulations, other.simulations),
            self.threads,
            tighter(self.nodes, other.nodes),
        )

    def times(self, factor: int) -> Limit:
        """Return a limit that many times as wide."""
        return Limit(
            None if self.seconds is None else factor * self.seconds,
            None if self.simulations is None else factor * self.simulations,
            self.threads,
            None if self.nodes is None else factor * self.nodes,
        )


def tighter(one: N | None, other: N | None) -> N | None:
    """Return the smaller of two limits; either may be missing."""
    return min((value for value in (one, other) if value is not None), default=None)
