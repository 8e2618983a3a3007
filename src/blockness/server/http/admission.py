"""Who may make a room: what the limits say, and what the host asks for, a word or some work."""

from __future__ import annotations

import hmac
import time
from typing import TYPE_CHECKING

from blockness.server.http.problems import NotDone
from blockness.server.live.limits import EVERYBODY
from blockness.server.table.phrases import cleaned
from blockness.server.table.work import is_solved

if TYPE_CHECKING:
    from blockness.server.live.limits import Limits

TOO_MUCH = 429


def admit(limits: Limits, address: str, word: str, stamp: str) -> None:
    """Let an address make a room, or say why not."""
    if limits.rooms.is_full(address):
        raise NotDone("too-many-rooms", status_code=TOO_MUCH)
    if limits.new_rooms.is_full(EVERYBODY):
        raise NotDone("too-many-new-rooms", status_code=TOO_MUCH)
    check_word(limits, address, word)
    check_work(limits, stamp)


def check_word(limits: Limits, address: str, word: str) -> None:
    """Refuse whoever does not know the invitation word, if there is one; guessing it takes long."""
    invitation = limits.settings.invitation
    if not invitation:
        return
    if limits.words.is_full(address):
        raise NotDone("too-many-wrong-words", status_code=TOO_MUCH)
    if not word:
        raise NotDone("word-wanted")
    if not hmac.compare_digest(plain(word), plain(invitation)):
        limits.words.count(address)
        raise NotDone("wrong-word")


def plain(word: str) -> bytes:
    """Return a word as it is compared: a phone may have begun it with a capital."""
    return cleaned(word).casefold().encode("utf-8", "surrogatepass")


def check_work(limits: Limits, stamp: str) -> None:
    """Refuse whoever has not solved the puzzle, if there is one, or solved it for another room; and say what it is."""
    bits, now = limits.settings.work, time.time()
    if not bits:
        return
    if not is_solved(stamp, bits, now) or limits.stamps.is_full(stamp):
        raise NotDone("work-wanted", more={"bits": bits, "at": int(now)})
    limits.stamps.count(stamp)
