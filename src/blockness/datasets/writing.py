"""Plays the games of a dataset and writes it, and may be stopped at any moment.

Every game is appended to a ledger beside the dataset and synced as soon as it has ended. Parquet needs its footer, so
the dataset itself is written from the ledger once all games are there, under another name until it is complete.
"""

from __future__ import annotations

import json
import os
from typing import TYPE_CHECKING, Any

from blockness.players.arena import play_match
from blockness.players.match import InvalidMatch

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from blockness.datasets.plan import Plan

GROUP = 1 << 12  # rows of a row group, about 40 MB while they are put together


def make_dataset(
    plan: Plan, out: Path, backend: str = "local", address: str | None = None, jobs: int | None = None
) -> Iterator[int]:
    """Play the games that are missing, yielding the number of each game that is there, and write the dataset."""
    check(out)
    for result in play_match(plan, ledger_of(out), backend, address, jobs):
        yield result["game"]
    write(plan, out)


def ledger_of(out: Path) -> Path:
    """Return the file that keeps the games of a dataset."""
    return out.with_name(out.name + ".games.jsonl")


def check(out: Path) -> None:
    """Refuse what can't be written before anything is played, and any file that is no dataset of ours."""
    try:
        import pyarrow.parquet as pq
        from pyarrow import ArrowInvalid
    except ImportError as error:
        raise InvalidMatch("pyarrow is not installed: pip install blockness[dataset]") from error
    if not out.parent.is_dir():
        raise InvalidMatch(f"there is no folder {out.parent}")
    if out.is_dir():
        raise InvalidMatch(f"{out} is a folder; name a file")
    try:
        if out.exists() and b"blockness" not in (pq.read_schema(out).metadata or {}):
            raise InvalidMatch(f"{out} holds something else; name another file")
    except ArrowInvalid as error:
        raise InvalidMatch(f"{out} holds something else; name another file") from error


def write(plan: Plan, out: Path) -> None:
    """Write the dataset from the ledger, game by game in their order; it appears whole or not at all."""
    import pyarrow as pa
    import pyarrow.parquet as pq

    from blockness.datasets.columns import rows_of, schema_of

    schema = schema_of(plan)
    unfinished = out.with_name(out.name + ".unfinished")
    with unfinished.open("wb") as file:
        with pq.ParquetWriter(file, schema, compression="zstd") as writer:
            rows: list[dict[str, Any]] = []
            for result in in_order(plan, ledger_of(out)):
                rows += rows_of(result, plan.match.variant)
                if len(rows) >= GROUP:
                    writer.write_table(pa.Table.from_pylist(rows, schema))
                    rows = []
            if rows:
                writer.write_table(pa.Table.from_pylist(rows, schema))
        file.flush()
        os.fsync(file.fileno())
    unfinished.replace(out)


def in_order(plan: Plan, ledger: Path) -> Iterator[dict[str, Any]]:
    """Yield the games by their numbers, though they stand in the ledger as they ended; one is in memory at a time."""
    with ledger.open("rb") as file:
        places: dict[int, int] = {}
        file.readline()  # what the ledger is about
        place = file.tell()
        for line in file:
            places.setdefault(json.loads(line)["game"], place)
            place += len(line)
        for number in range(plan.games):
            file.seek(places[number])
            yield json.loads(file.readline())
