"""blockness solve-all."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from blockness.cli.limits import AsJson


def solve_all(
    out: Annotated[Path | None, typer.Argument(help="Where to keep the proofs.", show_default=False)] = None,
    variant: Annotated[str, typer.Option(help="classic or expert.")] = "classic",
    colours: Annotated[str, typer.Option(help="Both colours, the first to move first.")] = "orange,green",
    backend: Annotated[str, typer.Option(help="local, dask or ray.")] = "local",
    address: Annotated[str | None, typer.Option(help="The address of the cluster.", show_default=False)] = None,
    jobs: Annotated[int, typer.Option(min=1, help="How many proofs to work on at once.")] = 1,
    json: AsJson = False,
) -> None:
    """Solve a whole game of two, start by start; a run that was interrupted carries on where it stopped."""
    from json import dumps

    from rich.console import Console
    from rich.progress import Progress

    from blockness.players.solving import solve_game, summary

    seats = tuple(colours.split(","))
    file = out or Path(f"solved-{variant}-{'-'.join(seats)}.jsonl")
    console = Console(stderr=True)
    console.print(f"proofs are kept in {file}")
    count, lines = solve_game(variant, seats, file, backend, address, jobs)
    with Progress(console=console, transient=True) as progress:
        found = list(progress.track(lines, count, description="pairs of starts"))
    result = summary(variant, seats, found)
    if json:
        print(dumps(result))
        return
    print(f"{variant}, {seats[0]} begins: {result['winner']}; a best start is {result['start']}")
    for start, winner in result["starts"].items():
        print(f"{start}: {winner}")
    print(f"{result['pairs']} pairs of starts, {result['nodes']:,} positions")
