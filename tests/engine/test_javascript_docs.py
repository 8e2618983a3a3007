"""The programs of docs/javascript.md run, and print what they say; the library's types hold."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from blockness.engine.files import NAMES, write
from e2e.paging import node

ROOT = Path(__file__).parents[2]
DOCUMENT = (ROOT / "docs" / "javascript.md").read_text("utf-8")
PROGRAMS = re.findall(r"```js\n(.*?)```", DOCUMENT, re.DOTALL)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("library")
    assert [file.name for file in write(path)] == list(NAMES)
    (path / "my-box.toml").write_bytes((ROOT / "src/blockness/box/box.toml").read_bytes())
    return path


@pytest.mark.parametrize("program", PROGRAMS)
def test_every_program_runs_and_prints_what_it_says(program: str, folder: Path) -> None:
    path = folder / "program.mjs"
    path.write_text(program, "utf-8")
    done = subprocess.run([node(), path.name], cwd=folder, capture_output=True, text=True, check=True)
    for said in re.findall(r"console\.log\(.*\);? // (.*)", program):
        assert said in done.stdout.splitlines()


def test_every_call_is_documented() -> None:
    types = (ROOT / "web/src/engine/api.ts").read_text("utf-8")
    interface = re.search(r"export interface Engine \{\n(.*?)\n\}", types, re.DOTALL)
    assert interface
    for name in re.findall(r"^  (\w+)\(", interface[1], re.MULTILINE):
        assert f"`{name}(" in DOCUMENT, name


def test_programs_in_typescript_find_the_types(folder: Path) -> None:
    program = 'import { type Engine, IllegalMove, loadEngine } from "./engine.mjs";\n'
    program += "const engine: Engine = await loadEngine({ memory: 32 });\n"
    program += 'const moves: readonly string[] = engine.legalMoves("");\nexport { IllegalMove, moves };\n'
    (folder / "program.mts").write_text(program, "utf-8")
    (folder / "engine.d.mts").write_bytes((folder / "engine.d.ts").read_bytes())
    compiler = ROOT / "web/node_modules/typescript/bin/tsc"
    settings = ["--noEmit", "--strict", "--module", "nodenext", "--target", "es2023", "--lib", "es2023,dom"]
    done = subprocess.run(
        [node(), compiler, *settings, "program.mts"], cwd=folder, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout
