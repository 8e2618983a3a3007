"""Draws the runs that benchmarks/knee.py measured: `python benchmarks/knee_plot.py`."""

from __future__ import annotations

import json
from math import log10
from pathlib import Path
from typing import Any

POINTS = Path(__file__).parent / "points"
PLOT = Path(__file__).parents[1] / "docs" / "plots" / "knee.svg"
WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 640, 330, 72, 34, 44, 46
MOST = 8_000  # sockets
LOWEST, HIGHEST = 5, 5_000  # ms
LINES = {"before": "#b4552d", "after": "#20646e"}
AIM = 150  # ms


def x(sockets: float) -> float:
    """Return where a number of sockets is."""
    return LEFT + (WIDTH - LEFT - RIGHT) * sockets / MOST


def y(milliseconds: float) -> float:
    """Return where a time is; each line of the grid is ten times the one below."""
    share = log10(max(LOWEST, min(HIGHEST, milliseconds)) / LOWEST) / log10(HIGHEST / LOWEST)
    return HEIGHT - BOTTOM - (HEIGHT - BOTTOM - TOP) * share


def curve(name: str, points: list[dict[str, Any]]) -> str:
    """Draw each run: a disc for the 99th percentile, a ring for the median."""
    colour, drawn = LINES[name], ""
    for point in points:
        if "failed" not in point:
            at = x(point["sockets"])
            drawn += f'<circle cx="{at:.1f}" cy="{y(point["p99_ms"]):.1f}" r="5" fill="{colour}"/>\n'
            ring = f'fill="none" stroke="{colour}" stroke-width="2"'
            drawn += f'<circle cx="{at:.1f}" cy="{y(point["median_ms"]):.1f}" r="4" {ring}/>\n'
    for point in points:
        if "failed" in point:
            at = x(point["sockets"])
            drawn += f'<text x="{at:.1f}" y="{TOP + 8}" text-anchor="middle" style="fill:{colour}">✕</text>\n'
    return drawn


def plot(curves: dict[str, list[dict[str, Any]]]) -> str:
    """Return the picture."""
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif">',
        "<title>Time until a move has reached everybody, by the number of sockets</title>",
        "<style>text { font-size: 12px; fill: #22333b }</style>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" rx="10" fill="#f8f3e3"/>',
        f'<text x="{LEFT}" y="22">until a move has reached everybody: 99 of 100 (discs), median (rings)</text>',
    ]
    for time in (10, 100, 1_000):
        parts.append(f'<path d="M{LEFT} {y(time):.1f}H{WIDTH - RIGHT}" stroke="#b9c4c2" stroke-width="1"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{y(time) + 4:.1f}" text-anchor="end">{time:,} ms</text>')
    parts.append(f'<path d="M{LEFT} {y(AIM):.1f}H{WIDTH - RIGHT}" stroke="#e5761e" stroke-dasharray="6 4"/>')
    parts.append(f'<text x="{LEFT + 6}" y="{y(AIM) - 5:.1f}">{AIM} ms</text>')
    for sockets in range(1_000, MOST + 1, 1_000):
        parts.append(f'<text x="{x(sockets):.1f}" y="{HEIGHT - 26}" text-anchor="middle">{sockets:,}</text>')
    words = "sockets at tables for two, with a move every five seconds at each table"
    parts.append(f'<text x="{(LEFT + WIDTH - RIGHT) / 2}" y="{HEIGHT - 8}" text-anchor="middle">{words}</text>')
    for number, (name, points) in enumerate(curves.items()):
        parts.append(curve(name, points))
        at = WIDTH - RIGHT - 60
        parts.append(f'<path d="M{at - 28} {18 + 16 * number}h20" stroke="{LINES[name]}" stroke-width="3"/>')
        parts.append(f'<text x="{at}" y="{22 + 16 * number}">{name}</text>')
    return "\n".join([*parts, "</svg>"]) + "\n"


def main() -> None:
    """Draw all runs."""
    curves = {name: json.loads((POINTS / f"{name}.json").read_text("utf-8")) for name in LINES}
    PLOT.write_text(plot(curves), "utf-8")


if __name__ == "__main__":
    main()
