"""Setting up a game: all of it on one screen, and an invitation that says who asks."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from e2e.browsing import complaints, flaws, make_table, new_page
from locales.words import say

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Locator, Page

    from server.services import Server

HEIGHT = "document.documentElement.scrollHeight"
WIDTH = "document.documentElement.scrollWidth"


@pytest.mark.parametrize(
    ("width", "height", "screens"), [(1280, 800, 1), pytest.param(390, 844, 2, marks=pytest.mark.long), (360, 740, 2)]
)
def test_a_table_is_set_on_one_screen(server: Server, browser: Browser, width: int, height: int, screens: int) -> None:
    page = new_page(browser, width, height, language="ru-RU", touch=width < 500)
    for path in ("/new", "/new?device", "/friends"):
        page.goto(server.address + path)
        for count in ("2", "3", "4"):
            page.get_by_role("radio", name=count, exact=True).check(force=True)
            page.locator(".place").nth(int(count) - 1).wait_for()
            assert page.evaluate(HEIGHT) <= screens * height, (path, count)
            assert page.evaluate(WIDTH) <= width, (path, count)
        assert not flaws(page)
    assert not complaints(page)
    page.context.close()


def seat(page: Page, number: int) -> Locator:
    return page.get_by_role("group", name=say("place-number", number=number))


def test_faces_are_tapped_and_names_are_remembered(server: Server, browser: Browser) -> None:
    page = new_page(browser, 820, 1180)
    page.goto(f"{server.address}/new?device")
    for number, name in ((1, "Ann"), (2, "Leo")):
        seat(page, number).get_by_label(say("place-name")).fill(name)
    seat(page, 1).get_by_role("radio", name=say("monster", colour="purple")).check(force=True)
    page.get_by_role("button", name=say("start-game")).click()
    page.locator(".seats .seat-purple").get_by_text("Ann").wait_for()
    page.goto(f"{server.address}/new?device")
    page.get_by_role("radio", name="3", exact=True).check(force=True)
    names = [seat(page, number).get_by_label(say("place-name")) for number in (1, 2, 3)]
    assert [name.input_value() for name in names] == ["Ann", "Leo", ""]
    names[1].fill("")
    seat(page, 3).get_by_role("button", name="Leo").click()
    assert names[2].input_value() == "Leo"
    page.goto(f"{server.address}/new")
    opponent = seat(page, 2)
    opponent.get_by_role("radio", name=say("level-name", level="nessie")).check(force=True)
    opponent.get_by_text(say("level-nessie")).wait_for()
    opponent.get_by_role("radio", name=say("level-surprise-name")).check(force=True)
    opponent.get_by_text(say("level-surprise")).wait_for()
    page.get_by_role("button", name=say("start-game")).click()
    page.locator(".turn").wait_for()
    assert not complaints(page)
    page.context.close()


def test_a_guest_is_invited_by_name(server: Server, browser: Browser) -> None:
    seats = [{"colour": "orange", "name": "Ann"}, {"colour": "green"}, {"colour": "purple"}]
    address, memory = make_table(server, seats)
    ann, ben = new_page(browser, 1280, 800, device=memory), new_page(browser, 390, 844, touch=True)
    ann.goto(address)
    invitation = ann.get_by_role("region", name=say("share-title"))
    share = invitation.get_by_role("button", name=say("copy-link"))
    code = invitation.get_by_role("img", name=say("qr-label"))
    assert share.bounding_box()["y"] < code.bounding_box()["y"]  # type: ignore[index]
    assert invitation.get_by_role("listitem").filter(has_text="Ann").count() == 1
    ben.goto(address)
    welcome = ben.get_by_role("region", name=say("invites-you", name="Ann"))
    welcome.wait_for()
    assert not ben.get_by_role("img", name=say("qr-label")).count()
    take = welcome.get_by_role("button", name=say("sit-title", colour="green"))
    box = take.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= 844  # without a scroll
    for page in (ann, ben):
        assert not flaws(page)
    take.click()
    ben.get_by_label(say("your-name")).fill("Ben")
    ben.get_by_role("button", name=say("sit-down")).click()
    invitation.get_by_text("Ben").wait_for()
    ann.get_by_role("button", name=f"{say('employ')}: {say('monster', colour='purple')}").click()
    ann.get_by_role("radio", name=say("level-name", level="heron")).check(force=True)
    assert not flaws(ann)
    ann.get_by_role("button", name=say("employ-this", level="heron")).click()
    ben.locator(".seats").get_by_text(say("level-name", level="heron")).wait_for()
    for page in (ann, ben):
        assert not complaints(page)
        page.context.close()
