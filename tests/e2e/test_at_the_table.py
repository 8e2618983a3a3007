"""What a table offers besides moves: hints, turns taken back, talk, the end with its photo, and another game."""

from __future__ import annotations

import re
import struct
from typing import TYPE_CHECKING

from e2e.browsing import complaints, make_table, new_page, people
from e2e.table import is_chosen, place, play_to, wait_for_moves

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from server.services import Server


def test_a_hint_comes_in_three_steps_and_a_turn_can_be_taken_back(server: Server, browser: Browser) -> None:
    address, memory = make_table(server, people("orange", "green"), first=0)
    play_to(server, memory, 4)
    page = new_page(browser, 1440, 900, device=memory)
    page.goto(address)
    page.get_by_role("button", name="Hint").click()
    page.get_by_text(re.compile("Look around the (head|tail), at ")).wait_for()
    page.get_by_role("button", name="Tell me more").click()
    page.get_by_text("Take the segment of height").wait_for()
    assert not is_chosen(page)
    page.get_by_role("button", name="Tell me more").click()
    page.get_by_text("there it stands").wait_for()
    page.get_by_role("button", name="Place it").click()
    wait_for_moves(page, 5)
    page.get_by_role("button", name="Take back").click()
    wait_for_moves(page, 4)
    place(page)
    assert not complaints(page)


def test_people_talk_in_phrases_and_where_it_is_allowed_in_words(server: Server, browser: Browser) -> None:
    address, memory = make_table(server, people("orange", "green"), first=0, free_text=True)
    page = new_page(browser, 820, 1180, device=memory)
    page.goto(address)
    page.locator("summary", has_text="Talk").click()
    page.get_by_role("button", name="Good luck!").click()
    page.get_by_role("button", name="Applause").click()
    page.get_by_role("textbox", name="Write something").fill("<b>What a monster!</b>")
    page.get_by_role("button", name="Send").click()
    talk = page.get_by_role("list", name="Talk")
    talk.get_by_text("<b>What a monster!</b>").wait_for()
    talk.get_by_text("Good luck!").wait_for()
    talk.get_by_text("Applause").wait_for()
    assert not complaints(page)


def test_the_end_counts_photographs_and_begins_again(server: Server, browser: Browser) -> None:
    address, memory = make_table(server, people("orange", "green", "purple"), variant="expert", first=0)
    play_to(server, memory)
    page = new_page(browser, 820, 1180, device=memory)
    page.goto(address)
    end = page.get_by_role("dialog")
    end.get_by_text("Monster of the Year").first.wait_for()
    assert end.get_by_role("row").count() == 4
    with page.expect_download() as photo:
        end.get_by_role("button", name="Save the photo").click()
    picture = photo.value.path().read_bytes()
    assert picture.startswith(b"\x89PNG")
    assert struct.unpack(">II", picture[16:24]) == (1200, 1350)
    assert b"tEXtPosition\0expert orange:" in picture
    end.get_by_role("button", name="Look at the lake").click()
    page.get_by_role("button", name="Show the result").click()
    end.get_by_role("button", name="Play again").click()
    wait_for_moves(page, 0)
    assert page.locator(".status").inner_text().startswith("Green")  # the first seat has moved on
    assert not complaints(page)
