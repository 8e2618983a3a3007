"""What is no puzzle."""

from blockness.box import Invalid


class InvalidPuzzle(Invalid):
    """A text or a file that is no puzzle; the message says why in a sentence.

    What people run into while they make one has a stable name besides: `flaw`.
    """

    def __init__(self, message: str, flaw: str = "") -> None:
        super().__init__(message)
        self.flaw = flaw
