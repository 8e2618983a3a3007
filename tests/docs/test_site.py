"""The documentation as a site: every public name is on it, and a browser loads nothing from elsewhere."""

import functools
import http.server
import importlib
import os
import re
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from e2e.browsing import browsing

ROOT = Path(__file__).parents[2]
MODULES = tuple(f"blockness{part}" for part in ("", ".box", ".players", ".puzzles", ".datasets", ".envs"))
# Whatever makes a browser fetch something: not the links that a person may follow.
LOADS = re.compile(r"""(?:\bsrc(?:set)?=|<link\b[^>]*?\bhref=|@import\s+|url\()\s*["']?(https?:)?//[^"')\s>]+""")


def build(settings: Path, folder: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "mkdocs", "build", "--config-file", str(settings), "--site-dir", str(folder)]
    environment = os.environ | {"NO_MKDOCS_2_WARNING": "1"}
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    done = build(ROOT / "mkdocs.yml", folder)
    assert done.returncode == 0, done.stderr
    return folder


@pytest.fixture(scope="module")
def address(site: Path) -> Iterator[str]:
    class Quiet(http.server.SimpleHTTPRequestHandler):
        def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - its name in the library
            pass

    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=str(site))) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


def test_a_link_that_leads_nowhere_fails_the_build(tmp_path: Path) -> None:
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs/index.md").write_text("# Index\n\n[lost](nowhere.md) and [adrift](#nowhere)\n")
    (tmp_path / "docs/forgotten.md").write_text("# Forgotten\n")
    own = "docs_dir: docs\nnav: [index.md]\nplugins: []\nhooks: []\n"
    (tmp_path / "mkdocs.yml").write_text(f"INHERIT: {ROOT / 'mkdocs.yml'}\n{own}")
    done = build(tmp_path / "mkdocs.yml", tmp_path / "site")
    assert done.returncode == 1
    assert done.stderr.count("WARNING") == 3, "lost, adrift, forgotten"
    assert "--quiet" not in re.search(r"^docs:.*\n.*", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)[0]  # type: ignore[index]


def test_every_public_name_is_in_the_reference(site: Path) -> None:
    pages = "".join(path.read_text("utf-8") for path in (site / "reference").glob("*.html"))
    for module in MODULES:
        for name in importlib.import_module(module).__all__:
            # A function that is called like its file has the longer name.
            anchors = [f'id="{path}"' for path in (f"{module}.{name}", f"blockness.{name}", f"{module}.{name}.{name}")]
            assert any(anchor in pages for anchor in anchors), f"{module}.{name}"
    assert "doc-symbol-module" not in pages, "a name was taken for the file of that name"


def test_no_file_of_the_site_loads_anything_from_elsewhere(site: Path) -> None:
    files = [path for path in site.rglob("*") if path.suffix in {".html", ".css", ".svg"}]
    assert len(files) > 30
    for path in files:
        assert not (found := LOADS.search(path.read_text("utf-8"))), f"{path.name}: {found and found[0]}"
    for path in site.rglob("*.js"):
        quoted = re.findall(r"""["'`](?:https?:|wss?:)?//[\w.-]+\.\w+[^"'`\s]*""", path.read_text("utf-8"))
        assert all("www.w3.org" in one for one in quoted), quoted


def test_a_browser_asks_nobody_else(site: Path, address: str) -> None:
    asked: set[str] = set()
    wrong: list[str] = []
    with browsing() as browser:
        page = browser.new_page(viewport={"width": 390, "height": 844})
        page.on("request", lambda request: asked.add(request.url))
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.on("response", lambda answer: wrong.extend([answer.url] * (answer.status >= 400)))
        for path in sorted(site.rglob("*.html")):
            page.goto(address + str(path.relative_to(site)), wait_until="load")
            assert page.evaluate("document.documentElement.scrollWidth") <= 390, path
            assert page.evaluate("[...document.images].every(image => image.naturalWidth > 0)"), path
        page.set_viewport_size({"width": 1280, "height": 800})
        page.goto(address + "index.html")
        page.get_by_role("textbox", name="Search").fill("legal_moves")
        page.locator(".md-search-result__item a").first.wait_for()
        page.close()
    assert not wrong
    assert {url for url in asked if not url.startswith((address, "data:", "blob:"))} == set()
