"""The learning curve of an example, as a picture."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable


def drawn(shares: list[float]) -> str:
    """Draw the share of the victories against chance, round by round."""
    lines = [
        f'<path d="M60 {y}H500" stroke="#b9c4c2"/><text x="52" y="{y + 4}" text-anchor="end">{share}%</text>'
        for share in (0, 25, 50, 75, 100)
        for y in [254 - 2.2 * share]
    ]
    points = " ".join(f"{60 + 440 * i / (len(shares) - 1):.1f},{254 - 220 * s:.1f}" for i, s in enumerate(shares))
    return "\n".join(
        [
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 520 300" font-family="sans-serif">',
            "<style>text { font-size: 12px; fill: #22333b }</style>",
            '<rect width="520" height="300" rx="10" fill="#f8f3e3"/>',
            f'<text x="60" y="20">share of the victories against chance in {len(shares)} rounds (2 seats)</text>',
            *lines,
            f'<polyline points="{points}" fill="none" stroke="#20646e" stroke-width="2"/>\n</svg>\n',
        ]
    )


def main(learn: Callable[[int], list[float]], about: str | None, rounds: int) -> None:
    """Learn for as many rounds as the command line says, say how it went, and draw it if asked to."""
    options = argparse.ArgumentParser(description=about)
    options.add_argument("--rounds", type=int, default=rounds)
    options.add_argument("--plot", type=Path)
    chosen = options.parse_args()
    shares = learn(chosen.rounds)
    if chosen.plot:
        chosen.plot.write_text(drawn(shares), "utf-8")
    for first in range(0, len(shares), 10):
        some = shares[first : first + 10]
        print(f"round {first:3}: {sum(some) / len(some):.3f} of the victories against chance")
