"""blockness arena."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from blockness.cli.limits import AsJson, Seconds, Simulations


def arena(
    players: Annotated[
        list[str], typer.Argument(metavar="A B [C D]", help="Levels, or level:setting=number,...", show_default=False)
    ],
    games: Annotated[int, typer.Option(min=1)] = 100,
    seats: Annotated[int, typer.Option(min=2, max=4)] = 2,
    variant: Annotated[str, typer.Option(help="classic or expert.")] = "classic",
    seconds: Seconds = None,
    simulations: Simulations = None,
    seed: Annotated[int, typer.Option(min=0)] = 0,
    backend: Annotated[str, typer.Option(help="local, dask or ray.")] = "local",
    address: Annotated[str | None, typer.Option(help="The address of the cluster.", show_default=False)] = None,
    jobs: Annotated[int | None, typer.Option(min=1, help="How many games to play at once.", show_default=False)] = None,
    results: Annotated[Path | None, typer.Option(help="Where to keep the games.", show_default=False)] = None,
    json: AsJson = False,
) -> None:
    """Let computer players compete, and rate them; a match that was interrupted carries on where it stopped."""
    from dataclasses import asdict
    from json import dumps

    from rich.console import Console
    from rich.progress import Progress

    from blockness.players.arena import play_match
    from blockness.players.match import Match
    from blockness.players.ratings import rate

    if seconds is not None and simulations is not None:
        raise typer.BadParameter("expected --seconds or --simulations, not both")
    match = Match(tuple(players), games, seats, variant, seconds, simulations, seed)
    file = results or Path(f"arena-{match.name}.jsonl")
    console = Console(stderr=True)
    console.print(f"games are kept in {file}")
    with Progress(console=console, transient=True) as progress:
        found = list(progress.track(play_match(match, file, backend, address, jobs), games, description="games"))
    ratings = rate(found)
    if json:
        print(
            dumps(
                {"games": len(found), "seats": seats, "variant": variant, "ratings": [asdict(one) for one in ratings]}
            )
        )
        return
    print(f"{len(found)} games, {seats} seats, {variant}; Elo by Bradley-Terry, 1500 on average")
    for one in ratings:
        print(f"{one.player:<24} share {one.share:.3f} [{one.low:.3f}, {one.high:.3f}]  Elo {one.elo:6.0f}")
