"""Play now: a game begins on the device without telling anybody, and can go on with somebody else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from e2e.browsing import complaints, flaws, new_page
from e2e.table import NEAR, cells, count_moves, place, wait_for_moves
from locales.words import say

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

    from server.services import Server


def wait_until_settled(page: Page) -> None:
    """Wait until the landing is drawn and everything it asks for has arrived: sentences, the engine, fonts."""
    page.get_by_role("button", name=say("play-now")).wait_for()
    page.wait_for_function("performance.getEntriesByType('resource').some((part) => part.name.endsWith('.wasm'))")
    page.evaluate("document.fonts.ready.then(() => null)")
    page.wait_for_load_state("networkidle")


def test_a_game_begins_without_any_request(server: Server, browser: Browser) -> None:
    page = new_page(browser, 820, 1180)
    page.goto(server.address)
    wait_until_settled(page)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))  # the browser fetches the icon on its own account
    page.get_by_role("button", name=say("play-now")).click()
    page.locator(".turn").wait_for()
    assert cells(page, NEAR)
    assert not [url for url in asked if not url.endswith("/icon.svg")]
    place(page)
    wait_for_moves(page, 2)
    assert not [url for url in asked if "/api/" in url or "/ws/" in url]
    assert not flaws(page)
    assert not complaints(page)


def test_a_game_on_the_device_becomes_a_room_with_all_its_moves(server: Server, browser: Browser) -> None:
    ann, ben = new_page(browser, 1440, 900), new_page(browser, 820, 1180)
    ann.goto(server.address)
    ann.get_by_role("button", name=say("play-now")).click()
    place(ann)
    wait_for_moves(ann, 2)
    ann.get_by_role("button", name=say("share-game")).click()
    assert not flaws(ann)
    ann.get_by_role("button", name=say("invite-seat", name=say("level-name", level="otter"))).click()
    link = ann.get_by_label(say("share-link")).first.input_value()
    assert "/r/" in ann.url
    ben.goto(link)
    ben.get_by_role("button", name=say("sit-here")).click()
    ben.get_by_label(say("your-name")).fill("Ben")
    ben.get_by_role("button", name=say("sit-down")).click()
    wait_for_moves(ben, 2)
    for page, other, count in ((ann, ben, 3), (ben, ann, 4)):
        place(page)
        wait_for_moves(other, count)
    ann.goto(server.address)
    ann.get_by_role("link", name=say("continue")).wait_for()
    assert ann.get_by_role("region", name=say("kept-label")).count() == 0
    for page in (ann, ben):
        assert not complaints(page)


def test_two_pages_of_a_device_play_one_game(server: Server, browser: Browser) -> None:
    one = new_page(browser, 820, 1180)
    one.goto(f"{server.address}/new?device")
    one.get_by_role("button", name=say("start-game")).click()
    place(one)
    other = one.context.new_page()
    other.goto(one.url)
    wait_for_moves(other, 1)
    place(other)
    wait_for_moves(one, 2)
    place(one)
    wait_for_moves(other, 3)
    assert count_moves(one) == 3
    assert not complaints(one)


def test_a_browser_without_webassembly_gets_a_sentence(server: Server, browser: Browser) -> None:
    page = new_page(browser, 360, 740)
    page.add_init_script("delete globalThis.WebAssembly")
    page.goto(server.address)
    page.get_by_text(say("refused-no-engine")).wait_for()
    page.get_by_role("button", name=say("play-now")).click()
    page.get_by_role("alert").get_by_text(say("refused-no-engine")).wait_for()
    assert not flaws(page)
