"""The sentences of the page by key, so that rewording one breaks no test."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

import blockness

LOCALES = Path(blockness.__file__).parent / "locales"
ANYTHING = "§"  # no sentence has one


@cache
def bundle(language: str) -> FluentBundle:
    """Read both files that the page reads."""
    made = FluentBundle([language], use_isolating=False)
    for folder in ("", "web"):
        made.add_resource(FluentResource((LOCALES / folder / f"{language}.ftl").read_text("utf-8")))
    return made


def say(key: str, language: str = "en", **details: str | int) -> str:
    """Return a sentence of the page; a missing detail is an error."""
    pattern = bundle(language).get_message(key).value
    assert pattern is not None
    text, errors = bundle(language).format_pattern(pattern, details)
    assert not errors, f"{key} in {language}: {errors}"
    return str(text)


def like(key: str, language: str = "en", **known: str | int) -> re.Pattern[str]:
    """Return a pattern for a sentence when only some of its details are known."""
    pattern = bundle(language).get_message(key).value
    assert pattern is not None
    _, errors = bundle(language).format_pattern(pattern, known)
    unknown = {str(error).rpartition(" ")[2]: ANYTHING for error in errors}
    return re.compile(re.escape(say(key, language, **unknown, **known)).replace(ANYTHING, ".+"))
