"""Drafts of puzzles: games of computer players run backwards, and lakes put together at random."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING

from blockness.box import Box, Variant
from blockness.game import Arch, Cell, End, Extend, Game
from blockness.players import Limit, level
from blockness.puzzles.goal import Goal, Kind
from blockness.puzzles.puzzle import Puzzle

if TYPE_CHECKING:
    import random
    from collections.abc import Iterator

    from blockness.box import Segment
    from blockness.game import Position

PLAYERS = ("minnow", "otter", "heron", "heron", "heron")
HEED = Limit(simulations=120)
MANY = (2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 8)  # segments to place
EACH = (1, 2, 2, 2, 3, 3)  # for each of two monsters
FEW = (2, 3, 3, 4)  # to escape with
DRAFTS = 12  # without opponents, from one game
CUT = 200  # with monsters cut short, because few of them are any good
MOST_TURNS = 3  # of a goal against opponents
SEATS = (2, 2, 2, 3, 3, 4)
SMALL, WIDE = (2, 2, 2, 3), (3, 4, 4)  # lakes on which two get in each other's way, or the shore is far away
SHORT = 5  # segments to escape with are among the shortest
VARIANTS = (Variant.CLASSIC, Variant.CLASSIC, Variant.EXPERT)


def play_game(chance: random.Random, lakes: tuple[int, ...] = SEATS) -> Game:
    """Let a computer player play against itself."""
    seats = chance.choice(lakes)
    colours = chance.sample(Box.usual().order, seats)
    game = Game.start(seats, chance.choice(VARIANTS), colours)
    player = level(chance.choice(PLAYERS), seed=chance.randrange(1 << 30))
    while not game.is_over:
        game.play(player.choose(game.position, HEED))
    return game


def drafts(chance: random.Random, kind: Kind) -> Iterator[Puzzle]:
    """Yield the drafts of one game."""
    game = play_game(chance, {Kind.TOGETHER: SMALL, Kind.ESCAPE: WIDE}.get(kind, SEATS))
    if kind.has_opponents:
        yield from drafts_with_opponents(game, chance, kind)
        return
    if kind in (Kind.TOGETHER, Kind.ESCAPE):
        cut = pair if kind is Kind.TOGETHER else caught
        yield from filter(None, (cut(game, chance) for _ in range(CUT)))
        return
    for _ in range(DRAFTS):
        many = chance.choice(MANY)
        draft = (taken_back if chance.random() < 0.6 else put_together)(game, chance, many)
        asked = draft and with_goal(draft, kind, chance)
        if asked:
            yield asked


def open_drafts(chance: random.Random, many: tuple[int, ...]) -> Iterator[Puzzle]:
    """Yield drafts in open water, soon after the start, with that many segments to place."""
    seats = chance.choice((2, 2, 2, 3))
    game = Game.start(seats, chance.choice(VARIANTS), chance.sample(Box.usual().order, seats))
    while not game.is_over and len(game.moves) < 5 * seats:
        game.play(chance.choice(game.position.legal_moves))
    for _ in range(DRAFTS):
        kind = chance.choice((Kind.ALL, Kind.ALL, Kind.REACH, Kind.HEAD))
        draft = put_together(game, chance, chance.choice(many))
        asked = draft and with_goal(draft, kind, chance)
        if asked:
            yield asked


def taken_back(game: Game, chance: random.Random, many: int) -> Puzzle | None:
    """Take a finished game and ask again for the last segments that one monster placed."""
    position = game.position
    seat = chance.randrange(position.seats)
    arches = list(position.monsters[seat])
    if len(arches) < many + 1:
        return None
    taken = []
    for move in reversed(moves_of(game, seat)[-many:]):
        taken.append(arches.pop() if move.end is End.HEAD else arches.pop(0))
    return still(position, seat, tuple(arches), tuple(arch.segment for arch in taken))


def moves_of(game: Game, seat: int) -> list[Extend]:
    """Return how a monster grew after its start."""
    colour = game.position.colours[seat]
    steps = zip(game.positions, game.moves, strict=False)
    return [move for position, move in steps if position.turn == colour and isinstance(move, Extend)]


def put_together(game: Game, chance: random.Random, many: int) -> Puzzle | None:
    """Stop a game early, scatter some rocks, and hand out a few segments."""
    position = chance.choice(game.positions[game.position.seats :])
    seat = chance.randrange(position.seats)
    reserve = position.reserve(position.colours[seat])
    if len(reserve) < many:
        return None
    draft = still(position, seat, position.monsters[seat], tuple(chance.sample(reserve, many)))
    water = open_cells(draft)
    return replace(draft, rocks=in_order(chance.sample(water, min(len(water), chance.randrange(1, 8)))))


def still(position: Position, seat: int, arches: tuple[Arch, ...], given: tuple[Segment, ...]) -> Puzzle:
    """Return a draft in which only one monster moves."""
    colour = position.colours[seat]
    ordered = tuple(segment for segment in position.box.monster(colour) if segment in given)
    return Puzzle(
        Goal(Kind.ALL),
        position.variant,
        position.colours,
        (*position.monsters[:seat], arches, *position.monsters[seat + 1 :]),
        tuple(ordered if other == seat else () for other in range(position.seats)),
        (),
        colour,
    )


def pair(game: Game, chance: random.Random) -> Puzzle | None:
    """Give two monsters from late in a game, each cut short at one end, a few segments to place in turn."""
    position = chance.choice(game.positions[len(game.positions) // 2 :])
    both = chance.sample(range(position.seats), 2)
    monsters = list(position.monsters)
    reserves: list[tuple[Segment, ...]] = [()] * position.seats
    for seat in both:
        monsters[seat] = cut_short(position, seat, chance)
        reserves[seat] = given_to(position, seat, monsters[seat], chance.choice(EACH), chance)
    if not all(reserves[seat] for seat in both):
        return None
    goal, colour = Goal(Kind.TOGETHER), position.colours[both[0]]
    return Puzzle(goal, position.variant, position.colours, tuple(monsters), tuple(reserves), (), colour)


def caught(game: Game, chance: random.Random) -> Puzzle | None:
    """Give a monster among others, cut short so that it is away from the shore, a few segments to get there."""
    seats = game.position.seats
    position = chance.choice(game.positions[2 * seats : 6 * seats])
    seat = chance.randrange(seats)
    arches = cut_short(position, seat, chance)
    if any(position.box.is_at_shore(foot.x, foot.y, seats) for arch in arches for foot in arch.feet):
        return None
    given = given_to(position, seat, arches, chance.choice(FEW), chance, SHORT)
    return replace(still(position, seat, arches, given), goal=Goal(Kind.ESCAPE))


def given_to(
    position: Position, seat: int, arches: tuple[Arch, ...], many: int, chance: random.Random, shortest: int = 99
) -> tuple[Segment, ...]:
    """Return some of the segments that are not in a body, in the order of the box."""
    taken = {arch.segment for arch in arches}
    left = [one for one in position.box.monster(position.colours[seat]) if one not in taken]
    choice = sorted(left, key=lambda one: one.length)[:shortest]
    given = chance.sample(choice, min(len(choice), many))
    return tuple(one for one in left if one in given)


def cut_short(position: Position, seat: int, chance: random.Random) -> tuple[Arch, ...]:
    """Return a monster without some of the arches at one end; its starter stays."""
    arches = position.monsters[seat]
    starter = next(
        at for at, arch in enumerate(arches) if arch.segment == position.box.monster(position.colours[seat])[0]
    )
    if chance.random() < 0.5:
        return arches[chance.randint(0, starter) :]
    return arches[: chance.randint(starter + 1, len(arches))]


def with_goal(draft: Puzzle, kind: Kind, chance: random.Random) -> Puzzle | None:
    """Ask for something else on the same lake."""
    many = len(draft.given)
    match kind:
        case Kind.SOME if many >= 4:
            return replace(draft, goal=Goal(Kind.SOME, many - chance.choice((1, 1, 2))))
        case Kind.REACH if open_cells(draft):
            return replace(draft, goal=Goal(Kind.REACH, cell=chance.choice(open_cells(draft))))
        case Kind.HEAD:
            return replace(draft, goal=Goal(Kind.HEAD, chance.choice([segment.height for segment in draft.given])))
        case Kind.ALL:
            return draft
        case _:
            return None


def drafts_with_opponents(game: Game, chance: random.Random, kind: Kind) -> list[Puzzle]:
    """Return drafts with opponents from the late positions of a game."""
    late = [position for position in game.positions[-18:-1] if all(position.monsters)]
    return [duel(position, kind, chance) for position in late]


def duel(position: Position, kind: Kind, chance: random.Random) -> Puzzle:
    """Turn a position into a duel; any other monsters stand still."""
    mine = position.colours.index(position.turn or "")
    rival = chance.choice([seat for seat in range(position.seats) if seat != mine])
    reserves = tuple(
        some_of(position.reserve(colour), kind, chance) if seat in (mine, rival) else ()
        for seat, colour in enumerate(position.colours)
    )
    return Puzzle(
        Goal(kind, MOST_TURNS),
        position.variant,
        position.colours,
        position.monsters,
        reserves,
        (),
        position.colours[mine],
    )


def some_of(reserve: tuple[Segment, ...], kind: Kind, chance: random.Random) -> tuple[Segment, ...]:
    """Return the segments for a duel: few, because a monster with many is seldom blocked."""
    if kind is Kind.WIN and chance.random() < 0.5:
        return reserve
    chosen = chance.sample(reserve, min(len(reserve), chance.randrange(1, 5)))
    return tuple(segment for segment in reserve if segment in chosen)


def open_cells(puzzle: Puzzle) -> list[Cell]:
    """Return the open water."""
    taken = {*puzzle.rocks, puzzle.goal.cell}
    taken |= {cell for arches in puzzle.monsters for arch in arches for cell in arch.cells}
    return [cell for cell in cells_in_use(puzzle.box, puzzle.seats) if cell not in taken]


@cache
def cells_in_use(box: Box, seats: int) -> tuple[Cell, ...]:
    """Return the cells in use with that many seats (R2)."""
    cells = (Cell.at(x, y) for y in range(box.height) for x in range(box.width))
    return tuple(cell for cell in cells if box.zone(cell.x, cell.y) <= seats)


def in_order(rocks: list[Cell]) -> tuple[Cell, ...]:
    """Sort rocks the way a line lists them."""
    return tuple(sorted(rocks, key=lambda cell: cell.number))
