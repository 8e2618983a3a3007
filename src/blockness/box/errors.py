"""What goes wrong when a text is read.

ValueError
+-- Invalid               a text that cannot be read
|   +-- InvalidBox        a box file that makes no sense
|   +-- InvalidCell       (game) not a cell
|   +-- InvalidMove       (game) not a move
|   +-- InvalidPosition   (game) not a position
|   +-- InvalidRecord     (game) not a record of a game
+-- IllegalMove           (game) a move that is understood but not allowed here
"""


class Invalid(ValueError):
    """A text that cannot be read."""


class InvalidBox(Invalid):
    """A box that makes no sense; the message names the line."""
