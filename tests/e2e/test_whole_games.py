"""Whole games in a real browser: by touch, by keys alone, around one device, and at a distance with a third watching."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from e2e.browsing import (
    browsing,
    complaints,
    count_moves,
    flaws,
    is_over,
    keep,
    make_table,
    new_page,
    wait_for_moves,
)
from server.services import Server, need, serving

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Browser, Page

NEAR = "possible near foot|possible cell for the tail"
FAR = "possible far foot|possible cell for the head"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    need("chromium")
    with serving(f"sqlite:///{tmp_path_factory.mktemp('rooms')}/rooms.sqlite") as found:
        yield found


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    need("chromium")
    with browsing() as found:
        yield found


def cells(page: Page, wanted: str) -> list[str]:
    """The cells whose spoken text has one of some words."""
    found: list[str] = page.get_by_role("gridcell").evaluate_all(
        "(cells, wanted) => cells.filter(one => new RegExp(wanted).test(one.ariaLabel)).map(one => one.dataset.cell)",
        wanted,
    )
    return found


def tap(page: Page, wanted: str, chance: random.Random) -> None:
    page.locator(f"[data-cell={chance.choice(cells(page, wanted))}]").tap()


def is_chosen(page: Page) -> bool:
    return page.get_by_role("button", name="Place it").is_enabled()


def test_a_game_by_touch_on_a_phone(server: Server, browser: Browser) -> None:
    chance = random.Random(7)
    page = new_page(browser, 360, 740, touch=True)
    page.goto(server.address)
    page.get_by_role("button", name="Play now").tap()
    while not is_over(page):
        before = count_moves(page)
        cards = page.locator(".card-fits")
        if cards.count():
            cards.nth(chance.randrange(cards.count())).tap()
        for wanted in (NEAR, FAR):
            if not is_chosen(page):
                tap(page, wanted, chance)
        tap(page, "your arch would stand here", chance)  # the second tap commits
        page.wait_for_function("before => document.querySelectorAll('.moves li').length > before", arg=before)
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert page.get_by_role("dialog").get_by_text("Monster of the Year").first.is_visible()
    assert not flaws(page)
    assert not complaints(page)


def press_until(page: Page, is_there: str) -> None:
    """Press Tab until the focus is where it should be."""
    for _ in range(120):
        if page.evaluate(f"({is_there})(document.activeElement)"):
            return
        page.keyboard.press("Tab")
    pytest.fail(f"the keyboard does not reach {is_there}")


def test_a_game_by_keys_alone(server: Server, browser: Browser) -> None:
    chance = random.Random(11)
    page = new_page(browser, 820, 1180, dark=True)
    page.goto(server.address)
    page.get_by_role("button", name="Play now").wait_for()
    press_until(page, "one => one.tagName === 'BUTTON' && one.textContent.startsWith('Play now')")
    page.keyboard.press("Enter")
    while not is_over(page):
        before = count_moves(page)
        if page.locator(".card-fits").count():
            page.keyboard.press("Tab")
            press_until(page, "one => one.classList.contains('card-fits')")
            page.keyboard.press("Enter")
        press_until(page, "one => one.role === 'gridcell'")
        for _ in ("near", "far"):
            if is_chosen(page):
                break
            for _ in range(chance.randint(1, 3)):
                page.keyboard.press("PageDown")
            page.keyboard.press("Enter")
        press_until(page, "one => one.classList.contains('confirm')")
        page.keyboard.press("Enter")
        page.wait_for_function("before => document.querySelectorAll('.moves li').length > before", arg=before)
        assert page.get_by_role("log").inner_text(), "what happened is said"
    assert "wins" in page.get_by_role("log").inner_text() or "shared" in page.content()
    assert not flaws(page)
    assert not complaints(page)


@pytest.mark.parametrize(
    ("colours", "variant"), [("orange green purple", "expert"), ("black purple green orange", "classic")]
)
def test_a_game_around_one_device_by_mouse(server: Server, browser: Browser, colours: str, variant: str) -> None:
    chance = random.Random(3)
    seats = [{"colour": colour, "name": colour.title()} for colour in colours.split()]
    address, memory = make_table(server, seats, variant=variant, first=0)
    page = new_page(browser, 1440, 900)
    keep(page.context, "blockness-device", memory)
    page.goto(address)
    while not is_over(page):
        before = count_moves(page)
        for _ in range(chance.randint(1, 4)):
            page.get_by_role("button", name="Next placement").click()
        page.get_by_role("button", name="Place it").click()
        wait_for_moves(page, before + 1)
    assert not flaws(page)
    with page.expect_download() as photo:
        page.get_by_role("button", name="Save the photo").click()
    assert b"tEXtPosition\0" + variant.encode() in photo.value.path().read_bytes()
    page.get_by_role("button", name="Play again").click()
    wait_for_moves(page, 0)
    assert not complaints(page)


def test_friends_at_a_distance_with_a_third_watching(browser: Browser, tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path}/rooms.sqlite") as server:
        ann, ben, watcher = (new_page(browser, *size) for size in ((1440, 900), (820, 1180), (360, 740)))
        ann.goto(f"{server.address}/friends")
        ann.get_by_role("button", name="Make a room").click()
        link = ann.get_by_label("Link to this room").input_value()
        assert not flaws(ann)
        ben.goto(link)
        ben.get_by_role("button", name="Sit here").click()
        ben.get_by_label("Your name").fill("Ben")
        ben.get_by_role("button", name="Sit down").click()
        watcher.goto(link)
        ann.get_by_text("1 watches").wait_for()
        pages = [ann, ben]
        for _ in range(5):
            place(pages, watcher)
        give_a_turn_back(pages, watcher)
        ann.locator("summary", has_text="Talk").click()
        ann.get_by_role("button", name="Well played!").click()
        watcher.locator("summary", has_text="Talk").click()
        watcher.locator(".said", has_text="Well played!").wait_for()
        lose_the_server(server, pages, watcher)
        while not watcher.get_by_role("dialog").count():
            place(pages, watcher)
        for page in (ann, ben, watcher):
            assert not flaws(page)


def mover(pages: list[Page]) -> Page:
    """The page whose turn it is."""
    for _ in range(600):
        for page in pages:
            if page.locator(".turn").count():
                return page
        pages[0].wait_for_timeout(50)
    pytest.fail("it is nobody's turn")


def place(pages: list[Page], watcher: Page) -> None:
    before = count_moves(watcher)
    page = mover(pages)
    page.get_by_role("button", name="Next placement").click()
    page.get_by_role("button", name="Place it").click()
    wait_for_moves(watcher, before + 1)


def give_a_turn_back(pages: list[Page], watcher: Page) -> None:
    before = count_moves(watcher)
    agreeing = mover(pages)
    [asking] = [page for page in pages if page != agreeing]
    asking.get_by_role("button", name="Take back").click()
    agreeing.get_by_role("button", name="Yes, let it be").click()
    wait_for_moves(watcher, before - 1)


def lose_the_server(server: Server, pages: list[Page], watcher: Page) -> None:
    """A move placed while the server is down arrives once, even when the page is loaded again meanwhile."""
    before = count_moves(watcher)
    page = mover(pages)
    page.get_by_role("button", name="Next placement").click()
    server.kill()
    page.get_by_role("button", name="Place it").click()
    page.get_by_text("Reconnecting").wait_for()
    server.start()
    wait_for_moves(watcher, before + 1)
    wait_for_moves(page, before + 1)
    page.reload()
    wait_for_moves(page, before + 1)
