"""Replays: by keys and slider, a record downloaded and opened again, and records that break a rule."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from blockness import Game
from e2e.browsing import complaints, make_table, new_page, people
from e2e.table import play_to, result
from locales.words import say

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Browser

    from server.services import Server

WHOLE = "Sh7h5 Sg9g5 Th8e8/6 Hg4i4/5 Te9f9/4 Hi5i8/3"  # a game of orange and black that is over


def test_a_record_is_downloaded_and_opened_again(server: Server, browser: Browser, tmp_path: Path) -> None:
    address, memory = make_table(server, people("orange", "green"), first=0)
    moves = play_to(server, memory)
    page = new_page(browser, 1440, 900, device=memory)
    page.goto(address)
    result(page).get_by_role("link", name=say("see-where-it-turned")).click()
    status = page.get_by_role("status").filter(has_text=say("replay-slider"))
    status.get_by_text(say("replay-ply", ply=len(moves), count=len(moves))).wait_for()
    with page.expect_download() as record:
        page.get_by_role("link", name=say("replay-download")).click()
    kept = tmp_path / "record.txt"
    record.value.save_as(kept)
    assert " ".join(moves[:2]) in kept.read_text("utf-8")

    page.goto(f"{server.address}/replay")
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name=say("replay-open")).click()
    chooser.value.set_files(kept)
    page.get_by_text(say("replay-start", count=len(moves))).wait_for()
    page.keyboard.press("ArrowRight")
    status.get_by_text(say("replay-ply", ply=1, count=len(moves))).wait_for()
    page.keyboard.press("End")
    status.get_by_text(say("replay-ply", ply=len(moves), count=len(moves))).wait_for()
    page.get_by_role("slider", name=say("replay-slider")).fill("3")
    status.get_by_text(say("replay-ply", ply=3, count=len(moves))).wait_for()
    foot = re.findall(r"[a-k]\d+", moves[1])[1]
    page.locator(f"[data-cell={foot}]").click()  # an arch leads to the move that placed it
    status.get_by_text(say("replay-ply", ply=2, count=len(moves))).wait_for()
    assert not complaints(page)


def test_a_link_leads_to_a_move(server: Server, browser: Browser) -> None:
    address, memory = make_table(server, people("orange", "green"), first=0)
    play_to(server, memory, 5)
    page = new_page(browser, 360, 740)
    page.goto(address.replace("/r/", "/replay/") + "/1?ply=3")
    page.get_by_text(say("replay-ply", ply=3, count=5)).wait_for()
    page.get_by_role("button", name=say("replay-next")).click()
    page.get_by_text(say("replay-ply", ply=4, count=5)).wait_for()
    page.reload()
    page.get_by_text(say("replay-ply", ply=4, count=5)).wait_for()
    assert not complaints(page)


@pytest.mark.parametrize(
    ("seats", "moves", "sentence"),
    [
        ("orange green", "Hd5f5/4", say("reason-start-first", turn="orange")),
        ("orange green", "Sd5f5 Sh7h8 Sd7f7", say("reason-already-started", turn="orange")),
        ("orange black", f"{WHOLE} Hf9f10/4", say("status-over")),
        ("orange green", "Sd5f5 Sh7h8 Hg5g", say("record-unread-move", ply=3, move="Hg5g")),
    ],
)
def test_a_record_that_breaks_a_rule_is_refused_with_the_reason(
    server: Server, browser: Browser, seats: str, moves: str, sentence: str
) -> None:
    page = new_page(browser, 820, 1180)
    page.goto(f"{server.address}/replay")
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name=say("replay-open")).click()
    text = f'[Variant "classic"]\n[Seats "{seats}"]\n\n{moves}\n'
    chooser.value.set_files({"name": "wrong.txt", "mimeType": "text/plain", "buffer": text.encode()})
    page.get_by_role("alert").get_by_text(sentence).wait_for()
    assert not complaints(page)


def test_the_whole_game_above_is_over() -> None:
    game = Game.start(colours=("orange", "black"))
    for move in WHOLE.split():
        game.play(move)
    assert game.is_over
