"""Every refusal of the rules, tried on the page: a hatched ghost, the offending cell, the reason, the rule."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from blockness import Position
from blockness.rules.judge import Verdict
from e2e.browsing import complaints, make_table, new_page, people
from locales.words import like, say

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

    from server.services import Server

EXAMPLES = Path(__file__).parents[3] / "web" / "src" / "store" / "lesson" / "examples.json"
REFUSALS: list[dict[str, Any]] = json.loads(EXAMPLES.read_text("utf-8"))["refusals"]
CODES = [refusal["code"] for refusal in REFUSALS]
# Where a tap on the example's far cell means something else, or the cell is off the page: the same reason elsewhere.
INSTEAD = {"not-the-starter": "Sd5a5", "segment-placed": "Td4d7/2", "outside-the-lake": "Hf8f10/4"}
# At a table these are said in terms of what the person did.
DONE = {
    "no-such-segment": like("try-wrong-length"),
    "not-the-starter": like("try-wrong-length"),
    "segment-placed": like("try-wrong-length"),
    "not-straight": like("try-not-straight"),
    "not-beside-the-end": like("try-not-beside", reach=1),
}
# No hand can try these at a table: it takes what the game's phase offers. Records can (see test_replay.py).
NEVER_TRIED = {"game-over", "start-first", "already-started"}


@pytest.fixture(scope="module")
def page(browser: Browser) -> Page:
    return new_page(browser, 820, 1180)


def test_there_is_an_example_for_every_code() -> None:
    rules = [verdict for verdict in Verdict if verdict not in (Verdict.LEGAL, Verdict.ON_A_ROCK)]
    assert set(CODES) == {verdict.name.lower().replace("_", "-") for verdict in rules}


def test_each_reason_is_shown_with_its_cell(server: Server, page: Page) -> None:
    page.goto(f"{server.address}/rules")
    for refusal in REFUSALS:
        card = page.locator(".refusal-card").filter(has=page.locator(f"#{refusal['code']}"))
        sentence = card.locator(".verdict-bad").inner_text()
        assert card.locator(".arch-illegal").count() == 1, "a hatched ghost"
        cell = refusal["tries"][0]["refused"]["cell"]
        assert card.locator(".offending").count() == (cell is not None)
        assert cell is None or cell in sentence or refusal["code"] == "not-straight"
    assert not complaints(page)


@pytest.mark.parametrize("code", [code for code in CODES if code not in NEVER_TRIED])
def test_a_try_is_refused_with_its_reason(server: Server, page: Page, code: str) -> None:
    [refusal] = [one for one in REFUSALS if one["code"] == code]
    example = refusal["tries"][0]
    page.goto(f"{server.address}/rules")
    card = page.locator(".refusal-card").filter(has=page.locator(f"#{code}"))
    expected = card.locator(".verdict-bad").inner_text()
    card.get_by_role("button", name=say("example-try")).click()
    card.get_by_role("grid").wait_for()
    try_it(page, example["position"], INSTEAD.get(code, example["move"]))
    alert = card.get_by_role("alert")
    alert.wait_for()
    said = alert.inner_text().strip().removesuffix(say("see-rule")).strip()
    assert DONE[code].fullmatch(said) if code in DONE else said in expected
    link = alert.get_by_role("link", name=say("see-rule"))
    assert link.get_attribute("href") == f"/rules#{code}"
    assert card.locator(".arch-illegal").count() == 1
    if example["refused"]["cell"]:
        offending = card.get_by_role("gridcell", name=say("cell-offending"))
        assert offending.get_attribute("data-cell") == example["refused"]["cell"]
    link.click()
    page.wait_for_function("code => document.activeElement?.id === code", arg=code)
    assert not complaints(page)


def try_it(page: Page, position: str, move: str) -> None:
    """Take a segment of the wanted height, then point at the feet."""
    near, far = re.findall(r"[a-k]\d+", move)
    cards = page.locator(".refusal-card .card:not(:disabled)")
    if not move.startswith("S"):
        height = int(move[-1])
        fitting = cards.filter(has_text=f"Height {height},")
        wanted = length_of(near, far)
        same = fitting.filter(has_text=f"length {wanted}")
        (same if same.count() else fitting).first.click()
    page.locator(f".refusal-card [data-cell={near}]").click()
    if page.get_by_role("gridcell", name=say("cell-offending")).count() or near_is_refused(position, move):
        return
    page.locator(f".refusal-card [data-cell={far}]").click()


def length_of(near: str, far: str) -> int:
    return abs(ord(near[0]) - ord(far[0])) + abs(int(near[1:]) - int(far[1:]))


def near_is_refused(position: str, move: str) -> bool:
    reason = Position.parse(position).why_not(move)
    assert reason is not None
    return bool(str(reason.cell) == re.findall(r"[a-k]\d+", move)[0])


def test_a_table_says_why_too(server: Server, browser: Browser) -> None:
    address, memory = make_table(server, people("orange", "green"), first=0)
    page = new_page(browser, 820, 1180, device=memory)
    page.goto(address)
    page.get_by_role("gridcell", name=re.compile("^b5")).click()
    page.get_by_role("alert").get_by_text(say("reason-outside-the-lake", cell="b5")).wait_for()
    assert page.locator(".arch-illegal").count() == 1
    page.get_by_role("gridcell", name=re.compile(f"^b5, {say('cell-shore')}, {say('cell-offending')}")).wait_for()
    assert not complaints(page)
