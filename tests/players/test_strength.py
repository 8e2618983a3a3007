"""The matches of the documentation can be played: the one that needs another checkout, and those that stop halfway."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def test_plays_against_another_checkout(tmp_path: Path) -> None:
    command = [sys.executable, str(ROOT / "benchmarks/strength.py"), "before-4", "--before", str(ROOT)]
    limits = ["--games", "2", "--jobs", "2", "--seconds", "0.01", "--folder", str(tmp_path)]
    done = subprocess.run([*command, *limits], capture_output=True, text=True, check=False, timeout=300)
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[-1].startswith("| before-4 | 2 |")
    results = [json.loads(line) for line in (tmp_path / "before-4.jsonl").read_text().splitlines()[1:]]
    assert sorted(one["players"].index("nessie") for one in results) == [0, 1]
    assert all(one["players"].count("before") == 3 and len(one["moves"]) > 12 for one in results)


def test_judges_games_halfway_and_carries_on(tmp_path: Path) -> None:
    players = ["nessie:simulations=30,seconds=100", "plain-uct:simulations=30,seconds=100"]
    command = [sys.executable, str(ROOT / "benchmarks/halfway.py"), *players, "--plies", "9", "--folder", str(tmp_path)]
    for games in (2, 4):
        limits = ["--games", str(games), "--jobs", "2"]
        done = subprocess.run([*command, *limits], capture_output=True, text=True, check=False, timeout=300)
        assert done.returncode == 0, done.stderr
        assert f"| {games} | 0." in done.stdout
    (file,) = tmp_path.glob("*.jsonl")
    results = [json.loads(line) for line in file.read_text().splitlines()[1:]]
    assert sorted(one["game"] for one in results) == [0, 1, 2, 3]
    assert all(len(one["moves"]) == 9 and 0 <= one["share"] <= 1 for one in results)
    starts = {one["game"]: one["moves"][:3] for one in results}
    assert starts[0] == starts[1] == starts[2] != starts[3], "every seat once from the same starts"


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["nesie", "plain-uct"], "got 'nesie'"),
        (["nessie", "plain-uct:simulation=3"], "got 'simulation'"),
        (["nessie", "plain-uct", "--games", "1"], "expected at least two games"),
    ],
)
def test_refuses_what_cannot_be_judged(tmp_path: Path, words: list[str], reason: str) -> None:
    folder = tmp_path / "halfway"
    command = [sys.executable, str(ROOT / "benchmarks/halfway.py"), *words, "--folder", str(folder)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=300)
    assert done.returncode == 2
    assert reason in done.stderr
    assert "Traceback" not in done.stderr
    assert not folder.exists()
