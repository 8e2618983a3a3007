"""The coach asks once before a blunder, in games of one person against computers, without showing what is better."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import quote

import pytest

from e2e.alone import stopped
from e2e.browsing import complaints, flaws
from e2e.table import wait_for_more
from locales.words import say

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, Locator, Page

    from e2e.alone import Device

# Orange wins with Ti7i6/3 and loses with Ti7i4/3: both are proved.
LINE = "classic orange:i8g8/4,g7e7/1,d7d9/5,e9h9/2 green:f4d4/4,d5g5/3,g6c6/5,c7c8/1 orange"
BLUNDER = say("placement-extend", end="tail", near="i7", far="i4", height=3, length=3)
GAME = f"""[Variant "classic"]
[Seats "orange green"]
[Orange "Ann"]
[Position "{LINE}"]
"""
ALONE = GAME + '[Green "otter"]\n[Computers "green"]\n'


@pytest.fixture(scope="module")
def device(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Device]:
    with stopped(browser, tmp_path_factory.mktemp("alone")) as found:
        yield found


def question(page: Page) -> Locator:
    return page.locator(".coach-question")


def hold_blunder(page: Page) -> None:
    """Look through the placements by keys until it stands there as a ghost."""
    page.get_by_role("button", name=say("placement-next")).focus()
    for _ in range(40):
        page.keyboard.press("Enter")
        if page.locator(".placements-what").inner_text() == BLUNDER:
            return
    raise AssertionError(f"expected {BLUNDER} among the placements")


def wait_for_coach(page: Page) -> None:
    page.locator(".ghost").wait_for()
    page.locator(".coach[aria-busy=false]").wait_for()


def test_by_keys_the_coach_asks_once_and_then_lets_the_move_through(device: Device) -> None:
    page = device.open(f"/play#{quote(ALONE)}")
    coach = page.get_by_role("checkbox", name=say("set-coach"))
    assert not coach.is_checked(), "nobody is coached without wanting it"
    coach.check()
    hold_blunder(page)
    wait_for_coach(page)
    page.get_by_role("button", name=say("confirm")).press("Enter")
    question(page).get_by_text(say("coach-sure", part="all")).wait_for()
    page.get_by_role("button", name=say("coach-again")).and_(page.locator(":focus")).wait_for()
    assert not flaws(page)
    page.keyboard.press("Enter")  # the ghost goes, and nothing was placed
    question(page).wait_for(state="detached")
    assert not page.locator(".moves li").count()
    hold_blunder(page)
    page.get_by_role("button", name=say("confirm")).press("Enter")
    wait_for_more(page, 0)
    assert not complaints(page)
    page.close()


def test_by_mouse_what_is_clicked_waits_for_the_answer(device: Device) -> None:
    page = device.open(f"/play#{quote(ALONE.replace('Ann', 'Mia'))}")  # a table of its own
    page.get_by_role("checkbox", name=say("set-coach")).check()
    page.get_by_role("button", name=say("card", height=3, length=3, status="fits"), exact=True).click()
    wait_for_coach(page)  # this card fits in one place only, and stands there at once
    page.locator("[data-cell=i4]").click()
    question(page).wait_for()
    assert not page.locator(".moves li").count()
    page.get_by_role("button", name=say("coach-anyway")).click()
    wait_for_more(page, 0)
    assert not complaints(page)
    page.close()


def test_there_is_no_coach_with_other_people(device: Device) -> None:
    page = device.open(f"/play#{quote(GAME)}")
    page.get_by_role("button", name=say("placement-next")).wait_for()
    assert not page.get_by_role("checkbox", name=say("set-coach")).count()
    page.goto(device.address("/settings"))
    page.get_by_role("group", name=say("set-coach")).get_by_role("radio", name=say("on-off", value="on")).check()
    page.go_back()
    hold_blunder(page)
    page.get_by_role("button", name=say("confirm")).press("Enter")
    wait_for_more(page, 0)
    assert not question(page).count()
    page.close()
