"""The engine stays within its memory, even on a phone."""

from __future__ import annotations

import subprocess

from blockness.puzzles.collection import published
from e2e.paging import node
from engine.asking import BUILT, HERE

TWO = "classic orange:i4i6/4,h6g6/4,g5e5/1 green:d6f6/2,f7e7/1 green"
FOUR = "classic orange:g3e3/5,e4c4/1 green:i6f6/3,e6d6/1 purple:h5e5/1 black:i7e7/1 purple"


def test_all_it_can_do_takes_less_than_96_megabytes() -> None:
    command = [node(), str(HERE / "memory.mjs"), str(BUILT / "engine.mjs"), TWO, FOUR, published()[0].text]
    taken = int(subprocess.check_output(command, text=True))
    assert taken < 96 * 2**20
