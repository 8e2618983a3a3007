"""blockness terminal."""

from __future__ import annotations

import random
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from blockness.cli.inputs import BoxFile, Language, read_box, start_quickly
from blockness.cli.replay import tell, tell_standing
from blockness.locales import say

if TYPE_CHECKING:
    from collections.abc import Callable

    from rich.console import Console

    from blockness.game import Move, Position, Record

    Choose = Callable[[Position], Move]

PERSON, CHANCE = "person", "random"
GLANCING = ("minnow", "duckling", "otter")  # levels that don't need compiled kernels
SHOWN = 24  # moves listed before a turn; `moves` lists them all


def terminal(
    seats: Annotated[
        str, typer.Option(help="Who sits where, clockwise: 2 to 4 of person, random or a level (blockness levels).")
    ] = "person,otter",
    variant: Annotated[str, typer.Option(help="classic or expert.")] = "classic",
    colours: Annotated[str, typer.Option(help="Their colours, clockwise.", show_default=False)] = "",
    seed: Annotated[int | None, typer.Option(help="The seed for the computers.", show_default=False)] = None,
    box: BoxFile = None,
    language: Language = None,
) -> None:
    """Play in the terminal: people and computers in any seats."""
    names = [name.strip() for name in seats.split(",")]
    if all(name in (PERSON, CHANCE, *GLANCING) for name in names):
        start_quickly()
    from blockness.game import Record

    chosen = [name.strip() for name in colours.split(",")] if colours else None
    record = Record.start(len(names), variant, chosen, read_box(box))
    order = record.position.colours
    record.headers |= {colour.capitalize(): name for colour, name in zip(order, names, strict=True)}
    chance = random.Random(seed)
    players = {colour: sit_down(name, chance) for colour, name in zip(order, names, strict=True)}
    Table(record, players, language or "en").run()


def sit_down(name: str, chance: random.Random) -> Choose | None:
    """Return what chooses for a seat; None for a person."""
    if name == PERSON:
        return None
    if name == CHANCE:
        return lambda position: chance.choice(position.legal_moves)
    from blockness.players import level

    return level(name, seed=chance.randrange(1 << 30)).choose


class Table:
    """The people and computers around one terminal."""

    def __init__(self, record: Record, players: dict[str, Choose | None], language: str) -> None:
        from rich.console import Console

        self.record = record
        self.players = players
        self.language = language
        self.console: Console = Console(highlight=False, emoji=False, soft_wrap=True)
        self.told = 0  # events already shown

    def say(self, key: str, **details: str | int) -> None:
        """Print a sentence."""
        self.console.print(say(key, self.language, **details), markup=False)

    def run(self) -> None:
        """Play until the game is over or somebody has had enough."""
        self.say("terminal-welcome")
        while True:
            self.tell_news()
            turn = self.record.position.turn
            if turn is None:
                self.show_lake()
                self.show_standings()
            elif choose := self.players[turn]:
                self.record.play(choose(self.record.position))
                continue
            else:
                self.show_lake()
                self.show_moves(SHOWN)
            if not self.ask():
                break
        self.say("terminal-bye")

    def tell_news(self) -> None:
        """Say what has happened since the last time."""
        events = self.record.events
        for event in events[self.told :]:
            self.console.print(tell(event, self.language), markup=False)
        self.told = len(events)

    def show_lake(self) -> None:
        """Draw the position."""
        from blockness.cli.paint import paint

        self.console.print()
        self.console.print(paint(self.record.position, self.language))

    def show_standings(self) -> None:
        """Print who has won."""
        self.console.print()
        self.say("standings")
        for standing in self.record.position.standings:
            self.console.print(tell_standing(standing, self.language), markup=False)

    def show_moves(self, most: int) -> None:
        """List the legal moves by number."""
        from rich.columns import Columns

        position = self.record.position
        if position.turn is None:
            return
        moves = position.legal_moves
        turn = say("turn", self.language, colour=position.turn)
        self.console.print(f"\n{turn}: {say('moves-count', self.language, count=len(moves))}", markup=False)
        listed = [f"{number:>3} {move}" for number, move in enumerate(moves[:most], 1)]
        self.console.print(Columns(listed, padding=(0, 2)))
        if len(moves) > most:
            self.say("terminal-more", count=len(moves) - most)

    def ask(self) -> bool:
        """Take one command after another until the position changes; False to stop."""
        while True:
            try:
                line = self.console.input(f"\n{say('terminal-prompt', self.language)}> ").strip()
            except (EOFError, KeyboardInterrupt, RuntimeError):  # RuntimeError: no standard input
                self.console.print()
                return False
            word, _, rest = line.partition(" ")
            match word.lower():
                case "":
                    continue
                case "quit" | "exit" | "q":
                    return False
                case "help" | "?":
                    self.say("terminal-help")
                case "moves":
                    self.show_moves(len(self.record.position.legal_moves))
                case "why":
                    self.explain(rest.strip() or line)
                case "save":
                    self.save(rest.strip())
                case "undo":
                    if self.undo():
                        return True
                case _:
                    if self.play(line):
                        return True

    def play(self, text: str) -> bool:
        """Play a move by its number or its text, or say why not."""
        from blockness.game import IllegalMove, InvalidMove

        moves = self.record.position.legal_moves
        if moves and text.isascii() and text.isdigit():
            if len(text) > 9 or not 1 <= int(text) <= len(moves):
                self.say("terminal-number", count=len(moves))
                return False
            text = str(moves[int(text) - 1])
        try:
            self.record.play(spell(text))
        except InvalidMove:
            self.say("terminal-unknown" if moves else "terminal-over", text=text)
            return False
        except IllegalMove as error:
            self.say("terminal-refused", move=spell(text), reason=error.reason.text(self.language))
            return False
        return True

    def explain(self, text: str) -> None:
        """Say whether a move is allowed and, if not, why."""
        from blockness.game import InvalidMove

        try:
            reason = self.record.position.why_not(spell(text))
        except InvalidMove:
            self.say("terminal-unknown", text=text)
            return
        if reason is None:
            self.say("terminal-legal", move=spell(text))
        else:
            self.say("terminal-refused", move=spell(text), reason=reason.text(self.language))

    def undo(self) -> bool:
        """Undo the last move made by a person, and everything since."""
        taken: list[Move] = []
        people = [move for event in self.record.events if (move := self.person_move(event))]
        if not people:
            self.say("terminal-nothing-to-undo")
            return False
        while not taken or self.players[self.record.position.turn or ""]:
            last = self.record.undo()
            assert last is not None, "a person has moved"
            taken.append(last)
        self.told = len(self.record.events)
        self.say("terminal-undone", count=len(taken))
        return True

    def person_move(self, event: object) -> Move | None:
        """Return the move of an event if a person made it."""
        from blockness.game import Moved

        return event.move if isinstance(event, Moved) and not self.players[event.colour] else None

    def save(self, name: str) -> None:
        """Save the game to a new file; existing files are left alone."""
        from datetime import date

        if not name:
            self.say("terminal-which-file")
            return
        self.record.headers["Date"] = date.today().isoformat()
        try:
            with Path(name).expanduser().open("x", encoding="utf-8") as file:
                file.write(str(self.record))
        except FileExistsError:
            self.say("terminal-exists", file=name)
        except (OSError, RuntimeError, ValueError) as error:
            self.say("terminal-not-saved", file=name, error=getattr(error, "strerror", None) or str(error))
        else:
            self.say("terminal-saved", file=name)


def spell(text: str) -> str:
    """Put a move into its usual form: a capital letter first, then small ones, no blanks."""
    text = "".join(text.split())
    return text[:1].upper() + text[1:].lower()
