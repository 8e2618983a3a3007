"""Moves with what was noted about them, and branches: what could have been played instead."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from blockness.game.errors import IllegalMove, InvalidMove, InvalidRecord
from blockness.game.game import Game

if TYPE_CHECKING:
    from blockness.game.move import Move
    from blockness.game.position import Position

TOKEN = re.compile(r"\{([^{}]*)\}|([()])|([^\s{}()]+)|(\S)")
BRACES = str.maketrans("{}", "()")
DEEPEST = 64  # branches off branches


class Branch(Game):
    """A line of play, with comments and further branches.

    >>> trunk = Branch.start(seats=2)
    >>> for move in ("Sd4f4", "Sh8i8"):
    ...     _ = trunk.play(move)
    >>> branch = trunk.instead(2)
    >>> branch.play("Sh8h7").turn
    'orange'
    >>> branch.comment("closer")
    >>> " ".join(trunk.words())
    'Sd4f4 Sh8i8 (Sh8h7 {closer})'
    """

    def __init__(self, position: Position, before: int = 0) -> None:
        super().__init__(position)
        self.before = before  # moves of the whole game before the first one here
        self.comments: dict[int, str] = {}  # by the number of moves here, after the last of them; 0 is before the first
        self.branches: dict[int, list[Branch]] = {}  # by the number of the move that they replace; 1 is the first

    def instead(self, number: int) -> Branch:
        """Begin a branch in the place of one of the moves."""
        branch = Branch(self._positions[number - 1], self.before + number - 1)
        self.branches.setdefault(number, []).append(branch)
        return branch

    def comment(self, text: str) -> None:
        """Note something after the last move; braces, which would end a comment, become brackets."""
        text = " ".join(text.split()).translate(BRACES)
        number = len(self._moves)
        if text:
            self.comments[number] = f"{self.comments[number]} {text}" if number in self.comments else text

    def undo(self) -> Move | None:
        """Undo the last move, and drop what was noted after it or branches off there."""
        if self._moves:
            self.comments.pop(len(self._moves), None)
            self.branches.pop(len(self._moves), None)
        return super().undo()

    def replay(self, body: str) -> None:
        """Play the moves of a file and of its branches."""
        lines: list[Branch] = [self]
        said: list[list[str]] = [[]]  # since each line's last move: extending a comment bit by bit would be slow
        for token in TOKEN.finditer(body):
            comment, bracket, text, _ = token.groups()
            here = lines[-1]
            if comment is not None:
                said[-1].append(comment)
            elif text:
                here.comment(" ".join(said[-1]))
                said[-1].clear()
                here.replay_move(text)
            elif bracket == "(":
                lines.append(here.opened(len(lines)))
                said.append([])
            elif bracket == ")" and len(lines) > 1:
                here.comment(" ".join(said.pop()))
                lines.pop().close()
            else:
                raise here.flawed("stray", f"expected moves, {{comments}} and (branches), got {token[0]!r}")
        if len(lines) > 1:
            raise lines[-1].flawed("branch-open", "expected ) to close the branch, found the end")
        self.comment(" ".join(said[-1]))

    def replay_move(self, text: str) -> None:
        """Play a move of a file."""
        ply = self.before + len(self._moves) + 1
        try:
            self.play(text)
        except IllegalMove as error:
            sentence = f"ply {ply}, {text}: {error.reason.code}: {error}"
            raise InvalidRecord(sentence, ply=ply, move=text, reason=error.reason) from error
        except InvalidMove as error:
            raise InvalidRecord(f"ply {ply}: {error}", ply=ply, move=text) from error

    def opened(self, depth: int) -> Branch:
        """Begin the branch of a file that replaces the last move."""
        if not self._moves:
            raise self.flawed("branch-first", "expected a move before a branch, found none")
        if depth > DEEPEST:
            raise self.flawed("branch-deep", f"expected at most {DEEPEST} branches off each other, got more")
        return self.instead(len(self._moves))

    def close(self) -> None:
        """Check that the branch of a file has moves."""
        if not self._moves:
            raise self.flawed("branch-empty", "expected moves in the branch, found none")

    def flawed(self, flaw: str, sentence: str) -> InvalidRecord:
        """Return what is wrong with a file after the last move."""
        ply = self.before + len(self._moves)
        move = str(self._moves[-1]) if self._moves else None
        return InvalidRecord(f"after ply {ply}: {sentence}", ply=ply, move=move, flaw=flaw)

    def words(self) -> list[str]:
        """Return the moves with the comments and branches between them, word by word."""
        found: list[str] = []
        for number in range(len(self._moves) + 1):
            found += [str(self._moves[number - 1])] if number else []
            found += f"{{{self.comments[number]}}}".split(" ") if number in self.comments else []
            for branch in self.branches.get(number, ()):
                found += f"({' '.join(branch.words())})".split(" ") if branch.moves else []
        return found
