"""Every screen of the client, and the states of a table, ready to be looked at."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any
from urllib.parse import quote

from e2e.browsing import CALM, keep, make_table, new_page, people
from e2e.looking_back import ADDRESS
from e2e.puzzling import REACHES
from e2e.table import play_to, result, wait_for_moves

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from playwright.sync_api import Browser, Page

    from server.services import Server

TAP_AN_ARCH = "cells => cells.find(one => /^[^,]+,[^,]+,[^,]+[1-6]$/.test(one.ariaLabel)).click()"
TREE = """[Variant "classic"]
[Seats "orange green"]

Sd4f4 Sh8i8 (Sh8h7 {Closer} Hg4g7/2) Hg4g7/2 {The usual way}
"""
# By name: the address, and what is there once the screen is ready.
SCREENS: Mapping[str, tuple[str, str]] = {
    "landing": ("/", ".landing-ways"),
    "new": ("/new", "form"),
    "device": ("/new?device", "form"),
    "friends": ("/friends", "form"),
    "rooms": ("/rooms", "main h1"),
    "solo": ("/solo", ".stones li"),
    "puzzle": (f"/solo/{REACHES}", ".tools"),
    "daily": ("/solo/daily", ".tools"),
    "days": ("/solo/days", ".month-day"),
    "make": ("/solo/make", ".placements"),
    "bad-link": ("/solo/p#nonsense", ".refusal"),
    "bad-game": ("/play#nonsense", ".error"),
    "no-game": ("/play/gone", ".error"),
    "lesson": ("/lesson", ".placements"),
    "logbook": ("/logbook", ".medals"),
    "rules": ("/rules", ".refusal-card"),
    "replay": ("/replay", ".drop"),
    "settings": ("/settings", ".settings-sample"),
    "about": ("/about", "main h1"),
    "box": ("/box", ".box-verdict"),
    "lakes": ("/lake", "form"),
    "lake": (f"/lake?at=00#{quote(TREE)}", ".best"),
    "bad-lake": ("/lake#nonsense", ".refusal"),
    "nowhere": ("/nowhere", "main h1"),
}


def sit(
    browser: Browser, server: Server, seats: list[dict[str, str]], plies: int, width: int, height: int, **look: Any
) -> Page:
    """A page at a table where some moves have been played."""
    address, memory = make_table(server, seats, first=0)
    played = play_to(server, memory, plies, seed=8) if plies else []
    page = new_page(browser, width, height, device=memory, **look)
    page.goto(address)
    if plies < 1000:
        wait_for_moves(page, len(played))
    return page


def waiting(browser: Browser, server: Server, width: int, height: int, **look: Any) -> Page:
    seats = [*people("orange"), {"colour": "green"}, {"colour": "purple", "level": "otter"}]
    page = sit(browser, server, seats, 0, width, height, **look)
    page.locator(".share").first.wait_for()
    return page


def start(browser: Browser, server: Server, width: int, height: int, **look: Any) -> Page:
    page = sit(browser, server, people("orange", "green"), 0, width, height, **look)
    page.locator(".turn").wait_for()
    return page


def turn(browser: Browser, server: Server, width: int, height: int, **look: Any) -> Page:
    """Four monsters, and an arch in the hand."""
    page = sit(browser, server, people("orange", "green", "purple", "black"), 24, width, height, **look)
    page.locator(".card-fits").last.click()
    return page


def ghost(browser: Browser, server: Server, width: int, height: int, **look: Any) -> Page:
    page = sit(browser, server, people("orange", "green", "purple"), 13, width, height, **look)
    for _ in range(3):
        page.locator(".placements .next").click()
    return page


def refused(browser: Browser, server: Server, width: int, height: int, **look: Any) -> Page:
    """A try that breaks a rule."""
    page = sit(browser, server, people("orange", "green"), 6, width, height, **look)
    page.locator(".card-fits").last.click()
    page.locator("[role=gridcell]").evaluate_all(TAP_AN_ARCH)
    page.locator(".lake-box .refusal").wait_for()
    return page


def talking(browser: Browser, server: Server, width: int, height: int, **look: Any) -> Page:
    page = sit(browser, server, people("orange", "green"), 5, width, height, **look)
    page.locator(".table-log summary").last.click()
    page.locator(".phrases button").first.click()
    page.locator(".reactions button").first.click()
    page.locator(".said").nth(1).wait_for()
    return page


def invitation(browser: Browser, server: Server, width: int, height: int, **look: Any) -> Page:
    page = sit(browser, server, people("orange", "green"), 5, width, height, **look)
    page.locator(".room-bar button").nth(2).click()
    page.get_by_role("dialog").wait_for()
    return page


def leaving(browser: Browser, server: Server, width: int, height: int, **look: Any) -> Page:
    page = sit(browser, server, people("orange", "green"), 5, width, height, **look)
    page.locator(".room-bar button").last.click()
    page.get_by_role("dialog").wait_for()
    return page


def offline(browser: Browser, server: Server, width: int, height: int, **look: Any) -> Page:
    page = sit(browser, server, people("orange", "green"), 5, width, height, **look)
    page.context.set_offline(True)
    page.locator(".notice").wait_for()
    return page


def end(browser: Browser, server: Server, width: int, height: int, **look: Any) -> Page:
    page = sit(browser, server, people("orange", "green", "purple", "black"), 1000, width, height, **look)
    result(page).wait_for()
    return page


def looking_back(browser: Browser, server: Server, width: int, height: int, **look: Any) -> Page:
    page = end(browser, server, width, height, **look)
    page.goto(page.url.replace("/r/", "/replay/") + "/1?ply=15")
    page.locator(".replay-bar").wait_for()
    return page


def story(browser: Browser, server: Server, width: int, height: int, **look: Any) -> Page:
    """Every move of a game has been judged."""
    page = new_page(browser, width, height, **look)
    page.goto(server.address + ADDRESS)
    page.locator(".river-pin").click()
    for details in page.locator(".story-details summary").all():
        details.click()
    return page


def second_try(browser: Browser, server: Server, width: int, height: int, **look: Any) -> Page:
    """A move of it, tried again."""
    page = story(browser, server, width, height, **look)
    page.locator(".reading button").first.click()
    page.locator(".placements .next").click()
    page.locator(".confirm").click()
    page.locator(".puzzle-outcome").wait_for()
    return page


def live_rule(browser: Browser, server: Server, width: int, height: int, **look: Any) -> Page:
    """A rule's small lake, being played on."""
    page = new_page(browser, width, height, **look)
    page.goto(f"{server.address}/rules#R6")
    page.locator(".rule").nth(5).locator(".example-open").click()
    page.locator(".example-live .placements").wait_for()
    return page


def sitting(browser: Browser, server: Server, width: int, height: int, **look: Any) -> Page:
    page = waiting(browser, server, width, height, **look)
    page.locator(".seat-buttons button").first.click()
    page.get_by_role("dialog").wait_for()
    return page


def here(browser: Browser, server: Server, width: int, height: int, **look: Any) -> Page:
    """A game on the device."""
    page = new_page(browser, width, height, **look)
    page.goto(server.address)
    page.locator(".way-main").click()
    page.locator(".turn").wait_for()
    return page


def sharing(browser: Browser, server: Server, width: int, height: int, **look: Any) -> Page:
    page = here(browser, server, width, height, **look)
    page.locator(".room-bar button").last.click()
    page.get_by_role("dialog").wait_for()
    return page


def kept(browser: Browser, server: Server, width: int, height: int, **look: Any) -> Page:
    """A game to resume, and the question whether to delete it."""
    page = here(browser, server, width, height, **look)
    page.goto(server.address)
    page.locator(".way-main").click()
    page.locator(".turn").wait_for()
    page.goto(server.address)
    page.locator(".kept-item button").first.click()
    page.locator(".kept-question").wait_for()
    return page


def solved(browser: Browser, server: Server, width: int, height: int, **look: Any) -> Page:
    """A puzzle's last move is made."""
    page = new_page(browser, width, height, **look)
    page.goto(f"{server.address}/solo/first-9")
    while not page.locator(".puzzle-solved").count():
        for _ in range(3):
            page.locator(".tool").nth(2).click()
            page.locator(".hint-line").wait_for()
        page.locator(".confirm").click()
        page.locator(".hint-line").wait_for(state="detached")
    return page


def solution(browser: Browser, server: Server, width: int, height: int, **look: Any) -> Page:
    page = new_page(browser, width, height, **look)
    page.goto(f"{server.address}/solo/first-9")
    page.locator(".tool").last.click()
    page.locator(".solution-bar .primary").click()
    return page


def made(browser: Browser, server: Server, width: int, height: int, **look: Any) -> Page:
    """A puzzle that somebody is making, proved."""
    page = new_page(browser, width, height, **look)
    draft = {
        "colours": ["orange", "green", "purple"],
        "arches": {"orange": "d5f5/1,f6f9/2", "green": "d7e7/1,e6h6/3", "purple": "e4h4/1"},
        "given": {"orange": ["1/3", "2/4", "3/6"]},
        "rocks": ["h8", "c6", "i6"],
        "mark": "g9",
        "goal": "reach",
    }
    keep(page.context, "blockness-draft", {"draft": draft, "tool": "orange"})
    page.goto(f"{server.address}/solo/make")
    page.locator(".editor-verdict-good").wait_for()
    return page


STATES: dict[str, Callable[..., Page]] = {
    "solved": solved,
    "solution": solution,
    "here": here,
    "sharing": sharing,
    "kept": kept,
    "waiting": waiting,
    "sitting": sitting,
    "start": start,
    "turn": turn,
    "ghost": ghost,
    "refused": refused,
    "talking": talking,
    "invitation": invitation,
    "leaving": leaving,
    "offline": offline,
    "end": end,
    "looking-back": looking_back,
    "story": story,
    "second-try": second_try,
    "live-rule": live_rule,
    "made": made,
}


def show(
    browser: Browser,
    server: Server,
    name: str,
    width: int,
    height: int,
    *,
    settings: Mapping[str, object] = CALM,
    language: str = "en",
    dark: bool = False,
) -> Page:
    """Open a screen or a state by its name."""
    look: dict[str, Any] = {"settings": settings, "language": language, "dark": dark, "touch": width < 600}
    if name in STATES:
        return STATES[name](browser, server, width, height, **look)
    page = new_page(browser, width, height, **look)
    go_to(page, server, name)
    return page


def go_to(page: Page, server: Server, name: str) -> None:
    """Go to a screen by its name."""
    address, there = SCREENS[name]
    page.goto(server.address + address)
    page.locator(there).first.wait_for()
