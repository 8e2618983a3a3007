"""Where several segments fit between the same feet, the hand asks; a refusal says what the person did."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

from blockness import Position
from e2e.browsing import CALM, complaints, flaws, new_page
from e2e.puzzling import card, cell
from e2e.table import is_chosen, press_until
from locales.words import say

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Locator, Page

    from server.services import Server

LESSON = Path(__file__).parents[3] / "web" / "src" / "store" / "lesson" / "steps.json"
# Orange stands on d5 and f5 with all but its starter left: from f6 to f8 both 2/4 and 2/5 fit.
NUMBER, STEP = 2, "extend"
POSITION: str = json.loads(LESSON.read_text("utf-8"))[NUMBER - 1]["position"]
QUESTION = say("which-height", heights="4 or 5")


def practise(page: Page, server: Server) -> None:
    page.goto(f"{server.address}/lesson")
    page.get_by_role("button", name=say("lesson-peg", number=NUMBER, title=say(f"lesson-{STEP}"))).click()
    page.get_by_role("heading", name=say(f"lesson-{STEP}")).wait_for()
    page.locator(".placements").wait_for()


def ask(page: Page) -> Locator:
    cell(page, "f6").click()
    cell(page, "f8").click()
    question = page.get_by_role("group", name=QUESTION)
    question.wait_for()
    return question


def option(page: Page, height: int) -> Locator:
    text = say("placement-extend", end="head", near="f6", far="f8", height=height, length=2)
    return page.get_by_role("group", name=QUESTION).get_by_role("button", name=text)


def test_a_click_on_a_card_answers_and_commits(server: Server, browser: Browser) -> None:
    page = new_page(browser, 1280, 800)
    practise(page, server)
    cell(page, "f6").click()
    page.get_by_role("gridcell", name=say("cell-near")).wait_for()
    count = sum(str(move).startswith("Hf6") for move in Position.parse(POSITION).legal_moves)
    assert page.locator(".placements-count").inner_text() == say("placements-count", count=count)
    cell(page, "f8").hover()
    assert page.locator(".ghost").count() == 0, "it would ask first"
    cell(page, "f8").click()
    option(page, 4).wait_for()
    assert not is_chosen(page)
    assert not flaws(page)
    option(page, 5).hover()
    page.locator(".ghost-roundel").get_by_text("5").wait_for()
    page.get_by_role("button", name=say("step-back")).last.click()
    assert page.get_by_role("group", name=QUESTION).count() == 0
    cell(page, "f8").click()
    option(page, 5).click()
    page.locator(".outcome-done").wait_for()
    assert page.get_by_role("gridcell", name=say("cell-arch", colour="orange", height=5)).count() == 3
    assert not complaints(page)


def test_a_finger_answers_and_then_places_it(server: Server, browser: Browser) -> None:
    page = new_page(browser, 320, 568, touch=True, language="fr")
    page.goto(f"{server.address}/lesson")
    page.locator(".peg").nth(NUMBER - 1).tap()
    page.locator(".placements").wait_for()
    for name in ("f6", "f8", "f8"):
        cell(page, name).tap()  # the last one asks once more: nothing is placed yet
    question = page.get_by_role("group", name=say("which-height", "fr", heights="4 ou 5"))
    question.locator(".card").nth(1).tap()
    assert question.count() == 0
    page.get_by_role("button", name=say("confirm", "fr")).tap()
    page.locator(".outcome-done").wait_for()
    assert not complaints(page)


def test_keys_answer_and_the_focus_goes_to_the_button(server: Server, browser: Browser) -> None:
    page = new_page(browser, 820, 1180)
    practise(page, server)
    press_until(page, "one => one.getAttribute('role') === 'gridcell'")
    for wanted in ("f6", "f8"):
        press_until(page, f"one => one.dataset.cell === '{wanted}'", "PageDown")
        page.keyboard.press("Enter")
    lowest = say("placement-extend", end="head", near="f6", far="f8", height=4, length=2)
    page.wait_for_function(f"document.activeElement.ariaLabel === {json.dumps(lowest)}")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.wait_for_function("document.activeElement.classList.contains('confirm')")
    page.keyboard.press("Enter")
    page.locator(".outcome-done").wait_for()
    assert not complaints(page)


def test_always_means_that_a_click_never_commits(server: Server, browser: Browser) -> None:
    page = new_page(browser, 1280, 800, settings={**CALM, "confirm": "always"})
    practise(page, server)
    ask(page)
    option(page, 4).click()
    assert is_chosen(page)
    assert page.locator(".outcome-none").count() == 1
    assert not complaints(page)


def test_the_rings_explain_themselves_once_and_refusals_say_what_was_done(server: Server, browser: Browser) -> None:
    page = new_page(browser, 390, 844, is_new=True)
    practise(page, server)
    legend = page.get_by_role("note")
    legend.get_by_text(say("rings-explained")).wait_for()
    legend.get_by_role("button", name=say("rings-understood")).click()
    assert legend.count() == 0
    refusal = page.get_by_role("alert")
    card(page, 3, 2).click()
    cell(page, "c9").click()
    refusal.get_by_text(say("try-not-beside", cell="c9", reach=1)).wait_for()
    cell(page, "f6").click()
    assert refusal.count() == 0
    cell(page, "f8").click()
    refusal.get_by_text(say("try-wrong-length", length=3, away=2)).wait_for()
    cell(page, "e7").click()
    refusal.get_by_text(say("try-not-straight", near="f6", far="e7")).wait_for()
    page.reload()
    page.locator(".placements").wait_for()
    assert legend.count() == 0
    assert not complaints(page)
