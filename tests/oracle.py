"""The rules a second time, naive and literal, for tests to compare the fast ones with."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import cache, cached_property

Cell = tuple[int, int]  # column from the west, row from the south, both from 1
Segment = tuple[int, int]  # length, height


@dataclass(frozen=True)
class OracleBox:
    """The sizes: colours, lake (north first) and each colour's segments."""

    order: tuple[str, ...]
    lake: tuple[str, ...]
    monsters: dict[str, tuple[Segment, ...]]


BOX = OracleBox(
    order=("orange", "green", "purple", "black"),
    lake=(
        ".444444444.",
        "44333333344",
        "43322222334",
        "43222222234",
        "43222222234",
        "43222222234",
        "43222222234",
        "43222222234",
        "43322222334",
        "44333333344",
        ".444444444.",
    ),
    monsters={
        "orange": ((2, 1), (3, 2), (4, 2), (1, 3), (3, 3), (1, 4), (2, 4), (2, 5), (4, 5), (3, 6)),
        "green": ((1, 1), (2, 2), (3, 2), (1, 3), (3, 3), (2, 4), (4, 4), (2, 5), (4, 5), (3, 6)),
        "purple": ((3, 1), (1, 2), (4, 2), (2, 3), (3, 3), (1, 4), (2, 4), (2, 5), (3, 5), (4, 6)),
        "black": ((4, 1), (1, 2), (2, 2), (1, 3), (3, 3), (2, 4), (3, 4), (2, 5), (4, 5), (3, 6)),
    },
)

HEADINGS: tuple[Cell, ...] = ((0, 1), (1, 0), (0, -1), (-1, 0))
REACH = {"classic": 1, "expert": 2}  # from an end to the near foot (R4, R11)
SEATS = (2, 3, 4)  # R1
DEEP = 2  # the water that two seats use (R2)
SHORE = 99  # more seats than ever play
OVER = "over"

CELL = "[a-p](?:[1-9]|1[0-6])"
HEIGHT = "[1-9][0-9]{0,8}"  # bounded, because int() raises on thousands of digits
ARCH_TEXT = re.compile(f"({CELL})({CELL})/({HEIGHT})")
START_TEXT = re.compile(f"S({CELL})({CELL})")
EXTEND_TEXT = re.compile(f"([HT])({CELL})({CELL})/({HEIGHT})")


# --- What is on the table ---


@dataclass(frozen=True)
class Arch:
    """A placed segment, from one foot to the other."""

    first: Cell
    last: Cell
    height: int

    @cached_property
    def cells(self) -> tuple[Cell, ...]:
        """Every cell from foot to foot; none at all unless both share a row or a column."""
        return walk(self.first, self.last)

    @property
    def between(self) -> tuple[Cell, ...]:
        return self.cells[1:-1]

    @property
    def feet(self) -> tuple[Cell, Cell]:
        return self.first, self.last

    @cached_property
    def segment(self) -> Segment:
        return len(self.cells) - 1, self.height


@dataclass(frozen=True)
class Monster:
    """A seat's colour and its arches from tail to head, each from the foot nearer the tail."""

    colour: str
    arches: tuple[Arch, ...] = ()

    @property
    def tail(self) -> Cell:
        return self.arches[0].first

    @property
    def head(self) -> Cell:
        return self.arches[-1].last


@dataclass(frozen=True)
class State:
    """A position: monsters in clockwise order, the first seat first; turn is a colour or `over`."""

    variant: str
    monsters: tuple[Monster, ...]
    turn: str
    box: OracleBox = field(hash=False, repr=False)

    @cached_property
    def arches(self) -> tuple[Arch, ...]:
        return tuple(arch for monster in self.monsters for arch in monster.arches)

    @cached_property
    def water(self) -> dict[Cell, list[int]]:
        """The heights of everything that stands on each cell or passes over it."""
        water: dict[Cell, list[int]] = {}
        for arch in self.arches:
            for cell in arch.cells:
                water.setdefault(cell, []).append(arch.height)  # a foot is as high as its arch (R6)
        return water

    @cached_property
    def ends(self) -> tuple[Cell, ...]:
        """Where all heads and tails are."""
        return tuple(end for monster in self.monsters if monster.arches for end in (monster.tail, monster.head))


@dataclass(frozen=True)
class Move:
    """A move as read: S starts with tail first and head last, H and T extend from near first to far last."""

    kind: str
    first: Cell
    last: Cell
    height: int


# --- Cells ---


@cache
def read_cell(text: str) -> Cell:
    return ord(text[0]) - ord("a") + 1, int(text[1:])


@cache
def cell_name(cell: Cell) -> str:
    column, row = cell
    return f"{chr(ord('a') + column - 1)}{row}"


def step(cell: Cell, heading: Cell, count: int) -> Cell:
    return cell[0] + heading[0] * count, cell[1] + heading[1] * count


@cache
def walk(start: Cell, goal: Cell) -> tuple[Cell, ...]:
    """All cells from start to goal, both included, or none when no row or column joins two different cells."""
    columns, rows = goal[0] - start[0], goal[1] - start[1]
    if (columns == 0) == (rows == 0):
        return ()
    count = abs(columns) + abs(rows)
    heading = columns // count, rows // count
    return tuple(step(start, heading, number) for number in range(count + 1))


def fewest_seats(box: OracleBox, cell: Cell) -> int:
    """How many seats it takes for the cell to be in use (R2)."""
    column, row = cell
    if not (1 <= row <= len(box.lake) and 1 <= column <= len(box.lake[0])):
        return SHORE
    sign = box.lake[len(box.lake) - row][column - 1]
    return SHORE if sign == "." else int(sign)


def is_in_use(state: State, cell: Cell) -> bool:
    return fewest_seats(state.box, cell) <= len(state.monsters)  # R2


def is_deep(state: State, cell: Cell) -> bool:
    return fewest_seats(state.box, cell) <= DEEP


def lake_cells(box: OracleBox) -> list[Cell]:
    """Every cell of the whole lake."""
    grid = [(column, row) for column in range(1, len(box.lake[0]) + 1) for row in range(1, len(box.lake) + 1)]
    return [cell for cell in grid if fewest_seats(box, cell) != SHORE]


# --- Segments ---


def starter(monster: Monster, box: OracleBox) -> Segment:
    return min(box.monsters[monster.colour], key=lambda segment: segment[1])  # the lowest (R3)


def reserve(monster: Monster, box: OracleBox) -> list[Segment]:
    """The set without what has been placed."""
    standing = [arch.segment for arch in monster.arches]
    return [segment for segment in box.monsters[monster.colour] if segment not in standing]


# --- Is one move legal? ---


def read_move(state: State, monster: Monster, text: str) -> Move | None:
    """The move that a text names; a start has the starter's height."""
    if found := START_TEXT.fullmatch(text):
        return Move("S", read_cell(found[1]), read_cell(found[2]), starter(monster, state.box)[1])
    if found := EXTEND_TEXT.fullmatch(text):
        return Move(found[1], read_cell(found[2]), read_cell(found[3]), int(found[4]))
    return None


def is_legal(state: State, move_text: str) -> bool:
    """Whether the seat to move may play this."""
    return state.turn != OVER and may_place(state, mover(state), move_text)


def mover(state: State) -> int:
    return [monster.colour for monster in state.monsters].index(state.turn)


def may_place(state: State, seat: int, move_text: str) -> bool:
    """Whether this seat might play this if it were its turn."""
    monster = state.monsters[seat]
    move = read_move(state, monster, move_text)
    if move is None:
        return False
    if move.kind == "S":
        return may_start(state, monster, move)
    return may_extend(state, monster, move)


def may_start(state: State, monster: Monster, move: Move) -> bool:
    arch = Arch(move.first, move.last, move.height)
    if monster.arches or arch.segment != starter(monster, state.box):
        return False  # R3: the starter, once
    if not all(is_deep(state, cell) for cell in arch.cells):
        return False  # R3: in the deep water, at every number of seats
    return can_stand(state, arch, taken_away=None)


def may_extend(state: State, monster: Monster, move: Move) -> bool:
    if not monster.arches:
        return False  # R3: the starter comes first
    arch = Arch(move.first, move.last, move.height)
    if arch.segment not in reserve(monster, state.box):
        return False  # R4: one segment of its reserve, straight along the row or the column
    end = monster.head if move.kind == "H" else monster.tail
    if not is_at_reach(state.variant, end, move.first):
        return False
    return can_stand(state, arch, taken_away=end)


def is_at_reach(variant: str, end: Cell, near: Cell) -> bool:
    """Whether a near foot follows this end: one cell away (R4) or two, whatever lies between (R11)."""
    return len(walk(end, near)) - 1 == REACH[variant]


def can_stand(state: State, arch: Arch, taken_away: Cell | None) -> bool:
    """Walk the arch from foot to foot; taken_away is the end that moves with it."""
    for cell in arch.cells:
        if not is_in_use(state, cell):
            return False  # R2
        present = state.water.get(cell, [])
        if cell in arch.feet:
            if present:
                return False  # R5: nothing on it, nothing over it
            continue
        if any(height >= arch.height for height in present):
            return False  # R6: strictly lower, all of it
        if cell in state.ends and cell != taken_away:
            return False  # R7: except the end that this move takes away
    return True


# --- All legal moves ---


def candidates(state: State, seat: int) -> Iterator[str]:
    """Every conceivable move text of a seat."""
    if state.monsters[seat].arches:
        return extend_candidates(state, state.monsters[seat])
    return start_candidates(state, state.monsters[seat])


def start_candidates(state: State, monster: Monster) -> Iterator[str]:
    length, _ = starter(monster, state.box)
    for tail in lake_cells(state.box):
        for heading in HEADINGS:
            head = step(tail, heading, length)
            if fewest_seats(state.box, head) != SHORE:
                yield f"S{cell_name(tail)}{cell_name(head)}"


def extend_candidates(state: State, monster: Monster) -> Iterator[str]:
    for kind, end in (("H", monster.head), ("T", monster.tail)):
        for way in HEADINGS:
            near = step(end, way, REACH[state.variant])
            if fewest_seats(state.box, near) != SHORE:
                yield from arch_candidates(state, monster, kind, near)


def arch_candidates(state: State, monster: Monster, kind: str, near: Cell) -> Iterator[str]:
    for heading in HEADINGS:
        for length, height in reserve(monster, state.box):
            far = step(near, heading, length)
            if fewest_seats(state.box, far) != SHORE:
                yield f"{kind}{cell_name(near)}{cell_name(far)}/{height}"


def legal(state: State) -> list[str]:
    """All legal moves of the seat to move, sorted by text."""
    if state.turn == OVER:
        return []
    return sorted(text for text in candidates(state, mover(state)) if is_legal(state, text))


def can_place(state: State, seat: int) -> bool:
    """Whether the seat can place anything (R8)."""
    return any(may_place(state, seat, text) for text in candidates(state, seat))


# --- Play ---


def start(seats: int, variant: str = "classic", colours: tuple[str, ...] | None = None, box: OracleBox = BOX) -> State:
    """The empty lake."""
    chosen = box.order[:seats] if colours is None else colours
    assert seats in SEATS  # R1
    assert len(chosen) == len(set(chosen)) == seats  # R1: no colour twice
    assert set(chosen) <= set(box.order)
    assert variant in REACH
    state = State(variant, tuple(Monster(colour) for colour in chosen), OVER, box)
    return replace(state, turn=start_turn(state))


def play(state: State, move_text: str) -> State:
    """The position after a legal move, with the turn where it belongs."""
    assert is_legal(state, move_text)
    seat = mover(state)
    move = read_move(state, state.monsters[seat], move_text)
    assert move is not None
    grown = grow(state.monsters[seat], move)
    monsters = (*state.monsters[:seat], grown, *state.monsters[seat + 1 :])
    placed = replace(state, monsters=monsters, turn=OVER)
    return replace(placed, turn=turn_after(placed, seat))


def grow(monster: Monster, move: Move) -> Monster:
    """The head or the tail moves to the far foot (R4); a start bears both (R3)."""
    if move.kind == "T":
        return replace(monster, arches=(Arch(move.last, move.first, move.height), *monster.arches))
    return replace(monster, arches=(*monster.arches, Arch(move.first, move.last, move.height)))


def has_unplaced(state: State) -> bool:
    return any(not monster.arches for monster in state.monsters)


def start_turn(state: State) -> str:
    """The next seat to put its starter (R3), or over if it cannot."""
    seat = [bool(monster.arches) for monster in state.monsters].index(False)
    return state.monsters[seat].colour if can_place(state, seat) else OVER


def turn_after(state: State, seat: int) -> str:
    """The next seat, clockwise, that can place something (R8), the mover itself last; over if none can (R9)."""
    if has_unplaced(state):
        return start_turn(state)
    for other in clockwise(state, seat):
        if can_place(state, other):
            return state.monsters[other].colour
    return OVER


def clockwise(state: State, seat: int) -> list[int]:
    """All seats, beginning after this one, which comes last."""
    count = len(state.monsters)
    return [(seat + number) % count for number in range(1, count + 1)]


def passes(before: State, after: State) -> list[str]:
    """The colours that had segments left and were passed over between two positions (R8)."""
    if after.turn == OVER:
        return []
    skipped: list[str] = []
    for seat in clockwise(after, mover(before)):
        monster = after.monsters[seat]
        if monster.colour == after.turn:
            break
        if reserve(monster, after.box):
            skipped.append(monster.colour)
    return skipped


def perft(state: State, depth: int) -> int:
    """How many sequences of exactly `depth` moves there are."""
    if depth == 0:
        return 1
    moves = legal(state)
    if depth == 1:
        return len(moves)
    return sum(perft(play(state, text), depth - 1) for text in moves)


# --- Standings ---


def top(state: State, cell: str) -> int:
    """The greatest height on or over a cell, 0 in open water."""
    return max(state.water.get(read_cell(cell), []), default=0)


def perch(monster: Monster) -> int:
    return monster.arches[-1].height if monster.arches else 0


def standings(state: State) -> list[tuple[int, str, int, int]]:
    """Rank, colour, segments left and height of the head, best first; equals share a rank in seat order (R10)."""
    scores = [(len(reserve(monster, state.box)), -perch(monster)) for monster in state.monsters]
    rows = [
        (1 + sum(other < score for other in scores), monster.colour, score[0], -score[1])
        for monster, score in zip(state.monsters, scores, strict=True)
    ]
    return sorted(rows, key=lambda row: row[0])  # stable: seat order among equals


# --- Position lines ---


def line(state: State) -> str:
    """The position line."""
    return " ".join([state.variant, *(monster_text(monster) for monster in state.monsters), state.turn])


def monster_text(monster: Monster) -> str:
    return f"{monster.colour}:{','.join(arch_text(arch) for arch in monster.arches) or '-'}"


def arch_text(arch: Arch) -> str:
    return f"{cell_name(arch.first)}{cell_name(arch.last)}/{arch.height}"


def parse(line_text: str, box: OracleBox = BOX) -> State | None:
    """The position that a line names, or None when it is not a position."""
    fields = line_text.split(" ")
    monsters = [read_monster(text) for text in fields[1:-1]]
    if len(monsters) not in SEATS:
        return None  # R1
    known = tuple(monster for monster in monsters if monster is not None)
    if len(known) < len(monsters):
        return None
    state = State(fields[0], known, fields[-1], box)
    return state if is_position(state) else None


def read_monster(text: str) -> Monster | None:
    colour, _, rest = text.partition(":")
    if rest == "-":
        return Monster(colour)
    found = [ARCH_TEXT.fullmatch(part) for part in rest.split(",")]
    arches = tuple(Arch(read_cell(match[1]), read_cell(match[2]), int(match[3])) for match in found if match)
    return Monster(colour, arches) if len(arches) == len(found) else None


def is_position(state: State) -> bool:
    """The conditions under which a line is a position, in the order of the page."""
    return (
        state.variant in REACH
        and has_good_colours(state)
        and all(has_good_segments(monster, state.box) for monster in state.monsters)
        and all(is_in_use(state, cell) for arch in state.arches for cell in arch.cells)
        and all(has_starter_in_deep_water(state, monster) for monster in state.monsters)
        and all(is_joined(state, monster) for monster in state.monsters)
        and all(can_share(one, two) for one in state.arches for two in state.arches if one is not two)
        and not any(end in arch.between for end in state.ends for arch in state.arches)
        and has_good_turn(state)
    )


def has_good_colours(state: State) -> bool:
    """Colours exist and none is used twice."""
    colours = [monster.colour for monster in state.monsters]
    return set(colours) <= set(state.box.order) and len(set(colours)) == len(colours)


def has_good_segments(monster: Monster, box: OracleBox) -> bool:
    """Segments exist and none is used twice."""
    standing = [arch.segment for arch in monster.arches]
    return set(standing) <= set(box.monsters[monster.colour]) and len(set(standing)) == len(standing)


def has_starter_in_deep_water(state: State, monster: Monster) -> bool:
    if not monster.arches:
        return True
    starters = [arch for arch in monster.arches if arch.segment == starter(monster, state.box)]
    return len(starters) == 1 and all(is_deep(state, cell) for cell in starters[0].cells)


def is_joined(state: State, monster: Monster) -> bool:
    """One arch follows the next at the variant's reach."""
    pairs = zip(monster.arches, monster.arches[1:], strict=False)
    return all(is_at_reach(state.variant, one.last, two.first) for one, two in pairs)


def can_share(one: Arch, two: Arch) -> bool:
    """Two arches share a cell only if their heights differ and that cell is no foot of the higher one."""
    shared = [cell for cell in one.cells if cell in two.cells]
    if not shared:
        return True
    if one.height == two.height:
        return False
    higher = one if one.height > two.height else two
    return not any(cell in higher.feet for cell in shared)


def has_good_turn(state: State) -> bool:
    """Starters come in turn; afterwards the turn is any seat's that can move, or over when none can."""
    if has_unplaced(state):
        return is_start_in_order(state) and state.turn == start_turn(state)
    able = [monster.colour for seat, monster in enumerate(state.monsters) if can_place(state, seat)]
    return state.turn in (able or [OVER])


def is_start_in_order(state: State) -> bool:
    """None has more than its starter, and the placed ones come first."""
    counts = [len(monster.arches) for monster in state.monsters]
    return max(counts) <= 1 and counts == sorted(counts, reverse=True)
