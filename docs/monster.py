"""Draws monsters from above: arches as ribbons, heads, tails, each colour with its own scales and letter."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from docs.svg import INK, PAPER, RED, WHITE, circle, group, move_to, number, path, tag, text

if TYPE_CHECKING:
    from blockness import Arch, Cell

UNIT = 40  # a cell
LIGHT = 1.7  # how far a shadow falls to the south-east, for each step of height


@dataclass(frozen=True)
class Skin:
    """What one colour looks like."""

    base: str
    scale: str
    dark: str
    scales: str  # drawn in a tile of the given size, the middle of the ribbon at half its height
    tile: tuple[float, float]
    crest: str


SKINS = {
    "orange": Skin(
        "#ee7f2d", "#ffd29c", "#7f3405", '<circle cx="5" cy="8" r="2.7"/><circle cx="0" cy="1" r="2.7"/>'
        '<circle cx="10" cy="1" r="2.7"/><circle cx="0" cy="15" r="2.7"/><circle cx="10" cy="15" r="2.7"/>', (10, 16),
        '<circle cx="-11" cy="-7" r="4"/><circle cx="-5.5" cy="-12" r="4"/><circle cx="2" cy="-13.500" r="4"/>',
    ),
    "green": Skin(
        "#3f9a52", "#c5edb0", "#123f22", '<path d="M-1 -2L6 14L-1 30M10 -2L17 14L10 30M-12 -2L-5 14L-12 30" fill="none" stroke-width="3"/>', (11, 28),
        '<path d="M-10 -6L-17 -11L-8 -11L-9 -19L-2 -12L3 -20L5 -11Z"/>',
    ),
    "purple": Skin(
        "#8a5cc0", "#dcc6f6", "#35165f", '<path d="M6.500 2L11 8L6.500 14L2 8Z"/>', (13, 16),
        '<path d="M-12 -4L-17 -11L-10 -17L-7 -10ZM-4 -11L-2 -20L5 -16L3 -10Z"/>',
    ),
    "black": Skin(
        "#3b4046", "#b9c0c4", "#0d1012", '<rect x="2" y="0" width="3.500" height="30"/>', (9, 30),
        '<path d="M-13 -5L-19 -8L-13 -10L-16 -16L-9 -13L-8 -20L-3 -14L2 -20L4 -11Z"/>',
    ),
}


def defs(colours: tuple[str, ...]) -> str:
    """Define the scales and the heads of some colours, and the hatching of what is refused."""
    hatch = tag(
        "pattern", tag("rect", width=7, height=7, fill="#fbe3dc", fill_opacity=0.55)
        + tag("rect", width=2.6, height=7, fill=RED),
        id="refused", width=7, height=7, patternUnits="userSpaceOnUse", patternTransform="rotate(40)",
    )
    return hatch + "".join(scales(colour) + head(colour) for colour in colours)


def scales(colour: str) -> str:
    """Define the pattern of a colour; ribbons lie along it, from tail to head."""
    skin = SKINS[colour]
    width, height = skin.tile
    return tag(
        "pattern",
        tag("rect", width=width, height=height, fill=skin.base)
        + group(skin.scales, fill=skin.scale, stroke=skin.scale, stroke_width=0),
        id=colour, width=width, height=height, y=-height / 2, patternUnits="userSpaceOnUse",
    )


def head(colour: str) -> str:
    """Define a head that looks east."""
    skin = SKINS[colour]
    shapes = circle(0, 0, 12.5) + tag("ellipse", cx=9.5, cy=4.5, rx=8, ry=6)
    return group(
        group(skin.crest, fill=skin.scale, stroke=skin.dark, stroke_width=1.5, stroke_linejoin="round")
        + group(shapes, fill=skin.dark, stroke=skin.dark, stroke_width=3.6)
        + group(shapes, fill=skin.base)
        + circle(3.2, -4.2, 5.2, fill=WHITE) + circle(4.6, -3.8, 2.7, fill="#16202a") + circle(5.5, -4.8, 0.9, fill=WHITE)
        + circle(15, 2.6, 1.1, fill=skin.dark)
        + path("M6 8.200Q11 10.500 15 6.800", fill="none", stroke=skin.dark, stroke_width=1.5, stroke_linecap="round"),
        id=f"{colour}-head",
    )


@dataclass(frozen=True)
class Place:
    """Where cells are on the paper."""

    height: int  # rows of the lake

    def of(self, cell: Cell) -> tuple[float, float]:
        """Return the middle of a cell."""
        return (cell.x + 0.5) * UNIT, (self.height - cell.y - 0.5) * UNIT


def turn(dx: float, dy: float) -> int:
    """Return the angle of a heading on paper, where south is down."""
    return (0 if dx > 0 else 180) if abs(dx) > abs(dy) else (90 if dy > 0 else 270)


def outline(length: float, height: int, lean: tuple[float, float] = (0, 0)) -> str:
    """Outline a ribbon that swells with its height, or its shadow, which leans away from the light."""
    foot, apex = 6.2, 5.4 + 1.15 * height
    x, y = length / 2 + 2 * lean[0], 2 * lean[1]
    bulge = 2 * apex - foot
    f, n = number(foot), number(length)
    return (
        f"M0 -{f}Q{number(x)} {number(y - bulge)} {n} -{f}A{f} {f} 0 0 1 {n} {f}"
        f"Q{number(x)} {number(y + bulge)} 0 {f}A{f} {f} 0 0 1 0 -{f}Z"
    )


def ribbon(place: Place, arch: Arch, fill: str, skin: Skin, dashes: str = "") -> str:
    """Draw an arch: its shadow, a gap in what it crosses, and itself."""
    (x, y), (far_x, far_y) = place.of(arch.tailward), place.of(arch.headward)
    length, angle = abs(far_x - x) + abs(far_y - y), turn(far_x - x, far_y - y)
    fall = LIGHT * arch.height
    lean = {0: (fall, fall), 90: (fall, -fall), 180: (-fall, -fall), 270: (-fall, fall)}[angle]
    shape = outline(length, arch.height)
    line = 1.1 + 0.3 * arch.height
    extra = {"stroke_dasharray": dashes} if dashes else {}
    return group(
        path(outline(length, arch.height, lean), fill="#0b2b36", fill_opacity=0.26)
        + path(shape, fill="none", stroke="#eef5f3", stroke_width=line + 4.6)
        + path(shape, fill=fill, stroke=skin.dark, stroke_width=line, **extra)
        + "".join(circle(at, 0, 3.4, fill=skin.dark) for at in (0, length)),
        transform=f"{move_to(x, y)} rotate({angle})",
    )


def link(place: Place, one: Cell, other: Cell, skin: Skin) -> str:
    """Hint at the body under the water between two arches of a monster."""
    (x, y), (to_x, to_y) = place.of(one), place.of(other)
    return path(
        f"M{number(x)} {number(y)}L{number(to_x)} {number(to_y)}",
        stroke=skin.dark, stroke_width=5, stroke_opacity=0.5, stroke_dasharray="0.1 7", stroke_linecap="round",
    )


def head_on(place: Place, arch: Arch, colour: str) -> str:
    """Draw the head on its foot; it looks away from the body, and east where the body runs north or south."""
    x, y = place.of(arch.headward)
    west = arch.headward.x < arch.tailward.x
    flip = " scale(-1 1)" if west else ""
    return (
        tag("ellipse", cx=x + 3, cy=y + 5, rx=15, ry=12, fill="#0b2b36", fill_opacity=0.25)
        + tag("use", href=f"#{colour}-head", transform=move_to(x, y) + flip)
        + text(x + (5 if west else -5), y + 6.4, colour[0].upper(), 9.5, fill=WHITE, font_weight="bold")
    )


def tail_on(place: Place, arch: Arch, colour: str) -> str:
    """Draw the tail on its foot, tapering away from the body."""
    skin = SKINS[colour]
    x, y = place.of(arch.tailward)
    angle = turn(arch.tailward.x - arch.headward.x, arch.headward.y - arch.tailward.y)
    taper = "M-3 -7.500Q6 -7 11 -1.500Q13 -7 19 -8Q16.500 0 19 8Q13 7 11 1.500Q6 7 -3 7.500Q-9 0 -3 -7.500Z"
    return group(
        path(taper, stroke="#eef5f3", stroke_width=6) + path(taper, fill=skin.base, stroke=skin.dark, stroke_width=1.8, stroke_linejoin="round"),
        transform=f"{move_to(x, y)} rotate({angle})",
    ) + text(x, y, colour[0].upper(), 9, fill=WHITE, font_weight="bold")


def roundel(x: float, y: float, height: int, ink: str) -> str:
    """Write the height of an arch on it."""
    return circle(x, y, 7.8, fill=PAPER, stroke=ink, stroke_width=1.6) + text(
        x, y, str(height), 11.5, fill=ink if ink == RED else INK, font_weight="bold"
    )
