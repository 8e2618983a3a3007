"""The calendar of past days, and the puzzle of the week."""

from __future__ import annotations

import datetime
from typing import TYPE_CHECKING

from blockness.puzzles.daily import daily, weekly
from e2e.browsing import complaints, flaws, new_page
from e2e.puzzling import by_touch, solve
from locales.words import say

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Locator, Page

    from server.services import Server

NOON = datetime.datetime(2026, 11, 18, 12)  # a Wednesday


def day(page: Page, date: str, kind: str) -> Locator:
    return page.get_by_role("link", name=say("solo-day", date=date, kind=kind), exact=True)


def test_a_day_to_catch_up_on_and_the_hard_one_of_the_week(server: Server, browser: Browser) -> None:
    page = new_page(browser, 320, 640, touch=True)
    page.clock.install(time=NOON)
    page.goto(f"{server.address}/solo")
    page.get_by_role("link", name=say("solo-days-short")).click()
    page.get_by_role("heading", name="November 2026").wait_for()
    assert not flaws(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    page.get_by_role("button", name=say("solo-month-before")).click()
    page.get_by_role("heading", name="October 2026").wait_for()
    assert page.locator(".month-days").get_by_role("link").count() == 31
    assert page.locator(".month-weeks").get_by_role("link").count() == 4
    page.get_by_role("button", name=say("solo-month-after")).click()
    page.get_by_role("heading", name="November 2026").wait_for()
    assert page.locator(".month-days").get_by_role("link").count() == 18  # the others are still to come
    page.get_by_role("link", name=say("solo-week", date="November 9", kind="open"), exact=True).click()
    page.get_by_text(say("solo-week-of", date="November 9, 2026")).wait_for()
    page.get_by_text(weekly(datetime.date(2026, 11, 9)).puzzle().sentence()).first.wait_for()
    page.go_back()
    page.get_by_role("heading", name="November 2026").wait_for()
    day(page, "Monday, November 16", "open").click()
    page.get_by_text(say("solo-day-late")).wait_for()
    solve(page, daily(datetime.date(2026, 11, 16)).text, by_touch)
    page.get_by_role("button", name=say("solo-days")).click()
    day(page, "Monday, November 16", "late").wait_for()
    page.goto(f"{server.address}/solo/weekly")
    solve(page, weekly(NOON.date()).text, by_touch)
    page.get_by_text(say("solo-weekly-solved")).wait_for()
    page.goto(f"{server.address}/solo")
    page.get_by_role("link", name=say("solo-weekly")).get_by_text(say("solo-weekly-solved")).wait_for()
    page.goto(f"{server.address}/solo/days")
    page.get_by_role("link", name=say("solo-week", date="November 16", kind="solved"), exact=True).wait_for()
    page.goto(f"{server.address}/solo")
    page.get_by_role("link", name=say("solo-daily")).get_by_text(say("solo-streak", count=0)).wait_for()
    assert not complaints(page)
    page.context.close()
