"""A player that looks one move ahead and errs as people do."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from blockness.players.limit import Limit
from blockness.rules.legal import MOST_MOVES
from blockness.rules.row import ROW
from blockness.search.chance import seeded
from blockness.search.one_ply import TEMPER, glance

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from blockness.game import Move, Position
    from blockness.rules.record import Records
    from blockness.search.one_ply import Temper


EARLIER = {"others": "blocks"}  # names in rooms that were made before levels had habits


def temper_of(settings: Mapping[str, Any]) -> Records[Temper]:
    """Return the temper that a level's settings describe; what they leave out is 0."""
    temper = np.zeros(1, TEMPER)
    for key, value in settings.items():
        name = EARLIER.get(key, key)
        if name not in (TEMPER.names or ()):
            raise TypeError(f"expected settings of a level that glances, got {key!r}")
        temper[name] = value
    return temper


class OnePly:
    """Likes to have many moves and, as far as it blocks, to leave the others few.

    It makes people's mistakes: it misjudges (noise), and sometimes it forgets one of its two ends.
    """

    def __init__(self, settings: Mapping[str, Any], seed: int = 0) -> None:
        self.temper = temper_of(settings)
        self.chance = seeded(seed)
        self.codes = np.empty(MOST_MOVES, np.int64)
        self.rows = np.zeros(2, ROW)

    def choose(self, position: Position, limit: Limit = Limit()) -> Move:  # noqa: ARG002, B008 - a glance takes no time
        """Return the move that looks best at a glance."""
        self.rows[0] = position.row[0]
        code = glance(position.lexicon.tables, self.rows, self.codes, self.chance, self.temper)
        return position.move_of(code)

    def stop(self) -> None:
        """Do nothing: choosing takes no time."""
