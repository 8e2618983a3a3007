"""Every sentence exists in four languages, says the same thing in each, and is right for every colour and number."""

from __future__ import annotations

import random
import re
from functools import cache
from importlib.resources import files
from itertools import combinations
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast, visitor

import blockness
import oracle
from blockness import Cell, Game, Move
from blockness.locales import LANGUAGES, bundle, language_of, say
from blockness.rules.judge import Verdict

OTHERS = [language for language in LANGUAGES if language != "en"]
COUNTS = (0, 1, 2, 5, 11, 21)
CODES = [verdict.name.lower().replace("_", "-") for verdict in Verdict if verdict != Verdict.LEGAL]


class Finder(visitor.Visitor):  # type: ignore[misc, unused-ignore]
    """The variables of a message, and the other messages it refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.calls: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the library's name
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - the library's name
        self.calls.add(node.id.name)


@cache
def messages(language: str) -> dict[str, Finder]:
    """The messages of a language, in the order of its file."""
    text = files("blockness.locales").joinpath(f"{language}.ftl").read_text("utf-8")
    found: dict[str, Finder] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), f"{language}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{language} has {entry.id.name} twice"
            found[entry.id.name] = Finder()
            found[entry.id.name].visit(entry.value)
    return found


def pieces(language: str) -> set[str]:
    """Messages used inside other messages: the parts of sentences that a language's grammar needs."""
    return set().union(*(finder.calls for finder in messages(language).values()))


def variables(language: str, key: str) -> set[str]:
    finder = messages(language)[key]
    return finder.variables.union(*(variables(language, called) for called in finder.calls))


def details(colour: str, count: int) -> dict[str, str | int]:
    """A value for every variable; those not named here are numbers."""
    texts: dict[str, str | int] = {
        "colour": colour, "turn": colour, "end": ("head", "tail")[count % 2], "cell": "d6", "reach": 1 + count % 2,
        "move": "Hd5d8/2", "reason": "so", "text": "x", "file": "f", "error": "full",
    }  # fmt: skip
    names = set().union(*(finder.variables for language in LANGUAGES for finder in messages(language).values()))
    return dict.fromkeys(names, count) | texts


KEYS = sorted(messages("en"))


def test_there_are_four_languages() -> None:
    assert LANGUAGES == ("en", "fr", "it", "ru")


@pytest.mark.parametrize("language", OTHERS)
def test_all_languages_have_the_same_sentences(language: str) -> None:
    """Only the parts of sentences may differ: Russian inflects where the others use a preposition."""
    english, other = set(messages("en")), set(messages(language))
    assert other - pieces(language) == english - pieces("en")
    assert {"monster", "monster-turn", "an-arch", "the-head", "the-tail"} <= english & other


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_that_the_program_asks_for_is_there(language: str) -> None:
    package = Path(blockness.__file__).parent
    asked = {
        key
        for source in package.rglob("*.py")
        for key in re.findall(r"""\bsay\(\s*["']([a-z-]+)["']""", source.read_text())
    }
    assert len(asked) > 20
    assert asked | {f"reason-{code}" for code in CODES} <= set(messages(language))


@pytest.mark.parametrize("language", OTHERS)
def test_a_sentence_speaks_of_the_same_things_in_all_languages(language: str) -> None:
    """Except for whose turn it is, which everybody can see."""
    for key in set(KEYS) & set(messages(language)):
        here, there = variables("en", key), variables(language, key)
        assert there <= here, key
        assert here - there <= {"turn"}, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_right_for_every_colour_and_number(language: str) -> None:
    for key in messages(language):
        for colour in oracle.BOX.order:
            for count in COUNTS:
                text = say(key, language, **details(colour, count))
                assert text == text.strip()
                assert text
                assert not re.search(r"[{}$]", text), text
                assert "  " not in text or key == "terminal-help", text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_names_each_colour_and_each_cell_differently(language: str) -> None:
    for key in messages(language):
        spoken = variables(language, key)
        if spoken & {"colour", "turn"}:
            assert len({say(key, language, **details(colour, 1)) for colour in oracle.BOX.order}) == 4, key
        for name, one, other in (
            ("cell", "d6", "e7"),
            ("move", "Sd4f4", "Hd5d8/2"),
            ("file", "a", "b"),
            ("text", "a", "b"),
        ):
            if name in spoken:
                given = details("green", 2)
                assert say(key, language, **given | {name: one}) != say(key, language, **given | {name: other}), key
        if "end" in spoken:
            given = details("green", 2)
            assert say(key, language, **given | {"end": "head"}) != say(key, language, **given | {"end": "tail"}), key
        if "reach" in spoken:
            given = details("green", 2)
            assert say(key, language, **given | {"reach": 1}) != say(key, language, **given | {"reach": 2}), key


NUMBERED = [key for key in KEYS if variables("en", key) & {"count", "perch", "there", "length", "height", "starter"}]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", NUMBERED)
def test_different_numbers_read_differently(key: str, language: str) -> None:
    texts = [say(key, language, **details("green", 2) | dict.fromkeys(("count", "perch", "there", "length"), count))
             for count in COUNTS]  # fmt: skip
    changing = variables(language, key) & {"count", "perch", "there", "length"}
    assert len(set(texts)) == (len(COUNTS) if changing else 1)


@pytest.mark.parametrize(
    ("language", "count", "text"),
    [
        ("en", 0, "nothing left"),
        ("en", 1, "1 segment left"),
        ("en", 2, "2 segments left"),
        ("fr", 0, "plus rien en réserve"),
        ("fr", 1, "1 anneau restant"),
        ("fr", 2, "2 anneaux restants"),
        ("it", 1, "1 segmento rimasto"),
        ("it", 5, "5 segmenti rimasti"),
        ("ru", 0, "ничего не осталось"),
        ("ru", 1, "остался 1 блок"),
        ("ru", 2, "осталось 2 блока"),
        ("ru", 5, "осталось 5 блоков"),
        ("ru", 11, "осталось 11 блоков"),
        ("ru", 21, "остался 21 блок"),
    ],
)
def test_plurals_are_right(language: str, count: int, text: str) -> None:
    assert say("left", language, count=count) == text


@pytest.mark.parametrize(("one", "other"), list(combinations(LANGUAGES, 2)))
def test_no_sentence_is_left_untranslated(one: str, other: str) -> None:
    """No text is the same in two languages."""
    for key in set(messages(one)) & set(messages(other)):
        for colour in oracle.BOX.order:
            for count in COUNTS:
                given = details(colour, count)
                assert say(key, one, **given) != say(key, other, **given), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_lists_the_same_orders_in_all_languages(language: str) -> None:
    orders = [line.split()[0] for line in say("terminal-help", language).splitlines()]
    assert orders == ["3", "Hd5d8/2", "Sd4f4", "why", "moves", "undo", "save", "quit"]
    for order in ("why", "moves", "undo", "save", "help", "quit"):
        assert order in say("terminal-welcome", language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", CODES)
def test_every_reason_has_its_sentence(code: str, language: str) -> None:
    text = say(f"reason-{code}", language, **details("purple", 2))
    assert len(text) > 10
    assert not text.endswith("."), "it becomes part of a sentence"
    assert ("d6" in text) == ("cell" in variables("en", f"reason-{code}"))


def test_refusals_of_real_moves_can_be_said_in_every_language() -> None:
    chance = random.Random(5)
    seen = set()
    for seats, variant in ((2, "classic"), (3, "expert"), (4, "classic")):
        game = Game.start(seats, variant)
        while not game.is_over:
            for _ in range(40):
                reason = game.position.why_not(nearly(str(chance.choice(game.position.legal_moves)), chance))
                if reason is not None:
                    seen.add(reason.code)
                    assert len({reason.text(language) for language in LANGUAGES}) == 4
            game.play(chance.choice(game.position.legal_moves))
        seen.add(getattr(game.position.why_not("Sd4f4"), "code", ""))
    assert len(seen & set(CODES)) >= 13, "most reasons come up, or this proves little"


def nearly(text: str, chance: random.Random) -> str:
    """A move with its end, its far foot or its height changed."""
    near, far = Move.parse(text).feet
    kind = text[0] if chance.random() < 0.9 else chance.choice("HTS")
    if chance.random() < 0.8:
        x, y = chance.choice([(far.x, chance.randrange(12)), (chance.randrange(12), far.y), (near.x, near.y)])
        far = Cell.at(x, y)
    height = text[-1] if "/" in text and chance.random() < 0.6 else chance.randint(1, 7)
    return f"S{near}{far}" if kind == "S" else f"{kind}{near}{far}/{height}"


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "ru"}, "ru"),
        ({"LANG": "IT_IT"}, "it"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "fr_FR", "LC_MESSAGES": "it_IT"}, "it"),
        ({"LANG": "fr_FR", "LC_ALL": "C.UTF-8"}, "en"),
        ({"LANG": "fr_FR", "LC_ALL": ""}, "fr"),
        ({"LANG": "fr_FR", "LC_ALL": "it_IT", "BLOCKNESS_LANGUAGE": "ru"}, "ru"),
    ],
)
def test_the_terminal_tells_the_persons_language(environment: dict[str, str], language: str) -> None:
    assert language_of(environment) == language


def test_sentences_hold_no_invisible_marks() -> None:
    for language in LANGUAGES:
        assert bundle(language) is bundle(language)
        for key in messages(language):
            assert not re.search("[\u2066-\u2069\u200b-\u200f\ufeff]", say(key, language, **details("green", 2)))
