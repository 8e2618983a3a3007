"""People at a table: their names in every language, what they say, who comes and goes, and whose turn it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from e2e.browsing import IN_EACH_LANGUAGE, complaints, flaws, make_table, new_page
from e2e.table import FAMILY, moves_by_chance, place, wait_for_moves
from locales.words import like, say

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from server.services import Server

# A page that nobody looks at, in a browser that may notify.
HIDDEN = """
  Object.defineProperty(document, "visibilityState", {get: () => "hidden"});
  window.notes = [];
  window.Notification = class { static permission = "granted"; constructor(title) { window.notes.push(title); } };
"""


def test_two_meet_talk_and_part(server: Server, browser: Browser) -> None:
    address, memory = make_table(server, [{"colour": "orange", "name": "Ann"}, {"colour": "green"}], first=0)
    ann, ben = new_page(browser, 1280, 800, device=memory), new_page(browser, 390, 844, touch=True)
    ben.add_init_script(HIDDEN)
    ann.goto(address)
    ben.goto(address)
    ann.get_by_text(say("watching", count=1)).wait_for()
    ben.get_by_role("button", name=say("sit-here")).click()
    ben.get_by_label(say("your-name")).fill("Ben")
    ben.get_by_role("button", name=say("sit-down")).click()
    ann.locator(".toast", has_text=say("news-seated", name="Ben")).wait_for()
    expect(ann).to_have_title(like("turn-yours"))
    assert say("turn-yours") not in ben.title()
    assert not ann.get_by_role("button", name=say("hint")).count()  # between people, unless the room allows it

    place(ann)
    expect(ben).to_have_title(like("turn-yours"))
    expect(ann.locator(".status")).to_contain_text(say("turn-of", name="Ben"))
    ben.wait_for_function("title => window.notes.join() === title", arg=say("turn-yours"))
    ben.locator("summary", has_text=say("talk-label")).click()
    ben.get_by_role("button", name=say("phrase", name="clever")).click()
    ann.locator(".seat-green .bubble", has_text=say("phrase", name="clever")).wait_for()
    assert not ann.locator(".seat-orange .bubble").count()

    ben.goto(server.address)
    expect(ann.get_by_role("button", name=like("stand-in-soon"))).to_be_disabled()
    ben.goto(address)
    ben.locator(".turn").wait_for()
    ann.get_by_role("button", name=like("stand-in-soon")).wait_for(state="detached")
    ben.get_by_role("button", name=say("leave")).click()
    ben.get_by_role("button", name=say("leave-sure"), exact=True).click()
    ann.locator(".toast", has_text=say("news-left-playing", name="Ben")).wait_for()
    ann.locator("summary", has_text=say("talk-label")).click()
    expect(ann.locator(".said strong")).to_have_text("Ben")  # what he said stays his
    ann.get_by_role("button", name=say("hint")).wait_for()  # she is alone with a computer now
    for page in (ann, ben):
        assert not complaints(page)
        page.context.close()


@IN_EACH_LANGUAGE
def test_turns_and_passes_are_told_by_name(server: Server, browser: Browser, language: str) -> None:
    seats = [
        {"colour": "orange", "name": "Papa"},
        *({"colour": colour, "level": "otter"} for colour in ("green", "black")),
    ]
    address, memory = make_table(server, [*seats, {"colour": "purple", "name": "Léa"}], first=0)
    page = new_page(browser, 320, 640, device=memory, language=language, touch=True)
    page.goto(address)
    expect(page.locator(".status strong")).to_have_text(say("turn-of", language, name="Papa") + ".")
    names = [say("computer-name", language, colour=colour) for colour in ("green", "black")]
    assert page.locator(".seat-name strong").all_inner_texts() == ["Papa", *names, "Léa"]
    page.get_by_role("button", name=say("placement-next", language)).click()
    page.get_by_role("button", name=say("confirm", language)).click()
    wait_for_moves(page, 3)
    expect(page.locator(".status strong")).to_have_text(say("turn-of", language, name="Léa") + ".")
    assert sorted(page.locator(".turn-flag").all_text_contents()) == ["1", "2", "3"]  # Léa has not moved at all yet
    assert names[0] in page.get_by_role("log").inner_text()
    assert not complaints(page)
    page.context.close()


def test_being_blocked_is_explained_and_so_is_coming_back(server: Server, browser: Browser) -> None:
    """A game in which Leo has to pass and plays again three moves later."""
    moves = moves_by_chance(83)[:21]
    address, memory = make_table(server, FAMILY, first=0, moves=moves[:-1])
    page = new_page(browser, 1280, 800, device=memory)
    page.goto(address)
    wait_for_moves(page, 20)
    page.locator(".passed", has_text=say("passes-of", name="Leo")).wait_for()
    card = page.get_by_role("region", name=say("blocked-of", name="Leo"))
    assert page.locator(".bar").count()  # he has just passed
    card.get_by_role("button", name=say("blocked-why")).click()
    for end in ("head", "tail"):
        card.get_by_role("heading", name=say("blocked-at", end=end)).wait_for()
    assert 6 <= card.get_by_role("listitem").count() <= 8
    assert not flaws(page)

    address, memory = make_table(server, FAMILY, first=0, moves=moves)
    page = new_page(browser, 1280, 800, device=memory)
    page.goto(address)
    expect(page.locator(".status .back")).to_have_text(say("back-of", name="Leo"))
    assert not page.locator(".bar").count()
    assert not complaints(page)
    page.context.close()
