"""Where the keyboard is on the page: past the top, and never lost when what had the focus goes away."""

from __future__ import annotations

from typing import TYPE_CHECKING

from e2e.browsing import complaints, new_page
from e2e.puzzling import GROWS, best_move, by_mouse, dead_end, end_of, text_of, wait_until_played
from locales.words import like, say

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page, Route

    from server.services import Server

MADE = "/solo/p#reach:d3_classic_orange:-_black:d8h8/1:1/3,3/4_black"


def focused(page: Page) -> str:
    """What has the focus: its label or its text."""
    text = page.evaluate("(document.activeElement.ariaLabel || document.activeElement.textContent).trim()")
    return str(text)


def test_the_way_past_the_top_leaves_the_address_alone(server: Server, browser: Browser) -> None:
    page = new_page(browser, 820, 1180)
    page.goto(server.address + MADE)
    page.get_by_role("heading", name=say("puzzle-goal-reach", cell="d3")).wait_for()
    page.get_by_role("link", name=say("skip-to-content")).press("Enter")
    assert page.evaluate("document.activeElement.id") == "main"
    assert page.url.endswith(MADE)
    assert not page.get_by_role("alert").count()
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.closest('main') !== null")
    assert not complaints(page)
    page.context.close()


def test_the_solution_keeps_the_focus_and_gives_it_back(server: Server, browser: Browser) -> None:
    page = new_page(browser, 820, 1180)
    page.goto(f"{server.address}/solo/first-9")
    goal = page.locator(".puzzle-question h2").inner_text()
    page.get_by_role("button", name=say("solo-solution")).press("Enter")
    page.get_by_role("status").get_by_text(say("solo-solution-start", count=3)).wait_for()
    for number in (1, 2, 3):
        assert focused(page) == say("replay-next")
        page.keyboard.press("Enter")
        page.get_by_role("status").get_by_text(like("solo-solution-step", at=number, count=3)).wait_for()
    page.keyboard.press("Enter")  # there is nothing further, so it stays where it is
    assert focused(page) == say("replay-next")
    assert not page.get_by_role("log").inner_text()
    page.get_by_role("button", name=say("solo-solution-close")).press("Enter")
    assert focused(page) == goal
    assert not complaints(page)
    page.context.close()


def test_another_try_begins_at_the_question(server: Server, browser: Browser) -> None:
    text = text_of(GROWS)
    page = new_page(browser, 820, 1180)
    page.goto(f"{server.address}/solo/{GROWS}")
    page.locator(".turn").wait_for()
    goal = page.locator(".puzzle-question h2").inner_text()
    moves = dead_end(text)
    for placed, move in enumerate(moves, 1):
        by_mouse(page, move)
        wait_until_played(page, placed)
    page.wait_for_function("undo => document.activeElement.textContent === undo", arg=say("undo"))
    page.keyboard.press("Enter")
    page.locator(".turn").wait_for()
    assert focused(page) == goal
    by_mouse(page, moves[-1])
    page.locator(".puzzle-failed").get_by_role("button", name=say("solo-reset")).press("Enter")
    page.locator(".turn").wait_for()
    assert focused(page) == goal
    assert not complaints(page)
    page.context.close()


def test_a_search_is_seen_and_heard(server: Server, browser: Browser) -> None:
    held: list[Route] = []
    is_seen = False

    def hold(route: Route) -> None:
        route.continue_() if is_seen else held.append(route)

    page = new_page(browser, 820, 1180)
    page.goto(f"{server.address}/solo/{GROWS}")
    page.locator(".turn").wait_for()
    page.route("**/assets/worker-*.js", hold)
    page.get_by_role("button", name=say("hint")).click()
    page.get_by_role("status").get_by_text(say("hint-thinking")).wait_for()
    is_seen = True
    for route in held:
        route.continue_()
    page.get_by_text(like("hint-step", step=1, end=end_of(best_move(text_of(GROWS))))).wait_for()
    assert not page.get_by_text(say("hint-thinking")).count()
    page.context.close()


def test_in_the_editor_a_last_press_leaves_the_focus(server: Server, browser: Browser) -> None:
    page = new_page(browser, 820, 1180)
    page.goto(f"{server.address}/solo/make")
    page.get_by_role("radio", name=say("make-rock")).press("Space")
    page.get_by_role("gridcell", name="g6", exact=False).first.evaluate("one => one.click()")
    clear = page.get_by_role("button", name=say("make-clear"))
    page.wait_for_function("document.querySelector('.editor-actions .quiet').ariaDisabled === 'false'")
    clear.press("Enter")
    page.wait_for_function("document.querySelector('.editor-actions .quiet').ariaDisabled === 'true'")
    assert focused(page) == say("make-clear")
    undo = page.get_by_role("button", name=say("make-undo"))
    for _ in range(2):
        undo.focus()
        page.keyboard.press("Enter")
    page.wait_for_function("document.activeElement.ariaDisabled === 'true'")
    assert page.evaluate("document.activeElement.closest('.editor-tools') !== null")
    page.context.close()
