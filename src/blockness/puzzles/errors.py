"""What is no puzzle."""

from blockness.box import Invalid


class InvalidPuzzle(Invalid):
    """A text or a file that is no puzzle; the message says why in a sentence."""
