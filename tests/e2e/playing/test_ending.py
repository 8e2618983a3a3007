"""The end of a game: four beats on the lake, then a panel beside it, painted even where nothing animates."""

from __future__ import annotations

import base64
from typing import TYPE_CHECKING, Any

import pytest

from e2e.browsing import complaints, flaws, make_table, new_page
from e2e.table import FAMILY, moves_by_chance, place, result, wait_for_moves
from locales.words import like, say

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Locator, Page

    from server.services import Server

LIVELY = {"view": "flat", "animation": "normal", "sound": False}
CLEAR, TIED = 3, 27  # games by chance that Leo wins: with the fewest left, and by his higher head
# Notes every beat and whether the panel is there; in some beat something else may happen, as soon as it begins.
WATCH = """([at, event]) => {
  const table = document.querySelector("main.table");
  window.beats = [];
  const note = () => {
    const { beat } = table.dataset;
    window.beats.push(beat + (document.querySelector(".end") ? " and result" : ""));
    if (beat === at) document.body.dispatchEvent(new Event(event, {bubbles: true}));
  };
  new MutationObserver(note).observe(table, {attributes: true, attributeFilter: ["data-beat"]});
}"""
INKED = """async picture => {
  const image = new Image();
  image.src = "data:image/png;base64," + picture;
  await image.decode();
  const {width, height} = image;
  const pen = Object.assign(document.createElement("canvas"), {width, height}).getContext("2d");
  pen.drawImage(image, 0, 0);
  const {data} = pen.getImageData(0, 0, width, height);
  const paper = data.slice(0, 3);
  let inked = 0;
  for (let i = 0; i < data.length; i += 4)
    if ([0, 1, 2].some(j => Math.abs(data[i + j] - paper[j]) > 60)) inked += 1;
  return inked / (data.length / 4);
}"""


def before_the_end(server: Server, browser: Browser, seed: int, **look: Any) -> Page:
    """A page that is one move away from the end of a game."""
    moves = moves_by_chance(seed)[:-1]
    address, memory = make_table(server, FAMILY, first=0, moves=moves)
    page = new_page(browser, 820, 1180, device=memory, **{"settings": LIVELY, **look})
    page.goto(address)
    wait_for_moves(page, len(moves))
    return page


def end_it(page: Page, at: str = "", event: str = "") -> list[str]:
    """Place the last arch, and return the beats that follow."""
    page.evaluate(WATCH, [at, event])
    place(page)
    result(page).wait_for()
    beats: list[str] = page.evaluate("window.beats")
    return beats


def is_beside_the_lake(page: Page) -> bool:
    lake, panel = page.locator(".flat-lake").bounding_box(), result(page).bounding_box()
    assert lake
    assert panel
    return (
        lake["x"] + lake["width"] <= panel["x"]
        or panel["x"] + panel["width"] <= lake["x"]
        or lake["y"] + lake["height"] <= panel["y"]
    )


def test_the_end_comes_in_four_beats_and_lies_beside_the_lake(server: Server, browser: Browser) -> None:
    page = before_the_end(server, browser, TIED)
    assert end_it(page) == ["rest", "count", "tie", "flash", "done and result"]
    end = page.get_by_role("region", name=say("wins-of", name="Leo"))
    end.get_by_text(like("decided-by-head", name="Leo")).wait_for()
    assert say("wins-of", name="Leo") in page.get_by_role("log").inner_text()
    for size in ((1920, 1080), (1280, 800), (844, 390), (820, 1180), (390, 844), (320, 640)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        assert is_beside_the_lake(page), size
        assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    assert page.evaluate("document.activeElement.id") == "end-title"  # the button that placed the arch is gone
    assert not flaws(page)
    assert not complaints(page)
    page.context.close()


@pytest.mark.parametrize("event", ["pointerdown", "keydown"])
def test_a_tap_or_a_key_skips_the_rest(server: Server, browser: Browser, event: str) -> None:
    page = before_the_end(server, browser, CLEAR)
    assert end_it(page, "count", event) == ["rest", "count", "done and result"]
    page.context.close()


def test_reduced_motion_shows_the_result_at_once_and_again_begins_with_the_next(
    server: Server, browser: Browser
) -> None:
    page = before_the_end(server, browser, CLEAR)
    page.emulate_media(reduced_motion="reduce")
    assert end_it(page) == ["done and result"]
    page.get_by_role("button", name=say("share")).last.click()
    assert page.get_by_role("dialog").get_by_role("textbox").input_value().endswith("/1")
    page.keyboard.press("Escape")
    result(page).get_by_role("button", name=say("rematch")).click()
    wait_for_moves(page, 0)
    page.get_by_text(say("turn-of", name="Papa")).wait_for()
    assert not complaints(page)
    page.context.close()


def test_the_result_is_painted_where_nothing_animates(server: Server, browser: Browser) -> None:
    """Some graphics stacks never advance an animation: what begins out of sight stays there."""
    address, memory = make_table(server, FAMILY, first=0, moves=moves_by_chance(CLEAR))
    page = new_page(browser, 1280, 800, settings=LIVELY, device=memory)
    driver = page.context.new_cdp_session(page)
    driver.send("Animation.enable")
    driver.send("Animation.setPlaybackRate", {"playbackRate": 0})
    page.goto(address)
    for part in (".end h2", ".end .photo", ".end .count"):
        assert inked(page, page.locator(part)) > 0.02, part
    page.context.close()


def inked(page: Page, part: Locator) -> float:
    """How much of a part has another colour than its corner."""
    part.wait_for()
    box = part.bounding_box()
    assert box
    picture = page.screenshot(clip=box, animations="allow")
    share: float = page.evaluate(INKED, base64.b64encode(picture).decode())
    return share


def test_a_game_against_computers_goes_on_easier_or_harder(server: Server, browser: Browser) -> None:
    page = new_page(browser, 820, 1180)
    page.goto(server.address)
    moves = moves_by_chance(CLEAR)
    seats = [
        {"colour": "orange", "name": "Leo", "level": ""},
        {"colour": "green", "name": "", "level": "minnow"},
        {"colour": "purple", "name": "", "level": "minnow"},
    ]
    table = {"id": "over", "at": 1, "variant": "classic", "seats": seats, "isOver": True}
    page.evaluate(
        "table => localStorage.setItem('blockness-table-over', JSON.stringify(table))",
        table | {"games": [{"first": 0, "moves": moves}]},
    )
    page.goto(f"{server.address}/play/over")
    names = page.locator(".seat-name strong")
    result(page).wait_for()
    page.wait_for_function("localStorage['blockness-reviews-1']")  # looked at before anybody asks
    assert '"name":"Leo"' in page.evaluate("localStorage['blockness-mistakes']")
    assert names.all_inner_texts() == [
        "Leo",
        say("computer-name", colour="green"),
        say("computer-name", colour="purple"),
    ]
    assert not page.get_by_role("button", name=say("again-easier")).count()
    page.get_by_role("button", name=say("again-harder")).click()
    result(page).wait_for(state="detached")
    assert page.locator(".seat", has_text=say("level-name", level="duckling")).count() == 2
    page.goto(f"{server.address}/play/over")
    page.get_by_role("link", name=say("see-where-it-turned")).click()
    page.get_by_role("heading", name=say("story-accuracy")).wait_for()
    reviews = page.evaluate("JSON.parse(localStorage['blockness-reviews-1']).state.kept")
    assert len(reviews) == 1, "told once"
    assert not complaints(page)
    page.context.close()
