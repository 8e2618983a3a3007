"""How docstrings become pages: their examples are code, and the comment after a field says what the field is."""

from __future__ import annotations

import re
from typing import Any

from griffe import Attribute, Docstring, Extension, Object

EXAMPLE = re.compile(r"^>>> .*?(?=\n\n|\Z)", re.DOTALL | re.MULTILINE)
COMMENT = re.compile(r"^[^#]*?:[^#]*?  # (?P<words>.+)$")


class Docstrings(Extension):
    """Reads what Griffe does not."""

    def on_object(self, *, obj: Object, **_: Any) -> None:
        """Frame the examples in a docstring."""
        if obj.docstring:
            obj.docstring.value = EXAMPLE.sub(framed, obj.docstring.value)

    def on_attribute_instance(self, *, attr: Attribute, **_: Any) -> None:
        """Take a field's comment for its docstring."""
        if attr.docstring or not attr.lineno or attr.is_alias:
            return
        found = COMMENT.match(attr.lines_collection[attr.filepath][attr.lineno - 1])  # type: ignore[index]
        if found and attr.parent and attr.parent.is_class:
            words = found["words"].split("  # noqa")[0]
            attr.docstring = Docstring(words[0].upper() + words[1:] + ".", parent=attr)


def framed(example: re.Match[str]) -> str:
    """Return an example as a block of code."""
    return f"```pycon\n{example[0].replace('<BLANKLINE>', '')}\n```"
