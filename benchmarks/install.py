"""From nothing to a page that can be played, step by step: `PYTHONPATH=tests python benchmarks/install.py WHEEL`.

Everything is new except the package cache of the installer: the environment, the command, the compiled kernels, the
database and the browser's profile. Run it twice; the first time fills the package cache.
"""

from __future__ import annotations

import argparse
import os
import re
import resource
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING

from e2e.alone import IS_READY
from e2e.browsing import browsing
from server.services import answers, wait_for

if TYPE_CHECKING:
    from collections.abc import Callable

INSTALLERS = ("pip", "pipx", "uv")


class Watch:
    """Notes how long each step took, on the clock and in processor time."""

    def __init__(self) -> None:
        self.rows: list[tuple[str, float, float]] = []

    def time(self, step: str, spent: Callable[[], float]) -> None:
        """Do a step that says how much processor time it took."""
        began = time.perf_counter()
        processor = spent()
        self.rows.append((step, time.perf_counter() - began, processor))

    def print(self) -> None:
        """Print the table."""
        print("| step | seconds | of processor time |\n|---|---|---|")
        total = ("together", sum(row[1] for row in self.rows), sum(row[2] for row in self.rows))
        for step, seconds, processor in [*self.rows, total]:
            print(f"| {step} | {seconds:.1f} | {processor:.1f} |")


def run(*command: str, **more: str) -> float:
    """Run a command to its end; return its processor time."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(command, env=os.environ | more, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def install(installer: str, wheel: str, folder: Path, watch: Watch) -> Path:
    """Install the wheel where nothing has been before; return the folder of the command."""
    bin_folder = folder / "bin"
    if installer == "pip":
        watch.time("make an environment", lambda: run(sys.executable, "-m", "venv", str(folder)))
        watch.time("pip install", lambda: run(str(bin_folder / "pip"), "install", wheel))
    elif installer == "pipx":
        home = {"PIPX_HOME": str(folder / "home"), "PIPX_BIN_DIR": str(bin_folder)}
        watch.time("pipx install", lambda: run("pipx", "install", "--python", sys.executable, wheel, **home))
    else:
        home = {"UV_TOOL_DIR": str(folder / "tools"), "UV_TOOL_BIN_DIR": str(bin_folder)}
        watch.time("uv tool install", lambda: run("uv", "tool", "install", "--python", sys.executable, wheel, **home))
    return bin_folder


def processor_time(process: int) -> float:
    """Return the processor time of a process that still runs, on Linux."""
    fields = Path(f"/proc/{process}/stat").read_text("utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def play(bin_folder: Path, folder: Path, watch: Watch) -> None:
    """Ask the command what it can do, serve, and open the page."""
    fresh = {"XDG_CACHE_HOME": f"{folder}/cache", "XDG_DATA_HOME": f"{folder}/data", "BLOCKNESS_CACHE": ""}
    fresh |= {"PYTHONPATH": ""}
    command = str(bin_folder / "blockness")
    watch.time("blockness --help", lambda: run(command, "--help", **fresh))
    serve = [command, "serve", "--port", "0"]
    with (
        browsing(deep=True) as browser,
        subprocess.Popen(serve, env=os.environ | fresh, stdout=subprocess.PIPE, text=True) as server,
    ):
        try:
            address = ""

            def until_it_answers() -> float:
                nonlocal address
                assert server.stdout
                found = re.search(r"http://\S+", server.stdout.readline())
                assert found, "the first line has the address"
                address = found[0]
                return processor_time(server.pid)

            watch.time("blockness serve says where", until_it_answers)
            before = processor_time(server.pid)

            def until_it_can_be_played() -> float:
                wait_for(lambda: answers(int(address.rpartition(":")[2])), "the server")
                page = browser.new_page(bypass_csp=True)
                page.goto(address)
                page.wait_for_function(IS_READY)
                return processor_time(server.pid) - before

            watch.time("the page can be played", until_it_can_be_played)
        finally:
            server.terminate()


def main() -> None:
    """Print a table for each installer."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("wheel")
    parser.add_argument("--installer", choices=INSTALLERS, action="append")
    asked = parser.parse_args()
    for installer in asked.installer or INSTALLERS:
        if installer != "pip" and not shutil.which(installer):
            print(f"{installer} is not installed")
            continue
        with tempfile.TemporaryDirectory() as name:
            watch = Watch()
            play(install(installer, asked.wheel, Path(name), watch), Path(name), watch)
        watch.print()


if __name__ == "__main__":
    main()
