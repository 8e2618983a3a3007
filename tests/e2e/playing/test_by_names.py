"""A whole game from the accessibility tree alone: roles and names, as a screen reader has them, and no other way in."""

from __future__ import annotations

import random
import re
from typing import TYPE_CHECKING

from e2e.browsing import complaints, new_page
from e2e.table import FAR, NEAR
from locales.words import like, say

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Locator, Page

    from server.services import Server

POSSIBLE = re.compile(f"{NEAR}|{FAR}")
QUESTION = re.compile("|".join(like(key).pattern for key in ("which-height", "which-end", "which-one")))


def some(found: Locator, chance: random.Random) -> Locator:
    return found.nth(chance.randrange(found.count()))


def test_a_game_by_roles_and_names(server: Server, browser: Browser) -> None:
    chance = random.Random(13)
    page = new_page(browser, 820, 1180)
    page.goto(server.address)
    page.get_by_role("link", name=say("play-computer")).press("Enter")
    lay_the_table(page)
    place_it = page.get_by_role("button", name=say("confirm"))
    end = page.get_by_role("region", name=re.compile("wins|share"))
    while True:
        place_it.or_(end).first.wait_for()
        if end.count():
            break
        take_a_turn(page, chance)
    assert end.get_by_role("heading", name=re.compile("wins|share")).count() == 1
    assert end.get_by_role("row").count() == 4  # a head line and three monsters
    assert not complaints(page)


def lay_the_table(page: Page) -> None:
    page.get_by_role("radio", name="3", exact=True).check()
    for number in (2, 3):
        seat = page.get_by_role("group", name=say("place-number", number=number))
        seat.get_by_role("radio", name=say("level-name", level="minnow")).check()
    page.get_by_role("radio", name=say("variant", variant="expert")).check()
    page.get_by_role("button", name=say("start-game")).press("Enter")


def take_a_turn(page: Page, chance: random.Random) -> None:
    reserve = page.get_by_role("list", name=say("tray-label", colour="orange"))
    cards = reserve.get_by_role("button", name=re.compile(f"^{like('card', status='fits').pattern}$"))
    if cards.count():
        some(cards, chance).press("Enter")
    place_it = page.get_by_role("button", name=say("confirm"))
    answers = page.get_by_role("group", name=QUESTION).get_by_role("list").get_by_role("button")
    while not place_it.is_enabled():
        some(answers if answers.count() else page.get_by_role("gridcell", name=POSSIBLE), chance).press("Enter")
    moves = page.get_by_role("list", name=say("moves-label")).get_by_role("listitem")
    before = moves.count()
    place_it.press("Enter")
    moves.nth(before).wait_for()
    assert say("monster", colour="orange") in page.get_by_role("log").inner_text()
