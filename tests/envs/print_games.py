"""Prints a game for each table as OpenSpiel does: `PYTHONPATH=tests python tests/envs/print_games.py`."""

from pathlib import Path

from open_spiel.python.algorithms import generate_playthrough

import blockness.envs.openspiel  # noqa: F401 - it registers the game
from envs.libraries import TABLES

PRINTED = Path(__file__).parent / "playthroughs"
LEFT_OUT = ("◯", "◉", "ObservationTensor(", "InformationStateTensor(", "ObservationString(", "StringLegalActions(")


def printed(seats: int, variant: str) -> str:
    """Return the facts of a game and how one went, move by move; other tests look at the planes."""
    text = generate_playthrough.playthrough(f"blockness(seats={seats},variant={variant})", None, seed=seats)
    lines = [line.rstrip() for line in text.split("\n") if not line.startswith(LEFT_OUT)]
    return "\n".join(line for i, line in enumerate(lines) if line or lines[i - 1]).rstrip() + "\n"


if __name__ == "__main__":
    PRINTED.mkdir(exist_ok=True)
    for seats, variant in TABLES:
        (PRINTED / f"{seats}-{variant}.txt").write_text(printed(seats, variant), "utf-8")
