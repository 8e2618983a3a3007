"""Writes web/src/protocol.ts: the messages, and what HTTP brings, as TypeScript types.

`python -m blockness.server.typescript` writes the file; a test compares it with what it would write.
"""

from __future__ import annotations

import inspect
from enum import Enum
from pathlib import Path
from typing import TYPE_CHECKING, Any, get_args

from msgspec import inspect as types

from blockness.server import messages, phrases
from blockness.server.entries import Entry
from blockness.server.replays import Replay
from blockness.server.rooms import MadeRoom, NewRoom, RoomSummary

if TYPE_CHECKING:
    from collections.abc import Iterable

TARGET = Path(__file__).parents[3] / "web" / "src" / "protocol.ts"
HEADER = "// Made from src/blockness/server by `python -m blockness.server.typescript`; do not edit.\n"
UNIONS = {"AnyIn": messages.AnyIn, "AnyAct": messages.AnyAct, "AnyOut": messages.AnyOut, "Told": messages.Told}
ROOTS = (NewRoom, MadeRoom, RoomSummary, Replay)
HIDDEN = {"id", "key"}  # of an entry: never sent


def write() -> str:
    """Return the whole file."""
    roots = [*get_args(messages.AnyIn), *get_args(messages.AnyOut), *ROOTS]
    found: dict[str, types.StructType] = {}
    for kind in types.multi_type_info(roots):
        collect(kind, found)
    parts = [HEADER]
    parts += [interface(struct) for struct in found.values()]
    parts += [f"export type {name} = {union(args)};\n" for name, args in UNIONS.items()]
    parts += [constants("PHRASES", phrases.PHRASES), constants("REACTIONS", phrases.REACTIONS)]
    return "\n".join(parts)


def union(args: Any) -> str:
    """Return a union of interfaces by name."""
    return " | ".join(one.__name__ for one in get_args(args))


def constants(name: str, values: Iterable[str]) -> str:
    """Return a list of words that TypeScript knows one by one."""
    words = "".join(f'  "{value}",\n' for value in values)
    return f"export const {name} = [\n{words}] as const;\n"


def collect(kind: types.Type, found: dict[str, types.StructType]) -> None:
    """Find all structs that a type is made of."""
    match kind:
        case types.StructType(cls=cls, fields=fields):
            if cls.__name__ not in found:
                found[cls.__name__] = kind
                for field in fields:
                    collect(field.type, found)
        case types.UnionType(types=parts):
            for part in parts:
                collect(part, found)
        case types.DictType(value_type=value):
            collect(value, found)
        case types.VarTupleType(item_type=item) | types.ListType(item_type=item):
            collect(item, found)


def interface(struct: types.StructType) -> str:
    """Return a struct as an interface."""
    lines = [
        f"/** {(inspect.getdoc(struct.cls) or '').splitlines()[0]} */",
        f"export interface {struct.cls.__name__} {{",
    ]
    if struct.tag is not None:
        lines.append(f'  {struct.tag_field}: "{struct.tag}";')
    is_entry = issubclass(struct.cls, Entry)
    may_lack = struct.cls.__struct_config__.omit_defaults or not issubclass(struct.cls, messages.Out)
    for field in struct.fields:
        if not (is_entry and field.name in HIDDEN):
            mark = "?" if may_lack and not field.required else ""
            lines.append(f"  {field.encode_name}{mark}: {name_of(field.type)};")
    return "\n".join([*lines, "}\n"])


def name_of(kind: types.Type) -> str:
    """Return a type's name in TypeScript."""
    match kind:
        case types.StructType(cls=cls):
            return cls.__name__
        case types.StrType():
            return "string"
        case types.IntType() | types.FloatType():
            return "number"
        case types.BoolType():
            return "boolean"
        case types.NoneType():
            return "null"
        case types.LiteralType(values=values):
            return " | ".join(f'"{value}"' for value in values)
        case types.EnumType(cls=cls):
            assert issubclass(cls, Enum)
            return " | ".join(f'"{one.value}"' for one in cls)
        case types.DictType(value_type=value):
            return f"Record<string, {name_of(value)}>"
        case types.VarTupleType(item_type=item) | types.ListType(item_type=item):
            inner = name_of(item)
            return f"readonly ({inner})[]" if "|" in inner else f"readonly {inner}[]"
        case types.UnionType(types=parts):
            return " | ".join(name_of(part) for part in parts)
    raise TypeError(f"expected a type of the messages, got {kind}")


if __name__ == "__main__":
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(write(), "utf-8")
