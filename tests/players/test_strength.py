"""The matches of the documentation can be played: the one that needs another checkout with several workers."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

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
