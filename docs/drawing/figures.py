"""Draws everything but charts of positions: the sets, the seats, the lakes by number of seats, the standings."""

from __future__ import annotations

from math import cos, radians, sin
from typing import TYPE_CHECKING

from docs.drawing import monster, profile
from docs.drawing.chart import GAP, Panel, defs, draw
from docs.drawing.monster import SKINS
from docs.drawing.profile import HIGH, LONG
from docs.drawing.svg import FAINT, INK, SERIF, at, circle, group, number, page, path, tag, text
from docs.drawing.water import LAND, UNIT, lake

if TYPE_CHECKING:
    from blockness import Box, Position

SCALES = {"orange": "rounds", "green": "chevrons", "purple": "diamonds", "black": "bands"}


def sets(title: str, box: Box) -> str:
    """Draw the segments of every monster from the side, the starter first."""
    drawn, widest, step = "", 0.0, 6 * HIGH + 46
    for row, colour in enumerate(box.order):
        y, x = 6 * HIGH + 18 + row * step, 62.0
        for segment in box.monster(colour):
            drawn += profile.standing(segment.length, segment.height, colour, x, y)
            x += max(1.3, segment.length) * LONG + 21
        drawn = group(profile.water(x - 56), transform=at(44, y)) + drawn
        drawn += profile.badge(colour, 26, y - 6, 1.1)
        widest = max(widest, x)
    return page(widest, step * len(box.order) + 18, title, monster.defs(box.order), drawn)


def lakes(title: str, box: Box) -> str:
    """Draw the lake for 2, 3 and 4 seats."""
    small, drawn = 0.4, ""
    width, height = box.width * UNIT * small, box.height * UNIT * small
    for i, seats in enumerate((2, 3, 4)):
        x = 16 + i * (width + 16)
        land = tag("rect", x=-8, y=-8, width=box.width * UNIT + 16, height=box.height * UNIT + 16, fill=LAND, rx=12)
        drawn += group(land + lake(box, seats), transform=f"{at(x, 18)}scale({small})")
        cells = sum(mark in "234"[: seats - 1] for row in box.lake for mark in row)
        drawn += text(x + width / 2, height + 40, f"{seats} seats: {cells} cells", 19, font_family=SERIF)
    return page(3 * width + 64, height + 60, title, "", drawn)


def table(title: str, box: Box) -> str:
    """Draw the seats around the lake, in clockwise order."""
    x, y, radius = 215, 182, 138
    side = box.width * UNIT * 0.36 / 2
    drawn = group(lake(box, 4), transform=f"{at(x - side, y - side)}scale(.36)")
    for i, colour in enumerate(box.order):
        angle = 90 * i - 90
        seat_x, seat_y = point(x, y, 132, angle)
        drawn += profile.badge(colour, seat_x, seat_y, 1.9)
        drawn += text(seat_x, seat_y + 38, f"{colour}, {SCALES[colour]}", 14, font_family=SERIF)
        start, stop = point(x, y, radius, angle + 27), point(x, y, radius, angle + 61)
        d = f"M{number(start[0])} {number(start[1])}A{radius} {radius} 0 0 1 {number(stop[0])} {number(stop[1])}"
        drawn += path(d, fill="none", stroke=FAINT, stroke_width=2.4, stroke_linecap="round")
        drawn += path("M-7 -5L3 0L-7 5Z", fill=FAINT, transform=f"{at(*stop)}rotate({angle + 154})")
    return page(2 * x, 2 * y + 8, title, monster.defs(box.order), drawn)


def point(x: float, y: float, radius: float, angle: float) -> tuple[float, float]:
    """Return a point of a circle, by its angle clockwise from the east."""
    return x + radius * cos(radians(angle)), y + radius * sin(radians(angle))


def podium(title: str, position: Position) -> str:
    """Draw the standings: heads at their heights, and below them the segments left."""
    ground, column, step, left = 160, 112, 18, 30
    drawn = ""
    for height in range(1, 7):
        y = ground - height * step
        drawn += path(f"M{left} {y}h{column * position.seats}", stroke=FAINT, stroke_width=0.8, stroke_dasharray="2 4")
        drawn += text(left - 12, y, str(height), 13, fill=FAINT)
    for i, standing in enumerate(position.standings):
        x, top = left + column * i + 56, ground - standing.perch * step
        neck = f"M{x - 28} {ground}Q{x - 28} {top} {x} {top}V{ground}"
        drawn += path(neck, fill=f"url(#{standing.colour})", stroke=SKINS[standing.colour].dark, stroke_width=2)
        drawn += profile.badge(standing.colour, x, top - 4, 1.35)
        drawn += text(x + 26, ground - 16, str(standing.rank), 26, font_family=SERIF, font_weight="bold")
        drawn += reserve(position, standing.colour, x, ground + 70)
        drawn += text(x, ground + 92, f"{standing.left} left, head at {standing.perch}", 13, font_family=SERIF)
    drawn += group(profile.water(column * position.seats), transform=at(left, ground))
    return page(column * position.seats + 48, ground + 112, title, monster.defs(position.colours), drawn)


def reserve(position: Position, colour: str, x: float, y: float, small: float = 0.7) -> str:
    """Draw the segments a colour has left, in a row around a given middle."""
    segments = position.reserve(colour)
    wide = sum(segment.length * LONG + 18 for segment in segments) - 18
    drawn, start = "", -wide / 2
    for segment in segments:
        drawn += group(profile.segment(segment.length, segment.height, colour, plain=True), transform=at(start, 0))
        start += segment.length * LONG + 18
    return group(drawn, transform=f"{at(x, y)}scale({number(small)})")


def survey(title: str, position: Position) -> str:
    """Draw a whole lake, and below it every monster with the segments it has left."""
    panel = Panel(position)
    drawn = group(draw(panel), transform=at(GAP, GAP)) + compass(panel.width - 46, panel.height - 46)
    for i, colour in enumerate(position.colours):
        x, y = (24, 274)[i % 2], panel.height + 22 + 46 * (i // 2)
        drawn += profile.badge(colour, x + 10, y + 4, 1.15)
        wide = sum(segment.length * LONG + 18 for segment in position.reserve(colour)) * 0.6
        drawn += reserve(position, colour, x + 42 + wide / 2, y + 20, 0.6)
    return page(panel.width + 2 * GAP, panel.height + 112, title, defs((panel,)), drawn)


def compass(x: float, y: float) -> str:
    """Draw a small compass rose."""
    points = path("M0 -15L3.5 -3.5L15 0L3.5 3.5L0 15L-3.5 3.5L-15 0L-3.5 -3.5Z", fill="#fff8e6", stroke=INK)
    return group(
        points
        + path("M0 -15L3.5 -3.5L0 0ZM15 0L3.5 3.5L0 0ZM0 15L-3.5 3.5L0 0ZM-15 0L-3.5 -3.5L0 0Z")
        + circle(0, 0, 1.6),
        transform=at(x, y),
    )
