"""Somebody makes a puzzle: by mouse and by keys alone, and somebody else opens its link."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from blockness.puzzles import Puzzle, prove
from e2e.browsing import complaints, flaws, keep, new_page
from e2e.table import press_until

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

    from server.services import Server

REACH = "reach:d3 classic orange:- black:d8h8/1:1/3,3/4 black"


DUEL: dict[str, object] = {
    "colours": ["purple", "black"],
    "turn": "black",
    "goal": "block",
    "figures": {"block": 2},
    "arches": {"purple": "e5h5/1,h4h7/3,g7g9/3,h9f9/5", "black": "i4i7/6,i8e8/1,e7e9/4"},
    "given": {"purple": ["1/2", "2/4", "4/6"], "black": ["1/3", "4/5"]},
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
        cards = page.get_by_role("list", name=f"Given to {colour}")
        cards.get_by_role("button", name=f"Height {height}, length {length}").click()


def verdict(page: Page, text: str) -> None:
    page.locator(".editor-verdict").get_by_text(text).wait_for()


def link_of(page: Page) -> str:
    return str(page.get_by_role("link", name="Play it").get_attribute("href")).partition("#")[2]


def test_a_puzzle_is_made_by_mouse_and_opened_elsewhere(server: Server, browser: Browser) -> None:
    page = new_page(browser, 1440, 900)
    page.goto(f"{server.address}/solo/make")
    verdict(page, "First lay the starter")
    page.get_by_text("Monsters and rules").click()
    page.get_by_role("checkbox", name="Black").click()
    page.get_by_role("checkbox", name="Green").click()
    page.get_by_role("checkbox", name="Orange").and_(page.locator(":disabled")).wait_for()
    option(page, "Who solves it", "Black")
    option(page, "What to put down", "Black")
    cell(page, "d8")
    cell(page, "h8")
    verdict(page, "Now give it segments to place.")
    option(page, "What is asked for", "Reach a cell")
    verdict(page, "Now tap the cell that has to be reached.")
    cell(page, "e8")
    page.get_by_text("The mark needs open water, and e8 is none.").wait_for()
    cell(page, "d3")
    give(page, "black", (1, 3), (3, 4), (2, 2))
    page.get_by_text("Set a foot on d3.").wait_for()
    verdict(page, "different solutions")
    page.get_by_role("button", name="Undo the last change").click()
    verdict(page, "There is exactly one solution.")
    assert link_of(page) == Puzzle.parse(REACH).link
    page.get_by_role("button", name="A solution").click()
    page.get_by_text("Before the first of 2 moves.").wait_for()
    for ply in range(1, 3):
        page.get_by_role("button", name="One move on").click()
        page.get_by_text(f"Move {ply} of 2.").wait_for()
    assert not flaws(page)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Share it").click()
    link = page.get_by_label("Link to this puzzle").input_value()
    assert link == f"{server.address}/solo/p#{Puzzle.parse(REACH).link}"
    assert not flaws(page)
    assert not complaints(page)
    elsewhere = new_page(browser, 360, 740, touch=True, language="it")
    elsewhere.goto(link)
    elsewhere.get_by_text("Poggia un piede in d3.").first.wait_for()
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
    page.get_by_role("group", name="Placements").wait_for()
    tap(page, "d5")
    tap(page, "f5")
    page.keyboard.press("Enter")  # the ghost stands there
    verdict(page, "Now give it segments to place.")
    pick(page, "Rock")
    tap(page, "e5")
    page.get_by_text("A rock needs open water, and e5 is none.").wait_for()
    for rock in ("g5", "c5"):
        tap(page, rock)
        page.get_by_text(f"A rock on {rock}.").wait_for()
    for card in ("Height 2, length 4", "Height 3, length 1"):
        press_until(page, f"one => one.matches('.given button') && one.textContent.startsWith('{card}')")
        page.keyboard.press("Space")
    verdict(page, "different solutions")
    before = link_of(page)
    found = prove(Puzzle.parse(before)).solutions
    verdict(page, f"There are {found} different solutions.")
    page.reload()
    verdict(page, f"There are {found} different solutions.")
    assert link_of(page) == before
    press(page, "Undo the last change")
    page.wait_for_function(
        "before => document.querySelector('.editor-actions a')?.hash.slice(1) !== before", arg=before
    )
    pick(page, "Block")
    verdict(page, "This goal needs an opponent")
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
    verdict(page, "Exactly one first move forces it.")
    page.get_by_role("button", name="A solution").click()
    page.get_by_text("Purple: tail e4 to c4, height 4.").wait_for()
    page.keyboard.press("Escape")
    give(page, "purple", (1, 2), (2, 4), (4, 6))
    verdict(page, "This goal needs an opponent")
    page.get_by_text("Monsters and rules").click()
    page.get_by_role("radio", name="Expert").click()
    page.get_by_text("Under these rules the arches that stand do not follow one another.").wait_for()
    assert page.get_by_role("radio", name="Classic").is_checked()
    assert not complaints(page)
    page.context.close()


def test_a_search_without_end_is_given_up(server: Server, browser: Browser) -> None:
    page = drafted(server, browser, ENDLESS)
    verdict(page, "The search was given up")
    page.get_by_role("button", name="Share it").wait_for()
    assert not page.get_by_role("button", name="A solution").count()
    assert not complaints(page)
    page.context.close()


def test_what_fits_nowhere_is_said_where_nothing_fits_at_all(server: Server, browser: Browser) -> None:
    rocks = ["f4", "f6", "g5", "c5", "d4", "d6"]  # all around both ends
    page = drafted(server, browser, {"turn": "orange", "arches": {"orange": "d5f5/1"}, "rocks": rocks})
    page.locator(".editor-hand .card-unfit").first.click()
    page.get_by_role("alert").get_by_text("fits nowhere").wait_for()
    assert not page.locator(".placements").count()
    assert not complaints(page)
    page.context.close()
