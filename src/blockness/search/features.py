"""What a small network is told about a position: a few numbers for each seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from blockness.rules.code import x_of, y_of
from blockness.rules.jit import kernel, ones
from blockness.rules.legal import code_at, fitting, legal
from blockness.rules.play import play
from blockness.rules.row import HEAD, OVER, WATER
from blockness.search.real import logarithm

if TYPE_CHECKING:
    from blockness.rules.record import Ints, Records
    from blockness.rules.row import Row
    from blockness.rules.tables import Tables

FEATURES = (
    "has its monster on the lake",
    "can move",
    "moves, their logarithm",
    "moves of the end with more of them, their logarithm",
    "moves of the other end, their logarithm",
    "near cells of the one that something fits on",
    "near cells of the other",
    "segments of which one fits somewhere",
    "segments left",
    "length of all that is left",
    "height of the highest that is left",
    "height of the head",
    "is to move",
    "turns until it is to move",
    "open water around its ends",
)
AROUND = 2  # cells in each direction
SEGMENTS = (1 << 16) - 1  # the bits of one heading


@kernel
def describe_end(t: Tables, p: Row, seat: int, end: int, found: Ints) -> None:
    """Count the moves of an end and the near cells they use, and note the segments that fit."""
    at = int(p.end[seat, end])
    found[0] = found[1] = 0
    for i in range(1, t.near[p.reach, at, 0] + 1):
        fit = fitting(t, p, seat, end, int(t.near[p.reach, at, i]))
        found[0] += ones(fit)
        found[1] += fit != 0
        found[2] |= (fit | fit >> 16 | fit >> 32 | fit >> 48) & SEGMENTS


@kernel
def water_around(t: Tables, p: Row, at: int) -> int:
    """Count the open cells around a cell."""
    total = 0
    for y in range(max(0, y_of(at) - AROUND), min(15, y_of(at) + AROUND) + 1):
        for x in range(max(0, x_of(at) - AROUND), min(15, x_of(at) + AROUND) + 1):
            total += code_at(t, p, y * 16 + x) == WATER
    return total


@kernel
def describe_seat(t: Tables, p: Row, seat: int, found: Ints, features: Any) -> None:
    """Write the features of one seat, each roughly from 0 to 1."""
    for i in range(len(features)):
        features[i] = 0.0
    m, length, highest = int(p.monster[seat]), 0, 0
    for segment in range(16):
        if int(p.reserve[seat]) >> segment & 1:
            length += int(t.length[m, segment])
            highest = max(highest, int(t.height[m, segment]))
    features[8] = ones(int(p.reserve[seat])) / 9.0
    features[9], features[10] = length / 30.0, highest / 6.0
    if p.turn != OVER:
        features[12] = 1.0 if p.turn == seat else 0.0
        features[13] = (seat + int(p.seats) - int(p.turn)) % int(p.seats) / 3.0
    if seat >= p.placed:
        return
    found[2] = 0
    describe_end(t, p, seat, 0, found)
    moves, cells = found[0], found[1]
    describe_end(t, p, seat, 1, found)
    features[0] = 1.0
    features[1] = 1.0 if moves + found[0] else 0.0
    features[2] = logarithm(1.0 + moves + found[0]) / 4.0
    features[3] = logarithm(1.0 + max(moves, found[0])) / 4.0
    features[4] = logarithm(1.0 + min(moves, found[0])) / 4.0
    features[5] = (cells if moves >= found[0] else found[1]) / 4.0
    features[6] = (found[1] if moves >= found[0] else cells) / 4.0
    features[7] = ones(found[2]) / 9.0
    features[11] = p.perch[seat, HEAD] / 6.0
    features[14] = (water_around(t, p, int(p.end[seat, 0])) + water_around(t, p, int(p.end[seat, 1]))) / 40.0


@kernel
def describe(tables: Records[Tables], rows: Records[Row], found: Ints, features: Any) -> None:
    """Write the features of all seats of all positions."""
    for i in range(len(rows)):
        for seat in range(rows[i].seats):
            describe_seat(tables[0], rows[i], seat, found, features[i, seat])


@kernel
def follow(tables: Records[Tables], rows: Records[Row], codes: Ints) -> int:
    """Write the legal moves of rows[0], and the positions after them from rows[1] on; return how many there are."""
    count = legal(tables[0], rows[0], codes)
    for i in range(count):
        rows[i + 1] = rows[0]
        play(tables[0], rows[i + 1], codes[i])
    return count
