"""Why a move is refused."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from blockness.locales import say

if TYPE_CHECKING:
    from blockness.game.cell import Cell


@dataclass(frozen=True)
class Reason:
    """A stable code, the offending cell if there is one, and a sentence for people."""

    code: str
    cell: Cell | None
    details: dict[str, str | int] = field(default_factory=dict, compare=False)  # what the sentence mentions

    def __str__(self) -> str:
        return self.text("en")

    def text(self, language: str) -> str:
        """Return the sentence in a language."""
        return say(f"reason-{self.code}", language, **self.details)
