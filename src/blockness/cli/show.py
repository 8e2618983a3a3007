"""blockness show."""

from blockness.cli.inputs import BoxFile, Language, Line, read_position, start_quickly


def show(position: Line, box: BoxFile = None, language: Language = None) -> None:
    """Draw a position."""
    start_quickly()
    from rich.console import Console

    from blockness.cli.paint import paint

    Console(highlight=False).print(paint(read_position(position, box), language or "en"), soft_wrap=True)
