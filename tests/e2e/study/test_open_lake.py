"""The open lake without a server: anything can be tried, by mouse, keys and touch, and nothing of it is lost."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import quote

import pytest

from blockness import Box, Position, Record
from e2e.alone import stopped
from e2e.browsing import complaints, flaws, new_page
from e2e.puzzling import REACHES
from e2e.screens import TREE
from e2e.table import cells
from locales.words import like, say

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Browser, Locator, Page

    from e2e.alone import Device
    from server.services import Server

HEAD = '[Variant "classic"]\n[Seats "orange green"]\n\n'
ENDING = "classic orange:i8g8/4,g7e7/1,d7d9/5,e9h9/2 green:f4d4/4,d5g5/3,g6c6/5,c7c8/1 orange"
SMALL = Box.parse_line(
    "lake=222222/222222/333334 orange=2/1,1/2,2/3 green=1/1,1/2,5/5 purple=3/1,1/2 black=4/1,2/2,1/6"
)


@pytest.fixture(scope="module")
def device(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Device]:
    with stopped(browser, tmp_path_factory.mktemp("alone")) as found:
        yield found


def moves(page: Page) -> Locator:
    return page.locator(".branches .ply")


def current(page: Page) -> Locator:
    return page.locator(".branches .ply[aria-current]")


def wait_for_count(page: Page, count: int) -> None:
    """The first position counts, too."""
    page.wait_for_function("count => document.querySelectorAll('.branches .ply').length === count", arg=count)


def place(page: Page, steps: int = 1) -> None:
    before = moves(page).count()
    for _ in range(steps):
        page.get_by_role("button", name=say("placement-next")).click()
    page.get_by_role("button", name=say("confirm")).click()
    wait_for_count(page, before + 1)


def saved(page: Page, tmp_path: Path) -> Record:
    with page.expect_download() as file:
        page.get_by_role("button", name=say("lake-save")).click()
    file.value.save_as(tmp_path / "lake.txt")
    return Record.read(tmp_path / "lake.txt")


def link(text: str, path: str = "") -> str:
    return f"/lake{f'?at={path}' if path else ''}#{quote(text)}"


def test_branches_grow_by_mouse_and_keys_and_are_kept(device: Device, tmp_path: Path) -> None:
    page = device.open("/lake")
    page.get_by_role("button", name=say("monster", colour="green")).click()  # off
    page.get_by_role("button", name=say("monster", colour="black")).click()
    page.get_by_role("button", name=say("lake-begin")).click()
    for _ in range(3):
        place(page)
    page.keyboard.press("ArrowLeft")
    current(page).get_by_text("2", exact=True).wait_for()
    place(page, 3)  # something else: a branch
    current(page).focus()
    page.keyboard.press("ArrowUp")
    current(page).and_(page.locator(":focus")).wait_for()
    page.keyboard.press("ArrowDown")
    page.get_by_label(say("lake-name")).fill("Round (the) {cape}")
    page.reload()
    wait_for_count(page, 5)
    assert current(page).inner_text().endswith("Round (the) (cape)")
    before = saved(page, tmp_path)
    branch = before.branches[3][0]
    assert branch.comments == {1: "Round (the) (cape)"}
    assert before.positions[0] == Position.start(2, colours=("orange", "black"))

    page.get_by_role("button", name=say("lake-promote")).click()
    assert saved(page, tmp_path).moves[2] == branch.moves[0]
    page.get_by_role("button", name=say("replay-first")).click()
    page.get_by_role("button", name=say("replay-next")).click()
    page.get_by_role("button", name=like("lake-delete", count=4)).click()
    wait_for_count(page, 1)
    page.get_by_role("button", name=say("lake-bring-back")).click()
    wait_for_count(page, 5)
    assert not complaints(page)
    page.close()


def test_the_engine_shows_its_best_moves_and_the_game_is_played_on(device: Device) -> None:
    page = device.open(link(TREE, "00"))
    best = page.get_by_role("list", name=say("engine-best"))
    best.get_by_role("button").first.wait_for()
    page.locator(".advised-flag[data-number='1']").wait_for()
    assert page.locator(".shares-figures strong").count() == 2
    best.get_by_role("button").first.click()
    page.locator(".advised-flag").first.wait_for(state="detached")  # what is held takes their place
    page.get_by_role("button", name=say("confirm")).click()
    page.locator(".advised-flag[data-number='1']").wait_for()
    page.get_by_role("radio", name=say("engine-seconds", seconds=0)).check(force=True)
    best.wait_for(state="detached")
    assert not page.locator(".advised-flag").count()

    page.get_by_role("button", name=say("lake-play-on")).click()
    page.get_by_role("combobox", name=say("monster", colour="orange")).select_option("otter")
    page.get_by_role("combobox", name=say("monster", colour="green")).select_option("")
    page.get_by_role("button", name=say("start-game")).click()
    page.locator(".seats").get_by_text(say("level-name", level="otter")).wait_for()
    page.get_by_role("button", name=say("placement-next")).wait_for()
    page.reload()
    page.locator(".seats").get_by_text(say("level-name", level="otter")).wait_for()
    assert "green" not in page.locator(".status").inner_text()
    assert not complaints(page)
    page.close()


def test_a_proof_is_told_apart(device: Device) -> None:
    page = device.open("/lake")
    page.get_by_label(say("lake-text-about")).fill(ENDING)
    page.get_by_role("button", name=say("lake-open")).click()
    page.get_by_role("radio", name=say("engine-seconds", seconds=5)).check(force=True)
    page.get_by_text(say("engine-proved"), exact=True).wait_for()
    page.close()


@pytest.mark.parametrize(
    ("text", "sentences"),
    [
        (HEAD + "Sd4f4 Sh8i8 (Sf4f5) Hg4g7/2", [say("refused-invalid-record"), "2, Sf4f5"]),
        (HEAD + "Sd4f4 Sh8i8 (Sh8h7 Hg4g7/2", [say("record-branch-open", ply=3, move="Hg4g7/2")]),
        (TREE.replace('"orange green"', '"orange purple"'), ["2, Sh8i8"]),
        ("%", [say("refused-spoilt-lake")]),
    ],
)
def test_a_bad_link_gets_a_sentence_and_loses_nothing(device: Device, text: str, sentences: list[str]) -> None:
    page = device.open(link(TREE))
    wait_for_count(page, 6)
    address = page.url
    page.goto(device.address(link(text)))
    for sentence in sentences:
        page.get_by_role("alert").get_by_text(sentence).first.wait_for()
    assert page.locator(f"a[href='{address[address.index('/lake') :]}']").count() == 1
    page.goto(address)
    wait_for_count(page, 6)
    page.close()


def test_a_link_carries_all_of_it_with_its_box_to_a_phone(device: Device, tmp_path: Path) -> None:
    record = Record.start(3, box=SMALL)
    record.play(record.position.legal_moves[0])
    record.instead(1).play(record.positions[0].legal_moves[-1])
    page = device.open(link(str(record), "1"))
    wait_for_count(page, 3)
    page.get_by_role("button", name=say("share")).click()
    carried = page.get_by_label(say("lake-share-link")).input_value()
    page.close()

    other = device.page.context.new_page()
    other.set_viewport_size({"width": 360, "height": 740})
    other.goto(carried)
    wait_for_count(other, 3)
    assert saved(other, tmp_path).branches[1][0].moves[0] == record.branches[1][0].moves[0]
    assert current(other).get_attribute("data-twig") == "2"
    place(other)
    assert not complaints(other)
    other.close()


def test_from_a_replay_and_from_a_puzzle_by_touch(server: Server, browser: Browser, tmp_path: Path) -> None:
    page = new_page(browser, 390, 844, touch=True)
    page.goto(f"{server.address}/replay#{quote(TREE)}")
    page.get_by_role("slider", name=say("replay-slider")).fill("2")
    page.get_by_role("button", name=say("lake-explore")).tap()
    wait_for_count(page, 6)
    current(page).get_by_text("2", exact=True).wait_for()
    ring = cells(page, say("ring-near", end="head"))[0]
    page.locator(f"[data-cell={ring}]").tap()
    page.get_by_role("button", name=say("placement-next")).tap()
    page.get_by_role("button", name=say("confirm")).tap()
    wait_for_count(page, 7)
    assert len(saved(page, tmp_path).branches[3]) == 1
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert not flaws(page)

    page.goto(f"{server.address}/solo/{REACHES}")
    page.get_by_role("button", name=say("lake-explore")).tap()
    wait_for_count(page, 1)
    assert page.locator(".status").inner_text()
    assert not complaints(page)
    page.context.close()
