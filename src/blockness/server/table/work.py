"""A puzzle that costs a page a moment, and whoever makes rooms by the thousand a lot: find a text with a rare hash."""

from __future__ import annotations

import re
from hashlib import sha256

VALID = 600  # seconds for which a solution is good
EARLY = 60  # seconds by which the clocks of two servers may differ
REMEMBERED = VALID + EARLY  # seconds until a solution that was used may be forgotten
STAMP = re.compile(r"([0-9]{1,12})-[0-9a-z]{1,40}", re.ASCII)


def is_solved(stamp: str, bits: int, now: float) -> bool:
    """Whether a stamp, a time and a dash and anything, was made lately, and its hash begins with that many zeros."""
    found = STAMP.fullmatch(stamp)
    if found is None or not now - VALID < int(found[1]) < now + EARLY:
        return False
    return int.from_bytes(sha256(stamp.encode()).digest()) >> (256 - bits) == 0
