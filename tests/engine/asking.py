"""The engine as pages run it, in Node and in a browser: questions in, answers out."""

from __future__ import annotations

import json
import subprocess
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from blockness.engine.files import NAMES
from e2e.browsing import browsing
from e2e.paging import node

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from playwright.sync_api import Page, Route

HERE = Path(__file__).parent
SOLVED = HERE.parents[1] / "src" / "blockness" / "players" / "solved.json"
BUILT = HERE.parents[1] / "src" / "blockness" / "engine" / "built"
ORIGIN = "http://engine.test"
TYPES = {".mjs": "text/javascript", ".wasm": "application/wasm", ".html": "text/html"}


class Question(NamedTuple):
    """A method of the engine, and what it is asked."""

    method: str
    parameters: tuple[Any, ...]


class Asked(Protocol):
    """Something that runs the engine."""

    def ask_all(self, questions: Sequence[Question]) -> list[dict[str, Any]]:
        """Return what the engine says to each question: an answer, or an error with its sentence."""


def ask(method: str, *parameters: Any) -> Question:
    return Question(method, parameters)


class Node:
    """A process of Node."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process

    def ask_all(self, questions: Sequence[Question]) -> list[dict[str, Any]]:
        assert self.process.stdin
        assert self.process.stdout
        self.process.stdin.write(json.dumps(questions) + "\n")
        self.process.stdin.flush()
        found: list[dict[str, Any]] = json.loads(self.process.stdout.readline())
        return found


class Browser:
    """A page of Chromium."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def ask_all(self, questions: Sequence[Question]) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.page.evaluate("questions => window.askAll(questions)", list(questions))
        return found


@contextmanager
def in_node(box: Path | None = None) -> Iterator[Node]:
    """Start Node, with another box if there is one."""
    check_built()
    command = [node(), str(HERE / "asking.mjs"), str(BUILT / "engine.mjs"), *([str(box)] if box else [])]
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    try:
        yield Node(process)
    finally:
        process.communicate()


@contextmanager
def in_chromium() -> Iterator[Browser]:
    """Start a browser with a page that has nothing but the engine."""
    check_built()
    with browsing() as browser:
        page = browser.new_page()
        page.route(f"{ORIGIN}/**", serve)
        page.goto(f"{ORIGIN}/page.html")
        page.wait_for_function("!!window.askAll")
        yield Browser(page)


PAGE = """<script type="module">
import { loadEngine } from "./engine.mjs";
import { askAll } from "./asking.mjs";
const solved = await (await fetch("./solved.json")).json();
const engine = await loadEngine({ solved });
window.loadEngine = loadEngine;
window.askAll = (questions) => askAll(engine, questions);
</script>"""


def serve(route: Route) -> None:
    """Stand in for a server."""
    name = route.request.url.removeprefix(f"{ORIGIN}/")
    if name in NAMES or name == "asking.mjs":
        folder = BUILT if name in NAMES else HERE
        route.fulfill(body=(folder / name).read_bytes(), content_type=TYPES[Path(name).suffix])
    elif name == "solved.json":
        route.fulfill(body=SOLVED.read_bytes(), content_type="application/json")
    elif name == "page.html":
        route.fulfill(body=PAGE, content_type=TYPES[".html"])
    else:
        route.fulfill(status=404)


def check_built() -> None:
    assert all((BUILT / name).is_file() for name in NAMES), "python web/build.py builds the engine"
