"""A lake to try things on, without a room: for lessons, examples and puzzles. Nothing is stored."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, Response, post
from litestar.status_codes import HTTP_200_OK

from blockness.game import IllegalMove, InvalidMove, InvalidPosition, Position
from blockness.game.events import passed_between
from blockness.server.http.problems import NotDone, problems
from blockness.server.http.threads import readings
from blockness.server.table.acts import Refusal
from blockness.server.table.messages import Choice
from blockness.server.table.state import choices_of


class Try(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position and, optionally, a move to play there."""

    position: Annotated[str, msgspec.Meta(max_length=2000)]
    move: Annotated[str, msgspec.Meta(max_length=40)] = ""


class RefusedMove(msgspec.Struct, frozen=True):
    """A move that is not allowed, and why: a stable code, the offending cell if there is one, and the details."""

    code: str
    cell: str | None
    details: dict[str, str | int]

    @classmethod
    def of(cls, error: IllegalMove) -> RefusedMove:
        """Say why a move is illegal."""
        refusal = Refusal.by_rules(error.reason)
        return cls(refusal.code, refusal.cell, refusal.details)


class Tried(msgspec.Struct, frozen=True):
    """The position after the move, or the same one and why the move was refused; and what may follow."""

    position: str
    choices: tuple[Choice, ...]
    passed: tuple[str, ...]  # colours that had to pass after the move
    refused: RefusedMove | None
    blocked: tuple[str, ...] = ()  # colours that have segments left and can place none
    winners: tuple[str, ...] = ()  # when it is over


class Lakes(Controller):
    """Positions without a room."""

    path = "/api/lakes"
    tags = ("lakes",)

    @post("/", summary="Try a move", status_code=HTTP_200_OK, responses=problems(400, 413, 422, 429))
    async def attempt(self, request: Request[Any, Any, Any], data: Try) -> Response[Tried]:
        """Play a move on a position and return what follows; an illegal one is refused with its reason."""
        return await readings.ask(request, lambda: attempted(data))


def attempted(data: Try) -> Tried:
    """Play the move, if there is one."""
    try:
        before = Position.parse(data.position)
    except InvalidPosition as error:
        raise NotDone("invalid-position", str(error)) from error
    if not data.move:
        return tried(before)
    try:
        after = before.play(data.move)
    except InvalidMove as error:
        raise NotDone("no-such-move", str(error)) from error
    except IllegalMove as error:
        return tried(before, refused=RefusedMove.of(error))
    return tried(after, passed=passed_between(before, after))


def tried(position: Position, passed: tuple[str, ...] = (), refused: RefusedMove | None = None) -> Tried:
    """Return a position and what may follow."""
    placed = all(position.monsters)  # whoever has not started yet can start
    blocked = (
        colour
        for index, colour in enumerate(position.colours)
        if placed and position.reserve(colour) and not position.mobility(index)
    )
    first = (one.colour for one in position.standings if one.rank == 1)
    return Tried(
        position=str(position),
        choices=choices_of(position),
        passed=passed,
        refused=refused,
        blocked=tuple(blocked),
        winners=tuple(first) if position.is_over else (),
    )
