"""Random games per second compared with the yardstick in C, in turn in one run, so that the machine's mood cancels out.

python benchmarks/playouts.py [--yardstick ../shared/yardstick/limit.c] [--rounds 5] [--seconds 1]
"""

from __future__ import annotations

import argparse
import json
import shutil
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any


def build(source: Path, folder: Path) -> Path | None:
    """Compile the yardstick outside the tree; None if it or a compiler is missing."""
    compiler = shutil.which("cc")
    if not source.exists() or compiler is None:
        print(f"no yardstick: {'no C compiler' if source.exists() else f'{source} is not there'}", file=sys.stderr)
        return None
    program = folder / "limit"
    subprocess.run([compiler, "-O3", "-march=native", source, "-o", program], check=True)
    return program


def ours(seats: int, variant: str, seconds: float) -> dict[str, Any]:
    """Run `blockness bench`."""
    command = [sys.executable, "-m", "blockness", "bench", "--json", "--seats", str(seats), "--variant", variant]
    found: dict[str, Any] = json.loads(subprocess.check_output([*command, "--seconds", str(seconds)]))
    return found


def theirs(program: Path, seats: int, variant: str, seconds: float) -> dict[str, Any]:
    """Run the yardstick."""
    found: dict[str, Any] = json.loads(
        subprocess.check_output([program, str(seats), str(int(variant == "expert")), str(seconds)])
    )
    return found


def main() -> None:
    """Compare the two for 2, 3 and 4 seats and both variants."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--yardstick", type=Path, default=Path("../shared/yardstick/limit.c"))
    options.add_argument("--rounds", type=int, default=5)
    options.add_argument("--seconds", type=float, default=1.0)
    chosen = options.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        program = build(chosen.yardstick, Path(folder))
        print("| seats | variant | plies/s | yardstick | ratio | plies/game | yardstick |")
        print("|---|---|---|---|---|---|---|")
        for seats in (2, 3, 4):
            for variant in ("classic", "expert"):
                rounds = [
                    (
                        ours(seats, variant, chosen.seconds),
                        theirs(program, seats, variant, chosen.seconds) if program else None,
                    )
                    for _ in range(chosen.rounds)
                ]
                print(row(seats, variant, rounds), flush=True)


def row(seats: int, variant: str, rounds: list[tuple[dict[str, Any], dict[str, Any] | None]]) -> str:
    """Return one line of the table: medians over the rounds."""
    speed = statistics.median(mine["plies_per_s"] for mine, _ in rounds)
    plies = statistics.fmean(mine["plies_per_game"] for mine, _ in rounds)
    pairs = [(mine, other) for mine, other in rounds if other]
    if not pairs:
        return f"| {seats} | {variant} | {speed:,.0f} | - | - | {plies:.2f} | - |"
    limit = statistics.median(other["plies_per_s"] for _, other in pairs)
    ratio = statistics.median(mine["plies_per_s"] / other["plies_per_s"] for mine, other in pairs)
    length = statistics.fmean(other["plies_per_game"] for _, other in pairs)
    return f"| {seats} | {variant} | {speed:,.0f} | {limit:,.0f} | {ratio:.2f} | {plies:.2f} | {length:.2f} |"


if __name__ == "__main__":
    main()
