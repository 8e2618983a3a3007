"""The map of the loch: what an older version has kept, and chapters still in the mist."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from blockness.puzzles.collection import published
from e2e.browsing import complaints, flaws, keep, new_page
from e2e.puzzling import best_move, by_mouse, solve, text_of
from locales.words import like, say

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from server.services import Server

SOLVED, BEGUN = "bay-30", "deep-3"
MARK = {"hintless": True, "first": True}
BEFORE = {
    "solved": {SOLVED: MARK, "shallows-999": MARK},
    "days": ["2026-11-16"],
    "last": SOLVED,
}


@pytest.mark.parametrize("name", [entry.id for entry in published() if entry.par and "+" in entry.text][:1])
def test_a_finale_with_two_goals_counts_what_is_placed(server: Server, browser: Browser, name: str) -> None:
    entry = next(entry for entry in published() if entry.id == name)
    page = new_page(browser, 820, 1180)
    page.goto(f"{server.address}/solo#{entry.chapter}")
    page.get_by_role("link", name=say("solo-finale", par=entry.par)).click()
    page.get_by_text(say("solo-par", par=entry.par, placed=0)).wait_for()
    page.get_by_text(entry.title()).wait_for()
    solve(page, entry.text, by_mouse)
    page.get_by_text(like("solo-par-result", par=entry.par, score="under")).wait_for()
    assert not flaws(page)
    assert not complaints(page)
    page.context.close()


def test_progress_of_an_older_version_is_carried_over(server: Server, browser: Browser) -> None:
    names = [entry.id for entry in published()]
    chapter = next(entry.chapter for entry in published() if entry.id == SOLVED)
    chapters = [say(f"puzzle-chapter-{entry.chapter}") for entry in published()]
    begun = {"turns": [[best_move(text_of(BEGUN))]], "hinted": False, "missed": False, "at": 5}
    page = new_page(browser, 360, 740, touch=True)
    keep(page.context, "blockness-puzzles", {**BEFORE, "halfway": {BEGUN: begun}})
    page.goto(f"{server.address}/solo")
    count = sum(entry.chapter == chapter for entry in published())
    there = f"{say(f'puzzle-chapter-{chapter}')} {say('solo-chapter-progress', solved=1, count=count, stars=3)}"
    page.get_by_role("link", name=there).click()
    page.get_by_role("heading", name=say(f"puzzle-chapter-{chapter}")).wait_for()
    page.get_by_text(say(f"puzzle-story-{chapter}")).last.wait_for()
    after = names.index(SOLVED) + 1
    number = chapters[: after + 1].count(chapters[after])
    place = say("solo-place", chapter=chapters[after], number=number)
    page.get_by_role("link", name=say("solo-go-on")).get_by_text(place).wait_for()
    page.get_by_role("link", name=f"{say('puzzle-chapter-blocking')} {say('solo-covered-label')}").click()
    page.get_by_text(say("solo-covered", count=5, before=say("puzzle-chapter-expert-leap"))).wait_for()
    assert page.locator(".stones a").count() > 10  # whoever likes may look ahead
    assert not flaws(page)
    page.goto(f"{server.address}/solo/{BEGUN}")
    page.locator(".card-placed").wait_for()
    assert not complaints(page)
    page.context.close()
