"""The engine in a page: the rules at once, whatever takes a while in workers, under the server's own policy."""

from __future__ import annotations

import subprocess
import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from blockness import Position
from blockness.players import Limit, level
from blockness.server.http.headers import HEADERS
from e2e.browsing import browsing
from engine.asking import HERE, node

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Page

LINE = str(Position.start(2))


class Handler(SimpleHTTPRequestHandler):
    """Serves files with the headers of the real server."""

    def end_headers(self) -> None:
        for name, value in HEADERS.items():
            self.send_header(name, value)
        super().end_headers()

    def log_message(self, *_: Any) -> None:
        pass


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Page]:
    folder = tmp_path_factory.mktemp("page")
    vite = Path(HERE.parents[1], "web", "node_modules", "vite", "bin", "vite.js")
    settings = ["--config", str(HERE / "page.config.mjs"), "--outDir", str(folder), "--logLevel", "error"]
    subprocess.run([node(), str(vite), "build", *settings], check=True)
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Handler, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    with browsing() as browser:
        page = browser.new_page()
        page.goto(f"http://127.0.0.1:{server.server_port}/page.html")
        page.wait_for_function("!!window.ask")
        yield page
    server.shutdown()
    server.server_close()


def test_the_rules_answer_on_the_page_itself(page: Page) -> None:
    found = page.evaluate("async line => { const engine = await rules(); return engine.legalMoves(line); }", LINE)
    assert found == [str(move) for move in Position.start(2).legal_moves]


def test_a_worker_chooses_what_python_chooses(page: Page) -> None:
    options = {"level": "heron", "seed": 3}
    found = page.evaluate("([line, options]) => ask('choose', line, options)", [LINE, options])
    assert found == str(level("heron", 3).choose(Position.start(2), Limit()))


def test_a_search_tells_how_far_it_has_come(page: Page) -> None:
    found = page.evaluate(
        """async line => {
          const seen = [];
          const onProgress = ({ done }) => seen.push(done);
          const { simulations } = await ask("analyse", line, { seconds: 1 }, { onProgress });
          return [seen, simulations];
        }""",
        LINE,
    )
    seen, simulations = found
    assert seen == sorted(seen)
    assert 0 < seen[0] <= seen[-1] <= simulations


def test_a_search_can_be_stopped_and_others_go_on(page: Page) -> None:
    found = page.evaluate(
        """async line => {
          const stopping = new AbortController();
          const endless = ["analyse", "analyse", "analyse"].map((task) =>
            ask(task, line, { seconds: 3600 }, { signal: stopping.signal }).catch(({ name }) => name));
          setTimeout(() => stopping.abort(), 100);
          return [await Promise.all(endless), await ask("choose", line, { level: "otter" })];
        }""",
        LINE,
    )
    assert found[0] == ["AbortError"] * 3
    assert found[1].startswith("S")


def test_what_a_worker_refuses_arrives_with_its_name(page: Page) -> None:
    found = page.evaluate(
        """async line => {
          const told = ({ name, message, flaw, reason }) => [name, message, flaw ?? null, reason ?? null];
          const puzzle = "grow:all classic orange:d4f4/1:3/2 green:- orange";
          return [
            await ask("choose", "nonsense").catch(told),
            await ask("provePuzzle", "grow:all classic orange:d4f4/1 green:- orange").catch(told),
            await ask("answered", puzzle, { moves: ["Ha1a2/3"] }).catch(told),
          ];
        }""",
        LINE,
    )
    position, puzzle, move = found
    assert position[0] == "InvalidPosition"
    assert puzzle[0] == "InvalidPuzzle"
    assert puzzle[2] == "nothing-given"
    assert move[0] == "IllegalMove"
    assert move[3]["code"]
