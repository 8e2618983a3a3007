"""Writes what TypeScript must know about Python: the messages, the box, the engine's memory and its levels.

`python tools/typescript.py` writes the files; a test compares them with what it would write.
"""

from __future__ import annotations

import inspect
import json
from enum import Enum
from pathlib import Path
from typing import TYPE_CHECKING, Any, get_args

from msgspec import inspect as types

from blockness.box import Box
from blockness.engine import layout
from blockness.players import levels
from blockness.puzzles.names import CHAPTERS
from blockness.rules.check import Flaw
from blockness.rules.judge import Verdict
from blockness.server.http.rooms import MadeRoom, NewRoom, RoomSummary
from blockness.server.live import closing
from blockness.server.table import messages, phrases
from blockness.server.table.entries import Entry

if TYPE_CHECKING:
    from collections.abc import Iterable

WEB = Path(__file__).parents[1] / "web" / "src"
HEADER = "// Made from src/blockness/server by `python tools/typescript.py`; do not edit.\n"
ENGINE = "// Made from src/blockness by `python tools/typescript.py`; do not edit.\n"
UNIONS = {"AnyIn": messages.AnyIn, "AnyAct": messages.AnyAct, "AnyOut": messages.AnyOut, "Told": messages.Told}
ROOTS = (NewRoom, MadeRoom, RoomSummary)
HIDDEN = {"id", "key"}  # fields of an entry that are never sent


def write() -> str:
    """Return the whole file."""
    roots = [*get_args(messages.AnyIn), *get_args(messages.AnyOut), *ROOTS]
    found: dict[str, types.StructType] = {}
    for kind in types.multi_type_info(roots):
        collect(kind, found)
    parts = [HEADER]
    parts += [interface(struct) for struct in found.values()]
    parts += [f"export type {name} = {union(args)};\n" for name, args in UNIONS.items()]
    parts += [f"// Closing codes from which no page comes back.\nexport const FINAL = {[*closing.FINAL]} as const;\n"]
    parts += [constants("PHRASES", phrases.PHRASES), constants("REACTIONS", phrases.REACTIONS)]
    return "\n".join(parts)


def write_box() -> str:
    """Return the lake, the monsters' segments, the levels and the puzzles' chapters."""
    box = Box.usual()
    monsters = {
        colour: [{"length": segment.length, "height": segment.height} for segment in box.monster(colour)]
        for colour in box.order
    }
    names = {"LEVELS": [one.name for one in levels], "CHAPTERS": CHAPTERS}
    values = {"LAKE": box.lake, "COLOURS": box.order, "MONSTERS": monsters, **names}
    lines = (f"export const {name} = {json.dumps(value)} as const;\n" for name, value in values.items())
    return "\n".join([HEADER, *lines])


def write_layout() -> str:
    """Return where everything is in the engine's memory, and the parameters of its doors."""
    lines = [f"export const {name} = {json.dumps(value)};" for name, value in layout.NUMBERS.items()]
    for name, kinds in (("VERDICTS", Verdict), ("FLAWS", Flaw)):
        lines.append(f"export const {name} = {json.dumps(layout.names_of(kinds))} as const;")
    for name, record in layout.RECORDS.items():
        lines += ["", f"export const {name} = {{", f"  size: {record.itemsize},"]
        lines += [f'  {key}: {{ at: {at}, kind: "{kind}" }},' for key, (at, kind) in layout.fields_of(record).items()]
        lines.append("} as const;")
    lines += ["", "/** Addresses and integers in, an integer out. */", "export interface Doors {"]
    for name, parameters in layout.doors().items():
        lines.append(f"  {name}({', '.join(f'{one}: number' for one in parameters)}): number;")
    return "\n".join([ENGINE, *lines, "}\n"])


def write_levels() -> str:
    """Return the levels, and how the players go about it."""
    values = {"LEVEL_SETTINGS": layout.levels(), **layout.SETTINGS}
    lines = (f"export const {name} = {json.dumps(value)} as const;\n" for name, value in values.items())
    return "\n".join([ENGINE, *lines])


def union(args: Any) -> str:
    """Return a union of interfaces by name."""
    return " | ".join(one.__name__ for one in get_args(args))


def constants(name: str, values: Iterable[str]) -> str:
    """Return a list of words that TypeScript knows one by one."""
    words = "".join(f'  "{value}",\n' for value in values)
    return f"export const {name} = [\n{words}] as const;\n"


def collect(kind: types.Type, found: dict[str, types.StructType]) -> None:
    """Find all structs in a type."""
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


FILES = {
    "protocol.ts": write,
    "box.ts": write_box,
    "engine/kernels/layout.ts": write_layout,
    "engine/players/levels.ts": write_levels,
}

if __name__ == "__main__":
    for path, written in FILES.items():
        (WEB / path).write_text(written(), "utf-8")
