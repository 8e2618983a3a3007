"""Questions that need no server: a hint, a proof, an example of the rules, a record; a reload does no harm."""

from __future__ import annotations

from typing import TYPE_CHECKING

from blockness import Game, Record
from e2e.alone import SITE_LATER
from e2e.browsing import keep
from e2e.puzzling import GROWS
from locales.words import like, say

if TYPE_CHECKING:
    from e2e.alone import Device

MOVES = ("Sh7h5", "Sg9g5", "Th8e8/6", "Hg4i4/5", "Te9f9/4", "Hi5i8/3")
DRAFT = {
    "colours": ["purple", "black"],
    "turn": "black",
    "goal": "block",
    "figures": {"block": 2},
    "arches": {"purple": "h5e5/1,d5d4/2,e4e8/2", "black": "d6h6/1,h7f7/5"},
    "given": {"purple": ["2/3", "4/6"], "black": ["2/4", "3/6"]},
}


@SITE_LATER
def test_a_hint(device: Device) -> None:
    page = device.open(f"/solo/{GROWS}")
    for _ in range(2):
        page.get_by_role("button", name=say("hint")).click()
        page.locator(".hint-line").wait_for()
        page.reload()
    page.close()


@SITE_LATER
def test_a_proof(device: Device) -> None:
    keep(device.page.context, "blockness-draft", {"draft": DRAFT, "past": [], "tool": "black"})
    page = device.open("/solo/make")
    for _ in range(2):
        page.get_by_text(say("puzzle-first-moves", count=1)).wait_for()
        page.reload()
    page.close()


def test_an_example_of_the_rules(device: Device) -> None:
    page = device.open("/rules")
    page.get_by_role("button", name=like("example-try-label")).first.click()
    page.get_by_role("group", name=say("placements-label")).first.wait_for()
    page.close()


@SITE_LATER
def test_a_record_and_something_else(device: Device) -> None:
    game = Game.start(colours=("orange", "black"))
    for move in MOVES:
        game.play(move)
    page = device.open("/replay")
    for text, there in (
        (str(Record.of(game)), say("replay-start", count=len(MOVES))),
        ("Dear Ann,\nhow are you?", say("refused-invalid-record")),
        ("x" * 100_000, say("refused-invalid-record")),
    ):
        with page.expect_file_chooser() as chooser:
            page.get_by_role("button", name=say("replay-open")).first.click()
        chooser.value.set_files({"name": "game.txt", "mimeType": "text/plain", "buffer": text.encode()})
        page.get_by_text(there).first.wait_for()
        page.reload()
    page.close()
