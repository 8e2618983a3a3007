"""How big the page is, how soon it responds, how much it draws: `PYTHONPATH=tests python benchmarks/page.py`."""

from __future__ import annotations

import argparse
import json
import random
import statistics
import tempfile
import time
from typing import TYPE_CHECKING, Any, Literal

from blockness.box import Box
from e2e.alone import IS_READY
from e2e.browsing import browsing, make_table, people
from server.services import serving

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Browser, Page

    from server.services import Server

COLOURS = ("orange", "green", "purple", "black")
SIDE = 11
SIZE = {"width": 1280, "height": 800}
STILL = 5_000  # ms in which nothing changes
FIRST_RING = """() => new Promise(done => {
    const began = performance.now();
    const hasRing = () => [...document.querySelectorAll("[role=gridcell]")]
        .some(one => one.ariaLabel.split(",").length > 2);
    const look = () => requestAnimationFrame(hasRing() ? () => done(performance.now() - began) : look);
    document.querySelector(".way-main").click();
    look();
})"""  # the cells with rings are those whose label says more than where they are; then one frame until it is drawn


def fresh_page(browser: Browser, workers: Literal["allow", "block"] = "block") -> Page:
    """Open a page on a device that has never seen the game."""
    context = browser.new_context(  # waiting for a condition means evaluating it in the page
        viewport=SIZE,  # type: ignore[arg-type]
        locale="en-GB",
        service_workers=workers,
        bypass_csp=True,
    )
    return context.new_page()


class Scales:
    """Adds up everything a page receives, in bytes on the wire."""

    def __init__(self, page: Page) -> None:
        self.names: dict[str, str] = {}
        self.bytes: dict[str, int] = {}
        session = page.context.new_cdp_session(page)
        session.send("Network.enable")
        session.on("Network.requestWillBeSent", self.begin)
        session.on("Network.loadingFinished", self.end)

    def begin(self, event: dict[str, Any]) -> None:
        """Remember a request."""
        self.names[event["requestId"]] = event["request"]["url"]

    def end(self, event: dict[str, Any]) -> None:
        """Note how much arrived."""
        self.bytes[self.names.get(event["requestId"], "?")] = int(event["encodedDataLength"])

    def weigh(self, is_counted: Callable[[str], bool]) -> float:
        """Return the kilobytes of some of the files."""
        return sum(size for name, size in self.bytes.items() if is_counted(name)) / 1000


def is_deep(name: str) -> bool:
    """Whether a file is the part that draws in 3D."""
    return "Scene3D" in name


def seconds_until(page: Page, address: str, is_there: str) -> float:
    """Go to an address and wait for something."""
    began = time.perf_counter()
    page.goto(address, wait_until="commit")
    page.wait_for_function(is_there)
    return time.perf_counter() - began


def first_loads(browser: Browser, server: Server, rounds: int) -> list[tuple[str, str, str]]:
    """Open the landing page and a table, each on devices that have never seen the game."""
    landing, lake, weights = [], [], []
    for _ in range(rounds):
        page = fresh_page(browser)
        scales = Scales(page)
        landing.append(seconds_until(page, server.address, "document.querySelector('.way-main')?.disabled === false"))
        page.wait_for_load_state("networkidle")
        weights.append(scales.weigh(lambda name: not is_deep(name)))
        page.context.close()
    for _ in range(rounds):
        address, _ = make_table(server, people(*COLOURS), first=0)
        page = fresh_page(browser)
        scales = Scales(page)
        lake.append(seconds_until(page, address, "window.__scene?.frames > 0"))
        page.wait_for_load_state("networkidle")
        table, deep = scales.weigh(lambda name: not is_deep(name)), scales.weigh(is_deep)
        page.context.close()
    return [
        ("first load, landing page, compressed", f"{statistics.median(weights):.0f} KB", "450 KB"),
        ("first load, a table without the 3D part", f"{table:.0f} KB", "450 KB"),
        ("the 3D part, loaded after the page answers", f"{deep:.0f} KB", ""),
        ("cold cache, landing page usable, median", f"{statistics.median(landing):.2f} s", "1.5 s"),
        ("cold cache, lake in 3D drawn, median", f"{statistics.median(lake):.2f} s", "4 s"),
    ]


def play_now(browser: Browser, server: Server, rounds: int) -> list[tuple[str, str, str]]:
    """Tap on "Play now" and wait for the first ring on the lake; what the lake in 3D needs, the device has by then."""
    times: list[float] = []
    asked: list[str] = []
    for _ in range(2 * rounds):
        page = fresh_page(browser, workers="allow")
        page.goto(server.address)
        page.wait_for_function(IS_READY)
        page.wait_for_load_state("networkidle")
        page.on("response", lambda response: asked.extend([] if response.from_service_worker else [response.url]))
        times.append(page.evaluate(FIRST_RING))
        page.wait_for_load_state("networkidle")
        page.context.close()
    requests = [url for url in asked if not url.endswith("/icon.svg")]  # the browser's look at it is its own affair
    return [
        ("from Play now to the first ring, median", f"{statistics.median(times):.0f} ms", "300 ms"),
        ("requests to the server meanwhile", " ".join([str(len(requests)), *sorted(set(requests))]), "0"),
    ]


def full_monsters(seed: int = 4) -> str:
    """Write a position with all forty arches: no game gets there, but nothing takes more drawing."""
    chance, box = random.Random(seed), Box.usual()
    fields = []
    for start, colour in zip(((1, 1), (9, 1), (1, 9), (9, 9)), COLOURS, strict=True):
        at, arches = start, []
        for segment in box.monster(colour):
            far = chance.choice([spot for spot in beside(at, segment.length) if is_inside(spot)])
            arches.append(f"{cell(at)}{cell(far)}/{segment.height}")
            at = chance.choice([spot for spot in beside(far, 1) if is_inside(spot) and spot != at])
        fields.append(f"{colour}:{','.join(arches)}")
    return f"classic {' '.join(fields)} over"


def beside(spot: tuple[int, int], steps: int) -> list[tuple[int, int]]:
    """Return the spots this many steps away."""
    x, y = spot
    return [(x + steps, y), (x - steps, y), (x, y + steps), (x, y - steps)]


def is_inside(spot: tuple[int, int]) -> bool:
    """Whether a spot is water."""
    return all(0 < one < SIDE - 1 for one in spot)


def cell(spot: tuple[int, int]) -> str:
    """Return a spot's name."""
    return f"{chr(ord('a') + spot[0])}{spot[1] + 1}"


def drawing(browser: Browser, server: Server) -> list[tuple[str, str, str]]:
    """Look at the replay of a made-up game, so that four whole monsters are in the lake."""
    line = full_monsters()
    replay = {"headers": {}, "variant": "classic", "colours": COLOURS, "start": line, "steps": [], "winners": []}
    kept = {"state": {"kept": [{"code": "abcdefg", "game": 1, "replay": replay}]}, "version": 0}
    page = fresh_page(browser)
    page.add_init_script(f"localStorage.setItem('blockness-replays', {json.dumps(json.dumps(kept))})")
    page.route("**/api/rooms/*/games/1/record", lambda route: route.abort())
    page.goto(f"{server.address}/replay/abcdefg/1")
    page.wait_for_function("window.__scene?.frames > 0")
    until_still(page)
    calls, frames = page.evaluate("[window.__scene.most, window.__scene.frames]")
    page.wait_for_timeout(STILL)
    drawn = page.evaluate("window.__scene.frames") - frames
    page.context.close()
    return [
        (f"draw calls, {line.count('/')} arches of four monsters, at most", str(calls), "60"),
        (f"frames in {STILL // 1000} s in which nothing changes", str(drawn), "0"),
    ]


def until_still(page: Page) -> None:
    """Wait until nothing has been drawn for a second."""
    before = -1
    while (frames := page.evaluate("window.__scene.frames")) != before:
        before = frames
        page.wait_for_timeout(1000)


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    rounds = parser.parse_args().rounds
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(f"sqlite:///{folder}/rooms.sqlite") as server,
        browsing(deep=True) as browser,
    ):
        rows = [*first_loads(browser, server, rounds), *play_now(browser, server, rounds), *drawing(browser, server)]
    print("| what | figure | at most |\n|---|---|---|")
    for row in rows:
        print(f"| {' | '.join(row)} |")


if __name__ == "__main__":
    main()
