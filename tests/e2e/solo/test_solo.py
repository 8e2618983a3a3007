"""Puzzles in the browser: solved by mouse, finger and key, wrong turns, help, reloads, days and links."""

from __future__ import annotations

import datetime
import json
from typing import TYPE_CHECKING

import pytest

from blockness.puzzles import Puzzle
from blockness.puzzles.collection import published
from blockness.puzzles.course import Course
from blockness.puzzles.daily import daily
from e2e.browsing import DEEP, IN_EACH_LANGUAGE, complaints, flaws, new_page
from e2e.puzzling import (
    GROWS,
    REACHES,
    best_move,
    by_keys,
    by_mouse,
    by_touch,
    dead_end,
    end_of,
    last_chance,
    read,
    solve,
    text_of,
    wait_until_played,
    wrong_turn,
)
from locales.words import like, say

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from playwright.sync_api import Browser, Page

    from server.services import Server

MADE = "reach:d3 classic orange:- black:d8h8/1:1/3,3/4 black"
WAYS: dict[str, tuple[int, int, bool, Callable[[Page, str], None]]] = {
    "mouse": (900, 700, False, by_mouse),
    "touch": (360, 740, True, by_touch),
    "keys": (820, 1180, False, by_keys),
}


def link(text: str) -> str:
    return f"/solo/p#{text.replace(' ', '_')}"


def press(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).click()


@pytest.mark.parametrize("way", ["mouse", *(pytest.param(way, marks=pytest.mark.long) for way in ("touch", "keys"))])
def test_the_first_ten_and_their_contrasts(server: Server, browser: Browser, way: str) -> None:
    width, height, touch, play = WAYS[way]
    lessons = [entry for entry in published() if entry.chapter == "first"]
    page = new_page(browser, width, height, touch=touch)
    page.goto(f"{server.address}/solo")
    page.get_by_role("status").get_by_text(say("puzzle-story-first")).wait_for()
    page.get_by_role("link", name=say("solo-begin")).click()
    for number, entry in enumerate(lessons, 1):
        page.get_by_role("heading", name=f"First Ripples {number}", exact=True).wait_for()
        page.get_by_text(say(f"puzzle-idea-{entry.theme}")).wait_for()
        solve(page, entry.text, play)
        assert page.locator(".puzzle-outcome .star-full").count() == 3
        assert page.evaluate("document.activeElement.textContent") == say("solo-next")
        page.keyboard.press("Enter")
    page.get_by_role("heading", name="The Bend 1", exact=True).wait_for()
    page.get_by_role("link", name=say("solo-to-map")).click()
    page.get_by_role("status").get_by_text(say("puzzle-story-turn-back")).wait_for()  # the mist has lifted
    page.get_by_role("link", name=f"The Steps {say('solo-covered-label')}").wait_for()
    count = len(lessons)
    page.get_by_role("link", name=f"First Ripples {count} of {count} solved, {3 * count} stars").click()
    page.get_by_role("link", name=f"Puzzle {count}: {lessons[-1].title()}. Solved, 3 stars").wait_for()
    assert not complaints(page)
    page.context.close()


def test_a_wrong_turn_is_told_only_to_whoever_asks(server: Server, browser: Browser) -> None:
    text = text_of(GROWS)
    page = new_page(browser, 820, 1180)
    page.goto(f"{server.address}/solo/{GROWS}")
    by_mouse(page, wrong_turn(text))
    wait_until_played(page, 1)
    assert not page.locator(".hint-line").count()
    page.reload()
    page.locator(".card-placed").wait_for()
    press(page, say("solo-check"))
    page.get_by_text(say("puzzle-unsolvable-here")).wait_for()
    press(page, say("hint"))
    page.get_by_text(say("solo-no-hint")).wait_for()
    press(page, say("undo"))
    wait_until_played(page, 0)
    press(page, say("solo-check"))
    page.get_by_text(say("puzzle-solvable-here")).wait_for()
    press(page, say("hint"))
    page.get_by_text(like("hint-step", step=1, end=end_of(best_move(text)))).wait_for()
    press(page, say("hint-more"))
    page.get_by_text(like("hint-step", step=2)).wait_for()
    press(page, say("hint-more"))
    page.get_by_text(like("hint-step", step=3)).wait_for()
    press(page, say("confirm"))
    wait_until_played(page, 1)
    page.reload()
    page.locator(".card-placed").wait_for()
    press(page, say("solo-reset"))
    wait_until_played(page, 0)
    solve(page, text, by_mouse)
    assert page.locator(".puzzle-outcome .star-full").count() == 1  # there was a hint
    assert not flaws(page)
    press(page, say("solo-again"))
    solve(page, text, by_mouse)
    assert page.locator(".puzzle-outcome .star-full").count() == 2
    assert not complaints(page)
    page.context.close()


def test_a_rock_and_a_dead_end(server: Server, browser: Browser) -> None:
    text = text_of(GROWS)
    page = new_page(browser, 820, 1180)
    page.goto(f"{server.address}/solo/{GROWS}")
    page.locator(".card-fits").first.click()
    rock = page.get_by_role("gridcell", name=say("cell-rock")).first
    name = rock.get_attribute("data-cell")
    rock.evaluate("one => one.click()")
    page.get_by_role("alert").get_by_text(say("reason-on-a-rock", cell=str(name))).wait_for()
    page.reload()
    page.locator(".turn").wait_for()
    moves = dead_end(text)
    for placed, move in enumerate(moves, 1):
        by_mouse(page, move)
        wait_until_played(page, placed)
    page.get_by_text(say("solo-failed")).wait_for()
    press(page, say("solo-chance"))
    kept = last_chance(text, moves)
    page.get_by_text(like("solo-chance-found", number=kept + 1)).wait_for()
    assert not flaws(page)
    page.keyboard.press("Enter")  # the button is still there, and leads back
    wait_until_played(page, kept)
    assert page.evaluate("document.activeElement.localName") == "h2"
    press(page, say("solo-check"))
    page.get_by_text(say("puzzle-solvable-here")).wait_for()
    assert not complaints(page)
    page.context.close()


def test_the_solution_step_by_step(server: Server, browser: Browser) -> None:
    text = text_of("first-9")
    page = new_page(browser, 360, 740, touch=True)
    page.goto(f"{server.address}/solo/first-9")
    page.locator(".turn").wait_for()
    press(page, say("solo-solution"))
    page.get_by_text(say("solo-solution-start", count=3)).wait_for()
    for number in (1, 2, 3):
        page.get_by_role("button", name=say("replay-next")).tap()
        page.get_by_text(like("solo-solution-step", at=number, count=3)).wait_for()
    assert not flaws(page)
    press(page, say("solo-solution-close"))
    solve(page, text, by_touch)
    assert page.locator(".puzzle-outcome .star-full").count() == 1
    assert page.locator(".puzzle-answers li").count() == 0  # the last move needs no answer
    assert not complaints(page)
    page.context.close()


def test_rocks_and_a_mark_in_three_dimensions(server: Server, browser: Browser) -> None:
    page = new_page(browser, 360, 740, touch=True, settings=DEEP)
    page.goto(f"{server.address}/solo/{REACHES}")
    page.wait_for_function("window.__scene?.frames > 0")
    while not page.locator(".puzzle-solved").count():
        for name in (say("hint"), say("hint-more"), say("hint-more")):
            press(page, name)
            page.locator(".hint-line").wait_for()
        press(page, say("confirm"))
        page.locator(".hint-line").wait_for(state="detached")
    assert not complaints(page)
    page.context.close()


def test_an_answer_is_shown_and_said(server: Server, browser: Browser) -> None:
    text = text_of("first-9")
    move = best_move(text)
    answers = Course.of(Puzzle.parse(text), [move]).answered().moves[1:]
    page = new_page(browser, 820, 1180, settings={"view": "flat", "animation": "fast", "sound": False})
    page.goto(f"{server.address}/solo/first-9")
    page.get_by_text(say("solo-turns-left", count=2)).wait_for()
    by_mouse(page, move)
    page.locator(".puzzle-answers li").wait_for()
    near, far, _, _ = read(answers[0])
    said = page.get_by_role("log").inner_text()
    assert near in said
    assert far in said
    page.get_by_text(say("solo-turns-left", count=1)).wait_for()
    assert not complaints(page)
    page.context.close()


def test_the_day_changes_at_midnight(server: Server, browser: Browser) -> None:
    page = new_page(browser, 360, 740, touch=True)
    late = datetime.datetime(2026, 11, 16, 23, 58, 30)
    page.clock.install(time=late)
    texts = [daily(datetime.date(2026, 11, day)).text for day in (16, 17)]
    page.goto(f"{server.address}/solo/daily")
    page.get_by_text("Monday").wait_for()
    page.locator(".turn").wait_for()
    by_touch(page, best_move(texts[0]))
    wait_until_played(page, 1)
    page.clock.fast_forward("02:00")
    page.get_by_text(say("solo-new-day")).wait_for()
    assert page.locator(".card-placed").count() == 1  # the old one stays
    press(page, say("solo-reset"))
    wait_until_played(page, 0)
    solve(page, texts[0], by_touch)
    page.get_by_text(say("solo-streak", count=1)).wait_for()
    press(page, say("solo-new-day-open"))
    page.get_by_text("Tuesday").wait_for()
    solve(page, texts[1], by_touch)
    page.get_by_text(say("solo-streak", count=2)).wait_for()
    press(page, say("solo-chart"))
    page.get_by_role("link", name=say("solo-daily")).get_by_text(say("solo-streak", count=2)).wait_for()
    page.clock.fast_forward("48:00:00")
    page.get_by_role("link", name=say("solo-daily")).get_by_text(say("solo-streak", count=0)).wait_for()
    assert not complaints(page)
    page.context.close()


def test_a_link_opened_on_another_device(server: Server, browser: Browser) -> None:
    page = new_page(browser, 820, 1180)
    page.goto(server.address + link(MADE))
    page.get_by_role("heading", name=say("puzzle-goal-reach", cell="d3")).wait_for()
    press(page, say("share"))
    sent = page.get_by_label(say("solo-share-link")).input_value()
    assert not flaws(page)
    other = new_page(browser, 360, 740, touch=True, language="it")
    other.goto(sent)
    other.get_by_role("heading", name=say("puzzle-goal-reach", "it", cell="d3")).wait_for()
    other.reload()
    other.locator(".turn").wait_for()
    assert other.get_by_role("gridcell", name=say("cell-mark", "it")).get_attribute("data-cell") == "d3"
    assert not complaints(page)
    assert not complaints(other)
    page.context.close()
    other.context.close()


@pytest.mark.parametrize(
    "text",
    [
        MADE[:-9],  # cut
        MADE.replace("d8h8/1", "d8h8/9"),  # altered
        "reach:d3 classic orange:d4f4/1 black:d4h4/1:1/3,3/4 black",  # impossible
        "grow:all " * 5000,  # enormous
        "%E0%A4%A",
        "",
    ],
    ids=["cut", "altered", "impossible", "enormous", "unreadable", "empty"],
)
def test_a_bad_link_gets_a_sentence_and_nothing_else(server: Server, browser: Browser, text: str) -> None:
    page = new_page(browser, 360, 740, language="fr")
    page.goto(server.address + link(text))
    assert page.get_by_role("alert").inner_text() == say("refused-invalid-puzzle", "fr")
    assert page.get_by_role("grid").count() == page.locator(".tools").count() == 0
    assert not complaints(page)
    page.context.close()


@IN_EACH_LANGUAGE
def test_the_smallest_screen_in_each_language(server: Server, browser: Browser, language: str) -> None:
    page = new_page(browser, 320, 640, touch=True, language=language)
    for address, there in (("", ".stones li"), ("/first-9", ".tools"), ("/p#nonsense", ".refusal")):
        page.goto(f"{server.address}/solo{address}")
        page.locator(there).first.wait_for()
        assert page.evaluate("document.documentElement.scrollWidth") <= 320
    assert not complaints(page)
    page.context.close()


def test_no_such_puzzle(server: Server, browser: Browser) -> None:
    page = new_page(browser, 820, 1180)
    for name in ("nothing-9", "First_1", "x" * 50):
        page.goto(f"{server.address}/solo/{name}")
        assert page.get_by_role("alert").inner_text() == say("refused-no-such-puzzle")
    page.context.close()


def test_progress_goes_to_another_device(server: Server, browser: Browser, tmp_path: Path) -> None:
    page = new_page(browser, 820, 1180)
    page.goto(f"{server.address}/solo/{REACHES}")
    solve(page, text_of(REACHES), by_mouse)
    page.goto(f"{server.address}/solo")
    with page.expect_download() as saved:
        press(page, say("solo-export"))
    saved.value.save_as(tmp_path / "progress.json")
    assert list(json.loads((tmp_path / "progress.json").read_text("utf-8"))["solved"]) == [REACHES]
    with page.expect_download() as saved:
        press(page, say("solo-efforts-save"))
    saved.value.save_as(tmp_path / "efforts.json")
    (effort,) = json.loads((tmp_path / "efforts.json").read_text("utf-8"))["efforts"]
    assert effort.pop("seconds") >= 0
    assert effort == {"id": REACHES, "tries": 1, "undos": 0, "hinted": False, "solved": True}
    (tmp_path / "other.json").write_text("[1, 2", "utf-8")
    other = new_page(browser, 360, 740, touch=True)
    other.goto(f"{server.address}/solo")
    other.locator("input[type=file]").set_input_files(tmp_path / "other.json")
    other.get_by_text(say("solo-import-bad")).wait_for()
    other.locator("input[type=file]").set_input_files(tmp_path / "progress.json")
    other.get_by_text(say("solo-imported", count=1)).wait_for()
    other.get_by_role("link", name=like("solo-chapter-progress", solved=1, stars=3)).wait_for()
    assert not complaints(other)
