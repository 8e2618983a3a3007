"""Settings and rules open over the table, and lead back to it as it was."""

from __future__ import annotations

from typing import TYPE_CHECKING

from e2e.browsing import complaints, flaws, make_table, new_page, people
from e2e.puzzling import GROWS, by_mouse, dead_end, text_of, wait_until_played
from e2e.table import NEAR, cells, place, wait_for_moves
from locales.words import like, say

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from server.services import Server

CHOICE = ".placements-what"


def test_settings_and_rules_lead_back_to_the_open_choice(server: Server, browser: Browser) -> None:
    address, memory = make_table(server, people("orange", "green"), first=0)
    page = new_page(browser, 390, 700, touch=True, device=memory)
    page.goto(address)
    page.locator(".turn").wait_for()
    page.get_by_role("button", name=say("placement-next")).click()
    chosen = page.locator(CHOICE).inner_text()
    scrolled = page.evaluate("scrollY")
    page.get_by_role("link", name=say("settings")).click()
    sheet = page.get_by_role("dialog", name=say("settings"))
    sheet.get_by_role("radio", name=say("set-theme-value", value="dark")).check(force=True)
    page.wait_for_function("document.documentElement.dataset.theme === 'dark'")
    assert not flaws(page)
    page.go_back()
    sheet.wait_for(state="detached")
    assert (page.url, page.locator(CHOICE).inner_text()) == (address, chosen)
    page.get_by_role("link", name=say("settings")).click()
    sheet.wait_for()
    page.keyboard.press("Escape")
    sheet.wait_for(state="detached")
    assert (page.url, page.locator(CHOICE).inner_text()) == (address, chosen)
    assert page.evaluate("scrollY") == scrolled
    page.go_back()  # takes the ghost back, and only that
    page.locator(CHOICE).wait_for(state="detached")
    assert page.url == address
    assert not complaints(page)
    page.context.close()


def test_the_rules_over_a_lake_are_read_and_closed(server: Server, browser: Browser) -> None:
    page = new_page(browser, 1280, 800)
    page.goto(f"{server.address}/solo/{GROWS}")
    page.locator(".turn").wait_for()
    page.evaluate("history.pushState({ over: '/rules#R6' }, '')")
    page.reload()  # what lay over the table still does
    sheet = page.get_by_role("dialog", name=say("rules"))
    sheet.get_by_role("heading", name=say("rule-r6"), exact=False).wait_for()
    page.wait_for_function("document.activeElement.id === 'R6'")
    sheet.get_by_role("link", name=say("rule-r8")).first.click()
    page.wait_for_function("document.activeElement.id === 'R8'")
    assert not sheet.get_by_role("button", name=say("example-try")).count()
    assert not flaws(page)
    sheet.get_by_role("button", name=say("close")).click()
    sheet.wait_for(state="detached")
    text = text_of(GROWS)
    for placed, move in enumerate(dead_end(text), 1):
        by_mouse(page, move)
        wait_until_played(page, placed)
    page.locator(".puzzle-why").wait_for()  # and a failed try says why
    page.context.close()


def test_no_square_after_a_touch_and_no_mark_after_a_hint(server: Server, browser: Browser) -> None:
    page = new_page(browser, 820, 1180, touch=True)
    page.goto(server.address)
    page.get_by_role("button", name=say("play-now")).click()
    page.locator(".turn").wait_for()
    page.locator(f"[data-cell={cells(page, NEAR)[0]}]").tap()
    assert not page.locator(".cursor").count()
    page.get_by_role("button", name=say("step-back")).click()
    page.get_by_role("button", name=say("hint"), exact=True).click()
    page.get_by_text(like("hint-step", step=1, end="start")).wait_for()
    page.locator(".cursor").wait_for()
    place(page)
    wait_for_moves(page, 2)
    assert not page.locator(".cursor").count()
    page.get_by_role("gridcell", name="f6", exact=False).first.focus()
    page.keyboard.press("ArrowUp")
    page.locator(".cursor").wait_for()
    assert not complaints(page)
    page.context.close()
