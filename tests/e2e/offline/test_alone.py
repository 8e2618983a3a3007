"""Games that need no server: with the server stopped, and from a static site; a reload loses nothing."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from e2e.alone import SITE_LATER
from e2e.table import count_moves, is_over, place, result, wait_for_moves
from locales.words import like, say

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from e2e.alone import Device


def play_out(page: Page, reload_after: int = 3) -> None:
    """Play to the end; the page is reloaded once, early on: somebody who is blocked has no more turns."""
    has_reloaded = False
    while not is_over(page):
        place(page)
        if count_moves(page) >= reload_after and not has_reloaded:
            has_reloaded = True
            page.locator(".turn").or_(result(page)).first.wait_for()
            before = count_moves(page)
            page.reload()
            wait_for_moves(page, before)
    assert has_reloaded
    result(page).get_by_text(say("monster-of-the-year")).first.wait_for()


@SITE_LATER
@pytest.mark.parametrize(
    "level", ["heron", *(pytest.param(one, marks=pytest.mark.long) for one in ("minnow", "kelpie", "nessie"))]
)
def test_a_whole_game_against_a_computer(device: Device, level: str) -> None:
    page = device.open("/new")
    page.get_by_role("radio", name=say("level-name", level=level)).check(force=True)
    page.get_by_role("button", name=say("start-game")).click()
    page.locator(".seats").get_by_text(say("level-name", level=level)).first.wait_for()
    play_out(page)
    result(page).get_by_role("link", name=say("see-where-it-turned")).click()
    page.get_by_role("group", name=say("replay-controls")).wait_for()
    page.reload()
    page.get_by_role("group", name=say("replay-controls")).wait_for()
    page.goto(device.address("/replay"))
    page.get_by_role("link", name=say("level-name", level=level)).first.click()
    result(page).get_by_role("button", name=say("rematch")).click()
    wait_for_moves(page, 1)  # the computer begins this time
    page.close()


@SITE_LATER
def test_a_whole_game_around_the_device(device: Device) -> None:
    page = device.open("/new?device")
    page.get_by_role("radio", name="3").check(force=True)
    for field, name in zip(page.get_by_label(say("place-name")).all(), ("Ann", "Bob", "Cid"), strict=True):
        field.fill(name)
    page.get_by_role("radio", name=say("variant", variant="expert")).check(force=True)
    page.get_by_role("button", name=say("start-game")).click()
    page.locator(".seats").get_by_text("Cid").wait_for()
    play_out(page)
    page.close()


@SITE_LATER
def test_games_are_kept_side_by_side_and_resumed(device: Device) -> None:
    page = device.open("/")
    page.get_by_role("button", name=say("play-now")).click()
    place(page)
    wait_for_moves(page, 2)
    page.goto(device.address("/new?device"))
    page.get_by_role("button", name=say("start-game")).click()
    for _ in range(3):
        place(page)
    page.get_by_role("link", name=say("to-start")).click()
    games = page.get_by_role("region", name=say("kept-label")).get_by_role("link")
    games.nth(0).get_by_text(like("kept-about", count=3)).wait_for()
    games.nth(1).click()
    wait_for_moves(page, 2)
    place(page)
    page.goto(device.address("/"))
    page.get_by_role("button", name=like("kept-forget")).first.click()
    page.get_by_role("button", name=say("kept-forget"), exact=True).click()
    page.close()


@SITE_LATER
def test_a_hint_and_a_turn_taken_back(device: Device) -> None:
    page = device.open("/")
    page.get_by_role("button", name=say("play-now")).click()
    for step in ("hint", "hint-more", "hint-more"):
        page.get_by_role("button", name=say(step)).click()
        page.locator(".hint-line").wait_for()
    page.get_by_role("button", name=say("confirm")).click()
    wait_for_moves(page, 2)
    page.get_by_role("button", name=say("undo")).click()
    wait_for_moves(page, 0)
    place(page)
    wait_for_moves(page, 2)
    page.close()


def test_a_link_carries_a_game_to_another_device(device: Device) -> None:
    page = device.open("/")
    page.get_by_role("button", name=say("play-now")).click()
    place(page)
    wait_for_moves(page, 2)
    page.get_by_role("button", name=say("share-game")).click()
    link = page.get_by_label(say("carry-link")).input_value()
    other = device.page.context.new_page()  # the same device will do: the link brings its own table
    other.goto(link)
    wait_for_moves(other, 2)
    assert other.url != page.url
    place(other)
    assert count_moves(page) == 2
    other.goto(link[:-25])
    other.get_by_role("alert").get_by_text(say("refused-spoilt-link")).wait_for()
    for one in (page, other):
        one.close()


@SITE_LATER
def test_full_and_spoilt_storage_get_a_word(device: Device) -> None:
    page = device.open("/")
    page.get_by_role("button", name=say("play-now")).click()
    place(page)
    wait_for_moves(page, 2)
    page.evaluate("() => { Storage.prototype.setItem = () => { throw new DOMException('full') } }")
    place(page)
    page.get_by_role("alert").get_by_text(say("kept-full")).wait_for()
    if not is_over(page):
        place(page)
    name = "blockness-table-" + page.url.rsplit("/", 1)[1]
    page.reload()
    wait_for_moves(page, 2)
    page.evaluate("([name, text]) => localStorage.setItem(name, text)", [name, json.dumps({"id": "x"})])
    page.reload()
    page.get_by_text(say("refused-spoilt-table")).wait_for()
    page.goto(device.address("/"))
    page.get_by_text(say("kept-spoilt", count=1)).wait_for()
    page.evaluate("name => localStorage.removeItem(name)", name)
    page.evaluate("text => localStorage.setItem('blockness-replays', text)", kept_replays())
    page.goto(device.address("/replay"))
    page.get_by_role("link", name=say("replay-game", code="abcdefg", game=1)).click()
    page.get_by_role("alert").get_by_text(say("refused-broken-page")).wait_for()
    page.get_by_role("link", name=say("to-start")).last.click()
    page.get_by_role("button", name=say("play-now")).wait_for()
    page.close()


def kept_replays() -> str:
    """One that is no replay at all, and one that only looks like one."""
    replay = {"headers": {}, "variant": "?", "colours": [None], "start": "?", "steps": [], "winners": []}
    return json.dumps({"state": {"kept": [None, {"code": "abcdefg", "game": 1, "replay": replay}]}, "version": 0})


def test_every_language_is_there(device: Device) -> None:
    page = device.open("/")
    for name, language in (("Français", "fr"), ("Italiano", "it"), ("Русский", "ru"), ("English", "en")):
        page.get_by_role("button", name=name).click()
        page.get_by_text(say("subtitle", language)).wait_for()
    page.close()


def test_a_room_says_that_it_needs_a_server(device: Device) -> None:
    page = device.open("/")
    page.get_by_role("button", name=say("play-now")).wait_for()
    is_site = "/games/ness/" in page.url
    assert (page.get_by_role("link", name=say("play-friends")).count() == 0) == is_site
    if is_site:
        page.goto(device.address("/replay/abcdefgh/1"))
        page.get_by_role("alert").get_by_text(say("refused-no-rooms-here")).wait_for()
    else:
        page.get_by_text(say("offline-about")).wait_for()
        page.get_by_role("link", name=say("play-friends")).click()
        page.get_by_role("button", name=say("make-room")).click()
        page.get_by_role("alert").get_by_text(say("refused-no-network")).wait_for()
    page.close()
