"""A kind of arch: its length and its height."""

from dataclasses import dataclass

LONGEST = 5  # a line of the lake is one 64-bit word of 3-bit codes: 16 cells and 5 beyond the shore are 63 bits
MOST_SEGMENTS = 15  # of a monster; they are bits of a 16-bit mask, four of which make a positive 64-bit word
HIGHEST = 6  # heights 1 to 6, open water and closed: the eight values of such a code


@dataclass(frozen=True, slots=True)
class Segment:
    """One kind of arch. The length counts the cells from foot to foot, so 1 joins neighbours."""

    length: int
    height: int

    def __str__(self) -> str:
        return f"{self.length}/{self.height}"
