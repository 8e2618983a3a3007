"""Somebody makes a puzzle: by mouse and by keys alone, and somebody else opens its link."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from blockness.puzzles import Puzzle, prove
from e2e.browsing import complaints, flaws, keep, new_page
from e2e.table import press_until
from locales.words import like, say

if TYPE_CHECKING:
    import re

    from playwright.sync_api import Browser, Page

    from server.services import Server

REACH = "reach:d3 classic orange:- black:d8h8/1:1/3,3/4 black"


DUEL: dict[str, object] = {
    "colours": ["purple", "black"],
    "turn": "black",
    "goal": "block",
    "figures": {"block": 2},
    "arches": {"purple": "h5e5/1,d5d4/2,e4e8/2", "black": "d6h6/1,h7f7/5"},
    "given": {"purple": ["2/3", "4/6"], "black": ["2/4", "3/6"]},
}
ENDLESS: dict[str, object] = {
    "turn": "orange",
    "goal": "win",
    "figures": {"win": 9},
    "arches": {"orange": "d4f4/1", "green": "d6e6/1"},
    "given": {
        "orange": ["3/2", "4/2", "1/3", "3/3", "1/4", "2/4", "2/5"],
        "green": ["2/2", "3/2", "1/3", "3/3", "2/4", "4/4"],
    },
}


def cell(page: Page, name: str) -> None:
    page.locator(f"[data-cell={name}]").click()


def option(page: Page, group: str, name: str) -> None:
    page.get_by_role("group", name=group).get_by_role("radio", name=name).check()


def give(page: Page, colour: str, *segments: tuple[int, int]) -> None:
    """Give segments by length and height."""
    for length, height in segments:
        cards = page.get_by_role("list", name=say("make-given", colour=colour))
        cards.get_by_role("button", name=say("card", status="fits", height=height, length=length)).click()


def verdict(page: Page, text: str | re.Pattern[str]) -> None:
    page.locator(".editor-verdict").get_by_text(text).wait_for()


def link_of(page: Page) -> str:
    return str(page.get_by_role("link", name=say("make-play")).get_attribute("href")).partition("#")[2]


def test_a_puzzle_is_made_by_mouse_and_opened_elsewhere(server: Server, browser: Browser) -> None:
    page = new_page(browser, 1440, 900)
    page.goto(f"{server.address}/solo/make")
    verdict(page, say("make-lack-no-monster"))
    page.get_by_text(say("make-lake")).click()
    page.get_by_role("checkbox", name=say("monster", colour="black")).click()
    page.get_by_role("checkbox", name=say("monster", colour="green")).click()
    page.get_by_role("checkbox", name=say("monster", colour="orange")).and_(page.locator(":disabled")).wait_for()
    option(page, say("make-turn"), say("monster", colour="black"))
    option(page, say("make-tool"), say("monster", colour="black"))
    cell(page, "d8")
    cell(page, "h8")
    verdict(page, say("make-lack-nothing-given"))
    option(page, say("make-goal"), say("make-goal-kind", kind="reach"))
    verdict(page, say("make-lack-no-mark"))
    cell(page, "e8")
    page.get_by_text(say("make-refused-mark", cell="e8")).wait_for()
    cell(page, "d3")
    give(page, "black", (1, 3), (3, 4), (2, 2))
    page.get_by_text(say("puzzle-goal-reach", cell="d3")).wait_for()
    verdict(page, like("puzzle-solutions"))
    page.get_by_role("button", name=say("make-undo")).click()
    verdict(page, say("puzzle-solutions", count=1))
    assert link_of(page) == Puzzle.parse(REACH).link
    page.get_by_role("button", name=say("make-solution")).click()
    page.get_by_text(say("replay-start", count=2)).wait_for()
    for ply in range(1, 3):
        page.get_by_role("button", name=say("replay-next")).click()
        page.get_by_text(say("replay-ply", ply=ply, count=2)).wait_for()
    assert not flaws(page)
    page.keyboard.press("Escape")
    page.get_by_role("button", name=say("make-share")).click()
    link = page.get_by_label(say("solo-share-link")).input_value()
    assert link == f"{server.address}/solo/p#{Puzzle.parse(REACH).link}"
    assert not flaws(page)
    assert not complaints(page)
    elsewhere = new_page(browser, 360, 740, touch=True, language="it")
    elsewhere.goto(link)
    elsewhere.get_by_text(say("puzzle-goal-reach", "it", cell="d3")).first.wait_for()
    assert not complaints(elsewhere)
    for one in (page, elsewhere):
        one.context.close()


def press(page: Page, name: str) -> None:
    """Go to a button by Tab, and press it."""
    wanted = f"(one.ariaLabel ?? one.textContent).trim() === {json.dumps(name)}"
    press_until(page, f"one => one.tagName === 'BUTTON' && {wanted}")
    page.keyboard.press("Enter")


def pick(page: Page, name: str) -> None:
    """Go to the radio buttons that have this one by Tab, and to it by arrows."""
    named = f"(one => (one.ariaLabel ?? one.parentElement.textContent) === {json.dumps(name)})"
    group = "[...one.closest('fieldset').querySelectorAll('input')]"
    press_until(page, f"one => one.type === 'radio' && {group}.some({named})")
    press_until(page, named, "ArrowRight", 8)


def tap(page: Page, name: str) -> None:
    """Go into the lake by Tab, to a cell by arrows, and press Enter there."""
    press_until(page, "one => one.dataset.cell")
    press_until(page, f"one => one.dataset.cell[0] >= {json.dumps(name[0])}", "ArrowRight")
    press_until(page, f"one => one.dataset.cell[0] <= {json.dumps(name[0])}", "ArrowLeft")
    press_until(page, f"one => Number(one.dataset.cell.slice(1)) >= {name[1:]}", "ArrowUp")
    press_until(page, f"one => Number(one.dataset.cell.slice(1)) <= {name[1:]}", "ArrowDown")
    page.keyboard.press("Enter")


def test_a_puzzle_is_made_by_keys_alone_and_survives_a_reload(server: Server, browser: Browser) -> None:
    page = new_page(browser, 360, 740)
    page.goto(f"{server.address}/solo/make")
    page.get_by_role("group", name=say("placements-label")).wait_for()
    tap(page, "d5")
    tap(page, "f5")
    page.keyboard.press("Enter")  # the ghost stands there
    verdict(page, say("make-lack-nothing-given"))
    pick(page, say("make-rock"))
    tap(page, "e5")
    page.get_by_text(say("make-refused-rock", cell="e5")).wait_for()
    for rock in ("g5", "c5"):
        tap(page, rock)
        page.get_by_text(say("make-news-rock", cell=rock)).wait_for()
    for height, length in ((2, 4), (3, 1)):
        card = say("card", status="fits", height=height, length=length)
        press_until(page, f"one => one.matches('.given button') && one.textContent.startsWith('{card}')")
        page.keyboard.press("Space")
    verdict(page, like("puzzle-solutions"))
    before = link_of(page)
    found = prove(Puzzle.parse(before)).solutions
    verdict(page, say("puzzle-solutions", count=found))
    page.reload()
    verdict(page, say("puzzle-solutions", count=found))
    assert link_of(page) == before
    press(page, say("make-undo"))
    page.wait_for_function(
        "before => document.querySelector('.editor-actions a')?.hash.slice(1) !== before", arg=before
    )
    pick(page, say("make-goal-kind", kind="block"))
    verdict(page, say("make-lack-no-opponent"))
    assert not flaws(page)
    assert not complaints(page)
    page.context.close()


def drafted(server: Server, browser: Browser, draft: dict[str, object]) -> Page:
    """The editor on a device that has kept a draft."""
    page = new_page(browser, 820, 1180)
    keep(page.context, "blockness-draft", {"draft": draft, "tool": draft["turn"]})
    page.goto(f"{server.address}/solo/make")
    return page


def test_a_duel_is_proved(server: Server, browser: Browser) -> None:
    page = drafted(server, browser, DUEL)
    verdict(page, say("puzzle-first-moves", count=1))
    page.get_by_role("button", name=say("make-solution")).click()
    page.get_by_text(
        say("news-moved", colour="purple", move=say("move-extend", end="head", near="e9", far="g9", height=3))
    ).wait_for()
    page.keyboard.press("Escape")
    give(page, "purple", (2, 3), (4, 6))
    verdict(page, say("make-lack-no-opponent"))
    page.get_by_text(say("make-lake")).click()
    page.get_by_role("radio", name=say("variant", variant="expert")).click()
    page.get_by_text(say("make-refused-variant")).wait_for()
    assert page.get_by_role("radio", name=say("variant", variant="classic")).is_checked()
    assert not complaints(page)
    page.context.close()


def test_a_search_without_end_is_given_up(server: Server, browser: Browser) -> None:
    page = drafted(server, browser, ENDLESS)
    verdict(page, like("puzzle-too-large"))
    page.get_by_role("button", name=say("make-share")).wait_for()
    assert not page.get_by_role("button", name=say("make-solution")).count()
    assert not complaints(page)
    page.context.close()


def test_what_fits_nowhere_is_said_where_nothing_fits_at_all(server: Server, browser: Browser) -> None:
    rocks = ["f4", "f6", "g5", "c5", "d4", "d6"]  # all around both ends
    page = drafted(server, browser, {"turn": "orange", "arches": {"orange": "d5f5/1"}, "rocks": rocks})
    page.locator(".editor-hand .card-unfit").first.click()
    page.get_by_role("alert").get_by_text(like("card-unfit-why")).wait_for()
    assert not page.locator(".placements").count()
    assert not complaints(page)
    page.context.close()
