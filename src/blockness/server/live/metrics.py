"""Figures about this process, for Prometheus."""

from __future__ import annotations

import asyncio
import contextlib
from functools import partial
from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest

from blockness.server.journal.outages import NoDatabase
from blockness.server.journal.size import Size, read_size

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from blockness.server.journal.journal import Journal

PAUSE = 60.0  # seconds between two questions to the database


class Metrics:
    """Counts what happens."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.kept = Size()
        ProcessCollector(registry=self.registry)
        self.entries = Counter(
            "blockness_entries", "Entries committed to the journal", ["kind"], registry=self.registry
        )
        self.refusals = Counter("blockness_refusals", "Messages refused", ["code"], registry=self.registry)
        self.commits = Histogram(
            "blockness_commit_seconds",
            "From an act to its commit",
            buckets=(0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5),
            registry=self.registry,
        )
        self.show("rooms_kept", "Rooms in the database", lambda: self.kept.rooms)
        self.show("database_bytes", "Size of the database on the disk", lambda: self.kept.size)

    async def keep_measuring(self, journal: Journal) -> None:
        """Ask now and then how much the database holds."""
        while True:
            with contextlib.suppress(NoDatabase):
                self.kept = await journal.outages.attempt("read", read_size(journal.engine))
            await asyncio.sleep(PAUSE)

    def show(self, name: str, text: str, value: Callable[[], float]) -> None:
        """Show a figure that is read whenever somebody asks."""
        Gauge(f"blockness_{name}", text, registry=self.registry).set_function(value)

    def show_each(self, name: str, text: str, values: Mapping[str, float]) -> None:
        """Show a figure for each kind of thing, read whenever somebody asks."""
        figure = Gauge(f"blockness_{name}", text, ["kind"], registry=self.registry)
        for kind in values:
            figure.labels(kind).set_function(partial(values.__getitem__, kind))

    def text(self) -> bytes:
        """Return the figures in Prometheus's format."""
        return generate_latest(self.registry)
