"""Games ply by ply, for looking back; also from people's own record files."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, Response, post
from litestar.status_codes import HTTP_200_OK

from blockness.box import Box
from blockness.game import InvalidRecord, Record
from blockness.game.events import passed_between
from blockness.game.record import split
from blockness.server.http.problems import NotDone, problems
from blockness.server.http.threads import readings
from blockness.server.table.acts import Refusal
from blockness.server.table.phrases import cleaned

USUAL = Box.usual().line
MOST_CHARACTERS = 20_000  # written as \ud83d\ude00 they still fit into a request


class Step(msgspec.Struct, frozen=True):
    """A move, who had to pass after it, and the position that followed."""

    colour: str
    move: str
    passed: tuple[str, ...]
    position: str
    comment: str


class Replay(msgspec.Struct, frozen=True):
    """A game."""

    headers: dict[str, str]
    variant: str
    colours: tuple[str, ...]  # in playing order
    start: str
    steps: tuple[Step, ...]
    winners: tuple[str, ...]  # none while it goes on


class Text(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A record file's text."""

    record: Annotated[str, msgspec.Meta(max_length=MOST_CHARACTERS)]


class Records(Controller):
    """People's own record files."""

    path = "/api/records"
    tags = ("records",)

    @post("/", summary="Look at a record", status_code=HTTP_200_OK, responses=problems(400, 413, 422, 429))
    async def read(self, request: Request[Any, Any, Any], data: Text) -> Response[Replay]:
        """Read a record and return it ply by ply, or refuse it with the ply, the move and the reason."""
        return await readings.ask(request, lambda: read_replay(data.record))


def read_replay(record: str) -> Replay:
    """Read somebody's own record."""
    text = f"{record}\n"  # without a line break it would be taken for a file name
    try:
        # Another box would take half a second to prepare and stay in memory: too much to offer to strangers.
        if split(text)[0].get("Box", USUAL) != USUAL:
            raise NotDone("other-box")
        return replay_of(Record.read(text))
    except InvalidRecord as error:
        raise NotDone("invalid-record", str(error), more=why(error)) from error


def why(error: InvalidRecord) -> dict[str, object]:
    """Return what is wrong with a record, for a page to say in its own language."""
    found: dict[str, object] = {}
    if error.ply is not None:
        found |= {"ply": error.ply, "move": error.move}
    if error.reason is not None:
        refusal = Refusal.by_rules(error.reason)
        found |= {"reason": refusal.code, "cell": refusal.cell, "details": refusal.details}
    return found


def replay_of(record: Record) -> Replay:
    """Return a record ply by ply."""
    positions = record.positions
    steps = zip(positions, record.moves, positions[1:], strict=False)
    end = record.position
    return Replay(
        headers={key: cleaned(value) for key, value in record.headers.items()},
        variant=end.variant.value,
        colours=end.colours,
        start=str(positions[0]),
        steps=tuple(
            Step(
                colour=before.turn or "",
                move=str(move),
                passed=passed_between(before, after),
                position=str(after),
                comment=cleaned(record.comments.get(ply, "")),
            )
            for ply, (before, move, after) in enumerate(steps, 1)
        ),
        winners=tuple(one.colour for one in end.standings if one.rank == 1) if end.is_over else (),
    )
