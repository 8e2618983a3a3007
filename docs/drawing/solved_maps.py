"""Draws what every first start of the solved games of two is worth, one small lake a game."""

from __future__ import annotations

from functools import partial
from itertools import permutations
from typing import TYPE_CHECKING

from docs.drawing.svg import FAINT, INK, SERIF, WHITE, at, circle, group, page, path, tag, text
from docs.drawing.water import CONTOURS, DEPTHS, UNIT, contour

from blockness import Position
from blockness.players.solved import look_up

if TYPE_CHECKING:
    from blockness import Box, Move

ACROSS, SIZE, TOP = 6, 0.42, 64  # lakes side by side, their scale, the room for the legend
WIDTH, HEIGHT = 146, 176
WIN, SHARE, LOSS = "#1d6b45", "#d99a1f", "#a3293d"


def maps(box: Box) -> str:
    """Draw all of them."""
    games = [
        Position.start(2, variant, pair, box)
        for variant in ("classic", "expert")
        for pair in permutations(box.order, 2)
    ]
    solved = [start for start in games if look_up(start)]
    inside = legend()
    for i, start in enumerate(solved):
        inside += group(panel(start), transform=at(28 + i % ACROSS * WIDTH, TOP + i // ACROSS * HEIGHT))
    rows = -(-len(solved) // ACROSS)
    return page(32 + ACROSS * WIDTH, TOP + rows * HEIGHT + 8, "What every first start is worth", "", inside)


def legend() -> str:
    """Say what the marks mean."""
    words = ((WIN, 1, "the first seat wins"), (SHARE, 0, "shared"), (LOSS, -1, "the second seat wins"))
    beginning = partial(text, size=13, text_anchor="start")
    drawn = "".join(
        mark(40 + i * 196, 32, value, 1.0) + beginning(56 + i * 196, 32, said)
        for i, (_, value, said) in enumerate(words)
    )
    return drawn + text(
        616, 32, "a mark: the middle of a start, its head on the right", 11, text_anchor="start", fill=FAINT
    )


def panel(start: Position) -> str:
    """Draw one game: the deep water, and a mark for every start along a row."""
    box, first, second = start.box, *start.colours
    water = {(x, box.height - 1 - y) for x in range(box.width) for y in range(box.height) if box.zone(x, y) <= 2}
    left, top = min(x for x, _ in water), min(y for _, y in water)
    drawn = path(contour(water), fill=DEPTHS[2], stroke=CONTOURS[2], stroke_width=1.6)
    drawn += "".join(mark_of(start, move) for move in start.legal_moves if is_eastward(move))
    shifted = group(drawn, transform=f"scale({SIZE}) {at(-left * UNIT, -top * UNIT)}")
    title = text(59, -6, f"{first}, {second}", 12, font_family=SERIF)
    return group(title + group(shifted, transform=at(0, 8)) + text(59, 138, str(start.variant), 10, fill=FAINT))


def is_eastward(move: Move) -> bool:
    """Whether a start runs along a row with its head on the right; all others are mirror images of these."""
    tail, head = move.feet
    return tail.y == head.y and tail.x < head.x


def mark_of(start: Position, move: Move) -> str:
    """Draw what a start is worth."""
    known = look_up(start.play(move))
    assert known is not None
    tail, head = move.feet
    value = 0 if len(known.winners) > 1 else 1 if known.winners[0] == start.colours[0] else -1
    return mark((tail.x + head.x + 1) / 2 * UNIT, (start.box.height - tail.y - 0.5) * UNIT, value, 1 / SIZE * 0.8)


def mark(x: float, y: float, value: int, scale: float) -> str:
    """Draw a win as a disc, a shared victory as a ring, and a loss as a cross."""
    if value < 0:
        drawn = path("M-4.5 -4.5L4.5 4.5M-4.5 4.5L4.5 -4.5", stroke=LOSS, stroke_width=2.6, stroke_linecap="round")
    elif value == 0:
        drawn = circle(0, 0, 5, fill=WHITE, stroke=SHARE, stroke_width=3.2)
    else:
        drawn = circle(0, 0, 6.4, fill=WIN, stroke=INK, stroke_width=0.6)
    return tag("g", drawn, transform=f"{at(x, y)} scale({scale:.2f})")
