"""Draws positions as a bathymetric chart: water, a map's frame, monsters, and notes on them."""

from __future__ import annotations

from dataclasses import dataclass
from math import hypot
from typing import TYPE_CHECKING

from blockness import Arch, Cell, End, Extend, Move
from docs import monster
from docs.monster import SKINS, Place
from docs.svg import INK, PAPER, RED, SERIF, WHITE, circle, group, move_to, number, page, path, tag, text
from docs.water import UNIT, grid, lake, land

if TYPE_CHECKING:
    from blockness import Position

MARGIN, CAPTION, GAP = 24, 30, 4
GREEN = "#2f7d3b"


@dataclass(frozen=True)
class Try:
    """A move shown before it is made; `refused` is the reason code that it must meet, None for a legal move."""

    move: str
    refused: str | None = None


@dataclass(frozen=True)
class Panel:
    """A part of a position with notes on it."""

    position: Position
    window: str = ""  # the cells in the south-west and in the north-east: "c3 i9"; the whole lake if empty
    tries: tuple[Try, ...] = ()
    rings: tuple[str, ...] = ()
    caption: str = ""
    mark: bool | None = None  # a tick, a cross, or neither

    @property
    def columns(self) -> range:
        """The columns in sight."""
        low, high = self.corners
        return range(low.x, high.x + 1)

    @property
    def rows(self) -> range:
        """The rows in sight, counted from the north."""
        low, high = self.corners
        north = self.position.box.height - 1
        return range(north - high.y, north - low.y + 1)

    @property
    def corners(self) -> tuple[Cell, Cell]:
        """The cells in the south-west and in the north-east."""
        box = self.position.box
        low, high = self.window.split() if self.window else ("a1", Cell.at(box.width - 1, box.height - 1))
        return Cell(low), Cell(high)

    @property
    def size(self) -> tuple[float, float]:
        """How much paper it takes."""
        caption = CAPTION if self.caption else 0
        return len(self.columns) * UNIT + 2 * MARGIN, len(self.rows) * UNIT + 2 * MARGIN + caption


def picture(title: str, *panels: Panel, across: int = 2) -> str:
    """Draw panels in rows on one sheet."""
    colours = tuple(dict.fromkeys(colour for panel in panels for colour in panel.position.colours))
    seats = {panel.position.seats for panel in panels}
    defs = monster.defs(colours) + "".join(group(lake(panels[0].position.box, n), id=f"lake-{n}") for n in sorted(seats))
    inside, y, width = "", float(GAP), 0.0
    for row in (panels[i : i + across] for i in range(0, len(panels), across)):
        x = float(GAP)
        for panel in row:
            inside += group(draw(panel), transform=move_to(x, y)) + "\n"
            x += panel.size[0]
        width = max(width, x + GAP)
        y += max(panel.size[1] for panel in row)
    return page(width, y + GAP, title, defs, inside)


def draw(panel: Panel) -> str:
    """Draw one panel."""
    width, height = len(panel.columns) * UNIT, len(panel.rows) * UNIT
    left, top = panel.columns[0] * UNIT, panel.rows[0] * UNIT
    chart = tag(
        "svg",
        land(left, top, width, height)
        + tag("use", href=f"#lake-{panel.position.seats}")
        + grid(panel.columns, panel.rows)
        + monsters(panel)
        + notes(panel),
        x=MARGIN, y=MARGIN, width=width, height=height, viewBox=f"{left} {top} {width} {height}",
    )
    return chart + frame(panel, width, height) + caption(panel, width, height)


def frame(panel: Panel, width: float, height: float) -> str:
    """Draw the edge of the map: bars that count the cells, letters and figures."""
    box = panel.position.box
    bars = names = ""
    for i, x in enumerate(panel.columns):
        at = MARGIN + (i + 0.5) * UNIT
        for y in (MARGIN - 4, MARGIN + height):
            bars += f"M{number(at - UNIT / 2)} {number(y)}h{UNIT}v4h-{UNIT}z" if x % 2 else ""
        names += "".join(text(at, y, "abcdefghijklmnop"[x], 11.5) for y in (MARGIN - 12.5, MARGIN + height + 12))
    for i, y in enumerate(panel.rows):
        at = MARGIN + (i + 0.5) * UNIT
        for x_at in (MARGIN - 4, MARGIN + width):
            bars += f"M{number(x_at)} {number(at - UNIT / 2)}v{UNIT}h4v-{UNIT}z" if (box.height - y) % 2 else ""
        names += "".join(text(x_at, at, str(box.height - y), 11.5) for x_at in (MARGIN - 13, MARGIN + width + 13))
    outer = tag("rect", x=MARGIN - 4, y=MARGIN - 4, width=width + 8, height=height + 8)
    inner = tag("rect", x=MARGIN, y=MARGIN, width=width, height=height)
    return group(outer + inner, fill="none", stroke=INK) + path(bars, fill=INK) + names


def caption(panel: Panel, width: float, height: float) -> str:
    """Set the words below a chart, behind a tick or a cross."""
    if not panel.caption:
        return ""
    y = height + 2 * MARGIN + 11
    if panel.mark is None:
        return text(MARGIN + width / 2, y, panel.caption, 14, font_family=SERIF)
    ink, shape = (GREEN, "M-4 0L-1 3.500L4.500 -3.500") if panel.mark else (RED, "M-3.500 -3.500L3.500 3.500M3.500 -3.500L-3.500 3.500")
    sign = circle(0, 0, 8.5, fill=ink) + path(shape, fill="none", stroke=WHITE, stroke_width=2.4, stroke_linecap="round")
    return group(sign, transform=move_to(MARGIN + 6, y)) + text(
        MARGIN + 21, y, panel.caption, 14, text_anchor="start", font_family=SERIF
    )


def monsters(panel: Panel) -> str:
    """Draw what stands: low arches first, so that high ones cross over them, then the heads and the tails."""
    position = panel.position
    place = Place(position.box.height)
    standing = [(colour, arch) for colour, arches in zip(position.colours, position.monsters, strict=True) for arch in arches]
    standing.sort(key=lambda one: one[1].height)
    drawn = ""
    for colour, arches in zip(position.colours, position.monsters, strict=True):
        for one, other in zip(arches, arches[1:], strict=False):
            drawn += monster.link(place, one.headward, other.tailward, SKINS[colour])
    drawn += "".join(monster.ribbon(place, arch, f"url(#{colour})", SKINS[colour]) for colour, arch in standing)
    for colour, arches in zip(position.colours, position.monsters, strict=True):
        if arches:
            drawn += monster.tail_on(place, arches[0], colour) + monster.head_on(place, arches[-1], colour)
    return drawn + roundels(place, position, standing)


def roundels(place: Place, position: Position, standing: list[tuple[str, Arch]]) -> str:
    """Put every height where it can be read: near the apex, out of the way of higher arches and of ends."""
    taken = [place.of(cell) for arches in position.monsters if arches for cell in (arches[0].tailward, arches[-1].headward)]
    drawn = ""
    for colour, arch in reversed(standing):
        higher = [place.of(cell) for _, other in standing if other.height > arch.height for cell in along(other)]
        x, y = clearest(place, arch, higher, taken)
        taken.append((x, y))
        drawn += monster.roundel(x, y, arch.height, SKINS[colour].dark)
    return drawn


def along(arch: Arch) -> tuple[Cell, ...]:
    """Return the cells of an arch."""
    return arch.cells


def clearest(
    place: Place, arch: Arch, higher: list[tuple[float, float]], taken: list[tuple[float, float]]
) -> tuple[float, float]:
    """Return the point of an arch nearest its apex that nothing else covers."""
    (x, y), (far_x, far_y) = place.of(arch.tailward), place.of(arch.headward)
    steps = 8 * (len(arch.cells) - 1)
    points = [(x + (far_x - x) * i / steps, y + (far_y - y) * i / steps) for i in range(steps + 1)]

    def cost(point: tuple[float, float]) -> float:
        off = hypot(point[0] - (x + far_x) / 2, point[1] - (y + far_y) / 2)
        hidden = sum(max(0.0, 21 - hypot(point[0] - h, point[1] - v)) for h, v in higher)
        crowded = sum(max(0.0, 22 - hypot(point[0] - h, point[1] - v)) for h, v in taken)
        return off * 0.2 + hidden * 4 + crowded * 3

    return min(points, key=cost)


def notes(panel: Panel) -> str:
    """Draw the moves that are shown and the cells that are marked."""
    place = Place(panel.position.box.height)
    drawn = "".join(shown(panel.position, place, one) for one in panel.tries)
    ink = SKINS[panel.position.turn or panel.position.colours[0]].dark
    for cell in panel.rings:
        x, y = place.of(Cell(cell))
        drawn += circle(x, y, 11, fill="none", stroke=WHITE, stroke_width=6) + circle(
            x, y, 11, fill="none", stroke=ink, stroke_width=2.6
        )
    return drawn


def shown(position: Position, place: Place, one: Try) -> str:
    """Draw a move that is not made: at half strength, or hatched with a cross where it offends."""
    reason = position.why_not(one.move)
    assert (reason.code if reason else None) == one.refused, f"{one.move} in {position}: {reason}"
    move, turn = Move.parse(one.move), position.turn
    assert turn is not None
    near, far = move.feet
    height = move.height if isinstance(move, Extend) else 1
    by_tail = isinstance(move, Extend) and move.end is End.TAIL
    arch = Arch(far, near, height) if by_tail else Arch(near, far, height)
    (x, y), (far_x, far_y) = place.of(near), place.of(far)
    skin = SKINS[turn]
    middle = monster.roundel((x + far_x) / 2, (y + far_y) / 2, height, RED if reason else skin.dark)
    if reason is None:
        end = monster.tail_on(place, arch, turn) if by_tail else monster.head_on(place, arch, turn)
        other = "" if isinstance(move, Extend) else monster.tail_on(place, arch, turn)
        return group(monster.ribbon(place, arch, f"url(#{turn})", skin) + end + other, opacity=0.6) + middle
    red = monster.Skin("", "", RED, "", (0, 0), "")
    drawn = monster.ribbon(place, arch, "url(#refused)", red, "6 4") + middle
    return drawn + (cross(*place.of(reason.cell)) if reason.cell else "")


def cross(x: float, y: float) -> str:
    """Mark the cell that offends."""
    d = "M-7 -7L7 7M7 -7L-7 7"
    strokes = path(d, stroke=PAPER, stroke_width=8.5) + path(d, stroke=RED, stroke_width=4.4)
    return group(strokes, transform=move_to(x, y), stroke_linecap="round")
