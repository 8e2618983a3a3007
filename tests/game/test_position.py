"""A line is a position exactly when the page says so."""

from __future__ import annotations

import random
import re
from collections import Counter

import pytest

import oracle
from blockness import Box, Cell, Game, InvalidPosition, Position

EXAMPLE = "classic purple:f9f7/5,e7e8/2,f8i8/1 orange:g5i5/1,i4e4/2 orange"
EXPERT = "expert purple:g6g9/5,e9d9/4,f9f6/1 orange:i5i7/1,g7e7/4,e5d5/4 purple"
THREE = "classic black:i7h7/3,g7g3/1 green:c7c5/4,c4d4/1 purple:f9f6/1 purple"
OVER = "expert orange:f4d4/1,d6f6/4 black:h4h8/1,f8d8/4 over"
EMPTY = "classic orange:- green:- purple:- orange"


# --- Lines and positions ---


@pytest.mark.parametrize("line", [EXAMPLE, EXPERT, THREE, OVER, EMPTY])
def test_a_position_is_its_line(line: str) -> None:
    position = Position.parse(line)
    assert str(position) == line
    assert repr(position) == f"Position.parse({line!r})"
    assert Position.parse(str(position)) == position
    assert hash(Position.parse(str(position))) == hash(position)


def test_a_line_says_all_there_is() -> None:
    position = Position.parse(EXAMPLE)
    assert (position.variant, position.seats, position.colours, position.turn) == (
        "classic", 2, ("purple", "orange"), "orange")  # fmt: skip
    assert [[str(arch) for arch in arches] for arches in position.monsters] == [
        ["f9f7/5", "e7e8/2", "f8i8/1"],
        ["g5i5/1", "i4e4/2"],
    ]
    assert " ".join(map(str, position.reserve("purple"))) == "4/2 2/3 3/3 1/4 2/4 3/5 4/6"
    assert " ".join(map(str, position.reserve("orange"))) == "3/2 1/3 3/3 1/4 2/4 2/5 4/5 3/6"
    assert not position.is_over


def test_heights_are_the_highest_thing_on_or_over_a_cell() -> None:
    position, state = Position.parse(EXAMPLE), oracle.parse(EXAMPLE)
    assert state is not None
    assert (position.top("f8"), position.top("e4"), position.top("a1"), position.top("p16")) == (5, 2, 0, 0)
    assert [(colour, str(arch)) for colour, arch in position.over("f8")] == [("purple", "f9f7/5"), ("purple", "f8i8/1")]
    for column in "abcdefghijk":
        for row in range(1, 12):
            assert position.top(f"{column}{row}") == oracle.top(state, f"{column}{row}")


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (EMPTY, EMPTY.replace("classic", "expert")),
        (EMPTY, "classic green:- orange:- purple:- green"),
        ("classic orange:d4f4/1 green:h8i8/1 orange", "classic orange:f4d4/1 green:h8i8/1 orange"),
        ("classic orange:d4f4/1 green:h8i8/1 orange", "classic orange:d4f4/1 green:h8i8/1 green"),
    ],
)
def test_different_lines_are_different_positions(one: str, other: str) -> None:
    assert Position.parse(one) != Position.parse(other)
    assert Position.parse(one) != one


def test_the_same_line_of_another_box_is_another_position() -> None:
    wide = Box.parse_line(Box.usual().line.replace("lake=.", "lake=4", 1))
    assert Position.parse(EMPTY, wide) != Position.parse(EMPTY)


def test_positions_never_change() -> None:
    position = Position.parse(EXAMPLE)
    with pytest.raises(AttributeError):
        position.colours = ("black", "green")  # type: ignore[misc]
    line, row = str(position), position.row.tobytes()
    for move in position.legal_moves:
        position.play(move)
        position.why_not(move)
    assert (str(position), position.row.tobytes()) == (line, row)


@pytest.mark.parametrize("colour", ["green", "red", "", "Purple"])
def test_who_does_not_sit_at_the_table_has_no_reserve(colour: str) -> None:
    with pytest.raises(InvalidPosition, match="at the table"):
        Position.parse(EXAMPLE).reserve(colour)


def test_legal_moves_of_a_finished_game_are_none() -> None:
    position = Position.parse(OVER)
    assert (position.turn, position.is_over, position.legal_moves) == (None, True, ())


# --- Each condition of the page, broken ---

BROKEN = {
    "no line": ("", "separated by single blanks"),
    "one word": ("classic", "seats"),
    "two words": ("classic orange", "seats"),
    "one seat": ("classic orange:- orange", "a field for each of 2 to 4 seats"),
    "five seats": (EMPTY.replace("orange:-", "orange:- black:- red:-"), "a field for each of 2 to 4 seats"),
    "two blanks": (EXAMPLE.replace(" ", "  ", 1), "single blanks"),
    "a blank before": (" " + EXAMPLE, "single blanks"),
    "a blank after": (EXAMPLE + " ", "single blanks"),
    "a line end": (EXAMPLE + "\n", "single blanks"),
    "a tab": (EXAMPLE.replace(" ", "\t", 1), "single blanks"),
    "an unknown variant": (EXAMPLE.replace("classic", "solo"), "variant classic or expert, got 'solo'"),
    "another spelling of a variant": (EXAMPLE.replace("classic", "Classic"), "variant classic or expert"),
    "an unknown colour": (EXAMPLE.replace("purple", "red"), "got 'red'"),
    "a colour twice": (EXAMPLE.replace("purple", "orange"), "different colours"),
    "no colon": (EXAMPLE.replace("purple:", "purple"), "colour:arches"),
    "no arches": ("classic orange: green:- orange", "colour:arches"),
    "an empty arch": (EXAMPLE.replace(",e7e8", ",,e7e8"), "an arch like c4e4/1, got ''"),
    "no such cell": (EXAMPLE.replace("i4e4", "i4e17"), "an arch like c4e4/1, got 'i4e17/2'"),
    "no height": (EXAMPLE.replace("i4e4/2", "i4e4"), "an arch like c4e4/1, got 'i4e4'"),
    "height 0": (EXAMPLE.replace("i4e4/2", "i4e4/0"), "an arch like c4e4/1"),
    "height 7": (EXAMPLE.replace("i4e4/2", "i4e4/7"), "an arch like c4e4/1"),
    "a diagonal arch": (EXAMPLE.replace("i4e4", "i4e5"), "along a row or a column, got 'i4e5/2'"),
    "an arch on one cell": (EXAMPLE.replace("i4e4", "i4i4"), "along a row or a column, got 'i4i4/2'"),
    "no such segment": (EXAMPLE.replace("i4e4/2", "i4g4/2"), "orange has no segment 2/2 for i4g4/2"),
    "a segment twice": (
        "classic orange:g5i5/1,i4f4/2,f5f8/2 green:c4d4/1 orange", "orange uses its segment 3/2 twice, for i4f4/2 and"),
    "a starter twice": ("classic orange:g5i5/1,i4g4/1 green:c4d4/1 orange", "orange uses its segment 2/1 twice"),
    "outside the lake in use": (THREE.replace("c7c5/4", "a4c4/4"), "a4c4/4 leaves the lake of 3 seats at a4"),
    "two seats in the first ring": (
        "classic orange:c9d9/3,d8f8/1 green:c4d4/1 orange", "c9d9/3 leaves the lake of 2 seats at c9"),
    "no starter": (EXAMPLE.replace(",f8i8/1", ""), "purple is on the lake without its starter 3/1"),
    "a starter outside the deep water": (
        "classic black:d10h10/1 green:c4d4/1 purple:f9f6/1 black", "the starter of black, d10h10/1, is not in"),
    "a gap": (
        "classic orange:g5i5/1,h4e4/2 green:c5d5/1 orange", "h4e4/2 does not follow g5i5/1 at a distance of 1"),
    "the expert's reach in a classic game": (EXPERT.replace("expert", "classic"), "at a distance of 1"),
    "the classic reach in an expert's game": (EXAMPLE.replace("classic", "expert"), "at a distance of 2"),
    "an arch from the wrong foot": (EXAMPLE.replace("i4e4", "e4i4"), "e4i4/2 does not follow g5i5/1"),
    "arches in the wrong order": (EXAMPLE.replace("g5i5/1,i4e4/2", "i4e4/2,g5i5/1"), "does not follow"),
    "equal heights on one cell": ("classic orange:d4f4/1 purple:e3e6/1 orange", "cannot share e4"),
    "a higher one's foot on a lower one": (
        "classic orange:d4f4/1 green:d6e6/1,e5e4/3 orange", "d4f4/1 and e5e4/3 cannot share e4"),
    "feet on one cell": ("classic orange:d4f4/1 purple:f4f7/1 orange", "cannot share f4"),
    "a head under another's arch": (
        "classic orange:d4f4/1 green:e6f6/1,f5f3/4 orange", "the head of orange on f4 lies under f5f3/4"),
    "a tail under another's arch": (
        "classic orange:f4d4/1 green:e6f6/1,f5f3/4 orange", "the tail of orange on f4 lies under f5f3/4"),
    "a tail under the own arch": (
        "classic orange:d4f4/1,f5f6/4,e6e5/3,d5d3/5 green:h8i8/1 orange", "the tail of orange on d4 lies under d5d3/5"),
    "more than a starter before all stand": (
        "classic orange:d4f4/1,f5f8/2 green:- green", "nothing but starters until every monster is placed"),
    "placed out of turn": ("classic orange:- green:c4d4/1 orange", "expected orange to be placed before"),
    "a gap among the placed": (
        "classic orange:d4f4/1 green:- purple:f9f6/1 green", "expected green to be placed before"),
    "another's turn to start": ("classic orange:d4f4/1 green:- orange", "expected the turn of green"),
    "over before all stand": ("classic orange:d4f4/1 green:- over", "the game is not over: green can move"),
    "nobody's turn": (EXAMPLE.removesuffix("orange") + "green", "the turn of purple, orange or over, got 'green'"),
    "turn of one who cannot move": ("classic black:h6h7/3,h8d8/1 purple:e9h9/1 purple", "purple cannot move"),
    "over when somebody can move": ("classic black:h6h7/3,h8d8/1 purple:e9h9/1 over", "not over: black can move"),
    "a turn when the game is over": (OVER.replace("over", "black"), "black cannot move, the game is over"),
    "no turn": (EXAMPLE.rpartition(" ")[0], "seats"),
    "a very long line": ("classic " + "orange:- " * 10_000 + "orange", "single blanks"),
    "other digits": (EXAMPLE.replace("f9f7/5", "f٩f7/5"), "single blanks"),
}  # fmt: skip


@pytest.mark.parametrize(("line", "words"), BROKEN.values(), ids=BROKEN)
def test_a_line_that_is_no_position_is_refused_with_a_sentence(line: str, words: str) -> None:
    assert oracle.parse(line) is None
    with pytest.raises(InvalidPosition) as error:
        Position.parse(line)
    assert words in str(error.value)


WHOLE = {
    "a crossing that play could not have led to": "classic orange:d4f4/1 green:d6e6/1,e5e3/4 green",
    "somebody far ahead": "classic orange:d4f4/1 green:c6d6/1,e6g6/2,g7e7/4 orange",
    "the turn of any seat that can move": "classic orange:d4f4/1 green:h8i8/1 green",
    "a low foot under a high arch": "classic purple:f9f7/5,f8i8/1 orange:g5i5/1,i4e4/2 orange",
}  # fmt: skip


@pytest.mark.parametrize("line", WHOLE.values(), ids=WHOLE)
def test_whether_play_could_have_led_there_does_not_matter(line: str) -> None:
    assert oracle.parse(line) is not None
    assert str(Position.parse(line)) == line


# --- Spoilt lines: the parser and the oracle agree on every one ---

CHARACTERS = "abcdefghik123456789/,:- "


def lines_of_random_games(games: int, chance: random.Random, box: Box) -> list[str]:
    lines = []
    for number in range(games):
        seats = 2 + number % 3
        game = Game.start(seats, ("classic", "expert")[number % 2], chance.sample(oracle.BOX.order, seats), box)
        while not game.is_over:
            game.play(chance.choice(game.position.legal_moves))
        lines += [str(position) for position in chance.choices(game.positions, k=8)] + [str(game.position)]
    return lines


def shifted(cell: str, chance: random.Random) -> str:
    x, y = Cell(cell).x + chance.randint(-2, 2), Cell(cell).y + chance.randint(-2, 2)
    return Cell.at(min(10, max(0, x)), min(10, max(0, y)))


def moved(arch: str, chance: random.Random) -> str:
    """An arch with one foot, both feet or the height changed a little, or turned round."""
    found = re.fullmatch(r"([a-p]\d+)([a-p]\d+)/(\d)", arch)
    if found is None:
        return arch
    first, last, height = found.groups()
    match chance.randrange(5):
        case 0:
            first = shifted(first, chance)
        case 1:
            last = shifted(last, chance)
        case 2:
            dx, dy = chance.choice(((1, 0), (-1, 0), (0, 1), (0, -1)))
            first, last = (
                Cell.at(min(10, max(0, Cell(c).x + dx)), min(10, max(0, Cell(c).y + dy))) for c in (first, last)
            )
        case 3:
            height = str(chance.randint(1, 7))
        case _:
            first, last = last, first
    return f"{first}{last}/{height}"


def with_other_arches(field: str, chance: random.Random) -> str:
    colour, _, text = field.partition(":")
    arches = [] if text == "-" else text.split(",")
    if not arches:
        return field
    at = chance.randrange(len(arches))
    match chance.randrange(7):
        case 0:
            del arches[at]
        case 1:
            arches.pop()  # the head steps back
        case 2:
            arches.pop(0)  # the tail steps back
        case 3:
            arches.insert(at, chance.choice(arches))
        case 4:
            chance.shuffle(arches)
        case 5:
            arches = [moved(arch, chance) for arch in reversed(arches)]
        case _:
            arches[at] = moved(arches[at], chance)
    return f"{colour}:{','.join(arches) or '-'}"


def reversed_monster(field: str) -> str:
    """The same body with head and tail exchanged, which is as good as before."""
    colour, _, text = field.partition(":")
    arches = [re.sub(r"([a-p]\d+)([a-p]\d+)/", r"\2\1/", arch) for arch in reversed(text.split(","))]
    return f"{colour}:{','.join(arches)}"


def spoilt(line: str, chance: random.Random) -> str:
    variant, *fields, turn = line.split(" ")
    seat = chance.randrange(len(fields))
    colours = [field.partition(":")[0] for field in fields]
    match chance.randrange(9):
        case 0:
            at = chance.randrange(len(line))
            other: str = chance.choice(["", *CHARACTERS])
            return line[:at] + other + line[at + chance.randint(0, 1) :]
        case 1:
            turn = chance.choice([*colours, "over", "red"])
        case 2:
            variant = chance.choice(["classic", "expert"])
        case 3:
            chance.shuffle(fields)
        case 4:
            fields[seat] = chance.choice(oracle.BOX.order) + ":" + fields[seat].partition(":")[2]
        case 5:
            fields[seat] = reversed_monster(fields[seat])
        case 6:
            del fields[seat]
            turn = chance.choice(colours)
        case _:
            fields[seat] = with_other_arches(fields[seat], chance)
    if chance.random() < 0.3:
        turn = chance.choice([*colours, "over"])
    return " ".join([variant, *fields, turn])


def is_position(line: str, box: Box) -> bool:
    try:
        return str(Position.parse(line, box)) == line
    except InvalidPosition as refusal:
        return not str(refusal)


SMALL = Box.parse_line("lake=22222/22232/44444 orange=2/1,1/2,2/3 green=1/1,1/2,2/2 purple=3/1,1/2 black=4/1,2/2,1/6")
BOXES = {"usual": Box.usual(), "small": SMALL}


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("name", BOXES)
def test_spoilt_lines_are_accepted_exactly_when_the_oracle_accepts_them(name: str, seed: int) -> None:
    chance, box = random.Random(seed), BOXES[name]
    sets = {colour: tuple((one.length, one.height) for one in box.monster(colour)) for colour in box.order}
    literal = oracle.OracleBox(box.order, box.lake, sets)
    lines = lines_of_random_games(12, chance, box)
    tried: Counter[bool] = Counter()
    for number in range(1000):
        line = spoilt(chance.choice(lines), chance)
        state = oracle.parse(line, literal)
        tried[state is not None] += 1
        assert is_position(line, box) == (state is not None), line
        if state is not None and number % 4 == 0:
            assert [str(move) for move in Position.parse(line, box).legal_moves] == oracle.legal(state)
    assert min(tried.values()) > 100, "some are positions and some are not, or this proves nothing"
