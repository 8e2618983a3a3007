"""Why a page's socket is closed: a code for programs, and a word for people reading logs."""

from __future__ import annotations

NO_HELLO = 4400, "no-hello"
WRONG_TOKENS = 4401, "too-many-wrong-tokens"
FOREIGN = 4403, "foreign-origin"
NO_SUCH_ROOM = 4404, "no-such-room"
TOO_SLOW = 4408, "too-slow"
TOO_LARGE = 4413, "too-large"
TOO_MANY_MESSAGES = 4429, "too-many-messages"
TOO_MANY_SOCKETS = 4429, "too-many-sockets"
TOO_MANY_CODES = 4429, "too-many-wrong-codes"
BROKEN = 4500, "broken-room"
FULL = 4503, "server-full"
NO_DATABASE = 4504, "no-database"
FINAL = FOREIGN[0], NO_SUCH_ROOM[0], BROKEN[0]  # the codes after which coming back does not help


class Closing(Exception):
    """The socket is closed, with a code and a reason."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason
