"""The error for anything that is not a puzzle."""

from blockness.box import Invalid


class InvalidPuzzle(Invalid):
    """A text or a file that is not a puzzle; the message says why in a sentence.

    Mistakes that people make in the editor also have a stable name: `flaw`.
    """

    def __init__(self, message: str, flaw: str = "") -> None:
        super().__init__(message)
        self.flaw = flaw
