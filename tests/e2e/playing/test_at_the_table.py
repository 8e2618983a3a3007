"""What a table offers besides moves: hints, undo, talk, the end with its photo, and another game."""

from __future__ import annotations

import struct
from typing import TYPE_CHECKING

from e2e.browsing import complaints, make_table, new_page, people
from e2e.table import is_chosen, place, play_to, result, wait_for_moves
from locales.words import like, say

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from server.services import Server


def test_a_hint_comes_in_three_steps_and_a_turn_can_be_taken_back(server: Server, browser: Browser) -> None:
    address, memory = make_table(server, people("orange", "green"), first=0, hints=True)
    play_to(server, memory, 4)
    page = new_page(browser, 1440, 900, device=memory)
    page.goto(address)
    page.get_by_role("button", name=say("hint")).click()
    hint = page.locator(".hint-line")
    hint.filter(has_text=like("hint-step", step=1, end="head")).or_(
        hint.filter(has_text=like("hint-step", step=1, end="tail"))
    ).wait_for()
    page.get_by_role("button", name=say("hint-more")).click()
    page.get_by_text(like("hint-step", step=2)).wait_for()
    assert not is_chosen(page)
    page.get_by_role("button", name=say("hint-more")).click()
    page.get_by_text(like("hint-step", step=3)).wait_for()
    page.get_by_role("button", name=say("confirm")).click()
    wait_for_moves(page, 5)
    page.get_by_role("button", name=say("undo")).click()
    wait_for_moves(page, 4)
    place(page)
    assert not complaints(page)


def test_people_talk_in_phrases_and_where_it_is_allowed_in_words(server: Server, browser: Browser) -> None:
    address, memory = make_table(server, people("orange", "green"), first=0, free_text=True)
    page = new_page(browser, 820, 1180, device=memory)
    page.goto(address)
    page.locator("summary", has_text=say("talk-label")).click()
    page.get_by_role("button", name=say("phrase", name="good-luck")).click()
    page.get_by_role("button", name=say("phrase", name="clap")).click()
    page.get_by_role("textbox", name=say("talk-write")).fill("<b>What a monster!</b>")
    page.get_by_role("button", name=say("talk-send")).click()
    talk = page.get_by_role("list", name=say("talk-label"))
    talk.get_by_text("<b>What a monster!</b>").wait_for()
    talk.get_by_text(say("phrase", name="good-luck")).wait_for()
    talk.get_by_text(say("phrase", name="clap")).wait_for()
    assert not complaints(page)


def test_the_end_counts_photographs_and_begins_again(server: Server, browser: Browser) -> None:
    address, memory = make_table(server, people("orange", "green", "purple"), variant="expert", first=0)
    play_to(server, memory)
    page = new_page(browser, 820, 1180, device=memory)
    page.goto(address)
    end = result(page)
    end.get_by_text(say("monster-of-the-year")).first.wait_for()
    assert end.get_by_role("row").count() == 4
    with page.expect_download() as photo:
        end.get_by_role("button", name=say("save-photo")).click()
    picture = photo.value.path().read_bytes()
    assert picture.startswith(b"\x89PNG")
    assert struct.unpack(">II", picture[16:24]) == (1200, 1350)
    assert b"tEXtPosition\0expert orange:" in picture
    end.get_by_role("button", name=say("rematch")).click()
    wait_for_moves(page, 0)
    assert (
        page.locator(".status").inner_text().startswith(say("monster", colour="green"))
    )  # the first seat has moved on
    assert not complaints(page)
