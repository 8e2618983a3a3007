"""Puzzles over HTTP: the list, one of them, today's, and a lake to try them on. Nothing is stored."""

from __future__ import annotations

import datetime
from typing import Annotated, Any, Literal

import msgspec
from litestar import Controller, Request, Response, get, post
from litestar.params import Parameter
from litestar.status_codes import HTTP_200_OK

from blockness.game import IllegalMove, InvalidMove
from blockness.puzzles import InvalidPuzzle, Puzzle
from blockness.puzzles.collection import find
from blockness.puzzles.course import Course
from blockness.puzzles.daily import daily
from blockness.puzzles.editor import line_of, position_of, read_lake
from blockness.puzzles.line import LONGEST
from blockness.server.http.lakes import RefusedMove
from blockness.server.http.problems import NotDone, problems
from blockness.server.http.puzzle_views import PuzzleState, PuzzleSummary, PuzzleView, list_of_all, state_of, view_of
from blockness.server.http.threads import readings, searches
from blockness.server.table.messages import Choice
from blockness.server.table.state import choices_of

MOST_POSITIONS = 1_000_000  # for one search: about a second
MOST_MOVES = 60

Line = Annotated[str, msgspec.Meta(max_length=LONGEST)]
PuzzleName = Annotated[str, Parameter(pattern="^[a-z0-9-]{1,40}$", description="A puzzle's name")]
Day = Annotated[datetime.date | None, Parameter(description="Today, by the server's clock, if it is not given")]


class PuzzleTry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A puzzle's text, the moves so far and, optionally, a move to play and a question."""

    puzzle: Line
    moves: Annotated[tuple[Annotated[str, msgspec.Meta(max_length=40)], ...], msgspec.Meta(max_length=MOST_MOVES)] = ()
    move: Annotated[str, msgspec.Meta(max_length=40)] = ""
    ask: Literal["", "solvable", "hint"] = ""


class PuzzleText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A puzzle's text."""

    puzzle: Line


class PuzzleLay(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lake's line (variant, seats, rocks, the colour being laid) and, optionally, a segment to lay."""

    lake: Line
    move: Annotated[str, msgspec.Meta(max_length=40)] = ""


class PuzzleLake(msgspec.Struct, frozen=True):
    """A lake being drawn: what was laid or why it was refused, and what may be laid next."""

    lake: str
    choices: tuple[Choice, ...]
    refused: RefusedMove | None
    flaw: str = ""  # what is wrong with the lake, by name; the rest then means nothing


class PuzzleProof(msgspec.Struct, frozen=True):
    """What an exhaustive search found; if it is not exact, it was given up and the rest means nothing."""

    exact: bool
    solvable: bool
    solutions: int
    nodes: int
    link: str
    line: tuple[str, ...]  # a solution, the opponents' answers among its moves
    flaw: str = ""  # what a draft still lacks, by name; nothing was searched then


class Puzzles(Controller):
    """Puzzles, and a lake to try them on."""

    path = "/api/puzzles"
    tags = ("puzzles",)

    @get("/", summary="All puzzles of the game", responses=problems(429))
    async def list_all(self, request: Request[Any, Any, Any]) -> Response[tuple[PuzzleSummary, ...]]:
        """Return all puzzles in order, without solutions."""
        return await readings.ask(request, list_of_all)

    @get("/daily", summary="The puzzle of a day", responses=problems(400, 429))
    async def of_the_day(self, request: Request[Any, Any, Any], date: Day = None) -> Response[PuzzleView]:
        """Return the puzzle of a day, the same for everyone."""
        return await readings.ask(request, lambda: view_of(daily(date or datetime.date.today()).puzzle()))

    @get("/{name:str}", summary="One puzzle", responses=problems(400, 404, 429))
    async def one(self, request: Request[Any, Any, Any], name: PuzzleName) -> Response[PuzzleView]:
        """Return a puzzle of the game or of the bank by its name."""
        return await readings.ask(request, lambda: view_of(found_puzzle(name)))

    @post("/read", summary="A puzzle from a link", status_code=HTTP_200_OK, responses=problems(400, 413, 422, 429))
    async def from_text(self, request: Request[Any, Any, Any], data: PuzzleText) -> Response[PuzzleView]:
        """Return a puzzle that somebody made, by its text."""
        return await readings.ask(request, lambda: view_of(read_puzzle(data.puzzle)))

    @post("/try", summary="Try a move", status_code=HTTP_200_OK, responses=problems(400, 413, 422, 429))
    async def attempt(self, request: Request[Any, Any, Any], data: PuzzleTry) -> Response[PuzzleState]:
        """Play a move and let the opponents answer; an illegal one is refused with its reason."""
        return await searches.ask(request, lambda: tried(data))

    @post("/prove", summary="Prove a puzzle", status_code=HTTP_200_OK, responses=problems(400, 413, 422, 429))
    async def proved(self, request: Request[Any, Any, Any], data: PuzzleText) -> Response[PuzzleProof]:
        """Search a puzzle within limits."""
        return await searches.ask(request, lambda: proof_of(data.puzzle))

    @post("/lay", summary="Draw a lake", status_code=HTTP_200_OK, responses=problems(400, 413, 422, 429))
    async def laid(self, request: Request[Any, Any, Any], data: PuzzleLay) -> Response[PuzzleLake]:
        """Lay a segment on a lake that is being drawn; an illegal one is refused with its reason."""
        return await readings.ask(request, lambda: drawn(data))


def found_puzzle(name: str) -> Puzzle:
    """Find a puzzle by its name."""
    try:
        return find(name).puzzle()
    except InvalidPuzzle as error:
        raise NotDone("no-such-puzzle", str(error), status_code=404) from error


def read_puzzle(text: str) -> Puzzle:
    """Read a puzzle's text or refuse it with a sentence."""
    try:
        return Puzzle.parse(text)
    except InvalidPuzzle as error:
        raise NotDone("invalid-puzzle", str(error)) from error


def drawn(data: PuzzleLay) -> PuzzleLake:
    """Lay a segment, if any, on a lake that is being drawn."""
    try:
        lake = read_lake(data.lake)
    except InvalidPuzzle as error:
        if error.flaw:
            return PuzzleLake(data.lake, (), None, error.flaw)
        raise NotDone("invalid-puzzle", str(error)) from error
    position = position_of(lake)
    if not data.move:
        return PuzzleLake(line_of(lake, position), choices_of(position), None)
    try:
        after = position.play(data.move)
    except InvalidMove as error:
        raise NotDone("no-such-move", str(error)) from error
    except IllegalMove as error:
        return PuzzleLake(line_of(lake, position), choices_of(position), RefusedMove.of(error))
    line = line_of(lake, after)
    return PuzzleLake(line, choices_of(position_of(read_lake(line))), None)


def tried(data: PuzzleTry) -> PuzzleState:
    """Play the moves so far, then the one to try."""
    try:
        course = Course.of(read_puzzle(data.puzzle), data.moves, MOST_POSITIONS)
    except (InvalidMove, IllegalMove) as error:
        raise NotDone("no-such-move", str(error)) from error
    if not data.move:
        return state_of(course, ask=data.ask)
    if course.is_over:
        return state_of(course, RefusedMove("game-over", None, {}), data.ask)
    try:
        after = course.play(data.move)
    except InvalidMove as error:
        raise NotDone("no-such-move", str(error)) from error
    except IllegalMove as error:
        return state_of(course, RefusedMove.of(error), data.ask)
    answered = after.answered()
    return state_of(answered, None, data.ask, answered.moves[len(after.moves) :])


def proof_of(text: str) -> PuzzleProof:
    """Prove a puzzle within limits; people who are making one ask before it is finished."""
    try:
        puzzle = Puzzle.parse(text)
    except InvalidPuzzle as error:
        if error.flaw:
            return PuzzleProof(exact=False, solvable=False, solutions=0, nodes=0, link="", line=(), flaw=error.flaw)
        raise NotDone("invalid-puzzle", str(error)) from error
    found = Course.of(puzzle, nodes=MOST_POSITIONS).prove()
    solutions, line = (found.solutions, found.line) if found.exact else (0, ())
    return PuzzleProof(found.exact, found.is_solvable, solutions, found.nodes, puzzle.link, line)
