"""The story of a game: by mouse, keys and finger, with no server there; and what can be tried again."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from e2e.alone import stopped
from e2e.browsing import complaints, new_page
from e2e.looking_back import ADDRESS, BEST, MOVES, WORSE, played_here
from e2e.puzzling import by_keys, by_mouse, by_touch
from e2e.table import press_until
from locales.words import say

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, Locator, Page

    from e2e.alone import Device
    from server.services import Server

COUNT = len(MOVES)


def wait_for_ply(page: Page, ply: int) -> None:
    text = say("replay-ply", ply=ply, count=COUNT) if ply else say("replay-start", count=COUNT)
    page.locator(".table-lake").get_by_text(text).wait_for()


def wait_until_told(page: Page) -> None:
    page.get_by_role("heading", name=say("story-accuracy")).wait_for()


def at(river: Locator, part: float) -> tuple[float, float]:
    """A place on the river, from its source to its mouth."""
    box = river.bounding_box()
    assert box
    return box["x"] + 15 + part * (box["width"] - 30), box["y"] + box["height"] / 2


@pytest.fixture(scope="module")
def alone(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Device]:
    """A device whose server is gone."""
    with stopped(browser, tmp_path_factory.mktemp("alone")) as device:
        yield device


def test_a_story_is_told_without_a_server(alone: Device) -> None:
    page = alone.open(ADDRESS)
    slider = page.get_by_role("slider", name=say("replay-slider"))
    slider.press("End")  # before anything is judged
    wait_for_ply(page, COUNT)
    wait_until_told(page)
    river = page.locator(".river")

    page.mouse.click(*at(river, 1 / COUNT))
    wait_for_ply(page, 1)
    reading = page.locator(".reading")
    for text in (
        say("story-size", size="blunder"),
        say("story-cost", points=100),
        say("story-gained", name="Leo", points=100),
        say("story-by-proof"),
    ):
        reading.get_by_text(text).first.wait_for()
    page.mouse.move(*at(river, 1 / COUNT))
    page.mouse.down()
    page.mouse.move(*at(river, 0.05), steps=4)
    wait_for_ply(page, 0)
    page.mouse.up()
    page.locator(".river-pin").click()
    wait_for_ply(page, 1)

    page.get_by_role("button", name=say("story-better")).click()
    page.locator(".ghost").wait_for()
    slider.press("ArrowRight")
    wait_for_ply(page, 2)
    page.locator(".ghost").wait_for(state="detached")
    assert "Leo 100%" in (slider.get_attribute("aria-valuetext") or "")

    page.get_by_text(say("story-table")).first.click()
    rows = page.locator(".story-table tbody tr")
    assert rows.count() == COUNT + 1
    assert rows.nth(0).locator("td").all_inner_texts()[:3] == ["0%", "100%", "0%"]
    rows.nth(1).get_by_role("button").press("Enter")
    wait_for_ply(page, 1)
    marked = page.locator(".plies li").nth(1)
    assert say("story-cost", points=100) in (marked.text_content() or "")

    page.reload()  # it is kept
    wait_until_told(page)
    assert not page.locator("progress").count()
    assert not complaints(page)


def test_a_move_is_tried_again_by_mouse_and_by_keys(alone: Device) -> None:
    page = alone.open(ADDRESS)
    wait_until_told(page)
    page.get_by_role("radio", name="Leo").check(force=True)  # a record from elsewhere: whose moves?
    page.get_by_text(say("story-again-none")).wait_for()
    page.get_by_role("radio", name="Papa").check(force=True)
    again = page.locator(".second-tries").get_by_role("button")
    again.press("Enter")
    by_mouse(page, MOVES[0])
    page.get_by_text(say("try-same")).wait_for()
    page.get_by_role("button", name=say("try-another")).click()
    by_keys(page, BEST)
    page.get_by_text(say("try-kept"), exact=True).wait_for()
    page.get_by_role("button", name=say("try-follow")).press("Enter")
    page.get_by_role("button", name=say("replay-previous")).wait_for()
    page.get_by_text(say("try-following")).wait_for(state="detached")
    page.get_by_role("button", name=say("replay-first")).press("Enter")
    page.get_by_role("button", name=say("try-back")).first.click()
    press_until(page, "one => one.closest('.second-tries')", most=1)  # back where it was left
    assert not complaints(page)


def test_own_mistakes_wait_among_the_puzzles(server: Server, browser: Browser) -> None:
    page = new_page(browser, 390, 844, touch=True)
    page.add_init_script(played_here("green"))
    page.goto(server.address + ADDRESS)
    wait_until_told(page)
    page.get_by_role("heading", name=say("story-yours", count=1)).wait_for()
    page.locator(".river").scroll_into_view_if_needed()
    page.locator(".river-pin").tap()
    wait_for_ply(page, 1)
    drag(page, *at(page.locator(".river"), 1 / COUNT), *at(page.locator(".river"), 0.99))
    wait_for_ply(page, COUNT)

    page.goto(f"{server.address}/solo")
    page.get_by_role("link", name=say("mine-about", count=1)).tap()
    by_touch(page, WORSE)
    page.get_by_text(say("try-missed"), exact=True).wait_for()
    page.get_by_role("button", name=say("try-another")).tap()
    for name in ("hint", "hint-more", "hint-more"):
        page.get_by_role("button", name=say(name)).tap()
    page.get_by_role("button", name=say("confirm")).tap()
    page.get_by_text(say("try-kept"), exact=True).wait_for()
    page.get_by_text(say("try-solved", count=0)).wait_for()
    page.locator(".puzzle-outcome").get_by_role("button", name=say("solo-to-map")).tap()
    page.get_by_role("link", name=say("mine-later")).wait_for()
    assert not complaints(page)
    page.context.close()


def drag(page: Page, x: float, y: float, to_x: float, to_y: float) -> None:
    """One finger, from here to there."""
    session = page.context.new_cdp_session(page)
    for kind, points in (
        ("touchStart", [{"x": x, "y": y}]),
        ("touchMove", [{"x": (x + to_x) / 2, "y": y}]),
        ("touchMove", [{"x": to_x, "y": to_y}]),
        ("touchEnd", []),
    ):
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    session.detach()
