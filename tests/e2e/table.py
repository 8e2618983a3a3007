"""What a person sees and does at a table, by mouse, finger or key; every wait is for something on the page."""

from __future__ import annotations

import json
import random
from typing import TYPE_CHECKING, Any

from websockets.sync.client import connect

from blockness.game import Position
from locales.words import say
from server.guest import moves_in, new_id

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

    from server.services import Server

FAMILY = [{"colour": "orange", "name": "Leo"}, {"colour": "green", "name": "Papa"}, {"colour": "purple", "name": "Mia"}]
ENDS = ("head", "tail", "both", "start")
NEAR = "|".join(say("ring-near", end=end) for end in ENDS)
FAR = "|".join(say("ring-far", end=end) for end in ENDS)


def cells(page: Page, wanted: str) -> list[str]:
    """The cells whose spoken text contains one of some words."""
    found: list[str] = page.get_by_role("gridcell").evaluate_all(
        "(cells, wanted) => cells.filter(one => new RegExp(wanted).test(one.ariaLabel)).map(one => one.dataset.cell)",
        wanted,
    )
    return found


def is_chosen(page: Page) -> bool:
    return page.get_by_role("button", name=say("confirm")).is_enabled()


def count_moves(page: Page) -> int:
    return page.locator(".moves li").count()


def wait_for_moves(page: Page, count: int) -> None:
    page.wait_for_function("count => document.querySelectorAll('.moves li').length === count", arg=count)


def wait_for_more(page: Page, before: int) -> None:
    page.wait_for_function("before => document.querySelectorAll('.moves li').length > before", arg=before)


def is_over(page: Page) -> bool:
    """Wait until it is the own turn or the game is over, and tell which."""
    page.locator(".turn").or_(result(page)).first.wait_for()
    return result(page).count() > 0


def result(page: Page) -> Locator:
    """The panel beside the lake that says who won."""
    return page.locator("section.end")


def place(page: Page, steps: int = 1) -> None:
    """Place an arch from the list of placements."""
    before = count_moves(page)
    for _ in range(steps):
        page.get_by_role("button", name=say("placement-next")).click()
    page.get_by_role("button", name=say("confirm")).click()
    wait_for_more(page, before)


def mover(pages: list[Page]) -> Page:
    """The page whose turn it is."""
    for _ in range(600):
        for page in pages:
            if page.locator(".turn").count():
                return page
        pages[0].wait_for_timeout(50)
    raise AssertionError("it is nobody's turn")


def play_to(server: Server, memory: dict[str, Any], plies: int = 1000, seed: int = 5) -> list[str]:
    """Play random moves in the maker's seats without a page; returns the moves."""
    [(code, visit)] = memory["rooms"].items()
    chance, played = random.Random(seed), list[str]()
    with connect(f"{server.socket_address}/{code}", origin=server.address, compression=None) as socket:  # type: ignore[call-overload]
        socket.send(json.dumps({"kind": "hello", "tokens": list(visit["tokens"].values()), "since": 0}))
        state = hear(socket, "update")["state"]
        while state["phase"] == "playing" and len(played) < plies:
            played.append(chance.choice(moves_in(state["position"])))
            move = {"kind": "play", "id": new_id(), "seat": state["turn"], "move": played[-1], "ply": state["ply"] + 1}
            socket.send(json.dumps(move))
            state = newest(socket, len(played))
    return played


def moves_by_chance(seed: int) -> list[str]:
    """All moves of a game of the family's."""
    chance, played = random.Random(seed), list[str]()
    position = Position.start(3, "classic", [seat["colour"] for seat in FAMILY])
    while not position.is_over:
        played.append(chance.choice(moves_in(str(position))))
        position = position.play(played[-1])
    return played


def newest(socket: Any, ply: int) -> dict[str, Any]:
    while True:
        state: dict[str, Any] = hear(socket, "update")["state"]
        if state["ply"] >= ply:
            return state


def hear(socket: Any, *kinds: str) -> dict[str, Any]:
    """The next message of some kinds."""
    while True:
        message: dict[str, Any] = json.loads(socket.recv(60))
        assert message["kind"] != "refused", message
        if message["kind"] in kinds:
            return message


def press_until(page: Page, is_there: str, key: str = "Tab", most: int = 150) -> None:
    """Press a key until the focus is where it should be."""
    for _ in range(most):
        if page.evaluate(f"({is_there})(document.activeElement)"):
            return
        page.keyboard.press(key)
    raise AssertionError(f"the keyboard does not reach {is_there}")
