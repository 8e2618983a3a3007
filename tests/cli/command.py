"""The real command, started the way a person would."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path


def environment(**settings: str) -> dict[str, str]:
    """The usual environment, minus anything that would change the language or the output."""
    foreign = ("LANG", "LC_", "BLOCKNESS_LANGUAGE", "BLOCKNESS_KERNELS", "PYTHONIOENCODING", "COLUMNS", "FORCE_COLOR")
    kept = {key: value for key, value in os.environ.items() if not key.startswith(foreign)}
    return kept | {"PYTHONUTF8": "1"} | settings


def run(*arguments: str, stdin: str = "", cwd: Path | None = None, **settings: str) -> subprocess.CompletedProcess[str]:
    done = subprocess.run(
        [sys.executable, "-m", "blockness", *arguments],
        input=stdin,
        capture_output=True,
        encoding="utf-8",
        env=environment(**settings),
        check=False,
        timeout=300,
        cwd=cwd,
    )
    assert "Traceback" not in done.stderr + done.stdout, done.stderr[-2000:]
    return done


def answer(*arguments: str, stdin: str = "", cwd: Path | None = None, **settings: str) -> str:
    """The output of a command that succeeds and prints nothing to stderr."""
    done = run(*arguments, stdin=stdin, cwd=cwd, **settings)
    assert (done.returncode, done.stderr) == (0, ""), done.stderr
    return done.stdout
