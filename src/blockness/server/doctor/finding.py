"""What a look at one thing showed."""

from __future__ import annotations

import msgspec

from blockness.locales import say


class Finding(msgspec.Struct, frozen=True):
    """One thing that is fine, or is not; the locales have its sentence, doctor-CODE."""

    about: str
    code: str
    is_fine: bool
    details: dict[str, str] = {}

    def sentence(self, language: str) -> str:
        """Return what was found and, if it is not fine, what to do."""
        return say(f"doctor-{self.code}", language, **self.details)


def fine(code: str, **details: str) -> Finding:
    """Return that something is as it should be."""
    return Finding(code.partition("-")[0], code, True, details)


def wrong(code: str, **details: str) -> Finding:
    """Return that something has to be done."""
    return Finding(code.partition("-")[0], code, False, details)
