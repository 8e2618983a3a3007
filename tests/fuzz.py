"""Feeds strange texts to every parser: each must end in a value or in one of the named errors.

python tests/fuzz.py --inputs 1000000 --seed 1
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections import Counter
from typing import TYPE_CHECKING

from blockness import Box, Cell, Game, Invalid, Move, Position, Record

if TYPE_CHECKING:
    from collections.abc import Callable

STRANGE = "\0\n\r\t \x85\u00a0\u2028\u0663\u0967é😀\ud800[]{}\"'\\/=:,;.-#0123456789abcdefghijklmnopqHTSorangepurple"
WORDS = (
    "classic",
    "expert",
    "over",
    "-",
    "orange:-",
    "black",
    '"""',
    "[monsters]",
    "lake",
    "=",
    "1/1",
    "9" * 5000,
    "[" * 3000,
    "a1",
    "k11",
    "Hd5d8/2",
)


def seeds(chance: random.Random) -> dict[str, list[str]]:
    """Return good texts, to be spoilt."""
    games = []
    for number in range(40):
        game = Game.start(2 + number % 3, ("classic", "expert")[number % 2])
        for _ in range(chance.randint(0, 30)):
            if not game.is_over:
                game.play(chance.choice(game.position.legal_moves))
        games.append(game)
    box = Box.usual()
    toml = f"order = {list(box.order)}\nlake = '''\n" + "\n".join(box.lake) + "\n'''\n[monsters]\n"
    toml += "".join(f'{colour} = "{" ".join(map(str, box.monster(colour)))}"\n' for colour in box.order)
    return {
        "cell": [f"{x}{y}" for x in "adkp" for y in (1, 9, 10, 16)],
        "move": [str(move) for game in games for move in game.position.legal_moves[:5]],
        "position": [str(game.position) for game in games],
        "record": [str(Record.of(game, {"Orange": 'a "quoted" \\ name'})) for game in games],
        "box": [toml],
        "box line": [box.line],
    }


PARSERS: dict[str, Callable[[str], object]] = {
    "cell": Cell,
    "move": Move.parse,
    "position": Position.parse,
    "record": lambda text: Record.read("[" + text if "[" not in text and "\n" not in text else text),
    "box": Box.parse,
    "box line": Box.parse_line,
}


def spoil(text: str, chance: random.Random) -> str:
    """Change a text a little, or a lot."""
    for _ in range(chance.choice((1, 1, 1, 2, 3, 8))):
        at = chance.randint(0, len(text))
        to = min(len(text), at + chance.choice((0, 1, 1, 2, 5, 40)))
        new = chance.choice(
            (
                "",
                chance.choice(STRANGE),
                "".join(chance.choices(STRANGE, k=chance.randint(1, 6))),
                text[at:to] * 2,
                text[chance.randint(0, len(text)) :][: chance.randint(0, 12)],
                chance.choice(WORDS),
            )
        )
        text = text[:at] + new + text[to:]
    return text


def fuzz(name: str, inputs: int, seed: int) -> Counter[str]:
    """Try one parser and count how its inputs ended; anything but a value or a named error comes out as it is."""
    chance = random.Random(f"{seed} {name}")
    texts = seeds(chance)[name]
    ends: Counter[str] = Counter()
    for _ in range(inputs):
        text = spoil(chance.choice(texts), chance)
        try:
            PARSERS[name](text)
            ends["a value"] += 1
        except Invalid as error:
            ends[type(error).__name__ if str(error) else "no sentence"] += 1
        except BaseException:
            print(f"{name}: {text!r}", file=sys.stderr)
            raise
    return ends


def main() -> None:
    """Fuzz every parser."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--inputs", type=int, default=1_000_000, help="for each parser")
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--parser", choices=PARSERS, action="append")
    chosen = options.parse_args()
    for name in chosen.parser or PARSERS:
        began = time.perf_counter()
        ends = fuzz(name, chosen.inputs, chosen.seed)
        print(f"{name}: {chosen.inputs:,} inputs in {time.perf_counter() - began:.0f} s: {dict(ends)}", flush=True)


if __name__ == "__main__":
    main()
