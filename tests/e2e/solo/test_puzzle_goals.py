"""Two goals at once, the way to the shore, and two monsters of one's own: in the editor and in play."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from blockness.puzzles import Puzzle, prove
from blockness.puzzles.course import Course
from e2e.browsing import complaints, flaws, keep, new_page
from e2e.puzzling import by_keys, by_mouse, by_touch, wait_until_played
from locales.words import say

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Browser, Page

    from server.services import Server

BOTH = "head:4+reach:c4 classic purple:c5c8/1:2/4,3/5 black:- rocks:f8 purple"
ESCAPE = "escape classic orange:f4f6/5,f7d7/1,d8d4/2:3/3,4/5 green:- rocks:d3,h3,e4,c7,c8 orange"
TOGETHER = (
    "together classic purple:g7f7/2,f6c6/1,c7c5/5,d5g5/5:3/3,1/4,4/6 green:g8f8/1,f9h9/5,h8h4/4,h3e3/2:1/3 purple"
)
WAYS: dict[str, tuple[int, int, bool, Callable[[Page, str], None]]] = {
    BOTH: (900, 700, False, by_mouse),
    ESCAPE: (360, 740, True, by_touch),
    TOGETHER: (820, 1180, False, by_keys),
}
DRAFT: dict[str, object] = {
    "colours": ["orange", "green"],
    "turn": "orange",
    "goal": "all",
    "arches": {"orange": "d5f5/1", "green": "g7g8/1"},
    "given": {"orange": ["1/3"], "green": ["2/2"]},
}


@pytest.mark.parametrize("text", WAYS, ids=lambda text: text.partition(" ")[0])
def test_a_puzzle_is_solved_with_a_hint(server: Server, browser: Browser, text: str) -> None:
    puzzle = Puzzle.parse(text)
    width, height, touch, play = WAYS[text]
    page = new_page(browser, width, height, touch=touch)
    page.goto(f"{server.address}/solo/p#{puzzle.link}")
    page.get_by_role("heading", name=puzzle.sentence(), exact=True).wait_for()
    line = prove(puzzle).line
    for number, move in enumerate(line, 1):
        if number == 2:
            page.get_by_role("button", name=say("solo-check"), exact=True).click()
            page.get_by_text(say("puzzle-solvable-here")).wait_for()
        play(page, move)
        if number < len(line):
            wait_for_turn(page, Course.of(puzzle, line[:number]))
    page.locator(".puzzle-solved").wait_for()
    assert not flaws(page)
    assert not complaints(page)
    page.context.close()


def wait_for_turn(page: Page, course: Course) -> None:
    """Wait until the monster to move is shown, with what it has placed."""
    seat = course.puzzle.colours.index(course.position.turn or "")
    page.locator(f".puzzle-lake .status.seat-{course.position.turn}").wait_for()
    wait_until_played(page, len(course.puzzle.reserves[seat]) - course.position.left(seat))


def test_the_editor_sets_all_of_them(server: Server, browser: Browser) -> None:
    page = new_page(browser, 1440, 900)
    keep(page.context, "blockness-draft", {"draft": DRAFT, "tool": "orange"})
    page.goto(f"{server.address}/solo/make")
    page.get_by_role("checkbox", name=say("make-second")).check()
    told(page, say("make-lack-no-mark"))
    page.locator("[data-cell=f7]").click()
    page.get_by_text(say("puzzle-goal-also-reach", cell="f7")).wait_for()
    proved(page, "grow:all+reach:f7 classic orange:d5f5/1:1/3 green:g7g8/1 orange")
    goal(page, "escape")
    page.wait_for_function("document.querySelectorAll('.goal-float').length === 20")  # all around the deep water
    proved(page, "escape classic orange:d5f5/1:1/3 green:g7g8/1 orange")
    goal(page, "together")
    page.get_by_text(say("puzzle-goal-together")).wait_for()
    proved(page, "together classic orange:d5f5/1:1/3 green:g7g8/1:2/2 orange")
    card = say("card", status="fits", height=2, length=2)
    page.get_by_role("list", name=say("make-given", colour="green")).get_by_role("button", name=card).click()
    told(page, say("make-lack-no-partner"))
    assert not flaws(page)
    assert not complaints(page)
    page.context.close()


def goal(page: Page, kind: str) -> None:
    group = page.get_by_role("group", name=say("make-goal"))
    group.get_by_role("radio", name=say("make-goal-kind", kind=kind)).check()


def told(page: Page, text: str) -> None:
    page.locator(".editor-verdict").get_by_text(text).wait_for()


def proved(page: Page, text: str) -> None:
    """Wait for the number of solutions that the library finds, too."""
    puzzle = Puzzle.parse(text)
    solutions = prove(puzzle).solutions
    if solutions:
        page.locator(f'.editor-actions a[href$="#{puzzle.link}"]').wait_for()
    told(page, say("puzzle-solutions", count=solutions) if solutions else say("puzzle-unsolvable"))
