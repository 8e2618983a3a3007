"""Draws monsters from above: arches as ribbons, heads, tails, each colour with its own scales and letter."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from docs.drawing.svg import FOAM, PAPER, RED, SHADE, WHITE, at, circle, group, number, path, tag, text
from docs.drawing.water import UNIT

if TYPE_CHECKING:
    from blockness import Arch, Cell

LIGHT = 1.9  # how far a shadow reaches to the south-east per step of height


@dataclass(frozen=True)
class Skin:
    """What one colour looks like."""

    base: str
    scale: str
    dark: str
    letter: str = WHITE
    tile: tuple[float, float] = (0, 0)
    scales: str = ""  # drawn in a tile of this size; the middle of the ribbon is at half its height
    thick: float = 0  # the pen for the scales, 0 to fill them
    crest: str = ""


def bump(x: float, y: float) -> str:
    """Outline a round scale."""
    return f"M{x - 4} {y}a4 4 0 1 0 8 0a4 4 0 1 0 -8 0"


SKINS = {
    "orange": Skin(
        "#ee7f2d",
        "#ffd7a6",
        "#7f3405",
        letter="#5e2200",
        tile=(10, 16),
        scales="M5 8h0M0 1h0M10 1h0M0 15h0M10 15h0",  # rounds
        thick=5.4,
        crest=bump(-11, -7.5) + bump(-5.5, -12.5) + bump(2, -14),
    ),
    "green": Skin(
        "#2f8a48",
        "#c9f0b4",
        "#123f22",
        tile=(11, 28),
        scales="M-1 -2L6 14L-1 30M10 -2L17 14L10 30M-12 -2L-5 14L-12 30",  # chevrons
        thick=3,
        crest="M-10 -6L-17 -11L-8 -11L-9 -19L-2 -12L3 -20L5 -11Z",
    ),
    "purple": Skin(
        "#8a5cc0",
        "#e2cffa",
        "#35165f",
        tile=(13, 16),
        scales="M6.5 2L11 8L6.5 14L2 8Z",  # diamonds
        crest="M-12 -4L-17 -11L-10 -17L-7 -10ZM-4 -11L-2 -20L5 -16L3 -10Z",
    ),
    "black": Skin(
        "#3b4046",
        "#bcc4c8",
        "#0d1012",
        tile=(9, 30),
        scales="M3.5 0V30",  # bands
        thick=3.6,
        crest="M-13 -5L-19 -8L-13 -10L-16 -16L-9 -13L-8 -20L-3 -14L2 -20L4 -11Z",
    ),
}
REFUSED, BLEACH = Skin("", "", RED), Skin("", "", WHITE)


def defs(colours: tuple[str, ...]) -> str:
    """Define the scales and heads of some colours, and the hatching of refused arches."""
    lines = tag("rect", width=7, height=7, fill=WHITE, fill_opacity=0.5) + tag("rect", width=2.4, height=7, fill=RED)
    hatch = tag(
        "pattern",
        lines,
        id="refused",
        width=7,
        height=7,
        patternUnits="userSpaceOnUse",
        patternTransform="rotate(40)",
    )
    return hatch + "".join(scales(colour) + head(colour) for colour in colours)


def scales(colour: str) -> str:
    """Define the pattern of a colour; ribbons follow it from tail to head."""
    skin = SKINS[colour]
    width, height = skin.tile
    pen = {"fill": "none", "stroke": skin.scale, "stroke_linecap": "round"} if skin.thick else {"fill": skin.scale}
    drawn = tag("rect", width=width, height=height, fill=skin.base)
    drawn += path(skin.scales, stroke_width=skin.thick, **pen)
    return tag("pattern", drawn, id=colour, width=width, height=height, y=-height / 2, patternUnits="userSpaceOnUse")


def head(colour: str) -> str:
    """Define a head that looks east."""
    skin = SKINS[colour]
    shapes = circle(0, 0, 12.5) + tag("ellipse", cx=9.5, cy=4.5, rx=8, ry=6)
    pupil = circle(4.6, -3.8, 2.7, fill="#16202a") + circle(5.5, -4.8, 0.9, fill=WHITE)
    smile = path("M6 8.2Q11 10.5 15 6.8", fill="none", stroke=skin.dark, stroke_width=1.5, stroke_linecap="round")
    return group(
        group(shapes, fill=FOAM, stroke=FOAM, stroke_width=6.4)
        + path(skin.crest, fill=skin.scale, stroke=skin.dark, stroke_width=1.5, stroke_linejoin="round")
        + group(shapes, fill=skin.dark, stroke=skin.dark, stroke_width=3.6)
        + group(shapes, fill=skin.base)
        + circle(3.2, -4.2, 5.2, fill=WHITE)
        + pupil
        + circle(15, 2.6, 1.1, fill=skin.dark)
        + smile,
        id=f"{colour}-head",
    )


@dataclass(frozen=True)
class Place:
    """Where cells are on the paper."""

    rows: int

    def of(self, cell: Cell) -> tuple[float, float]:
        """Return the middle of a cell."""
        return (cell.x + 0.5) * UNIT, (self.rows - cell.y - 0.5) * UNIT


def angle_of(dx: float, dy: float) -> int:
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


def lay(place: Place, arch: Arch, inside: str) -> str:
    """Move what was drawn eastwards from (0, 0) to where the arch is, from tail to head."""
    (x, y), (far_x, far_y) = place.of(arch.tailward), place.of(arch.headward)
    return group(inside, transform=f"{at(x, y)}rotate({angle_of(far_x - x, far_y - y)})")


def span(arch: Arch) -> float:
    """Return the distance from foot to foot on paper."""
    return arch.segment.length * UNIT


def shadow(place: Place, arch: Arch) -> str:
    """Draw the shadow of an arch."""
    fall = LIGHT * arch.height
    turned = angle_of(arch.headward.x - arch.tailward.x, arch.tailward.y - arch.headward.y)
    lean = {0: (fall, fall), 90: (fall, -fall), 180: (-fall, -fall), 270: (-fall, fall)}[turned]
    return lay(place, arch, path(outline(span(arch), arch.height, lean), fill=SHADE, fill_opacity=0.28))


def ribbon(place: Place, arch: Arch, fill: str, skin: Skin, **extra: str | float) -> str:
    """Draw an arch, with a gap in whatever it crosses."""
    shape = outline(span(arch), arch.height)
    line = 1.1 + 0.3 * arch.height
    feet = path(f"M0 0h0M{number(span(arch))} 0h0", stroke=skin.dark, stroke_width=6.8, stroke_linecap="round")
    gap = path(shape, fill="none", stroke=FOAM, stroke_width=line + 4.6)
    return lay(place, arch, gap + path(shape, fill=fill, stroke=skin.dark, stroke_width=line, **extra) + feet)


def tunnel(place: Place, arch: Arch, skin: Skin) -> str:
    """Show an arch through one that runs lengthways above it, the way maps show a tunnel."""
    shape = outline(span(arch), 1)
    feet = path(f"M0 0h0M{number(span(arch))} 0h0", stroke=skin.dark, stroke_width=5, stroke_linecap="round")
    lines = path(shape, stroke=PAPER, stroke_width=2.6) + path(
        shape, stroke=skin.dark, stroke_width=1.5, stroke_dasharray="5 3"
    )
    return lay(place, arch, group(lines, fill="none") + feet)


def link(place: Place, one: Cell, other: Cell, skin: Skin) -> str:
    """Hint at the body under the water between two arches of a monster."""
    (x, y), (to_x, to_y) = place.of(one), place.of(other)
    return path(
        f"M{number(x)} {number(y)}L{number(to_x)} {number(to_y)}",
        stroke=skin.dark,
        stroke_width=4.6,
        stroke_opacity=0.45,
        stroke_dasharray="0.1 6.67",
        stroke_linecap="round",
    )


def head_on(place: Place, arch: Arch, colour: str) -> str:
    """Draw the head on its foot; it looks away from the body, or east if the body runs north or south."""
    x, y = place.of(arch.headward)
    west = arch.headward.x < arch.tailward.x
    flip = "scale(-1 1)" if west else ""
    return (
        tag("ellipse", cx=x + 3, cy=y + 5, rx=16, ry=13, fill=SHADE, fill_opacity=0.25)
        + tag("use", href=f"#{colour}-head", transform=at(x, y) + flip)
        + text(
            x + (4.5 if west else -4.5), y + 6, colour[0].upper(), 10.5, fill=SKINS[colour].letter, font_weight="bold"
        )
    )


def tail_on(place: Place, arch: Arch, colour: str) -> str:
    """Draw the tail on its foot, tapering away from the body."""
    skin = SKINS[colour]
    x, y = place.of(arch.tailward)
    turned = angle_of(arch.tailward.x - arch.headward.x, arch.headward.y - arch.tailward.y)
    d = "M-3 -8Q6 -8 11 -1.5Q13 -7 19 -8Q16.5 0 19 8Q13 7 11 1.5Q6 8 -3 8Q-9 0 -3 -8Z"
    drawn = path(d, stroke=FOAM, stroke_width=6)
    drawn += path(d, fill=skin.base, stroke=skin.dark, stroke_width=1.8, stroke_linejoin="round")
    letter = text(x, y, colour[0].upper(), 10, fill=skin.letter, font_weight="bold")
    return group(drawn, transform=f"{at(x, y)}rotate({turned})") + letter


def roundel(x: float, y: float, height: int, ink: str, covered: bool = False) -> str:
    """Write the height of an arch on it."""
    dashes: dict[str, str | float] = {"stroke_dasharray": "3 2.2"} if covered else {}
    drawn = circle(x, y, 7 if covered else 7.8, fill=PAPER, stroke=ink, stroke_width=1.6, **dashes)
    return drawn + text(x, y, str(height), 10 if covered else 11.5, font_weight="bold", fill=ink)
