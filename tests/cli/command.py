"""The command as a person would call it, and what it prints."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from forking import Order, fork

READ_AT_ONCE = ("BLOCKNESS_CACHE", "BLOCKNESS_KERNELS", "PYTHON")  # settings that only a new process can heed


def environment(**settings: str) -> dict[str, str]:
    """The usual environment, minus anything that would change the language or the output."""
    foreign = ("LANG", "LC_", "BLOCKNESS_LANGUAGE", "BLOCKNESS_KERNELS", "PYTHONIOENCODING", "COLUMNS", "FORCE_COLOR")
    kept = {key: value for key, value in os.environ.items() if not key.startswith(foreign)}
    return kept | {"PYTHONUTF8": "1"} | settings


def run(*arguments: str, stdin: str = "", cwd: Path | None = None, **settings: str) -> subprocess.CompletedProcess[str]:
    if any(key.startswith(READ_AT_ONCE) for key in settings):
        done = run_anew(*arguments, stdin=stdin, cwd=cwd, **settings)
    else:
        done = run_at_once(*arguments, stdin=stdin, cwd=cwd, **settings)
    assert "Traceback" not in done.stderr + done.stdout, done.stderr[-2000:]
    return done


def run_anew(
    *arguments: str, stdin: str = "", cwd: Path | None = None, **settings: str
) -> subprocess.CompletedProcess[str]:
    """Run it in a new process, which takes a second or more."""
    return subprocess.run(
        [sys.executable, "-m", "blockness", *arguments],
        input=stdin,
        capture_output=True,
        encoding="utf-8",
        env=environment(**settings),
        check=False,
        timeout=300,
        cwd=cwd,
    )


def run_at_once(
    *arguments: str, stdin: str = "", cwd: Path | None = None, **settings: str
) -> subprocess.CompletedProcess[str]:
    """Run it in a process forked off one that has read the program."""
    with TemporaryDirectory() as folder:
        files = [Path(folder, name) for name in ("input", "output", "errors", "code")]
        files[0].write_text(stdin, encoding="utf-8")
        for file in files[1:]:
            file.touch()
        streams = [str(file) for file in files[:3]]
        order = Order(
            arguments=list(arguments),
            environment=environment(**settings),
            directory=str(cwd or Path.cwd()),
            streams=streams,
            code=str(files[3]),
        )
        fork(order).wait(300)
        output, errors = (file.read_text(encoding="utf-8") for file in files[1:3])
        return subprocess.CompletedProcess(arguments, int(files[3].read_text()), output, errors)


def answer(*arguments: str, stdin: str = "", cwd: Path | None = None, **settings: str) -> str:
    """The output of a command that succeeds and prints nothing to stderr."""
    done = run(*arguments, stdin=stdin, cwd=cwd, **settings)
    assert (done.returncode, done.stderr) == (0, ""), done.stderr
    return done.stdout
