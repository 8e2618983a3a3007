"""What goes wrong when an environment is used; nothing has changed then.

ValueError
+-- Invalid (box)
|   +-- InvalidAction     not an action at all: its type, its shape or its number
|   +-- InvalidArray      an array of the caller's that has another shape or type, or is not in one piece
|   +-- UnknownSeat       an agent or a seat that is not at the table
+-- IllegalAction         an action that is understood but not legal here
    +-- GameOver          an action after the end
"""

from blockness.box import Invalid


class InvalidAction(Invalid):
    """Something that is not an action at all."""


class InvalidArray(Invalid):
    """An array of the caller's that cannot be written to as it should."""


class UnknownSeat(Invalid):
    """An agent or a seat that is not at the table."""


class IllegalAction(ValueError):
    """An action that is understood but not legal here."""


class GameOver(IllegalAction):
    """An action after the end."""
