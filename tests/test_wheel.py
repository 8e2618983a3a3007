"""The wheel as people install it: the built client and engine inside, and nothing that only developers need."""

from __future__ import annotations

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
MUST = (
    "blockness/py.typed",
    "blockness/server/pages/index.html",
    "blockness/server/pages/sw.js",
    "blockness/engine/built/engine.mjs",
    "blockness/engine/built/engine.wasm",
    "blockness/puzzles/bank.json.gz",
    "blockness/locales/web/en.ftl",
)
MUST_NOT = ("tests", "node_modules", "__pycache__", "hosting", "tools", "benchmarks")
MOST = 6_000_000  # bytes


@pytest.mark.long
def test_the_wheel_has_what_it_takes_to_play_and_nothing_else(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir", str(tmp_path), str(ROOT)]
    subprocess.run(command, check=True)
    [wheel] = tmp_path.iterdir()
    assert wheel.name.endswith("-py3-none-any.whl"), "it needs no compiler"
    assert wheel.stat().st_size < MOST
    names = zipfile.ZipFile(wheel).namelist()
    assert set(MUST) <= set(names)
    packages = {name.partition("/")[0] for name in names}
    assert {name for name in packages if not name.endswith(".dist-info")} == {"blockness"}
    folders = {part for name in names for part in Path(name).parts[1:-1]}
    assert not folders & set(MUST_NOT)
