"""Puzzles over HTTP: the list, one of them, the one of the day, and a lake to try them on. Nothing is kept."""

from __future__ import annotations

import asyncio
import datetime
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeVar

import msgspec
from litestar import Controller, Request, get, post
from litestar.params import Parameter
from litestar.status_codes import HTTP_200_OK

from blockness.game import IllegalMove, InvalidMove
from blockness.puzzles import InvalidPuzzle, Puzzle
from blockness.puzzles.collection import find
from blockness.puzzles.course import Course
from blockness.puzzles.daily import daily
from blockness.puzzles.line import LONGEST
from blockness.puzzles.sketch import line_of, position_of, read_sketch
from blockness.server.http.lakes import RefusedMove
from blockness.server.http.problems import NotDone, problems
from blockness.server.http.puzzle_views import PuzzleState, PuzzleSummary, PuzzleView, list_of_all, state_of, view_of
from blockness.server.table.messages import Choice
from blockness.server.table.state import choices_of

if TYPE_CHECKING:
    from collections.abc import Callable

T = TypeVar("T")

MOST_POSITIONS = 1_000_000  # for one search: about a second
MOST_MOVES = 60

Line = Annotated[str, msgspec.Meta(max_length=LONGEST)]
PuzzleName = Annotated[str, Parameter(pattern="^[a-z0-9-]{1,40}$", description="A puzzle's name")]
Day = Annotated[datetime.date | None, Parameter(description="Today, by the server's clock, if it is not given")]


class PuzzleTry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A puzzle's text, the moves so far, a move to play there if any, and a question if any."""

    puzzle: Line
    moves: Annotated[tuple[Annotated[str, msgspec.Meta(max_length=40)], ...], msgspec.Meta(max_length=MOST_MOVES)] = ()
    move: Annotated[str, msgspec.Meta(max_length=40)] = ""
    ask: Literal["", "solvable", "hint"] = ""


class PuzzleText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A puzzle's text."""

    puzzle: Line


class PuzzleSketch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lake's line: variant, seats, rocks if any and the colour whose segments are laid; and one to lay, if any."""

    lake: Line
    move: Annotated[str, msgspec.Meta(max_length=40)] = ""


class PuzzleLake(msgspec.Struct, frozen=True):
    """A lake that is being drawn, with what was laid or why it was refused, and what may be laid next."""

    lake: str
    choices: tuple[Choice, ...]
    refused: RefusedMove | None
    flaw: str = ""  # what cannot be on a lake, by name; then nothing else means anything


class PuzzleProof(msgspec.Struct, frozen=True):
    """What an exhaustive search found; unless it is exact, it was given up and nothing else means anything."""

    exact: bool
    solvable: bool
    solutions: int
    nodes: int
    link: str
    line: tuple[str, ...]  # a solution, the opponents' answers among its moves
    flaw: str = ""  # what a draft still lacks, by name; then there was nothing to search


class Puzzles(Controller):
    """Puzzles, and a lake to try them on."""

    path = "/api/puzzles"
    tags = ("puzzles",)

    @get("/", summary="All puzzles of the game")
    async def list_all(self) -> tuple[PuzzleSummary, ...]:
        """Return them in their order, without solutions."""
        return await asyncio.to_thread(list_of_all)

    @get("/daily", summary="The puzzle of a day", responses=problems(400))
    async def of_the_day(self, date: Day = None) -> PuzzleView:
        """Return the same for everyone."""
        return await asyncio.to_thread(lambda: view_of(daily(date or datetime.date.today()).puzzle()))

    @get("/{name:str}", summary="One puzzle", responses=problems(400, 404))
    async def one(self, name: PuzzleName) -> PuzzleView:
        """Return a puzzle of the game or of the bank by its name."""
        try:
            return await asyncio.to_thread(lambda: view_of(find(name).puzzle()))
        except InvalidPuzzle as error:
            raise NotDone("no-such-puzzle", str(error), status_code=404) from error

    @post("/read", summary="A puzzle from a link", status_code=HTTP_200_OK, responses=problems(400, 413, 422))
    async def from_text(self, data: PuzzleText) -> PuzzleView:
        """Return a puzzle that somebody made, by its text."""
        return await asyncio.to_thread(lambda: view_of(read_puzzle(data.puzzle)))

    @post("/try", summary="Try a move", status_code=HTTP_200_OK, responses=problems(400, 413, 422, 429))
    async def attempt(self, request: Request[Any, Any, Any], data: PuzzleTry) -> PuzzleState:
        """Play a move and let the opponents answer; an illegal one is refused with its reason."""
        return await desk.ask(request, lambda: tried(data))

    @post("/prove", summary="Prove a puzzle", status_code=HTTP_200_OK, responses=problems(400, 413, 422, 429))
    async def proved(self, request: Request[Any, Any, Any], data: PuzzleText) -> PuzzleProof:
        """Search a puzzle as far as the time allows."""
        return await desk.ask(request, lambda: proof_of(data.puzzle))

    @post("/lay", summary="Draw a lake", status_code=HTTP_200_OK, responses=problems(400, 413, 422))
    async def laid(self, data: PuzzleSketch) -> PuzzleLake:
        """Lay a segment on a lake that is being drawn; an illegal one is refused with its reason."""
        return await asyncio.to_thread(drawn, data)


class Desk:
    """Where questions that need a search wait for their turn."""

    def __init__(self, clerks: int, most: int, most_of_one: int) -> None:
        # The searches run without the interpreter's lock, so threads do.
        self.clerks = ThreadPoolExecutor(clerks, thread_name_prefix="puzzles")
        self.most = most
        self.most_of_one = most_of_one
        self.waiting: Counter[str] = Counter()  # by address

    async def ask(self, request: Request[Any, Any, Any], work: Callable[[], T]) -> T:
        """Search in a thread; whoever finds a long queue, or nearly fills one alone, is asked to come back."""
        address = request.client.host if request.client else ""
        if self.waiting.total() >= self.most or self.waiting[address] >= self.most_of_one:
            raise NotDone("too-busy", status_code=429)
        self.waiting[address] += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self.clerks, work)
        finally:
            self.waiting[address] -= 1
            self.waiting = +self.waiting  # without those who have gone


desk = Desk(clerks=2, most=32, most_of_one=24)


def read_puzzle(text: str) -> Puzzle:
    """Read a puzzle's text or refuse it with a sentence."""
    try:
        return Puzzle.parse(text)
    except InvalidPuzzle as error:
        raise NotDone("invalid-puzzle", str(error)) from error


def drawn(data: PuzzleSketch) -> PuzzleLake:
    """Lay a segment, if any, on a lake that is being drawn."""
    try:
        sketch = read_sketch(data.lake)
    except InvalidPuzzle as error:
        if error.flaw:
            return PuzzleLake(data.lake, (), None, error.flaw)
        raise NotDone("invalid-puzzle", str(error)) from error
    position = position_of(sketch)
    if not data.move:
        return PuzzleLake(line_of(sketch, position), choices_of(position), None)
    try:
        after = sketch.play(position, data.move)
    except InvalidMove as error:
        raise NotDone("no-such-move", str(error)) from error
    except IllegalMove as error:
        return PuzzleLake(line_of(sketch, position), choices_of(position), RefusedMove.of(error))
    lake = line_of(sketch, after)
    return PuzzleLake(lake, choices_of(position_of(read_sketch(lake))), None)


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
    """Prove a puzzle within bounds; people who make one ask before it is one."""
    try:
        puzzle = Puzzle.parse(text)
    except InvalidPuzzle as error:
        if error.flaw:
            return PuzzleProof(exact=False, solvable=False, solutions=0, nodes=0, link="", line=(), flaw=error.flaw)
        raise NotDone("invalid-puzzle", str(error)) from error
    found = Course.of(puzzle, nodes=MOST_POSITIONS).prove()
    solutions, line = (found.solutions, found.line) if found.exact else (0, ())
    return PuzzleProof(found.exact, found.is_solvable, solutions, found.nodes, puzzle.link, line)
