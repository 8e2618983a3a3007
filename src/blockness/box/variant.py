"""The two ways to play, told apart by their reach."""

from enum import StrEnum


class Variant(StrEnum):
    """Classic is R4, expert is R11."""

    CLASSIC = "classic"
    EXPERT = "expert"

    @property
    def reach(self) -> int:
        """How far from its end a monster's next foot stands."""
        return 1 if self is Variant.CLASSIC else 2
