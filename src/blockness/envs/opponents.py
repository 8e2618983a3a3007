"""Who plays against a learner: levels, or chance."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from blockness.box import Invalid
from blockness.envs.batch import generators
from blockness.envs.errors import UnknownSeat
from blockness.envs.kernels.lanes import glance_lanes
from blockness.players.levels import find_level, player_of
from blockness.players.one_ply import temper_of
from blockness.rules.legal import MOST_MOVES
from blockness.rules.row import ROW
from blockness.search.chance import below, seeded

if TYPE_CHECKING:
    from collections.abc import Sequence

    from blockness.envs.array import Array
    from blockness.envs.batch import Batch
    from blockness.envs.lane import Lane
    from blockness.rules.record import Records
    from blockness.search.one_ply import Temper

RANDOM = "random"


class InvalidOpponents(Invalid):
    """Opponents that cannot play here."""


def check_seat(seat: int, seats: int) -> int:
    """Return the learner's seat, or refuse it."""
    if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < seats:
        raise UnknownSeat(f"expected a seat from 0 to {seats - 1}, got {seat!r}")
    return seat


def lineup(opponents: Sequence[str], seats: int, seat: int) -> dict[int, str]:
    """Return who sits where: clockwise from the learner's left, or one opponent on all other seats."""
    names = (opponents,) if isinstance(opponents, str) else tuple(opponents)
    if len(names) not in (1, seats - 1):
        raise InvalidOpponents(f"expected 1 or {seats - 1} opponents at {seats} seats, got {len(names)}")
    for name in names:
        if name != RANDOM:
            player_of(name)
    names *= seats - 1 if len(names) == 1 else 1
    return {(seat + 1 + i) % seats: name for i, name in enumerate(names)}


class Opponent:
    """One that plays in one game."""

    def __init__(self, name: str, seed: int) -> None:
        self.player = None if name == RANDOM else player_of(name, seed)
        self.chance = seeded(seed)

    def choose(self, lane: Lane) -> int:
        """Return an action."""
        if self.player is None:
            legal = lane.legal_actions()
            return legal[below(self.chance, len(legal))]
        return lane.table.action_of(lane.position, self.player.choose(lane.position))


class Crowd:
    """One that plays in all lanes of a batch at once: chance, or a level that looks one move ahead."""

    def __init__(self, name: str, batch: Batch, seed: int) -> None:
        self.temper: Records[Temper] | None = None
        if name != RANDOM:
            settings = find_level(name).settings
            if settings["kind"] != "glance":
                raise InvalidOpponents(
                    f"expected an opponent without a search (random, minnow, duckling, otter), got {name!r}; "
                    "vectorization_mode='sync' or 'async' takes any level"
                )
            self.temper = temper_of({key: value for key, value in settings.items() if key != "kind"})
            self.pairs = np.zeros(2 * batch.count, ROW)
            self.moves = np.empty((batch.count, MOST_MOVES), np.int64)
        self.chance = generators(seed, batch.count)

    def choose(self, batch: Batch, lanes: Array, actions: Any) -> None:
        """Write an action for each of the lanes."""
        if self.temper is None:
            batch.draw(self.chance, lanes, actions)
        else:
            state = batch.rows, lanes, self.chance, self.pairs, self.temper, actions, self.moves
            batch.run(glance_lanes, *batch.known, *state)
