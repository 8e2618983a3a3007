"""What axe-core says of every screen and state: nothing serious, by day and by night, in four languages."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from e2e.browsing import AXE, DEEP, browsing, flaws, new_page
from e2e.screens import SCREENS, STATES, show

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from server.services import Server

TEXTS = ("rules", "lesson", "settings")


@pytest.fixture(autouse=True)
def _axe() -> None:
    if not AXE.is_file():
        pytest.skip("axe-core is not installed: python web/build.py check")


@pytest.mark.parametrize("dark", [False, True], ids=["day", "night"])
@pytest.mark.parametrize("name", [*SCREENS, *STATES])
def test_nothing_serious(server: Server, browser: Browser, name: str, dark: bool) -> None:
    page = show(browser, server, name, 820, 1180, dark=dark)
    assert not flaws(page)
    page.context.close()


@pytest.mark.parametrize("language", ["fr", "it", "ru"])
@pytest.mark.parametrize("name", TEXTS)
def test_nothing_serious_in_other_languages(server: Server, browser: Browser, name: str, language: str) -> None:
    page = show(browser, server, name, 360, 740, language=language)
    assert not flaws(page)
    page.context.close()


@pytest.mark.long
@pytest.mark.parametrize("language", ["en", "fr", "it", "ru"])
@pytest.mark.parametrize("width", [360, 820, 1440])
def test_nothing_serious_anywhere(server: Server, language: str, width: int) -> None:
    height = {360: 740, 820: 1180, 1440: 900}[width]
    with browsing() as browser:
        for name in (*SCREENS, *STATES):
            for dark in (False, True):
                page = show(browser, server, name, width, height, dark=dark, language=language)
                assert not flaws(page)
                page.context.close()


def test_nothing_serious_in_three_dimensions(server: Server, browser: Browser) -> None:
    page = show(browser, server, "turn", 360, 740, settings=DEEP)
    page.wait_for_function("window.__scene?.frames > 0")
    assert not flaws(page)
    page.context.close()


def test_a_page_is_made_for_no_light_in_particular(server: Server, browser: Browser) -> None:
    page = new_page(browser, 820, 1180, dark=True)
    page.goto(server.address)
    page.get_by_role("heading", name="Block Ness").wait_for()
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"
