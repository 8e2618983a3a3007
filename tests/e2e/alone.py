"""The game without a server: after a visit to one that was then stopped, or from a static site in some folder."""

from __future__ import annotations

import threading
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from typing import TYPE_CHECKING

import pytest

from blockness.server.http.site import write_site
from e2e.browsing import new_page
from server.services import serving

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from playwright.sync_api import Browser, Page

FOLDER = "/games/ness/"
IS_READY = "() => navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)"


@dataclass
class Device:
    """A device that has been there once. Its pages share what it keeps."""

    page: Page
    address: Callable[[str], str]

    def open(self, path: str) -> Page:
        """Another page on the device, at a path as a server would know it."""
        page = self.page.context.new_page()
        page.goto(self.address(path))
        return page


@contextmanager
def stopped(browser: Browser, tmp_path: Path) -> Iterator[Device]:
    """A device that has visited a server once; the server is gone now."""
    with serving(f"sqlite:///{tmp_path}/rooms.sqlite") as server:
        page = new_page(browser, 820, 1180, workers="allow")
        page.goto(server.address)
        page.wait_for_function(IS_READY)
        server.kill()
        yield Device(page, lambda path: server.address + path)
        page.context.close()


class Quiet(SimpleHTTPRequestHandler):
    """The plainest static server there is."""

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@contextmanager
def site(browser: Browser, tmp_path: Path) -> Iterator[Device]:
    """A device at a static site in a folder of some host."""
    write_site(tmp_path / "games" / "ness", FOLDER)
    host = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(tmp_path)))
    thread = threading.Thread(target=host.serve_forever, daemon=True)
    thread.start()
    home = f"http://127.0.0.1:{host.server_port}{FOLDER}"
    try:
        page = new_page(browser, 820, 1180, workers="allow")
        page.goto(home)
        yield Device(page, lambda path: home if path == "/" else f"{home}?{path}")
        page.context.close()
    finally:
        host.shutdown()
        host.server_close()
        thread.join()


HOMES = {"stopped": stopped, "site": site}
# Without its server a page has nothing but what it kept, so that is tried every time; at a site less can go wrong.
SITE_LATER = pytest.mark.parametrize("device", ["stopped", pytest.param("site", marks=pytest.mark.long)], indirect=True)
