"""blockness dataset."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from blockness.cli.limits import Seconds, Simulations


def dataset(
    out: Annotated[Path, typer.Argument(metavar="OUT.parquet", help="Where to write it.", show_default=False)],
    players: Annotated[
        str,
        typer.Option(metavar="A,B[,C,D]", help="Levels, or level:setting=number,...", show_default=False),
    ],
    games: Annotated[int, typer.Option(min=1)] = 100,
    seats: Annotated[int, typer.Option(min=2, max=4)] = 2,
    variant: Annotated[str, typer.Option(help="classic or expert.")] = "classic",
    seconds: Seconds = None,
    simulations: Simulations = None,
    search: Annotated[int, typer.Option(min=0, help="How many games to play out in every position.")] = 400,
    nodes: Annotated[int, typer.Option(min=0, help="How many positions to search for an exact value.")] = 5_000,
    seed: Annotated[int, typer.Option(min=0)] = 0,
    backend: Annotated[str, typer.Option(help="local, dask or ray.")] = "local",
    address: Annotated[str | None, typer.Option(help="The address of the cluster.", show_default=False)] = None,
    jobs: Annotated[int | None, typer.Option(min=1, help="How many games to play at once.", show_default=False)] = None,
) -> None:
    """Write games between computer players as a Parquet file: positions, moves, results, searches, exact values.

    It may be stopped at any moment; the same command carries on where it stopped.
    """
    import re

    from rich.console import Console
    from rich.progress import Progress

    from blockness.datasets import Plan, make_dataset
    from blockness.datasets.writing import check, ledger_of
    from blockness.players.match import Match

    if seconds is not None and simulations is not None:
        raise typer.BadParameter("expected --seconds or --simulations, not both")
    names = tuple(re.split(r",(?![^,:]*=)", players))  # a comma before setting=number belongs to the level
    plan = Plan(Match(names, games, seats, variant, seconds, simulations, seed), search, nodes)
    check(out)
    console = Console(stderr=True)
    console.print(f"games are kept in {ledger_of(out)}")
    with Progress(console=console, transient=True) as progress:
        for _ in progress.track(make_dataset(plan, out, backend, address, jobs), games, description="games"):
            pass
    print(f"{games} games, {seats} seats, {variant}: {out}")
