"""Whole games: by touch on a phone, by keys alone, around one device, and between two with a third watching."""

from __future__ import annotations

import json
import random
import re
from typing import TYPE_CHECKING

import pytest

from e2e.browsing import complaints, flaws, make_table, new_page, people
from e2e.table import (
    FAR,
    NEAR,
    cells,
    count_moves,
    is_chosen,
    is_over,
    mover,
    place,
    press_until,
    result,
    wait_for_more,
    wait_for_moves,
)
from locales.words import say

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

    from server.services import Server


def tap(page: Page, wanted: str, chance: random.Random) -> None:
    page.locator(f"[data-cell={chance.choice(cells(page, wanted))}]").tap()


def test_a_game_by_touch_on_a_phone(server: Server, browser: Browser) -> None:
    chance = random.Random(7)
    page = new_page(browser, 360, 740, touch=True)
    page.goto(server.address)
    page.get_by_role("button", name=say("play-now")).tap()
    while not is_over(page):
        before = count_moves(page)
        cards = page.locator(".card-fits")
        if cards.count():
            cards.nth(chance.randrange(cards.count())).tap()
        for wanted in (NEAR, FAR):
            if not is_chosen(page):
                tap(page, wanted, chance)
        tap(page, say("cell-ghost"), chance)  # the second tap commits
        wait_for_more(page, before)
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert result(page).get_by_text(say("monster-of-the-year")).first.is_visible()
    assert not flaws(page)
    assert not complaints(page)


def test_a_game_by_keys_alone(server: Server, browser: Browser) -> None:
    chance = random.Random(11)
    page = new_page(browser, 820, 1180, dark=True)
    page.goto(server.address)
    page.get_by_role("button", name=say("play-now")).wait_for()
    press_until(page, f"one => one.tagName === 'BUTTON' && one.textContent.startsWith({json.dumps(say('play-now'))})")
    page.keyboard.press("Enter")
    while not is_over(page):
        before = count_moves(page)
        if page.locator(".card-fits").count():
            page.keyboard.press("Tab")
            press_until(page, "one => one.classList.contains('card-fits')")
            page.keyboard.press("Enter")
        press_until(page, "one => one.role === 'gridcell'")
        for _ in ("near", "far"):
            if is_chosen(page):
                break
            for _ in range(chance.randint(1, 3)):
                page.keyboard.press("PageDown")
            page.keyboard.press("Enter")
        press_until(page, "one => one.classList.contains('confirm')")
        page.keyboard.press("Enter")
        wait_for_more(page, before)
        assert page.get_by_role("log").inner_text(), "what happened is said"
    assert re.search("wins|share", page.get_by_role("log").inner_text())
    assert not flaws(page)
    assert not complaints(page)


@pytest.mark.long
@pytest.mark.parametrize(
    ("colours", "variant"), [("orange green purple", "expert"), ("black purple green orange", "classic")]
)
def test_a_game_around_one_device_by_mouse(server: Server, browser: Browser, colours: str, variant: str) -> None:
    chance = random.Random(3)
    address, memory = make_table(server, people(*colours.split()), variant=variant, first=0)
    page = new_page(browser, 1440, 900, device=memory)
    page.goto(address)
    while not is_over(page):
        place(page, chance.randint(1, 4))
    assert not flaws(page)
    assert not complaints(page)


def test_friends_at_a_distance_with_a_third_watching(server: Server, browser: Browser) -> None:
    ann, ben, watcher = (new_page(browser, *size) for size in ((1440, 900), (820, 1180), (360, 740)))
    ann.goto(f"{server.address}/friends")
    ann.get_by_role("button", name=say("make-room")).click()
    link = ann.get_by_label(say("share-link")).input_value()
    ben.goto(link)
    ben.get_by_role("button", name=say("sit-here")).click()
    ben.get_by_label(say("your-name")).fill("Ben")
    ben.get_by_role("button", name=say("sit-down")).click()
    watcher.goto(link)
    ann.get_by_text(say("watching", count=1)).wait_for()
    pages = [ann, ben]
    for _ in range(5):
        place_next(pages, watcher)
    give_a_turn_back(pages, watcher)
    ann.locator("summary", has_text=say("talk-label")).click()
    ann.get_by_role("button", name=say("phrase", name="well-played")).click()
    watcher.locator("summary", has_text=say("talk-label")).click()
    watcher.locator(".said", has_text=say("phrase", name="well-played")).wait_for()
    while not result(watcher).count():
        place_next(pages, watcher)
    for page in (ann, ben, watcher):
        result(page).wait_for()
        assert not complaints(page)


def place_next(pages: list[Page], watcher: Page) -> None:
    before = count_moves(watcher)
    place(mover(pages))
    wait_for_moves(watcher, before + 1)


def give_a_turn_back(pages: list[Page], watcher: Page) -> None:
    before = count_moves(watcher)
    agreeing = mover(pages)
    [asking] = [page for page in pages if page != agreeing]
    asking.get_by_role("button", name=say("undo")).click()
    agreeing.get_by_role("button", name=say("undo-agree")).click()
    wait_for_moves(watcher, before - 1)
