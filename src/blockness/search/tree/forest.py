"""One tree per thread, all of one position: threads share nothing, and their counts are added up at the end."""

from __future__ import annotations

import threading
import time
from typing import TYPE_CHECKING, Any

import numpy as np

from blockness.rules.row import MOST_SEATS, ROW
from blockness.search.chance import seeded
from blockness.search.key import WORDS
from blockness.search.tree.branch import join, ranked
from blockness.search.tree.records import CODES, COUNT, DOUBT, FULL, MANNER, MEAN, NODE, UNPROVED, WORK
from blockness.search.tree.reuse import copy_below, find
from blockness.search.tree.simulate import run

if TYPE_CHECKING:
    from collections.abc import Mapping

    from blockness.rules.record import Lists, Records
    from blockness.rules.row import Row
    from blockness.rules.tables import Tables
    from blockness.search.tree.branch import Branch
    from blockness.search.tree.records import Manner, Work

NODES = 1 << 21  # at most 80 MB for each of a thread's two arrays; memory that is not used is never touched
TICK = 0.004  # seconds between two looks at the clock
MEMORY = 0.5  # how much of the weight of the moves' history outlives a move


class Tree:
    """One thread's tree."""

    def __init__(self, manner: Mapping[str, float], nodes: int, seed: int) -> None:
        self.nodes = np.zeros(nodes, NODE)
        self.spare = np.zeros(nodes, NODE)
        rows = np.zeros(8, ROW)
        self.rows: Records[Row] = rows
        self.words: Lists = rows.view(np.int64).reshape(-1, WORDS)
        self.work: Records[Work] = np.zeros(1, WORK)
        self.history = np.zeros((MOST_SEATS, CODES, 2), np.float32)
        self.manner: Records[Manner] = np.zeros(1, MANNER)
        for name, value in manner.items():
            self.manner[name] = value
        self.chance = seeded(seed)
        self.tables: Records[Tables] | None = None

    def set_root(self, tables: Records[Tables], row: Records[Row]) -> None:
        """Begin at a position, with what the tree already knows about it."""
        if tables is not self.tables:  # another box: nothing it knows applies there
            self.tables = tables
            self.work["used"] = 0
        self.rows[1] = row[0]
        known = -1
        if self.work["used"][0] and (self.rows["monster"][0] == row["monster"][0]).all():
            known = find(tables, self.rows, self.words, self.nodes, self.work, int(row["seats"][0]))
        if known > 0:
            self.work["used"] = copy_below(self.nodes, known, self.spare)
            self.nodes, self.spare = self.spare, self.nodes
            self.history[:, :, COUNT] *= MEMORY
        elif self.rows[0] != row[0] or not self.work["used"][0]:
            self.nodes[0] = np.zeros(1, NODE)[0]
            self.work["used"] = 1
            self.nodes["proved"][0] = UNPROVED
            self.history[:, :, MEAN] = 1 / row["seats"][0]
            self.history[:, :, COUNT] = DOUBT  # one after the other is much quicker than both at once
        self.rows[0] = row[0]
        self.nodes["shares"][0] = int(FULL / row["seats"][0])
        turn = row["turn"][0]
        if self.nodes["seat"][0] != turn:  # its value was counted for the seat that moved there
            self.nodes["value"][0] = self.nodes["visits"][0] - self.nodes["value"][0]
            self.nodes["proved"][0] = UNPROVED
        self.nodes["turn"][0] = self.nodes["seat"][0] = turn
        for name in ("simulations", "stop", "share_sums", "left_sums", "endings"):
            self.work[name] = 0

    def run(self, tables: Records[Tables], most: int) -> None:
        """Simulate up to a number of times, or until `stop` is set."""
        run(tables, self.rows, self.nodes, self.manner, self.history, self.work, self.chance, most)

    @property
    def children(self) -> Any:
        """The nodes of the root's moves."""
        first = int(self.nodes["first"][0])
        return self.nodes[first : first + int(self.nodes["count"][0])]


class Forest:
    """The trees of several threads."""

    def __init__(self, manner: Mapping[str, float], threads: int = 1, nodes: int = NODES, seed: int = 0) -> None:
        self.trees = [Tree(manner, nodes, seed * 1_000 + thread) for thread in range(threads)]

    def warm(self, tables: Records[Tables]) -> None:
        """Compile or load the kernels, while no clock is running."""
        for tree in self.trees[:1]:
            find(tables, tree.rows, tree.words, tree.nodes, tree.work, 0)
            copy_below(tree.nodes, 0, tree.spare)
            tree.run(tables, 0)

    def search(
        self,
        tables: Records[Tables],
        row: Records[Row],
        until: float | None,
        simulations: int | None,
        halt: threading.Event,
    ) -> None:
        """Search a position until a moment of time.monotonic(), for a number of simulations, or until told to halt."""
        most = (1 << 62) if simulations is None else -(-simulations // len(self.trees))
        for tree in self.trees:
            tree.set_root(tables, row)
        threads = [threading.Thread(target=tree.run, args=(tables, most), daemon=True) for tree in self.trees]
        for thread in threads:
            thread.start()
        while any(thread.is_alive() for thread in threads):
            is_proved = any(tree.nodes["proved"][0] != UNPROVED for tree in self.trees)
            if is_proved or halt.is_set() or (until is not None and time.monotonic() >= until):
                for tree in self.trees:
                    tree.work["stop"] = 1
            next((thread for thread in threads if thread.is_alive()), threads[0]).join(TICK)

    @property
    def simulations(self) -> int:
        """How many simulations the last search made."""
        return sum(int(tree.work["simulations"][0]) for tree in self.trees)

    def expectations(self, seats: int) -> tuple[list[float], list[float]]:
        """Return each seat's expected share of the victory and of segments left, over all simulations."""
        shares = sum(tree.work["share_sums"][0] for tree in self.trees)[:seats]
        left = sum(tree.work["left_sums"][0] for tree in self.trees)[:seats]
        endings = sum(int(tree.work["endings"][0]) for tree in self.trees)
        return (shares / max(1e-9, shares.sum())).tolist(), (left / max(1, endings)).tolist()

    @property
    def branches(self) -> list[Branch]:
        """What is known about the root's moves, the best first."""
        found: dict[int, list[Any]] = {}
        for tree in self.trees:
            for child in tree.children:
                found.setdefault(int(child["code"]), []).append(child)
        return ranked([join(code, twins) for code, twins in found.items()])
