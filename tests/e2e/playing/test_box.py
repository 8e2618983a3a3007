"""Somebody with the real box in hand puts lake and segments right, plays with it, and opens a room with it."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import unquote_plus

from blockness.box import Box
from e2e.browsing import complaints, flaws, keep, new_page
from e2e.table import place, press_until, wait_for_moves
from locales.words import say

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Browser, Page

    from server.services import Server

OWN = Box.usual().line.replace("orange=2/1", "orange=3/1").replace("43322222334", "43222222234")  # c3 is deep water
CELLS = "cells => Object.fromEntries(cells.map(one => [one.dataset.cell, one.dataset.zone]))"


def cell(page: Page, name: str, zone: str) -> None:
    page.locator(f".box-cell[data-cell={name}][data-zone='{zone}']").wait_for()


def choose(page: Page, group: str, name: str) -> None:
    page.get_by_role("group", name=group, exact=True).get_by_role("radio", name=name, exact=True).check()


def says(page: Page, key: str, **details: str | int) -> None:
    page.locator(".box-verdict").get_by_text(say(key, "en", **details), exact=True).wait_for()


def test_by_mouse_it_is_drawn_refused_mended_saved_and_played_across_a_reload(
    server: Server, browser: Browser, tmp_path: Path
) -> None:
    page = new_page(browser, 1280, 800)
    page.goto(f"{server.address}/about")
    page.get_by_role("main").get_by_role("link", name=say("box")).click()
    says(page, "box-usual")
    page.locator("[data-cell=c3]").click()
    for name in ("c3", "i3", "c9", "i9"):
        cell(page, name, "2")
    says(page, "box-sound")
    # Two equal segments, and the starter told from the others.
    page.get_by_role("button", name=say("box-segment", length=3, height=2), exact=True).click()
    choose(page, say("box-length"), "4")
    says(page, "box-flaw-segment-twice", colour="orange", length=4, height=2)
    assert page.get_by_role("link", name=say("play-computer")).count() == 0
    choose(page, say("box-length"), "5")
    says(page, "box-sound")
    page.get_by_role("button", name=say("box-starter", length=2, height=1), exact=True).click()
    drawing = page.locator(".box-drawing")
    size = drawing.bounding_box()
    assert size is not None
    drawing.click(position={"x": size["width"] * 200 / 330, "y": size["height"] * 160 / 216})  # 3 long, 1 high
    page.get_by_role("button", name=say("box-starter", length=3, height=1), exact=True).wait_for()
    with page.expect_download() as download:
        page.get_by_role("button", name=say("box-save")).click()
    assert download.value.suggested_filename == "box.toml"
    download.value.save_as(tmp_path / "box.toml")
    box = Box.load(tmp_path / "box.toml")
    assert (box.zone(2, 2), [str(one) for one in box.monster("orange")[:3]]) == (2, ["3/1", "4/2", "5/2"])
    for text, fault in (("lake", say("box-open-strange", line=1)), ("order = 1", say("box-open-strange", line=1))):
        page.locator("input[type=file]").set_input_files({"name": "box.toml", "mimeType": "", "buffer": text.encode()})
        page.get_by_text(say("box-open-bad", fault=fault)).wait_for()
    link = page.get_by_role("textbox", name=say("box-share-link")).input_value()
    assert unquote_plus(link.partition("#")[2]) == box.line
    # A game against the computer, on this lake and with this starter, is still there after a reload.
    page.get_by_role("link", name=say("play-computer")).click()
    page.get_by_text(say("box-note")).wait_for()
    page.get_by_role("button", name=say("start-game")).click()
    page.locator(f"[data-cell=c3][aria-label*='{say('cell-open')}']").wait_for()
    place(page)
    wait_for_moves(page, 2)
    page.reload()
    wait_for_moves(page, 2)
    page.locator("[data-cell=c3]").wait_for()
    card = say("card", status="placed", length=3, height=1)
    page.get_by_role("button", name=card).wait_for()
    assert not complaints(page)


def test_by_keys_alone_it_is_drawn_and_mended(server: Server, browser: Browser) -> None:
    page = new_page(browser, 360, 740)
    page.goto(f"{server.address}/box")
    page.get_by_role("grid").wait_for()
    press_until(page, "one => one.dataset.cell === 'f6'")
    for key in ("End", "4", "ArrowLeft", "Delete"):
        page.keyboard.press(key)
    cell(page, "b6", ".")  # the other side follows
    press_until(page, "one => one.type === 'checkbox'")
    page.keyboard.press("Space")
    press_until(page, "one => one.dataset.cell === 'j6'", key="Shift+Tab")
    page.keyboard.press("2")
    says(page, "box-sound")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("2")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("3")
    says(page, "box-flaw-cut-off", seats=2, cell="k6")
    press_until(page, f"one => one.ariaLabel === '{say('make-undo')}'")
    page.keyboard.press("Enter")
    says(page, "box-sound")
    zones = page.locator(".box-cell").evaluate_all(CELLS)
    assert (zones["j6"], zones["k6"], zones["b6"]) == ("2", "2", ".")
    press_until(page, f"one => one.textContent.startsWith('{say('box-segment', length=4, height=5)}')", key="Shift+Tab")
    page.keyboard.press("Enter")
    press_until(page, "one => one.type === 'radio' && one.value === '4' && one.checked")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    says(page, "box-flaw-segment-twice", colour="orange", length=2, height=5)
    page.keyboard.press("ArrowLeft")
    says(page, "box-sound")
    assert not flaws(page)
    assert not complaints(page)


def test_a_room_is_opened_with_a_box_from_a_link_and_others_see_its_lake(server: Server, browser: Browser) -> None:
    ann, bob = (new_page(browser, 820, 1180) for _ in range(2))
    ann.goto(f"{server.address}/box#{OWN.replace(' ', '+')}")
    says(ann, "box-sound")
    ann.goto(f"{server.address}/friends?box")
    ann.get_by_role("button", name=say("make-room")).click()
    ann.wait_for_url("**/r/*")
    bob.goto(ann.url)
    bob.get_by_role("button", name=say("sit-here")).first.click()
    bob.get_by_role("textbox", name=say("your-name")).fill("Bob")
    bob.get_by_role("button", name=say("sit-down")).click()
    for page in (ann, bob):
        page.locator(f"[data-cell=c3][aria-label*='{say('cell-open')}']").wait_for()
    begins = ann.locator(".seat-turn").get_attribute("class") or ""  # chance decides
    first, second = (ann, bob) if "seat-orange" in begins else (bob, ann)
    place(first)
    wait_for_moves(second, 1)
    place(second)
    wait_for_moves(first, 2)
    # Somebody who has drawn a box is asked before a link replaces it.
    keep(bob.context, "blockness-box", {"line": Box.usual().line.replace("green=1/1", "green=2/1")})
    bob.goto(f"{server.address}/box#nonsense")
    bob.get_by_role("alert").filter(has_text=say("box-link-spoilt")).wait_for()
    bob.get_by_role("button", name=say("box-link-mine")).click()
    says(bob, "box-sound")
    assert not complaints(ann) + complaints(bob)
