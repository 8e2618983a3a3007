"""Every sentence a person reads, in four languages."""

from __future__ import annotations

import os
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "fr", "it", "ru")
MOST = 200  # the most characters of a detail in a sentence; reasons are shorter


def language_of(environment: Mapping[str, str] = os.environ) -> str:
    """Return the person's language according to the terminal's environment; English if it doesn't say."""
    for variable in ("BLOCKNESS_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        value = environment.get(variable, "")
        if value:
            return value[:2].lower() if value[:2].lower() in LANGUAGES else "en"
    return "en"


@cache
def bundle(language: str) -> FluentBundle:
    """Read one language's file."""
    from fluent.runtime import FluentBundle, FluentResource

    text = files("blockness.locales").joinpath(f"{language}.ftl").read_text("utf-8")
    result = FluentBundle([language], use_isolating=False)  # terminals show isolation marks as boxes
    result.add_resource(FluentResource(text))
    return result


def shortened(value: str | int) -> str | int:
    """Shorten text that somebody typed: Fluent refuses to repeat more than a thousand characters."""
    return f"{value[:MOST]}…" if isinstance(value, str) and len(value) > MOST else value


def say(key: str, language: str = "en", **details: str | int) -> str:
    """Return a sentence.

    >>> say("passes", "fr", colour="green")
    'Le monstre vert est bloqué et passe son tour.'
    """
    words = bundle(language)
    pattern = words.get_message(key).value
    assert pattern is not None, f"{key} has no text in {language}"
    text, errors = words.format_pattern(pattern, {name: shortened(value) for name, value in details.items()})
    assert not errors, f"{key} in {language}: {errors}"
    return str(text)
