"""blockness review."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from blockness.cli.inputs import Language
from blockness.cli.limits import AsJson, Nodes, Seconds, Seed, Simulations, Threads, read_limit
from blockness.locales import say

if TYPE_CHECKING:
    from blockness.players import Limit, Ply


def review(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record of a game.", show_default=False)],
    seconds: Seconds = None,
    simulations: Simulations = None,
    nodes: Nodes = None,
    seed: Seed = 0,
    threads: Threads = 1,
    json: AsJson = False,
    language: Language = None,
) -> None:
    """Go through a game: what each move cost and who gained by it, how well everybody played, where it turned."""
    from json import dumps

    from rich.console import Console
    from rich.progress import Progress

    from blockness.game import Record
    from blockness.players import review as look
    from blockness.players.review import marked

    record = Record.read(file)
    limit = with_usual(read_limit(seconds, simulations, threads, nodes), record.position.seats)
    with Progress(console=Console(stderr=True), transient=True) as progress:
        plies = marked(list(progress.track(look(record, limit, seed), len(record.moves))))
    if json:
        print(dumps([as_data(one) for one in plies]))
        return
    for one in plies:
        shares = " ".join(f"{colour} {value.share:4.0%}" for colour, value in one.values.items())
        print(f"{one.ply:>3}. {one.colour:<7} {one.move!s:<9} {shares}{'  proved' if one.proved else ''}")
    for line in story(plies, language or "en"):
        print(line)


def with_usual(limit: Limit, seats: int) -> Limit:
    """Return the usual limit of a review in place of whatever nobody has set; with seconds, nothing else counts."""
    from dataclasses import replace

    from blockness.players.review import USUAL

    if limit.seconds is not None:
        return limit
    usual = USUAL[seats]
    return replace(limit, simulations=limit.simulations or usual.simulations, nodes=limit.nodes or usual.nodes)


def story(plies: list[Ply], language: str) -> list[str]:
    """Return the mistakes by size, the turning points in words, the best finds, and how well everybody played."""
    from blockness.players import accuracy

    mistakes = sorted((one for one in plies if one.judgement), key=lambda one: -one.cost)
    lines = ["", say("review-mistakes", language)]
    lines += [f"{one.ply:>3}. {tell_mistake(one, language)}" for one in mistakes]
    lines += [] if mistakes else [f"     {say('review-flawless', language)}"]
    turning = [(one, " ".join(tell_words(one, language))) for one in plies if one.turning]
    if any(words for _, words in turning):
        lines += ["", say("review-turning", language)]
        lines += [f"{one.ply:>3}. {words}" for one, words in turning if words]
    finds = [one for one in plies if one.find]
    if finds:
        lines += ["", say("review-finds", language)]
        lines += [f"{one.ply:>3}. {tell_find(one, language)}" for one in finds]
    lines += ["", say("review-accuracy", language)]
    found = accuracy(plies).items()
    return lines + [f"     {say('review-accurate', language, colour=one, share=percent(it))}" for one, it in found]


def tell_mistake(one: Ply, language: str) -> str:
    """Say what a move cost, and who gained by it."""
    details = {"colour": one.colour, "move": str(one.move), "best": str(one.best)}
    said = say("review-mistake", language, **details, size=one.judgement, by=one.by, share=percent(one.cost))
    gains = [(colour, percent(share)) for colour, share in one.gained.items() if percent(share) > 0]
    return " ".join([said, *(say("review-gained", language, colour=colour, share=share) for colour, share in gains)])


def tell_find(one: Ply, language: str) -> str:
    """Say how good a find was."""
    return say("review-find", language, colour=one.colour, move=str(one.move), share=percent(one.kept))


def tell_words(one: Ply, language: str) -> list[str]:
    """Put the facts about a move into sentences."""
    return [
        say(
            f"remark-{remark.key}",
            language,
            **remark.details
            | {
                "name": say("monster", language, colour=remark.details["colour"]),
                "other": say("monster-turn", language, turn=remark.details.get("other", "")),
                "move": say("remark-move", language, move=remark.details.get("move", "")),
            },
        )
        for remark in one.words
    ]


def percent(share: float) -> int:
    """Return a share in percent."""
    return round(100 * share)


def as_data(one: Ply) -> dict[str, Any]:
    """Return a ply as plain data."""
    return {
        "ply": one.ply,
        "colour": one.colour,
        "move": str(one.move),
        "best": str(one.best),
        "cost": one.cost,
        "gained": one.gained,
        "shares": {colour: value.share for colour, value in one.values.items()},
        "left": {colour: value.left for colour, value in one.values.items()},
        "proved": one.proved,
        "judgement": one.judgement,
        "by": one.by,
        "forced": one.forced,
        "passed": list(one.passed),
        "kept": one.kept,
        "turning": one.turning,
        "find": one.find,
        "words": [{"key": remark.key, "details": remark.details} for remark in one.words],
    }
