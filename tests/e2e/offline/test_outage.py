"""A database that goes away: the page says so, keeps what was placed, and plays on by itself."""

from __future__ import annotations

import asyncio
import threading
import time
from contextlib import contextmanager
from typing import TYPE_CHECKING

import pytest

from e2e.browsing import complaints, make_table, new_page, people
from e2e.table import count_moves, place, wait_for_moves
from server.evening import Evening
from server.services import postgresql, serving

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Browser, Page

    from server.services import Server

STORM = "The server can’t save moves right now."


def sit_down(server: Server, browser: Browser) -> Page:
    """A page at a table for two, with a move placed."""
    address, memory = make_table(server, people("orange", "green"), first=0)
    page = new_page(browser, 820, 1180, device=memory)
    page.goto(address)
    place(page)
    return page


def try_to_place(page: Page) -> None:
    """Place an arch, whatever happens."""
    page.get_by_role("button", name="Next placement").click()
    page.get_by_role("button", name="Place it").click()


def plays_on(page: Page, moves: int) -> None:
    """Wait for that many moves and for the end of the outage, then place one more."""
    wait_for_moves(page, moves)
    page.locator(".banner").wait_for(state="detached")
    place(page)


def test_a_page_lives_through_an_outage(browser: Browser) -> None:
    with postgresql() as service, serving(service.address) as server:
        page, reloaded = sit_down(server, browser), sit_down(server, browser)
        with service.away("stopped"):
            try_to_place(page)
            for one in (page, reloaded):
                one.get_by_text(STORM).wait_for()
            page.get_by_text("Your move is saved and will be sent").wait_for()
            reloaded.reload()
            reloaded.get_by_text(STORM).wait_for()
            assert count_moves(page) == 1
        plays_on(page, 2)
        plays_on(reloaded, 1)
        with service.away("stopped"):
            time.sleep(0.5)
        place(page)
        with service.away("frozen"):
            try_to_place(page)
            page.get_by_text(STORM).wait_for()
        plays_on(page, 5)
        assert complaints(page) == complaints(reloaded) == []


@contextmanager
def tables_of_others(server: Server, tables: int) -> Iterator[Evening]:
    """People who keep playing at many tables, to the end of every game; what they played is compared."""
    evening = Evening(server, tables)
    begun, enough = threading.Event(), threading.Event()
    failures: list[BaseException] = []

    async def play() -> None:
        async with evening.playing(pace=0.5):
            begun.set()
            await asyncio.to_thread(enough.wait)

    def run() -> None:
        try:
            asyncio.run(play())
        except BaseException as error:  # raised where somebody is looking
            failures.append(error)
        finally:
            begun.set()

    thread = threading.Thread(target=run)
    thread.start()
    begun.wait()
    try:
        yield evening
    finally:
        enough.set()
        thread.join()
    if failures:
        raise failures[0]


@pytest.mark.long
def test_thirty_pages_live_through_outages(browser: Browser, tmp_path: Path) -> None:
    log = tmp_path / "log"
    with postgresql() as service, serving(service.address, log=log) as server:
        pages = [sit_down(server, browser) for _ in range(4)]
        with tables_of_others(server, 16) as evening:
            assert len(pages) + len(evening.guests) >= 30
            moves = 1
            for how, seconds in (("stopped", 0.5), ("stopped", 5), ("stopped", 30), ("frozen", 5), ("frozen", 30)):
                before = evening.played
                with service.away(how):
                    began = time.monotonic()
                    for page in pages:
                        try_to_place(page)
                    if seconds >= 5:
                        for page in pages:
                            page.get_by_text(STORM).wait_for()
                    time.sleep(max(0.0, began + seconds - time.monotonic()))
                back = time.monotonic()
                for page in pages:
                    plays_on(page, moves + 1)
                moves += 2
                while any(guest.unstored and not guest.stores for guest in evening.guests):
                    time.sleep(0.1)
                print(
                    f"{how} for {seconds} s: {len(pages)} browsers play on within {time.monotonic() - back:.1f} s,"
                    f" {len(evening.guests)} other pages played {evening.played - before} moves since it began"
                )
        found = evening.check()
        closings = [closing for guest in evening.guests for closing in guest.closings]
        unstored = sum(guest.unstored for guest in evening.guests)
        print(f"{found} moves acknowledged, all found; refused for the time being {unstored} times; closed {closings}")
        assert not any(guest.is_sent_away for guest in evening.guests)
        for page in pages:
            assert page.locator(".banner-bad").count() == 0
            assert complaints(page) == []
    print(log.read_text("utf-8"))
