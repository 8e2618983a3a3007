"""How a puzzle is played on the page, by mouse, finger and key; the way to the goal is asked of the server."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any

from e2e.table import is_chosen, press_until
from locales.words import say
from server.guest import call

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from playwright.sync_api import Locator, Page

    from server.services import Server

FINGER = re.compile(r"^([HT])([a-p]\d+)([a-p]\d+)/(\d)$")


def ask(server: Server, text: str, moves: Sequence[str] = (), **more: str) -> dict[str, Any]:
    """What the server says of a puzzle after some moves."""
    status, state = call(f"{server.address}/api/puzzles/try", {"puzzle": text, "moves": list(moves), **more})
    assert status == 200, state
    found: dict[str, Any] = state
    return found


def text_of(server: Server, name: str) -> str:
    status, view = call(f"{server.address}/api/puzzles/{name}")
    assert status == 200
    return str(view["text"])


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
    page.keyboard.press("Enter")  # on the ghost, wherever the cursor is on it


def wait_until_played(page: Page, placed: int) -> None:
    """Wait until so many of the given segments are placed, or it is over."""
    page.wait_for_function(
        "placed => document.querySelectorAll('.tray .card-placed').length === placed"
        " && !document.querySelector('.confirm:enabled') || document.querySelector('.puzzle-outcome')",
        arg=placed,
    )


def solve(page: Page, server: Server, text: str, play: Callable[[Page, str], None]) -> None:
    """Solve a puzzle from its start, as the hints say."""
    moves: list[str] = []
    page.locator(".turn").wait_for()
    for turn in range(1, 20):
        move = ask(server, text, moves, ask="hint")["hint"]
        play(page, move)
        wait_until_played(page, turn)
        state = ask(server, text, moves, move=move)
        moves = state["moves"]
        if state["solved"]:
            page.locator(".puzzle-solved").wait_for()
            return
    raise AssertionError(f"{text} is not solved by {moves}")


def wrong_turn(server: Server, text: str) -> str:
    """A first move after which nothing can be solved any more, but something can be placed."""
    for choice in ask(server, text)["choices"]:
        for end, letter in (("head", "H"), ("tail", "T")):
            for near, fars in (choice.get(end) or {}).items():
                for far in fars:
                    move = f"{letter}{near}{far}/{choice['height']}"
                    state = ask(server, text, move=move, ask="solvable")
                    if state["solvable"] is False and not state["over"]:
                        return move
    raise AssertionError(f"{text} has no trap")


def dead_end(server: Server, text: str) -> list[str]:
    """Moves that lead to where nothing more can be done, and nothing is solved."""
    moves = [wrong_turn(server, text)]
    while not (state := ask(server, text, moves))["over"]:
        choice = state["choices"][0]
        end = "head" if choice.get("head") else "tail"
        near, fars = next(iter(choice[end].items()))
        moves.append(f"{end[0].upper()}{near}{fars[0]}/{choice['height']}")
    return moves
