"""Draws all pictures of the documentation: `python docs/draw.py`."""

from __future__ import annotations

import os
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))
os.environ.setdefault("BLOCKNESS_KERNELS", "plain")  # a few questions are answered before the compiled rules are loaded

from blockness import Position
from docs.chart import Panel, Try, picture

at = Position.parse
P = {
    "position": picture("x", Panel(at("classic green:a7b7/3,b6d6/4,d7e7/1,f7c7/2 orange:h7h5/1,g5g3/5,g2k2/2,k3k6/2 black:i7i3/5,i4e4/1,e3e2/2,d2f2/5 purple:h9i9/2,i8f8/1,f9d9/4,d10g10/5 green"))),
    "test": picture("y",
       Panel(at("classic purple:f9f7/5,e7e8/2,f8i8/1 orange:g5i5/1,i4e4/2 orange"), "d3 i9", (Try("Hd4d7/3"),), (), "Hd4d7/3", True),
       Panel(at("classic purple:f9f7/5,e7e8/2,f8i8/1 orange:g5i5/1,i4e4/2 orange"), "d3 i9", (Try("Tf5f8/3","under-an-arch"),), ("f6",), "Tf5f8/3  under-an-arch", False),
       ),
}
for name, svg in P.items():
    Path(__file__).parent.joinpath("pictures", f"{name}.svg").write_text(svg)
    print(name, len(svg))
