"""Plays matches on one machine or a cluster, and never loses a game that was played."""

from __future__ import annotations

import os
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Protocol

from blockness.players.ledger import Foreign, appending, read_ledger
from blockness.players.match import InvalidMatch

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

BACKENDS = ("local", "dask", "ray")


class Games(Protocol):
    """Numbered games, each of which can be played on its own, anywhere."""

    @property
    def name(self) -> str:
        """What tells them from other games."""

    @property
    def games(self) -> int:
        """How many there are."""

    def play(self, number: int) -> dict[str, Any]:
        """Play one and return its result, with its number as `game`."""


def play_match(
    match: Games, file: Path, backend: str = "local", address: str | None = None, jobs: int | None = None
) -> Iterator[dict[str, Any]]:
    """Yield the result of every game, first those that the file holds already, then the others as they end.

    Each is appended to the file and synced before it is yielded, so a match that is started again carries on there.
    """
    header = {"match": match.name}
    known = set()
    for result in read_results(file, header):
        if result["game"] < match.games and result["game"] not in known:
            known.add(result["game"])
            yield result
    missing = [number for number in range(match.games) if number not in known]
    if not missing:
        return
    with cluster(backend, address), appending(file, header) as write:
        for result in play_games(match, missing, backend, jobs or os.cpu_count() or 1):
            write(result)
            yield result


def play_games(match: Games, numbers: list[int], backend: str, jobs: int) -> Iterator[dict[str, Any]]:
    """Play games side by side and yield their results as they end; ray hands them back batch by batch."""
    from joblib import Parallel, delayed

    if backend != "ray":
        yield from Parallel(jobs, return_as="generator_unordered")(delayed(match.play)(number) for number in numbers)
        return
    with Parallel(jobs) as pool:  # the same workers for all batches, because each has to load the kernels
        for first in range(0, len(numbers), 2 * jobs):
            yield from pool(delayed(match.play)(number) for number in numbers[first : first + 2 * jobs])


def read_results(file: Path, header: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Read the games of a match that were played before, one by one."""
    try:
        yield from (result for result in read_ledger(file, header) if "game" in result)
    except Foreign as error:
        if error.line == 1:
            raise InvalidMatch(f"{file} holds the games of another match; name another file") from error
        raise InvalidMatch(f"{file}, line {error.line}: this is no result of a game") from error


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
