"""Rooms over HTTP: make one, find one, and look at its games."""

from __future__ import annotations

import asyncio
import secrets
from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeAlias

import msgspec
from litestar import Controller, HttpMethod, MediaType, Request, Response, get, post, route
from litestar.params import Parameter
from litestar.status_codes import HTTP_204_NO_CONTENT

from blockness.box import Box, InvalidBox, Variant
from blockness.game import Move, Position, Record
from blockness.server.http.admission import admit
from blockness.server.http.arrival import address_of, origin_of
from blockness.server.http.problems import NotDone, problems
from blockness.server.http.threads import Readings
from blockness.server.live.rooms import LiveRooms, NoSuchRoom, TooManyCodes
from blockness.server.logs import half_of, room_id
from blockness.server.table.acts import Refusal, proper_level, proper_name, refusing
from blockness.server.table.entries import STAND_IN, Opened, Place
from blockness.server.table.messages import SeatState, ShortText
from blockness.server.table.room import Room
from blockness.server.table.state import seat_states
from blockness.server.table.tokens import new_token

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

COLOURS = Box.usual().order
MOST_CLOCK = 3600
MOST_MOVES = 60  # of a game: four seats with as many segments each as a box allows
MOST_BOX = 1_000  # characters; the largest lake with the fullest sets has 560

AnyRequest: TypeAlias = Request[Any, Any, Any]
Code = Annotated[str, Parameter(pattern="^[a-z2-9]{4,12}$", description="The room's code")]
GameNumber = Annotated[int, Parameter(ge=1, le=100_000, description="1 is the first game of the room")]


class NewSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat of a new room: a computer's (level), held by the maker's device (name), or open (neither)."""

    colour: Literal["orange", "green", "purple", "black"]
    level: Annotated[str, msgspec.Meta(max_length=40)] = ""
    name: Annotated[str, msgspec.Meta(max_length=100)] = ""


class NewRoom(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A room to make. Seats are in clockwise order; `first` is the seat that begins, null for a random one.

    `hints` lets people ask what a computer would play even if there are several of them.
    `stand_in` is the level of whoever plays for people who leave, stay away or run out of time; `moves` are those of a
    game that was begun elsewhere and goes on here; `box` is another box on one line, the usual one if it is empty.
    `word` is the host's invitation word and `stamp` the solution of a puzzle, for servers that ask for them.
    """

    seats: Annotated[tuple[NewSeat, ...], msgspec.Meta(min_length=2, max_length=4)]
    variant: Variant = Variant.CLASSIC
    first: Annotated[int, msgspec.Meta(ge=0, le=3)] | None = None
    clock: Annotated[int, msgspec.Meta(ge=0, le=MOST_CLOCK)] = 0
    free_text: bool = False
    hints: bool = False
    listed: bool = False
    stand_in: Annotated[str, msgspec.Meta(max_length=40)] = STAND_IN
    moves: Annotated[tuple[ShortText, ...], msgspec.Meta(max_length=MOST_MOVES)] = ()
    box: Annotated[str, msgspec.Meta(max_length=MOST_BOX)] = ""
    word: Annotated[str, msgspec.Meta(max_length=100)] = ""
    stamp: Annotated[str, msgspec.Meta(max_length=64)] = ""


class MadeRoom(msgspec.Struct, frozen=True):
    """A room that was made. The tokens of the maker's seats are sent here and never again.

    `url` is the whole link, to send to somebody; `link` is the same without the host.
    """

    code: str
    link: str
    url: str
    tokens: dict[str, str]


class RoomSummary(msgspec.Struct, frozen=True):
    """A room from outside."""

    code: str
    phase: str
    variant: str
    games: int
    clock: int
    free_text: bool
    seats: tuple[SeatState, ...]


class Rooms(Controller):
    """Everything about rooms that needs no socket."""

    path = "/api/rooms"
    tags = ("rooms",)

    @route("/", http_method=HttpMethod.OPTIONS, status_code=HTTP_204_NO_CONTENT, include_in_schema=False)
    async def allow(self) -> Response[None]:
        """Name both methods; Litestar names only one unless a handler earlier in the alphabet answers OPTIONS."""
        return Response(None, headers={"Allow": "GET, OPTIONS, POST"})

    @post("/", summary="Make a room", responses=problems(400, 403, 413, 422, 429))
    async def make(self, data: NewRoom, rooms: LiveRooms, request: AnyRequest) -> MadeRoom:
        """Make a room. The tokens of the maker's seats come back once."""
        origin = request.headers.get("origin")
        if origin is not None and not rooms.process.limits.is_known(origin):
            raise NotDone("foreign-origin", status_code=403)
        address = address_of(request)
        limits = rooms.process.limits
        admit(limits, address, data.word, data.stamp)
        if data.free_text and not limits.settings.free_text:
            raise NotDone("no-free-text")
        try:
            entry, tokens = await asyncio.to_thread(opening, data)  # the tables of another box are filled
        except Refusal as refusal:
            raise NotDone.by(refusal) from refusal
        limits.count_room(address)
        code = await rooms.make_room(entry)
        room_id.set(half_of(code))
        link = f"{rooms.process.settings.base_path}r/{code}"
        return MadeRoom(code, link, origin_of(request) + link, tokens)

    @get("/", summary="The rooms that look for people", responses=problems(429))
    async def waiting(self, rooms: LiveRooms, readings: Readings, request: AnyRequest) -> Response[list[RoomSummary]]:
        """List the rooms that their makers have listed and that have an open seat."""
        with readings.queue(request):
            found = await rooms.waiting()
            return await readings.answer(request, lambda: [summary_of(room) for room in found])

    @get("/{code:str}", summary="A room", responses=problems(400, 404, 429))
    async def one(self, code: Code, rooms: LiveRooms, readings: Readings, request: AnyRequest) -> Response[RoomSummary]:
        """Return a room as anybody may see it."""
        with readings.queue(request):
            room = await find(rooms, code, request)
            return await readings.answer(request, lambda: summary_of(room))

    @get(
        "/{code:str}/games/{number:int}/record",
        summary="A game as a record file",
        media_type=MediaType.TEXT,
        responses=problems(400, 404, 429),
    )
    async def record(
        self, code: Code, number: GameNumber, rooms: LiveRooms, readings: Readings, request: AnyRequest
    ) -> Response[str]:
        """Return the record of a game, finished or running."""
        with readings.queue(request):
            room = await find(rooms, code, request)
            found = await readings.answer(request, lambda: str(pick(room, number)), MediaType.TEXT)
        found.headers["Content-Disposition"] = f'attachment; filename="block-ness-{code}-{number}.txt"'
        return found


def opening(data: NewRoom) -> tuple[Opened, dict[str, str]]:
    """Return the first entry of a room's journal, and the tokens of the maker's seats."""
    colours = [seat.colour for seat in data.seats]
    if len(set(colours)) < len(colours):
        raise Refusal("colour-twice")
    if data.first is None and data.moves:
        raise Refusal("no-such-seat")  # whoever started the game
    if data.first is not None and data.first >= len(colours):
        raise Refusal("no-such-seat")
    places: list[Place] = []
    tokens: dict[str, str] = {}
    for number, seat in enumerate(data.seats):
        if seat.level:
            places.append(Place(seat.colour, level=proper_level(seat.level)))
        elif seat.name:
            tokens[str(number)], key = new_token()
            places.append(Place(seat.colour, name=proper_name(seat.name), key=key, holder=0))
        else:
            places.append(Place(seat.colour))
    first = secrets.randbelow(len(colours)) if data.first is None else data.first
    box = proper_box(data.box)
    entry = Opened(
        seats=tuple(places),
        variant=data.variant.value,
        first=first,
        clock=data.clock,
        free_text=data.free_text,
        hints=data.hints,
        listed=data.listed,
        moves=tuple(legal_moves(data, colours[first:] + colours[:first], box)),
        box=box.line,
        stand_in=proper_level(data.stand_in),
    )
    return entry, tokens


def proper_box(line: str) -> Box:
    """Return the box that a room is played with."""
    try:
        return Box.parse_line(line) if line else Box.usual()
    except InvalidBox as error:
        raise Refusal("invalid-box", details={"fault": str(error)}) from error


def legal_moves(data: NewRoom, colours: Sequence[str], box: Box) -> Iterable[str]:
    """Return the moves that a room begins with, as the journal writes them, or refuse the first that is not allowed."""
    position = Position.start(len(colours), data.variant.value, colours, box)
    with refusing():
        for text in data.moves:
            move = Move.parse(text)
            position = position.play(move)
            yield str(move)


def summary_of(room: Room) -> RoomSummary:
    """Return a room from outside."""
    return RoomSummary(
        room.code, room.phase, room.variant, len(room.games), room.clock, room.free_text, tuple(seat_states(room))
    )


async def find(rooms: LiveRooms, code: str, request: AnyRequest) -> Room:
    """Return a room as the journal has it."""
    room_id.set(half_of(code))
    try:
        return await rooms.find(code, address_of(request))
    except NoSuchRoom as error:
        raise NotDone("no-such-room", status_code=404) from error
    except TooManyCodes as error:
        raise NotDone("too-many-wrong-codes", status_code=429) from error


def pick(room: Room, number: int) -> Record:
    """Return a game of a room."""
    if number > len(room.games):
        raise NotDone("no-such-game", status_code=404)
    return room.record(number)
