"""What is printed on the box: the lake, the segments, the monsters, the variants."""

from blockness.box.box import Box
from blockness.box.errors import Invalid, InvalidBox
from blockness.box.lake import SHORE, SIDE
from blockness.box.segment import Segment
from blockness.box.variant import Variant

__all__ = ["SHORE", "SIDE", "Box", "Invalid", "InvalidBox", "Segment", "Variant"]
