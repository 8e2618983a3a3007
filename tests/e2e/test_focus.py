"""Where the keyboard is on the page: past the top, and never lost when what had the focus goes away."""

from __future__ import annotations

from typing import TYPE_CHECKING

from e2e.browsing import complaints, new_page

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

    from server.services import Server

MADE = "/solo/p#reach:d3_classic_orange:-_black:d8h8/1:1/3,3/4_black"


def focused(page: Page) -> str:
    """What has the focus: its label or its text."""
    text = page.evaluate("(document.activeElement.ariaLabel || document.activeElement.textContent).trim()")
    return str(text)


def test_the_way_past_the_top_leaves_the_address_alone(server: Server, browser: Browser) -> None:
    page = new_page(browser, 820, 1180)
    page.goto(server.address + MADE)
    page.get_by_role("heading", name="Set a foot on d3.").wait_for()
    page.get_by_role("link", name="Skip to the content").press("Enter")
    assert page.evaluate("document.activeElement.id") == "main"
    assert page.url.endswith(MADE)
    assert not page.get_by_role("alert").count()
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.closest('main') !== null")
    assert not complaints(page)
    page.context.close()
