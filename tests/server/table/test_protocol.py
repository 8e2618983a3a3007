"""The page's types of the messages and the box match the server's."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

import typescript
from blockness.box import Box
from blockness.players import levels
from blockness.server.http.rooms import NewRoom
from blockness.server.table import messages
from blockness.server.table.entries import AnyEntry
from blockness.server.table.phrases import PHRASES, REACTIONS

WEB = Path(__file__).parents[3] / "web" / "src"


@pytest.mark.parametrize("name", typescript.FILES)
def test_the_types_of_the_page_are_fresh(name: str) -> None:
    text = (WEB / name).read_text("utf-8")
    assert text == typescript.FILES[name](), "python tools/typescript.py writes it anew"


def test_every_message_is_in_the_types() -> None:
    text = typescript.write()
    for kind in (*get_args(messages.AnyIn), *get_args(messages.AnyOut)):
        tag = kind.__struct_config__.tag
        assert re.search(rf'export interface {kind.__name__} {{\n  kind: "{tag}";', text), kind
    for word in (*PHRASES, *REACTIONS):
        assert f'"{word}"' in text
    box = typescript.write_box()
    for word in (*Box.usual().order, *(level.name for level in levels)):
        assert f'"{word}"' in box


def test_keys_and_numbers_of_senders_are_not_in_the_types() -> None:
    text = typescript.write()
    assert "  key" not in text
    for kind in get_args(AnyEntry):
        found = re.search(rf"export interface {kind.__name__} {{(.*?)}}", text, re.DOTALL)
        assert not found or "  id" not in found[1], kind


def test_the_tags_of_the_messages_are_their_own() -> None:
    """One closed union each way, told apart by `kind`."""
    for union in (messages.AnyIn, messages.AnyOut, AnyEntry):
        tags = [kind.__struct_config__.tag for kind in get_args(union)]
        assert len(set(tags)) == len(tags)


EXAMPLES: list[dict[str, Any]] = [
    {"kind": "hello", "tokens": ["x"], "since": 3},
    {"kind": "hint", "id": "0123456789abcdef", "seat": 0},
    {"kind": "sit", "id": "0123456789abcdef", "seat": 1, "name": "Ann"},
    {"kind": "employ", "id": "0123456789abcdef", "seat": 1, "level": "heron"},
    {"kind": "leave", "id": "0123456789abcdef", "seat": 3},
    {"kind": "remove", "id": "0123456789abcdef", "seat": 3},
    {"kind": "play", "id": "0123456789abcdef", "seat": 0, "move": "Sd4f4", "ply": 1},
    {"kind": "undo", "id": "0123456789abcdef", "seat": 0},
    {"kind": "answer", "id": "0123456789abcdef", "seat": 0, "agreed": False},
    {"kind": "rematch", "id": "0123456789abcdef", "seat": 0},
    {"kind": "say", "id": "0123456789abcdef", "seat": 0, "phrase": "hello"},
]


def test_messages_are_read_as_they_are_written() -> None:
    assert {example["kind"] for example in EXAMPLES} == {
        kind.__struct_config__.tag for kind in get_args(messages.AnyIn)
    }
    for example in EXAMPLES:
        message = messages.read_in(msgspec.json.encode(example))
        again: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(message))
        assert example.items() <= again.items()
        with pytest.raises(msgspec.ValidationError):
            messages.read_in(msgspec.json.encode({**example, "more": 1}))


def test_the_examples_of_the_protocol_page_are_messages() -> None:
    text = (Path(__file__).parents[3] / "docs" / "protocol.md").read_text("utf-8")
    lines = [line for block in re.findall(r"```json\n(.*?)```", text, re.DOTALL) for line in block.splitlines()]
    shown: set[type] = set()
    for line in lines:
        if '"kind"' not in line:
            msgspec.json.decode(line, type=NewRoom)
            continue
        kind = msgspec.json.decode(line)["kind"]
        union = messages.AnyIn if kind in tags(messages.AnyIn) else messages.AnyOut
        shown.add(type(msgspec.json.decode(line, type=union)))
    assert shown == {*get_args(messages.AnyIn), *get_args(messages.AnyOut)} - {messages.Update}


def tags(union: Any) -> set[str]:
    return {kind.__struct_config__.tag for kind in get_args(union)}
