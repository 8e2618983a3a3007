"""The lake as a picture of pixels."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from blockness.envs.array import Array
    from blockness.game import Arch, Cell, Position

SIDE = 32  # pixels of a cell
SHORE, WATER, GRID, INK, BONE = (214, 205, 178), (122, 170, 186), (108, 156, 173), (34, 40, 46), (250, 246, 232)
PAINTS = ((224, 124, 48), (84, 150, 76), (134, 84, 158), (70, 72, 80))  # in the order of the box
DIGITS = ("", "010110010010111", "111001111100111", "111001011001111", "101101111001001", "111100111001111",
          "111100111101111")  # fmt: skip


def paint(position: Position) -> Array:
    """Return the lake seen from above, north at the top: rows, columns, and red, green and blue."""
    box = position.box
    image = np.empty((box.height * SIDE, box.width * SIDE, 3), np.uint8)
    image[:] = SHORE
    for y in range(box.height):
        for x in range(box.width):
            if box.zone(x, y) <= position.seats:
                top, left = (box.height - 1 - y) * SIDE, x * SIDE
                image[top : top + SIDE, left : left + SIDE] = GRID
                image[top + 1 : top + SIDE, left + 1 : left + SIDE] = WATER
    arches = [(arch, colour) for colour, own in zip(position.colours, position.monsters, strict=True) for arch in own]
    for arch, colour in sorted(arches, key=lambda one: one[0].height):
        paint_arch(image, arch, PAINTS[box.order.index(colour)])
    for own in position.monsters:
        if own:
            paint_end(image, own[-1].headward, is_head=True)
            paint_end(image, own[0].tailward, is_head=False)
    return image


def centre(image: Array, cell: Cell) -> tuple[int, int]:
    """Return the pixel in the middle of a cell."""
    return image.shape[0] - cell.y * SIDE - SIDE // 2, cell.x * SIDE + SIDE // 2


def paint_arch(image: Array, arch: Arch, colour: tuple[int, int, int]) -> None:
    """Paint an arch: a band from foot to foot, broader and brighter the higher it is, with its height in the middle."""
    (top, left), (bottom, right) = sorted((centre(image, arch.tailward), centre(image, arch.headward)))
    left, right = min(left, right), max(left, right)
    half = 6 + arch.height // 2
    bright = tuple(min(255, round(part * (0.8 + 0.07 * arch.height))) for part in colour)
    image[top - half - 1 : bottom + half + 2, left - half - 1 : right + half + 2] = INK
    image[top - half : bottom + half + 1, left - half : right + half + 1] = bright
    for y, x in ((top, left), (bottom, right)):
        disc(image, y, x, half - 2, colour)
    paint_digit(image, (top + bottom) // 2, (left + right) // 2, arch.height)


def paint_end(image: Array, cell: Cell, *, is_head: bool) -> None:
    """Paint a head, an eye in a dark ring, or a tail, a dark dot."""
    y, x = centre(image, cell)
    if is_head:
        disc(image, y, x, 10, INK)
        disc(image, y, x, 8, BONE)
    disc(image, y, x, 4, INK)


def disc(image: Array, y: int, x: int, radius: int, colour: tuple[int, int, int]) -> None:
    """Paint a disc."""
    ys, xs = np.ogrid[-radius : radius + 1, -radius : radius + 1]
    square = image[y - radius : y + radius + 1, x - radius : x + radius + 1]
    square[ys * ys + xs * xs <= radius * radius] = colour


def paint_digit(image: Array, y: int, x: int, number: int) -> None:
    """Paint a height in fifteen dots of two pixels."""
    dots = np.array([dot == "1" for dot in DIGITS[number]]).reshape(5, 3).repeat(2, 0).repeat(2, 1)
    image[y - 5 : y + 5, x - 3 : x + 3][dots] = BONE
