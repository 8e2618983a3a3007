"""Each language: chosen by the browser, switched at once, with no sentence missing."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

from e2e.browsing import IN_EACH_LANGUAGE, complaints, make_table, new_page, people
from e2e.screens import show
from e2e.table import count_moves, is_over, play_to, wait_for_more, wait_for_moves

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

    from server.services import Server

LOCALES = Path(__file__).parents[3] / "src" / "blockness" / "locales" / "web"
NAMES = {"en": "English", "fr": "Français", "it": "Italiano", "ru": "Русский"}
RAW = re.compile(r"\{ ?\$|\b[a-z]+-[a-z]+-[a-z]+-[a-z]+\b")  # a placeable, or the name of a sentence
SCREENS = (
    "", "new", "friends", "rooms", "solo", "solo/daily", "solo/mine", "lesson", "rules", "replay", "lake", "settings",
    "about", "nowhere",
)  # fmt: skip

STICKING_OUT = """[...document.querySelectorAll('.table-seats, .status')].flatMap(panel => {
    const edge = panel.getBoundingClientRect();
    return [...panel.querySelectorAll('*:not(.sr-only)')].filter(one => {
        const { left, right, width } = one.getBoundingClientRect();
        return width > 0 && (left < edge.left - 1 || right > edge.right + 1);
    }).map(one => one.outerHTML.slice(0, 80));
})"""


def sentence(language: str, key: str) -> str:
    found = re.search(rf"^{key} = (.+)$", (LOCALES / f"{language}.ftl").read_text("utf-8"), re.MULTILINE)
    assert found
    return found[1]


def keys() -> set[str]:
    """The names of all sentences that have two parts or more."""
    return set(re.findall(r"^([a-z0-9]+(?:-[a-z0-9]+)+) =", (LOCALES / "en.ftl").read_text("utf-8"), re.MULTILINE))


def assert_worded(page: Page) -> None:
    """No sentence is missing: Fluent would warn, and show its name."""
    assert not complaints(page)
    shown = page.locator("body").inner_text()
    assert not re.search(r"\{ ?\$", shown), shown
    assert not keys() & set(re.findall(r"(?<![\w/#-])[a-z0-9]+(?:-[a-z0-9]+)+(?![\w-])", shown)), shown


def assert_narrow(page: Page) -> None:
    """There is nothing to scroll sideways."""
    assert page.evaluate("document.documentElement.scrollWidth") <= page.evaluate("innerWidth")


@IN_EACH_LANGUAGE
def test_every_screen_speaks_the_browsers_language(server: Server, browser: Browser, language: str) -> None:
    page = new_page(browser, 320, 640, language=f"{language}-{language.upper()}")
    for screen in SCREENS:
        page.goto(f"{server.address}/{screen}")
        page.locator("main h1").first.wait_for()
        assert page.evaluate("document.documentElement.lang") == language
        assert_worded(page)
        assert_narrow(page)


@IN_EACH_LANGUAGE
def test_a_game_is_looked_back_at_in_each_language(server: Server, browser: Browser, language: str) -> None:
    for name in ("story", "second-try"):
        page = show(browser, server, name, 320, 640, language=language)
        assert_worded(page)
        assert_narrow(page)
        page.context.close()


@IN_EACH_LANGUAGE
def test_nothing_lies_over_the_lake_in_any_language(server: Server, browser: Browser, language: str) -> None:
    for name in ("waiting", "turn"):
        page = show(browser, server, name, 1280, 800, language=language)
        assert page.evaluate(STICKING_OUT) == []
        page.context.close()


@IN_EACH_LANGUAGE
def test_a_table_fits_the_narrowest_phone_in_each_language(server: Server, browser: Browser, language: str) -> None:
    for name in ("waiting", "turn"):
        page = show(browser, server, name, 320, 640, language=language)
        assert_narrow(page)
        page.context.close()


@IN_EACH_LANGUAGE
def test_a_game_begins_in_each_language(server: Server, browser: Browser, language: str) -> None:
    page = new_page(browser, 820, 1180, language=language)
    page.goto(server.address)
    page.get_by_role("button", name=sentence(language, "play-now")).click()
    for _ in range(3):
        if is_over(page):  # somebody who is blocked early has no more turns
            break
        before = count_moves(page)
        page.get_by_role("button", name=sentence(language, "placement-next")).click()
        page.get_by_role("button", name=sentence(language, "confirm"), exact=True).click()
        wait_for_more(page, before)
    assert_worded(page)


def test_a_language_is_switched_at_once(server: Server, browser: Browser) -> None:
    address, memory = make_table(server, people("orange", "green"), first=0)
    play_to(server, memory, 5)
    page = new_page(browser, 1440, 900, device=memory)
    page.goto(server.address)
    for language, name in NAMES.items():
        page.get_by_role("button", name=name).click()
        page.get_by_text(sentence(language, "subtitle")).wait_for()
        assert page.evaluate("document.documentElement.lang") == language
    page.goto(f"{server.address}/settings")
    page.get_by_role("radio", name="Français").check()
    page.get_by_role("heading", name=sentence("fr", "set-looks")).wait_for()
    page.goto(address)
    page.get_by_text(sentence("fr", "moves-label"), exact=True).first.wait_for()
    wait_for_moves(page, 5)
    assert_worded(page)
