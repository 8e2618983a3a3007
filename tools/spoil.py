"""Spoils texts: characters or words go missing, or are doubled, swapped or replaced."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import random
    from collections.abc import Iterator

STRANGE = (*"aegkpSHT0123456789/:,-_=.{}[]\"'\\ ", "\n", "\t", "\x00", "\x7f", "\xa0", "é", "\u2028", "\ufeff", "😀")


def spoilt_line(chance: random.Random, texts: list[str], count: int) -> Iterator[str]:
    """Return texts with one thing wrong."""
    for _ in range(count):
        text = chance.choice(texts)
        at, other = sorted((chance.randrange(len(text)), chance.randrange(len(text))))
        match chance.randrange(8):
            case 0:
                yield text[:at] + text[at + 1 :]
            case 1 | 2:
                yield text[:at] + chance.choice(STRANGE) + text[at + 1 :]
            case 3:
                yield text[:at] + chance.choice(STRANGE) + text[at:]
            case 4:
                yield text[:at]
            case 5:
                yield text[:at] + text[other:]
            case 6:
                yield f" {text}" if chance.random() < 0.3 else text.replace(" ", "_")
            case _:
                yield spoilt_words(chance, text)


def spoilt_words(chance: random.Random, text: str) -> str:
    """Return a text with a word missing, twice, or somewhere else."""
    words = re.split(r"([ ,])", text)
    at, other = chance.randrange(len(words)), chance.randrange(len(words))
    match chance.randrange(3):
        case 0:
            del words[at]
        case 1:
            words.insert(at, words[other])
        case _:
            words[at], words[other] = words[other], words[at]
    return "".join(words)


def spoilt_position(chance: random.Random, lines: list[str], count: int) -> Iterator[str]:
    """Return position lines that can be read, but whose monsters cannot stand like that."""
    for _ in range(count):
        line = chance.choice(lines)
        arches = re.findall(r"[a-p]\d+[a-p]\d+/\d", line)
        match chance.randrange(8):
            case 0:
                yield " ".join([*line.split(" ")[:-1], chance.choice(("orange", "green", "purple", "black", "over"))])
            case 1 if arches:
                arch = chance.choice(arches)
                yield line.replace(f",{arch}", "").replace(f"{arch},", "")
            case 2 if arches:
                yield line.replace(chance.choice(arches), chance.choice(arches))
            case 3 if arches:
                arch = chance.choice(arches)
                yield line.replace(arch, shifted(chance, arch))
            case 4:
                *words, turn = line.split(" ")
                rock = f"{chance.choice('cdefghi')}{chance.randint(2, 10)}"
                rocks = [words.pop()] if words[-1].startswith("rocks:") else []
                yield " ".join([*words, f"{rocks[0]},{rock}" if rocks else f"rocks:{rock}", turn])
            case 5 | 6 if len(arches) > 1:
                before, last = chance.choice(list(pairwise(arches)))
                yield line.replace(last, regrown(chance, before, last))
            case _:
                words = line.split(" ")
                seat = chance.randrange(1, len(words) - 1)
                field = words[seat].split(":")
                words[seat] = ":".join([*field[:2], chance.choice(("-", "2/1", "3/3", "1/3,2/5", "4/5"))])
                yield " ".join(words)


def shifted(chance: random.Random, arch: str) -> str:
    """Return an arch one cell further on."""
    column, row = chance.choice(((1, 0), (-1, 0), (0, 1), (0, -1)))

    def shift(cell: re.Match[str]) -> str:
        return f"{chr(ord(cell[1]) + column)}{int(cell[2]) + row}"

    return re.sub(r"([a-p])(\d+)(?=[a-p/])", shift, arch)


def regrown(chance: random.Random, before: str, arch: str) -> str:
    """Return an arch that runs another way, starting beside the one before it."""
    ends = [(ord(cell[0]) - ord("a"), int(cell[1:])) for cell in re.findall(r"[a-p]\d+", f"{before[:-2]} {arch[:-2]}")]
    _, (x, y), (x1, y1), (x2, y2) = ends
    length, ways = abs(x1 - x2) + abs(y1 - y2), ((1, 0), (-1, 0), (0, 1), (0, -1))
    (dx, dy), (ex, ey) = chance.choice(ways), chance.choice(ways)
    near, far = (x + dx, y + dy), (x + dx + length * ex, y + dy + length * ey)
    return "".join(f"{chr(ord('a') + max(0, column))}{max(1, row)}" for column, row in (near, far)) + arch[-2:]


def spoilt_boxes(text: str) -> Iterator[str]:
    """Return box files with one thing wrong, all of them TOML."""
    changes = (
        ("order", "ordre"),
        ('"orange", ', ""),
        ('"orange", ', '"orange", "orange", '),
        ("lake =", "sea ="),
        (".444444444.", ".44444444."),
        (".444444444.", ".44444x444."),
        (".444444444.", ".44444444é."),
        ("43322222334", "43323232334"),
        ("43322222334", "4332222233."),
        ("2", "3"),
        ("[monsters]", "[beasts]"),
        ("green ", "blue "),
        ("2/1 3/2", "2/1 2/1"),
        ("2/1 3/2", "2/1 3/1"),
        ("2/1 3/2", "9/1 3/2"),
        ("2/1 3/2", "2:1 3/2"),
        ('"2/1', '"5/1'),
        ("\n", "\r\n"),
        ("# ", "## "),
    )
    yield text
    for before, after in changes:
        yield text.replace(before, after)
    row = "2" * 17
    yield text.replace(".444444444.", f"{row}\n{row}")
    yield re.sub(r"= \"[1-5]/1 [^\"]*\"", '= ""', text)
