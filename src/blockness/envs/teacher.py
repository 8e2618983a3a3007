"""The kernels' tree search as a teacher of what to play, and of what everybody can expect."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from blockness.box import Invalid
from blockness.envs.kernels.lanes import ask_action
from blockness.players.match import hash_of
from blockness.players.searcher import KNOWING
from blockness.rules.row import OVER
from blockness.search.chance import seeded
from blockness.search.tree.forest import Tree
from blockness.search.tree.records import UNPROVED

if TYPE_CHECKING:
    from blockness.envs.array import Array
    from blockness.envs.batch import Batch

FEWEST = 20  # simulations: the position itself is visited a few times before any of its moves
ROOM = 64  # nodes for each simulation; a tree that is full goes on without growing


class Teacher:
    """Searches the positions of a batch.

    >>> from blockness.envs import Batch, Teacher
    >>> visits, shares = Teacher(Batch(8, seats=3), simulations=50).look()
    >>> visits.shape, shares.shape
    ((8, 468), (8, 3))
    """

    def __init__(self, batch: Batch, simulations: int = 100, seed: int = 0) -> None:
        if isinstance(simulations, bool) or not isinstance(simulations, int) or simulations < FEWEST:
            raise Invalid(f"expected {FEWEST} simulations or more, got {simulations!r}")
        self.batch, self.simulations, self.seed = batch, simulations, seed
        self.looks = 0

    def look(self, lanes: Array | None = None) -> tuple[Array, Array]:
        """Return how the visits are shared out among the actions, and what share of the victory each seat can expect.

        Where the search has proved the result, only the best actions share them. Seats are counted from the one to
        move, as in observations. Lanes that are over or not chosen are 0 everywhere.
        """
        batch = self.batch
        visits = np.zeros((batch.count, batch.table.actions), np.float32)
        shares = np.zeros((batch.count, batch.seats), np.float32)
        batch.run(self.search, batch.choose(lanes), visits, shares)
        self.looks += 1
        return visits, shares

    def search(self, chosen: Array, visits: Array, shares: Array, first: int, last: int) -> None:
        """Search the chosen lanes of one thread, each with a tree and a generator that know nothing of the others."""
        tree = Tree(KNOWING, ROOM * self.simulations, 0)
        for lane in range(first, last):
            row = self.batch.rows[lane : lane + 1]
            if chosen[lane] and row["turn"][0] != OVER:
                tree.work["used"] = 0
                tree.chance = seeded(hash_of(self.seed, self.looks, lane))
                self.search_one(tree, row, visits[lane], shares[lane])

    def search_one(self, tree: Tree, row: Any, visits: Array, shares: Array) -> None:
        """Search one position."""
        table = self.batch.table
        tree.set_root(table.tables, row)
        tree.run(table.tables, self.simulations)
        proved = tree.nodes["proved"][0]
        for child in tree.children:
            weight = child["visits"] if proved == UNPROVED else child["proved"] == proved
            visits[ask_action(table.layout, row, int(child["code"]))] = weight
        visits /= visits.sum()
        rewards = tree.work["share_sums"][0][: table.seats]
        shares[:] = np.roll(rewards / rewards.sum(), -int(row["turn"][0]))
