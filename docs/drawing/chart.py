"""Draws positions as a bathymetric chart: water, a map frame, monsters, and notes on them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from math import hypot
from typing import TYPE_CHECKING

from docs.drawing import monster
from docs.drawing.attempt import Attempt, Try
from docs.drawing.monster import SKINS, Place
from docs.drawing.svg import (
    FOAM,
    GREEN,
    INK,
    PAPER,
    RED,
    SERIF,
    WHITE,
    at,
    circle,
    group,
    page,
    path,
    tag,
    text,
)
from docs.drawing.water import LAND, UNIT, grid, lake

from blockness import Cell

if TYPE_CHECKING:
    from blockness import Arch, Position

EDGE, MARGIN, GAP = 6, 30, 4  # around the cells, around a chart, around the sheet


@dataclass(frozen=True)
class Panel:
    """A part of a position with notes on it."""

    position: Position
    window: str = ""  # the south-western and north-eastern corners, "c3 i9"; the whole lake if empty
    tries: tuple[Try, ...] = ()
    rings: tuple[str, ...] = ()
    labels: tuple[tuple[str, str], ...] = ()  # words on the water, each in the middle of a cell
    caption: str = ""
    mark: bool | None = None  # a tick, a cross, or neither

    @property
    def corners(self) -> tuple[Cell, Cell]:
        """The cells in the south-western and north-eastern corners."""
        box = self.position.box
        low, high = self.window.split() if self.window else ("a1", Cell.at(box.width - 1, box.height - 1))
        return Cell(low), Cell(high)

    @property
    def columns(self) -> range:
        """The visible columns."""
        return range(self.corners[0].x, self.corners[1].x + 1)

    @property
    def rows(self) -> range:
        """The visible rows, counted from the north."""
        north = self.position.box.height - 1
        return range(north - self.corners[1].y, north - self.corners[0].y + 1)

    @property
    def place(self) -> Place:
        """Where its cells are on the paper."""
        return Place(self.position.box.height)

    def shows(self, *cells: Cell) -> bool:
        """Whether one of these cells is visible."""
        low, high = self.corners
        return any(low.x <= cell.x <= high.x and low.y <= cell.y <= high.y for cell in cells)

    @property
    def width(self) -> int:
        """How much paper it takes from west to east."""
        return len(self.columns) * UNIT + 2 * MARGIN

    @property
    def height(self) -> int:
        """How much paper it takes from north to south."""
        lines = self.caption.count("\n") + 1 if self.caption else 0
        return len(self.rows) * UNIT + 2 * MARGIN + 20 * lines


def picture(title: str, *panels: Panel, across: int = 2) -> str:
    """Draw panels in rows on one sheet."""
    inside, y, width = "", GAP, 0
    for row in (panels[i : i + across] for i in range(0, len(panels), across)):
        x = GAP
        for panel in row:
            inside += group(draw(panel), transform=at(x, y)) + "\n"
            x += panel.width
        width = max(width, x + GAP)
        y += max(panel.height for panel in row)
    return page(width, y + GAP, title, defs(panels), inside)


def defs(panels: tuple[Panel, ...]) -> str:
    """Define what the panels share."""
    colours = tuple(dict.fromkeys(colour for panel in panels for colour in panel.position.colours))
    lakes = {panel.position.seats: panel.position.box for panel in panels}
    return monster.defs(colours) + "".join(group(lake(box, seats), id=f"lake-{seats}") for seats, box in lakes.items())


def draw(panel: Panel) -> str:
    """Draw one panel."""
    left, top = panel.columns[0] * UNIT - EDGE, panel.rows[0] * UNIT - EDGE
    width, height = len(panel.columns) * UNIT + 2 * EDGE, len(panel.rows) * UNIT + 2 * EDGE
    chart = tag(
        "svg",
        tag("rect", x=left, y=top, width=width, height=height, fill=LAND)
        + tag("use", href=f"#lake-{panel.position.seats}")
        + grid(panel.columns, panel.rows)
        + monsters(panel)
        + notes(panel),
        x=MARGIN - EDGE,
        y=MARGIN - EDGE,
        width=width,
        height=height,
        viewBox=f"{left} {top} {width} {height}",
    )
    return chart + frame(panel) + caption(panel)


def frame(panel: Panel) -> str:
    """Draw the edge of the map: bars that count the cells, letters and numbers."""
    right, bottom = MARGIN + len(panel.columns) * UNIT, MARGIN + len(panel.rows) * UNIT
    bars = names = ""
    for x in panel.columns:
        start = MARGIN + (x - panel.columns[0]) * UNIT
        for y, name_y in ((MARGIN - EDGE - 4, 11.5), (bottom + EDGE, bottom + MARGIN - 11.5)):
            bars += f"M{start} {y}h{UNIT}v4h-{UNIT}z" if x % 2 else ""
            names += text(start + UNIT / 2, name_y, "abcdefghijklmnop"[x], 12)
    for row in panel.rows:
        start, name = MARGIN + (row - panel.rows[0]) * UNIT, panel.position.box.height - row
        for x, name_x in ((MARGIN - EDGE - 4, 11), (right + EDGE, right + MARGIN - 11)):
            bars += f"M{x} {start}v{UNIT}h4v-{UNIT}z" if name % 2 else ""
            names += text(name_x, start + UNIT / 2, str(name), 12)
    lines = "".join(
        tag("rect", x=MARGIN - out, y=MARGIN - out, width=right - MARGIN + 2 * out, height=bottom - MARGIN + 2 * out)
        for out in (EDGE, EDGE + 4)
    )
    return group(lines, fill="none", stroke=INK) + path(bars) + names


def caption(panel: Panel) -> str:
    """Set the words below a chart, after a tick or a cross: a move and a remark on it."""
    x, y = MARGIN - 3, len(panel.rows) * UNIT + 2 * MARGIN + 7
    mark = "" if panel.mark is None else sign(x + 5, y, panel.mark)
    x += 20 if mark else 0
    lines = (
        text(x, y + 18 * i, line, 14, text_anchor="start", font_weight="bold" if mark and not i else "normal")
        for i, line in enumerate(panel.caption.split("\n"))
    )
    return mark + "".join(lines) if panel.caption else ""


def sign(x: float, y: float, good: bool) -> str:
    """Draw a tick or a cross in a disc."""
    d = "M-4 0L-1 3.5L4.5 -3.5" if good else "M-3.5 -3.5L3.5 3.5M3.5 -3.5L-3.5 3.5"
    stroke = path(d, fill="none", stroke=WHITE, stroke_width=2.4, stroke_linecap="round")
    return group(circle(0, 0, 9, fill=GREEN if good else RED) + stroke, transform=at(x, y))


def monsters(panel: Panel) -> str:
    """Draw placed and tried arches, low ones first so that high ones cross over them, then heads and tails."""
    position, place = panel.position, panel.place
    bodies = [(colour, arches) for colour, arches in zip(position.colours, position.monsters, strict=True) if arches]
    standing = [(colour, arch) for colour, arches in bodies for arch in arches if panel.shows(*arch.cells)]
    tries = [Attempt.of(position, one) for one in panel.tries]
    drawn = "".join(
        monster.link(place, one.headward, other.tailward, SKINS[colour])
        for colour, arches in bodies
        for one, other in pairwise(arches)
        if panel.shows(one.headward, other.tailward)
    )
    layers = [(arch.height, False, ribbon(place, colour, arch)) for colour, arch in standing]
    layers += [(one.arch.height, True, one.ribbon(place)) for one in tries]
    drawn += "".join(layer for _, _, layer in sorted(layers, key=lambda layer: layer[:2]))
    above = [arch for _, arch in standing] + [one.arch for one in tries if not one.reason]
    covered = [(colour, arch) for colour, arch in standing if is_covered(arch, above)]
    drawn += "".join(monster.tunnel(place, arch, SKINS[colour]) for colour, arch in covered)
    drawn += "".join(ends(panel, colour, arches, tries) for colour, arches in bodies)
    bearers = [cell for _, arches in bodies for cell in (arches[0].tailward, arches[-1].headward) if panel.shows(cell)]
    drawn += "".join(one.end(place) for one in tries)
    return drawn + roundels(place, standing, tries, [place.of(cell) for cell in bearers])


def ends(panel: Panel, colour: str, arches: tuple[Arch, ...], tries: list[Attempt]) -> str:
    """Draw a tail and a head; one that moves away to let an arch pass is faded."""
    drawn = ""
    for end_on, arch, cell in (
        (monster.tail_on, arches[0], arches[0].tailward),
        (monster.head_on, arches[-1], arches[-1].headward),
    ):
        passes = any(one.colour == colour and one.leaves == cell and cell in one.arch.cells for one in tries)
        end = end_on(panel.place, arch, colour) if panel.shows(cell) else ""
        drawn += group(end, opacity=0.5) if passes else end
    return drawn


def ribbon(place: Place, colour: str, arch: Arch) -> str:
    """Draw an arch that has been placed."""
    return monster.shadow(place, arch) + monster.ribbon(place, arch, f"url(#{colour})", SKINS[colour])


def is_covered(arch: Arch, others: list[Arch]) -> bool:
    """Whether a higher arch runs lengthways above this one."""
    return any(other.height > arch.height and len({*other.cells} & {*arch.cells}) > 1 for other in others)


def roundels(
    place: Place, standing: list[tuple[str, Arch]], tries: list[Attempt], bearers: list[tuple[float, float]]
) -> str:
    """Put every height where it can be read: near the apex, clear of higher arches, heads and tails."""
    drawn = ""
    above = [arch for _, arch in standing] + [one.arch for one in tries]
    taken = [(x, y, 22.0) for x, y in bearers]
    taken += [(*place.of(cell), 34.0 if one.reason else 22.0) for one in tries for cell in one.busy]
    inks = [(SKINS[colour].dark, arch) for colour, arch in standing] + [(one.ink, one.arch) for one in tries]
    for ink, arch in sorted(inks, key=lambda one: -one[1].height):
        point = clearest(place, arch, [other for other in above if other.height > arch.height], taken)
        taken.append((*point, 17.0))
        drawn += monster.roundel(*point, arch.height, ink, is_covered(arch, above))
    return drawn


def clearest(
    place: Place, arch: Arch, higher: list[Arch], taken: list[tuple[float, float, float]]
) -> tuple[float, float]:
    """Return the uncovered point of an arch that is nearest its apex."""
    (x, y), (far_x, far_y) = place.of(arch.tailward), place.of(arch.headward)
    steps = 8 * arch.segment.length

    def cost(point: tuple[float, float]) -> float:
        hidden = sum(max(0.0, 21 - distance(place, point, other)) for other in higher)
        crowded = sum(max(0.0, room - hypot(point[0] - h, point[1] - v)) for h, v, room in taken)
        return hypot(point[0] - (x + far_x) / 2, point[1] - (y + far_y) / 2) * 0.2 + hidden * 4 + crowded * 3

    return min(((x + (far_x - x) * i / steps, y + (far_y - y) * i / steps) for i in range(steps + 1)), key=cost)


def distance(place: Place, point: tuple[float, float], arch: Arch) -> float:
    """Return the distance of a point from the middle of a ribbon."""
    xs, ys = zip(place.of(arch.tailward), place.of(arch.headward), strict=True)
    return hypot(
        point[0] - min(max(point[0], min(xs)), max(xs)),
        point[1] - min(max(point[1], min(ys)), max(ys)),
    )


def notes(panel: Panel) -> str:
    """Circle the marked cells and cross out the offending ones."""
    drawn = ""
    ink = SKINS[panel.position.turn or panel.position.colours[0]].dark
    for cell in panel.rings:
        x, y = panel.place.of(Cell(cell))
        drawn += circle(x, y, 11, fill="none", stroke=WHITE, stroke_width=6.5)
        drawn += circle(x, y, 11, fill="none", stroke=ink, stroke_width=3)
    for one in panel.tries:
        reason = panel.position.why_not(one.move)
        drawn += offence(*panel.place.of(reason.cell)) if reason and reason.cell else ""
    for where, words in panel.labels:
        x, y = panel.place.of(Cell(where))
        label = text(x, y, words, 17, font_family=SERIF, font_style="italic")
        drawn += group(label, stroke=FOAM, stroke_width=4.5, stroke_opacity=0.85, stroke_linejoin="round") + label
    return drawn


def offence(x: float, y: float) -> str:
    """Frame a cell in red, with a cross."""
    square = partial(tag, "rect", x=x - 18, y=y - 18, width=36, height=36, rx=7, fill="none")
    lines = square(stroke=PAPER, stroke_width=6) + square(stroke=RED, stroke_width=3)
    return lines + circle(x + 17, y - 17, 11, fill=PAPER) + sign(x + 17, y - 17, good=False)
