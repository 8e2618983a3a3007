"""How strong the computer plays: all matches that the documentation speaks of, with progress.

python benchmarks/strength.py [NAME ...] [--games N] [--seconds 1] [--folder strength] [--jobs 2] [--before CHECKOUT]

Without names it plays all of them. Games already played are kept in the folder and not repeated, so it can be stopped
at any moment. `--before` is another checkout whose nessie takes three seats of the last match.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import subprocess
import sys
from contextlib import ExitStack
from dataclasses import dataclass, replace
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.progress import Progress

from blockness import Game, Position
from blockness.players import Limit, level, levels
from blockness.players.arena import Games, play_match
from blockness.players.match import Match, hash_of, ranks_of, shares
from blockness.players.ratings import rate
from blockness.players.solved import look_up

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import TracebackType
    from typing import Self


@dataclass(frozen=True)
class FromWonStarts:
    """Games of two from random starts that the table calls won for nessie, who has to win them."""

    games: int
    seconds: float = 1.0

    @property
    def name(self) -> str:
        """What tells it from other matches."""
        return f"from-won-starts-{self.seconds:g}"

    def play(self, number: int) -> dict[str, Any]:
        """Play one from a position with both starters, with nessie in the seat that wins it."""
        chance = random.Random(number)
        while True:
            colours = chance.sample(["orange", "green", "purple", "black"], 2)
            game = Game.start(2, ("classic", "expert")[number % 2], colours)
            while not all(game.position.monsters):
                game.play(chance.choice(game.position.legal_moves))
            known = look_up(game.position)
            if known and len(known.winners) == 1:
                break
        names = ["nessie" if colour in known.winners else "plain-uct" for colour in colours]
        players = [level(name, hash_of(number, seat)) for seat, name in enumerate(names)]
        return played(number, game, names, [player.choose for player in players], self.seconds)


@dataclass(frozen=True)
class AgainstBefore:
    """Nessie at a table with three of the nessie of another checkout."""

    checkout: Path
    games: int
    seconds: float = 1.0

    @property
    def name(self) -> str:
        """What tells it from other matches."""
        return f"against-before-{self.seconds:g}"

    def play(self, number: int) -> dict[str, Any]:
        """Play one."""
        chance, own = random.Random(number // 4), number % 4
        game = Game.start(4, "classic", chance.sample(["orange", "green", "purple", "black"], 4))
        names = ["nessie" if seat == own else "before" for seat in range(4)]
        with ExitStack() as others:
            choose: list[Callable[[Position, Limit], Any]] = [
                level(name, hash_of(number, seat)).choose
                if name == "nessie"
                else others.enter_context(Elsewhere(self.checkout, hash_of(number, seat))).choose
                for seat, name in enumerate(names)
            ]
            return played(number, game, names, choose, self.seconds)


class Elsewhere:
    """A process of another checkout that is asked for moves, one line each."""

    def __init__(self, checkout: Path, seed: int) -> None:
        self.process = subprocess.Popen(
            [sys.executable, __file__, "--answer", str(seed)],
            env=os.environ | {"PYTHONPATH": str(checkout / "src")},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.process.communicate()  # nothing more to ask, which ends it

    def choose(self, position: Position, limit: Limit) -> str:
        """Return its move."""
        assert self.process.stdin
        assert self.process.stdout
        self.process.stdin.write(json.dumps({"position": str(position), "seconds": limit.seconds}) + "\n")
        self.process.stdin.flush()
        return self.process.stdout.readline().strip()


def answer(seed: int) -> None:
    """Be the nessie of this checkout for another one: read questions, print moves."""
    player = level("nessie", seed)
    for line in sys.stdin:
        question = json.loads(line)
        limit = Limit(seconds=question["seconds"])
        print(player.choose(Position.parse(question["position"]), limit), flush=True)


def played(
    number: int, game: Game, names: list[str], choose: list[Callable[[Position, Limit], Any]], seconds: float
) -> dict[str, Any]:
    """Play a game to its end, and return its result like those of a match."""
    moves = []
    while not game.is_over:
        position = game.position
        moves.append(str(choose[int(position.row["turn"][0])](position, Limit(seconds=seconds))))
        game.play(moves[-1])
    standings = [[one.colour, one.rank, one.left, one.perch] for one in game.position.standings]
    colours = list(game.position.colours)
    return {"game": number, "players": names, "colours": colours, "moves": moves, "standings": standings}


def matches(before: Path | None, seconds: float) -> dict[str, tuple[Games, str]]:
    """Return all matches by name, each with the player whose share counts."""
    found: dict[str, tuple[Games, str]] = {}
    for lower, upper in pairwise(one.name for one in levels):
        found[f"{upper}-2"] = Match((upper, lower), 100), upper
        found[f"{upper}-4"] = Match((upper, lower), 60, 4), upper
    for seats, games in ((2, 400), (3, 200), (4, 200)):
        found[f"plain-uct-{seats}"] = Match(("nessie", "plain-uct"), games, seats, seconds=seconds), "nessie"
    found["won-starts"] = FromWonStarts(200, seconds), "nessie"
    if before:
        found["before-4"] = AgainstBefore(before, 200, seconds), "nessie"
    return found


def lost_from_the_start(results: list[dict[str, Any]], player: str) -> str:
    """Say of how many games of two that a player did not win the table knew as much right after the starters."""
    missed = lost = shared = 0
    for result in results:
        if shares(result)[result["players"].index(player)] == 1 or "moves" not in result:
            continue
        position = Position.start(2, "classic", result["colours"])
        for move in result["moves"][:2]:
            position = position.play(move)
        missed += 1
        known = look_up(position)
        winners = known.winners if known else ()
        own = result["colours"][result["players"].index(player)]
        lost += bool(winners) and own not in winners
        shared += own in winners and len(winners) > 1
    return f"{missed} not won; after the starters the table calls {lost} of them lost, {shared} shared"


def main() -> None:
    """Play the matches and print a line for each."""
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("names", nargs="*")
    options.add_argument("--games", type=int, help="of each match, instead of the usual number")
    options.add_argument("--seconds", type=float, default=1.0, help="per move, where nessie plays by the clock")
    options.add_argument("--folder", type=Path, default=Path("strength"))
    options.add_argument("--jobs", type=int)
    options.add_argument("--before", type=Path)
    options.add_argument("--answer", type=int, help=argparse.SUPPRESS)
    chosen = options.parse_args()
    if chosen.answer is not None:
        answer(chosen.answer)
        return
    known = matches(chosen.before, chosen.seconds)
    if unknown := set(chosen.names) - set(known):
        options.error(f"expected some of {', '.join(known)}, got {', '.join(sorted(unknown))}")
    chosen.folder.mkdir(parents=True, exist_ok=True)
    print("| match | games | share | 95 % interval | ranks | |\n|---|---|---|---|---|---|", flush=True)
    for name in chosen.names or known:
        match, player = known[name]
        match = replace(match, games=chosen.games or match.games)  # type: ignore[type-var]
        with Progress(console=Console(stderr=True)) as progress:
            task = progress.add_task(name, total=match.games)
            results = []
            for result in play_match(match, chosen.folder / f"{name}.jsonl", jobs=chosen.jobs):
                results.append(result)
                progress.advance(task)
        rating = next(one for one in rate(results) if one.player == player)
        ranks = [ranks_of(one)[one["players"].index(player)] for one in results]
        counts = " ".join(str(ranks.count(rank)) for rank in range(1, max(ranks) + 1))
        remark = lost_from_the_start(results, player) if name == "plain-uct-2" else ""
        interval = f"{rating.low:.2f} to {rating.high:.2f}"
        print(f"| {name} | {len(results)} | {rating.share:.3f} | {interval} | {counts} | {remark} |", flush=True)


if __name__ == "__main__":
    main()
