"""The logbook: a finished game is remembered on the device, and travels in a file."""

from __future__ import annotations

import json
import random
from typing import TYPE_CHECKING

from blockness.game import Game
from e2e.browsing import complaints, flaws, new_page
from e2e.table import place
from locales.words import say

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Browser

    from server.services import Server

NOTED = "localStorage.getItem('blockness-games')?.includes('play/nearly/1')"


def nearly_over() -> list[str]:
    """The moves of a game in which Orange has one more move, and no choice."""
    for seed in range(1000):
        game, chance, turn, moves = Game.start(seats=2), random.Random(seed), None, list[str]()
        while not game.position.is_over:
            turn, moves = game.position.turn, [str(move) for move in game.position.legal_moves]
            game.play(chance.choice(moves))
        if turn == "orange" and len(moves) == 1:
            return [str(move) for move in game.moves[:-1]]
    raise AssertionError("no such game")


def test_a_finished_game_is_remembered_and_travels(server: Server, browser: Browser, tmp_path: Path) -> None:
    seats = [{"colour": "orange", "name": "Ann", "level": ""}, {"colour": "green", "name": "", "level": "otter"}]
    games = [{"first": 0, "moves": nearly_over()}]
    table = {"id": "nearly", "at": 7, "variant": "classic", "seats": seats, "games": games, "isOver": False}
    page = new_page(browser, 820, 1180)
    kept = json.dumps(json.dumps(table))
    page.add_init_script(
        f"localStorage.getItem('blockness-table-nearly') ?? localStorage.setItem('blockness-table-nearly', {kept})"
    )
    asked: list[str] = []
    page.goto(f"{server.address}/play/nearly")
    page.on("request", lambda request: asked.append(request.method))
    page.locator(".turn").wait_for()
    place(page)
    page.wait_for_function(NOTED)
    assert set(asked) <= {"GET"}  # nothing leaves the device
    page.goto(server.address)
    page.get_by_role("navigation").get_by_role("link", name=say("logbook")).click()
    page.get_by_role("heading", name=say("log-medals", count=1, all=8)).wait_for()
    assert page.locator(".medal-earned").count() == 1
    tally = page.locator(".log-levels li").filter(has_text=say("level-name", level="otter")).locator(".hint-text")
    result = tally.inner_text()
    assert result in {
        say("log-tally", won=won, shared=shared, lost=1 - won - shared) for won, shared in ((0, 0), (0, 1), (1, 0))
    }
    assert page.locator(".log-games li").filter(has_text="Ann").count() == 1
    assert not flaws(page)
    with page.expect_download() as saving:
        page.get_by_role("button", name=say("solo-export")).click()
    file = tmp_path / "progress.json"
    saving.value.save_as(file)
    other = new_page(browser, 390, 844, touch=True)
    other.goto(f"{server.address}/logbook")
    other.get_by_text(say("log-none")).wait_for()
    other.locator("input[type=file]").set_input_files(file)
    other.get_by_text(say("log-imported", count=1)).wait_for()
    assert tally.inner_text() == result
    other.locator(".log-games li").filter(has_text="Ann").wait_for()
    assert other.locator(".medal-earned").count() == 1
    for one in (page, other):
        assert not complaints(one)
        one.context.close()
