"""Strength against thinking time: the strongest level, given more and more time, against the same opponent.

python benchmarks/thinking_time.py [--games 100] [--folder thinking] [--plot docs/plots/thinking-time.svg]
"""

from __future__ import annotations

import argparse
from math import log10
from pathlib import Path

from blockness.players.arena import play_match
from blockness.players.match import Match
from blockness.players.ratings import Rating, rate

SECONDS = (0.003, 0.01, 0.03, 0.1, 0.3)
RIVAL = "plain-uct:seconds=0.1"
WIDTH, HEIGHT, LEFT, TOP, BOTTOM = 520, 300, 60, 34, 46


def measure(seconds: float, games: int, folder: Path) -> Rating:
    """Play the rival with this much time per move."""
    match = Match((f"nessie:seconds={seconds}", RIVAL), games)
    results = list(play_match(match, folder / f"{seconds}.jsonl"))
    return next(rating for rating in rate(results) if rating.player.startswith("nessie"))


def plot(found: dict[float, Rating]) -> str:
    """Plot the shares with their intervals against the logarithm of the time."""
    first, last = log10(min(found)), log10(max(found))

    def x(seconds: float) -> float:
        return LEFT + (WIDTH - LEFT - 30) * (log10(seconds) - first) / (last - first)

    def y(share: float) -> float:
        return TOP + (HEIGHT - TOP - BOTTOM) * (1 - share)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif">',
        "<style>text { font-size: 12px; fill: #22333b }</style>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" rx="10" fill="#f8f3e3"/>',
        f'<text x="{LEFT}" y="20">share of victory against {RIVAL} (2 seats)</text>',
    ]
    for share in (0, 0.25, 0.5, 0.75, 1):
        parts.append(f'<path d="M{LEFT} {y(share):.1f}H{WIDTH - 20}" stroke="#b9c4c2" stroke-width="1"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{y(share) + 4:.1f}" text-anchor="end">{share:.0%}</text>')
    line = " ".join(f"{x(seconds):.1f},{y(rating.share):.1f}" for seconds, rating in found.items())
    parts.append(f'<polyline points="{line}" fill="none" stroke="#20646e" stroke-width="3"/>')
    for seconds, rating in found.items():
        at = x(seconds)
        parts.append(
            f'<path d="M{at:.1f} {y(rating.low):.1f}V{y(rating.high):.1f}" stroke="#20646e" stroke-width="1.5"/>'
        )
        parts.append(f'<circle cx="{at:.1f}" cy="{y(rating.share):.1f}" r="4.5" fill="#e5761e"/>')
        parts.append(f'<text x="{at:.1f}" y="{HEIGHT - 24}" text-anchor="middle">{seconds:g} s</text>')
    parts.append(f'<text x="{WIDTH / 2}" y="{HEIGHT - 8}" text-anchor="middle">a move, one thread</text>')
    return "\n".join([*parts, "</svg>"]) + "\n"


def main() -> None:
    """Print the figures and draw the plot."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--games", type=int, default=100)
    options.add_argument("--folder", type=Path, default=Path("thinking"))
    options.add_argument("--plot", type=Path, default=Path("docs/plots/thinking-time.svg"))
    chosen = options.parse_args()
    chosen.folder.mkdir(parents=True, exist_ok=True)
    chosen.plot.parent.mkdir(parents=True, exist_ok=True)
    found = {}
    for seconds in SECONDS:
        found[seconds] = measure(seconds, chosen.games, chosen.folder)
        rating = found[seconds]
        print(f"{seconds:g} s: {rating.share:.2f} [{rating.low:.2f}, {rating.high:.2f}]", flush=True)
    chosen.plot.write_text(plot(found), "utf-8")


if __name__ == "__main__":
    main()
