"""Whatever the server or the page refuses, closes or lets people say has a sentence in four languages."""

from __future__ import annotations

import ast
import re
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

import blockness.server
from blockness.locales import LANGUAGES
from blockness.rules.judge import Verdict
from blockness.server.http.problems import USUAL
from blockness.server.live import closing
from blockness.server.table.phrases import PHRASES, REACTIONS

SOURCES = sorted(Path(blockness.server.__file__).parent.rglob("*.py"))
RULES = {verdict.name.lower().replace("_", "-") for verdict in Verdict if verdict != Verdict.LEGAL}
WEB = Path(__file__).parents[3] / "web" / "src"
PAGE = "".join(source.read_text("utf-8") for source in sorted(WEB.rglob("*.ts")) if ".test." not in source.name)
THE_PAGES_OWN = set(re.findall(r'Problem\("([a-z-]+)"', PAGE))
CODE_AT = {"Refusal": 0, "NotDone": 0, "Refused": 1}  # which argument of a call is a code


def text_of(node: ast.expr | None) -> list[str]:
    """The text of a node, if it is a text; of a choice between two, both."""
    if isinstance(node, ast.IfExp):
        return text_of(node.body) + text_of(node.orelse)
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def refusals_in(tree: ast.Module) -> set[str]:
    """The codes with which a file refuses something."""
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in CODE_AT:
            place = CODE_AT[node.func.id]
            found.update(text_of(node.args[place]) if len(node.args) > place else [])
        elif isinstance(node, ast.Dict):
            pairs = zip(node.keys, node.values, strict=True)
            found.update(code for key, value in pairs if text_of(key) == ["code"] for code in text_of(value))
    return found


TREES = [ast.parse(source.read_text("utf-8")) for source in SOURCES]
REFUSALS = set(USUAL.values()).union(*map(refusals_in, TREES))
CLOSINGS = {found[1] for found in vars(closing).values() if isinstance(found, tuple) and isinstance(found[1], str)}


def messages(language: str) -> dict[str, Any]:
    """All messages that the page has, by name."""
    found: dict[str, Any] = {}
    for name in (f"{language}.ftl", f"web/{language}.ftl"):
        text = files("blockness.locales").joinpath(name).read_text("utf-8")
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, fluent.Message):
                assert entry.id.name not in found, f"{entry.id.name} stands twice in {language}"
                found[entry.id.name] = entry.value
    return found


def variants(pattern: Any) -> dict[str, str]:
    """The cases of a message that chooses between texts."""
    [placeable] = pattern.elements
    return {
        variant.key.name: "".join(getattr(part, "value", "…") for part in variant.value.elements)
        for variant in placeable.expression.variants
    }


def test_the_codes_are_found() -> None:
    assert {"not-your-turn", "malformed", "colour-twice", "no-such-room", "too-many-rooms", "no-database"} <= REFUSALS
    assert {"too-many-messages", "no-such-room", "server-full", "broken-room", "too-many-wrong-tokens"} <= CLOSINGS
    assert not REFUSALS & RULES, "a code of the rules means a rule"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_sentence_and_every_sentence_a_refusal(language: str) -> None:
    said = {name.removeprefix("refused-") for name in messages(language) if name.startswith("refused-")}
    assert said >= REFUSALS | THE_PAGES_OWN
    assert not [code for code in said - REFUSALS if f'"{code}"' not in PAGE]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_closing_has_a_sentence(language: str) -> None:
    assert set(variants(messages(language)["link-closed"])) == {*CLOSINGS, "other"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phrase_and_reaction_has_words(language: str) -> None:
    words = variants(messages(language)["phrase"])
    assert set(words) == {*PHRASES, *REACTIONS}
    assert len(set(words.values())) == len(words)


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_no_language_was_left_in_english(language: str) -> None:
    english, other = messages("en"), messages(language)
    for name in ("link-closed", "phrase"):
        same = {key for key, text in variants(english[name]).items() if variants(other[name])[key] == text}
        assert not same, name
    for name in (f"refused-{code}" for code in REFUSALS):
        assert not other[name].equals(english[name]), name


def test_the_protocol_page_lists_every_code() -> None:
    text = (Path(__file__).parents[3] / "docs" / "protocol.md").read_text("utf-8")
    refusals = text.partition("\n## Refusals\n")[2].partition("\n## ")[0]
    closings = text.partition("\n## Closing\n")[2].partition("\n## ")[0]
    cells = [line.split("|")[1] for line in refusals.splitlines() if line.startswith("| `")]
    assert set(re.findall(r"`([a-z-]+)`", "".join(cells))) == REFUSALS
    assert set(re.findall(r"^\| [0-9, ]+ \| `([a-z-]+)`", closings, re.MULTILINE)) == CLOSINGS
