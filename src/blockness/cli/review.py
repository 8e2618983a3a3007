"""blockness review."""

from pathlib import Path
from typing import Annotated

import typer

from blockness.cli.limits import AsJson, Seconds, Simulations, Threads, read_limit


def review(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record of a game.", show_default=False)],
    seconds: Seconds = None,
    simulations: Simulations = None,
    threads: Threads = 1,
    json: AsJson = False,
) -> None:
    """Go through a game: the value after every ply, and the costliest moves."""
    from json import dumps

    from rich.console import Console
    from rich.progress import Progress

    from blockness.game import Record
    from blockness.players import review as look

    record = Record.read(file)
    with Progress(console=Console(stderr=True), transient=True) as progress:
        plies = list(progress.track(look(record, read_limit(seconds, simulations, threads)), len(record.moves)))
    if json:
        data = [
            {
                "ply": one.ply,
                "colour": one.colour,
                "move": str(one.move),
                "best": str(one.best),
                "cost": one.cost,
                "shares": {colour: value.share for colour, value in one.values.items()},
            }
            for one in plies
        ]
        print(dumps(data))
        return
    worst = sorted(plies, key=lambda one: -one.cost)[:3]
    for one in plies:
        shares = " ".join(f"{colour} {value.share:4.0%}" for colour, value in one.values.items())
        mark = f"  gave away {one.cost:.0%}; better was {one.best}" if one in worst and one.cost > 0.05 else ""
        print(f"{one.ply:>3}. {one.colour:<7} {one.move!s:<9} {shares}{mark}")
