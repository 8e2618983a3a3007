"""blockness moves."""

from blockness.cli.inputs import BoxFile, Line, read_position, start_quickly


def moves(position: Line, box: BoxFile = None) -> None:
    """List the legal moves, one per line, sorted."""
    start_quickly()
    for move in read_position(position, box).legal_moves:
        print(move)
