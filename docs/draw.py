"""Draws all the pictures in the documentation: `python docs/draw.py`.

Every move shown as allowed is legal, and every other is refused for the reason printed below it.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))
os.environ.setdefault("BLOCKNESS_KERNELS", "plain")  # faster than loading compiled rules for a few questions

from docs.drawing import figures
from docs.drawing.attempt import Try
from docs.drawing.chart import Panel, picture
from docs.drawing.solved_maps import maps

from blockness import Box, Extend, InvalidPosition, Position

at = Position.parse
PICTURES = Path(__file__).parent / "pictures"

MIDDLE = (
    "classic orange:e11d11/4,c11c8/6,d8d9/3,e9e6/3,d6d4/1,c4c1/2 green:f9f8/3,g8h8/1,i8i10/2,j10j8/5,k8k4/4,j4j7/3 "
    "purple:c5f5/5,e5e1/2,d1d3/3,e3h3/1,h2h1/4 black:f10g10/3,g9g6/3,g7c7/1,c6b6/2,b7b9/5 purple"
)
NOTATION = "classic purple:f9f7/5,e7e8/2,f8i8/1 orange:g5i5/1,i4e4/2 orange"
FINISH = (
    "classic orange:i7h7/4,h6g6/3,g7g9/1,h9e9/2,d9d11/5,e11h11/6,h10j10/4,k10k7/3,k6k2/5 "
    "green:a10a6/5,a7d7/2,e7e5/2,e4e2/5,f2f3/3,g3g4/1,g5j5/6,j6j8/4,i8i11/3 "
    "purple:b6b2/6,b1e1/5,f1g1/2,h1h3/5,h4f4/4,f5f8/1,e8e10/3,f10g10/4 "
    "black:c9c11/2,b11b8/3,c8c4/1,d4d5/2,d6d2/5,c2c3/3,b3b5/4,a5a2/6 over"
)


def allowed(line: str, window: str, move: str, words: str) -> Panel:
    """Show a legal move."""
    return Panel(Position.parse(line), window, (Try(move),), caption=f"{move}\n{words}", mark=True)


def refused(line: str, window: str, move: str, code: str) -> Panel:
    """Show a refused move with its reason code."""
    return Panel(Position.parse(line), window, (Try(move, code),), caption=f"{move}\n{code}", mark=False)


def near_cells(line: str) -> tuple[str, ...]:
    """Return the cells where the seat to move may put a near foot."""
    moves = Position.parse(line).legal_moves
    return tuple(sorted({move.near for move in moves if isinstance(move, Extend)}))


def can_move(position: Position, colour: str) -> bool:
    """Whether a colour could move, if it were its turn."""
    try:
        at(f"{str(position).rpartition(' ')[0]} {colour}")
    except InvalidPosition:
        return False
    return True


def pictures() -> dict[str, str]:
    """Draw them all."""
    box = Box.usual()
    zones = (("f6", "deep water: 2 seats"), ("f10", "first ring: 3 seats"), ("f11", "second ring: 4 seats"))
    lake = Panel(Position.start(4), labels=zones)
    return {
        "position": figures.survey("Four monsters in the middle of a game, and the segments each has left", at(MIDDLE)),
        "zones": picture("The whole lake: the deep water in the middle, two rings around it", lake),
        "sets": figures.sets("The ten segments of each monster seen from the side, length/height", box),
        "notation": picture("Purple and Orange in the deep water", Panel(at(NOTATION), "c3 i9")),
        "r1": figures.table("Four seats around the lake, in clockwise order", box),
        "r2": figures.lakes("The cells in use with 2, 3 and 4 seats", box),
        "r2-outside": leaving(),
        "r3": start(),
        "r4": extend(),
        "r5": open_water(),
        "r6": over_never_under(),
        "r7": heads_and_tails(),
        "r8": blocked(),
        "r9": end(),
        "r10": figures.podium("Four heads at their heights, and the segments left", at(FINISH)),
        "r11": expert(),
        "r11-reach": two_away(),
        "r12": solo(),
        "solved": maps(box),
    }


def leaving() -> str:
    """R2: an arch that leaves the part of the lake in use."""
    return picture(
        "The same arch leaves the lake for two seats but stays inside the lake for three",
        refused("classic orange:f6h6/1 green:c8c7/1 orange", "f4 j8", "Hh7j7/4", "outside-the-lake"),
        allowed("classic orange:f6h6/1 green:c8c7/1 purple:d3g3/1 orange", "f4 j8", "Hh7j7/4", "three seats"),
    )


def start() -> str:
    """R3."""
    line = "classic orange:d4f4/1 green:- green"
    return picture(
        "Two ways to place a starter; one outside the deep water; one across another starter",
        allowed(line, "d4 h8", "Sg6g7", "tail g6, head g7"),
        allowed(line, "d4 h8", "Sg7g6", "tail g7, head g6"),
        refused("classic orange:e5g5/1 purple:- green:- purple", "f3 j7", "Sg4j4", "outside-deep-water"),
        refused("classic orange:e6g6/1 black:- black", "d4 h8", "Sf4f8", "equal-height"),
    )


def extend() -> str:
    """R4."""
    line = "classic orange:e6g6/1 green:c8c7/1 orange"
    headings = tuple(map(Try, ("Hh6h8/4", "Hh6h4/5", "Hh6i6/3")))
    assert near_cells(line) == ("d6", "e5", "e7", "g5", "g7", "h6")
    return picture(
        "The six cells for a near foot, three headings from one of them, a longer tail, a near foot too far away",
        Panel(at(line), "d4 h8", rings=near_cells(line), caption="choose a near foot:\nsix cells at two ends"),
        Panel(at(line), "e4 i8", headings, ("h6",), caption="h6, any heading\nthe head moves along", mark=True),
        allowed(line, "d4 h8", "Td6d8/4", "the tail's turn to grow"),
        refused(line, "e5 i9", "Hh7h9/4", "not-beside-the-end"),
    )


def open_water() -> str:
    """R5."""
    line = "classic orange:d6f6/1 purple:h8h5/1 orange"
    return picture(
        "A far foot below an arch is refused, one beyond it is fine",
        refused(line, "e4 i8", "Hg6h6/3", "not-open-water"),
        allowed(line, "e4 i8", "Hg6i6/4", "lands beyond it"),
    )


def over_never_under() -> str:
    """R6."""
    return picture(
        "Over two lower arches, lengthways over your own body, under a higher arch, over one of the same height",
        allowed("classic orange:c5e5/1 purple:f4f7/1,g7g5/4 orange", "e4 i8", "He6i6/5", "over 1 and 4"),
        allowed("classic orange:e9e7/5,e6g6/1 purple:c4f4/1 orange", "d5 h9", "Hh6d6/2", "over the own body"),
        refused("classic orange:d6f6/1 purple:e9h9/1,h8h4/6 orange", "e4 i8", "Hg6i6/4", "under-an-arch"),
        refused("classic orange:d7f7/1 purple:e9h9/1,h8h6/5 orange", "e5 i9", "Hg7i7/5", "equal-height"),
    )


def heads_and_tails() -> str:
    """R7."""
    return picture(
        "Not over a head, not over a tail, over the end that moves away, not over your own other end",
        refused("classic orange:d6f6/1 purple:h9h6/1 orange", "e5 i9", "Hg6i6/4", "over-a-head"),
        refused("classic orange:d6f6/1 purple:h6h9/1 orange", "e5 i9", "Hg6i6/4", "over-a-tail"),
        allowed("classic orange:d6f6/1 purple:i4i7/1 orange", "d4 h8", "Hf7f5/4", "its head moves away"),
        refused("classic orange:d6f6/1,f7d7/4 purple:i4i7/1 orange", "c4 g8", "Hd8d5/6", "over-a-tail"),
    )


def blocked() -> str:
    """R8."""
    before = at("classic green:d3e3/3,f3g3/1 black:g4d4/3,d5h5/1 black")
    after = before.play("Hh6g6/2")
    assert not can_move(before, "green")
    assert can_move(after, "green")
    return picture(
        "Green is blocked; when Black's head moves away, Green plays again",
        Panel(before, "d3 h7", (Try("Hh6g6/2"),), caption="Hh6g6/2\nBlack lets Green out", mark=True),
        allowed(str(after), "d3 h7", "Hh3h7/4", "Green plays again"),
    )


def end() -> str:
    """R9."""
    line = "classic orange:f9e9/4,e8h8/6,h7h5/1 black:g9g5/1,g4i4/5,i5i8/3 over"
    return picture("The end of a game for two", Panel(at(line), "c3 i9", caption="nobody can place anything"))


def expert() -> str:
    """R11: where the near foot goes."""
    line = "expert orange:e6g6/1 green:c8c7/1 orange"
    assert near_cells(line) == ("c6", "e4", "e8", "g4", "g8", "i6")
    panel = Panel(at(line), "c4 i8", rings=near_cells(line), caption="six cells, each two away")
    return picture("The six cells two away from the ends of a starter", panel)


def two_away() -> str:
    """R11: what it allows and what it forbids."""
    line = "expert orange:d6f6/1 purple:d9g9/1,g7g3/6 orange"
    return picture(
        "A near foot beyond a high arch, and one too close to the end",
        allowed(line, "e4 i8", "Hh6h8/4", "past whatever is between"),
        refused(line, "e4 i8", "Hf7f8/3", "not-beside-the-end"),
    )


def solo() -> str:
    """R12."""
    position = at("classic purple:h9g9/2,f9f6/1,g6g3/5,f3f5/3 black:i4i8/5,h8h4/1 black")
    assert list(map(str, position.legal_moves)) == ["Hh3e3/6"]
    return picture("A puzzle: Black has exactly one move", Panel(position, "d3 i9", caption="Black to move"))


def main() -> None:
    """Write the pictures to their folder."""
    PICTURES.mkdir(exist_ok=True)
    for name, drawn in pictures().items():
        (PICTURES / f"{name}.svg").write_text(drawn, "utf-8")


if __name__ == "__main__":
    main()
