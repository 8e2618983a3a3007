"""Nothing is lost: reloads, a network that goes away and a server that is killed, each in the middle of a move."""

from __future__ import annotations

from typing import TYPE_CHECKING

from e2e.browsing import complaints, make_table, new_page, people
from e2e.table import count_moves, place, play_to, wait_for_moves
from locales.words import say
from server.services import serving, wait_for

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Browser, Page

    from server.services import Server


def sit_down(server: Server, browser: Browser, plies: int = 4) -> Page:
    """A page at a table for two, some moves into the game."""
    address, memory = make_table(server, people("orange", "green"), first=0)
    play_to(server, memory, plies)
    page = new_page(browser, 820, 1180, device=memory)
    page.goto(address)
    wait_for_moves(page, plies)
    return page


def hold_an_arch(page: Page) -> None:
    page.get_by_role("button", name=say("placement-next")).click()


def test_a_reload_finds_the_same_table(server: Server, browser: Browser) -> None:
    page = sit_down(server, browser)
    hold_an_arch(page)
    page.reload()
    wait_for_moves(page, 4)
    place(page)
    page.goto(server.address)
    page.get_by_role("link", name=say("continue")).click()
    wait_for_moves(page, 5)
    place(page)
    assert not complaints(page)


def test_back_takes_what_is_held_back_and_then_leaves(server: Server, browser: Browser) -> None:
    page = sit_down(server, browser)
    page.goto(server.address)
    page.get_by_role("link", name=say("continue")).click()
    wait_for_moves(page, 4)
    hold_an_arch(page)
    page.go_back()
    page.get_by_role("button", name=say("confirm"), disabled=True).wait_for()
    assert count_moves(page) == 4
    place(page)
    hold_an_arch(page)
    page.go_back()
    page.get_by_role("button", name=say("confirm"), disabled=True).wait_for()
    place(page)
    page.get_by_role("button", name=say("confirm"), disabled=True).wait_for()  # nothing is held any more
    page.go_back()
    page.get_by_role("button", name=say("play-now")).wait_for()
    page.go_forward()
    wait_for_moves(page, 6)
    place(page)
    assert not complaints(page)


def test_a_move_placed_without_network_arrives_when_it_is_back(server: Server, browser: Browser) -> None:
    page = sit_down(server, browser)
    hold_an_arch(page)
    page.context.set_offline(True)
    page.get_by_text(say("offline")).wait_for()
    page.get_by_role("button", name=say("confirm")).click()
    page.get_by_text(say("link-reconnecting")).wait_for()
    page.get_by_text(say("link-unsent")).wait_for()
    assert count_moves(page) == 4
    page.context.set_offline(False)
    wait_for_moves(page, 5)
    page.get_by_text(say("link-reconnecting")).wait_for(state="detached")
    place(page)
    assert count_moves(page) == 6


def test_a_move_placed_while_the_server_is_dead_arrives_once(browser: Browser, tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path}/rooms.sqlite") as server:
        page = sit_down(server, browser)
        hold_an_arch(page)
        server.kill()
        page.get_by_role("button", name=say("confirm")).click()
        page.get_by_text(say("link-reconnecting")).wait_for()
        server.start()
        wait_for_moves(page, 5)
        hold_an_arch(page)
        server.kill()
        page.get_by_role("button", name=say("confirm")).click()
        page.get_by_text(say("link-unsent")).wait_for()
        server.spawn()
        wait_for(server.is_well, "the server")
        page.reload()
        wait_for_moves(page, 6)
        place(page)
        assert count_moves(page) == 7


def test_a_wrong_database_costs_nobody_a_seat(browser: Browser, tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path}/rooms.sqlite") as server:
        page = sit_down(server, browser)
        table = page.url
        server.kill()
        with serving(f"sqlite:///{tmp_path}/wrong.sqlite", port=server.port):
            page.reload()
            page.locator(".banner[role=alert]").wait_for()
            page.goto(server.address)
            page.get_by_role("button", name=say("play-now")).wait_for()
            assert page.locator(".way-continue").count() == 0
        server.start()
        page.reload()
        page.locator(".way-continue").click()
        wait_for_moves(page, 4)
        place(page)
        assert page.url == table
