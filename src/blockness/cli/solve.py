"""blockness solve."""

from typing import Annotated

import typer

from blockness.cli.inputs import BoxFile, Line, read_position
from blockness.cli.limits import AsJson


def solve(
    position: Line,
    seconds: Annotated[float, typer.Option(min=0, help="How long to try.")] = 60.0,
    json: AsJson = False,
    box: BoxFile = None,
) -> None:
    """Work out the exact value of an endgame position; exit code 1 if there is not enough time."""
    from json import dumps

    from rich.console import Console

    from blockness.players import Limit
    from blockness.players import solve as find

    here = read_position(position, box)
    with Console(stderr=True).status(f"solving, {seconds:g} s at the most"):
        found = find(here, Limit(seconds=seconds))
    if json:
        data: dict[str, object] = {"proved": found.proved}
        if found.proved:
            data |= {"winners": found.winners, "left": found.left, "move": str(found.move) if found.move else None}
        print(dumps(data | {"nodes": found.nodes}))
    elif found.proved:
        print(f"{' and '.join(found.winners)} {'wins' if len(found.winners) == 1 else 'share the victory'}")
        for colour, left in (found.left or {}).items():
            print(f"{colour}: {left} left")
        print(f"best move: {found.move or '-'} ({found.nodes:,} nodes)")
    else:
        print(f"not proved ({found.nodes:,} nodes)")
    if not found.proved:
        raise typer.Exit(1)
