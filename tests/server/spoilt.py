"""Messages that no room may obey: wrong seat, turn, number, type or size, or no message at all."""

from __future__ import annotations

import json
import secrets
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import random
    from collections.abc import Callable

Frame = str | bytes
STRANGE = "\0\n\r\t \x7f\x85\u00a0\u2028\u202e\u0663é😀\ufffd[]{}\"'\\/:,.-+0123456789abcdefHTSeE"
NUMBERS = (-1, 4, 5, 255, 2**31, 2**53, 2**63, -(2**63) - 1, 2**64, 10**30, 10**300)
HOPELESS = frozenset({"play", "undo", "answer", "rematch", "hint"})
NOT_TEXT: tuple[object, ...] = (None, True, 0, 1.5, [], {}, ["play"], {"kind": "play"})
NOT_NUMBER: tuple[object, ...] = ("0", "", "one", None, True, False, 0.5, -0.5, 1e300, [], [0], {})
KINDS = ("", "Play", "play ", "opened", "moved", "sat", "update", "ack", "__proto__", "\0", "hello\0", "x" * 500)
NOT_JSON = (
    "", " ", "null", "true", "0", "-", '"hello"', "[]", "{}", "[{}]", "{,}", "{]", "nul", "NaN", "Infinity",
    "\ufeff{}", "{'kind':'undo'}", "{kind:1}", '{"kind":"undo",}', '{"kind":"undo"}//', '{"kind":"undo"}{}',
    '{"kind":"\\ud800"}', '{"kind":"\\udc00\\ud800"}', '{"kind":"\\x"}', '{"kind":"\\u12"}', '{"kind":"a\nb"}',
    "\\", '"', '{"kind"}', "-Infinity",
)  # fmt: skip


@dataclass(frozen=True)
class Stage:
    """A room, and what a page may do there."""

    code: str
    tokens: tuple[str, ...]
    refused: tuple[dict[str, Any], ...]  # messages, still without an id, that must be refused to this page
    tempting: tuple[dict[str, Any], ...]  # messages that it may send, ready to be spoilt


def new_id() -> str:
    return secrets.token_urlsafe(16)


def with_id(message: dict[str, Any]) -> dict[str, Any]:
    return {**message, "id": new_id()} if message["kind"] != "hello" else dict(message)


def spoil_type(message: dict[str, Any], chance: random.Random) -> Frame:
    """Give one field a value that it cannot have."""
    name = chance.choice([name for name in message if name != "kind"] or ["kind"])
    value = message[name]
    if name in {"seat", "ply", "since"}:
        message[name] = chance.choice([*NOT_NUMBER, *(n for n in NUMBERS if name == "seat" or n < 0)])
    elif name == "agreed":
        message[name] = chance.choice([0, 1, "true", None, []])
    elif name == "tokens":
        message[name] = chance.choice([None, "x", 0, {}, [None], [0], [["x"]], ["x" * 65], ["x"] * 5])
    else:
        longest = {"id": 40, "move": 40, "level": 40, "phrase": 40, "name": 100, "text": 1000}.get(name, 40)
        odd = ["x" * (longest + 1), *NOT_TEXT]
        odd += ["short", "", "with blanks and more", f"{value}!", f"{value}é", f"{value}\n"] if name == "id" else []
        message[name] = chance.choice(odd)
    return json.dumps(message)


def drop_field(message: dict[str, Any], chance: random.Random) -> Frame:
    del message[chance.choice([name for name in ("kind", "id", "seat") if name in message])]
    return json.dumps(message)


def add_field(message: dict[str, Any], chance: random.Random) -> Frame:
    message[chance.choice(["token", "Kind", "seat ", "key", "holder", "by", "x" * 50, "\0", "__class__"])] = 0
    return json.dumps(message)


def change_kind(message: dict[str, Any], chance: random.Random) -> Frame:
    message["kind"] = chance.choice([*KINDS, *NOT_TEXT])
    return json.dumps(message)


def cut(message: dict[str, Any], chance: random.Random) -> Frame:
    text = json.dumps(message)
    return text[: chance.randrange(len(text))]


def append(message: dict[str, Any], chance: random.Random) -> Frame:
    text = json.dumps(message)
    return text + chance.choice([text, "x", "}", ",", "\0", "//", "null"])


def prepend(message: dict[str, Any], chance: random.Random) -> Frame:
    return chance.choice(["\ufeff", "x", "{", "[", "\0", ")]}',\n", "/**/"]) + json.dumps(message)


def wrap(message: dict[str, Any], chance: random.Random) -> Frame:
    text = json.dumps(message)
    return chance.choice([json.dumps(text), f"[{text}]", f'{{"message":{text}}}', f'{{"kind":{text}}}'])


def repeat_key(message: dict[str, Any], chance: random.Random) -> Frame:
    """The last one counts, and it is wrong."""
    last = chance.choice(['"kind":"play"', '"kind":7', '"id":7', '"id":"x"', '"seat":9', '"seat":null', '"x":1'])
    return f"{json.dumps(message)[:-1]},{last}}}"


def misquote(message: dict[str, Any], chance: random.Random) -> Frame:
    text = json.dumps(message)
    return chance.choice(
        [
            text.replace('"', "'"),
            text.replace('"', ""),
            text.replace(":", "="),
            text.replace(",", ";") if "," in text else text[:-1],
            f"{text[:-1]},}}",
            text.replace(": ", ": 0x"),
            text.replace(": ", ": NaN"),
        ]
    )


def as_bytes(message: dict[str, Any], chance: random.Random) -> Frame:
    """A frame of bytes is never a message, whatever is in it."""
    text = json.dumps(message).encode()
    return chance.choice([text, b"", text[::-1], chance.randbytes(chance.randint(1, 200))])


SPOILERS: tuple[Callable[[dict[str, Any], random.Random], Frame], ...] = (
    spoil_type, spoil_type, drop_field, add_field, change_kind,
    cut, append, prepend, wrap, repeat_key, misquote, as_bytes,
)  # fmt: skip


def nonsense(chance: random.Random) -> Frame:
    """Not a message, often not even JSON."""
    match chance.randrange(6):
        case 0:
            return chance.choice(NOT_JSON)
        case 1:
            return "".join(chance.choice(STRANGE) for _ in range(chance.randint(1, 300)))
        case 2:
            return chance.choice(["[", '{"a":', '{"kind":', '[{"id":', "("]) * chance.randint(100, 500)
        case 3:
            return "[" * 1500 + "]" * 1500
        case 4:
            return "9" * chance.randint(1, 4000)
        case _:
            return chance.randbytes(chance.randint(1, 300))


def wrong_number(message: dict[str, Any], chance: random.Random) -> Frame:
    """A message with a wrong id but otherwise right, or one that nobody may send now."""
    if "ply" in message and chance.random() < 0.5:
        message["ply"] = chance.choice([1, 2, 3, 7, 40, 2**31, 2**63, 10**40, 10**300])
    return json.dumps(message)


def garble(stage: Stage, chance: random.Random) -> Frame:
    """Change some letters of a message that is refused with any seat, number and move."""
    hopeless = [message for message in stage.refused if message["kind"] in HOPELESS]
    text = list(json.dumps(with_id(chance.choice(hopeless))))
    for _ in range(chance.randint(1, 4)):
        text[chance.randrange(len(text))] = chance.choice(STRANGE)
    return "".join(text)


def frame_for(stage: Stage, chance: random.Random) -> Frame:
    """Return something with which the page must achieve nothing."""
    dice = chance.random()
    if dice < 0.1:
        return nonsense(chance)
    if dice < 0.45:
        return wrong_number(with_id(chance.choice(stage.refused)), chance)
    if dice < 0.6:
        return garble(stage, chance)
    message = with_id(chance.choice([*stage.refused, *stage.tempting]))
    return chance.choice(SPOILERS)(message, chance)
