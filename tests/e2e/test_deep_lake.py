"""The lake in 3D: a whole game by mouse, with clicks where the cells are drawn."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from e2e.browsing import DEEP, complaints, flaws, make_table, new_page, people
from e2e.screens import show
from e2e.table import FAR, NEAR, cells, count_moves, is_chosen, is_over, wait_for_more
from locales.words import say

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

    from server.services import Server


def click(page: Page, cell: str) -> None:
    """Click into the water where a cell is drawn."""
    spot = page.evaluate("cell => window.__scene.whereIs(cell)", cell)
    page.mouse.click(spot["x"], spot["y"])


def test_a_game_by_mouse_in_three_dimensions(server: Server, deep_browser: Browser) -> None:
    chance = random.Random(2)
    address, memory = make_table(server, people("orange", "green"), variant="expert", first=0)
    page = new_page(deep_browser, 640, 700, settings=DEEP, device=memory)
    page.goto(address)
    page.wait_for_function("window.__scene?.frames > 0")
    while not is_over(page):
        before = count_moves(page)
        cards = page.locator(".card-fits")
        if cards.count():
            cards.nth(chance.randrange(cards.count())).click()
        for wanted in (NEAR, FAR):
            if not is_chosen(page):
                click(page, chance.choice(cells(page, wanted)))
                page.wait_for_function("document.querySelector('.placements .cancel')?.disabled === false")
        if count_moves(page) == before and is_chosen(page):
            page.get_by_role("button", name=say("confirm")).click()
        wait_for_more(page, before)
    assert not complaints(page)


def test_axe_finds_nothing_serious(server: Server, deep_browser: Browser) -> None:
    page = show(deep_browser, server, "turn", 360, 740, settings=DEEP)
    page.wait_for_function("window.__scene?.frames > 0")
    assert not flaws(page)
    page.context.close()
