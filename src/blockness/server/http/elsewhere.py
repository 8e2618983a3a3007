"""What somebody is told who asks for something that is not below the path of the game."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING
from urllib.parse import quote

from blockness.locales import LANGUAGES, say
from blockness.server.http.pages import is_proper
from blockness.server.http.problems import NotDone

if TYPE_CHECKING:
    from collections.abc import Mapping

PAGE = """<!doctype html>
<html lang="{language}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Block Ness</title>
    <link rel="icon" href="{base}icon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="{style}" />
  </head>
  <body>
    <main class="page">
      <img src="{base}icon.svg" alt="" width="96" height="96" />
      <h1>Block Ness</h1>
      <p>{sentence}</p>
      <p><a class="button" href="{address}">{address}</a></p>
    </main>
  </body>
</html>
"""


def way_to(path: str, base: str, style: str, headers: Mapping[str, str]) -> str | None:
    """Return a page with a link to the same page below the base path; None for those who read no pages."""
    if "text/html" not in headers.get("accept", "") or not is_proper(path):
        return None
    language = language_in(headers.get("accept-language", ""))
    sentence, address = say("page-elsewhere", language), escape(base + quote(path.lstrip("/")))
    return PAGE.format(language=language, base=base, style=style, sentence=sentence, address=address)


def not_here(base: str) -> NotDone:
    """Return the same for a program."""
    return NotDone("no-such-page", f"everything is below {base} here", 404)


def language_in(accepted: str) -> str:
    """Return the first language that a browser names and that we speak; English if there is none."""
    words = (word.strip()[:2].lower() for word in accepted.split(","))
    return next((word for word in words if word in LANGUAGES), "en")
