"""compose.yaml as it stands: everything in it starts and finds the others, and a game is played through it."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

from hosting.composed import read_compose
from server.services import need

TESTS = Path(__file__).parents[1]


def test_variables_are_filled_in_and_a_password_must_be_chosen() -> None:
    composed = read_compose({"PASSWORD": "nessie", "BASE_PATH": "/games/ness/"})
    for name in ("one", "two"):
        settings = composed["services"][name]["environment"]
        assert settings["BLOCKNESS_DATABASE"] == "postgresql://blockness:nessie@database/blockness"
        assert settings["BLOCKNESS_ORIGINS"] == "http://localhost:8080"
        assert settings["BLOCKNESS_BASE_PATH"] == "/games/ness/"
    with pytest.raises(AssertionError, match="PASSWORD: choose a password"):
        read_compose({})


@pytest.mark.long
@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() != 0, reason="only root has networks to give away")
def test_a_game_is_played_through_everything() -> None:
    for program in (
        "unshare",
        "ip",
        "setpriv",
        "nginx",
        "postgres",
        "initdb",
        "redis-server",
        "redis-cli",
        "pg_isready",
    ):
        need(program)
    with tempfile.TemporaryDirectory(prefix="blockness-composed-") as folder:
        Path(folder).chmod(0o755)  # PostgreSQL has a user of its own
        alone = ["unshare", "--mount", "--net", "--propagation", "private"]
        command = [*alone, sys.executable, str(TESTS / "hosting" / "composed.py"), folder]
        paths = os.pathsep.join([str(TESTS), os.environ.get("PYTHONPATH", "")])
        done = subprocess.run(
            command, env=os.environ | {"PYTHONPATH": paths}, capture_output=True, text=True, check=False
        )
    print(done.stdout)
    assert done.returncode == 0, done.stderr
    assert done.stdout.endswith("both servers have the same record\n")
