"""blockness puzzle: list, show, solve, prove, play, generate."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from blockness.cli.inputs import BoxFile, Language, read_box, start_quickly
from blockness.cli.limits import AsJson
from blockness.locales import say

if TYPE_CHECKING:
    from blockness.box import Box
    from blockness.puzzles import Certificate, Puzzle
    from blockness.puzzles.collection import StoredPuzzle

app = typer.Typer(help="Look at puzzles, solve them, prove them, make new ones.", no_args_is_help=True)
Which = Annotated[
    str,
    typer.Argument(metavar="ID|FILE", help="A puzzle's name, daily, a file, or a puzzle's line.", show_default=False),
]


@app.command("list")
def list_puzzles(
    which: Annotated[str, typer.Argument(metavar="[ID|FILE]", help="Another file, or bank.", show_default=False)] = "",
    grade: Annotated[int | None, typer.Option(min=1, max=5, help="Only this grade.", show_default=False)] = None,
    json: AsJson = False,
    language: Language = None,
) -> None:
    """List the puzzles by name, grade, theme and goal."""
    start_quickly()
    from json import dumps

    from blockness.puzzles.collection import bank, published

    entries = bank() if which == "bank" else readable(entries_of(which)) if which else published()
    found = [entry for entry in entries if grade in (None, entry.grade)]
    if json:
        print(dumps([about(entry, language or "en") for entry in found], ensure_ascii=False))
        return
    for entry in found:
        goal = entry.text.partition(" ")[0]
        print(f"{entry.id:<12} {entry.grade or '-'}  {goal:<10} {entry.title(language or 'en')}")


@app.command()
def show(which: Which, json: AsJson = False, box: BoxFile = None, language: Language = None) -> None:
    """Draw a puzzle and say what it asks for."""
    start_quickly()
    from json import dumps

    from blockness.puzzles.drawing import draw

    chosen = entries_of(which)
    if json:
        data = [about(entry, language or "en", read_box(box)) for entry in chosen]
        print(dumps(data[0] if len(data) == 1 else data, ensure_ascii=False))
        return
    for entry in chosen:
        puzzle = entry.puzzle(read_box(box))
        print(f"{heading(puzzle, language or 'en')}\n\n{draw(puzzle, language=language or 'en')}\n\n{puzzle}")


@app.command()
def solve(which: Which, json: AsJson = False, box: BoxFile = None, language: Language = None) -> None:
    """Print a solution; exit code 1 if there is none."""
    from json import dumps

    proved = proofs(which, read_box(box))
    if json:
        found = [{"id": puzzle.id, "solvable": proof.is_solvable, "line": proof.line} for puzzle, proof in proved]
        print(dumps(found[0] if len(found) == 1 else found))
    else:
        for _, proof in proved:
            print(" ".join(proof.line) if proof.is_solvable else tell(proof, language or "en"))
    if not all(proof.is_solvable for _, proof in proved):
        raise typer.Exit(1)


@app.command()
def prove(which: Which, json: AsJson = False, box: BoxFile = None, language: Language = None) -> None:
    """Search a puzzle exhaustively: can it be solved, and in how many ways? Exit code 1 if it cannot."""
    from dataclasses import asdict
    from json import dumps

    proved = proofs(which, read_box(box))
    if json:
        found = [{"id": puzzle.id, "solvable": proof.is_solvable, **asdict(proof)} for puzzle, proof in proved]
        print(dumps(found[0] if len(found) == 1 else found))
    else:
        for puzzle, proof in proved:
            print(f"{puzzle.id}: {tell(proof, language or 'en', has_opponents=puzzle.goal.kind.has_opponents)}")
    if not all(proof.is_solvable for _, proof in proved):
        raise typer.Exit(1)


@app.command()
def play(which: Which, json: AsJson = False, box: BoxFile = None, language: Language = None) -> None:
    """Solve a puzzle in the terminal."""
    from json import dumps

    from blockness.cli.puzzle_table import PuzzleTable

    table = PuzzleTable(entries_of(which)[0].puzzle(read_box(box)), language or "en", quiet=json)
    course = table.run()
    if json:
        print(dumps({"id": course.puzzle.id, "solved": course.is_solved, "moves": course.moves}))


@app.command()
def generate(
    goal: Annotated[
        str, typer.Option(help="grow, all, some, reach, head, escape, together, block, win, any, open or first.")
    ] = "any",
    grade: Annotated[int | None, typer.Option(min=1, max=5, help="Only this grade.", show_default=False)] = None,
    count: Annotated[int, typer.Option(min=1, help="How many puzzles to make.")] = 10,
    seed: Annotated[int, typer.Option(min=0, help="The same seed makes the same puzzles.")] = 0,
    backend: Annotated[str, typer.Option(help="local, dask or ray.")] = "local",
    address: Annotated[str | None, typer.Option(help="The address of the cluster.", show_default=False)] = None,
    jobs: Annotated[int, typer.Option(min=1, help="How many batches to make at once.")] = 1,
    results: Annotated[Path | None, typer.Option(help="Where to keep all batches.", show_default=False)] = None,
    json: AsJson = False,
) -> None:
    """Make puzzles: proved, minimal, with a trap. If interrupted, it carries on where it stopped."""
    from rich.console import Console
    from rich.progress import Progress

    from blockness.puzzles.collection import write_set
    from blockness.puzzles.making.factory import graded, make

    file = results or Path(f"puzzles-{goal}-{seed}.jsonl")
    found: list[StoredPuzzle] = []
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("puzzles", total=count)
        for data in make(goal, seed, file, backend, jobs, address):
            entry = graded(data, f"{goal}-{seed}-{len(found) + 1}")
            if grade in (None, entry.grade):
                found.append(entry)
                progress.update(task, completed=len(found))
            if len(found) == count:
                break
    print(write_set(found) if json else "\n".join(entry.text for entry in found))


def entries_of(which: str) -> tuple[StoredPuzzle, ...]:
    """Find what was asked for: today's puzzle, a file, a line, or one of our own puzzles."""
    from blockness.puzzles.collection import StoredPuzzle, find, load_set
    from blockness.puzzles.prove import Certificate

    if which == "daily":
        from datetime import date

        from blockness.puzzles.daily import daily

        return (daily(date.today()),)
    if os.path.exists(which):
        return load_set(Path(which))
    if " " in which or ("_" in which and ":" in which):
        return (StoredPuzzle("line", which, "", 0, 0.0, Certificate(0, (), 0)),)
    return load_set(Path(which)) if "." in which or "/" in which else (find(which),)


def readable(entries: tuple[StoredPuzzle, ...]) -> tuple[StoredPuzzle, ...]:
    """Refuse a file with anything but puzzles in it."""
    for entry in entries:
        entry.puzzle()
    return entries


def proofs(which: str, box: Box) -> list[tuple[Puzzle, Certificate]]:
    """Prove every puzzle that was asked for."""
    from blockness.puzzles import prove as search

    return [(puzzle, search(puzzle)) for puzzle in [entry.puzzle(box) for entry in entries_of(which)]]


def tell(proof: Certificate, language: str, *, has_opponents: bool = False) -> str:
    """Put a certificate into words."""
    if not proof.exact:
        return say("puzzle-too-large", language, count=proof.nodes)
    many = say("puzzle-first-moves" if has_opponents else "puzzle-solutions", language, count=proof.solutions)
    nodes = say("puzzle-nodes", language, count=proof.nodes)
    return f"{many if proof.solutions else say('puzzle-unsolvable', language)} {nodes}"


def heading(puzzle: Puzzle, language: str) -> str:
    """Return a puzzle's title and goal."""
    theme = f" · {say(f'puzzle-theme-{puzzle.theme}', language)}" if puzzle.theme else ""
    return f"{puzzle.id}{theme}\n{puzzle.sentence(language)}"


def about(entry: StoredPuzzle, language: str, box: Box | None = None) -> dict[str, Any]:
    """Return everything about a puzzle except its solution."""
    puzzle = entry.puzzle(box)
    return {
        "id": entry.id,
        "chapter": entry.chapter,
        "grade": entry.grade,
        "theme": entry.theme,
        "goal": str(puzzle.goal),
        "sentence": puzzle.sentence(language),
        "variant": puzzle.variant.value,
        "seats": puzzle.seats,
        "text": entry.text,
    }
