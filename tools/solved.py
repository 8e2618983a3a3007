"""Packs the proofs of whole games of two into the table that ships.

`python tools/solved.py FOLDER`: the folder holds what `blockness solve-all` wrote. Only games of which every pair is
proved are taken; games that the table holds already stay, unless the box has changed.
"""

from __future__ import annotations

import argparse
import json
from importlib.metadata import version
from itertools import groupby
from pathlib import Path
from typing import Any

from blockness import Position
from blockness.box import Box
from blockness.players.solved import fingerprint
from blockness.players.solving import read_proofs, summary
from blockness.players.starts import pairs

TABLE = Path(__file__).parents[1] / "src" / "blockness" / "players" / "solved.json"
PAGE = Path(__file__).parents[1] / "docs" / "solved.md"
MARK = "<!-- table -->"
SIGNS = {1: "+", 0: "=", -1: "-"}


def main() -> None:
    """Write the table."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("folder", type=Path)
    games = kept_games()
    for file in sorted(options.parse_args().folder.glob("*.jsonl")):
        with file.open(encoding="utf-8") as lines:
            header = json.loads(next(lines))
        name = " ".join((header["variant"], *header["colours"]))
        found = packed(header["variant"], tuple(header["colours"]), read_proofs(file, header))
        print(f"{name}: {'not all pairs are proved' if found is None else found['winner']}")
        if found:
            games[name] = found
    games = dict(sorted(games.items()))
    whole = {"box": fingerprint(Box.usual()), "solver": version("blockness"), "games": games}
    TABLE.write_text(json.dumps(whole, indent=1) + "\n", encoding="utf-8")
    before, _, rest = PAGE.read_text("utf-8").partition(MARK)
    after = rest[rest.index("\n\nAnd every first start") :]
    PAGE.write_text(before + MARK + "\n\n" + listed(games) + after, encoding="utf-8")
    print(f"{len(games)} games, {TABLE.stat().st_size:,} bytes")


def kept_games() -> dict[str, Any]:
    """Return the games of the table as it is, if it was made with this box."""
    table = json.loads(TABLE.read_text("utf-8"))
    return dict(table["games"]) if table["box"] == fingerprint(Box.usual()) else {}


def listed(games: dict[str, Any]) -> str:
    """Return the solved games as a table for the page about them."""
    rows = ["| Game | First | Second | Wins | A best start | Starts that win, share, lose | Positions searched |"]
    rows.append("|---|---|---|---|---|---|---|")
    for name, game in games.items():
        signs = [proof[0] for proof in game["starts"].values()]
        counts = ", ".join(str(signs.count(sign)) for sign in "+=-")
        winner = "both" if game["winner"] == "shared" else game["winner"]
        cells = [*name.split(), winner, f"`{game['start']}`", counts, f"{game['proofs']['positions']:,}"]
        rows.append(f"| {' | '.join(cells)} |")
    return "\n".join(rows)


def packed(variant: str, colours: tuple[str, ...], lines: list[dict[str, Any]]) -> dict[str, Any] | None:
    """Return one game, if all its pairs are proved."""
    proved = {line["pair"]: line["proofs"] for line in lines}
    wanted = [str(pair) for pair in pairs(Position.start(2, variant, colours))]
    if set(wanted) != set(proved):
        return None
    said = summary(variant, colours, lines)
    entries = [(*pair.split(), ",".join(sign_and_move(one) for one in told(proved[pair]))) for pair in wanted]
    sizes = [proof[2] for proofs in proved.values() for proof in proofs]
    return {
        "winner": said["winner"],
        "start": said["start"],
        "starts": {
            start: SIGNS[(winner == colours[0]) - (winner == colours[1])] + said["replies"][start]
            for start, winner in said["starts"].items()
        },
        "pairs": {
            first: " ".join(second + proof for _, second, proof in group)
            for first, group in groupby(entries, key=lambda entry: entry[0])
        },
        "proofs": {"searches": len(sizes), "positions": sum(sizes), "largest": max(sizes)},
    }


def told(proofs: list[list[Any]]) -> list[list[Any]]:
    """Return what is told about a pair: one answer for all choices of heads, or one for each."""
    return proofs[1:] or proofs


def sign_and_move(proof: list[Any]) -> str:
    """Return an answer in a few letters."""
    return SIGNS[proof[0]] + str(proof[1])


if __name__ == "__main__":
    main()
