"""blockness replay."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from blockness.cli.inputs import Language, start_quickly
from blockness.locales import say

if TYPE_CHECKING:
    from blockness.game import Event, Record, Standing


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record of a game.", show_default=False)],
    json: Annotated[bool, typer.Option("--json", help="Print a JSON object.")] = False,
    language: Language = None,
) -> None:
    """Check a record; print each move, the passes and the standings."""
    start_quickly()
    from json import dumps

    from blockness.game import Record

    record = Record.read(file)
    if json:
        print(dumps(as_data(record), ensure_ascii=False))
        return
    for event in record.events:
        print(tell(event, language or "en"))
    print(f"\n{say('standings', language or 'en')}")
    for standing in record.position.standings:
        print(tell_standing(standing, language or "en"))


def tell(event: Event, language: str) -> str:
    """Put an event into words."""
    from blockness.game import Moved, Passed

    match event:
        case Moved(ply, colour, move):
            return f"{ply:>3}. " + say("places", language, colour=colour, move=str(move))
        case Passed(colour):
            return "     " + say("passes", language, colour=colour)
        case _:
            return tell_winners(event.winners, language)


def tell_winners(winners: tuple[str, ...], language: str) -> str:
    """Name the Monster of the Year, or the monsters that share the victory."""
    if len(winners) == 1:
        return say("wins", language, colour=winners[0])
    return f"{say('shared', language)} {', '.join(say('monster', language, colour=colour) for colour in winners)}"


def tell_standing(standing: Standing, language: str) -> str:
    """Put one rank into a line."""
    name = say("monster", language, colour=standing.colour)
    left = say("left", language, count=standing.left)
    return f"{standing.rank}. {name}: {left}, {say('head-at', language, perch=standing.perch)}"


def as_data(record: Record) -> dict[str, Any]:
    """Return a whole record as plain data."""
    from blockness.game import Moved, Passed

    events: list[dict[str, Any]] = []
    for event in record.events:
        match event:
            case Moved(ply, colour, move):
                events.append({"kind": event.kind, "ply": ply, "colour": colour, "move": str(move)})
            case Passed(colour):
                events.append({"kind": event.kind, "colour": colour})
            case _:
                events.append({"kind": event.kind, "winners": list(event.winners)})
    position = record.position
    return {
        "variant": position.variant.value,
        "seats": list(position.colours),
        "headers": record.headers,
        "events": events,
        "moves": [str(move) for move in record.moves],
        "position": str(position),
        "over": position.is_over,
        "result": record.result,
        "standings": [
            {"rank": one.rank, "colour": one.colour, "left": one.left, "perch": one.perch} for one in position.standings
        ],
    }
