"""A position drawn in the colours of a terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from blockness.game.drawing import picture, summary
from blockness.locales import say

if TYPE_CHECKING:
    from blockness.game import Position

STYLES = {
    "orange": "bold black on dark_orange",
    "green": "bold black on green3",
    "purple": "bold white on purple4",
    "black": "bold white on grey23",
}


def paint(position: Position, language: str) -> Text:
    """Return the lake and its monsters."""
    text = Text()
    for line in picture(position):
        for glyph in line:
            text.append(glyph.text, STYLES[glyph.colour] if glyph.colour else "cyan")
        text.rstrip()
        text.append("\n")
    text.append(f"\n{say('drawing-legend', language)}\n\n", "dim")
    text.append("\n".join(summary(position, language)))
    return text
