"""blockness bench."""

import time
from typing import Annotated

import typer

from blockness.cli.inputs import BoxFile, read_box

BATCH = 1024  # games between two looks at the clock


def bench(
    seats: Annotated[int, typer.Option(min=2, max=4)] = 4,
    variant: Annotated[str, typer.Option(help="classic or expert.")] = "classic",
    seconds: Annotated[float, typer.Option(min=0.01, max=3600, help="Seconds of processor time.")] = 3.0,
    json: Annotated[bool, typer.Option("--json", help="Print a JSON object.")] = False,
    seed: Annotated[int, typer.Option(min=0)] = 1,
    box: BoxFile = None,
) -> None:
    """Play complete random games from the empty lake on one thread, and report the speed."""
    from json import dumps

    from blockness.game import Position
    from blockness.search.chance import seeded
    from blockness.search.playout import playouts

    empty = Position.start(seats, variant, box=read_box(box))
    tables, row, chance = empty.lexicon.tables, empty.row, seeded(seed)
    playouts(tables, row, BATCH, chance)  # from here on the kernels are ready
    games = plies = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        plies += playouts(tables, row, BATCH, chance)
        games += BATCH
    rates = {
        "seats": seats,
        "variant": variant,
        "games_per_s": round(games / spent),
        "plies_per_s": round(plies / spent),
        "plies_per_game": round(plies / games, 3),
    }
    print(dumps(rates) if json else "\n".join(f"{key}: {value}" for key, value in rates.items()))
