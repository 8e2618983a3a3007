"""How a puzzle is played on the page, by mouse, finger and key; the library knows the way to the goal."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

from blockness.puzzles import Puzzle
from blockness.puzzles.collection import find, published
from blockness.puzzles.course import Course
from e2e.table import is_chosen, press_until
from locales.words import say

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator, Page

FINGER = re.compile(r"^([HT])([a-p]\d+)([a-p]\d+)/(\d)$")


def ordinary(goal: str) -> str:
    """The name of a puzzle like most: among rocks, no lesson, no finale, no masterpiece."""
    return next(
        entry.id
        for entry in published()
        if entry.text.startswith(goal) and " classic " in entry.text and " rocks:" in entry.text
        if entry.chapter != "first" and not entry.par and not entry.masterpiece
    )


GROWS, REACHES = ordinary("grow:all"), ordinary("reach:")


def text_of(name: str) -> str:
    return find(name).text


def best_move(text: str) -> str:
    """A first move that leads to the goal."""
    return Course.of(Puzzle.parse(text)).prove().line[0]


def end_of(move: str) -> str:
    """Where a move grows."""
    return "head" if move.startswith("H") else "tail"


def read(move: str) -> tuple[str, str, int, int]:
    """Near foot, far foot, length and height."""
    found = FINGER.match(move)
    assert found, move
    near, far = found[2], found[3]
    length = abs(ord(near[0]) - ord(far[0])) + abs(int(near[1:]) - int(far[1:]))
    return near, far, length, int(found[4])


def card(page: Page, length: int, height: int) -> Locator:
    return page.locator(".tray").get_by_role("button", name=say("card", status="fits", height=height, length=length))


def cell(page: Page, name: str) -> Locator:
    return page.locator(f".flat-lake [data-cell='{name}']")


def by_mouse(page: Page, move: str) -> None:
    """Take a card, point at the near foot, click the far one."""
    near, far, length, height = read(move)
    card(page, length, height).click()
    if not is_chosen(page):
        cell(page, near).click()
    cell(page, far).click()


def by_touch(page: Page, move: str) -> None:
    """The same with a finger: a ghost first, then a second tap."""
    near, far, length, height = read(move)
    card(page, length, height).tap()
    if not is_chosen(page):
        cell(page, near).tap()
    if not is_chosen(page):
        cell(page, far).tap()
    cell(page, far).tap()


def by_keys(page: Page, move: str) -> None:
    """Tab to the card, back to the lake, from ring to ring, and Enter."""
    near, far, length, height = read(move)
    name = json.dumps(say("card", status="fits", height=height, length=length))
    press_until(page, f"one => one.closest('.tray') && one.textContent.startsWith({name})")
    page.keyboard.press("Enter")
    if is_chosen(page):
        press_until(page, "one => one.classList.contains('confirm')")
        page.keyboard.press("Enter")
        return
    press_until(page, "one => one.getAttribute('role') === 'gridcell'", "Shift+Tab")
    for wanted in (near, far):
        if not is_chosen(page):
            press_until(page, f"one => one.dataset.cell === '{wanted}'", "PageDown")
            page.keyboard.press("Enter")
    page.keyboard.press("Enter")  # on the ghost, wherever on it the cursor is


def wait_until_played(page: Page, placed: int) -> None:
    """Wait until that many of the given segments are placed, or it is over."""
    page.wait_for_function(
        "placed => document.querySelectorAll('.tray .card-placed').length === placed"
        " && !document.querySelector('.confirm:enabled') || document.querySelector('.puzzle-outcome')",
        arg=placed,
    )


def solve(page: Page, text: str, play: Callable[[Page, str], None]) -> None:
    """Solve a puzzle from its start, as the hints say."""
    course = Course.of(Puzzle.parse(text))
    page.locator(".turn").wait_for()
    for turn in range(1, 20):
        move = course.prove().line[0]
        play(page, move)
        wait_until_played(page, turn)
        course = course.play(move).answered()
        if course.is_solved:
            page.locator(".puzzle-solved").wait_for()
            return
    raise AssertionError(f"{text} is not solved by {course.moves}")


def wrong_turn(text: str) -> str:
    """A first move after which the puzzle can no longer be solved, but something can still be placed."""
    return str(wrong_course(text).moves[0])


def wrong_course(text: str) -> Course:
    start = Course.of(Puzzle.parse(text))
    for move in start.position.legal_moves:
        course = start.play(move).answered()
        if course.is_solvable is False and not course.is_over:
            return course
    raise AssertionError(f"{text} has no trap")


def dead_end(text: str) -> list[str]:
    """Moves after which nothing more can be placed and nothing is solved."""
    course = wrong_course(text)
    while not course.is_over:
        course = course.play(course.position.legal_moves[0])
    return list(course.moves)


def last_chance(text: str, moves: list[str]) -> int:
    """How many of these moves could stay, so that the puzzle can still be solved; nobody replies to them."""
    puzzle = Puzzle.parse(text)
    return max(n for n in range(len(moves)) if Course.of(puzzle, moves[:n]).is_solvable)
