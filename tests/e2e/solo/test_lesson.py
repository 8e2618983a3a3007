"""The first lesson, from start to end by keyboard alone."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

from e2e.browsing import complaints, flaws, new_page
from e2e.table import press_until
from locales.words import say

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

    from server.services import Server

LESSON = Path(__file__).parents[3] / "web" / "src" / "store" / "lesson" / "steps.json"
STEPS: list[dict[str, str]] = json.loads(LESSON.read_text("utf-8"))


def press(page: Page, name: str) -> None:
    """Go to a button by Tab, and press it."""
    press_until(page, f"one => one.tagName === 'BUTTON' && one.textContent.trim() === {json.dumps(name)}")
    page.keyboard.press("Enter")


def test_the_lesson_by_keys_alone(server: Server, browser: Browser) -> None:
    page = new_page(browser, 820, 1180)
    page.goto(f"{server.address}/lesson")
    for number in range(1, len(STEPS) + 1):
        page.get_by_text(say("lesson-number", number=number, count=len(STEPS))).wait_for()
        page.get_by_role("group", name=say("placements-label")).wait_for()
        press(page, say("lesson-show"))
        press(page, say("confirm"))
        page.locator(".outcome-done p").wait_for()
        press(page, say("lesson-finish") if number == len(STEPS) else say("lesson-next"))
    page.get_by_role("heading", name=say("lesson-finished")).wait_for()
    assert not flaws(page)
    press_until(page, f"one => one.tagName === 'A' && one.textContent === {json.dumps(say('lesson-play'))}")
    page.keyboard.press("Enter")
    page.get_by_role("heading", name=say("play-computer")).wait_for()
    assert not complaints(page)


def test_a_move_that_misses_the_point_is_told_so(server: Server, browser: Browser) -> None:
    page = new_page(browser, 360, 740, touch=True)
    page.goto(f"{server.address}/lesson")
    page.get_by_role("button", name=say("lesson-peg", number=4, title=say("lesson-cross"))).tap()
    page.get_by_role("heading", name=say("lesson-cross")).wait_for()
    page.get_by_role("button", name=say("placement-next")).tap()
    page.get_by_role("button", name=say("confirm")).tap()
    page.get_by_text(say("lesson-cross-other")).wait_for()
    page.get_by_role("button", name=say("try-again")).tap()
    page.get_by_role("group", name=say("placements-label")).wait_for()
    assert not complaints(page)
