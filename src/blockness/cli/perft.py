"""blockness perft."""

from typing import Annotated

import typer

from blockness.cli.inputs import BoxFile, Line, read_position


def perft(
    position: Line,
    depth: Annotated[int, typer.Argument(min=0, help="How many moves to look ahead.", show_default=False)],
    box: BoxFile = None,
) -> None:
    """Count the move sequences of exactly this length."""
    from rich.console import Console
    from rich.progress import Progress

    from blockness.search.perft import perft as count

    here = read_position(position, box)
    depth = min(depth, 1000)  # deeper than any game
    if depth < 3:
        print(count(here.lexicon.tables, here.row, depth))
        return
    with Progress(console=Console(stderr=True), transient=True) as progress:
        total = 0
        for move in progress.track(here.legal_moves, description=f"perft {depth}"):
            after = here.play(move)
            total += count(after.lexicon.tables, after.row, depth - 1)
    print(total)
