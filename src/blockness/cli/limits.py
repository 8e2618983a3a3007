"""Arguments of the commands that think: seconds, simulations, a seed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from blockness.players import Limit

Seconds = Annotated[float | None, typer.Option(min=0, help="How long to think.", show_default=False)]
Simulations = Annotated[int | None, typer.Option(min=1, help="How many games to play out.", show_default=False)]
Nodes = Annotated[
    int | None, typer.Option(min=1, help="How many positions to search for an exact answer.", show_default=False)
]
Seed = Annotated[int, typer.Option(min=0, help="The same seed and simulations give the same answer.")]
Threads = Annotated[int, typer.Option(min=1, max=64, help="How many threads to think with.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print a JSON object.")]


def read_limit(seconds: float | None, simulations: int | None, threads: int = 1, nodes: int | None = None) -> Limit:
    """Accept seconds, or figures that make the answer repeatable."""
    from blockness.players import Limit

    if seconds is not None and simulations is not None:
        raise typer.BadParameter("expected --seconds or --simulations, not both")
    return Limit(seconds, simulations, threads, nodes)
