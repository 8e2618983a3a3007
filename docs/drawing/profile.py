"""Draws segments from the side, standing in the water."""

from __future__ import annotations

from itertools import pairwise
from math import hypot
from typing import TYPE_CHECKING

from docs.drawing.monster import SKINS
from docs.drawing.svg import INK, at, group, number, path, tag, text

if TYPE_CHECKING:
    from collections.abc import Iterator

LONG, HIGH = 15, 9  # one step of length and of height on paper
THICK = 8.5


def arch(length: int, height: int) -> str:
    """Return the line of an arch from foot to foot; the water is at 0."""
    top = number(-height * HIGH * 4 / 3)
    return f"M0 0C0 {top} {length * LONG} {top} {length * LONG} 0"


def segment(length: int, height: int, colour: str, plain: bool = False) -> str:
    """Draw an arch with its scales, or plain where it is small."""
    skin, d = SKINS[colour], arch(length, height)
    drawn = path(d, stroke=skin.dark, stroke_width=THICK) + path(d, stroke=skin.base, stroke_width=THICK - 2.6)
    return group(drawn + ("" if plain else scales(length, height, colour)), fill="none", stroke_linecap="round")


def scales(length: int, height: int, colour: str) -> str:
    """Put a colour's scales on an arch: rounds, chevrons, diamonds or bands."""
    ink, d = SKINS[colour].scale, arch(length, height)
    if colour == "orange":
        return path(d, stroke=ink, stroke_width=3.2, stroke_dasharray="0.1 6.3")
    if colour == "black":
        return path(d, stroke=ink, stroke_width=THICK - 2.6, stroke_dasharray="2 4.2", stroke_linecap="butt")
    glyph = ((-1.8, -2.6), (1.2, 0), (-1.8, 2.6)) if colour == "green" else ((-2.9, 0), (0, -2.3), (2.9, 0), (0, 2.3))
    drawn = ""
    for x, y, dx, dy in walk(length, height, 6.6 if colour == "green" else 8.2):
        corners = ((x + along * dx - aside * dy, y + along * dy + aside * dx) for along, aside in glyph)
        drawn += "M" + "L".join(f"{number(h)} {number(v)}" for h, v in corners)
    return path(drawn, stroke=ink, stroke_width=1.5) if colour == "green" else path(drawn, fill=ink)


def walk(length: int, height: int, step: float) -> Iterator[tuple[float, float, float, float]]:
    """Walk along an arch in equal steps: each point, and the direction there."""
    top, wide, steps = height * HIGH * 4 / 3, length * LONG, 400
    points = [(wide * (3 * t * t - 2 * t**3), -3 * top * t * (1 - t)) for t in (i / steps for i in range(steps + 1))]
    lengths = [hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(points)]
    count = round(sum(lengths) / step)
    gone, due = 0.0, sum(lengths) / count / 2
    for (a, b), way in zip(pairwise(points), lengths, strict=True):
        gone += way
        if gone >= due:
            due += sum(lengths) / count
            yield a[0], a[1], (b[0] - a[0]) / way, (b[1] - a[1]) / way


def water(width: float) -> str:
    """Draw the waterline."""
    waves = int(width // 12)
    return path(
        "M0 5" + "q3 -4 6 0t6 0" * waves, fill="none", stroke="#41809b", stroke_width=1.6, stroke_linecap="round"
    )


def standing(length: int, height: int, colour: str, x: float, y: float) -> str:
    """Draw a segment on the water, with its length and height below."""
    name = text(length * LONG / 2, 20, f"{length}/{height}", 17)
    return group(segment(length, height, colour) + name, transform=at(x, y))


def badge(colour: str, x: float, y: float, size: float = 1) -> str:
    """Draw a head that stands for its colour, with its letter."""
    letter = text(-4.5, 6, colour[0].upper(), 10.5, fill=SKINS[colour].letter, font_weight="bold")
    return group(tag("use", href=f"#{colour}-head") + letter, transform=f"{at(x, y)}scale({number(size)})", fill=INK)
