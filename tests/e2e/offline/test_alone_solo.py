"""What one person does alone needs no server either: puzzles, the daily one, the editor, the lesson."""

from __future__ import annotations

import json
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from blockness.puzzles import Puzzle
from blockness.puzzles.collection import published
from blockness.puzzles.course import Course
from blockness.puzzles.daily import daily, weekly
from e2e.alone import SITE_LATER
from e2e.puzzling import by_mouse, wait_until_played
from locales.words import say

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from e2e.alone import Device

STEPS = json.loads((Path(__file__).parents[3] / "web" / "src" / "store" / "lesson" / "steps.json").read_text("utf-8"))
TEN = [entry.id for entry in published()][::15]  # of all chapters
SOME = [name if name in TEN[::4] else pytest.param(name, marks=pytest.mark.long) for name in TEN]


def solve(page: Page, text: str) -> None:
    """Solve a puzzle; after the first move the page is loaded again."""
    course = Course.of(Puzzle.parse(text))
    page.locator(".turn").wait_for()
    turn = 0
    while not course.is_solved:
        move, turn = course.prove().line[0], turn + 1
        by_mouse(page, move)
        wait_until_played(page, turn)
        course = course.play(move).answered()
        if turn == 1 and not course.is_solved:
            page.reload()
            page.locator(".turn").wait_for()
            wait_until_played(page, turn)
    page.locator(".puzzle-solved").wait_for()


@SITE_LATER
@pytest.mark.parametrize("name", SOME)
def test_a_puzzle(device: Device, name: str) -> None:
    page = device.open("/solo")
    page.locator(".stones li").first.wait_for()
    page.goto(device.address(f"/solo/{name}"))
    solve(page, next(entry.text for entry in published() if entry.id == name))
    page.close()


def test_the_puzzle_of_the_day(device: Device) -> None:
    page = device.open("/solo/daily")
    today = page.evaluate("new Date().toLocaleDateString('sv')")
    solve(page, daily(date.fromisoformat(today)).text)
    page.goto(device.address("/solo/days"))
    page.locator(".month-days .month-day-solved").wait_for()
    page.goto(device.address("/solo/weekly"))
    page.get_by_text(weekly(date.fromisoformat(today)).puzzle().sentence()).first.wait_for()
    page.close()


@SITE_LATER
def test_the_editor(device: Device) -> None:
    page = device.open("/solo/make")
    page.get_by_role("button", name=say("placement-next")).click()
    page.get_by_role("button", name=say("confirm")).click()
    page.locator(".card-placed").first.wait_for()
    page.reload()
    page.locator(".card-placed").first.wait_for()
    page.get_by_role("button", name=say("placement-next")).click()
    page.get_by_role("button", name=say("confirm")).click()
    page.locator(".card-placed").nth(1).wait_for()
    page.locator(".editor-verdict").wait_for()
    page.close()


@SITE_LATER
def test_the_lesson(device: Device) -> None:
    page = device.open("/lesson")
    for number in range(1, len(STEPS) + 1):
        page.get_by_text(say("lesson-number", number=number, count=len(STEPS))).wait_for()
        page.get_by_role("group", name=say("placements-label")).wait_for()
        page.get_by_role("button", name=say("lesson-show")).click()
        page.get_by_role("button", name=say("confirm")).click()
        page.locator(".outcome-done p").wait_for()
        is_last = number == len(STEPS)
        page.get_by_role("button", name=say("lesson-finish" if is_last else "lesson-next")).click()
        if number == len(STEPS) // 2:
            page.reload()
    page.get_by_role("heading", name=say("lesson-finished")).wait_for()
    page.close()
