"""Plays matches on one machine or a cluster, losing no game once it is played."""

from __future__ import annotations

import json
import os
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from blockness.players.match import InvalidMatch, Match

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

BACKENDS = ("local", "dask", "ray")


def play_match(
    match: Match, file: Path, backend: str = "local", address: str | None = None, jobs: int | None = None
) -> Iterator[dict[str, Any]]:
    """Yield the result of every game, first those that the file holds already, then the others as they end.

    Each is appended to the file and synced before it is yielded, so whoever starts the match again goes on from there.
    """
    known = {result["game"]: result for result in read_results(file, match)}
    yield from (known[number] for number in sorted(known) if number < match.games)
    missing = [number for number in range(match.games) if number not in known]
    if not missing:
        return
    with cluster(backend, address), file.open("a", encoding="utf-8") as store:
        if not known:
            write(store, {"match": match.name})
        for result in play_games(match, missing, backend, jobs or os.cpu_count() or 1):
            write(store, result)
            yield result


def play_games(match: Match, numbers: list[int], backend: str, jobs: int) -> Iterator[dict[str, Any]]:
    """Play games side by side and yield their results as they end; ray hands them back batch by batch."""
    from joblib import Parallel, delayed

    if backend != "ray":
        yield from Parallel(jobs, return_as="generator_unordered")(delayed(match.play)(number) for number in numbers)
        return
    for first in range(0, len(numbers), 2 * jobs):
        yield from Parallel(jobs)(delayed(match.play)(number) for number in numbers[first : first + 2 * jobs])


def write(store: Any, data: dict[str, Any]) -> None:
    """Append a line and make sure that it is on the disk."""
    store.write(json.dumps(data) + "\n")
    store.flush()
    os.fsync(store.fileno())


def read_results(file: Path, match: Match) -> list[dict[str, Any]]:
    """Read the games of a match that were played before; a line that was cut off in the writing is played again."""
    if not file.exists():
        return []
    results = []
    raw = file.read_bytes()
    whole = raw[: raw.rfind(b"\n") + 1]
    if whole != raw:
        file.write_bytes(whole)
    for number, line in enumerate(whole.splitlines(), 1):
        try:
            data = json.loads(line)
            if number == 1 and data != {"match": match.name}:
                raise InvalidMatch(f"{file} holds the games of another match; name another file")
            results += [data] if "game" in data else []
        except (ValueError, TypeError) as error:
            if isinstance(error, InvalidMatch):
                raise
            raise InvalidMatch(f"{file}, line {number}: this is no result of a game") from error
    return results


@contextmanager
def cluster(backend: str, address: str | None) -> Iterator[None]:
    """Let joblib send its work to this machine's processors or to a cluster."""
    from joblib import parallel_config

    if backend == "local":
        with parallel_config(backend="loky"):
            yield
    elif backend == "dask":
        try:
            from distributed import Client
        except ImportError as error:
            raise InvalidMatch("dask is not installed: pip install blockness[dask]") from error
        with Client(address) if address else Client(processes=True), parallel_config(backend="dask"):
            yield
    elif backend == "ray":
        try:
            import ray
            from ray.util.joblib import register_ray
        except ImportError as error:
            raise InvalidMatch("ray is not installed: pip install blockness[ray]") from error
        ray.init(address=address, ignore_reinit_error=True)
        register_ray()
        with parallel_config(backend="ray"):
            yield
    else:
        raise InvalidMatch(f"expected the backend {', '.join(BACKENDS)}, got {backend!r}")
