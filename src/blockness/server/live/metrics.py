"""Figures about this process, for Prometheus."""

from __future__ import annotations

from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest

if TYPE_CHECKING:
    from collections.abc import Callable


class Metrics:
    """Counts what happens."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
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

    def show(self, name: str, text: str, value: Callable[[], float]) -> None:
        """Show a figure that is read whenever somebody asks."""
        Gauge(f"blockness_{name}", text, registry=self.registry).set_function(value)

    def text(self) -> bytes:
        """Return the figures in Prometheus's format."""
        return generate_latest(self.registry)
