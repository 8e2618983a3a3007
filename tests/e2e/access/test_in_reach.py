"""Everything that a turn needs is on the screen without scrolling, at every size and in the longest languages."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from e2e.browsing import complaints, make_table, new_page, people
from e2e.puzzling import REACHES
from e2e.table import play_to

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

    from server.services import Server

SIZES = ((320, 568), (390, 844), (844, 390), (768, 1024), (820, 1180), (1280, 800), (1920, 1080))
NEEDED = (".lake-box > :first-child", ".tray", ".placements-count", ".confirm")
# What sticks out of the screen or out of its own box, or lies over something else that is needed.
MISSES = """needed => {
  const found = [];
  const { clientWidth: width, clientHeight: height, scrollWidth } = document.documentElement;
  if (scrollWidth > width) found.push(`the page is ${scrollWidth} wide`);
  if (scrollY) found.push(`the page is scrolled by ${scrollY}`);
  const boxes = needed.map((one) => [one, document.querySelector(one)?.getBoundingClientRect()]);
  for (const [one, box] of boxes) {
    if (!box || !box.width || !box.height) found.push(`${one} is not there`);
    else if (box.left < 0 || box.top < 0 || box.right > width + 0.5 || box.bottom > height + 0.5)
      found.push(`${one} ends at ${box.right}, ${box.bottom}`);
  }
  for (const [one, a] of boxes)
    for (const [other, b] of boxes)
      if (one < other && a && b && a.left < b.right - 0.5 && b.left < a.right - 0.5
          && a.top < b.bottom - 0.5 && b.top < a.bottom - 0.5) found.push(`${one} lies over ${other}`);
  for (const one of document.querySelectorAll(".placements-count, .placements button, .status"))
    if (one.scrollWidth > one.clientWidth + 1) found.push(`${one.className} is cut off`);
  const lake = boxes[0][1];
  if (lake && lake.height < 0.3 * Math.min(width, height)) found.push(`the lake is ${lake.height} high`);
  return found;
}"""


def misses(page: Page, needed: tuple[str, ...] = NEEDED) -> list[str]:
    """What is wrong at the sizes, in turn on one page."""
    found: list[str] = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        found += [f"{width} x {height}: {what}" for what in page.evaluate(MISSES, list(needed))]
    return found


def open_page(browser: Browser, address: str, language: str, **more: Any) -> Page:
    page = new_page(browser, *SIZES[0], language=language, **more)
    page.goto(address)
    page.locator(".placements").wait_for()
    page.evaluate("document.fonts.ready.then(() => null)")
    return page


@pytest.mark.parametrize("language", ["ru", pytest.param("fr", marks=pytest.mark.long)])
def test_at_a_table_of_four_in_every_step_of_a_turn(server: Server, browser: Browser, language: str) -> None:
    address, memory = make_table(server, people("orange", "green", "purple", "black"), first=0)
    play_to(server, memory, 9)
    page = open_page(browser, address, language, device=memory)
    assert not misses(page), "before a choice"
    page.locator(".card-fits").last.click()
    assert not misses(page), "with a segment in hand"
    page.locator(".placements .next").click()
    page.locator(".placements-what").wait_for(state="attached")
    assert not misses(page), "with a ghost"
    page.locator(".placements .cancel").click()
    page.locator("[role=gridcell]").first.dispatch_event("click")
    page.locator(".refusal").wait_for()
    assert not misses(page), "with a refusal"
    assert not complaints(page)


@pytest.mark.parametrize("language", ["ru", pytest.param("fr", marks=pytest.mark.long)])
def test_in_the_lesson_a_puzzle_and_a_game_on_the_device(server: Server, browser: Browser, language: str) -> None:
    page = open_page(browser, f"{server.address}/solo/{REACHES}", language)
    assert not misses(page), "a puzzle with a word about it"
    page.goto(f"{server.address}/solo/daily")
    page.locator(".placements").wait_for()
    assert not misses(page), "the puzzle of the day"
    page.goto(f"{server.address}/lesson")
    page.locator(".peg").nth(1).click()  # its words are the longest
    page.locator(".placements").wait_for()
    assert not misses(page), "the lesson"
    page.goto(server.address)
    page.locator(".way-main").click()
    page.locator(".placements").wait_for()
    assert not misses(page), "a game on the device"
    assert not complaints(page)


@pytest.mark.long
@pytest.mark.parametrize("language", ["en", "it"])
def test_the_other_languages_are_no_longer(server: Server, browser: Browser, language: str) -> None:
    page = open_page(browser, f"{server.address}/lesson", language)
    assert not misses(page)
