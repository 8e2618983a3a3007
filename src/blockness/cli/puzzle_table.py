"""One person with one puzzle at a terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from blockness.cli.terminal import spell
from blockness.locales import say
from blockness.puzzles.course import Course

if TYPE_CHECKING:
    from blockness.puzzles import Puzzle


class PuzzleTable:
    """Shows the lake, takes commands, and says when the puzzle is solved."""

    def __init__(self, puzzle: Puzzle, language: str, *, quiet: bool = False) -> None:
        self.puzzle = puzzle
        self.language = language
        self.quiet = quiet
        self.past: list[Course] = []
        self.course = Course.of(puzzle)

    def say(self, key: str, **details: str | int) -> None:
        """Print a sentence."""
        self.print(say(key, self.language, **details))

    def print(self, text: str) -> None:
        """Print something, unless only the outcome is wanted."""
        if not self.quiet:
            print(text)

    def run(self) -> Course:
        """Play until the puzzle is solved or the person has had enough."""
        self.print(f"{self.puzzle.sentence(self.language)}\n{say('puzzle-welcome', self.language)}")
        self.show()
        while not self.course.is_solved:
            try:
                line = input("" if self.quiet else f"{say('terminal-prompt', self.language)}> ").strip()
            except (EOFError, RuntimeError):  # RuntimeError: no standard input
                break
            if line.lower() in ("quit", "exit", "q"):
                break
            self.obey(line)
        return self.course

    def obey(self, line: str) -> None:
        """Carry out one line of input."""
        match line.lower():
            case "":
                pass
            case "moves":
                self.list_moves()
            case "hint":
                self.hint()
            case "check":
                self.check()
            case "undo" if self.past:
                self.course = self.past.pop()
                self.show()
            case "undo":
                self.say("terminal-nothing-to-undo")
            case "again":
                self.course, self.past = Course.of(self.puzzle), []
                self.show()
            case _:
                self.play(line)

    def play(self, text: str) -> None:
        """Play a move by its number or its text and let the opponents reply, or say why not."""
        from blockness.game import IllegalMove, InvalidMove

        if self.course.is_over:
            self.say("puzzle-not-solved")
            return
        moves = self.course.position.legal_moves
        if text.isascii() and text.isdigit() and len(text) < 5 and 1 <= int(text) <= len(moves):
            text = str(moves[int(text) - 1])
        try:
            after = self.course.play(spell(text))
        except InvalidMove:
            self.say("terminal-unknown", text=text)
            return
        except IllegalMove as error:
            self.say("terminal-refused", move=spell(text), reason=error.reason.text(self.language))
            return
        self.past.append(self.course)
        while answer := after.answer():
            self.say("puzzle-answer", colour=after.position.turn or "", move=str(answer))
            after = after.play(answer)
        self.course = after
        self.show()

    def hint(self) -> None:
        """Name the next move of a solution."""
        proof = self.course.prove()
        if proof.line:
            self.say("puzzle-hint", move=proof.line[0])
        elif proof.exact:
            self.say("puzzle-unsolvable-here")
        else:
            self.say("puzzle-too-large", count=proof.nodes)

    def check(self) -> None:
        """Say whether it can still be solved, if that can be worked out."""
        answer = self.course.is_solvable
        if answer is None:
            self.say("puzzle-too-large", count=self.course.nodes)
        else:
            self.say("puzzle-solvable-here" if answer else "puzzle-unsolvable-here")

    def list_moves(self) -> None:
        """List the moves by number."""
        self.print("  ".join(f"{number} {move}" for number, move in enumerate(self.course.position.legal_moves, 1)))

    def show(self) -> None:
        """Draw the lake and say how things stand."""
        from blockness.puzzles.drawing import draw

        self.print(f"\n{draw(self.puzzle, self.course.position, self.language)}\n")
        if self.course.is_solved:
            self.say("puzzle-solved")
        elif self.course.is_over:
            self.say("puzzle-not-solved")
