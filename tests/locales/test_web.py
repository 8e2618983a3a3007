"""Every sentence of the page exists in four languages with the same variables, and every one of them is used."""

from __future__ import annotations

import re
from functools import cache
from itertools import combinations
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import blockness
from blockness.box import Box
from blockness.locales import LANGUAGES
from blockness.players import levels
from blockness.rules.judge import Verdict
from blockness.server.table.phrases import PHRASES, REACTIONS
from locales.test_locales import Finder
from locales.words import LOCALES, say

PACKAGE = Path(blockness.__file__).parent
WEB = PACKAGE.parents[1] / "web" / "src"
OTHERS = [language for language in LANGUAGES if language != "en"]
SAME = {"title", "code", "seconds-left"}  # names and numbers


@cache
def messages(language: str, folder: str = "web") -> dict[str, Finder]:
    found: dict[str, Finder] = {}
    for entry in FluentParser().parse((LOCALES / folder / f"{language}.ftl").read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{language}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{language} has {entry.id.name} twice"
            found[entry.id.name] = Finder()
            found[entry.id.name].visit(entry.value)
    return found


def variables(language: str, key: str) -> set[str]:
    finder = messages(language).get(key) or messages(language, "")[key]
    return finder.variables.union(*(variables(language, called) for called in finder.calls))


@cache
def all_variables() -> set[str]:
    return set().union(*(variables(language, key) for language in LANGUAGES for key in messages(language)))


def details(colour: str, count: int) -> dict[str, str | int]:
    texts: dict[str, str | int] = {
        "colour": colour, "end": ("head", "tail", "both", "start")[count % 4], "cell": "d6", "near": "d5", "far": "d8",
        "level": "otter", "name": "Ann", "move": "m", "words": "w", "code": "abc", "reason": "no-such-room",
        "status": "fits", "step": ("1", "near", "far", "confirm")[count % 4], "variant": "classic", "view": "flat",
        "value": "on", "who": "person", "kind": "computer",
    }  # fmt: skip
    return dict.fromkeys(all_variables(), count) | texts


def sources() -> str:
    return "\n".join(path.read_text("utf-8") for path in sorted(WEB.rglob("*.ts*")) if ".test." not in path.name)


@pytest.mark.parametrize("language", OTHERS)
def test_all_languages_have_the_same_sentences_in_the_same_order(language: str) -> None:
    assert list(messages(language)) == list(messages("en"))


@pytest.mark.parametrize("language", OTHERS)
def test_a_sentence_speaks_of_the_same_things(language: str) -> None:
    for key in messages("en"):
        assert variables(language, key) == variables("en", key), key


def test_the_browsers_sentences_hide_none_of_the_games() -> None:
    assert not set(messages("en")) & set(messages("en", ""))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_can_be_said(language: str) -> None:
    for key in messages(language):
        for colour in Box.usual().order:
            for count in (0, 1, 2, 5, 21, 300):
                text = say(key, language, **details(colour, count))
                assert text == text.strip()
                assert text
                assert not re.search(r"[{}$]|  ", text), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_names_each_colour_differently(language: str) -> None:
    for key in messages(language):
        if "colour" in variables(language, key) and key not in {"undo-question", "undo-waiting"}:
            assert len({say(key, language, **details(colour, 1)) for colour in Box.usual().order}) == 4, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_and_phrase_has_its_own_words(language: str) -> None:
    assert len({say("level-name", language, level=level.name) for level in levels}) == len(list(levels))
    assert len({say("phrase", language, name=name) for name in (*PHRASES, *REACTIONS)}) == 17


@pytest.mark.parametrize(("one", "other"), list(combinations(LANGUAGES, 2)))
def test_no_sentence_is_left_untranslated(one: str, other: str) -> None:
    """Short words may be the same in two languages, sentences never."""
    for key in messages("en"):
        here, there = (say(key, language, **details("green", 2)) for language in (one, other))
        assert here != there or len(here.split()) < 3 or key in SAME, (key, here)


def test_italian_has_one_verb_for_tapping_and_another_for_whose_turn_it_is() -> None:
    both = "".join((LOCALES / folder / "it.ftl").read_text("utf-8") for folder in ("", "web"))
    assert not re.search(r"\btocca(va|to)? (ancora )?(a|al|allo|alla|all’|ai|agli|alle)\b", both, re.IGNORECASE)
    assert re.search(r"\btocca\b", both)


def spoken() -> set[str]:
    """The keys that the client asks for by name, anywhere in a call to say."""
    return set(re.findall(r'"([a-z0-9]+(?:-[a-z0-9]+)*)"', sources()))


def patterns() -> list[str]:
    """The keys that the client puts together, as patterns: `reason-${code}`."""
    return [re.sub(r"\$\{[^}]*\}", "[a-z0-9-]+", found) for found in re.findall(r"say\(\s*`([^`]+)`", sources())]


def test_every_sentence_that_the_client_asks_for_is_there() -> None:
    asked = set(re.findall(r'say\(\s*"([a-z0-9-]+)"', sources()))
    choices = re.findall(r'say\([^()"`]*\? "([a-z0-9-]+)" : "([a-z0-9-]+)"', sources())
    asked |= {key for pair in choices for key in pair}
    known = set(messages("en")) | set(messages("en", ""))
    assert asked - {"key"} <= known, asked - known
    assert len(asked) > 150


def test_no_sentence_is_never_said() -> None:
    said = spoken()
    silent = {
        key
        for key in messages("en")
        if key not in said and not any(re.fullmatch(pattern, key) for pattern in patterns())
    }
    called = set().union(*(finder.calls for finder in messages("en").values()))
    assert silent <= called, silent - called


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_the_server_refuses_has_its_sentence(language: str) -> None:
    server = "\n".join(path.read_text("utf-8") for path in (PACKAGE / "server").rglob("*.py"))
    codes = set(re.findall(r'(?:Refusal|NotDone)\(\s*"([a-z-]+)"', server))
    codes |= {verdict.name.lower().replace("_", "-") for verdict in Verdict if verdict != Verdict.LEGAL}
    known = set(messages(language)) | set(messages(language, ""))
    lost = {code for code in codes if f"refused-{code}" not in known and f"reason-{code}" not in known}
    assert not lost
    assert len(codes) > 40


def test_the_client_knows_which_refusals_are_rules() -> None:
    text = (WEB / "words" / "sentences.ts").read_text("utf-8")
    listed = set(re.findall(r'^  "([a-z-]+)",$', text, re.MULTILINE))
    rules = [verdict for verdict in Verdict if verdict not in (Verdict.LEGAL, Verdict.ON_A_ROCK)]
    assert listed == {verdict.name.lower().replace("_", "-") for verdict in rules}
