"""blockness play-moves."""

from typing import Annotated

import typer

from blockness.cli.inputs import BoxFile, Line, read_position, start_quickly


def play_moves(
    position: Line,
    moves: Annotated[
        list[str], typer.Argument(metavar="MOVE...", help="The moves, one after another.", show_default=False)
    ],
    box: BoxFile = None,
) -> None:
    """Print the position line after some moves."""
    start_quickly()
    from blockness.game import IllegalMove, InvalidMove

    after = read_position(position, box)
    for number, move in enumerate(moves, 1):
        try:
            after = after.play(move)
        except IllegalMove as error:
            raise InvalidMove(f"move {number}, {move}: {error.reason.code}: {error}") from error
    print(after)
