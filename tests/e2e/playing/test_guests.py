"""A room's guests and its host: who may make one, and who may stay."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from e2e.browsing import complaints, flaws, make_table, new_page
from locales.words import say
from server.services import serving

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Browser, Page

    from server.services import Server


# What a toast lies over, by its class.
COVERED = """() => [...document.querySelectorAll('.toast')].flatMap((toast) => {
    const box = toast.getBoundingClientRect();
    return [...document.querySelectorAll('.banner, .seat, .status, .room-bar, .card')].filter((one) => {
        const other = one.getBoundingClientRect();
        return box.left < other.right && other.left < box.right && box.top < other.bottom && other.top < box.bottom;
    }).map((one) => one.className);
})"""


def covered_by_toasts(page: Page) -> list[str]:
    """What cannot be read while a toast is there."""
    found: list[str] = page.evaluate(COVERED)
    return found


def test_the_maker_removes_a_guest_who_is_told_and_may_watch(server: Server, browser: Browser) -> None:
    address, memory = make_table(server, [{"colour": "orange", "name": "Ann"}, {"colour": "green"}], first=0)
    ann, ben = new_page(browser, 1280, 800, device=memory), new_page(browser, 360, 740, touch=True, language="fr")
    ben.goto(address)
    ben.get_by_role("button", name=say("sit-here", "fr")).wait_for()
    assert "0" not in ben.locator(".seat").first.inner_text().split(), "nothing more to know of who is away"
    ann.goto(address)
    ben.get_by_role("button", name=say("sit-here", "fr")).click()
    ben.get_by_label(say("your-name", "fr")).fill("Ben")
    ben.get_by_role("button", name=say("sit-down", "fr")).click()
    ann.get_by_role("button", name=say("remove-guest", name="Ben")).click()
    ann.get_by_role("dialog", name=say("remove-question", name="Ben")).wait_for()
    assert not flaws(ann)
    ann.get_by_role("button", name=say("remove-not")).click()
    ann.get_by_role("button", name=say("remove-guest", name="Ben")).click()
    ann.get_by_role("button", name=say("remove-sure"), exact=True).click()
    ann.locator(".toast", has_text=say("news-removed", name="Ben")).wait_for()
    assert not covered_by_toasts(ann)
    ann.get_by_role("button", name=say("employ")).wait_for()  # the seat is free
    for _ in range(2):  # at once, and when he comes back
        ben.get_by_text(say("removed-notice", "fr")).wait_for()
        expect(ben.get_by_role("button", name=say("sit-here", "fr"))).to_have_count(0)
        assert not flaws(ben)
        ben.reload()
    ben.get_by_text(say("removed-notice", "fr")).wait_for()
    ann.get_by_role("button", name=say("employ")).click()
    ann.get_by_role("button", name=say("employ-this", level="otter")).click()
    ben.locator(".toast").wait_for()
    assert not covered_by_toasts(ben), "the notice and the seats can be read"
    for page in (ann, ben):
        assert not [one for one in complaints(page) if "422" not in one]  # browsers say so themselves


def test_a_host_asks_for_a_word_once_and_for_some_work(browser: Browser, tmp_path: Path) -> None:
    """And says why somebody has to wait, or comes too late."""
    limits = {"invitation": "monster soup", "work": 14, "sockets_per_address": 1, "free_text": False}
    with serving(f"sqlite:///{tmp_path}/rooms.sqlite", **limits) as server:
        page = new_page(browser, 360, 740, touch=True)
        page.goto(f"{server.address}/friends")
        page.get_by_text(say("table-more")).click()
        page.get_by_label(say("table-listed")).wait_for()
        assert not page.get_by_label(say("table-free-text")).count(), "nobody may allow what the host does not"
        page.get_by_role("button", name=say("make-room")).click()
        sheet = page.get_by_role("dialog", name=say("word-title"))
        sheet.get_by_label(say("word-label")).fill("monster salad")
        sheet.get_by_role("button", name=say("make-room")).click()
        sheet.get_by_text(say("refused-wrong-word")).wait_for()
        assert not flaws(page)
        sheet.get_by_role("button", name=say("close")).click()
        page.get_by_text(say("refused-wrong-word")).wait_for()
        page.get_by_role("button", name=say("make-room")).click()
        sheet.get_by_label(say("word-label")).fill("Monster soup")
        sheet.get_by_role("button", name=say("make-room")).click()
        page.wait_for_url("**/r/*")
        page.goto(f"{server.address}/friends")
        page.get_by_role("button", name=say("make-room")).click()
        page.wait_for_url("**/r/*")  # the device remembers the word
        page.locator(".seats").wait_for()
        other = new_page(browser, 360, 740, touch=True, language="it")
        other.goto(page.url)
        other.get_by_text(say("link-closed", "it", reason="too-many-sockets")).wait_for()
        other.context.close()
        page.goto(f"{server.address}/r/nobodysroom")
        page.get_by_text(say("link-closed", reason="no-such-room")).wait_for()
        assert not [one for one in complaints(page) if "422" not in one]  # browsers say so themselves
