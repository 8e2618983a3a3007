"""What axe-core says about every screen and state: nothing serious, by day and by night, in four languages."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from e2e.browsing import AXE, browsing, flaws, new_page
from e2e.screens import SCREENS, STATES, go_to, show

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

    from server.services import Server

EVERY_TIME = {"turn", "end", "story", "second-try", "solution", "invitation"}
TEXTS = ("rules", "lesson", "settings")


@pytest.fixture(autouse=True)
def _axe() -> None:
    if not AXE.is_file():
        pytest.skip("axe-core is not installed: python web/build.py check")


def flaws_by_day_and_night(page: Page) -> list[str]:
    found = flaws(page)
    page.emulate_media(color_scheme="dark")
    page.wait_for_function("document.documentElement.dataset.theme === 'dark'")
    found += flaws(page)
    page.emulate_media(color_scheme="light")
    return found


def state(name: str) -> object:
    """A state of the table; those that other tests look at, too, wait for the long run."""
    return pytest.param(name, marks=() if name in EVERY_TIME else pytest.mark.long)


@pytest.mark.parametrize("is_night", [False, True])
def test_nothing_serious_on_any_screen(server: Server, browser: Browser, is_night: bool) -> None:
    """Half of the screens by day, half by night; the long run looks at all of them in both."""
    page = new_page(browser, 820, 1180, dark=is_night)
    for name in [*SCREENS][is_night::2]:
        go_to(page, server, name)
        assert not flaws(page), name
    page.context.close()


@pytest.mark.parametrize("name", [state(name) for name in STATES])
def test_nothing_serious(server: Server, browser: Browser, name: str) -> None:
    page = show(browser, server, name, 820, 1180)
    assert not flaws_by_day_and_night(page)
    page.context.close()


@pytest.mark.long
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
            page = show(browser, server, name, width, height, language=language)
            assert not flaws_by_day_and_night(page), name
            page.context.close()
