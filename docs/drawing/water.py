"""Draws the lake: its zones with rounded contours, its cells, the land around it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from docs.drawing.svg import WHITE, group, path, tag

from blockness.box import SHORE

if TYPE_CHECKING:
    from blockness import Box

UNIT = 40  # a cell
LAND, IDLE, SHORELINE = "#ecdfb9", "#dde2cf", "#9a8a5c"
DEPTHS = {4: "#cfe7ea", 3: "#a8d1dc", 2: "#7db4c9"}  # by zone; the deep water is darkest
CONTOURS = {4: "#7fb0bd", 3: "#5f9bb0", 2: "#41809b"}
ROUND = 15  # radius of a contour's corners

Point = tuple[int, int]


def borders(cells: set[Point]) -> list[list[Point]]:
    """Walk around cells with the water on the right, and return the corners of every loop, in cells."""
    edges: dict[Point, list[Point]] = {}
    for x, y in sorted(cells):
        corners = [(x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1)]
        beyond = [(x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)]
        for i in range(4):
            if beyond[i] not in cells:
                edges.setdefault(corners[i], []).append(corners[(i + 1) % 4])
    loops = []
    while edges:
        first = min(edges)
        loop, at = [first], edges[first].pop()
        while at != first:
            loop.append(at)
            at = edges[at].pop()
        edges = {start: ends for start, ends in edges.items() if ends}
        loops.append([p for i, p in enumerate(loop) if not is_straight(loop[i - 1], p, loop[(i + 1) % len(loop)])])
    return loops


def is_straight(before: Point, here: Point, after: Point) -> bool:
    """Whether three points lie in one row or column."""
    return before[0] == here[0] == after[0] or before[1] == here[1] == after[1]


def contour(cells: set[Point]) -> str:
    """Return the rounded outline of cells."""
    written = []
    for loop in borders(cells):
        parts = []
        for i, (x, y) in enumerate(loop):
            (ax, ay), (bx, by) = loop[i - 1], loop[(i + 1) % len(loop)]
            start = x * UNIT + sign(ax - x) * ROUND, y * UNIT + sign(ay - y) * ROUND
            stop = x * UNIT + sign(bx - x) * ROUND, y * UNIT + sign(by - y) * ROUND
            parts.append(f"{start[0]} {start[1]}Q{x * UNIT} {y * UNIT} {stop[0]} {stop[1]}")
        written.append("M" + "L".join(parts) + "Z")
    return "".join(written)


def sign(value: int) -> int:
    """Return -1, 0 or 1."""
    return (value > 0) - (value < 0)


def lake(box: Box, seats: int) -> str:
    """Draw the whole lake like a chart: water tinted by depth, unused cells as mudflats, dots for cells."""
    cells = {
        (x, box.height - 1 - y): box.zone(x, y)
        for x in range(box.width)
        for y in range(box.height)
        if box.zone(x, y) != SHORE
    }
    drawn = "".join(zone_of(cells, zone, seats) for zone in (4, 3, 2))
    half = UNIT // 2
    dots = "".join(f"M{x * UNIT + half} {y * UNIT + half}h0" for (x, y), zone in sorted(cells.items()) if zone <= seats)
    return drawn + path(dots, stroke="#1f5873", stroke_opacity=0.5, stroke_width=4.2, stroke_linecap="round")


def zone_of(cells: dict[Point, int], zone: int, seats: int) -> str:
    """Draw one zone and everything deeper, with waterlines along its edge."""
    name = f"zone-{zone}-{seats}"
    edge = path(contour({cell for cell, there in cells.items() if there <= zone}), id=name)
    again = partial(tag, "use", href=f"#{name}")
    if zone > seats:
        return group(edge, fill=IDLE, stroke=SHORELINE, stroke_width=1.2, stroke_dasharray="2 3")
    fill, line = DEPTHS[zone], CONTOURS[zone]
    waterlines = "".join(
        again(stroke=line, stroke_width=2 * inset + 0.8, stroke_opacity=strength)
        + again(stroke=fill, stroke_width=2 * inset - 0.8)
        for inset, strength in ((9, 0.35), (5, 0.55))
    )
    clip = tag("clipPath", again(), id=f"in-{name}")
    return (
        clip
        + group(edge, fill=fill)
        + group(waterlines, fill="none", clip_path=f"url(#in-{name})")
        + again(fill="none", stroke=line, stroke_width=1.6)
    )


def grid(columns: range, rows: range) -> str:
    """Draw the fine lines of the map grid."""
    left, right, top, bottom = columns[0] * UNIT, (columns[-1] + 1) * UNIT, rows[0] * UNIT, (rows[-1] + 1) * UNIT
    lines = "".join(f"M{x * UNIT} {top}V{bottom}" for x in columns[1:])
    lines += "".join(f"M{left} {y * UNIT}H{right}" for y in rows[1:])
    return path(lines, stroke=WHITE, stroke_opacity=0.32, stroke_width=0.8)
