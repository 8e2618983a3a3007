"""The lake in 3D: a game by mouse, with clicks where the cells are drawn; what is seen and what a tap means."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from e2e.browsing import DEEP, complaints, flaws, make_table, new_page, people
from e2e.screens import show
from e2e.table import FAR, NEAR, cells, count_moves, is_chosen, is_over, wait_for_more
from locales.words import say

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

    from server.services import Server

PLACED_OR_ASKED = """before => document.querySelectorAll(".moves li").length > before
    || document.querySelector(".which") !== null"""
MISTAKEN = """() => [...document.querySelectorAll("[role=gridcell]")].map(one => one.dataset.cell)
    .filter(cell => window.__scene.meantAt(window.__scene.whereIs(cell)) !== cell)"""
FIGURES = """() => [...document.querySelectorAll(".scene-figures .figure")].map(one => {
    const {x, y} = one.getBoundingClientRect();
    return [one.dataset.arch, one.textContent, Math.round(x), Math.round(y)];
})"""


def click(page: Page, cell: str) -> None:
    """Click into the water where a cell is drawn."""
    spot = page.evaluate("cell => window.__scene.whereIs(cell)", cell)
    page.mouse.click(spot["x"], spot["y"])


@pytest.mark.parametrize("plies", [4, pytest.param(1000, marks=pytest.mark.long, id="whole")])
def test_a_game_by_mouse_in_three_dimensions(server: Server, deep_browser: Browser, plies: int) -> None:
    chance = random.Random(2)
    address, memory = make_table(server, people("orange", "green"), variant="expert", first=0)
    page = new_page(deep_browser, 640, 700, settings=DEEP, device=memory)
    page.goto(address)
    page.wait_for_function("window.__scene?.frames > 0")
    while not is_over(page) and count_moves(page) < plies:
        before = count_moves(page)
        cards = page.locator(".card-fits")
        if cards.count():
            cards.nth(chance.randrange(cards.count())).click()
        if not is_chosen(page):
            click(page, chance.choice(cells(page, NEAR)))
            page.wait_for_function("document.querySelector('.placements .cancel')?.disabled === false")
        if is_chosen(page):
            page.get_by_role("button", name=say("confirm")).click()
        else:
            click(page, chance.choice(cells(page, FAR)))  # the mouse has shown it by then, so one click places it
            page.wait_for_function(PLACED_OR_ASKED, arg=before)
            for answer in page.locator(".which-options button").all()[:1]:  # head or tail?
                answer.click()
        wait_for_more(page, before)
    assert not complaints(page)


@pytest.mark.long
def test_axe_finds_nothing_serious(server: Server, deep_browser: Browser) -> None:
    page = show(deep_browser, server, "turn", 360, 740, settings=DEEP)
    page.wait_for_function("window.__scene?.frames > 0")
    assert not flaws(page)
    page.context.close()


def figures(page: Page) -> list[tuple[str, str, int, int]]:
    return [(arch, height, x, y) for arch, height, x, y in page.evaluate(FIGURES)]


def until_drawn(page: Page, act: str) -> None:
    """Do something in the page, and wait for a frame that shows it."""
    frames = page.evaluate(f"() => {{ const before = window.__scene.frames; {act}; return before; }}")
    page.wait_for_function("before => window.__scene.frames > before", arg=frames)


def test_pointing_in_three_dimensions(server: Server, deep_browser: Browser) -> None:
    page = show(deep_browser, server, "turn", 640, 700, settings=DEEP)
    page.wait_for_function("document.querySelector('.scene-figures .figure')?.style.transform !== ''")
    home = figures(page)
    assert len(home) == count_moves(page)
    assert all(arch.endswith(f"/{height}") for arch, height, _, _ in home)
    assert len({(x, y) for _, _, x, y in home}) == len(home)
    assert page.evaluate(MISTAKEN) == []

    until_drawn(page, "window.__scene.top()")
    assert figures(page) != home  # they follow the arches
    until_drawn(page, "window.__scene.reset()")

    far = cells(page, FAR)[0]
    spot = page.evaluate("cell => window.__scene.whereIs(cell)", far)
    page.mouse.move(spot["x"], spot["y"])
    page.locator(".figure-ghost").wait_for(state="attached")
    moves = count_moves(page)
    page.mouse.click(spot["x"], spot["y"])  # one click of a mouse is enough
    wait_for_more(page, moves)
    assert not complaints(page)
    page.context.close()
