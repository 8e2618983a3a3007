"""Puzzles while parts of the page cannot be loaded: it says so, tries again by hand or by itself, and loses nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from blockness.puzzles.collection import find
from e2e.browsing import new_page
from e2e.puzzling import GROWS, REACHES
from locales.words import like, say

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from server.services import Server

LIST = "**/assets/published-*.js"
ENGINE = "**/*.wasm"


def test_the_chart_without_its_list_leads_where_one_was(server: Server, browser: Browser) -> None:
    page = new_page(browser, 820, 1180)
    page.goto(f"{server.address}/solo/{GROWS}")
    page.locator(".turn").wait_for()
    page.route(LIST, lambda route: route.abort())
    page.goto(f"{server.address}/solo")
    page.get_by_role("alert").get_by_text(say("refused-no-network")).wait_for()
    assert page.get_by_role("link", name=say("solo-go-on")).get_attribute("href") == f"/solo/{GROWS}"
    assert not page.get_by_text(like("solo-chapter-progress", count=0, solved=0, stars=0)).count()
    page.unroute(LIST)
    page.get_by_role("button", name=say("try-again")).click()
    page.locator(".stones li").first.wait_for()
    assert not page.get_by_role("alert").count()
    current = page.locator(".loch-chart [aria-current]")
    assert current.get_attribute("href") == f"/solo#{find(GROWS).chapter}"
    page.context.close()


def test_a_network_that_is_back_opens_the_puzzle(server: Server, browser: Browser) -> None:
    page = new_page(browser, 820, 1180)
    page.route(ENGINE, lambda route: route.abort())
    page.goto(f"{server.address}/solo/{REACHES}")
    page.get_by_role("alert").get_by_text(say("refused-no-network")).wait_for()
    page.unroute(ENGINE)
    page.context.set_offline(True)
    page.context.set_offline(False)
    page.locator(".turn").wait_for()
    assert not page.get_by_role("alert").count()
    page.context.close()


def test_a_broken_server_is_not_a_bad_link(server: Server, browser: Browser) -> None:
    page = new_page(browser, 820, 1180)
    page.route(ENGINE, lambda route: route.fulfill(status=502, body=""))
    page.goto(f"{server.address}/solo/p#reach:d3_classic_orange:-_black:d8h8/1:1/3,3/4_black")
    page.get_by_role("alert").get_by_text(say("refused-no-network")).wait_for()
    page.unroute(ENGINE)
    page.get_by_role("button", name=say("try-again")).click()
    page.get_by_role("heading", name=say("puzzle-goal-reach", cell="d3")).wait_for()
    page.context.close()
