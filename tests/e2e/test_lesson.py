"""The first lesson, from start to end by keyboard alone."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

from e2e.browsing import complaints, flaws, new_page
from e2e.table import press_until

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

    from server.services import Server

LESSON = Path(__file__).parents[2] / "web" / "src" / "store" / "lesson" / "steps.json"
STEPS: list[dict[str, str]] = json.loads(LESSON.read_text("utf-8"))


def press(page: Page, name: str) -> None:
    """Go to a button by Tab, and press it."""
    press_until(page, f"one => one.tagName === 'BUTTON' && one.textContent.trim() === {json.dumps(name)}")
    page.keyboard.press("Enter")


def test_the_lesson_by_keys_alone(server: Server, browser: Browser) -> None:
    page = new_page(browser, 820, 1180)
    page.goto(f"{server.address}/lesson")
    for number in range(1, len(STEPS) + 1):
        page.get_by_text(f"Step {number} of {len(STEPS)}").wait_for()
        page.get_by_role("group", name="Placements").wait_for()
        press(page, "Show me")
        press(page, "Place it")
        page.locator(".outcome-done p").wait_for()
        press(page, "Finish" if number == len(STEPS) else "Next")
    page.get_by_role("heading", name="You can swim!").wait_for()
    assert not flaws(page)
    press_until(page, "one => one.tagName === 'A' && one.textContent === 'Play a game'")
    page.keyboard.press("Enter")
    page.get_by_role("heading", name="Against the computer").wait_for()
    assert not complaints(page)


def test_a_move_that_misses_the_point_is_told_so(server: Server, browser: Browser) -> None:
    page = new_page(browser, 360, 740, touch=True)
    page.goto(f"{server.address}/lesson")
    page.get_by_role("button", name="Step 4: Over you go").tap()
    page.get_by_role("heading", name="Over you go").wait_for()
    page.get_by_role("button", name="Next placement").tap()
    page.get_by_role("button", name="Place it").tap()
    page.get_by_text("green is still uncrossed").wait_for()
    page.get_by_role("button", name="Try again").tap()
    page.get_by_role("group", name="Placements").wait_for()
    assert not complaints(page)
