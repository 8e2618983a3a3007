"""A new version is noticed and offered; it never forces itself into a game."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from e2e.alone import IS_READY, site
from e2e.table import count_moves, is_over, place, wait_for_moves
from locales.words import say

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Browser


def publish(folder: Path) -> None:
    """Publish a new version: another page, and a worker that keeps it."""
    page, worker = folder / "index.html", folder / "sw.js"
    page.write_text(page.read_text("utf-8").replace("<body>", '<body data-version="new">'), "utf-8")
    worker.write_text(re.sub(r'VERSION = "\w+"', 'VERSION = "new"', worker.read_text("utf-8")), "utf-8")


def test_a_new_version_waits_until_the_person_wants_it(browser: Browser, tmp_path: Path) -> None:
    with site(browser, tmp_path) as device:
        page = device.page
        page.wait_for_function(IS_READY)
        page.reload()  # from now on the worker is there from the start
        page.wait_for_load_state("load")
        page.get_by_role("button", name=say("play-now")).click()
        place(page)
        wait_for_moves(page, 2)
        page.evaluate("() => { window.isSamePage = true }")
        publish(tmp_path / "games" / "ness")
        page.evaluate("() => navigator.serviceWorker.getRegistration().then(one => one.update())")
        page.get_by_text(say("renewed")).wait_for()
        place(page)
        is_over(page)  # the computer has answered
        moves = count_moves(page)
        assert page.evaluate("window.isSamePage")
        page.get_by_role("button", name=say("renewed-reload")).click()
        page.wait_for_function("document.body?.dataset.version === 'new'")
        wait_for_moves(page, moves)
        if not is_over(page):
            place(page)
