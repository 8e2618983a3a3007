"""blockness choose."""

from typing import Annotated

import typer

from blockness.cli.inputs import BoxFile, Line, read_position
from blockness.cli.limits import AsJson, Seconds, Seed, Simulations, Threads, read_limit


def choose(
    position: Line,
    level: Annotated[str, typer.Option(help="Who chooses; see blockness levels.")] = "nessie",
    seconds: Seconds = None,
    simulations: Simulations = None,
    seed: Seed = 0,
    threads: Threads = 1,
    json: AsJson = False,
    box: BoxFile = None,
) -> None:
    """Print the move a computer player would choose."""
    from json import dumps

    from blockness.box import Invalid
    from blockness.players.levels import player_of

    here = read_position(position, box)
    if here.is_over:
        raise Invalid("the game is over: there is nothing to choose")
    move = player_of(level, seed).choose(here, read_limit(seconds, simulations, threads))
    print(dumps({"level": level, "move": str(move)}) if json else move)
