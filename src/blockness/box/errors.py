"""What cannot be read.

ValueError
+-- Invalid               a text that says nothing here
|   +-- InvalidBox        a box file that makes no sense
|   +-- InvalidCell       (game) no cell
|   +-- InvalidMove       (game) no move
|   +-- InvalidPosition   (game) no position
|   +-- InvalidRecord     (game) no record of a game
+-- IllegalMove           (game) a move that is understood and not allowed here
"""


class Invalid(ValueError):
    """A text that cannot be read."""


class InvalidBox(Invalid):
    """A box that makes no sense; the message names the line."""
